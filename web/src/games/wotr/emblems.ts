/** Our own silhouettes of the figures, about a middle at 0 0 and some twenty units high. */

/** How the soldiers of each nation are known from afar: what they wear on their heads. */
const HEADS: Record<string, string> = {
  // A broad round helm, and a beard down to the belt.
  dwarves: "M-6-3.500C-6-9.5 6-9.5 6-3.500ZM-4-3.500H4L3 3 0 6.500-3 3Z",
  // A high leaf-shaped helm.
  elves: "M0-12C3.500-8.500 4-6 3.500-1.500H-3.500C-4-6-3.500-8.500 0-12Z",
  // A helm with the wings of a sea-bird.
  gondor:
    "M-3.800-1.500V-5.500C-3.800-8.500 3.800-8.500 3.800-5.500V-1.500ZM-3.800-5C-7-6-8-9-7.500-11.500-5.500-10-4.500-8.500-3-7.500ZM3.800-5C7-6 8-9 7.500-11.500 5.500-10 4.500-8.500 3-7.500Z",
  // A hood that ends in a point.
  north: "M-4.500-1.500C-5.500-6-3-9.500 2.500-11 1.500-9 4.500-6 4.500-1.500Z",
  // A helm with a horse's tail.
  rohan:
    "M-3.800-1.500V-5C-3.800-8.500 3.500-8.500 3.800-5V-1.500ZM-1.500-7.500C-1-11 3-12 5-10.500 8-9 8.500-5 7.500-1.500 6.500-4 6-7 3-7.500Z",
  // A flat helm with a crest of iron teeth.
  isengard: "M-4.500-1.500V-8L-3-6.500-1.500-9.500 0-6.500 1.500-9.500 3-6.500 4.500-8V-1.500Z",
  // Horns.
  sauron:
    "M-4-1.500C-5-5-4-7.500 0-7.500S5-5 4-1.500ZM-4-5C-7-5.500-8.500-8.500-7-11.500-6.500-9-5-8-2.500-7ZM4-5C7-5.500 8.500-8.500 7-11.500 6.500-9 5-8 2.500-7Z",
  // A turban with a plume.
  southrons:
    "M-5-2.500C-6.500-6-4-9 0-9S6.500-6 5-2.500ZM0-8.500C-1-11 1-12.500 3-12 1.500-11 1.500-10 1-8.500ZM-3.500-2.500H3.500V-1H-3.500Z",
};

/** What stands below the head: shoulders for a regular, a shield and a spear for the elite, a banner for a leader. */
const BODIES: Record<string, string> = {
  regular: "M-7.500 10.500C-8 4-6-1.500 0-1.500S8 4 7.500 10.500Z",
  elite:
    "M-9-.5C-5-.5-3-1.500 0-3 3-1.500 5-.500 9-.500V4C9 7.500 4.500 9.500 0 11-4.500 9.500-9 7.500-9 4ZM8-12 10-8.500H8.900V11H7.100V-8.500H6Z",
  leader:
    "M8 10.500C8.500 4 6.500-1.500 .5-1.500S-7 4-6.500 10.500ZM9.500-12.500H7.800V10.500H9.500ZM7.800-12.500 1.500-9.500 7.800-6.500Z",
};

/** A Nazgûl on wings, and the ground of a character's own sign. */
const ALONE: Record<string, string> = {
  nazgul: "M0-10C1.5-8.5 2.5-6.5 2.8-4.500L10.5-8 8.5 5 4 3 5 10H-5L-4 3-8.5 5-10.5-8-2.8-4.500C-2.5-6.5-1.5-8.5 0-10Z",
  character: "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z",
};

/** The silhouette of a figure: the head of its nation over the body of its kind; numbers stand on it. */
export const silhouette = (nation: string, kind: string): string =>
  ALONE[kind] ?? (HEADS[nation] ?? "") + (BODIES[kind] ?? "");

/** What each character is known by: hat, sword, horn, bow, axe, leaves, crowns, hand and helm. */
export const CHARACTERS: Record<string, string> = {
  "gandalf-grey": "M-7 4H7L4 2 1-7-4 2ZM-4 5.500C-3 8 3 8 4 5.5",
  "gandalf-white": "M0-8V8M-3-5.5 0-8 3-5.500M-5-2A5.5 5.5 0 0 0 5-2",
  strider: "M5-7-3 1M-5-1 1 5M-3 1-6.5 6.5",
  aragorn: "M-6 5V-4L-3 0 0-6 3 0 6-4V5Z",
  boromir: "M-7-3C-3-3 1-1 3 4L6 2C4-4 0-7-6-6ZM3 4 5 7",
  legolas: "M-4-8C5-6 5 6-4 8M-4-8V8M-7 0H6M4-2 6.5 0 4 2",
  gimli: "M-2-8V8M-2-7C4-8 7-5 6 0 3-3 1-2-2-1",
  meriadoc: "M0 7V-1M0-1C-6-1-7-5-6-7-2-7 0-5 0-1ZM0 2C5 2 6-1 5-3 2-3 0-1 0 2Z",
  peregrin: "M0 7V-1M0-1C6-1 7-5 6-7 2-7 0-5 0-1ZM0 2C-5 2-6-1-5-3-2-3 0-1 0 2Z",
  gollum: "M-6 0C-4-5 4-5 6 0 4 5-4 5-6 0ZM-1 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0",
  "witch-king": "M-6 6-7-6-3-1 0-8 3-1 7-6 6 6ZM-3 3H3",
  saruman: "M-5 7V-2M-2-2V-7M1-2V-7.500M4-1V-6M-5-2C-5 8 6 8 6-1",
  "mouth-of-sauron": "M-6 7V-3C-6-9 6-9 6-3V7M-3 1H3V5H-3ZM-1 1V5M1 1V5",
};
