/** Pointing at something with a mouse, holding a finger on it, or reaching it with the keyboard. */

/** Milliseconds of a long press, and how far the finger may slip meanwhile. */
const HOLD = 450;
const SLIP = 8;

export interface Pointing {
  on: (element: Element) => void;
  off: () => void;
}

/** What shows something when the focus reaches it or a part of it. */
const reached = new WeakMap<Element, { on: () => void; off: () => void }>();

/** Listened for once on the page: a listener of its own would make every figure of a drawing a stop of the Tab key. */
function listen(): void {
  const above = (event: FocusEvent) => {
    const found = [];
    for (let at = event.target as Element | null; at; at = at.parentElement) found.push(reached.get(at));
    return found.filter((one) => one !== undefined);
  };
  document.addEventListener("focusin", (event) => {
    if ((event.target as Element).matches(":focus-visible")) for (const one of above(event)) one.on();
  });
  document.addEventListener("focusout", (event) => above(event).forEach((one) => one.off()));
}
let listening = false;

/** An attachment for an element; a click that ends a long press is not a click. */
export function pointed({ on, off }: Pointing) {
  return (element: HTMLElement | SVGElement) => {
    let timer = 0;
    let held = false;
    let start = { x: 0, y: 0 };
    const stop = () => clearTimeout(timer);
    // An element may go, and lose the focus, while the page is being drawn: then nothing may change.
    const later = () => queueMicrotask(off);
    const listeners: [string, (event: any) => void, boolean?][] = [
      ["pointerenter", (event: PointerEvent) => event.pointerType === "mouse" && on(element)],
      ["pointerleave", (event: PointerEvent) => (stop(), event.pointerType === "mouse" && off())],
      [
        "pointerdown",
        (event: PointerEvent) => {
          held = false;
          stop();
          if (event.pointerType === "mouse") return;
          off();
          start = { x: event.clientX, y: event.clientY };
          timer = window.setTimeout(() => ((held = true), on(element)), HOLD);
        },
      ],
      [
        "pointermove",
        (event: PointerEvent) => Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP && stop(),
      ],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["contextmenu", (event: Event) => held && event.preventDefault()],
      [
        "click",
        (event: MouseEvent) => held && ((held = false), event.preventDefault(), event.stopImmediatePropagation()),
        true,
      ],
    ];
    if (!listening) listen();
    listening = true;
    reached.set(element, { on: () => on(element), off: later });
    for (const [name, listener, early] of listeners) element.addEventListener(name, listener, early ?? false);
    return () => {
      stop();
      later();
      reached.delete(element);
      for (const [name, listener, early] of listeners) element.removeEventListener(name, listener, early ?? false);
    };
  };
}
