/** Those who come out of the shadow: each race has its own shape, each card its own measures and colours. */

import type { Chance } from "../chance";
import { first, has, type Printed } from "../printed";
import type { Mood } from "./moods";
import { person } from "./people";
import { area, d, disc, group, HIGH, hsl, lighter, line, WIDE, type Shape, type Tint } from "./shapes";

type Draw = (card: Printed, mood: Mood, chance: Chance) => Shape[];

const EYES = ["#ffd34d", "#ff7a3c", "#c8f06a", "#ff5a4f", "#9fe8ff"];

const orc: Draw = (card, mood, chance) => {
  const x = 111 + chance.between(-34, 34);
  const y = 62 + chance.between(-6, 6);
  const skin: Tint = [chance.of([80, 60, 30, 100, 200]), chance.between(14, 34), chance.between(24, 38)];
  const steel: Tint = [chance.of([25, 40, 210]), 14, chance.between(24, 40)];
  const eye = chance.of(EYES);
  const helm = chance.whole(0, 3);
  const wide = chance.between(17, 22);
  const side = chance.of([-1, 1]);
  const wx = x + side * 54;
  const shapes = [
    line(d`M${wx} ${HIGH}L${wx + side * 6} 36`, "#3a281a", 4),
    chance.next() > 0.5
      ? area(
          d`M${wx + side * 5} 40c${side * 4}-16 ${side * 16}-24 ${side * 26}-30-${side * 2} 16-${side * 8} 30-${side * 18} 36z`,
          hsl(lighter(steel, 26)),
        )
      : area(d`M${wx + side * 6} 38l-7-8 8-26 8 26z`, hsl(lighter(steel, 26))),
    area(d`M${x - 52} ${HIGH + 2}c0-26 12-36 34-40h36c22 4 34 14 34 40z`, hsl(steel)),
    area(
      d`M${x - 50} ${y + 44}l-8-18 20 8zM${x + 50} ${y + 44}l8-18-20 8zM${x - 30} ${y + 32}l-3-16 16 10zM${x + 30} ${y + 32}l3-16-16 10z`,
      hsl(lighter(steel, 12)),
    ),
    area(
      d`M${x - wide} ${y - 8}l-${chance.between(14, 26)}-${chance.between(4, 14)} 10 24zM${x + wide} ${y - 8}l${chance.between(14, 26)}-${chance.between(4, 14)}-10 24z`,
      hsl(lighter(skin, -6)),
    ),
    area(
      d`M${x - wide} ${y - 6}c0-28 ${wide * 2}-28 ${wide * 2} 0 0 14-3 20-8 26q-${wide - 8} 10-${wide * 2 - 16} 0c-5-6-8-12-8-26z`,
      hsl(skin),
    ),
    area(d`M${x} ${y - 26}c${wide} 0 ${wide} 14 ${wide} 20 0 14-3 20-8 26q-4 3-${wide - 8} 4z`, hsl(lighter(skin, -9))),
    area(d`M${x - 13} ${y - 4}l10 5-9 3zM${x + 13} ${y - 4}l-10 5 9 3z`, eye),
    line(d`M${x - 15} ${y - 9}l12 6M${x + 15} ${y - 9}l-12 6`, hsl(lighter(skin, -18)), 3.5),
    area(d`M${x - 11} ${y + 14}h22l-2-7-3 5-3-5-3 5-3-5-3 5-3-5z`, "#efe3c4"),
  ];
  if (helm === 1)
    shapes.push(
      area(
        d`M${x - wide - 3} ${y - 8}c0-34 ${wide * 2 + 6}-34 ${wide * 2 + 6} 0l-${wide} -5-3 14-3-14z`,
        hsl(lighter(steel, 8)),
      ),
      area(d`M${x - 3} ${y - 32}l3-20 3 20z`, hsl(lighter(steel, 24))),
    );
  if (helm === 2)
    shapes.push(
      area(
        d`M${x - wide - 2} ${y - 12}q${wide + 2}-30 ${wide * 2 + 4} 0l12-26-18 12-14-20-14 20-18-12z`,
        hsl(lighter(steel, 4)),
      ),
    );
  if (helm === 3)
    for (let lock = -4; lock <= 4; lock++)
      shapes.push(line(d`M${x + lock * 3.4} ${y - 24}l${lock * 3.6}-${chance.between(8, 18)}`, "#1a120c", 3));
  return shapes;
};

