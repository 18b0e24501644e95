/** The Lord of the Rings TCG at the table. */

import type { GameClient } from "..";
import { tcg } from "./layout";

const client: GameClient = { game: "tcg", order: 4, emblem: "cards", layout: tcg, closing: ["stay"], chances: true };
export default client;
