/** What is open and chosen at the table of this page. */

import { getContext, setContext } from "svelte";
import { clientOf, type GameClient } from "../games";
import { hintAt, whyNot, type Advice } from "./api";
import { argumentsOf, askedOfCard, namesIn, verbOf, withArgument } from "./codes";
import { Composer } from "./composer.svelte";
import type { Followed } from "./live.svelte";
import { placesUnderWay } from "./logPlaces";
import { defaultOf, grouped, isClosing, numbered, onceEach, type Folds } from "./options";
import { t, texts } from "./texts.svelte";
import {
  codeOfPick,
  deedsOf,
  isEnough,
  meant,
  PLACES,
  regionOf,
  thingsOfItem,
  toggled,
  withNumber,
  withCard,
  withThing,
  type Deed,
  type Gesture,
} from "./tree";
import type { Option, Rule } from "./types";

export { regionOf } from "./tree";
export type Dialog = "" | "rules" | "help" | "reference" | "end" | "card";

/** Milliseconds until pointing at something asks about it. */
const POINTED = 450;

export interface Answer {
  title: string;
  text: string;
  rule: Rule | null;
}

/** Where on the page something was clicked. */
export interface Spot {
  x: number;
  y: number;
}

/** The spot of a click, or of the thing that a key was pressed on. */
export function spotOf(event: MouseEvent | KeyboardEvent): Spot {
  if (event instanceof MouseEvent && event.detail > 0) return { x: event.clientX, y: event.clientY };
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export class TableUi {
  dialog = $state<Dialog>("");
  /** The rule that the rulebook shows. */
  rule = $state("");
  search = $state("");
  /** The thing that was clicked, where, and the place that it is to go to. */
  thing = $state("");
  spot = $state.raw<Spot | null>(null);
  goal = $state("");
  /** The die that was chosen: only what it can do is offered. */
  die = $state("");
  /** The code of the option that a guide advises. */
  advised = $state("");
  /** Regions that are pointed at in a text. */
  lights = $state.raw<string[]>([]);
  /** The thing whose card is shown, and where it is on the page. */
  inspected = $state.raw<{ thing: string; box: DOMRect } | null>(null);
  answer = $state.raw<Answer | null>(null);
  /** Why something that is only pointed at is not possible. */
  hint = $state.raw<Answer | null>(null);
  /** What a small screen shows. */
  tab = $state("play");
  /** Where it goes back to when something has been chosen from the list of all choices. */
  private cameFrom = "";
  /** Whether the log has more room than usual. */
  wideLog = $state(false);
  /** The card of the option that is pointed at. */
  read = $state("");
  /** Whether somebody wants to write to the others. */
  talking = $state(false);
  /** Whether somebody is being shown round. */
  touring = $state(false);
  readonly composer: Composer;

  /** The regions of the board, if there is one. */
  regions = $state.raw<string[]>([]);
  /** Areas of several regions that an option may name, if the board has them. */
  areas = $state.raw(new Map<string, string[]>());

  constructor(readonly live: Followed) {
    this.composer = new Composer(live, () => this.client.hand ?? {});
  }

  /** What the game brings to the table. */
  get client(): Partial<GameClient> {
    return clientOf(this.live.table?.game ?? "") ?? {};
  }

  /** The regions of a place: a region is one by itself. */
  regionsOf(place: string): string[] {
    return this.areas.get(place) ?? [place];
  }

  /** The options of the present question; while a decision is under way they stay, and nothing listens to them. */
  get options(): Option[] {
    return this.live.update?.question?.options ?? [];
  }

  /** The regions that an option names, in the order of its arguments. */
  placesOf(option: Option): string[] {
    return Object.entries(argumentsOf(option))
      .filter(([name, value]) => PLACES.has(name) && value)
      .map(([, value]) => regionOf(value));
  }

  /** Everything that can be done by one gesture now, with the chosen die if there is one. */
  readonly gestures = $derived.by(() => {
    const all = this.composer.gestures;
    return this.die ? all.filter((one) => !one.die || one.die === this.die) : all;
  });

  /** The choice of several that is asked for, and what is chosen so far. */
  readonly several = $derived.by(() => this.live.update?.question?.pick ?? null);
  picking = $state.raw<ReadonlyMap<string, number>>(new Map());

  /** The item of the choice that a thing is. */
  private itemOf(thing: string): string {
    return this.several?.items.find(({ code }) => thingsOfItem(code).includes(thing))?.code ?? "";
  }

  /** The gestures that begin with the chosen thing. */
  readonly chosen = $derived(this.gesturesOf(this.thing));

  gesturesOf(thing: string): Gesture[] {
    if (!thing) return [];
    if (!thing.startsWith("card:")) return withThing(this.gestures, thing);
    return withCard(this.gestures, thing.slice(5), (option) => isClosing(option, this.client));
  }

  /** What is offered on the spot: where nothing else has to be shown, or between the thing and the goal. */
  readonly deeds = $derived.by((): Deed[] => {
    const fitting = this.chosen.filter((one) => one.to === this.goal);
    return deedsOf(fitting, this.client.hand);
  });

  /** The codes of the gesture of a sort that the pointer or the choice on the map would make now. */
  planned(verb: string): string[] | undefined {
    const goal = this.goal || this.pointedAt;
    const found = goal ? this.chosen.filter((one) => one.to === goal) : [];
    return found.find((one) => verbOf(one.path.at(-1)!.code) === verb)?.path.map((option) => option.code);
  }

  /** The regions that can be clicked now: where the chosen thing can go, or what the question is about. */
  readonly targets = $derived.by(() => {
    const goals = this.chosen.map((one) => one.to).filter(Boolean);
    if (goals.length) return new Set(goals.flatMap((place) => this.regionsOf(place)));
    return new Set(this.live.update?.question ? this.direct : []);
  });

  /** The regions that the options of the question itself begin with. */
  private readonly direct = $derived.by(() =>
    this.gestures
      .filter((one) => one.path.length === 1)
      .flatMap((one) => one.from.filter((thing) => thing.startsWith("place:")))
      .flatMap((thing) => this.regionsOf(thing.slice(6))),
  );

  /** All regions where something can be done. */
  readonly alive = $derived.by(() => {
    const found = new Set<string>();
    if (!this.live.update?.question || this.live.pending) return found;
    for (const { code } of this.several?.items ?? []) for (const region of this.regionsOf(code)) found.add(region);
    for (const gesture of this.gestures) {
      for (const thing of gesture.from)
        if (thing.startsWith("place:")) for (const region of this.regionsOf(thing.slice(6))) found.add(region);
    }
    return found;
  });

  /** All other things that can be clicked. */
  readonly things = $derived.by(() => {
    const items = (this.several?.items ?? []).flatMap(({ code }) => thingsOfItem(code));
    return new Set(this.live.pending ? [] : [...this.gestures.flatMap((one) => one.from), ...items]);
  });

  /** The codes of the options that are reached from a region of the board. */
  readonly onBoard = $derived(
    new Set(
      this.gestures
        .filter(({ from }) => from.some((thing) => thing.startsWith("place:")))
        .map(({ path }) => path[0]!.code),
    ),
  );

  /** Where the chosen thing is, if it is a region. */
  get origin(): string {
    return this.thing.startsWith("place:") ? this.thing.slice(6) : "";
  }

  /** The regions of the advised option. */
  readonly advisedPlaces = $derived.by(() => {
    const option = this.options.find((one) => one.code === this.advised);
    return option ? [...new Set(this.placesOf(option).flatMap((place) => this.regionsOf(place)))] : [];
  });

  /** The options that name a card. */
  optionsOf(card: string): Option[] {
    return this.options.filter((option) => namesIn(option).includes(card));
  }

  /** All cards and other things that an option names now. */
  readonly named = $derived(new Set(this.options.flatMap(namesIn)));

  /** The options that are listed: those that the chosen thing or die begins with, or all; equal ones once. */
  readonly shown = $derived.by(() => {
    const wanted = this.thing ? this.chosen : this.die ? this.gestures.filter((one) => one.die) : null;
    if (!wanted) return this.differing;
    const codes = new Set(wanted.map((one) => one.path[0]!.code));
    return this.options.filter((option) => codes.has(option.code));
  });

  /** The same as they are listed: what is chosen on one screen is not listed as well. */
  readonly groups = $derived.by(() => {
    const verb = this.several?.verb;
    const listed = verb === undefined ? this.shown : this.shown.filter((option) => verbOf(option.code) !== verb);
    return grouped(listed, this.search, this.client, this.advised, this.folds);
  });

  /** The parts of the list that were folded or unfolded by hand. */
  folds = $state.raw<Folds>(new Map());

  /** The part that was unfolded last. */
  readonly unfolded = $derived([...this.folds].filter(([, open]) => open).at(-1)?.[0] ?? "");

  fold(part: string, open: boolean): void {
    const others = [...this.folds].filter(([id]) => id !== part);
    this.folds = new Map([...others, [part, open]]);
  }

  /** The options and folded parts that number keys take, the first by 1; in a choice of several they take its items. */
  readonly numbered = $derived(this.several ? [] : numbered(this.groups, this.unfolded));

  /** A number key, from 1: what has that number on the page. */
  pressNumber(number: number): void {
    const parts = this.composer.parts;
    if (parts?.pick) this.composer.wanted = withNumber(parts.pick, this.composer.wanted, number);
    else if (parts) return;
    else if (this.several) this.picking = withNumber(this.several, this.picking, number);
    else if (this.spot && this.deeds.length) {
      const deed = this.deeds[number - 1];
      if (deed) void this.perform(deed.ways[0]!);
    } else {
      const found = this.numbered[number - 1];
      if (found && "option" in found) this.decide(found.option.code);
      else if (found) this.fold(found.id, true);
    }
  }

  /** Space: a choice of several is done, if it is enough; otherwise pass, done, or the only choice. */
  pressSpace(): void {
    const parts = this.composer.parts;
    const usual = defaultOf(this.options, this.client);
    if (parts?.pick && isEnough(parts.pick, this.composer.wanted))
      this.composer.picked(codeOfPick(parts.pick, this.composer.wanted));
    else if (parts && !parts.pick) this.composer.confirm();
    else if (parts) return;
    else if (this.several) {
      if (isEnough(this.several, this.picking)) this.decide(codeOfPick(this.several, this.picking));
    } else if (usual) this.decide(usual.code);
  }

  /** The options without those that only name another copy of the same card in the same state. */
  private readonly differing = $derived.by(() => {
    const layout = this.client.layout;
    const view = this.live.update?.view;
    return layout && view ? onceEach(this.options, (code) => layout.twin(view, code), this.advised) : this.options;
  });

  /** A click on a thing that is no region: what can be done with it, or why nothing can. */
  click(thing: string, spot: Spot | null, title = ""): void {
    const item = this.itemOf(thing);
    if (item && this.several) return void (this.picking = toggled(this.several, this.picking, item));
    const again = this.thing === thing;
    const only = this.deeds.length === 1 ? this.deeds[0] : undefined;
    if (again && only) return void this.perform(only.ways[0]!);
    this.clear();
    if (again) return;
    if (this.gesturesOf(thing).length) this.choose(thing, spot);
    else if (this.live.update?.question) this.answer = { title, text: t("nothing-with-it"), rule: null };
  }

  /** A click on a die: only what it can do is offered, until it is clicked again. */
  clickDie(face: string, spot: Spot | null): void {
    const on = this.die !== face && this.things.has(`die:${face}`);
    this.clear();
    this.die = on ? face : "";
    if (on) this.choose(`die:${face}`, spot);
  }

  private choose(thing: string, spot: Spot | null): void {
    this.thing = thing;
    this.spot = spot;
    this.inspected = null;
  }

  /** A click on a card: its choices, or why there are none. */
  pick(card: string, title: string, playing: string[] = [], spot: Spot | null = null): void {
    const thing = `card:${card}`;
    if (this.gesturesOf(thing).length || this.itemOf(thing)) return this.click(thing, spot, title);
    this.clear();
    void this.explainCard(title, card, playing);
  }

  /** A click on a card of a card game: what can be done with it, at once if that is one thing. */
  play(card: string, title: string, playing: string[], spot: Spot): void {
    const ways = this.itemOf(`card:${card}`) ? [] : this.gesturesOf(`card:${card}`);
    const own = ways.filter((one) => one.path.length === 1);
    // A card of the hand is played, whatever else could be done to it on the way to something else.
    const plain = own.length === 1 && (ways.length === 1 || playing.length > 0);
    if (plain && !this.live.pending) void this.perform(own[0]!);
    else this.pick(card, title, playing, spot);
  }

  /** The card whose choices are shown. */
  get card(): string {
    return this.thing.startsWith("card:") ? this.thing.slice(5) : "";
  }

  /** A click on a region of the board. */
  clickPlace(region: string, spot: Spot | null = null): void {
    this.answer = this.hint = null;
    const going =
      this.thing !== `place:${region}` && this.chosen.some((one) => this.regionsOf(one.to).includes(region));
    if (going) return this.go(region, spot);
    const item = this.regionItem(region);
    if (item) return this.click(`place:${item}`, spot);
    const here = this.thingsAt(region);
    if (here.length) return this.click(here.includes(this.thing) ? this.thing : here[0]!, spot);
    if (this.thing) this.clear();
    void this.explainPlace(region);
  }

  /** The region, or the area that it lies in, if it can be chosen among several. */
  private regionItem(region: string): string {
    return this.several?.items.find(({ code }) => this.regionsOf(code).includes(region))?.code ?? "";
  }

  /** The things of a region with which something can be done: the army first, then who acts alone. */
  thingsAt(region: string): string[] {
    const areas = [...this.areas].filter(([, regions]) => regions.includes(region)).map(([area]) => `place:${area}`);
    const pieces = this.live.update ? (this.client.pieces?.(this.live.update.view, region) ?? []) : [];
    return [`place:${region}`, ...areas, ...pieces].filter((thing) => this.gesturesOf(thing).length);
  }

  /** The chosen thing goes to a place: at once if there is one way to do it. */
  private go(region: string, spot: Spot | null): void {
    const to = this.chosen.find((one) => this.regionsOf(one.to).includes(region))!.to;
    if (this.goal !== to) this.sure = false;
    this.goal = to;
    this.spot = spot;
    const only = meant(this.deeds, this.client.hand)?.ways[0];
    const grave = only && this.client.hand?.grave?.includes(verbOf(only.path.at(-1)!.code));
    if (only && (!grave || this.sure)) void this.perform(only);
    this.sure = true;
  }

  /** Whether the goal was clicked before. */
  private sure = false;

  /** Do it: answer all the questions of a gesture. */
  async perform(gesture: Gesture): Promise<void> {
    const places = gesture.path.flatMap((option) => this.placesOf(option));
    const sent = await this.composer.perform(gesture);
    if (!sent) return;
    this.remember(places);
    this.clear();
    this.search = "";
  }

  lookAt(tab: string): void {
    this.tab = tab;
    this.cameFrom = "";
  }

  /** The list of all choices, until one of them is made. */
  lookAtAll(): void {
    this.cameFrom = this.tab;
    this.tab = "play";
  }

  clear(): void {
    this.thing = this.goal = this.die = "";
    this.spot = null;
    this.answer = this.hint = null;
    this.read = "";
    this.composer.clear();
  }

  /** Where the last decision on the map was made, and how deep in the turn: what follows is still about it. */
  private last = $state.raw<{ places: string[]; depth: number }>({ places: [], depth: 0 });

  /** The places that the present question is about although its options name none. */
  readonly subject = $derived.by(() => {
    const path = this.live.update?.path ?? [];
    if (this.targets.size) return [];
    const named = placesUnderWay(path, this.regions);
    const own = path.length < this.last.depth ? [] : this.last.places;
    // What somebody else has begun is about other places than the own last decision.
    const still = !named.length || named.some((place) => own.includes(place));
    // A siege is fought from a region on the same region.
    return [...new Set(still ? own : named)];
  });

  private remember(places: string[]): void {
    const depth = this.live.update?.path.length ?? 0;
    if (places.length || depth < this.last.depth) this.last = { places, depth };
  }

  decide(code: string): void {
    const option = this.options.find((one) => one.code === code);
    this.remember(option ? this.placesOf(option) : []);
    if (this.cameFrom) this.lookAt(this.cameFrom);
    this.clear();
    this.search = "";
    this.composer.used = "";
    this.live.decide(code);
  }

  /** Why the region cannot be chosen: the present question asked about that region. */
  private async explainPlace(region: string): Promise<void> {
    const answer = await this.aboutPlace(region);
    if (this.live.update?.question)
      this.answer = answer ?? { title: texts.nameOf(region, "region"), text: t("nothing-here"), rule: null };
  }

  /** Why a region is not possible; nothing if the question is not about places, or if it is possible. */
  private async aboutPlace(region: string): Promise<Answer | null> {
    const candidates =
      this.thing && this.chosen.some((one) => one.to) ? this.chosen.map((one) => one.path.at(-1)!) : this.options;
    const model = candidates.find((option) => {
      const places = this.placesOf(option);
      return places.length > 0 && !this.areas.has(places.at(-1)!);
    });
    if (!model || this.targets.has(region) || this.alive.has(region)) return null;
    // Whoever acts from here, or could: a click on the region is his.
    if (this.thing ? this.regionsOf(this.origin).includes(region) : this.thingsAt(region).length) return null;
    const last = Object.keys(argumentsOf(model))
      .filter((name) => PLACES.has(name))
      .at(-1)!;
    return this.why(texts.nameOf(region, "region"), withArgument(model, last, region));
  }

  /** What sort of card a code stands for, as far as the game tells sorts apart. */
  sortOf: (card: string) => string = () => "";

  /** Why nothing can be done with a card: what playing it would be, and what can be done with others of its sort, asked
   *  about it. */
  async aboutCard(title: string, card: string, playing: string[] = []): Promise<Answer | null> {
    for (const code of [...playing, ...askedOfCard(this.options, card, this.sortOf)].slice(0, 4)) {
      const answer = await this.why(title, code);
      if (answer.rule) return answer;
    }
    return null;
  }

  async explainCard(title: string, card: string, playing: string[] = []): Promise<void> {
    const answer = await this.aboutCard(title, card, playing);
    if (this.live.update?.question) this.answer = answer ?? { title, text: t("why-not-unknown"), rule: null };
  }

  private pointing = 0;

  /** Somebody points at something for a while: say why it is not possible, unless it is. */
  point(ask: (() => Promise<Answer | null>) | null): void {
    clearTimeout(this.pointing);
    this.hint = null;
    if (!ask || !this.live.update?.question || this.live.pending) return;
    const question = this.live.update.number;
    let wanted = 0;
    wanted = this.pointing = window.setTimeout(() => {
      void ask().then((answer) => {
        if (wanted === this.pointing && this.live.update?.number === question) this.hint = answer;
      });
    }, POINTED);
  }

  /** The region under the pointer. */
  pointedAt = $state("");

  pointAtPlace(region: string): void {
    this.pointedAt = region;
    this.point(region ? () => this.aboutPlace(region) : null);
  }

  private answers = new Map<string, Promise<Answer>>();

  /** Ask the server why a code is not possible, once for each question. */
  private why(title: string, code: string): Promise<Answer> {
    const name = `${this.live.update?.number} ${code}`;
    let answer = this.answers.get(name);
    if (!answer) {
      answer = whyNot(this.live.id, this.live.key, code).then(
        ({ legal, rule }) => ({ title, text: legal ? t("why-not-legal") : rule ? "" : t("why-not-unknown"), rule }),
        () => ({ title, text: t("why-not-unknown"), rule: null }),
      );
      if (this.answers.size > 400) this.answers.clear();
      this.answers.set(name, answer);
    }
    return answer;
  }

  /** Whether nobody but machines plays against this seat: then the machine may be asked for advice. */
  get alone(): boolean {
    const seats = this.live.table?.seats ?? [];
    return (
      this.live.seat >= 0 &&
      seats.every(({ seat, player }) => seat === this.live.seat || !["human", "open"].includes(player))
    );
  }

  /** Ask the machine what it would do; its answer is marked. */
  async askHint(): Promise<void> {
    const asked = this.live.update?.question;
    if (!this.alone || !asked || this.live.pending) return;
    this.asking = true;
    const advice = await hintAt(this.live.id, this.live.key).catch(() => null);
    this.asking = false;
    const now = this.live.update;
    // Somebody else may have decided meanwhile, where several are asked at once: the question is still the same.
    if (!now || !advice || JSON.stringify(now.question) !== JSON.stringify(asked)) return;
    this.advice = { number: now.number, ...advice };
    this.advised = advice.code;
  }

  /** What the machine said about the question of an update. */
  advice = $state.raw<(Advice & { number: number }) | null>(null);

  /** Whether the machine is thinking about advice. */
  asking = $state(false);

  showRule(id: string): void {
    this.rule = id;
    this.dialog = "rules";
  }

  /** What the rulebook is opened with in its search. */
  sought = $state("");

  seekRules(word: string): void {
    this.sought = word;
    this.showRule("");
  }
}

const KEY = Symbol("table");
export const provideTable = (ui: TableUi) => setContext(KEY, ui);
export const useTable = () => getContext<TableUi>(KEY);
