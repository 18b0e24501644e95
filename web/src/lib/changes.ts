import type { Update } from "./types";

/** The update with its whole view. The server tells of a view what is new since the update before; without that one
 * there is nothing to be made of it. Parts that have not changed stay the same objects, and what shows them rests. */
export function whole(update: Update, before: Update | null): Update | null {
  if (update.since === undefined) return update;
  if (before?.number !== update.since) return null;
  return { ...update, view: { ...before.view, ...update.view } };
}
