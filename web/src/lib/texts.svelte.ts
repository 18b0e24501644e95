/** All words: the client's own and those of the game at the table, in the language of the moment. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../locale/en.ftl?raw";
import es from "../locale/es.ftl?raw";
import peopleEn from "../locale/people.en.ftl?raw";
import peopleEs from "../locale/people.es.ftl?raw";
import puzzlesEn from "../locale/puzzles.en.ftl?raw";
import puzzlesEs from "../locale/puzzles.es.ftl?raw";
import replayEn from "../locale/replay.en.ftl?raw";
import replayEs from "../locale/replay.es.ftl?raw";
import { messagesOf } from "./api";
import { settings, type Lang } from "./settings.svelte";
import type { About, Said, Value } from "./types";

/** A piece of a text; one with a key names something that can be looked up. */
export interface Piece {
  text: string;
  key?: string;
}

/** Words for things, by what the game calls them: `wotr-region-edoras` is the region "edoras". */
const KINDS = [
  "region", "place", "territory", "slot", "card", "character", "unit", "figure", "nation", "deck",
  "side", "seat", "face", "result", "tile", "group", "token", "word", "phase", "action", "site", "company",
]; // prettier-ignore

/** The client's words for each game stand in its folder. */
const OF_GAMES = import.meta.glob<string>("../games/*/{en,es}.ftl", { eager: true, query: "?raw", import: "default" });
const ofGames = (lang: Lang) =>
  Object.entries(OF_GAMES)
    .filter(([path]) => path.endsWith(`/${lang}.ftl`))
    .map(([, source]) => source);

/** Names and texts of cards: `tcg-card-1-290`, `tcg-text-1-290`. */
const OF_CARD = /^([a-z]+)-(?:card|text)-/;

const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";

