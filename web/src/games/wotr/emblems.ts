/** Our own silhouettes of the figures, about a middle at 0 0 and some twenty units high. */

/** A shield for a soldier, a crested one for the elite, a banner for a leader, wings for a Nazgûl; numbers stand on them. */
export const FIGURES: Record<string, string> = {
  regular: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM7.3-4 10.5-10.5 8.8-10.7 5.7-5.800Z",
  elite: "M-8.5-6.500C-5-6.5-2-7.5 0-10.5 2-7.5 5-6.5 8.5-6.500V1.500C8.5 6 4.5 8.5 0 10.5-4.5 8.5-8.5 6-8.5 1.500Z",
  leader: "M-9.5-10.500H-7.500V-9.500H10L6.5-3.5 10 3.500H-7.500V10.500H-9.500Z",
  nazgul: "M0-10C1.5-8.5 2.5-6.5 2.8-4.500L10.5-8 8.5 5 4 3 5 10H-5L-4 3-8.5 5-10.5-8-2.8-4.500C-2.5-6.5-1.5-8.5 0-10Z",
  character: "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z",
};

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
