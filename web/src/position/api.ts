import { ask, post, type Opened } from "../lib/api";

/** The position of a table as one line, as far as the seat of the key may know it. */
export const positionOf = (table: string, key: string) =>
  ask<{ position: string }>(`/tables/${table}/position`, { headers: { "x-seat-key": key } }).then(
    ({ position }) => position,
  );

/** A table that begins at a line, in the place of whoever is asked there. */
export const openPosition = (position: string, level: string, name: string) =>
  post<Opened>("/positions", { position, level, name });

/** The address that opens a line. */
export const addressOf = (position: string) => `${location.origin}/position#${encodeURIComponent(position)}`;
