/** Options in an order that people can read: grouped, with short texts. */

import type { GameClient } from "../games";
import { argumentsOf, verbOf, withoutFace } from "./codes";
import { byDie, type Hand } from "./tree";
import type { Option, Value } from "./types";
import { capital, t, texts } from "./texts.svelte";

export interface Line {
  option: Option;
  /** The same with another die, the one to spend first. */
  instead: Option[];
  /** The die that it spends, where the text leaves that to an icon. */
  die: string;
  text: string;
  short: string;
  /** What the card of the option says. */
  says: string;
}

export interface Group {
  id: string;
  title: string;
  lines: Line[];
  parts: Group[];
  /** Folded away until asked for. */
  folded: boolean;
  /** Whether it can be read without unfolding it. */
  open: boolean;
  /** The title says what all lines have in common and leave out. */
  common: boolean;
}

/** What ends or declines something in any game; a game has more such verbs. */
const CLOSING = ["pass", "done"];

const closingOf = (client: Partial<GameClient>) => new Set([...CLOSING, ...(client.closing ?? [])]);

/** Each option once: those that are equal but for copies of a card stand for each other; a kept one stands for its like. */
export function onceEach(options: Option[], twin: (code: string) => string, kept = ""): Option[] {
  const found = new Map<string, Option>();
  for (const option of options) {
    const sort = option.code
      .split(":")
      .map((part) => part.split(",").map(twin).join(","))
      .join(":");
    if (!found.has(sort) || option.code === kept) found.set(sort, option);
  }
  return [...found.values()];
}

/** The one option that Space takes: pass or done, if there is exactly one such. */
export function defaultOf(options: Option[], client: Partial<GameClient>): Option | null {
  if (options.length === 1) return options[0] ?? null;
  for (const verbs of [new Set(CLOSING), closingOf(client)]) {
    const closing = options.filter((option) => verbs.has(verbOf(option.code)));
    if (closing.length === 1) return closing[0] ?? null;
  }
  return null;
}

export const isClosing = (option: Option, client: Partial<GameClient>) => closingOf(client).has(verbOf(option.code));

/** The text of an option that uses a die, without the die, which stands beside it. */
export function withoutDie(option: Option): string {
  const text = texts.say(option.key, option.about);
  return "face" in option.about && text.includes(": ") ? capital(text.slice(text.indexOf(": ") + 2)) : text;
}

function firstValue(option: Option): string {
  const first = Object.values(option.about)[0];
  return first === undefined ? "" : valueText(first);
}

function valueText(value: Value): string {
  if (Array.isArray(value)) return value.map(valueText).join(", ");
  if (value !== null && typeof value === "object")
    return "key" in value ? texts.say(value.key, value.about) : value.text;
  return String(value);
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

/** Of very many things of one kind, such as all cards by name, so many are listed: typing finds the rest. */
export const MANY = 60;
/** A list of so many lines about one thing would hide what stands beside it. */
const LONG = 30;

/** What somebody has folded or unfolded, by the id of the group, the last at the end. */
export type Folds = ReadonlyMap<string, boolean>;

/** What takes a die, once: the way with the die to spend first, and the others. An advised way stands for its like. */
function onceForAllDice(options: Option[], hand: Hand, advised: string): Option[][] {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const one = takesDie(option, hand) ? withoutFace(option) : option.code;
    found.set(one, [...(found.get(one) ?? []), option]);
  }
  const first = ({ code }: Option) => Number(code !== advised);
  return [...found.values()].map((ways) => byDie(ways, dieIn, hand).sort((a, b) => first(a) - first(b)));
}

const dieIn = (option: Option) => argumentsOf(option).face ?? "";
/** Whether an option spends a die on something; what names nothing else, or is seldom wise, is about the die itself. */
const takesDie = (option: Option, hand: Hand) =>
  hand.dice?.includes(dieIn(option)) &&
  Object.keys(option.about).length > 1 &&
  !hand.rare?.includes(verbOf(option.code));

