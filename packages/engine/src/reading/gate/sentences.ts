/**
 * A stream of text → whole sentences, as soon as each is sure to have ended and not before. Nothing is lost: joined again they are the text.
 *
 * A full stop ends no sentence within figures, after an abbreviation, a single letter or the number of a list; a line break ends one only before an empty
 * line, an item of a list, a heading or a row of a table, since writers of Markdown break lines inside sentences.
 */

/** One piece: a sentence with what surrounds it, or the head of one that grew too long. */
export interface Piece {
  readonly text: string;
  readonly isCut: boolean;
}

const ENDS = new Set(['.', '!', '?', '\u0964', '\u0965', '\u2026']);
const CLOSERS = /["'\u201d\u2019\u00bb)\]*_~`]/;
const ABBREVIATIONS = new Set(
  'dr mr mrs ms prof st sr jr vs etc eg ie cf approx no nos vol ch chap p pp ed fig sec min hr hrs jan feb mar apr jun jul aug sep sept oct nov dec deg lat long am pm viz al bce ce ad bc sra srta ud uds mme mlle env janv fevr avr juil f\u00e9vr d\u00e9c \u0921\u0949 \u0936\u094d\u0930\u0940 \u0938\u0902 \u0a38'.split(
    ' ',
  ),
);

/** Gathers chunks and gives back pieces. */
export class Sentences {
  readonly #most: number;
  #held = '';
  /** How far the held text was looked at in vain. */
  #seen = 0;
  /** The rest of a sentence that was cut is dropped until it ends. */
  #dropping = false;

  /** @param most  letters of the longest sentence, 1 or more */
  constructor(most: number) {
    this.#most = most;
  }

  /** What has ended with this chunk. */
  push(chunk: string): readonly Piece[] {
    this.#held += chunk;
    return this.#take(false);
  }

  /** What was left when the text ended. */
  end(): readonly Piece[] {
    const pieces = this.#take(true);
    const rest = this.#held;
    this.#held = '';
    if (rest === '' || this.#dropping) return pieces;
    return [...pieces, { text: rest, isCut: rest.length > this.#most }];
  }

  #take(isLast: boolean): readonly Piece[] {
    const pieces: Piece[] = [];
    for (;;) {
      const end = endOf(this.#held, this.#seen, isLast);
      if (end === null) {
        // A mark at the very end may still turn out to end nothing: it is looked at again.
        this.#seen = Math.max(0, this.#held.length - LOOK_BACK);
        if (this.#held.length <= this.#most) return pieces;
        if (!this.#dropping) pieces.push({ text: this.#held.slice(0, this.#most), isCut: true });
        this.#held = this.#held.slice(this.#held.length - LOOK_BACK);
        this.#seen = 0;
        this.#dropping = true;
        return pieces;
      }
      const text = this.#held.slice(0, end);
      this.#held = this.#held.slice(end);
      this.#seen = 0;
      if (this.#dropping) this.#dropping = false;
      else pieces.push({ text, isCut: text.length > this.#most });
    }
  }
}

/** So many letters before the end may belong to a mark that is not decided yet. */
const LOOK_BACK = 24;

/** Where the first sentence of a text ends, after its spaces; null while that is not sure. */
function endOf(text: string, from: number, isLast: boolean): number | null {
  for (let at = from; at < text.length; at++) {
    const letter = text[at] as string;
    if (letter === '\n') {
      const end = lineEnd(text, at, isLast);
      if (end === undefined) return null;
      if (end !== null) return end;
      continue;
    }
    if (!ENDS.has(letter)) continue;
    let next = at + 1;
    while (next < text.length && (ENDS.has(text[next] as string) || CLOSERS.test(text[next] as string))) next += 1;
    if (next >= text.length) {
      if (!isLast) return null;
      return next;
    }
    if (letter === '.' && next === at + 1 && !endsAtStop(text, at)) continue;
    if (!/\s/.test(text[next] as string) && !(letter === '\u0964' || letter === '\u0965')) {
      if (letter === '.' || letter === '\u2026') continue;
    }
    while (next < text.length && /[^\S\n]/.test(text[next] as string)) next += 1;
    if (next >= text.length && !isLast) {
      // The spaces belong to this sentence; whether more come changes nothing.
      return next;
    }
    return next;
  }
  return null;
}

/** Whether a full stop ends a sentence, by what is before it. */
function endsAtStop(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 16), at);
  const word = /([\p{L}\p{M}]+|\d+)$/u.exec(before)?.[1] ?? '';
  if (/^\d+$/.test(word)) return !/(?:^|\n)\s*\d{1,2}$/.test(text.slice(Math.max(0, at - 8), at));
  if (word.length === 1 && /\p{L}/u.test(word) && word !== 'I') return false;
  return !ABBREVIATIONS.has(word.toLowerCase());
}

/** The end of a sentence at a line break; null where it goes on, undefined while the next line is not there yet. */
function lineEnd(text: string, at: number, isLast: boolean): number | null | undefined {
  let next = at + 1;
  while (next < text.length && /\s/.test(text[next] as string)) next += 1;
  if (next >= text.length) return isLast ? next : undefined;
  const between = text.slice(at, next);
  if (text.slice(0, at).trim() === '') return null;
  if ((between.match(/\n/g) ?? []).length > 1) return next;
  const line = text.slice(next, next + 6);
  if (
    /^(?:[-*\u2022#|>]|\d{1,2}[.)])/.test(line) ||
    /(?:^|\n)\s*#/.test(text.slice(Math.max(0, text.lastIndexOf('\n', at - 1)), at)) ||
    /^\s*#/.test(text)
  )
    return next;
  if (line.length < 4 && /^\d{1,2}$/.test(line.trim()) && !isLast) return undefined;
  return null;
}
