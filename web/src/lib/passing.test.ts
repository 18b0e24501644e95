import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Question, Said } from "./types";

const option = (code: string) => ({ code, key: "", about: {} });
const question = (...codes: string[]): Question => ({
  prompt: "g-ask-x",
  about: {},
  rule: "",
  options: codes.map(option),
});
const turn = (number: number, seat: string): Said[] => [
  { key: "g-frame-turn", about: { turn: number, seat: { key: `g-seat-${seat}` } } },
  { key: "g-frame-phase", about: {} },
];

let passing: typeof import("./passing.svelte").passing;
let onlyAnswer: typeof import("./passing.svelte").onlyAnswer;
beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("location", { search: "", pathname: "/" });
  vi.stubGlobal("navigator", { language: "en" });
  ({ passing, onlyAnswer } = await import("./passing.svelte"));
});

describe("passing by itself", () => {
  it("answers only where there is nothing to decide", () => {
    expect(onlyAnswer(question("pass"))).toBe("pass");
    expect(onlyAnswer(question("pass", "play:a"))).toBe("");
  });
  it("takes a choice of several that can only be one", () => {
    const pick = { kind: "subset" as const, verb: "lose", low: 1, high: 1, items: [{ code: "a", label: { text: "a" }, least: 1, most: 1 }] }; // prettier-ignore
    expect(onlyAnswer({ ...question(), pick })).toBe("lose:a");
    expect(onlyAnswer({ ...question(), pick: { ...pick, low: 0 } })).toBe("");
  });
  it("passes at the questions that are always passed", () => {
    passing.setAlways("g-ask-x", true);
    expect(passing.answerTo(question("pass", "play:a"), turn(1, "west"), "west")).toBe("pass");
    expect(passing.answerTo(question("draw", "play:a"), turn(1, "west"), "west")).toBe("");
    passing.setAlways("g-ask-x", false);
    expect(passing.answerTo(question("pass", "play:a"), turn(1, "west"), "west")).toBe("");
  });
  it("passes until the next turn of the seat, through those of others", () => {
    passing.begin(turn(3, "west"));
    const ask = question("pass", "play:a");
    expect(passing.answerTo(ask, turn(3, "west"), "west")).toBe("pass");
    expect(passing.answerTo(ask, turn(3, "north"), "west")).toBe("pass");
    expect(passing.answerTo(ask, turn(4, "west"), "west")).toBe("");
    expect(passing.until).toBe("");
  });
  it("chooses none where none may be chosen", () => {
    const pick = { kind: "subset" as const, verb: "lose", low: 0, high: 1, items: [{ code: "a", label: { text: "a" }, least: 0, most: 1 }] }; // prettier-ignore
    passing.begin(turn(3, "west"));
    expect(passing.answerTo({ ...question(), pick }, turn(3, "north"), "west")).toBe("lose:");
    expect(
      passing.answerTo(
        { ...question(), pick: { ...pick, low: 1, items: [...pick.items, ...pick.items] } },
        turn(3, "north"),
        "west",
      ),
    ).toBe("");
    passing.stop();
  });
  it("makes a halt where somebody wants to be asked, and is asked in earnest once only", () => {
    passing.begin(turn(3, "west"));
    const ask = question("pass", "play:a");
    passing.setAlways("g-ask-x", true);
    passing.setStop("g-ask-x", true);
    expect(passing.always.has("g-ask-x")).toBe(false);
    expect(passing.answerTo(ask, turn(3, "north"), "west")).toBe("");
    expect(passing.answerTo({ ...ask, prompt: "g-ask-y" }, turn(3, "north"), "west")).toBe("pass");
    // Where there is nothing to decide nobody is asked in any case.
    expect(passing.answerTo(question("pass"), turn(3, "north"), "west")).toBe("pass");
    passing.setAlways("g-ask-x", true);
    expect(passing.stops.has("g-ask-x")).toBe(false);
    passing.setAlways("g-ask-x", false);
    passing.stop();
  });
});