const uruk: Draw = (card, mood, chance) => {
  // Some of them wear no helm.
  if (chance.next() > 0.66) return orc(card, mood, chance);
  const x = 111 + chance.between(-34, 34);
  const y = 58;
  const steel: Tint = [chance.of([40, 60, 210, 20]), 10, chance.between(26, 42)];
  const crest = chance.whole(0, 2);
  const paint = has(card, "culture", "isengard") ? "#f1eee4" : "#8e2417";
  const side = chance.of([-1, 1]);
  const wx = x + side * 56;
  return [
    line(d`M${wx} ${HIGH}V${chance.between(30, 46)}`, "#2a1d13", 4.5),
    area(d`M${wx - 4} 46V8h9l7 7v28z`, hsl(lighter(steel, 30))),
    area(d`M${x - 56} ${HIGH + 2}c0-30 16-42 38-44h36c22 2 38 14 38 44z`, hsl(steel)),
    area(
      d`M${x - 56} ${HIGH - 18}q4-24 30-28l4 24q-18 0-34 4zM${x + 56} ${HIGH - 18}q-4-24-30-28l-4 24q18 0 34 4z`,
      hsl(lighter(steel, 9)),
    ),
    area(d`M${x - 22} ${y + 30}c-3-30-4-62 22-62s25 32 22 62l-12 6-10-14-10 14z`, hsl(lighter(steel, 5))),
    area(d`M${x} ${y - 32}c26 0 25 32 22 62l-12 6-10-14z`, hsl(lighter(steel, -5))),
    area(d`M${x - 17} ${y - 4}l15 5-2 5-13-3zM${x + 17} ${y - 4}l-15 5 2 5 13-3z`, "#0c0806"),
    disc(x - 9, y + 1, 1.9, chance.of(EYES)),
    disc(x + 9, y + 1, 1.9, chance.of(EYES)),
    ...(crest === 0
      ? [area(d`M${x - 3} ${y - 30}q-2-20 ${side * 18}-24-6 12-8 24z`, hsl([chance.of([0, 30, 210]), 40, 34]))]
      : []),
    ...(crest === 1
      ? [area(d`M${x - 20} ${y - 20}l-14-18 20 6zM${x + 20} ${y - 20}l14-18-20 6z`, hsl(lighter(steel, 18)))]
      : []),
    group(`translate(${x - 8 + chance.between(-4, 4)} ${y - 28}) scale(.7)`, [
      area("M7 22v-9L4 9V5h3V2h3v3h1V1h3v4h1V3h3v10l-4 5v4z", paint),
    ]),
  ];
};

const wraith: Draw = (card, mood, chance) => {
  const x = 111 + chance.between(-36, 36);
  const y = 56;
  const cloth: Tint = [mood.high[0] + chance.between(-20, 20), 22, chance.between(7, 13)];
  const eye = chance.of(["#e8f4ff", "#ff6a4a", "#ffe08a"]);
  const side = chance.of([-1, 1]);
  const folds = [-34, -20, 18, 34].map((at) =>
    line(d`M${x + at * 0.5} ${y + 34}L${x + at * 1.5} ${HIGH}`, hsl(lighter(cloth, 9)), 2.4),
  );
  return [
    line(d`M${x + side * 46} ${HIGH}L${x + side * 62} 14`, hsl([210, 20, 76]), 4.5),
    line(d`M${x + side * 44} 92l${side * 16} 4`, hsl([210, 16, 52]), 4),
    area(d`M${x - 66} ${HIGH + 2}c6-36 30-36 38-52 2-34 10-50 28-58 18 8 26 24 28 58 8 16 32 16 38 52z`, hsl(cloth)),
    ...folds,
    area(d`M${x - 17} ${y + 22}c-6-26 2-46 17-54 15 8 23 28 17 54q-17 12-34 0z`, "#020203"),
    area(d`M${x - 11} ${y - 2}l9 3-7 3zM${x + 11} ${y - 2}l-9 3 7 3z`, eye),
    ...(chance.next() > 0.4
      ? [
          area(
            d`M${x - 21} ${y - 16}l-4-24 9 12 4-18 6 17 6-21 6 21 6-17 4 18 9-12-4 24q-21-10-42 0z`,
            hsl([chance.of([45, 210]), 26, 62]),
          ),
        ]
      : []),
  ];
};

