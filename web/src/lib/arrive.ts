/** Cards that come into a hand fly there from their deck. */

import { motion } from "./motion.svelte";

/** Milliseconds of a flight at the usual speed. */
const FLIGHT = 620;

/** An attachment for a card of a hand: if it was not there before it flies in from the element that a selector finds. */
export function arrives(known: Set<string>, card: string, deck: string) {
  return (element: HTMLElement) => {
    const fresh = !known.has(card);
    known.add(card);
    // Where it will lie is known after the hand has been laid out.
    const frame = fresh && motion.on ? requestAnimationFrame(() => fly(element, deck)) : 0;
    return () => {
      cancelAnimationFrame(frame);
      queueMicrotask(() => !element.isConnected && known.delete(card));
    };
  };
}

function fly(element: HTMLElement, deck: string): void {
  const from = document.querySelector(deck)?.getBoundingClientRect();
  const to = element.getBoundingClientRect();
  if (!from || !from.width || !to.width || document.hidden) return;
  const flying = element.cloneNode(true) as HTMLElement;
  flying.classList.add("flying");
  flying.setAttribute("aria-hidden", "true");
  flying.inert = true;
  Object.assign(flying.style, {
    position: "fixed",
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: "0",
    zIndex: "14",
    pointerEvents: "none",
  });
  document.body.append(flying);
  element.style.visibility = "hidden";
  const [dx, dy] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  const flight = flying.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(0.2) rotate(-14deg)`, opacity: 0.3 },
      { transform: `translate(${dx * 0.4}px, ${dy * 0.5 - 40}px) scale(0.8) rotate(5deg)`, opacity: 1, offset: 0.6 },
      { transform: "none" },
    ],
    { duration: FLIGHT * motion.factor, easing: "ease-out" },
  );
  const land = () => {
    flying.remove();
    element.style.visibility = "";
  };
  flight.onfinish = flight.oncancel = land;
}
