/** The picture of a card: a scene of our own, made from its kind, its culture or region, and its name. */

import { Chance } from "./chance";
import { emblemOf, MOTIFS } from "./emblems";
import { first, has, type Printed } from "./printed";

/** A shape of the picture: an element of SVG with its attributes. */
export interface Shape {
  tag: "path" | "rect" | "circle" | "g";
  at: Record<string, string | number>;
  inside?: Shape[];
}

export const WIDE = 222;
export const HIGH = 128;

const round = (value: number) => Math.round(value * 10) / 10;
const hsl = (hue: number, strong: number, light: number) =>
  `hsl(${Math.round(hue + 360) % 360} ${Math.round(strong)}% ${Math.round(light)}%)`;

/** The hue of a people or a land. */
const HUES: Record<string, number> = {
  dwarven: 28, elven: 140, gandalf: 215, gollum: 85, gondor: 210, isengard: 60, moria: 20, raider: 38, rohan: 95,
  sauron: 8, shire: 110, wraith: 265, dunland: 45,
  haven: 190, "free-hold": 120, "border-hold": 45, "ruins-and-lairs": 30, "shadow-hold": 280, "dark-hold": 0,
  dragon: 10, undead: 260, orcs: 25, trolls: 70, spiders: 300, wolves: 220, nazgul: 265, men: 40, elf: 150, dwarf: 30,
  hobbit: 100, dunadan: 215, animals: 90, drake: 15, giants: 50, "awakened-plant": 115,
}; // prettier-ignore

const FOES = ["minion", "creature", "agent", "hazard-event"];

export function hueOf(card: Printed): number {
  const words = [first(card, "culture"), first(card, "site"), first(card, "race"), first(card, "land")];
  const found = words.map((word) => HUES[word]).find((hue) => hue !== undefined);
  return found ?? new Chance(card.type + first(card, "region")).whole(0, 359);
}

export function pictureOf(card: Printed): Shape[] {
  const chance = new Chance(card.id);
  const hue = hueOf(card) + chance.between(-14, 14);
  const dark =
    FOES.includes(card.type) ||
    has(card, "side", "shadow") ||
    ["shadow-hold", "dark-hold"].includes(first(card, "site"));
  const scene = card.type === "site" ? landscape(card, chance, hue, dark) : backdrop(card, chance, hue, dark);
  return [...scene, ...subject(card, chance, hue, dark)];
}

function sky(chance: Chance, hue: number, dark: boolean): Shape[] {
  const bands = chance.whole(4, 6);
  const shapes: Shape[] = [];
  for (let band = 0; band < bands; band++) {
    const light = dark ? 14 + band * 5 : 86 - band * 6;
    shapes.push({
      tag: "rect",
      at: {
        x: 0,
        y: round((HIGH / bands) * band),
        width: WIDE,
        height: round(HIGH / bands + 1),
        fill: hsl(hue + band * 5, dark ? 30 : 45, light),
      },
    });
  }
  const x = chance.whole(20, WIDE - 20);
  const y = chance.whole(14, 44);
  const size = chance.whole(7, 16);
  shapes.push({
    tag: "circle",
    at: { cx: x, cy: y, r: size, fill: dark ? hsl(hue + 180, 20, 78) : hsl(48, 90, 82), opacity: 0.9 },
  });
  if (dark && chance.next() > 0.4)
    shapes.push({ tag: "circle", at: { cx: x + size * 0.45, cy: y - 2, r: size * 0.9, fill: hsl(hue, 30, 16) } });
  if (dark)
    for (let star = 0; star < chance.whole(3, 12); star++)
      shapes.push({
        tag: "circle",
        at: { cx: chance.whole(4, WIDE), cy: chance.whole(4, 60), r: 0.8, fill: "#fff", opacity: 0.7 },
      });
  return shapes;
}

/** A line of hills or peaks across the picture. */
function ridge(chance: Chance, base: number, rise: number, steps: number, sharp: boolean): string {
  const points: [number, number][] = [];
  for (let step = 0; step <= steps; step++) points.push([(WIDE / steps) * step, base - chance.between(0, rise)]);
  let path = `M0 ${HIGH}L0 ${round(points[0]![1])}`;
  for (let at = 1; at < points.length; at++) {
    const [x, y] = points[at]!;
    const [px, py] = points[at - 1]!;
    path += sharp
      ? `L${round((px + x) / 2)} ${round(Math.min(py, y) - rise * 0.25)}L${round(x)} ${round(y)}`
      : `C${round(px + 14)} ${round(py)} ${round(x - 14)} ${round(y)} ${round(x)} ${round(y)}`;
  }
  return `${path}L${WIDE} ${HIGH}Z`;
}

