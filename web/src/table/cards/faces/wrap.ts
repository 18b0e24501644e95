/** Text on a card: lines that fit, without asking the browser to measure. */

/** About how wide letters are, as shares of the size of the type; the widest of the usual typefaces counts. */
const NARROW = /[iljtf.,:;'’!|()[\] ]/;
const WIDE = /[mwMWÑ@%—]/;

export function widthOf(text: string): number {
  let wide = 0;
  for (const letter of text)
    wide += NARROW.test(letter) ? 0.36 : WIDE.test(letter) ? 0.95 : letter >= "A" && letter <= "Z" ? 0.7 : 0.6;
  return wide;
}

/** A text in lines of at most so many sizes of type. */
export function lines(text: string, wide: number): string[] {
  const found: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > wide) {
      found.push(line);
      line = word;
    } else line = longer;
  }
  if (line) found.push(line);
  return found;
}

export interface Fitted {
  size: number;
  lines: string[];
  /** Whether something had to be left out. */
  cut: boolean;
}

/** The largest type in which a text fits a box; what does not fit in the smallest is cut. */
export function fitted(
  text: string,
  wide: number,
  high: number,
  largest: number,
  smallest: number,
  spacing = 1.2,
): Fitted {
  for (let size = largest; size >= smallest; size -= 0.5) {
    const found = lines(text, wide / size);
    if (found.length * size * spacing <= high) return { size, lines: found, cut: false };
  }
  const most = Math.max(1, Math.floor(high / (smallest * spacing)));
  const found = lines(text, wide / smallest);
  return {
    size: smallest,
    lines: [...found.slice(0, most - 1), `${(found[most - 1] ?? "").slice(0, -1)}…`],
    cut: true,
  };
}
