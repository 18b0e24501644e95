/** Shapes of values and of states: each of its own form, so that none is told by colour alone. */

import type { Badge } from "./frames";

export const BADGES: Record<Badge["shape"], string> = {
  disc: "M-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0z",
  shield: "M0-16l14 4v12c0 9-7 14-14 17-7-3-14-8-14-17v-12z",
  heart: "M0 15C-18 3-16-13-7-14c4 0 6 3 7 5 1-2 3-5 7-5 9 1 11 17-7 29z",
  gem: "M-9-14H9l8 10L0 16-17-4z",
  banner: "M-15-16h30v30l-15-7-15 7z",
  drop: "M0-17c9 11 13 16 13 21a13 13 0 0 1-26 0c0-5 4-10 13-21z",
  plate: "M-15-11h30v22h-30z",
};

export const STATES: Record<string, string> = {
  tapped: "M4 14a8 8 0 0 1 14-6M18 2v6h-6",
  wounded: "M12 2c5 7 7 10 7 13a7 7 0 0 1-14 0c0-3 2-6 7-13z",
  wounds: "M12 2c5 7 7 10 7 13a7 7 0 0 1-14 0c0-3 2-6 7-13z",
  exhausted: "M12 2l-3 8h4l-3 6h4l-4 6",
  burdens: "M3 8h18v13H3zM8 8V5a4 4 0 0 1 8 0v3",
  stacked: "M3 8l9-5 9 5-9 5zM3 13l9 5 9-5M3 17l9 5 9-5",
  on_guard: "M12 2l8 3v7c0 6-4 9-8 10-4-1-8-4-8-10V5z",
};
