/** The tree below a question: what can be done with each thing on the table, by one gesture. */

import { argumentsOf, namesIn, verbOf, withoutFace } from "./codes";
import type { About, Option, Question } from "./types";

/** A question of the tree. Below an option stands the question that follows, or null where the gesture ends. */
export interface Node extends Question {
  below: Record<string, Node | null>;
  /** Whether what asked the question above still goes on; if it is over, this one is another matter. */
  continues?: boolean;
}

/** What an option is about: the things from which it is reached, and the place where it leads. */
export interface Touch {
  from: string[];
  to: string;
}

/** How the things of a game answer the hand; a game without one goes by the names of arguments. */
export interface Hand {
  /** What an option is about, where its arguments do not say it. */
  touch?: (option: Option) => Partial<Touch> | null;
  /** Dice, the one to spend first. */
  dice?: string[];
  /** Verbs, and actions of dice, that are listed before all others, the most frequent first. */
  frequent?: string[];
  /** Verbs that are possible at most times and seldom wise: no gesture begins with them unasked. */
  rare?: string[];
  /** Verbs that cannot be taken back: they are not done before their odds were seen. */
  grave?: string[];
  /** Actions of dice that the same step can be a part of, the one to be taken unasked first. */
  actions?: string[];
  /** The code by which all go, and the one by which some go. */
  whole?: string[];
  part?: string[];
  /** Questions that are one choice, asked one after the other: they are shown on one screen. */
  chain?: string[];
  /** In such a chain: the verbs by which somebody goes along. */
  goes?: string[];
}

export interface Gesture extends Touch {
  /** The options that it takes, one after the other. */
  path: Option[];
  /** The die that it uses. */
  die: string;
}

/** Gestures that differ by their die only. */
export interface Deed {
  id: string;
  /** The same with each die, the one to spend first. */
  ways: Gesture[];
}

/** The region of a place: the inside of a stronghold lies in its region. */
export const regionOf = (place: string) => place.replace(/-inside$/, "");

/** Names of arguments that stand for a place on a board. */
export const PLACES = new Set(["origin", "target", "region", "slot", "place", "territory"]);
/** Names of arguments that stand for some other thing, and what such things are called here. */
const THINGS: Record<string, string> = {
  face: "die",
  card: "card",
  character: "character",
  nation: "nation",
  deck: "deck",
};

/** What an option is about, by the names of its arguments. */
export function touchOf(option: Option, hand: Hand = {}): Touch {
  const from: string[] = [];
  let to = "";
  for (const [name, value] of Object.entries(argumentsOf(option))) {
    if (!value) continue;
    if (name === "target") to = regionOf(value);
    else if (PLACES.has(name)) from.push(`place:${regionOf(value)}`);
    else if (name in THINGS) for (const one of value.split(",")) from.push(`${THINGS[name]}:${one}`);
  }
  const moves = from.some((thing) => !thing.startsWith("die:"));
  // A place alone is what is chosen, not where something goes.
  if (to && !moves) [from[from.length], to] = [`place:${to}`, ""];
  return { from, to, ...hand.touch?.(option) };
}

const dieOf = (path: Option[]) => path.map((option) => argumentsOf(option).face).find(Boolean) ?? "";

/** All gestures of a tree: its options, and what the questions below them offer. */
export function gesturesOf(root: Node, hand: Hand = {}): Gesture[] {
  const found: Gesture[] = [];
  for (const option of root.options) {
    // A choice of several is made item by item.
    if (root.pick && verbOf(option.code) === root.pick.verb) continue;
    const own = touchOf(option, hand);
    found.push({ ...own, path: [option], die: dieOf([option]) });
    if (hand.rare?.includes(verbOf(option.code))) continue;
    const below = root.below?.[option.code];
    if (!below?.continues) continue;
    for (const next of below.options) {
      const { from, to } = touchOf(next, hand);
      const things = from.filter((thing) => !own.from.includes(thing));
      if (things.length) found.push({ from: things, to, path: [option, next], die: dieOf([option, next]) });
    }
  }
  return found;
}

/** Gestures that begin with a thing, with the chosen die if there is one. */
export function withThing(gestures: Gesture[], thing: string, die = ""): Gesture[] {
  return gestures.filter((one) => one.from.includes(thing) && (!die || !one.die || one.die === die));
}

