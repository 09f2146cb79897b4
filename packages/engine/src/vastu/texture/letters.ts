/**
 * How are a zone's code and a god's name written on a picture that may use no font? With single strokes of our own, capitals only, as many as
 * the names need.
 *
 * The box of a letter is 20 units high, y downwards from the top of the capitals; `width` is from leftmost to rightmost centre line. The pen that
 * follows the lines gives them their weight.
 */

/** One piece of a stroke: begin at, line to, cubic curve to. */
export type Stroke =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['C', number, number, number, number, number, number];

/** Height of every capital, units. */
export const CAPITAL_UNITS = 20;
/** Room between the centre lines of neighbouring letters, units. */
const GAP_UNITS = 7;

interface Letter {
  readonly width: number;
  /** Strokes as text: M, L and C with their coordinates. */
  readonly path: string;
}

/**
 * The strokes of a word, and how wide they lie.
 *
 * @param word  capitals of the table below
 * @returns strokes in units, from x = 0, y = 0 … 20 downwards
 * @throws  TypeError for a letter that the table lacks: names come from our own tables
 */
export function strokesOfWord(word: string): { readonly strokes: readonly Stroke[]; readonly width: number } {
  const strokes: Stroke[] = [];
  let x = 0;
  for (const sign of word) {
    const letter = LETTERS[sign];
    if (letter === undefined) throw new TypeError(`khagol: no strokes for the letter ${sign}`);
    for (const stroke of strokesOf(letter.path)) strokes.push(placed(stroke, 1, x, 0));
    x += letter.width + GAP_UNITS;
  }
  return { strokes, width: x - GAP_UNITS };
}

/** A stroke, larger by `scale` and then moved. */
export function placed(stroke: Stroke, scale: number, dx: number, dy: number): Stroke {
  const x = (at: number): number => (stroke[at] as number) * scale + dx;
  const y = (at: number): number => (stroke[at] as number) * scale + dy;
  if (stroke[0] === 'C') return ['C', x(1), y(2), x(3), y(4), x(5), y(6)];
  return [stroke[0], x(1), y(2)];
}

function strokesOf(path: string): readonly Stroke[] {
  return path.split(/ (?=[MLC])/).map((piece): Stroke => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = piece.slice(1).split(' ').map(Number);
    if (piece.startsWith('C')) return ['C', a, b, c, d, e, f];
    return [piece.startsWith('M') ? 'M' : 'L', a, b];
  });
}

/** Drawn for this engine. */
// biome-ignore format: a table reads in rows
const LETTERS: Readonly<Record<string, Letter>> = {
  A: { width: 16, path: 'M0 20 L8 0 L16 20 M2.8 13 L13.2 13' },
  B: { width: 12, path: 'M0 9.5 L6.5 9.5 C12.5 9.5 12.5 0 6.5 0 L0 0 L0 20 L7 20 C13.7 20 13.7 9.5 7 9.5' },
  C: { width: 15.5, path: 'M15.5 4.5 C13.9 1.6 11.5 0 8.5 0 C3.6 0 0 4.5 0 10 C0 15.5 3.6 20 8.5 20 C11.5 20 13.9 18.4 15.5 15.5' },
  D: { width: 15, path: 'M0 0 L0 20 L5.5 20 C11.5 20 15 16 15 10 C15 4 11.5 0 5.5 0 L0 0' },
  E: { width: 11, path: 'M11 0 L0 0 L0 20 L11 20 M0 9.5 L9 9.5' },
  G: { width: 16, path: 'M15.5 4.5 C13.9 1.6 11.5 0 8.5 0 C3.6 0 0 4.5 0 10 C0 15.5 3.6 20 8.5 20 C11.8 20 14.4 18.6 16 16 L16 10.5 L9.5 10.5' },
  H: { width: 14, path: 'M0 0 L0 20 M14 0 L14 20 M0 9.5 L14 9.5' },
  I: { width: 0, path: 'M0 0 L0 20' },
  M: { width: 18, path: 'M0 20 L0 0 L9 14 L18 0 L18 20' },
  N: { width: 14, path: 'M0 20 L0 0 L14 20 L14 0' },
  O: { width: 17, path: 'M8.5 0 C3.8 0 0 4.5 0 10 C0 15.5 3.8 20 8.5 20 C13.2 20 17 15.5 17 10 C17 4.5 13.2 0 8.5 0' },
  R: { width: 12.5, path: 'M0 20 L0 0 L6.5 0 C13.5 0 13.5 11 6.5 11 L0 11 M6.5 11 L12.5 20' },
  S: { width: 12.8, path: 'M12 4 C11 1.5 9 0 6.5 0 C3 0 0.8 2 0.8 5 C0.8 8 3.5 9 6.5 9.8 C10 10.7 12.8 11.8 12.8 15 C12.8 18 10 20 6.5 20 C3.5 20 1 18.5 0 15.5' },
  T: { width: 14, path: 'M0 0 L14 0 M7 0 L7 20' },
  U: { width: 14, path: 'M0 0 L0 13 C0 17.5 2.8 20 7 20 C11.2 20 14 17.5 14 13 L14 0' },
  V: { width: 16, path: 'M0 0 L8 20 L16 0' },
  W: { width: 22, path: 'M0 0 L5.5 20 L11 3 L16.5 20 L22 0' },
  Y: { width: 15, path: 'M0 0 L7.5 10.5 L15 0 M7.5 10.5 L7.5 20' },
};
