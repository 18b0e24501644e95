/** The text codes of options, as the server writes them. */

import type { Option } from "./types";

/** The verb of a code. */
export const verbOf = (code: string) => code.split(":", 1)[0] ?? "";

/** The arguments of an option as the code writes them, by name. */
export function argumentsOf(option: Option): Record<string, string> {
  const parts = option.code.split(":").slice(1);
  return Object.fromEntries(Object.keys(option.about).map((name, at) => [name, parts[at] ?? ""]));
}

/** Everything that an option names, as its code writes it. */
export const namesIn = (option: Option) => option.code.split(/[:,]/).slice(1);

/** The code of an option with some of its arguments replaced. */
export function withArgument(option: Option, name: string, value: string): string {
  const values = { ...argumentsOf(option), [name]: value };
  return [verbOf(option.code), ...Object.values(values)].join(":");
}