/** What can be done with a card, which may stand in an option under any name: what the question itself offers with it,
 *  then what follows from something else, but not from an end. */
export function withCard(gestures: Gesture[], card: string, isEnd: (option: Option) => boolean): Gesture[] {
  const thing = `card:${card}`;
  const names = (option: Option) => namesIn(option).includes(card);
  const own = gestures.filter(({ path, from }) => path.length === 1 && (from.includes(thing) || names(path[0]!)));
  const further = gestures.filter(
    ({ path, from }) => path.length > 1 && from.includes(thing) && !names(path[0]!) && !isEnd(path[0]!),
  );
  const found = [...own, ...further];
  return found.length ? found : gestures.filter(({ path }) => names(path.at(-1)!));
}

/** Puts what differs by its die only into the order in which dice are spent. */
export function byDie<One>(ways: One[], dieOfOne: (one: One) => string, hand: Hand = {}): One[] {
  const rank = (one: One) => {
    const at = hand.dice?.indexOf(dieOfOne(one)) ?? -1;
    return at < 0 ? 99 : at;
  };
  return [...ways].sort((a, b) => rank(a) - rank(b));
}

/** Gestures merged over their dice, in the order in which they came; what is seldom wise comes last. */
export function deedsOf(gestures: Gesture[], hand: Hand = {}): Deed[] {
  const deeds = new Map<string, Deed>();
  for (const gesture of gestures) {
    const id = gesture.path.map(withoutFace).join(" ");
    const deed = deeds.get(id) ?? { id, ways: [] };
    if (!deed.ways.some((way) => way.die === gesture.die)) deed.ways.push(gesture);
    deeds.set(id, deed);
  }
  for (const deed of deeds.values()) deed.ways = byDie(deed.ways, ({ die }) => die, hand);
  const rare = ({ ways }: Deed) => Number(hand.rare?.includes(verbOf(ways[0]!.path[0]!.code)) ?? false);
  return [...deeds.values()].sort((a, b) => rare(a) - rare(b));
}

/** The deed that a click on a goal means: the only one, or of one and the same step as a part of several actions the one
 * with the die to spend first. */
export function meant(deeds: Deed[], hand: Hand = {}): Deed | undefined {
  const steps = new Set(deeds.map(({ ways }) => ways[0]!.path.at(-1)!.code));
  const ranks = ({ ways }: Deed) => {
    const { path, die } = ways[0]!;
    return [hand.dice?.indexOf(die) ?? -1, hand.actions?.indexOf(argumentsOf(path[0]!).action ?? "") ?? -1];
  };
  if (deeds.length < 2) return deeds[0];
  if (steps.size > 1 || deeds.some((deed) => ranks(deed).includes(-1))) return undefined;
  return [...deeds].sort((a, b) => ranks(a)[0]! - ranks(b)[0]! || ranks(a)[1]! - ranks(b)[1]!)[0];
}

/** The code of a choice of items: those chosen, or the amount of each, in the order of the question. */
export function codeOfPick(pick: Pick, chosen: ReadonlyMap<string, number>): string {
  const items = pick.items
    .map(({ code }) => ({ code, amount: chosen.get(code) ?? 0 }))
    .filter(({ amount }) => amount > 0);
  const written = items.map(({ code, amount }) => (pick.kind === "subset" ? code : `${code}=${amount}`));
  return `${pick.verb}:${written.join(",")}`;
}

/** What a code of a choice chooses; nothing if it is no code of that choice. */
export function chosenBy(pick: Pick, code: string): ReadonlyMap<string, number> | null {
  if (verbOf(code) !== pick.verb) return null;
  const parts = code
    .slice(pick.verb.length + 1)
    .split(",")
    .filter(Boolean);
  return new Map(parts.map((part) => [part.split("=")[0]!, Number(part.split("=")[1] ?? 1)]));
}

/** Whether so many are chosen as the choice asks for. */
export function isEnough(pick: Pick, chosen: ReadonlyMap<string, number>): boolean {
  const total = [...chosen.values()].reduce((sum, one) => sum + one, 0);
  return total >= pick.low && total <= pick.high;
}

