/** Rivers and roads of the map: rivers follow borders, roads go from region to region. */

import { line, smooth } from "../../lib/shapes";
import type { BoardShape } from "./war";

/** The regions on both banks, from the source to the sea. */
const RIVERS: [string, string][][] = [
  // Anduin
  [["eagles-eyrie", "carrock"], ["old-ford", "carrock"], ["old-ford", "rhosgobel"], ["gladden-fields", "rhosgobel"],
   ["gladden-fields", "north-anduin-vale"], ["dimrill-dale", "north-anduin-vale"], ["dimrill-dale", "south-anduin-vale"],
   ["parth-celebrant", "south-anduin-vale"], ["parth-celebrant", "western-brown-lands"], ["eastemnet", "western-brown-lands"],
   ["eastemnet", "western-emyn-muil"], ["druadan-forest", "western-emyn-muil"], ["druadan-forest", "dead-marshes"],
   ["druadan-forest", "osgiliath"], ["minas-tirith", "osgiliath"], ["lossarnach", "osgiliath"], ["pelargir", "osgiliath"],
   ["pelargir", "west-harondor"]],
  // Isen
  [["orthanc", "fords-of-isen"], ["gap-of-rohan", "fords-of-isen"], ["gap-of-rohan", "druwaith-iaur"], ["enedwaith", "druwaith-iaur"]],
  // Hoarwell and Greyflood, with the Loudwater
  [["weather-hills", "trollshaws"], ["south-downs", "trollshaws"], ["south-downs", "hollin"], ["south-downs", "north-dunland"],
   ["cardolan", "north-dunland"], ["cardolan", "tharbad"], ["minhiriath", "tharbad"], ["minhiriath", "enedwaith"]],
  [["rivendell", "fords-of-bruinen"], ["fords-of-bruinen", "trollshaws"], ["hollin", "trollshaws"]],
  // Brandywine
  [["evendim", "buckland"], ["the-shire", "buckland"], ["the-shire", "old-forest"], ["south-ered-luin", "old-forest"],
   ["south-ered-luin", "cardolan"], ["south-ered-luin", "minhiriath"]],
  // Lhûn
  [["ered-luin", "evendim"], ["ered-luin", "tower-hills"], ["grey-havens", "tower-hills"]],
  // Celduin and Carnen
  [["dale", "old-forest-road"], ["dale", "northern-rhovanion"], ["vale-of-the-carnen", "northern-rhovanion"],
   ["vale-of-the-celduin", "vale-of-the-carnen"], ["vale-of-the-celduin", "north-rhun"], ["northern-dorwinion", "north-rhun"]],
  [["iron-hills", "vale-of-the-carnen"], ["east-rhun", "vale-of-the-carnen"], ["north-rhun", "vale-of-the-carnen"]],
  // Entwash and Limlight
  [["fangorn", "westemnet"], ["eastemnet", "westemnet"], ["eastemnet", "folde"], ["eastemnet", "druadan-forest"]],
  [["fangorn", "parth-celebrant"], ["eastemnet", "parth-celebrant"]],
  // Poros and Morthond
  [["south-ithilien", "east-harondor"], ["south-ithilien", "west-harondor"]],
  [["erech", "anfalas"], ["anfalas", "dol-amroth"]],
]; // prettier-ignore

/** The Great East Road, the Old Forest Road, the Greenway and the roads of Rohan and Gondor, the roads to Harad and Mordor. */
const ROADS: string[][] = [
  ["grey-havens", "tower-hills", "the-shire", "buckland", "bree", "weather-hills", "trollshaws", "fords-of-bruinen", "rivendell"],
  ["high-pass", "goblins-gate", "old-ford", "rhosgobel", "old-forest-road", "northern-rhovanion"],
  ["arnor", "north-downs", "bree", "south-downs", "tharbad", "south-dunland", "gap-of-rohan", "fords-of-isen", "westemnet", "edoras", "folde", "druadan-forest", "minas-tirith", "osgiliath"],
  ["morannon", "dagorlad", "north-ithilien", "osgiliath", "south-ithilien", "east-harondor", "near-harad"],
  ["minas-tirith", "lossarnach", "pelargir"],
]; // prettier-ignore

export interface Ways {
  rivers: string;
  roads: string;
}

export function waysOf(board: BoardShape): Ways {
  const at = new Map(board.regions.map((region, index) => [region.id, index]));
  const banks = new Set(RIVERS.flat().map(([left, right]) => [at.get(left), at.get(right)].sort().join()));
  const rivers = board.borders
    .map(([, left, right], arc) => (banks.has([left, right].sort().join()) ? `M${line(board, arc)}` : ""))
    .join("");
  const places = new Map(board.regions.map((region) => [region.id, region.at]));
  const roads = ROADS.map((road) => smooth(road.map((id) => places.get(id)).filter((one) => one !== undefined)));
  return { rivers, roads: roads.join("") };
}
