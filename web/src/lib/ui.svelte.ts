/** What is open and chosen at the table of this page. */

import { getContext, setContext } from "svelte";
import { whyNot } from "./api";
import type { Followed } from "./live.svelte";
import { argumentsOf, verbOf } from "./options";
import { t, texts } from "./texts.svelte";
import type { Option, Rule } from "./types";

export type Dialog = "" | "rules" | "help" | "end";
/** Names of arguments that stand for a place on a board. */
const PLACES = new Set(["origin", "target", "region", "slot", "place", "territory"]);

/** Milliseconds until pointing at something asks about it. */
const POINTED = 450;

/** The region of a place: the inside of a stronghold lies in its region. */
export const regionOf = (place: string) => place.replace(/-inside$/, "");

export interface Answer {
  title: string;
  text: string;
  rule: Rule | null;
}

export class TableUi {
  dialog = $state<Dialog>("");
  /** The rule that the rulebook shows. */
  rule = $state("");
  search = $state("");
  /** The region where a chosen move begins, and the region whose choices are shown. */
  origin = $state("");
  place = $state("");
  /** The card whose choices are shown. */
  card = $state("");
  /** The code of the option that a guide advises. */
  advised = $state("");
  /** Something that is pointed at in a text. */
  hover = $state("");
  answer = $state.raw<Answer | null>(null);
  /** Why something that is only pointed at is not possible. */
  hint = $state.raw<Answer | null>(null);
  tab = $state("play");
  /** Whether the log has more room than usual. */
  wideLog = $state(false);
  /** Whether somebody is being shown round. */
  touring = $state(false);

  /** Areas of several regions that an option may name, if the board has them. */
  areas = $state.raw(new Map<string, string[]>());

  /** The regions of a place: a region is one by itself. */
  regionsOf(place: string): string[] {
    return this.areas.get(place) ?? [place];
  }

  constructor(readonly live: Followed) {}

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

  /** The regions that can be clicked now. */
  readonly targets = $derived.by(() => {
    const found = new Set<string>();
    for (const option of this.options) {
      const places = this.placesOf(option);
      const first = places[0];
      if (first === undefined) continue;
      if (this.origin && places.length > 1) {
        if (first === this.origin) found.add(places[1]!);
      } else for (const region of this.regionsOf(first)) found.add(region);
    }
    return found;
  });

  /** The regions of the advised option. */
  readonly advisedPlaces = $derived.by(() => {
    const option = this.options.find((one) => one.code === this.advised);
    return option ? [...new Set(this.placesOf(option).flatMap((place) => this.regionsOf(place)))] : [];
  });

  /** The options of the region that was clicked. */
  readonly here = $derived.by(() => {
    if (!this.place) return [];
    return this.options.filter((option) => {
      const places = this.placesOf(option);
      if (places.length < 2) return this.regionsOf(places[0] ?? "").includes(this.place);
      return places[1] === this.place && places[0] === (this.origin || places[0]) && this.origin !== "";
    });
  });

  /** The options that name a card. */
  optionsOf(card: string): Option[] {
    return this.options.filter((option) => namesIn(option).includes(card));
  }

  /** All cards and other things that an option names now. */
  readonly named = $derived(new Set(this.options.flatMap(namesIn)));

  /** The options that are listed: those of the chosen card or place, or all. */
  readonly shown = $derived.by(() => {
    if (this.card) return this.optionsOf(this.card);
    if (this.here.length) return this.here;
    return this.origin ? this.options.filter((option) => this.placesOf(option)[0] === this.origin) : this.options;
  });

  /** A click on a card: its choices, or why there are none. */
  pick(card: string, title: string, playing: string[] = []): void {
    if (this.card === card) return this.clear();
    this.clear();
    if (this.named.has(card)) this.card = card;
    else void this.explainCard(title, card, playing);
  }