const sheet = (path: string, fill: string, opacity = 1): Shape => ({ tag: "path", at: { d: path, fill, opacity } });

function trees(chance: Chance, hue: number, dark: boolean, count: number): Shape[] {
  return Array.from({ length: count }, () => {
    const x = chance.between(4, WIDE - 4);
    const y = chance.between(84, 122);
    const tall = chance.between(14, 34);
    const leaf = chance.next() > 0.5;
    const path = leaf
      ? `M${round(x)} ${round(y)}v${round(-tall * 0.4)}m0 0c-11 0-11-${round(tall * 0.7)} 0-${round(tall * 0.7)}s11 ${round(tall * 0.7)} 0 ${round(tall * 0.7)}`
      : `M${round(x)} ${round(y - tall)}l${round(tall * 0.3)} ${round(tall)}h${round(-tall * 0.6)}z`;
    return {
      tag: "path" as const,
      at: {
        d: path,
        fill: hsl(hue + chance.between(-12, 12), 35, dark ? 12 : 30),
        stroke: hsl(hue, 30, dark ? 8 : 22),
        "stroke-width": 1,
      },
    };
  });
}

function towers(chance: Chance, hue: number, dark: boolean): Shape[] {
  const shapes: Shape[] = [];
  const x0 = chance.whole(40, 130);
  for (let tower = 0; tower < chance.whole(2, 5); tower++) {
    const x = x0 + tower * chance.whole(11, 19);
    const wide = chance.whole(8, 16);
    const tall = chance.whole(26, 72);
    const top = 108 - tall;
    const roof =
      dark || chance.next() > 0.5
        ? `M${x - 2} ${top}l${wide / 2 + 2} -${chance.whole(8, 20)}l${wide / 2 + 2} ${0}`
        : `M${x} ${top}v-5h3v3h${wide - 6}v-3h3v5z`;
    shapes.push({
      tag: "rect",
      at: { x, y: top, width: wide, height: tall + 20, fill: hsl(hue, 16, dark ? 10 : 62 - tower * 5) },
    });
    shapes.push({
      tag: "path",
      at: {
        d: dark
          ? `M${x - 2} ${top}l${wide / 2 + 2} -${chance.whole(10, 24)} ${wide / 2 + 2} ${chance.whole(10, 24)}z`
          : roof,
        fill: hsl(hue + 20, 24, dark ? 7 : 40),
      },
    });
    shapes.push({
      tag: "rect",
      at: { x: x + wide / 2 - 1, y: top + 8, width: 2.4, height: 6, fill: dark ? "#f3b43c" : "#4a3a22" },
    });
  }
  return shapes;
}

function water(chance: Chance, hue: number): Shape[] {
  return Array.from({ length: 5 }, (_, line) => ({
    tag: "path" as const,
    at: {
      d: `M0 ${104 + line * 5}q${chance.whole(10, 24)} -${chance.whole(2, 6)} ${WIDE / 4} 0t${WIDE / 4} 0 ${WIDE / 4} 0 ${WIDE / 4} 0V${HIGH}H0z`,
      fill: hsl(200 + hue * 0.05, 40, 58 - line * 6),
      opacity: 0.75,
    },
  }));
}

