import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** A page is made anew for every table, seat and replay: what it was given at first is all it needs to read once. */
const meant = new Set(["state_referenced_locally"]);

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, warningFilter: (warning) => !meant.has(warning.code) },
};
