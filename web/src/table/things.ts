/** What the things on a table are called. */

import { t, texts } from "../lib/texts.svelte";
import { catalogue } from "./cards/catalogue.svelte";

/** The kinds of names that the games give to each kind of thing. */
const KINDS: Record<string, string> = { place: "region", die: "face" };

export function thingName(thing: string): string {
  const [kind = "", name = ""] = thing.split(/:(.*)/s);
  if (!name) return t(`thing-${kind}`);
  if (kind === "card" && catalogue.of(name)) return catalogue.nameOf(name);
  if (texts.ownHas(`thing-${kind}`)) return t(`thing-${kind}`);
  return texts.nameOf(name, KINDS[kind] ?? kind);
}
