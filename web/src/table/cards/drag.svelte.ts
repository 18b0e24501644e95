/** Dragging a card onto another, onto a group or onto a site: the same as choosing the option that names both. */

import { namesIn } from "../../lib/codes";
import type { TableUi } from "../../lib/ui.svelte";
import type { Option } from "../../lib/types";

/** How far the pointer goes before it is a drag. */
const SLIP = 8;

/** The options that name two things. */
export const joining = (options: Option[], one: string, other: string): Option[] =>
  one && other && one !== other
    ? options.filter((option) => {
        const names = namesIn(option);
        return names.includes(one) && names.includes(other);
      })
    : [];

class Dragging {
  /** The card that is dragged, and where the pointer is. */
  card = $state("");
  x = $state(0);
  y = $state(0);
  /** The thing under it, if something can be done with both. */
  over = $state("");

  /** What lies under the pointer: a card, or the group that it lies in. */
  private targets(event: PointerEvent): string[] {
    const element = document.elementFromPoint(event.clientX, event.clientY);
    const card = element?.closest<HTMLElement>("[data-card]")?.dataset.card ?? "";
    const group = element?.closest<HTMLElement>("[data-group]")?.dataset.group ?? "";
    return [card, group].filter(Boolean);
  }

  /** An attachment for a card: with the mouse it can be dragged while an option names it. */
  of(ui: TableUi, code: () => string) {
    return (element: HTMLElement) => {
      let from: { x: number; y: number } | null = null;
      const found = (event: PointerEvent) =>
        this.targets(event).find((target) => joining(ui.options, this.card, target).length) ?? "";
      const move = (event: PointerEvent) => {
        if (!from) return;
        if (!this.card && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) this.card = code();
        [this.x, this.y] = [event.clientX, event.clientY];
        if (this.card) this.over = found(event);
      };
      const up = (event: PointerEvent) => {
        stop();
        if (!this.card) return;
        const ways = joining(ui.options, this.card, found(event));
        const dragged = this.card;
        this.card = this.over = "";
        // The click that ends a drag is none.
        addEventListener("click", (click) => (click.stopPropagation(), click.preventDefault()), {
          capture: true,
          once: true,
        });
        setTimeout(() => {
          if (ways.length === 1) ui.decide(ways[0]!.code);
          else if (ways.length) ui.pick(dragged, "", [], { x: event.clientX, y: event.clientY });
        });
      };
      const stop = () => {
        from = null;
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", up);
      };
      const down = (event: PointerEvent) => {
        if (event.pointerType !== "mouse" || event.button !== 0 || !ui.named.has(code())) return;
        from = { x: event.clientX, y: event.clientY };
        addEventListener("pointermove", move);
        addEventListener("pointerup", up);
      };
      element.addEventListener("pointerdown", down);
      return () => {
        stop();
        element.removeEventListener("pointerdown", down);
      };
    };
  }
}

export const dragging = new Dragging();
