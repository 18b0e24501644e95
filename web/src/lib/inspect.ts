/** Pointing at a figure shows its card. */

import { pointed } from "./hold";
import type { TableUi } from "./ui.svelte";

/** Milliseconds before the card opens, so that it does not follow a pointer that only passes. */
const PAUSE = 220;

/** The things whose cards the figures of a region of the map show. */
export const sheetsAt = (region: string): string[] =>
  [...document.querySelectorAll<SVGElement>(`[data-at="${region}"] [data-sheet]`)].map((one) => one.dataset.sheet!);

export function inspects(ui: TableUi, thing: string) {
  let timer = 0;
  const attach = pointed({
    on: (element) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => (ui.inspected = { thing, box: element.getBoundingClientRect() }), PAUSE);
    },
    off: () => {
      clearTimeout(timer);
      if (ui.inspected?.thing === thing) ui.inspected = null;
    },
  });
  return (element: HTMLElement | SVGElement) => {
    element.dataset.sheet = thing;
    return attach(element);
  };
}
