/** Shapes that a picture is made of, and helpers to write them. */

/** An element of SVG with its attributes. */
export interface Shape {
  tag: "path" | "rect" | "circle" | "g";
  at: Record<string, string | number>;
  inside?: Shape[];
}

export const WIDE = 222;
export const HIGH = 128;

export const round = (value: number) => Math.round(value * 10) / 10;

/** A colour as hue, strength and lightness. */
export type Tint = readonly [number, number, number];

export const hsl = ([hue, strong, light]: Tint) =>
  `hsl(${Math.round(hue + 720) % 360} ${Math.round(strong)}% ${Math.round(Math.max(0, Math.min(100, light)))}%)`;

export const lighter = ([hue, strong, light]: Tint, more: number): Tint => [hue, strong, light + more];

/** Between two colours: by red, green and blue, so that none appears that neither of them has. */
export function blend(one: Tint, two: Tint, share: number): Tint {
  const [from, to] = [rgb(one), rgb(two)];
  return tint(from.map((value, at) => value + (to[at]! - value) * share));
}

function rgb([hue, strong, light]: Tint): number[] {
  const [s, l] = [strong / 100, light / 100];
  const part = (n: number) => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [part(0), part(8), part(4)];
}

function tint(parts: number[]): Tint {
  const [r, g, b] = parts as [number, number, number];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [span, light] = [most - least, (most + least) / 2];
  if (span < 0.001) return [0, 0, light * 100];
  const turn = most === r ? (g - b) / span : most === g ? 2 + (b - r) / span : 4 + (r - g) / span;
  return [turn * 60, (span / (1 - Math.abs(2 * light - 1))) * 100, light * 100];
}

/** A path from a template: numbers are rounded, and minus a negative number is a positive one. */
export const d = (parts: TemplateStringsArray, ...values: number[]): string =>
  parts.reduce((text, part, at) => {
    const value = values[at];
    if (value === undefined) return text + part;
    return value < 0 && part.endsWith("-")
      ? `${text}${part.slice(0, -1)} ${round(-value)}`
      : text + part + round(value);
  }, "");

export const area = (path: string, fill: string, more: Shape["at"] = {}): Shape => ({
  tag: "path",
  at: { d: path, fill, ...more },
});

export const line = (path: string, stroke: string, width: number, more: Shape["at"] = {}): Shape => ({
  tag: "path",
  at: { d: path, fill: "none", stroke, "stroke-width": width, "stroke-linecap": "round", ...more },
});

export const disc = (cx: number, cy: number, r: number, fill: string, more: Shape["at"] = {}): Shape => ({
  tag: "circle",
  at: { cx: round(cx), cy: round(cy), r: round(r), fill, ...more },
});

export const box = (x: number, y: number, width: number, height: number, fill: string): Shape => ({
  tag: "rect",
  at: { x: round(x), y: round(y), width: round(width), height: round(height), fill },
});

/** Shapes moved, turned or scaled together. */
export const group = (transform: string, inside: Shape[]): Shape => ({ tag: "g", at: { transform }, inside });