/** The items that can be chosen at all, in the order of their numbers. */
export const itemsOf = (pick: Pick) => pick.items.filter(({ most }) => most > 0);

/** A choice after the number of an item was pressed. */
export function withNumber(pick: Pick, chosen: ReadonlyMap<string, number>, number: number) {
  return toggled(pick, chosen, itemsOf(pick)[number - 1]?.code ?? "");
}

/** The things on a table that an item of a choice can be. */
export const thingsOfItem = (code: string) =>
  ["place", "character", "card", "unit", "die"].map((kind) => `${kind}:${code}`);

/** A choice with one item more or less: a click on it adds one, or takes all away when there are no more. */
export function toggled(pick: Pick, chosen: ReadonlyMap<string, number>, code: string): ReadonlyMap<string, number> {
  const item = pick.items.find((one) => one.code === code);
  if (!item) return chosen;
  const now = chosen.get(code) ?? 0;
  const total = [...chosen.values()].reduce((sum, one) => sum + one, 0);
  const full = total >= pick.high;
  const other = full && now === 0 ? swapped(pick, chosen) : undefined;
  if (other) return new Map(chosen).set(other, 0).set(code, 1);
  return new Map(chosen).set(code, now < item.most && !full ? now + 1 : item.least);
}

/** The item that makes room for another: where one of all is chosen, the one chosen so far. */
function swapped(pick: Pick, chosen: ReadonlyMap<string, number>): string | undefined {
  return pick.high === 1 ? pick.items.find((one) => chosen.get(one.code) && !one.least)?.code : undefined;
}

/** As little as must be, the first items before the others. */
export function leastOf(pick: Pick): ReadonlyMap<string, number> {
  const chosen = new Map(pick.items.map(({ code, least }) => [code, least]));
  let missing = pick.low - pick.items.reduce((sum, { least }) => sum + least, 0);
  for (const { code, least, most } of pick.items) {
    const more = Math.max(0, Math.min(missing, most - least));
    chosen.set(code, least + more);
    missing -= more;
  }
  return chosen;
}

/** What is chosen at first: the first choice that is listed, which is a legal one, else as little as must be. */
export function firstChoice(pick: Pick, listed: Option[]): ReadonlyMap<string, number> {
  const first = listed.find((option) => verbOf(option.code) === pick.verb);
  return (first && chosenBy(pick, first.code)) ?? leastOf(pick);
}

/** A choice of several items on one screen: each once (a subset), or in amounts (a distribution). */
export interface Pick {
  kind: "subset" | "distribution";
  verb: string;
  items: PickItem[];
  low: number;
  high: number;
}

export interface PickItem {
  code: string;
  label: { key: string; about?: About } | { text: string };
  least: number;
  most: number;
}

/** One line of a choice that is asked in several questions: an item, and how many of it. */
export interface Row {
  item: string;
  options: Option[];
  /** The place of the chosen option. */
  chosen: number;
  /** How many of the item each option takes. */
  takes: number[];
}

const amountOf = (option: Option) => {
  const last = Object.values(option.about).at(-1);
  return typeof last === "number"
    ? last
    : last !== null && typeof last === "object" && "text" in last
      ? Number(last.text)
      : NaN;
};

/** How many of its item an option takes: a number, or one or none. */
function takenBy(option: Option, hand: Hand): number {
  const amount = amountOf(option);
  return Number.isNaN(amount) ? Number(hand.goes?.includes(verbOf(option.code)) ?? false) : amount;
}

/** The line of a question of a chain, with the wanted amount chosen if it can be, else the most. */
export function rowOf(node: Node, wanted: ReadonlyMap<string, number>, hand: Hand): Row {
  const options = [...node.options].sort((a, b) => takenBy(a, hand) - takenBy(b, hand));
  const first = options[0]!;
  const values = Object.values(argumentsOf(first));
  const item = values.length > 1 || Number.isNaN(amountOf(first)) ? (values[0] ?? "") : verbOf(first.code);
  const chosen = options.findIndex((option) => takenBy(option, hand) === wanted.get(item));
  return {
    item,
    options,
    chosen: chosen < 0 ? options.length - 1 : chosen,
    takes: options.map((option) => takenBy(option, hand)),
  };
}