const troll: Draw = (card, mood, chance) => {
  const x = 111 + chance.between(-20, 20);
  const hide: Tint = [chance.of([90, 40, 200, 20]), chance.between(8, 22), chance.between(26, 40)];
  const y = chance.between(48, 60);
  return [
    line(d`M${x + 62} ${HIGH}L${x + 78} 16`, "#4a3018", 9),
    area(d`M${x - 84} ${HIGH + 2}c0-48 34-66 62-68h44c28 2 62 20 62 68z`, hsl(hide)),
    area(d`M${x + 6} ${HIGH - 66}h16c28 2 62 20 62 68h-60z`, hsl(lighter(hide, -7))),
    area(d`M${x - 22} ${y}c-4-30 48-30 44 0 0 18-4 30-22 32-18-2-22-14-22-32z`, hsl(lighter(hide, 6))),
    area(d`M${x - 24} ${y - 6}q24-14 48 0l-4 6q-20-9-40 0z`, hsl(lighter(hide, -10))),
    disc(x - 9, y + 2, 2.4, chance.of(EYES)),
    disc(x + 9, y + 2, 2.4, chance.of(EYES)),
    area(
      d`M${x - 13} ${y + 20}q13-8 26 0l-3 6q-10-6-20 0zM${x - 12} ${y + 20}l2-9 4 7zM${x + 12} ${y + 20}l-2-9-4 7z`,
      "#eadfc0",
    ),
    ...Array.from({ length: 14 }, () =>
      disc(
        x + chance.between(-60, 60),
        chance.between(86, 126),
        chance.between(1.5, 4),
        hsl(lighter(hide, chance.of([-9, 8]))),
      ),
    ),
  ];
};

const dragon: Draw = (card, mood, chance) => {
  const scale: Tint = [chance.whole(0, 359), chance.between(30, 56), chance.between(28, 44)];
  const belly = hsl(lighter([scale[0] + 30, scale[1], scale[2]], 22));
  const [body, shade] = [hsl(scale), hsl(lighter(scale, -10))];
  const horns = chance.whole(1, 3);
  const wings = first(card, "race") === "dragon" || chance.next() > 0.4;
  const shapes: Shape[] = [];
  if (wings)
    shapes.push(
      area("M54 128C40 84 22 50-10 34c34-4 58 0 82 16 0-20 10-38 34-50-4 32-4 60 6 90z", shade),
      line("M56 122C44 84 24 52-6 36M70 52c2 24 4 46 12 70M104 4c-6 30-6 60 2 92", body, 2.5),
    );
  shapes.push(
    area("M62 130c-8-30 6-62 44-72 16-4 30-2 42 4l40 16c8 4 6 12-2 13l-34 2c-10 8-22 6-28 2-18 2-22 16-16 35z", body),
    area("M84 130c-6-24 4-42 26-44 6 4 18 6 28 0l40 3c4 4 0 6-6 7l-34 5c-10 4-20 2-26-1-12 4-14 16-12 30z", belly, {
      opacity: 0.75,
    }),
    area("M150 92l4 9 5-8 5 8 5-9 5 8 4-9z", "#f6efda"),
    area("M128 66q10-2 14 5-8 4-14-5z", chance.of(EYES)),
    disc(135, 69, 1.8, "#120c08"),
    line("M180 79q4-2 5 2", "#120c08", 1.8),
  );
  for (let horn = 0; horn < horns; horn++)
    shapes.push(
      area(
        d`M${112 - horn * 13} ${60 + horn * 3}q-12-8-${chance.between(18, 30)}-${chance.between(14, 26)} 20 4 ${chance.between(26, 32)} 18z`,
        "#e6dcc4",
      ),
    );
  for (let spine = 0; spine < 5; spine++) shapes.push(area(d`M${70 - spine * 2} ${84 + spine * 9}l-13-5 8 12z`, shade));
  if (chance.next() > 0.35)
    shapes.push(
      area("M186 88c16-8 22-2 40-10v26c-16-2-24-6-40-10z", hsl(mood.light)),
      area("M188 90c12-4 20 0 38-4v10c-14 2-24 0-38-4z", "#fff6cf"),
    );
  const flip = chance.next() > 0.5;
  return [group(flip ? `translate(${WIDE} 0) scale(-1 1)` : "", shapes)];
};

