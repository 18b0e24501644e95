/** Our own silhouettes of the units and characters, about a middle at 0 0 and some twenty units high. */

/** Filled shapes: what each sort of unit is known by. */
export const UNITS: Record<string, string> = {
  // An axe; a hammer with a crest.
  dwarf_soldier: "M-1.500 9V-9H1.500V9ZM1-8C6-9 9-5 8 1 5-2 3-2 1-1Z",
  dwarf_veteran: "M-1.500 10V-4H1.500V10ZM-8-4V-10H8V-4ZM-3-10 0-13 3-10Z",
  // A bow with an arrow; a spear and a leaf shield.
  elf_archer: "M-5-10C5-8 5 8-5 10L-4 8C2 6 2-6-4-8ZM-8-.800H5V-3L9 0 5 3V.800H-8Z",
  elf_spearman: "M5-12 8-6H6V11H4V-6H2ZM-8-4C-4-9 0-7 1-4 2 3-2 8-4 10-7 7-10 2-8-4Z",
  // A longsword over waves.
  lakeman: "M-1.300-11 0-13 1.300-11V1H5V3.500H-5V1H-1.300ZM-10 7C-7 4-4 4-1 7 2 10 5 10 10 6V8.500C5 12 2 12-1 9-4 6.500-7 6.500-10 9Z",
  // Faces: an orc, a great orc with horns, a goblin with long ears, a wolf.
  orc: "M-7-5C-5-10 5-10 7-5L6 4 3 9H-3L-6 4ZM-4-2-1 0-4 1ZM4-2 1 0 4 1ZM-3 5H3V6.500H-3Z",
  great_orc: "M-6-6-11-12C-11-6-9-3-7-2L-6 5-3 10H3L6 5 7-2C9-3 11-6 11-12L6-6C3-9-3-9-6-6ZM-4-1-1 1-4 2ZM4-1 1 1 4 2ZM-3 6 0 5 3 6 2 8H-2Z",
  goblin: "M-5-6C-3-9 3-9 5-6L12-8 7 0 5 5 0 10-5 5-7 0-12-8ZM-3.500-2-1-.500-3.500.500ZM3.500-2 1-.500 3.500.500Z",
  warg: "M-8-11-4-6H4L8-11 9-2 5 4 2 10H-2L-5 4-9-2ZM-5-2-2 0-5 1ZM5-2 2 0 5 1ZM-1.500 6H1.500L0 8Z",
}; // prettier-ignore

/** Lines: what each character is known by. */
export const PEOPLE: Record<string, string> = {
  gandalf: "M-7 4H7L4 2 1-8-4 2ZM-4 6C-3 9 3 9 4 6",
  bard: "M-4-8C5-6 5 6-4 8M-4-8V8M-8 0H7M4-2.500 7 0 4 2.500",
  dain: "M0 8V-8M0-7C5-8 8-5 7 0 4-3 2-2 0-1M0-7C-5-8-8-5-7 0-4-3-2-2 0-1",
  thranduil: "M-7 5-6-3-3 0 0-8 3 0 6-3 7 5ZM-4 2C-2 4 2 4 4 2",
  bilbo: "M-6 0A6 6 0 1 0 6 0 6 6 0 1 0-6 0ZM-3 0A3 3 0 1 0 3 0 3 3 0 1 0-3 0",
  thorin: "M-7 4V-5L-3 0 0-7 3 0 7-5V4ZM-7 7H7",
  lord_of_the_eagles: "M0 6C-2 2-6 0-9-5-5-4-2-3 0 0 2-3 5-4 9-5 6 0 2 2 0 6ZM0 0V-6L3-4",
  beorn: "M-4 7C-8 7-7 2-3 2-1 1 1 1 3 2 7 2 8 7 4 7 2 6-2 6-4 7ZM-6-1V-4M-2-3V-7M2-3V-7M6-1V-4",
  bolg: "M-6 7 2-2M0-7 3-4 7-5 5-1 8 2 4 2 2 6 0 2",
}; // prettier-ignore

/** Lines: those who fly, and what the tokens show. */
export const SIGNS: Record<string, string> = {
  "eagles": "M0 7C-2 2-6 0-10-6-6-5-2-4 0-1 2-4 6-5 10-6 6 0 2 2 0 7ZM-2 7 0 10 2 7",
  "bats": "M0 5C-2 2-3 2-5 4-6 1-8 0-11 0-8-5-4-6-2-3L-2-6 0-4 2-6 2-3C4-6 8-5 11 0 8 0 6 1 5 4 3 2 2 2 0 5Z",
  "token:leadership": "M0-9 2.600-3H9L4 1 6 8 0 4-6 8-4 1-9-3H-2.600Z",
  "token:damage": "M-7-7 7 7M7-7-7 7",
  "token:recruitment": "M-8-8H8V8H-8ZM-2-3A2.500 2.500 0 1 1 0 0V2.500M0 5.500V5.600",
  "token:ring": "M-7 0A7 7 0 1 0 7 0 7 7 0 1 0-7 0ZM-4 0A4 4 0 1 0 4 0 4 4 0 1 0-4 0",
  "token:wrath": "M0 9C-7 9-8 2-4-2-4 1-2 2-1 0-2-4 0-8 3-9 2-5 8-2 6 4 5 8 3 9 0 9Z",
  "token:bodyguard": "M-7-8H7V0C7 5 4 8 0 10-4 8-7 5-7 0ZM0-5V6M-4 0H4",
  "token:concentration": "M0-10V-4M0 4V10M-10 0H-4M4 0H10M-2 0A2 2 0 1 0 2 0 2 2 0 1 0-2 0",
}; // prettier-ignore

/** The settlements, each as it lies: gate, tents, towers, broken walls, bridge and hill. */
export const SETTLEMENTS: Record<string, string> = {
  front_gate: "M-16 11-10-9-5-4 0-14 5-4 10-9 16 11H6V2A6 6 0 0 0-6 2V11Z",
  eastern_spur: "M-14 11V2L-9-4V-13H-6V-10H-3V-13H0V-10H3V-13H6V-2L14 4V11Z",
  ravenhill: "M-16 11C-12 3-8 2-6 2V-10L-8-13H-3L-1-11 1-13H6L5-10V2C9 2 13 4 16 11Z",
  camp: "M-15 11-6-7 3 11ZM-1 2 6-9 15 11H5ZM-6 11V4L-3 11Z",
  ruins_of_dale: "M-14 11V-4L-10-8V-2L-6-6V2H-2V-11L2-14V0H6V-5L10-9 14-3V11H8V5H4V11Z",
  fallen_bridge: "M-16 9V0H-6L-8 4-3 9ZM16 9V0H6L9 3 4 9ZM-13 9A4 4 0 0 1-6 9ZM13 9A4 4 0 0 0 6 9Z",
  lower_slopes: "M-14 11V4L-8-2-2 4V11ZM1 11V-1L7-8 13-1V11Z",
}; // prettier-ignore
