/** What is open and chosen at the table of this page. */

import { getContext, setContext } from "svelte";
import { whyNot } from "./api";
import { Live } from "./live.svelte";
import { argumentsOf, verbOf } from "./options";
import { t, texts } from "./texts.svelte";
import type { Option, Rule } from "./types";

export type Dialog = "" | "rules" | "help" | "end";
/** Names of arguments that stand for a place on a board. */
const PLACES = new Set(["origin", "target", "region", "slot", "place"]);

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
  /** Something that is pointed at in a text. */
  hover = $state("");
  answer = $state.raw<Answer | null>(null);
  tab = $state("play");
  /** Whether somebody is being shown round. */
  touring = $state(false);

  constructor(readonly live: Live) {}

  get options(): Option[] {
    return this.live.pending ? [] : (this.live.update?.question?.options ?? []);
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
      } else found.add(first);
    }
    return found;
  });

  /** The options of the region that was clicked. */
  readonly here = $derived.by(() => {
    if (!this.place) return [];
    return this.options.filter((option) => {
      const places = this.placesOf(option);
      if (places.length < 2) return places[0] === this.place;
      return places[1] === this.place && places[0] === (this.origin || places[0]) && this.origin !== "";
    });
  });

  /** A click on a region of the board. */
  click(region: string): void {
    this.answer = null;
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
    this.origin = "";
    this.place = "";
    this.answer = null;
  }

  decide(code: string): void {
    this.clear();
    this.search = "";
    this.live.decide(code);
  }

  /** Why the region cannot be chosen: the present question asked about that region. */
  private async explainPlace(region: string): Promise<void> {
    const name = texts.nameOf(region, "region");
    const model = this.options.find((option) => {
      const places = this.placesOf(option);
      return places.length > 0 && (!this.origin || places[0] === this.origin);
    });
    if (!model) {
      if (this.live.update?.question) this.answer = { title: name, text: t("not-about-places"), rule: null };
      return;
    }
    await this.explain(name, withPlace(model, region));
  }

  /** Ask the server why a code is not possible. */
  async explain(title: string, code: string): Promise<void> {
    try {
      const { legal, rule } = await whyNot(this.live.id, this.live.key, code);
      this.answer = { title, text: legal ? t("why-not-legal") : rule ? "" : t("why-not-unknown"), rule };
    } catch {
      this.answer = { title, text: t("why-not-unknown"), rule: null };
    }
  }

  showRule(id: string): void {
    this.rule = id;
    this.dialog = "rules";
  }
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
