/** The cards of a game to be looked through: by name and text in both languages, by values and by kinds. */

import { messagesOf } from "../lib/api";
import { settings, type Lang } from "../lib/settings.svelte";
import type { Printed } from "../table/cards/faces/printed";
import { printedOf } from "./api";

export const folded = (text: string) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();

/** `cost>=3`, `fuerza:7`. */
const MEASURE = /^([a-z_-]+)(<=|>=|=|<|>|:)(-?\d+)$/;

export interface Wanted {
  query: string;
  types: string[];
  facets: Record<string, string>;
  sets: string;
  sort: string;
  down: boolean;
}

export const everything = (): Wanted => ({ query: "", types: [], facets: {}, sets: "", sort: "number", down: false });

export class CardLibrary {
  cards = $state.raw<Printed[]>([]);
  private byId = new Map<string, Printed>();
  private words: Record<Lang, Map<string, string>> = { en: new Map(), es: new Map() };
  private lines = new Map<string, string>();
  private places = new Map<string, number>();

  async load(game: string): Promise<void> {
    const [cards, en, es] = await Promise.all([printedOf(game), messagesOf(game, "en"), messagesOf(game, "es")]);
    this.words = { en: messages(en), es: messages(es) };
    for (const card of cards) {
      this.places.set(card.id, this.places.size);
      this.byId.set(card.id, card);
      const facets = Object.values(card.facets).flat();
      const parts = [card.id, this.name(card, "en"), this.name(card, "es"), this.text(card, "en"), this.text(card, "es"), card.set, ...facets];
      this.lines.set(card.id, folded(parts.join(" ")));
    }
    this.cards = cards;
  }

  of(id: string): Printed | undefined {
    void this.cards;
    return this.byId.get(id);
  }

  get lang(): Lang {
    return settings.cardLang || settings.lang;
  }

  name(card: Printed, lang = this.lang): string {
    return this.words[lang].get(card.name) ?? card.id;
  }

  text(card: Printed, lang = this.lang): string {
    const text = this.words[lang].get(card.text) ?? "";
    return text === "-" ? "" : text;
  }

  /** What a query finds, in order; `valueOf` turns a local word for a value into the game's own. */
  found(wanted: Wanted, valueOf: (word: string) => string): Printed[] {
    const tokens = folded(wanted.query).split(/\s+/).filter(Boolean);
    const measures = tokens.map((token) => MEASURE.exec(token)).filter((one) => one !== null);
    const words = tokens.filter((token) => !MEASURE.test(token));
    const cards = this.cards.filter((card) => {
      if (wanted.types.length && !wanted.types.includes(card.type)) return false;
      if (wanted.sets && card.set !== wanted.sets) return false;
      if (!Object.entries(wanted.facets).every(([facet, word]) => !word || card.facets[facet]?.includes(word))) return false;
      if (!measures.every(([, name, sign, number]) => measured(card.values[valueOf(name!)], sign!, Number(number)))) return false;
      const line = this.lines.get(card.id) ?? "";
      return words.every((word) => line.includes(word));
    });
    return this.sorted(cards, wanted);
  }

  private sorted(cards: Printed[], wanted: Wanted): Printed[] {
    const place = (card: Printed) => this.places.get(card.id) ?? 0;
    const key = (card: Printed): number | string => {
      if (wanted.sort === "number") return place(card);
      if (wanted.sort === "name") return folded(this.name(card));
      if (wanted.sort === "type") return card.type;
      return card.values[wanted.sort] ?? -1;
    };
    const turn = wanted.down ? -1 : 1;
    return [...cards].sort((a, b) => {
      const [x, y] = [key(a), key(b)];
      return x < y ? -turn : x > y ? turn : place(a) - place(b);
    });
  }
}

function measured(value: number | undefined, sign: string, number: number): boolean {
  if (value === undefined) return false;
  if (sign === "<") return value < number;
  if (sign === ">") return value > number;
  if (sign === "<=") return value <= number;
  if (sign === ">=") return value >= number;
  return value === number;
}

/** Names and texts of cards from a Fluent file: they are single lines without variables. */
function messages(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const match of source.matchAll(/^([a-z]+-(?:card|text)-[\w-]+) = (.*)$/gm)) found.set(match[1]!, match[2]!);
  return found;
}
