/** Options in an order that people can read: grouped, with short texts. */

import type { Option, Value } from "./types";
import { capital, t, texts } from "./texts.svelte";

export interface Line {
  option: Option;
  text: string;
  short: string;
  /** What the card of the option says. */
  says: string;
}

export interface Group {
  id: string;
  title: string;
  /** A die face that all options of the group use, for its icon. */
  face: string;
  lines: Line[];
  parts: Group[];
  /** Folded away until asked for. */
  folded: boolean;
  /** The title says what all lines have in common and leave out. */
  common: boolean;
}

/** The verb of a code. */
export const verbOf = (code: string) => code.split(":", 1)[0] ?? "";

/** The arguments of an option as the code writes them, by name. */
export function argumentsOf(option: Option): Record<string, string> {
  const parts = option.code.split(":").slice(1);
  return Object.fromEntries(Object.keys(option.about).map((name, at) => [name, parts[at] ?? ""]));
}

/** What is possible at most times and seldom wise: it comes last and folded. */
const RARE = new Set(["ring", "skip", "dismiss"]);
const CLOSING = new Set(["pass", "done", "no", "hold", "cease", "stop", "enough", "stay", "wait"]);

/** The one option that Space takes: pass or done, if there is exactly one such. */
export function defaultOf(options: Option[]): Option | null {
  if (options.length === 1) return options[0] ?? null;
  for (const verbs of [new Set(["pass", "done", "stop", "enough"]), CLOSING]) {
    const closing = options.filter((option) => verbs.has(verbOf(option.code)));
    if (closing.length === 1) return closing[0] ?? null;
  }
  return null;
}

export const isClosing = (option: Option) => CLOSING.has(verbOf(option.code));

function firstValue(option: Option): string {
  const first = Object.values(option.about)[0];
  return first === undefined ? "" : valueText(first);
}

function valueText(value: Value): string {
  if (Array.isArray(value)) return value.map(valueText).join(", ");
  if (value !== null && typeof value === "object") return "key" in value ? texts.say(value.key) : value.text;
  return String(value);
}

/** The half of a card that an option uses. */
function cardText(option: Option): string {
  const { card, unit } = option.about;
  if (unit !== null && typeof unit === "object" && "key" in unit && ["unit", "manoeuvre"].includes(verbOf(option.code))) {
    // The card of a unit in battle.
    const key = unit.key.replace("-unit-", "-combat-text-");
    return texts.has(key) ? texts.say(key) : "";
  }
  if (card === null || typeof card !== "object" || !("key" in card)) return "";
  if (verbOf(option.code) !== "combat") {
    const keys = [`${card.key}-event`, card.key.replace("-card-", "-text-")];
    const key = keys.find((one) => one !== card.key && texts.has(one));
    return key ? texts.say(key) : "";
  }
  const [title, text] = [`${card.key}-combat-title`, `${card.key}-combat`];
  return texts.has(title) ? `${texts.say(title)}. ${texts.say(text)}` : "";
}

/** A heading for options of one sort; sorts without one stand together without a heading. */
function verbTitle(verb: string): string {
  const word = verb.replaceAll("_", "-");
  // A game may use a word in a sense of its own.
  const key = [`verb-${texts.game}-${word}`, `verb-${word}`].find((one) => texts.ownHas(one));
  return key ? t(key) : "";
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The groups of the options that match a search. */
export function grouped(options: Option[], search: string): Group[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  const lines = options
    .map((option) => {
      const text = texts.say(option.key, option.about);
      return { option, text, short: text, says: cardText(option) };
    })
    .filter((line) => wanted.every((word) => plain(line.text).includes(word)));
  const byFace = options.filter((option) => "face" in option.about).length > options.length / 2;
  const groups = new Map<string, Group>();
  for (const line of lines) {
    const face = byFace ? (argumentsOf(line.option).face ?? "") : "";
    const verb = verbOf(line.option.code);
    const rare = RARE.has(verb) && options.length > 3;
    const named = face && !rare ? texts.nameOf(face, "face") : verbTitle(verb);
    const id = isClosing(line.option) ? "closing" : !named ? "others" : face && !rare ? `face:${face}` : verb;
    const title = id === "closing" ? "" : named;
    const group = groups.get(id) ?? { id, title, face: rare ? "" : face, lines: [], parts: [], folded: rare, common: false };
    group.lines.push(line);
    groups.set(id, group);
  }
  const place = (group: Group) => (group.id === "closing" ? 0 : group.id === "others" ? 1 : group.folded ? 3 : 2);
  const list = [...groups.values()].sort((a, b) => place(a) - place(b));
  for (const group of list) {
    shorten(group);
    if (!group.face && !group.folded && group.lines.length > 14) divide(group);
  }
  return list;
}

/** Leave out what most texts of a group begin with, up to a colon; if all do, the heading says it instead. */
function shorten(group: Group): void {
  const count = new Map<string, number>();
  const prefix = (line: Line) => line.text.slice(0, line.text.indexOf(": ") + 2);
  for (const line of group.lines) count.set(prefix(line), (count.get(prefix(line)) ?? 0) + 1);
  const [common, times] = [...count].filter(([text]) => text.length > 2).sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
  if (times < 2 || (!group.face && times < group.lines.length)) return;
  for (const line of group.lines) if (prefix(line) === common) line.short = capital(line.text.slice(common.length));
  if (!group.face) [group.title, group.common] = [common.slice(0, -2), true];
}

/** A long group falls into parts by its first argument. */
function divide(group: Group): void {
  const parts = new Map<string, Group>();
  for (const line of group.lines) {
    const title = firstValue(line.option);
    const part = parts.get(title) ?? { id: `${group.id}/${title}`, title, face: "", lines: [], parts: [], folded: true, common: false };
    part.lines.push(line);
    parts.set(title, part);
  }
  if (parts.size > 1 && parts.size < group.lines.length) {
    group.parts = [...parts.values()];
    group.lines = [];
  }
}

/** All lines in the order in which they stand on the page. */
export function linesOf(groups: Group[]): Line[] {
  return groups.flatMap((group) => [...group.lines, ...linesOf(group.parts)]);
}
