import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      // The compiler knows undefined names better.
      "no-undef": "off",
      // What a game's view holds is the game's own business.
      "@typescript-eslint/no-explicit-any": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      "@typescript-eslint/no-unused-expressions": "off",
      // A space at the edge of a block is written {" "}.
      "svelte/no-useless-mustaches": "off",
      // The compiler itself warns of these, in `npm run check`.
      "svelte/no-unused-svelte-ignore": "off",
      // Plain sets and maps are made anew where they change.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  { ignores: ["node_modules/"] },
);
