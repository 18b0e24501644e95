/** Keeps the maps that it is given: what has not changed is the same object as before, so that whatever shows it rests. */
export function resting<Thing extends object>(): (now: Map<string, Thing>) => Map<string, Thing> {
  let before = new Map<string, Thing>();
  return (now) => {
    for (const [name, thing] of now) {
      const old = before.get(name);
      if (old && JSON.stringify(old) === JSON.stringify(thing)) now.set(name, old);
    }
    return (before = now);
  };
}
