/** The Lord of the Rings TCG at the table. */

import type { GameClient } from "..";
import { tcg } from "./layout";
import { first } from "./lessons";

const client: GameClient = {
  game: "tcg",
  order: 4,
  emblem: "cards",
  layout: tcg,
  first,
  closing: ["stay"],
  chances: true,
};
export default client;
