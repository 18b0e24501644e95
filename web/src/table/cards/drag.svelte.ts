/** Dragging a card onto another, onto a group or onto a site: the same as choosing the option that names both. */

import { namesIn } from "../../lib/codes";
import type { TableUi } from "../../lib/ui.svelte";
import type { Option } from "../../lib/types";

/** How far the pointer goes before it is a drag, and how long a finger rests first: a finger that goes at once scrolls. */
const SLIP = 8;
const REST = 220;
/** How near to an edge the field scrolls, how far at once, and after how many milliseconds again. */
const EDGE = 44;
const STEP = 14;
const AGAIN = 30;

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
  /** The thing under it, if something can be done with both, and what that is. */
  over = $state("");
  ways = $state.raw<Option[]>([]);

  /** What lies under the pointer: a card, the group that it lies in, or the area round the groups. */
  private targets(): string[] {
    const element = document.elementFromPoint(this.x, this.y);
    const card = element?.closest<HTMLElement>("[data-card]")?.dataset.card ?? "";
    const group = element?.closest<HTMLElement>("[data-group]");
    const around = group ? "" : (element?.closest<HTMLElement>("[data-around]")?.dataset.around ?? "");
    return [card, group?.dataset.group ?? "", around].filter(Boolean);
  }

  private look(ui: TableUi): void {
    this.over = this.targets().find((target) => joining(ui.options, this.card, target).length) ?? "";
    this.ways = joining(ui.options, this.card, this.over);
  }

  /** A crowded field moves under a card that is held at its edge or beyond it. */
  private scroll(): void {
    const field = document.querySelector<HTMLElement>(".field");
    const box = field?.getBoundingClientRect();
    if (!field || !box) return;
    if (this.y < box.top + EDGE) field.scrollTop -= STEP;
    else if (this.y > box.bottom - EDGE) field.scrollTop += STEP;
  }

  /** An attachment for a card: it can be dragged while an option names it, by a finger after a short rest. */
  of(ui: TableUi, code: () => string) {
    return (element: HTMLElement) => {
      let from: { x: number; y: number } | null = null;
      /** Whether a finger has rested long enough. */
      let armed = false;
      let timer = 0;
      let scrolling = 0;
      const move = (event: PointerEvent) => {
        if (!from) return;
        const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP;
        if (!this.card && far && !armed) return stop();
        [this.x, this.y] = [event.clientX, event.clientY];
        if (!this.card && far) {
          this.card = code();
          scrolling = window.setInterval(() => (this.scroll(), this.look(ui)), AGAIN);
        }
        if (this.card) this.look(ui);
      };
      const up = (event: PointerEvent) => {
        if (!this.card) return stop();
        [this.x, this.y] = [event.clientX, event.clientY];
        this.look(ui);
        const [dragged, ways] = [this.card, this.ways];
        stop();
        // The click that ends a drag is none; a finger that was dragged makes no click at all.
        const swallow = (click: MouseEvent) => (click.stopPropagation(), click.preventDefault());
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => {
          removeEventListener("click", swallow, { capture: true });
          if (ways.length === 1) ui.decide(ways[0]!.code);
          else if (ways.length) ui.pick(dragged, "", [], { x: event.clientX, y: event.clientY });
        }, 30);
      };
      const stop = () => {
        clearTimeout(timer);
        clearInterval(scrolling);
        from = null;
        armed = false;
        this.card = this.over = "";
        this.ways = [];
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", up);
        removeEventListener("pointercancel", stop);
      };
      const down = (event: PointerEvent) => {
        if (event.button !== 0 || !ui.named.has(code())) return;
        from = { x: event.clientX, y: event.clientY };
        armed = event.pointerType === "mouse";
        if (!armed) timer = window.setTimeout(() => (armed = true), REST);
        addEventListener("pointermove", move);
        addEventListener("pointerup", up);
        addEventListener("pointercancel", stop);
      };
      // A finger that drags a card does not scroll the page as well.
      const hold = (event: TouchEvent) => armed && event.cancelable && event.preventDefault();
      element.addEventListener("pointerdown", down);
      element.addEventListener("touchmove", hold, { passive: false });
      return () => {
        if (from) queueMicrotask(stop);
        element.removeEventListener("pointerdown", down);
        element.removeEventListener("touchmove", hold);
      };
    };
  }
}

export const dragging = new Dragging();
