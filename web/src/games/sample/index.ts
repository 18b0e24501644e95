/** The Ford, the sample game, at the table: every part that a game may bring, in small. */

import type { GameClient } from "..";
import FordBoard from "./FordBoard.svelte";
import FordCards from "./FordCards.svelte";
import FordTracks from "./FordTracks.svelte";
import { first } from "./lessons";

const client: GameClient = {
  game: "sample",
  order: 99,
  emblem: "shield",
  board: { Board: FordBoard, Cards: FordCards, Tracks: FordTracks },
  first,
  closing: ["pass"],
};
export default client;
