/** The Middle-earth CCG at the table. */

import type { GameClient } from "..";
import { meccg } from "./layout";
import { first } from "./lessons";

const client: GameClient = { game: "meccg", order: 3, emblem: "cards", layout: meccg, first, chances: true };
export default client;
