/**
 * Work in bulk that stays within the core: skies at many dates, the best partners of a long list. What goes in and comes out is handed over
 * in pieces, through room that is reserved once.
 */

import { CircleKernel } from './circle.ts';
import type { CoreExports } from './exports.ts';
import { checkDates, checkWhole, checkWidth } from './limits.ts';
import { ALL_BODIES, BODY_COUNT } from './numbers.ts';

const BATCH_DATES = 4096;
const BATCH_NUMBERS = 65536;
const MATCH_ROW = 256;
const MATCH_PIECE = 65536;

/** The part of the core that takes and gives long arrays. */
export class BulkKernel extends CircleKernel {
  readonly #core: CoreExports;

  constructor(core: CoreExports) {
    super(core);
    this.#core = core;
  }

  /**
   * Geocentric skies at many dates without leaving the core.
   *
   * @param dates   Float64Array, 2 per date: day and fraction, TT
   * @param bodies  bit i asks for body i
   * @param steps, equinox  as in `SkyCall`
   * @returns Float64Array, dates × bodies asked for × `width` (6 ecliptic, 10 with equatorial); NaN where a body cannot be placed
   * @throws  EngineError INVALID_OPTION for an argument that is no such number; the dates themselves are not looked at
   */
  skyBatch(dates: Float64Array, bodies: number, steps: number, equinox: number, width: 6 | 10): Float64Array {
    checkWhole('bodies', bodies, 0, ALL_BODIES);
    checkWhole('steps', steps, 0, 15);
    checkWhole('equinox', equinox, 0, 3);
    checkDates(dates);
    checkWidth(width);
    let asked = 0;
    for (let i = 0; i < BODY_COUNT; i++) asked += (bodies >>> i) & 1;
    const count = dates.length >> 1;
    const out = new Float64Array(count * asked * width);
    const { input, output } = this.#batchRoom();
    const rows = Math.max(1, Math.floor(BATCH_NUMBERS / (asked * width || 1)));
    const step = Math.min(BATCH_DATES, rows);
    for (let done = 0; done < count; done += step) {
      const n = Math.min(step, count - done);
      new Float64Array(this.#core.memory.buffer, input, 2 * n).set(dates.subarray(2 * done, 2 * (done + n)));
      this.#core.skyBatch(input, n, bodies, steps, equinox, output, width);
      out.set(new Float64Array(this.#core.memory.buffer, output, n * asked * width), done * asked * width);
    }
    return out;
  }

  #room: { readonly input: number; readonly output: number } | null = null;

  #batchRoom(): { readonly input: number; readonly output: number } {
    this.#room ??= { input: this.#core.reserve(16 * BATCH_DATES), output: this.#core.reserve(8 * BATCH_NUMBERS) };
    return this.#room;
  }

  /**
   * The best partners of a list: their places in it, best first, equals in the order of the list.
   *
   * @param row   Uint8Array, 256: the score of each kind of partner, 255 for a kind that does not exist
   * @param many  Uint8Array: the kind of each partner
   * @param best  how many places are wanted, a whole number
   * @returns Uint32Array, as many places as wanted and there are; null when some partner is of a kind that does not exist
   * @throws  EngineError INVALID_OPTION for a row of another length, or a number of places that is none
   */
  bestMatches(row: Uint8Array, many: Uint8Array, best: number): Uint32Array | null {
    checkWhole('row.length', row.length, MATCH_ROW, MATCH_ROW);
    checkWhole('best', best, 0, 0x7fffffff);
    const wanted = Math.min(best, many.length);
    const room = this.#matchRoom(wanted);
    const bytes = () => new Uint8Array(this.#core.memory.buffer);
    const eachPiece = (work: (count: number, first: number) => void) => {
      for (let first = 0; first < many.length; first += MATCH_PIECE) {
        const piece = many.subarray(first, first + MATCH_PIECE);
        bytes().set(piece, room.many);
        work(piece.length, first);
      }
    };
    bytes().set(row, room.row);
    this.#core.matchClear();
    eachPiece((count) => this.#core.matchCount(room.row, room.many, count));
    if (this.#core.matchPlan(wanted) > 0) return null;
    eachPiece((count, first) => this.#core.matchTake(room.row, room.many, count, first, room.places));
    return new Uint32Array(this.#core.memory.buffer, room.places, wanted).slice();
  }

  #matches: { readonly row: number; readonly many: number; places: number; room: number } | null = null;

  /** Room for a row, a piece of the list and the places; the last grows by doubling, since the core never gives room back. */
  #matchRoom(places: number): { readonly row: number; readonly many: number; readonly places: number } {
    this.#matches ??= { row: this.#core.reserve(MATCH_ROW), many: this.#core.reserve(MATCH_PIECE), places: 0, room: 0 };
    if (places > this.#matches.room) {
      this.#matches.room = Math.max(places, 2 * this.#matches.room, 256);
      this.#matches.places = this.#core.reserve(4 * this.#matches.room);
    }
    return this.#matches;
  }
}
