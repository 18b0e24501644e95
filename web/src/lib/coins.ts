/** Coins that go from one place of the table to another. */

import { motion } from "./motion.svelte";

/** Milliseconds of a coin's way at the usual speed, and between one coin and the next. */
const FLIGHT = 520;
const APART = 70;
/** More than these go as one heap. */
const MOST = 8;

const middleOf = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** Lets a number of coins go from one element to another, where motion is wanted. */
export function sendCoins(count: number, from: Element | null, to: Element | null): void {
  const [start, end] = [from?.getBoundingClientRect(), to?.getBoundingClientRect()];
  if (!motion.on || document.hidden || !start?.width || !end?.width) return;
  const [a, b] = [middleOf(start), middleOf(end)];
  for (let at = 0; at < Math.min(count, MOST); at++) {
    const coin = document.createElement("span");
    coin.className = "coin-going";
    coin.setAttribute("aria-hidden", "true");
    Object.assign(coin.style, { left: `${a.x}px`, top: `${a.y}px` });
    document.body.append(coin);
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const way = coin.animate(
      [
        { transform: "translate(-50%, -50%) scale(0.6)", opacity: 0 },
        { transform: `translate(calc(${dx / 2}px - 50%), calc(${dy / 2 - 30}px - 50%)) scale(1.3)`, opacity: 1 },
        { transform: `translate(calc(${dx}px - 50%), calc(${dy}px - 50%))`, opacity: 1 },
      ],
      { duration: FLIGHT * motion.factor, delay: at * APART * motion.factor, easing: "ease-in-out", fill: "backwards" },
    );
    way.onfinish = way.oncancel = () => coin.remove();
  }
}
