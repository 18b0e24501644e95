/** How fast things happen on the table, and how loud. */

import { keepSetting, readSetting } from "./settings.svelte";

export const SPEEDS = ["off", "fast", "usual", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];
/** How many times as long as usual. */
const FACTORS: Record<Speed, number> = { off: 0, fast: 0.5, usual: 1, slow: 2 };

class Motion {
  speed = $state<Speed>(SPEEDS.find((one) => one === readSetting("speed")) ?? "usual");
  /** From nothing to one; a phone is silent until somebody wants it otherwise. */
  volume = $state(firstVolume());
  /** Whether so much happens that nothing can be shown on its way. */
  hurried = $state(false);
  private still = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => (this.still = event.matches));
  }

  get on(): boolean {
    return this.factor > 0 && !this.hurried;
  }

  get factor(): number {
    return this.still ? 0 : FACTORS[this.speed];
  }

  /** Seconds that a piece takes from one place to another. */
  get seconds(): number {
    return 0.7 * this.factor;
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    keepSetting("speed", speed);
  }

  setVolume(volume: number): void {
    this.volume = volume;
    keepSetting("volume", String(volume));
  }
}

function firstVolume(): number {
  const kept = Number(readSetting("volume") || NaN);
  return Number.isNaN(kept) ? (matchMedia("(pointer: coarse)").matches ? 0 : 0.4) : kept;
}

export const motion = new Motion();
