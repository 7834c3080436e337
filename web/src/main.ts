import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.ts";
import "./look/theme.css";

mount(App, { target: document.getElementById("page")! });
