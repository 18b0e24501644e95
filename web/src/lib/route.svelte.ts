/** Addresses: `/` is the lobby, `/table/ID#KEY` a table with the secret key of a seat behind the hash,
 *  `/table/ID#invite.SEAT.WORD` an invitation to a seat, `/replay/ID?at=N` a moment of a game, `/account` an account,
 *  `/decks/GAME` the deck builder, `/gather/ID` a table whose players bring their decks, `/person/ID`, `/best`,
 *  `/tournaments`, `/tournament/ID`, `/me` and `/admin` the pages of `src/people`, `/position#LINE`
 *  a position as one line of text, `/puzzles/GAME#NAME` the puzzles of a game. */

import { invitations, seatKeys } from "./settings.svelte";

/** The pages about people, and whether each is about one of several. */
const OF_PEOPLE = { person: true, best: false, tournaments: false, tournament: true, me: false, admin: false };
type OfPeople = keyof typeof OF_PEOPLE;
type Page = "lobby" | "table" | "replay" | "account" | "decks" | "gather" | "position" | "puzzles" | OfPeople;

class Route {
  page = $state<Page>("lobby");
  /** The table, with the key of a seat. */
  table = $state("");
  key = $state("");
  /** The game that is shown again. */
  replay = $state("");
  /** The game whose decks are built, and the table that is gathering. */
  decks = $state("");
  gather = $state("");
  /** The game whose puzzles are solved; none is named by `/puzzles`. */
  puzzles = $state("");
  /** The person or the tournament that a page is about. */
  about = $state("");

  constructor() {
    this.read();
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  private read(): void {
    const [, page = "", id = ""] = /^\/(\w*)\/?([\w-]*)/.exec(location.pathname) ?? [];
    this.table = page === "table" ? id : "";
    this.replay = page === "replay" ? id : "";
    this.decks = page === "decks" || page === "cards" ? id : "";
    this.gather = page === "gather" ? id : "";
    this.puzzles = page === "puzzles" ? id : "";
    this.page =
      page === "puzzles"
        ? "puzzles"
        : this.decks
          ? "decks"
          : this.gather
            ? "gather"
            : this.table
              ? "table"
              : this.replay
                ? "replay"
                : page === "account" || page === "position"
                  ? page
                  : page in OF_PEOPLE && (id || !OF_PEOPLE[page as OfPeople])
                    ? (page as OfPeople)
                    : "lobby";
    this.about = this.page in OF_PEOPLE ? id : "";
    if (!this.table) return;
    // Secrets leave the address bar, so that they are not shown or shared by accident.
    const secret = location.hash.slice(1);
    if (secret) history.replaceState(null, "", `/table/${this.table}`);
    const invited = /^invite\.(\d+)\.(\w+)$/.exec(secret);
    if (invited) invitations.keep(this.table, Number(invited[1]), invited[2]!);
    else if (secret) seatKeys.keep(this.table, secret);
    this.key = seatKeys.of(this.table);
  }

  goTo(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  toTable(id: string, key: string): void {
    if (key) seatKeys.keep(id, key);
    this.goTo(`/table/${id}`);
  }
}

export const route = new Route();
