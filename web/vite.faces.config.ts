import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The drawn faces for the card lists of the documentation site: one script that brings its styles along. */
export default defineConfig({
  plugins: [svelte({ compilerOptions: { css: "injected" } })],
  publicDir: false,
  build: {
    outDir: "../build/faces",
    emptyOutDir: true,
    target: "es2022",
    lib: { entry: "src/faces.ts", formats: ["iife"], name: "faces", fileName: () => "faces.js" },
  },
});
