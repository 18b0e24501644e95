import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { joined, Steps } from "./steps";
import type { Entry, Update } from "./types";

const line = (number: number): Entry => ({ key: `g-log-${number}`, about: {} });

/** The update with a number, with one line of the log. */
const update = (number: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  number,
  decisions: number,
  fresh: false,
  logFrom: number - 1,
  logTo: number,
  log: [line(number)],
  view: { at: number },
  path: [],
  toAct: [],
  question: null,
  winners: [],
  ending: "",
  ...more,
});
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe("several updates as one", () => {
  it("is the newest position with every line on the way", () => {
    const one = joined([update(4), update(5), update(6)]);
    expect(one.view).toEqual({ at: 6 });
    expect([one.logFrom, one.logTo]).toEqual([3, 6]);
    expect(one.log).toEqual([line(4), line(5), line(6)]);
  });
  it("begins where the log began anew", () => {
    const one = joined([update(4), update(5, { fresh: true, logFrom: 0, log: [line(1)], logTo: 2 }), update(3)]);
    expect([one.fresh, one.logFrom]).toEqual([true, 0]);
    expect(one.log).toEqual([line(1), line(3)]);
  });
  it("hides no gap", () => {
    const one = joined([update(4), update(6)]);
    expect([one.logFrom, one.log.length]).toEqual([5, 1]);
  });
});

describe("updates that wait", () => {
  let shown: Update[];
  let factor: number;
  let seen: boolean;
  let costs: number;
  let steps: Steps;
  const linesShown = () => shown.flatMap(({ log }) => log);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 16));
    vi.stubGlobal("cancelAnimationFrame", (frame: number) => clearTimeout(frame));
    [shown, factor, seen, costs] = [[], 0, true, 0];
    steps = new Steps({
      factor: () => factor,
      seen: () => seen,
      show: (next) => {
        vi.setSystemTime(Date.now() + costs);
        shown.push(next);
      },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("are drawn once in a frame, the newest alone", () => {
    for (const number of numbers(1, 7)) steps.take(update(number));
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(16);
    expect(shown.map(({ number }) => number)).toEqual([7]);
    expect(linesShown()).toEqual(numbers(1, 7).map(line));
  });

  it("of a fast game are not drawn more often than frames come, and no line is lost", () => {
    for (const number of numbers(1, 140)) {
      steps.take(update(number));
      vi.advanceTimersByTime(2);
    }
    vi.runAllTimers();
    expect(shown.length).toBeLessThan(25);
    expect(shown.at(-1)?.number).toBe(140);
    expect(linesShown()).toEqual(numbers(1, 140).map(line));
  });

  it("are shown one after the other where there is motion", () => {
    factor = 1;
    for (const number of numbers(1, 3)) steps.take(update(number));
    vi.advanceTimersByTime(20);
    expect(shown.length).toBe(1);
    vi.advanceTimersByTime(400);
    expect(shown.length).toBe(2);
    vi.runAllTimers();
    expect(shown.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(steps.behind).toBe(false);
  });

  it("skip the motion when they have fallen behind, until nothing waits any more", () => {
    factor = 1;
    for (const number of numbers(1, 30)) steps.take(update(number));
    expect(steps.behind).toBe(true);
    vi.advanceTimersByTime(20);
    expect(shown.map(({ number }) => number)).toEqual([30]);
    for (const number of numbers(31, 33)) steps.take(update(number));
    vi.advanceTimersByTime(300);
    expect(shown.map(({ number }) => number)).toEqual([30, 33]);
    expect(linesShown()).toEqual(numbers(1, 33).map(line));
    vi.runAllTimers();
    expect(steps.behind).toBe(false);
  });

  it("leave the page as much time as the last drawing took", () => {
    costs = 200;
    vi.spyOn(performance, "now").mockImplementation(() => Date.now());
    steps.take(update(1));
    vi.advanceTimersByTime(20);
    steps.take(update(2));
    vi.advanceTimersByTime(150);
    expect(shown.length).toBe(1);
    vi.advanceTimersByTime(100);
    expect(shown.length).toBe(2);
  });

  it("are all shown at once when somebody clicks, or when nobody looks", () => {
    factor = 1;
    for (const number of numbers(1, 5)) steps.take(update(number));
    steps.skip();
    expect(shown.map(({ number }) => number)).toEqual([5]);
    seen = false;
    for (const number of numbers(6, 9)) steps.take(update(number));
    vi.advanceTimersByTime(1);
    expect(shown.map(({ number }) => number)).toEqual([5, 9]);
    expect(steps.newest).toBeUndefined();
  });
});
