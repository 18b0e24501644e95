/** Each seat has a shape and a colour of its own: neither is needed to know the other. */

const SHAPES = [
  "M0-9A9 9 0 1 1-.1-9Z",
  "M-8-8H8V8H-8Z",
  "M0-10 9 7H-9Z",
  "M0-10 10 0 0 10-10 0Z",
  "M-5-9H5L10 0 5 9H-5L-10 0Z",
];
const COLOURS = ["#1d5a96", "#9a2a1c", "#2e6b3a", "#7a4a12", "#6a3f8c"];

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length]!;
export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length]!;
