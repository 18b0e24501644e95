/** War of the Ring at the table. */

import type { GameClient } from "..";
import { says, hand, pieces, figures } from "./hand";
import { wotr } from "./lessons";
import { SHADOW } from "./sides";
import Picture from "./Picture.svelte";
import WotrCards from "./WotrCards.svelte";
import WotrTable from "./WotrTable.svelte";
import WotrTracks from "./WotrTracks.svelte";

const client: GameClient = {
  game: "wotr",
  order: 1,
  emblem: "ring",
  board: { Board: WotrTable, Cards: WotrCards, Tracks: WotrTracks },
  dark: SHADOW,
  Picture,
  first: wotr,
  hand,
  pieces,
  figures,
  says,
  closing: ["done", "no", "hold", "cease"],
};
export default client;
