import { describe, expect, it } from "vitest";
import { rulingsAbout, wordsOfRules } from "./rulings";

const rule = (id: string, en: string, es = en) => ({ id, ref: "", kind: "faq", en, es });
const RULES = [
  rule("tcg.faq.s4.1_224", "Return to Its Master makes one more skirmish."),
  rule("tcg.faq.s4.11_224", "Another card."),
  rule("tcg.faq.s4.1_2.enquea", "It answers the wounds of Enquea 2_83."),
  rule("tcg.play.one", "Return to Its Master may be played.", "Retorno a su Amo puede jugarse."),
  rule("tcg.play.two", "A Return to Its Mastery is no card."),
];

describe("rulings about a card", () => {
  it("are found by its number and by its name", () => {
    const ids = rulingsAbout(RULES, "1_224", "Return to Its Master", "en").map((one) => one.id);
    expect(ids).toEqual(["tcg.faq.s4.1_224", "tcg.play.one"]);
    expect(rulingsAbout(RULES, "2_83", "", "en")).toHaveLength(1);
  });
  it("are found by the name in the language of the reader", () => {
    expect(rulingsAbout(RULES, "none", "Retorno a su Amo", "es").map((one) => one.id)).toEqual(["tcg.play.one"]);
  });
  it("are no lists of cards, and examples come last", () => {
    const of = (kind: string) => ({ ...rule(kind, "Orc-lieutenant"), kind });
    const found = rulingsAbout(
      [of("setup"), of("example"), of("component"), of("format")],
      "none",
      "Orc-lieutenant",
      "en",
    );
    expect(found.map((one) => one.id)).toEqual(["component", "example"]);
  });
  it("do not follow from names that are words", () => {
    expect(rulingsAbout(RULES, "none", "card", "en")).toEqual([]);
  });
});

describe("words to look up", () => {
  it("are those that a rule uses, each once, whatever their accents", () => {
    expect(wordsOfRules(RULES, ["Skirmish", "skirmish", "Damage", "skírmish"], "en")).toEqual([
      "Skirmish",
      "skirmish",
      "skírmish",
    ]);
    expect(wordsOfRules(RULES, ["Amo", "Master", "su"], "es")).toContain("Amo");
    expect(wordsOfRules([], ["Skirmish"], "en")).toEqual([]);
  });
});
