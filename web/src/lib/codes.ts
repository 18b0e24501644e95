/** The text codes of options, as the server writes them. */

import type { Option } from "./types";

/** The verb of a code. */
export const verbOf = (code: string) => code.split(":", 1)[0] ?? "";

/** The arguments of an option as the code writes them, by name. */
export function argumentsOf(option: Option): Record<string, string> {
  const parts = option.code.split(":").slice(1);
  return Object.fromEntries(Object.keys(option.about).map((name, at) => [name, parts[at] ?? ""]));
}

/** What is the same whichever die is spent on it. */
export function withoutFace(option: Option): string {
  const parts = Object.entries(argumentsOf(option)).filter(([name]) => name !== "face");
  return [verbOf(option.code), ...parts.map(([, value]) => value)].join(":");
}

/** Everything that an option names, as its code writes it. */
export const namesIn = (option: Option) => option.code.split(/[:,]/).slice(1);

/** The code of an option with some of its arguments replaced. */
export function withArgument(option: Option, name: string, value: string): string {
  const values = { ...argumentsOf(option), [name]: value };
  return [verbOf(option.code), ...Object.values(values)].join(":");
}

/** The first card that an option names: the name of the argument, and the card's code. */
function firstCardOf(option: Option): { name: string; code: string } | undefined {
  return Object.entries(argumentsOf(option))
    .map(([name, code]) => ({ name, code }))
    .find(({ name }) => {
      const value = option.about[name];
      return value !== null && typeof value === "object" && "key" in value && value.key.includes("-card-");
    });
}

/** What can be done with other cards of a card's sort, asked about the card itself: one code for each verb. */
export function askedOfCard(options: Option[], card: string, sortOf: (card: string) => string): string[] {
  const asked = new Map<string, string>();
  for (const option of options) {
    const first = firstCardOf(option);
    if (first && sortOf(first.code) === sortOf(card))
      asked.set(verbOf(option.code), withArgument(option, first.name, card));
  }
  return [...asked.values()];
}
