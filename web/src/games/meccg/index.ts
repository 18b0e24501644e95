/** The Middle-earth CCG at the table. */

import type { GameClient } from "..";
import { meccg } from "./layout";

const client: GameClient = { game: "meccg", order: 3, emblem: "cards", layout: meccg, chances: true };
export default client;
