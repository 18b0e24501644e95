/** A map in which what has not changed is the same object as before, so that whatever shows it rests. */
export function resting<Thing extends object>(before: Map<string, Thing>, now: Map<string, Thing>): Map<string, Thing> {
  for (const [name, thing] of now) {
    const old = before.get(name);
    if (old && JSON.stringify(old) === JSON.stringify(thing)) now.set(name, old);
  }
  return now;
}
