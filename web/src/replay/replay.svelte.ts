/** A game that is shown again: the same as a live table for boards, cards and log, but moved by whoever looks on. */

import type { Followed } from "../lib/live.svelte";
import { stillInfo, StillTable } from "../lib/still";
import type { Entry, Problem, TableInfo, Update } from "../lib/types";
import { framesOf, replayOf, type Frame, type ReplayInfo } from "./api";

/** Frames that are fetched together. */
const CHUNK = 25;
/** Milliseconds between two decisions at speed 1. */
const PACE = 1000;
export const SPEEDS = [0.5, 1, 2, 4, 8];

export class Replay extends StillTable implements Followed {
  info = $state.raw<ReplayInfo | null>(null);
  /** The moment to show: how many decisions have been taken. */
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  problem = $state.raw<Problem | null>(null);
  /** The seat from which to look, if somebody has chosen one. */
  private chosen = $state<number | null>(null);
  private frames = $state.raw<Map<number, Frame>>(new Map());
  private fetching = new Set<number>();
  private timer = 0;

  constructor(
    readonly id: string,
    at: number | null,
    seat: number | null,
  ) {
    super();
    this.chosen = seat;
    void this.load(at);
  }

  private async load(at: number | null): Promise<void> {
    try {
      const info = await replayOf(this.id, this.chosen);
      this.frames = new Map();
      this.info = info;
      this.go(at ?? this.at);
    } catch (error) {
      this.problem = (error as { problem?: Problem }).problem ?? { title: "", status: 0, detail: String(error) };
    }
  }

  get last(): number {
    return this.info?.last ?? 0;
  }

  /** Go to a moment. */
  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, Math.round(at) || 0));
    void this.fetch(this.at);
    // What comes next is there before it is needed.
    void this.fetch(Math.min(this.last, this.at + 12));
    if (this.at > 12) void this.fetch(this.at - 12);
    if (this.at >= this.last) this.pause();
  }

  /** The turn at this moment, as its place among the turns. */
  get turn(): number {
    return (this.info?.turns ?? []).findLastIndex((turn) => turn.at <= this.at);
  }

  /** Go so many turns on, or back; back means the start of this turn first. */
  goTurns(count: number): void {
    const turns = this.info?.turns ?? [];
    const here = turns[this.turn]?.at ?? 0;
    const back = count < 0 && this.at > here ? count + 1 : count;
    const target = this.turn + back;
    this.go(target >= turns.length ? this.last : (turns[Math.max(0, target)]?.at ?? 0));
  }

  private async fetch(at: number): Promise<void> {
    const first = Math.floor(at / CHUNK) * CHUNK;
    if (this.frames.has(at) || this.fetching.has(first)) return;
    this.fetching.add(first);
    const seat = this.chosen;
    try {
      const found = await framesOf(this.id, first, CHUNK, seat);
      if (seat !== this.chosen) return;
      if (found.number !== this.info?.number) {
        // The game has gone on, or back, in the meantime.
        await this.load(this.at);
        return;
      }
      const frames = new Map(this.frames);
      found.frames.forEach((frame, offset) => frames.set(first + offset, frame));
      this.frames = frames;
    } catch (error) {
      this.problem = (error as { problem?: Problem }).problem ?? { title: "", status: 0, detail: String(error) };
    } finally {
      this.fetching.delete(first);
      if (seat !== this.chosen) void this.fetch(this.at);
    }
  }

  play(): void {
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    this.next();
  }

  private next(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.timer = window.setTimeout(() => {
      // Nothing is passed over while it is still on its way.
      if (this.frames.has(this.at + 1) || this.at >= this.last) this.go(this.at + 1);
      else void this.fetch(this.at + 1);
      this.next();
    }, PACE / this.speed);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Look from another seat. */
  lookFrom(seat: number): void {
    this.chosen = seat;
    void this.load(this.at);
  }

  /** The frame of this moment, or the last one shown while it is on its way. */
  private shown: Frame | undefined;
  readonly frame = $derived.by((): Frame | undefined => {
    this.shown = this.frames.get(this.at) ?? this.shown;
    return this.shown;
  });

  // What boards, cards and log want to know

  readonly table = $derived.by((): TableInfo | null => this.info && stillInfo(this.info));
  readonly log = $derived.by((): Entry[] => this.info?.log.slice(0, this.info.read[this.at]) ?? []);
  readonly readTo = $derived(this.info?.read[Math.max(0, this.at - 1)] ?? 0);
  readonly update = $derived.by((): Update | null => {
    const frame = this.frame;
    if (!frame) return null;
    const { view, path, toAct, winners, ending } = frame;
    const log = { log: this.log, fresh: true, logFrom: 0, logTo: this.log.length };
    return {
      type: "update",
      number: this.at,
      decisions: this.at,
      ...log,
      view,
      path,
      toAct,
      question: null,
      winners,
      ending,
    };
  });
  get seat(): number {
    return this.info?.seat ?? -1;
  }

  // Nobody decides in a replay.
  decide(): void {}

  override close(): void {
    this.pause();
  }
}