const wolf: Draw = (card, mood, chance) => {
  const fur: Tint = [chance.of([25, 215, 0]), 10, chance.between(14, 34)];
  const shapes = Array.from({ length: chance.whole(1, 3) }, (_, at) => {
    const size = 1.15 - at * 0.32;
    return group(`translate(${26 + at * 62 + chance.between(-8, 8)} ${128 - 112 * size}) scale(${size})`, [
      area(
        "M0 114c2-34 16-52 34-60L28 26l16 14 6-20 12 24c10 4 22 14 34 30l10 4-2 10-30 6c-8 14-4 22-2 20z",
        hsl(lighter(fur, at * 6)),
      ),
      area("M64 58l10 4-9 3z", chance.of(EYES)),
      area("M92 86l3 8 4-9 3 7 3-9z", "#f3ead2"),
      disc(104, 78, 2.6, "#0d0806"),
    ]);
  });
  return shapes.reverse();
};

const spider: Draw = (card, mood, chance) => {
  const x = 111 + chance.between(-24, 24);
  const hide: Tint = [chance.whole(0, 359), 18, chance.between(9, 20)];
  const web = Array.from({ length: 7 }, (_, at) =>
    line(d`M0 0L${40 + at * 30} ${HIGH - at * 14}`, "#fff", 0.8, { opacity: 0.45 }),
  );
  for (let ring = 1; ring < 6; ring++)
    web.push(line(d`M${ring * 24} 0Q${ring * 18} ${ring * 18} 0 ${ring * 24}`, "#fff", 0.8, { opacity: 0.45 }));
  const legs = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3].map((leg) =>
      line(
        d`M${x + side * 12} ${76 + leg * 3}Q${x + side * (40 + leg * 6)} ${24 + leg * 16} ${x + side * (66 + leg * 4)} ${78 + leg * 18}`,
        hsl(hide),
        5,
      ),
    ),
  );
  const eyes = [-9, -3, 3, 9].map((at) => disc(x + at, 88 + Math.abs(at) * -0.4, 2.2, chance.of(EYES)));
  return [
    ...web,
    ...legs,
    disc(x, 62, 30, hsl(lighter(hide, 3))),
    disc(x, 90, 17, hsl(lighter(hide, 8))),
    line(d`M${x - 6} 104q-3 10 2 14M${x + 6} 104q3 10-2 14`, "#e9dec2", 3),
    ...eyes,
  ];
};

const dead: Draw = (card, mood, chance) => {
  const x = 111 + chance.between(-30, 30);
  const cloth: Tint = [mood.far[0], 18, chance.between(20, 40)];
  const bone = hsl([50, chance.between(10, 30), chance.between(74, 88)]);
  return [
    area(d`M${x - 58} ${HIGH + 2}c8-46 20-60 30-82 6-26 50-26 56 0 10 22 22 36 30 82z`, hsl(cloth), { opacity: 0.92 }),
    area(d`M${x - 20} 60c-3-30 43-30 40 0 0 10-4 14-6 18v10h-28V78c-2-4-6-8-6-18z`, bone),
    disc(x - 8, 60, 5.4, "#14100e"),
    disc(x + 8, 60, 5.4, "#14100e"),
    disc(x - 8, 60, 1.8, chance.of(EYES)),
    disc(x + 8, 60, 1.8, chance.of(EYES)),
    area(d`M${x} 66l-3 7h6z`, "#14100e"),
    line(d`M${x - 10} 82v6M${x - 5} 82v6M${x} 82v6M${x + 5} 82v6M${x + 10} 82v6`, "#14100e", 1.4),
    ...(chance.next() > 0.4
      ? [area(d`M${x - 21} 44l-3-20 10 9 6-14 8 14 8-14 6 14 10-9-3 20q-21-8-42 0z`, hsl([45, 40, 55]))]
      : []),
    ...Array.from({ length: 5 }, (_, at) =>
      line(
        d`M${x - 44 + at * 22} ${HIGH}q${chance.between(-8, 8)}-14 0-${chance.between(22, 34)}`,
        hsl(lighter(cloth, 12)),
        2,
        { opacity: 0.7 },
      ),
    ),
  ];
};