/** The groups of the options that match a search; the part with an advised option stands open. */
export function grouped(
  options: Option[],
  search: string,
  client: Partial<GameClient>,
  advised = "",
  folds: Folds = new Map(),
): Group[] {
  const hand = client.hand ?? {};
  const rareVerbs = new Set(hand.rare ?? []);
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  const lines = onceForAllDice(options, hand, advised)
    .map(([option, ...instead]) => {
      const text = texts.say(option!.key, option!.about);
      const die = takesDie(option!, hand) ? dieIn(option!) : "";
      const short = die ? withoutDie(option!) : text;
      return { option: option!, instead, die, text, short, says: client.says?.(option!) ?? "" };
    })
    .filter(({ option, instead }) => {
      const all = [option, ...instead].map((one) => plain(texts.say(one.key, one.about))).join(" ");
      return wanted.every((word) => all.includes(word));
    });
  const byDice = lines.some(({ die }) => die !== "");
  const groups = new Map<string, Group>();
  for (const line of lines) {
    const verb = verbOf(line.option.code);
    const rare = rareVerbs.has(verb) && options.length > 3;
    // Where dice are spent each line shows its die, and the most frequent stand first.
    const named = byDice && !rare ? "" : verbTitle(verb);
    const unnamed = rare ? "rare" : "others";
    const id = isClosing(line.option, client) ? "closing" : named ? verb : unnamed;
    // What is folded away needs a name even if its verbs have none.
    const title = id === "closing" ? "" : id === "rare" ? t("other-choices") : named;
    const group = groups.get(id) ?? {
      id,
      title,
      lines: [],
      parts: [],
      folded: rare,
      open: true,
      common: false,
    };
    group.lines.push(line);
    groups.set(id, group);
  }
  const place = (group: Group) => (group.id === "closing" ? 0 : group.id === "others" ? 1 : group.folded ? 3 : 2);
  const list = [...groups.values()].sort((a, b) => place(a) - place(b));
  const alone = list.every(({ id, lines, folded }) => id === "closing" || (lines.length === 1 && !folded));
  for (const group of list) {
    // Where each part is one choice, its text says all.
    if (alone) group.title = "";
    if (byDice && !group.folded) group.lines = inOrder(group.lines, hand);
    else shorten(group);
    if (!byDice && !group.folded && group.lines.length > 14) divide(group, list.length === 1);
    if (group.lines.length > MANY) group.lines.sort((a, b) => a.text.localeCompare(b.text));
    group.open = folds.get(group.id) ?? (!group.folded || search !== "" || list.every(({ folded }) => folded));
    for (const part of group.parts)
      part.open =
        folds.get(part.id) ??
        (search !== "" || group.parts.length < 3 || part.lines.some(({ option }) => option.code === advised));
  }
  return list;
}

/** The most frequent first; what the game does not name keeps its place after it. */
function inOrder(lines: Line[], { frequent = [] }: Hand): Line[] {
  const rank = ({ option }: Line) => {
    const at = frequent.indexOf(argumentsOf(option).action ?? verbOf(option.code));
    return at < 0 ? frequent.length : at;
  };
  return [...lines].sort((a, b) => rank(a) - rank(b));
}

/** Leave out what all texts of a group begin with, up to a colon: the heading says it instead. */
function shorten(group: Group): void {
  const prefix = (line: Line) => line.text.slice(0, line.text.indexOf(": ") + 2);
  const common = prefix(group.lines[0]!);
  if (group.lines.length < 2 || common.length <= 2 || group.lines.some((line) => prefix(line) !== common)) return;
  for (const line of group.lines) line.short = capital(line.text.slice(common.length));
  [group.title, group.common] = [common.slice(0, -2), true];
}

/** A long group falls into parts by its first argument, unless it stands alone and is about one thing. */
function divide(group: Group, alone: boolean): void {
  const parts = new Map<string, Group>();
  for (const line of group.lines) {
    const title = firstValue(line.option);
    const part = parts.get(title) ?? {
      id: `${group.id}/${title}`,
      title,
      lines: [],
      parts: [],
      folded: true,
      open: false,
      common: false,
    };
    part.lines.push(line);
    parts.set(title, part);
  }
  if (parts.size > 1 && parts.size < group.lines.length) {
    group.parts = [...parts.values()];
    group.lines = [];
  } else if (parts.size === 1 && !alone && group.lines.length > LONG) {
    // What is about one thing alone is folded like the others beside it.
    group.title = [group.title, firstValue(group.lines[0]!.option)].filter(Boolean).join(": ");
    group.folded = true;
  }
}

/** All lines in the order in which they stand on the page. */
export function linesOf(groups: Group[]): Line[] {
  return groups.flatMap((group) => [...group.lines, ...linesOf(group.parts)]);
}

/** What has a number: the first nine lines that can be read and parts that can be unfolded; what was unfolded last leads. */
export function numbered(groups: Group[], unfolded = ""): (Line | Group)[] {
  const within = (group: Group): (Line | Group)[] =>
    group.open ? [...group.lines.slice(0, MANY), ...group.parts.flatMap(within)] : [group];
  const leading = groups.flatMap((group) => [group, ...group.parts]).filter(({ id }) => id === unfolded);
  return [...new Set([...leading, ...groups].flatMap(within))].slice(0, 9);
}
