/** Passing by itself: where nothing else can be done, at questions that somebody always passes, and until the next turn. */

import { keepSetting, readSetting } from "./settings.svelte";
import { codeOfPick } from "./tree";
import type { Question, Said } from "./types";

const PASS = "pass";

/** The only answer that a question has; nothing if there is something to decide. */
export function onlyAnswer(question: Question): string {
  const { options, pick } = question;
  if (pick) {
    const all = pick.items.reduce((sum, item) => sum + item.most, 0);
    const forced = pick.low === all && options.length <= 1;
    return forced ? codeOfPick(pick, new Map(pick.items.map(({ code, most }) => [code, most]))) : "";
  }
  return options.length === 1 ? options[0]!.code : "";
}

/** How a question is answered by doing nothing; nothing if that is no answer. */
export function passOf(question: Question): string {
  if (question.options.some((option) => option.code === PASS)) return PASS;
  return question.pick?.low === 0 ? codeOfPick(question.pick, new Map()) : "";
}

/** The turn that goes on, as a text, and whose it is. */
export function turnIn(path: Said[]): { turn: string; seat: string } {
  const frame = path.findLast(({ about }) => about.turn !== undefined);
  const seat = frame?.about.seat;
  const named = seat !== null && typeof seat === "object" && "key" in seat ? seat.key : "";
  return { turn: frame ? `${frame.key} ${JSON.stringify(frame.about)}` : "", seat: named };
}

/** A set of questions with one more or one less. */
function changed(set: ReadonlySet<string>, prompt: string, on: boolean): ReadonlySet<string> {
  return new Set([...[...set].filter((one) => one !== prompt), ...(on ? [prompt] : [])]);
}

class Passing {
  /** The questions that are always passed, by their messages. */
  always = $state.raw<ReadonlySet<string>>(new Set(readSetting("always-pass").split(" ").filter(Boolean)));
  /** The questions at which passing until the next turn makes a halt. */
  stops = $state.raw<ReadonlySet<string>>(new Set(readSetting("pass-stops").split(" ").filter(Boolean)));
  /** The turn in which somebody chose to pass until his own. */
  until = $state("");

  setAlways(prompt: string, on: boolean): void {
    this.always = changed(this.always, prompt, on);
    keepSetting("always-pass", [...this.always].join(" "));
    if (on) this.setStop(prompt, false);
  }

  setStop(prompt: string, on: boolean): void {
    this.stops = changed(this.stops, prompt, on);
    keepSetting("pass-stops", [...this.stops].join(" "));
    if (on) this.setAlways(prompt, false);
  }

  /** From now on until the next turn of this seat, or until it is stopped. */
  begin(path: Said[]): void {
    this.until = turnIn(path).turn;
  }

  stop(): void {
    this.until = "";
  }

  /** What is answered without asking; nothing if somebody has to decide. */
  answerTo(question: Question, path: Said[], side: string): string {
    const { turn, seat } = turnIn(path);
    const mine = seat.endsWith(`-seat-${side.replaceAll("_", "-")}`);
    if (this.until && turn !== this.until && (mine || !seat)) this.until = "";
    const passes = passOf(question);
    const goesOn = this.until && !this.stops.has(question.prompt);
    if (passes && (goesOn || this.always.has(question.prompt))) return passes;
    return onlyAnswer(question);
  }
}

export const passing = new Passing();
