/** The rules of a game that are about one card. */

import type { Rule } from "../../lib/types";

/** Shorter names are words that mean other things as well. */
const TELLING = 6;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Lists of cards (starter decks, formats) rule nothing about one of them. */
const LISTS = ["setup", "format"];

/** Rules that name the card by its number, then those that say its name in the language of the reader; examples of
 *  play come last. */
export function rulingsAbout(rules: Rule[], id: string, name: string, lang: "en" | "es"): Rule[] {
  const numbered = new RegExp(`(^|[^\\w])${escaped(id)}(?![\\w])`, "i");
  const able = rules.filter((rule) => !LISTS.includes(rule.kind));
  const byNumber = /\d/.test(id) ? able.filter((rule) => numbered.test(rule.id) || numbered.test(rule.en)) : [];
  const named = name.length >= TELLING ? new RegExp(`(^|[^\\p{L}])${escaped(name)}(?![\\p{L}])`, "u") : null;
  const byName = named ? able.filter((rule) => !byNumber.includes(rule) && named.test(rule[lang])) : [];
  const found = [...byNumber, ...byName];
  const isExample = (rule: Rule) => rule.kind === "example";
  return [...found.filter((rule) => !isExample(rule)), ...found.filter(isExample)];
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Of some words, each once, those that a rule uses: they can be looked up. */
export function wordsOfRules(rules: Rule[], words: string[], lang: "en" | "es"): string[] {
  const book = plain(rules.map((rule) => rule[lang]).join("\n"));
  return [...new Set(words)].filter((word) => word.length > 2 && book.includes(plain(word)));
}