  /** A click on a region of the board. */
  click(region: string): void {
    this.answer = this.hint = null;
    this.card = "";
    const starts = this.options.some((option) => {
      const places = this.placesOf(option);
      return places.length > 1 && places[0] === region;
    });
    if (this.targets.has(region) && !(starts && !this.origin)) {
      if (this.place === region && this.here.length === 1) {
        this.decide(this.here[0]!.code);
        return;
      }
      this.place = region;
      return;
    }
    if (region === this.origin || region === this.place) return this.clear();
    if (starts) {
      this.origin = region;
      this.place = "";
      return;
    }
    void this.explainPlace(region);
  }

  clear(): void {
    this.origin = this.place = this.card = "";
    this.answer = this.hint = null;
  }

  /** Where the last decision on the map was made, and how deep in the turn: what follows is still about it. */
  private last = $state.raw<{ places: string[]; depth: number }>({ places: [], depth: 0 });

  /** The places that the present question is about although its options name none. */
  readonly subject = $derived.by(() => {
    const depth = this.live.update?.path.length ?? 0;
    // A siege is fought from a region on the same region.
    return this.targets.size || depth < this.last.depth ? [] : [...new Set(this.last.places)];
  });

  decide(code: string): void {
    const option = this.options.find((one) => one.code === code);
    const places = option ? this.placesOf(option) : [];
    const depth = this.live.update?.path.length ?? 0;
    if (places.length || depth < this.last.depth) this.last = { places, depth };
    this.clear();
    this.search = "";
    this.live.decide(code);
  }

  /** Why the region cannot be chosen: the present question asked about that region. */
  private async explainPlace(region: string): Promise<void> {
    const answer = await this.aboutPlace(region);
    if (this.live.update?.question) this.answer = answer ?? { title: texts.nameOf(region, "region"), text: t("not-about-places"), rule: null };
  }

  /** Why a region is not possible; nothing if the question is not about places, or if it is possible. */
  private async aboutPlace(region: string): Promise<Answer | null> {
    const model = this.options.find((option) => {
      const places = this.placesOf(option);
      return places.length > 0 && !this.areas.has(places.at(-1)!) && (!this.origin || places[0] === this.origin);
    });
    if (!model || this.targets.has(region)) return null;
    return this.why(texts.nameOf(region, "region"), withPlace(model, region));
  }

  /** Why nothing can be done with a card: what playing it would be, and what can be done with others, asked about it. */
  async aboutCard(title: string, card: string, playing: string[] = []): Promise<Answer | null> {
    const models = new Map(this.options.map((option) => [verbOf(option.code), withCard(option, card)]));
    for (const code of [...playing, ...models.values()].filter(Boolean).slice(0, 4)) {
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

  pointAtPlace(region: string): void {
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

  showRule(id: string): void {
    this.rule = id;
    this.dialog = "rules";
  }
}

/** Everything that an option names, as its code writes it. */
const namesIn = (option: Option) => option.code.split(/[:,]/).slice(1);

/** The code of an option with its first card replaced; empty if it names none. */
function withCard(option: Option, card: string): string {
  const values = argumentsOf(option);
  const first = Object.keys(values).find((name) => {
    const value = option.about[name];
    return value !== null && typeof value === "object" && "key" in value && value.key.includes("-card-");
  });
  if (!first) return "";
  const parts = Object.entries(values).map(([name, value]) => (name === first ? card : value));
  return [verbOf(option.code), ...parts].join(":");
}

/** The code of an option with its last place replaced. */
function withPlace(option: Option, region: string): string {
  const values = argumentsOf(option);
  const last = Object.keys(values).filter((name) => PLACES.has(name)).at(-1);
  const parts = Object.entries(values).map(([name, value]) => (name === last ? region : value));
  return [verbOf(option.code), ...parts].join(":");
}

const KEY = Symbol("table");
export const provideTable = (ui: TableUi) => setContext(KEY, ui);
export const useTable = () => getContext<TableUi>(KEY);
