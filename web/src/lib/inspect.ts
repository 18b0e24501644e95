/** Pointing at a figure shows its card. */

import { pointed } from "./hold";
import type { TableUi } from "./ui.svelte";

/** Milliseconds before the card opens, so that it does not follow a pointer that only passes. */
const PAUSE = 220;

export function inspects(ui: TableUi, thing: string) {
  let timer = 0;
  return pointed({
    on: (element) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => (ui.inspected = { thing, box: element.getBoundingClientRect() }), PAUSE);
    },
    off: () => {
      clearTimeout(timer);
      if (ui.inspected?.thing === thing) ui.inspected = null;
    },
  });
}