const fireDemon: Draw = (card, mood, chance) => {
  const x = 111 + chance.between(-10, 10);
  const wing = "#140806";
  return [
    ...[60, 42, 26].map((r, at) => disc(x, 74, r, hsl([18 + at * 12, 95, 42 + at * 10]), { opacity: 0.4 })),
    area(
      d`M${x - 14} ${HIGH}C${x - 40} 80 ${x - 60} 60 ${x - 104} 22c18 34 14 60 20 106zM${x + 14} ${HIGH}C${x + 40} 80 ${x + 60} 60 ${x + 104} 22c-18 34-14 60-20 106z`,
      wing,
    ),
    area(d`M${x - 44} ${HIGH + 2}c0-40 22-52 28-66 8-6 24-6 32 0 6 14 28 26 28 66z`, "#1d0b07"),
    area(d`M${x - 16} 56q-22-4-24-30 12 16 28 16zM${x + 16} 56q22-4 24-30-12 16-28 16z`, "#3a2018"),
    area(d`M${x - 11} 62l9 4-8 3zM${x + 11} 62l-9 4 8 3z`, "#ffe08a"),
    ...Array.from({ length: 12 }, () => {
      const fx = x + chance.between(-50, 50);
      return area(
        d`M${fx - 4} ${HIGH}q-2-${chance.between(14, 40)} 5-${chance.between(24, 60)} 6 ${chance.between(16, 30)} 5 60z`,
        hsl([chance.between(12, 42), 95, 54]),
        { opacity: 0.8 },
      );
    }),
    line(d`M${x + 40} 96q30-40 54-10t${chance.between(8, 16)} 30`, "#ff9a3c", 3),
  ];
};

const tentacles: Draw = (card, mood, chance) => {
  const hide: Tint = [chance.whole(90, 290), 24, 26];
  return Array.from({ length: chance.whole(4, 6) }, (_, at) => {
    const x = 16 + at * 40;
    return line(
      d`M${x} 132C${x + chance.between(-30, 30)} 96 ${x + chance.between(-30, 30)} 66 ${x + chance.between(-16, 16)} ${chance.between(18, 52)}q${chance.between(-22, 22)}-16 ${chance.between(-20, 20)} 10`,
      hsl(lighter(hide, at * 3)),
      chance.between(9, 15),
    );
  });
};

const birds: Draw = (card, mood, chance) => {
  const ink = hsl(lighter(mood.near, -4));
  const many = first(card, "race") === "eagle" ? 1 : chance.whole(1, 7);
  return Array.from({ length: many }, (_, at) => {
    const size = many === 1 ? 2.6 : chance.between(0.6, 1.7);
    return group(
      `translate(${many === 1 ? 111 : chance.between(30, 190)} ${many === 1 ? 70 : chance.between(22, 96)}) scale(${size}) rotate(${chance.whole(-18, 18)})`,
      [
        area(
          "M0 4C-8-8-22-12-36-6c10 0 14 4 18 8-6 0-8 2-10 4 10-2 18 2 24 6l-3 8 7-4 7 4-3-8c6-4 14-8 24-6-2-2-4-4-10-4 4-4 8-8 18-8C22-12 8-8 0 4z",
          at % 2 ? ink : hsl(lighter(mood.near, 6)),
        ),
      ],
    );
  });
};

const beast: Draw = (card, mood, chance) => {
  const hide: Tint = [chance.of([25, 35, 215, 90]), chance.between(12, 34), chance.between(20, 36)];
  const x = chance.between(-6, 24);
  return [
    area(
      d`M${x + 24} 130c-4-40 10-66 50-72 20-14 46-8 58 8 20 4 34 16 38 28 2 8-6 14-16 12-14 10-34 8-44 4-6 10-4 14-2 20z`,
      hsl(hide),
    ),
    area(
      d`M${x + 78} 60l-4-${chance.between(10, 26)} 16 16zM${x + 104} 56l4-${chance.between(10, 26)} 8 22z`,
      hsl(lighter(hide, -7)),
    ),
    area(d`M${x + 128} 76q8-3 12 3-7 3-12-3z`, chance.of(EYES)),
    area(d`M${x + 152} 104q8-${chance.between(8, 22)} 16-16-2 10-8 18z`, "#efe4c8"),
    disc(x + 166, 92, 2.6, "#0d0806"),
    ...Array.from({ length: 7 }, (_, at) =>
      line(d`M${x + 40 + at * 7} ${84 - at * 4}l-9-7`, hsl(lighter(hide, -8)), 3),
    ),
  ];
};

