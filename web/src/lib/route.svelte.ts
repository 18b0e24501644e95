/** Addresses: `/` is the lobby, `/table/ID#KEY` a table, with the secret key of a seat behind the hash. */

import { seatKeys } from "./settings.svelte";

class Route {
  table = $state("");
  key = $state("");

  constructor() {
    this.read();
    addEventListener("popstate", () => this.read());
  }

  private read(): void {
    const match = /^\/table\/([\w-]+)/.exec(location.pathname);
    this.table = match?.[1] ?? "";
    this.key = location.hash.slice(1);
    if (this.table && this.key) {
      // The key leaves the address bar, so that it is not shown or shared by accident.
      seatKeys.keep(this.table, this.key);
      history.replaceState(null, "", `/table/${this.table}`);
    } else if (this.table) {
      this.key = seatKeys.of(this.table);
    }
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
