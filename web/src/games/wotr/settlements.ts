/** Our own silhouettes of settlements, about a middle at 0 0: those that everybody knows, and one for each sort. */

const SORTS: Record<string, string> = {
  town: "M-11 8V1L-6-4-1 1V8ZM1 8V-1L6-7 11-1V8Z",
  city: "M-12 8V-5H-7V-1H-4V-10L0-13 4-10V-1H7V-5H12V8Z",
  stronghold: "M-14 9V-9H-9V-5H-5V-13H-2V-9H2V-13H5V-5H9V-9H14V9Z",
  fortification: "M-13 7V-6H-8V-2H-3V-6H3V-2H8V-6H13V7Z",
};

const KNOWN: Record<string, string> = {
  // Seven rising walls and a tower.
  "minas-tirith": "M-15 9V4H-11V0H-8V-4H-5V-8H-1.500V-16L0-18 1.500-16V-8H5V-4H8V0H11V4H15V9Z",
  "minas-morgul": "M-13 9V-2L-9 1V-5H-4V-12C-7-13-6-17-2-16-3-14-1-13 1-15V-5H6V2L12-3V9Z",
  // A black tower between two horns.
  "barad-dur": "M-13 9-10-2-7 1-6-7-3-4-3-13-6-17-2-15 0-13 2-15 6-17 3-13 3-4 6-7 7 1 10-2 13 9Z",
  "orthanc": "M-8 9-5-9-7-17-3-11-1-17 1-17 3-11 7-17 5-9 8 9Z",
  "dol-guldur": "M-14 9-8 0-7-8-4-2-2-14 0-9 2-14 4-2 7-8 8 0 14 9Z",
  "morannon": "M-14 9V-11L-11-14-8-11V-3H8V-11L11-14 14-11V9H4V1H-4V9Z",
  // Peaks with a gate.
  "erebor": "M-15 9-5-9-2-5 1-16 6-6 8-8 15 9H4V2H-4V9Z",
  "moria": "M-15 9-9-6-6-3-2-13 2-5 6-14 15 9H5V1A5 5 0 0 0-5 1V9Z",
  "mount-gundabad": "M-15 9-8-7-5-4 0-17 4-6 8-10 15 9Z",
  // Houses and trees of the Elves.
  "rivendell": "M-14 9V0L-8-6-3-2V-8L3-14 9-8V-4L14 0V9H9V3A3 3 0 0 0 3 3V9H-2V4A3 3 0 0 0-8 4V9Z",
  "lorien": "M-2 9V3C-10 4-14-2-10-6-12-12-5-16 0-13 5-16 12-12 10-6 14-2 10 4 2 3V9Z",
  "woodland-realm": "M-14 9V-2L0-13 14-2V9H10V0H6V9H2V0H-2V9H-6V0H-10V9Z",
  "grey-havens": "M-14 5H14C11 9-8 9-11 8ZM-1 4V-15H1V4ZM2-14C11-10 11-2 2 2ZM-2-12C-9-9-9-2-2 1Z",
  // Halls and walls of Men.
  "edoras": "M-15 9C-10 3 10 3 15 9ZM-12 3V-3L-14-4 0-14 14-4 12-3V3C6 1-6 1-12 3Z",
  "helms-deep": "M-15 9V-3H-12V0H-8V-3H-5V-14H-3V-11H0V-14H3V-11H6V-14H8V9Z",
  "dol-amroth": "M-14 9V-4H-10V-12L-7.500-17-5-12V-2H2V-9L4.500-14 7-9V-5C12-8 15-4 11-3L14 1V9Z",
  "umbar": "M-14 9V-2H-8V-10H-4V-2H0V9ZM2 5H14C12 9 4 9 2 5ZM7 4V-11H8.500V4ZM9-10 14 2H9Z",
  "osgiliath": "M-14 8V-4L-10-8-6-4V-1L-3-5V2H3V-6L6-11 9-7V-2L14-5V8Z",
  // A round door in a hill, and an inn.
  "the-shire": "M-15 9C-12-7 12-7 15 9ZM0 8A5 5 0 1 0-.1 8Z",
  "bree": "M-12 8V-3L-4-11 4-3V8ZM6 8V-1L9-4 13-1V8ZM-6 8V2H-2V8Z",
  "angmar": "M-13 9V-8L-10-4-8-10-5-3V-12L-2-7 1-15 4-3 7-9 9-4 13-10V9Z",
}; // prettier-ignore

export const silhouetteOf = (region: string, feature: string): string => KNOWN[region] ?? SORTS[feature] ?? "";
