/** Clocks that run on the page between two updates. */

import type { Followed } from "../lib/live.svelte";

export class Clocks {
  private now = $state(performance.now());

  /** For a part of the page; it stops with that part. */
  constructor(private readonly live: Followed) {
    $effect(() => {
      if (!live.clock?.running.length) return;
      const timer = setInterval(() => (this.now = performance.now()), 250);
      return () => clearInterval(timer);
    });
  }

  /** Seconds left to a seat at this moment; below zero is grace. None for a machine, or without clocks. */
  left(seat: number): number | null {
    const clock = this.live.clock;
    const seconds = clock?.left[seat];
    if (!clock || seconds == null) return null;
    return clock.running.includes(seat) ? seconds - Math.max(0, this.now - this.live.clockAt) / 1000 : seconds;
  }
}

/** Seconds as people read them: 4:05, 1:20:00, 2 d 03:00. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (value: number) => `${value}`.padStart(2, "0");
  const [days, hours, minutes] = [
    Math.floor(whole / 86_400),
    Math.floor(whole / 3600) % 24,
    Math.floor(whole / 60) % 60,
  ];
  if (days) return `${days} d ${two(hours)}:${two(minutes)}`;
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