function landscape(card: Printed, chance: Chance, hue: number, dark: boolean): Shape[] {
  const kind = first(card, "site");
  const words = [...(card.facets.keyword ?? []), kind, first(card, "region")];
  const is = (...some: string[]) => some.some((word) => words.includes(word));
  const shapes = sky(chance, hue, dark);
  const high = is("mountain", "underground", "ruins-and-lairs", "dark-hold", "shadow-hold") || chance.next() > 0.6;
  shapes.push(sheet(ridge(chance, 86, high ? 56 : 24, chance.whole(4, 7), high), hsl(hue + 15, 22, dark ? 22 : 66)));
  shapes.push(sheet(ridge(chance, 100, high ? 26 : 18, chance.whole(3, 6), false), hsl(hue + 5, 28, dark ? 16 : 52)));
  if (is("river", "marsh", "coastal-sea") || chance.next() > 0.75) shapes.push(...water(chance, hue));
  else shapes.push(sheet(ridge(chance, 116, 10, 4, false), hsl(hue - 10, 32, dark ? 11 : 40)));
  if (is("forest") || (!is("plains", "underground") && chance.next() > 0.55))
    shapes.push(...trees(chance, hue, dark, is("forest") ? 16 : 6));
  if (
    is("haven", "free-hold", "border-hold", "shadow-hold", "dark-hold", "sanctuary", "battleground") ||
    chance.next() > 0.5
  )
    shapes.push(...towers(chance, hue, dark));
  if (is("underground", "ruins-and-lairs"))
    shapes.push({
      tag: "path",
      at: {
        d: `M${WIDE / 2 - 26} ${HIGH}v-24a26 30 0 0 1 52 0v24z`,
        fill: "#14100c",
        stroke: hsl(hue, 20, 40),
        "stroke-width": 4,
      },
    });
  return shapes;
}

/** Behind a person or a thing: rays, lattice, waves or rings, by the name of the card. */
function backdrop(card: Printed, chance: Chance, hue: number, dark: boolean): Shape[] {
  const shapes: Shape[] = [
    { tag: "rect", at: { x: 0, y: 0, width: WIDE, height: HIGH, fill: hsl(hue, dark ? 30 : 40, dark ? 17 : 82) } },
  ];
  const ink = hsl(hue + chance.whole(-40, 40), 40, dark ? 26 : 72);
  const cx = chance.whole(60, WIDE - 60);
  const cy = chance.whole(40, HIGH - 30);
  switch (chance.whole(0, 5)) {
    case 0:
      for (let ray = 0, rays = chance.whole(9, 18); ray < rays; ray++) {
        const turn = (Math.PI * 2 * ray) / rays;
        const next = turn + Math.PI / rays;
        shapes.push({
          tag: "path",
          at: {
            d: `M${cx} ${cy}L${round(cx + 260 * Math.cos(turn))} ${round(cy + 260 * Math.sin(turn))}L${round(cx + 260 * Math.cos(next))} ${round(cy + 260 * Math.sin(next))}Z`,
            fill: ink,
          },
        });
      }
      break;
    case 1:
      for (let ring = 9; ring > 0; ring--)
        shapes.push({
          tag: "circle",
          at: { cx, cy, r: ring * 17, fill: ring % 2 ? ink : hsl(hue, 35, dark ? 19 : 80) },
        });
      break;
    case 2:
      for (let line = -8; line < 22; line++)
        shapes.push({
          tag: "path",
          at: {
            d: `M${line * 16} 0l${HIGH} ${HIGH}M${line * 16 + HIGH} 0l-${HIGH} ${HIGH}`,
            stroke: ink,
            "stroke-width": chance.whole(2, 4),
            fill: "none",
          },
        });
      break;
    case 3:
      for (let line = 0; line < 9; line++)
        shapes.push({
          tag: "path",
          at: {
            d: `M0 ${line * 16}q28 -${chance.whole(8, 18)} 56 0t56 0 56 0 56 0`,
            stroke: ink,
            "stroke-width": 6,
            fill: "none",
          },
        });
      break;
    case 4:
      return [
        ...sky(chance, hue, dark),
        sheet(ridge(chance, 100, 40, chance.whole(4, 7), chance.next() > 0.5), hsl(hue, 28, dark ? 14 : 58)),
        ...(chance.next() > 0.5 ? trees(chance, hue, dark, 7) : towers(chance, hue, dark)),
      ];
    default:
      for (let dot = 0; dot < 60; dot++)
        shapes.push({
          tag: "path",
          at: { d: `M${chance.whole(0, WIDE)} ${chance.whole(0, HIGH)}l4 7-4 7-4-7z`, fill: ink },
        });
  }
  return shapes;
}

const SHIELDS = [
  "M0 0h60v34c0 24-16 32-30 38C16 66 0 58 0 34z",
  "M30 0l30 10v26c0 20-14 30-30 36C14 66 0 56 0 36V10z",
  "M4 4c18-6 34-6 52 0 6 30-4 56-26 68C8 60-2 34 4 4z",
];

