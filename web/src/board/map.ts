/** What the maps of all games have in common. */

import type { Arcs } from "../lib/shapes";

export interface MapRegion {
  id: string;
  at: [number, number];
  /** How far it is from the middle to the nearest border. */
  room: number;
  loops: number[][];
}

export interface MapShape<Region extends MapRegion> extends Arcs {
  width: number;
  height: number;
  regions: Region[];
}
