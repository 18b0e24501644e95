/** What whoever runs the server can do; see `server/endpoints/admin.py`. */

import { ask, post } from "../lib/api";
import type { Person } from "./api";

export interface Reported {
  id: number;
  by: Person;
  about: Person;
  table: string;
  text: string;
  at: string;
  chat: string[];
}

export interface WatchedPerson extends Person {
  silent: number;
  closed: boolean;
}

export interface GoingTable {
  id: string;
  game: string;
  created: string;
  names: string[];
}

export const admin = {
  logIn: (password: string) => post<void>("/admin/login", { password }),
  logOut: () => ask<void>("/admin/login", { method: "DELETE" }),
  reports: () => ask<Reported[]>("/admin/reports"),
  settle: (report: number) => post<void>(`/admin/reports/${report}`, {}),
  people: (q: string) => ask<WatchedPerson[]>(`/admin/people?q=${encodeURIComponent(q)}`),
  silence: (person: number, seconds: number) => post<void>(`/admin/people/${person}/silence`, { seconds }),
  rename: (person: number, name: string) => post<void>(`/admin/people/${person}/name`, { name }),
  close: (person: number, on: boolean) => post<void>(`/admin/people/${person}/closed`, { on }),
  tables: () => ask<GoingTable[]>("/admin/tables"),
  closeTable: (table: string) => post<void>(`/admin/tables/${table}/closed`, {}),
};