/** What the picture is about: arms for people, a mark for things and events, a beast for foes. */
function subject(card: Printed, chance: Chance, hue: number, dark: boolean): Shape[] {
  const metal = chance.of(["#e9c46a", "#dfe3e8", "#d9a15c", "#cfd8c0"]);
  const deep = hsl(hue + chance.of([0, 150, 180, 210]), 45, dark ? 22 : 32);
  const charge = emblemOf(
    first(card, "class"),
    first(card, "item"),
    first(card, "skill"),
    first(card, "culture"),
    first(card, "race"),
    card.type,
  );
  if (["site"].includes(card.type)) return [];
  if (["character", "companion", "wizard", "ally", "faction"].includes(card.type))
    return arms(chance, card, metal, deep, charge);
  if (["creature", "minion", "agent"].includes(card.type)) return beast(chance, metal, deep, hue);
  const deed = ["event", "condition", "resource-event", "hazard-event"].includes(card.type);
  return deed ? medallion(chance, metal, deep, hue) : thing(chance, charge, metal, deep);
}

/** A thing on a disc or a lozenge. */
function thing(chance: Chance, charge: string, metal: string, deep: string): Shape[] {
  const big = chance.between(3, 3.8);
  const x = WIDE / 2 - 12 * big + chance.between(-30, 30);
  const [cx, cy, r] = [round(x + 12 * big), HIGH / 2, round(15.5 * big)];
  const ground: Shape =
    chance.next() > 0.5
      ? { tag: "circle", at: { cx, cy, r, fill: deep, opacity: 0.85, stroke: metal, "stroke-width": 2.5 } }
      : {
          tag: "path",
          at: {
            d: `M${cx} ${cy - r}l${r * 1.2} ${r}-${r * 1.2} ${r}-${r * 1.2}-${r}z`,
            fill: deep,
            opacity: 0.85,
            stroke: metal,
            "stroke-width": 2.5,
          },
        };
  return [
    ground,
    {
      tag: "path",
      at: {
        d: charge,
        transform: `translate(${round(x)} ${round(HIGH / 2 - 12 * big)}) rotate(${chance.whole(-25, 25)} 36 36) scale(${round(big)})`,
        fill: metal,
        "fill-opacity": 0.25,
        stroke: metal,
        "stroke-width": 1.5,
        "stroke-linejoin": "round",
      },
    },
    ...sparks(chance, metal),
  ];
}

/** A deed: a motif in the middle, and a wreath of another round it. */
function medallion(chance: Chance, metal: string, deep: string, hue: number): Shape[] {
  const cx = WIDE / 2 + chance.between(-34, 34);
  const cy = HIGH / 2;
  const count = chance.whole(5, 11);
  const small = chance.of(MOTIFS);
  const far = chance.between(40, 52);
  const shapes: Shape[] = [
    {
      tag: "circle",
      at: { cx: round(cx), cy, r: chance.whole(26, 36), fill: deep, stroke: metal, "stroke-width": chance.whole(2, 5) },
    },
  ];
  for (let at = 0; at < count; at++) {
    const turn = (Math.PI * 2 * at) / count;
    const size = 0.85;
    shapes.push({
      tag: "path",
      at: {
        d: small,
        transform: `translate(${round(cx + far * Math.cos(turn) - 12 * size)} ${round(cy + far * Math.sin(turn) - 12 * size)}) rotate(${round((turn * 180) / Math.PI + 90)} 10 10) scale(${size})`,
        fill: hsl(hue + 160, 40, 50),
        "fill-opacity": 0.7,
        stroke: deep,
        "stroke-width": 1.6,
        "stroke-linejoin": "round",
      },
    });
  }
  shapes.push({
    tag: "path",
    at: {
      d: chance.of(MOTIFS),
      transform: `translate(${round(cx - 22)} ${cy - 22}) scale(1.85)`,
      fill: metal,
      "fill-opacity": 0.45,
      stroke: metal,
      "stroke-width": 1.5,
      "stroke-linejoin": "round",
    },
  });
  return shapes;
}

function sparks(chance: Chance, metal: string): Shape[] {
  return Array.from({ length: chance.whole(3, 9) }, () => ({
    tag: "path" as const,
    at: {
      d: `M${chance.whole(8, WIDE - 8)} ${chance.whole(8, HIGH - 8)}l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z`,
      fill: metal,
    },
  }));
}