const tree: Draw = (card, mood, chance) => {
  const x = 111 + chance.between(-18, 18);
  const bark: Tint = [28, 30, chance.between(18, 30)];
  const leaf: Tint = [chance.between(70, 140), 34, chance.between(20, 36)];
  return [
    ...Array.from({ length: 16 }, () =>
      disc(
        x + chance.between(-70, 70),
        chance.between(4, 42),
        chance.between(10, 20),
        hsl(lighter(leaf, chance.between(-6, 8))),
      ),
    ),
    area(
      d`M${x - 30} ${HIGH + 2}c10-30 4-56-6-74l-26-18 4-6 28 12-6-24 8-2 12 26h32l12-26 8 2-6 24 28-12 4 6-26 18c-10 18-16 44-6 74z`,
      hsl(bark),
    ),
    area(
      d`M${x - 15} 66q8-7 13 2-8 4-13-2zM${x + 15} 66q-8-7-13 2 8 4 13-2z`,
      chance.of(["#ffe9a0", "#d8f0a0", "#ffd07a"]),
    ),
    line(
      d`M${x} 66l-4 16h7M${x - 10} 96q10-6 20 0M${x - 22} 60q10-9 20-3M${x + 22} 60q-10-9-20-3`,
      hsl(lighter(bark, -10)),
      2.4,
    ),
    ...Array.from({ length: 6 }, (_, at) =>
      line(
        d`M${x - 10 + at * 4} 98q${chance.between(-6, 6)} 12 0 ${chance.between(16, 30)}`,
        hsl(lighter(leaf, 4)),
        2.4,
      ),
    ),
  ];
};

const giant: Draw = (card, mood, chance) => {
  const ink: Tint = [mood.near[0], 18, chance.between(24, 36)];
  const x = 111 + chance.between(-30, 30);
  return [
    area(
      d`M${x - 40} ${HIGH + 2}l6-60q8-20 22-22l-4-10q-2-18 16-18t16 18l-4 10q18 0 26-24l-6-14 14-8 10 14q-6 34-22 48l4 66z`,
      hsl(ink),
    ),
    area(d`M${x + 26} 4l22-6 16 12-6 16-24 2z`, hsl(lighter(ink, 14))),
    disc(x - 6, 36, 1.9, chance.of(EYES)),
    disc(x + 6, 36, 1.9, chance.of(EYES)),
  ];
};

/** Allies of the CCG that are neither people nor of a race that their card names. */
const NAMED: Record<string, Draw> = {
  crebain: birds, "watcher-in-the-water": tentacles, treebeard: tree, leaflock: tree, quickbeam: tree, skinbark: tree, "lindion-the-oronin": tree, gwaihir: birds,
  "roac-the-raven": birds, wolf, "noble-hound": wolf, gollum: orc, "my-precious": orc, "bill-the-pony": beast, shadowfax: beast,
}; // prettier-ignore

/** Whether a card of any side shows a being that is no person. */
export const isBeing = (card: Printed) => card.id in NAMED || ["ent", "eagle", "animals"].includes(first(card, "race"));

const DRAWN: Record<string, Draw> = {
  orc, orcs: orc, "uruk-hai": uruk, nazgul: wraith, troll, trolls: troll, dragon, drake: dragon, wolves: wolf, spiders: spider,
  undead: dead, balrog: fireDemon, "balrog-spawn": fireDemon, creature: tentacles, animals: beast, eagle: birds, ent: tree,
  "awakened-plant": tree, "pukel-creature": giant, giants: giant, special: birds, slayer: wraith,
}; // prettier-ignore

export const foe: Draw = (card, mood, chance) =>
  (NAMED[card.id] ?? DRAWN[first(card, "race")] ?? person)(card, mood, chance);
