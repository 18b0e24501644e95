/** What is printed on a card, as the server tells it: the same for every card game. */

export interface Printed {
  id: string;
  /** Keys of its name and text. */
  name: string;
  text: string;
  type: string;
  set: string;
  unique: boolean;
  implemented: boolean;
  values: Record<string, number>;
  /** What it can be looked for by: side, culture, race, skill. */
  facets: Record<string, string[]>;
}

export const first = (card: Printed, facet: string): string => card.facets[facet]?.[0] ?? "";
export const has = (card: Printed, facet: string, word: string): boolean => card.facets[facet]?.includes(word) ?? false;
