/** Games with a board of their own. */

import type { Component } from "svelte";
import BofaCards from "../bofa/BofaCards.svelte";
import BofaTable from "../bofa/BofaTable.svelte";
import BofaTracks from "../bofa/BofaTracks.svelte";
import type { View } from "../lib/types";
import WotrCards from "../wotr/WotrCards.svelte";
import WotrTable from "../wotr/WotrTable.svelte";
import WotrTracks from "../wotr/WotrTracks.svelte";

type Part = Component<{ view: View }>;

export const BOARDS: Record<string, { Board: Part; Cards: Part; Tracks: Part }> = {
  wotr: { Board: WotrTable, Cards: WotrCards, Tracks: WotrTracks },
  bofa: { Board: BofaTable, Cards: BofaCards, Tracks: BofaTracks },
};
