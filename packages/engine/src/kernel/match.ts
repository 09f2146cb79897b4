/**
 * Lists of partners in the core: which number each Moon has, how many there are of each kind, the best, and a score for each.
 *
 * A list of any length goes through room for one piece of it, which is reserved once (0.6 MB) and never grows: a core cannot give memory back.
 */

import { isBytes, refusal } from '../input.ts';
import { CircleKernel } from './circle.ts';
import type { CoreExports } from './exports.ts';
import { checkWhole } from './limits.ts';
import { PASSED_OVER } from './numbers.ts';

/** Kinds and scores are bytes. */
const BYTES = 256;
/** Partners handed in at once. */
const PIECE = 65536;
/** Most of a longitude's bytes and of a rank with its place. */
const WIDTH = 8;
/** A kind that there is not, and a score that none has. */
const NO_KIND = 255;
const NO_RANK = 0xffffffff;

interface Room {
  readonly row: number;
  readonly ranks: number;
  readonly many: number;
  readonly wide: number;
}

/** The part of the core that matches. */
export class MatchKernel extends CircleKernel {
  readonly #core: CoreExports;

  constructor(core: CoreExports) {
    super(core);
    this.#core = core;
  }

  /**
   * The numbers of many Moons, as `moonNumber` of jyotish gives them one by one.
   *
   * @param longitudesDeg  sidereal, degrees, any turn
   * @returns Uint8Array, one each: 0 … 109, and 255 for a longitude that is not a finite number
   * @throws  EngineError INVALID_OPTION for what is no Float64Array
   */
  moonKinds(longitudesDeg: Float64Array): Uint8Array {
    if (!(longitudesDeg instanceof Float64Array)) throw notNumbers();
    const kinds = new Uint8Array(longitudesDeg.length);
    const { many, wide } = this.#room();
    for (let first = 0; first < kinds.length; first += PIECE) {
      const piece = longitudesDeg.subarray(first, first + PIECE);
      new Float64Array(this.#core.memory.buffer, wide, piece.length).set(piece);
      this.#core.moonKinds(wide, piece.length, many);
      kinds.set(this.#bytes(many, piece.length), first);
    }
    return kinds;
  }

  /**
   * How many partners there are of each kind.
   *
   * @returns Float64Array, 256
   * @throws  EngineError INVALID_OPTION for what is no list of bytes
   */
  countKinds(many: Uint8Array): Float64Array {
    checkBytes('many', many);
    this.#core.matchClear();
    for (const { address, count } of this.#pieces(many)) this.#core.matchCount(address, count);
    return Float64Array.from(new Uint32Array(this.#core.memory.buffer, this.#core.matchCounts(), BYTES));
  }

  /**
   * The best partners of a list: their places in it, best first, equals in the order of the list.
   *
   * @param row   Uint8Array, 256: the score of each kind of partner; 254 for a kind that is passed over, 255 for one that does not exist
   * @param many  Uint8Array: the kind of each partner
   * @param best  how many places are wanted, a whole number
   * @returns Uint32Array, as many places as wanted and there are; null when some partner is of a kind that does not exist
   * @throws  EngineError INVALID_OPTION for a row of another length, a list that is none, or a number of places that is none
   */
  bestMatches(row: Uint8Array, many: Uint8Array, best: number): Uint32Array | null {
    checkRow(row);
    checkWhole('best', best, 0, 0x7fffffff);
    const perScore = new Float64Array(BYTES);
    for (const [kind, count] of this.countKinds(many).entries()) {
      const score = row[kind] as number;
      perScore[score] = (perScore[score] as number) + count;
    }
    if ((perScore[NO_KIND] as number) > 0) return null;
    const ranks = new Uint32Array(BYTES).fill(NO_RANK);
    let there = 0;
    for (let score = PASSED_OVER - 1; score >= 0; score--) {
      ranks[score] = there;
      there += perScore[score] as number;
    }
    return this.#take(row, ranks, many, Math.min(best, there));
  }

  /**
   * A score for each partner.
   *
   * @param row   Uint8Array, 256: the score of each kind; all kinds from 128 on have that of 128
   * @param many  Uint8Array: the kind of each partner
   * @param out   where to write, as long as `many`; a new array when left out
   * @throws  EngineError INVALID_OPTION for a row or a place to write of another length, and for a list that is none
   */
  scoresOf(row: Uint8Array, many: Uint8Array, out?: Uint8Array): Uint8Array {
    checkRow(row);
    checkBytes('many', many);
    const scores = out ?? new Uint8Array(many.length);
    checkBytes('out', scores);
    checkWhole('out.length', scores.length, many.length, many.length);
    const room = this.#room();
    this.#bytes(room.row, BYTES).set(row);
    for (const { address, count, first } of this.#pieces(many)) {
      this.#core.matchScores(room.row, address, count, room.wide);
      scores.set(this.#bytes(room.wide, count), first);
    }
    return scores;
  }

  /** Goes through the list until all that are wanted were found, which with many partners is soon. */
  #take(row: Uint8Array, ranks: Uint32Array, many: Uint8Array, wanted: number): Uint32Array {
    const places = new Uint32Array(wanted);
    const room = this.#room();
    this.#bytes(room.row, BYTES).set(row);
    new Uint32Array(this.#core.memory.buffer, room.ranks, BYTES).set(ranks);
    let missing = wanted;
    for (const { address, count, first } of this.#pieces(many)) {
      const taken = this.#core.matchTake(room.row, room.ranks, address, count, wanted, room.wide);
      const pairs = new Uint32Array(this.#core.memory.buffer, room.wide, 2 * taken);
      for (let at = 0; at < pairs.length; at += 2) places[pairs[at] as number] = first + (pairs[at + 1] as number);
      missing -= taken;
      if (missing === 0) break;
    }
    return places;
  }

  /** One piece after another, where the core reads it. */
  *#pieces(many: Uint8Array): Generator<{ readonly address: number; readonly count: number; readonly first: number }> {
    const address = this.#room().many;
    for (let first = 0; first < many.length; first += PIECE) {
      const piece = many.subarray(first, first + PIECE);
      this.#bytes(address, piece.length).set(piece);
      yield { address, count: piece.length, first };
    }
  }

  #bytes(address: number, count: number): Uint8Array {
    return new Uint8Array(this.#core.memory.buffer, address, count);
  }

  #reserved: Room | null = null;

  #room(): Room {
    this.#reserved ??= {
      row: this.#core.reserve(BYTES),
      ranks: this.#core.reserve(4 * BYTES),
      many: this.#core.reserve(PIECE),
      wide: this.#core.reserve(WIDTH * PIECE),
    };
    return this.#reserved;
  }
}

function checkRow(row: Uint8Array): void {
  checkBytes('row', row);
  checkWhole('row.length', row.length, BYTES, BYTES);
}

function checkBytes(field: string, value: unknown): void {
  if (isBytes(value)) return;
  throw refusal('INVALID_OPTION', field, 'a Uint8Array', `${field} must be a Uint8Array.`);
}

function notNumbers(): Error {
  const allowed = 'a Float64Array of sidereal longitudes, degrees';
  return refusal('INVALID_OPTION', 'longitudesDeg', allowed, `longitudesDeg must be ${allowed}.`);
}
