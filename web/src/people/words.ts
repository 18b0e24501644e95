/** The words of the pages about people, which come with the first of them. */

import { texts } from "../lib/texts.svelte";
import en from "../locale/meet.en.ftl?raw";
import es from "../locale/meet.es.ftl?raw";

texts.add("en", en);
texts.add("es", es);
