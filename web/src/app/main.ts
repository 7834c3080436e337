import { mount } from "svelte";
import App from "./App.svelte";
import "~/ui/fonts.ts";
import "~/ui/theme.css";
import "~/ui/utilities.css";

mount(App, { target: document.getElementById("page")! });
