/** The Battle of Five Armies at the table. */

import type { GameClient } from "..";
import Picture from "./Picture.svelte";
import BofaCards from "./BofaCards.svelte";
import BofaTable from "./BofaTable.svelte";
import BofaTracks from "./BofaTracks.svelte";
import { figures, hand, pieces, says } from "./hand";
import { bofa } from "./lessons";

const client: GameClient = {
  game: "bofa",
  order: 2,
  emblem: "peak",
  board: { Board: BofaTable, Cards: BofaCards, Tracks: BofaTracks },
  dark: ["shadow"],
  Picture,
  first: bofa,
  hand,
  pieces,
  figures,
  says,
  closing: ["stop", "enough", "stay", "wait", "cease"],
};
export default client;
