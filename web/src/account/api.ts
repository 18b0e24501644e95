/** Accounts; see `server/endpoints/accounts.py`. */

import { ask, post, Refusal } from "../lib/api";
import type { Seat } from "../lib/types";

export interface AccountGame {
  table: string;
  game: string;
  over: boolean;
  seat: number;
  key: string;
  created: string;
  known: boolean;
  seats: Seat[];
  toAct: number[];
  winners: number[];
}

export const loginInfo = () => ask<{ accounts: boolean; name: string }>("/login");
export const register = (name: string, password: string) => post<{ name: string }>("/account", { name, password });
export const signIn = (name: string, password: string) => post<{ name: string }>("/login", { name, password });
export const signOut = () => ask<void>("/login", { method: "DELETE" });
export const myGames = () => ask<AccountGame[]>("/account/games");
export const keepGame = (table: string, key: string) => post<void>("/account/games", { table, key });
export const forgetGame = (table: string, seat: number) =>
  ask<void>(`/account/games/${table}/${seat}`, { method: "DELETE" });
export const changePassword = (old: string, next: string) => post<void>("/account/password", { old, new: next });
export const deleteAccount = (password: string) => post<void>("/account/deletion", { password });

/** The message for what went wrong. */
export function faultOf(error: unknown): string {
  const status = error instanceof Refusal ? error.problem.status : 0;
  const known: Record<number, string> = {
    401: "account-wrong",
    409: "account-taken",
    422: "account-bad-name",
    429: "account-many",
    404: "account-none",
  };
  return known[status] ?? "account-failed";
}
