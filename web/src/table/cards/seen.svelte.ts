/** The card that is shown large, and where it lies on the page. */

import type { TableUi } from "../../lib/ui.svelte";

class Seen {
  code = $state("");
  box = $state.raw({ left: 0, right: 0, top: 0, bottom: 0 });

  show(code: string, element: Element): void {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    this.box = { left, right, top, bottom };
    this.code = code;
  }

  /** The card whose page is open, with rulings, rules and words. */
  page = $state("");

  hide(): void {
    this.code = "";
  }

  /** Opens the page of a card. */
  read(ui: TableUi, code: string): void {
    this.hide();
    this.page = code;
    ui.dialog = "card";
  }
}

export const seen = new Seen();
