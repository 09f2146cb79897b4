/** Skies at many dates within the core. Dates go in and figures come out in pieces, through room that is reserved once. */

import type { CoreExports } from './exports.ts';
import { checkDates, checkWhole, checkWidth } from './limits.ts';
import { MatchKernel } from './match.ts';
import { ALL_BODIES, BODY_COUNT } from './numbers.ts';

/** What one piece may hold; a sky of ten bodies has 60 numbers, so that a piece is some thousand of them, half a megabyte. */
const PIECE_DATES = 4096;
const PIECE_NUMBERS = 65536;

/** Many skies, number by number. */
export interface SkyColumns {
  /** Bodies asked for × width × dates: all longitudes of the first body, all its latitudes … NaN where a body cannot be placed. */
  readonly numbers: Float64Array;
  /** Bodies asked for × dates: who placed the body, as `Kernel.source`; 0 nobody. */
  readonly sources: Uint8Array;
  /** At how many dates some pack covers the sky. */
  readonly covered: number;
}

/** The part of the core that answers for many dates. */
export class SkiesKernel extends MatchKernel {
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
    const numbers = checkBatch(dates, bodies, steps, equinox, width);
    const out = new Float64Array((dates.length >> 1) * numbers);
    this.#eachPiece(dates, numbers, (input, n, done, room) => {
      this.#core.skyBatch(input, n, bodies, steps, equinox, room.numbers, width);
      out.set(new Float64Array(this.#core.memory.buffer, room.numbers, n * numbers), done * numbers);
    });
    return out;
  }

  /**
   * The same skies, number by number.
   *
   * @throws  EngineError as `skyBatch`
   */
  skyColumns(dates: Float64Array, bodies: number, steps: number, equinox: number, width: 6 | 10): SkyColumns {
    const perDate = checkBatch(dates, bodies, steps, equinox, width);
    const count = dates.length >> 1;
    const numbers = new Float64Array(count * perDate);
    const sources = new Uint8Array(count * (perDate / width));
    let covered = 0;
    this.#eachPiece(dates, perDate, (input, n, done, room) => {
      covered += this.#core.skyColumns(input, n, bodies, steps, equinox, room.numbers, width, room.sources);
      const { buffer } = this.#core.memory;
      for (let i = 0; i < perDate; i++)
        numbers.set(new Float64Array(buffer, room.numbers + 8 * n * i, n), count * i + done);
      for (let i = 0; i < perDate / width; i++)
        sources.set(new Uint8Array(buffer, room.sources + n * i, n), count * i + done);
    });
    return { numbers, sources, covered };
  }

  /** Hands the dates to the core in pieces and lets `work` fetch what comes of each: `n` of them, after `done` others. */
  #eachPiece(dates: Float64Array, perDate: number, work: (input: number, n: number, done: number, room: Room) => void) {
    this.#room ??= {
      dates: this.#core.reserve(16 * PIECE_DATES),
      numbers: this.#core.reserve(8 * PIECE_NUMBERS),
      sources: this.#core.reserve(PIECE_NUMBERS),
    };
    const room = this.#room;
    const count = dates.length >> 1;
    const step = Math.min(PIECE_DATES, Math.floor(PIECE_NUMBERS / (perDate || 1)));
    for (let done = 0; done < count; done += step) {
      const n = Math.min(step, count - done);
      new Float64Array(this.#core.memory.buffer, room.dates, 2 * n).set(dates.subarray(2 * done, 2 * (done + n)));
      work(room.dates, n, done, room);
    }
  }

  #room: Room | null = null;
}

/** Addresses in the core: of dates that go in, of numbers and sources that come out. */
interface Room {
  readonly dates: number;
  readonly numbers: number;
  readonly sources: number;
}

/** How many numbers a date has: bodies asked for × width. @throws EngineError INVALID_OPTION */
function checkBatch(dates: Float64Array, bodies: number, steps: number, equinox: number, width: 6 | 10): number {
  checkWhole('bodies', bodies, 0, ALL_BODIES);
  checkWhole('steps', steps, 0, 15);
  checkWhole('equinox', equinox, 0, 3);
  checkDates(dates);
  checkWidth(width);
  let asked = 0;
  for (let i = 0; i < BODY_COUNT; i++) asked += (bodies >>> i) & 1;
  return asked * width;
}
