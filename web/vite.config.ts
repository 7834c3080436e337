import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./build/compressed.ts";
import { gameIcons } from "./build/game-icons.ts";

const server = process.env.HOLDFAST_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./",
  plugins: [svelte(), gameIcons(), compressed()],
  resolve: {
    alias: { "~": fileURLToPath(new URL("./src", import.meta.url)) },
    ...(process.env.VITEST && { conditions: ["browser"] }),
  },
  build: {
    outDir: "../holdfast/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Icons that several pages share come in a few files, not each in one of its own.
        codeSplitting: {
          groups: [
            {
              name: "icons",
              test: /^\0game-icons:/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 6_000,
            },
          ],
        },
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: {
    environment: "happy-dom",
    pool: "vmThreads",
    include: ["{src,build}/**/*.test.ts"],
    setupFiles: ["src/testing/i18n.ts", "src/testing/patience.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
