/** The words about decks, which come with the first page that needs them. */

import { texts } from "../lib/texts.svelte";
import en from "../locale/decks.en.ftl?raw";
import es from "../locale/decks.es.ftl?raw";

texts.add("en", en);
texts.add("es", es);

/** What a set of cards is called; where it has a number only, the game has a word for it. */
export const setName = (set: string) => (/^\d+$/.test(set) ? texts.nameOf(`set-${set}`) : set);