function bundle(lang: string, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

class Texts {
  game = $state("");
  private own: Record<Lang, FluentBundle> = {
    en: bundle("en", en, peopleEn, puzzlesEn, replayEn, ...ofGames("en")),
    es: bundle("es", es, peopleEs, puzzlesEs, replayEs, ...ofGames("es")),
  };
  private games = $state.raw<Partial<Record<string, FluentBundle>>>({});
  private names = $state.raw<Map<string, string>>(new Map());

  get lang(): Lang {
    return settings.lang;
  }

  /** Whether the words of the game are there. */
  get ready(): boolean {
    return this.game === "" || this.words !== undefined;
  }

  /** Fetch the words of a game in a language, and in that of the cards if it is another one. */
  async load(game: string, lang: Lang): Promise<void> {
    const ofCards = settings.cardLang || lang;
    await Promise.all([...new Set([lang, ofCards])].map((one) => this.fetch(game, one)));
  }

  private async fetch(game: string, lang: Lang): Promise<void> {
    const place = `${game}/${lang}`;
    if (!this.games[place]) {
      const source = await messagesOf(game, lang);
      this.games = { ...this.games, [place]: bundle(lang, source) };
      this.names = new Map([...this.names, ...indexed(game, source)]);
    }
  }

  /** More words of the client itself, of a part that is fetched when it is needed. */
  add(lang: Lang, source: string): void {
    this.own[lang].addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** A text of the client itself. */
  t(key: string, about: Record<string, FluentVariable> = {}): string {
    const words = this.own[this.lang];
    const message = words.getMessage(key);
    return message?.value ? words.formatPattern(message.value, about, []) : key;
  }

  /** The words of the game; those of the other language until the right ones have come. */
  private get words(): FluentBundle | undefined {
    return this.wordsOf(this.game);
  }

  private wordsOf(game: string, lang = this.lang): FluentBundle | undefined {
    const langs = [lang, lang === "en" ? "es" : "en"];
    return langs.map((lang) => this.games[`${game}/${lang}`]).find((bundle) => bundle !== undefined);
  }

  has(key: string): boolean {
    return this.words?.hasMessage(key) ?? false;
  }

  ownHas(key: string): boolean {
    return this.own[this.lang].hasMessage(key);
  }

  /** A message of the game with its variables. */
  say(key: string, about: About = {}): string {
    return this.format(key, about, false);
  }

  /** A message of another game whose words are there. */
  sayIn(game: string, key: string, about: About = {}): string {
    return this.format(key, about, false, this.wordsOf(game));
  }

  /** The same in pieces, so that names of things can be pointed at. */
  pieces(said: Said): Piece[] {
    return split(this.format(said.key, said.about, true));
  }

  private format(key: string, about: About, marked: boolean, found = this.words): string {
    // Names and texts of cards may be wanted in another language than the rest.
    const [, game] = (settings.cardLang && OF_CARD.exec(key)) || [];
    const words = game ? (this.wordsOf(game, settings.cardLang || this.lang) ?? found) : found;
    const message = words?.getMessage(key);
    if (!words || !message?.value) return key;
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(about)) values[name] = this.variable(value, marked, words);
    return words.formatPattern(message.value, values, []);
  }

  private variable(value: Value, marked: boolean, words = this.words): FluentVariable {
    if (Array.isArray(value)) return value.map((item) => String(this.variable(item, marked, words))).join(", ") || "—";
    if (value !== null && typeof value === "object") {
      if ("key" in value && value.about) return this.format(value.key, value.about, marked, words);
      if ("key" in value) {
        const text = this.format(value.key, {}, false, words);
        return marked ? OPEN + value.key + MIDDLE + text + CLOSE : text;
      }
      return number(value.text);
    }
    return typeof value === "number" || typeof value === "string" ? number(value) : String(value);
  }

  /** What the game calls a thing: its name, or the bare word made readable. */
  nameOf(thing: string, kind = ""): string {
    const plain = thing.replaceAll("_", "-");
    const direct = `${this.game}-${kind}-${plain}`;
    if (kind && this.has(direct)) return this.say(direct);
    const key =
      this.names.get(`${this.game}/${plain}`) ?? this.names.get(`${this.game}/${plain.replace(/-?\d+$/, "")}`);
    if (key) return this.say(key);
    // A game may use another word than the rest.
    const own = [`word-${this.game}-${plain}`, `word-${plain}`].find((one) => this.ownHas(one));
    if (own) return this.t(own);
    return capital(thing.replace(/[_-]+/g, " "));
  }

  /** The same where there is little room. */
  briefOf(thing: string): string {
    const brief = `brief-${thing.replaceAll("_", "-")}`;
    return this.ownHas(brief) ? this.t(brief) : this.nameOf(thing);
  }

  /** The name of a seat or a side, of the game at the table or of another whose words are there. */
  seatName(side: string, game = this.game): string {
    const words = this.wordsOf(game);
    for (const kind of ["seat", "side"]) {
      const message = words?.getMessage(`${game}-${kind}-${side.replaceAll("_", "-")}`);
      if (words && message?.value) return words.formatPattern(message.value, {}, []);
    }
    if (side === "free-peoples" || side === "free_peoples") return this.t("free-peoples");
    return capital(side.replace(/[_-]+/g, " "));
  }
}

function number(value: string | number): FluentVariable {
  if (typeof value === "string" && !/^-?\d{1,9}$/.test(value)) return value;
  return new FluentNumber(Number(value), { useGrouping: false } as object);
}

function indexed(game: string, source: string): [string, string][] {
  const found: [string, string][] = [];
  const kinds = new Map(KINDS.map((kind, rank) => [kind, rank]));
  const ranks = new Map<string, number>();
  for (const match of source.matchAll(/^([a-z][\w]*)-([a-z]+)-([\w-]+) *=/gm)) {
    const [, owner, kind, thing] = match as unknown as [string, string, string, string];
    const rank = kinds.get(kind);
    if (owner !== game || rank === undefined || rank >= (ranks.get(thing) ?? 99)) continue;
    ranks.set(thing, rank);
    found.push([`${game}/${thing}`, `${owner}-${kind}-${thing}`]);
  }
  return found;
}

function split(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(OPEN)) {
    const end = part.indexOf(CLOSE);
    if (end < 0) {
      if (part) pieces.push({ text: part });
      continue;
    }
    const [key, inner] = part.slice(0, end).split(MIDDLE) as [string, string];
    pieces.push({ text: inner, key });
    if (end + 1 < part.length) pieces.push({ text: part.slice(end + 1) });
  }
  return pieces;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const texts = new Texts();
/** What a game is called. */
export const gameName = (game: string) => (texts.ownHas(`game-${game}`) ? texts.t(`game-${game}`) : game);
/** Short for a text of the client itself. */
export const t = (key: string, about: Record<string, FluentVariable> = {}) => texts.t(key, about);
