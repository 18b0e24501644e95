/** Updates that wait to be shown: one after the other while there is time, the newest alone when there is none. */

import type { Update } from "./types";

/** Milliseconds between two steps that are shown, at the usual speed. */
const PAUSE = 240;
/** Milliseconds in which all that wait are shown. */
const LONGEST = 2500;
/** The most updates that wait for their turn: with more of them the table has fallen behind. */
const MOST = 25;
/** Milliseconds that a table which draws without a pause leaves to the answer of the hand. */
const HAND = 150;

export interface Pace {
  /** How many times as long as usual a step lasts; 0 shows no steps. */
  factor: () => number;
  /** Whether somebody can look at the page: a hidden one draws nothing. */
  seen: () => boolean;
  show: (update: Update) => void;
  /** Whether this page decides anything; who only looks on can wait for the newest. */
  decides?: () => boolean;
}

/** Several updates as one: the newest position, with all the lines of the log that led there. */
export function joined(updates: Update[]): Update {
  const anew = updates.findLastIndex((update) => update.fresh);
  const parts = updates.slice(Math.max(anew, 0));
  const [first, newest] = [parts[0]!, parts.at(-1)!];
  // A gap between two of them stays one, and is found where the log is put together.
  if (parts.some((part, at) => at > 0 && part.logFrom !== parts[at - 1]!.logTo)) return newest;
  return { ...newest, fresh: first.fresh, logFrom: first.logFrom, log: parts.flatMap((part) => part.log) };
}

export class Steps {
  private waiting: Update[] = [];
  private frame = 0;
  private timer = 0;
  /** Whether more came than can be followed; until nothing waits any more only the newest is drawn. */
  behind = false;

  constructor(private readonly pace: Pace) {}

  /** The newest update, if it has not been shown yet. */
  get newest(): Update | undefined {
    return this.waiting.at(-1);
  }

  take(update: Update): void {
    this.waiting.push(update);
    if (this.waiting.length > MOST) this.behind = true;
    if (!this.frame && !this.timer) this.plan();
  }

  /** Draw at the next frame; frames of a hidden page do not come, and nobody waits for them. */
  private plan(): void {
    if (this.pace.seen()) this.frame = requestAnimationFrame(this.draw);
    else this.timer = setTimeout(this.draw) as unknown as number;
  }

  private draw = (): void => {
    this.frame = this.timer = 0;
    const factor = this.pace.factor();
    const whole = this.behind || !factor || !this.pace.seen();
    const next = this.waiting.splice(0, whole ? this.waiting.length : 1);
    if (!next.length) return;
    const begun = performance.now();
    this.pace.show(joined(next));
    const pause = factor * Math.min(PAUSE, LONGEST / (this.waiting.length + 1));
    // A page that draws without a pause would not hear the hand: it rests as long as the drawing took.
    this.timer = setTimeout(() => {
      const rest = performance.now() - begun;
      this.timer = setTimeout(this.rested, Math.max(rest, pause - rest)) as unknown as number;
    }) as unknown as number;
  };

  private rested = (): void => {
    this.timer = 0;
    if (this.waiting.length) this.plan();
    else this.behind = false;
  };

  /** A hand at the page: all that waits is shown at once, but not before its answer where drawing never ends. */
  skip = (): void => {
    this.stop();
    if (this.behind || (!this.pace.factor() && this.pace.decides?.() === false)) {
      this.timer = setTimeout(this.rested, HAND) as unknown as number;
      return;
    }
    const next = this.waiting.splice(0);
    if (next.length) this.pace.show(joined(next));
  };

  stop(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.frame = this.timer = 0;
  }
}