function arms(chance: Chance, card: Printed, metal: string, deep: string, charge: string): Shape[] {
  const shield = chance.of(SHIELDS);
  const other = hsl(chance.whole(0, 359), 42, 40);
  const divisions = [
    "",
    "M30 0v72",
    "M0 34h60",
    "M0 0l60 60",
    "M60 0L0 60",
    "M0 0l30 30 30-30M0 44l30 24 30-24",
    "M30 0v72M0 34h60",
    "M0 12h60M0 52h60",
  ];
  const x = WIDE / 2 - 45 + chance.between(-36, 36);
  const second = emblemOf(card.facets.skill?.[1] ?? "", first(card, "race"), card.type);
  return [
    {
      tag: "g",
      at: { transform: `translate(${round(x)} 8) scale(1.5)` },
      inside: [
        { tag: "path", at: { d: shield, fill: deep, stroke: metal, "stroke-width": 3 } },
        {
          tag: "path",
          at: {
            d: chance.of(divisions),
            stroke: other,
            "stroke-width": chance.whole(5, 11),
            fill: "none",
            "clip-path": "inset(0)",
          },
        },
        {
          tag: "path",
          at: {
            d: charge,
            transform: "translate(13 12) scale(1.45)",
            fill: metal,
            "fill-opacity": 0.35,
            stroke: metal,
            "stroke-width": 1.3,
            "stroke-linejoin": "round",
          },
        },
        {
          tag: "path",
          at: {
            d: second,
            transform: `translate(${chance.of([6, 24, 38])} 48) scale(.55)`,
            fill: "none",
            stroke: metal,
            "stroke-width": 2,
          },
        },
      ],
    },
  ];
}

/** A beast that nobody has seen: a head with horns, teeth and eyes, each of its own measure. */
function beast(chance: Chance, metal: string, deep: string, hue: number): Shape[] {
  const cx = WIDE / 2 + chance.between(-34, 34);
  const wide = chance.between(26, 44);
  const tall = chance.between(34, 50);
  const horn = chance.between(10, 40);
  const spread = chance.between(0.4, 1.5);
  const top = HIGH - tall * 2 + 6;
  const head = `M${round(cx - wide)} ${HIGH}c-6-${round(tall)} 4-${round(tall * 1.5)} ${round(wide)}-${round(tall * 1.7)}c${round(wide)} ${round(tall * 0.2)} ${round(wide + 6)} ${round(tall * 0.8)} ${round(wide)} ${round(tall * 1.7)}z`;
  const shapes: Shape[] = [{ tag: "path", at: { d: head, fill: deep, stroke: hsl(hue, 30, 8), "stroke-width": 2 } }];
  for (const side of [-1, 1]) {
    const hx = cx + side * wide * 0.6;
    shapes.push({
      tag: "path",
      at: {
        d: `M${round(hx - 6)} ${round(top + 26)}q${round(side * horn * spread)} -6 ${round(side * horn)} -${round(horn + 8)}q${round(side * 4)} ${round(horn)} ${round(-side * horn + 12)} ${round(horn + 10)}z`,
        fill: metal,
        opacity: 0.9,
      },
    });
    shapes.push({
      tag: "path",
      at: {
        d: `M${round(cx + side * wide * 0.42)} ${round(HIGH - tall * 0.95)}m-9 0q9 -${chance.whole(5, 9)} 18 0q-9 ${chance.whole(3, 8)} -18 0z`,
        fill: chance.of(["#ffd34d", "#ff7a3c", "#c8f06a", "#ff4f4f", "#9fe8ff"]),
      },
    });
    shapes.push({
      tag: "circle",
      at: { cx: round(cx + side * wide * 0.42), cy: round(HIGH - tall * 0.95), r: 2.3, fill: "#120c08" },
    });
  }
  const teeth = chance.whole(3, 7);
  let jaw = `M${round(cx - wide * 0.55)} ${round(HIGH - tall * 0.42)}`;
  for (let tooth = 0; tooth < teeth; tooth++)
    jaw += `l${round((wide * 1.1) / teeth / 2)} ${chance.whole(6, 13)}l${round((wide * 1.1) / teeth / 2)} -${chance.whole(5, 11)}`;
  shapes.push({ tag: "path", at: { d: `${jaw}z`, fill: "#f4ead2", stroke: "#221a10", "stroke-width": 1 } });
  return shapes;
}
