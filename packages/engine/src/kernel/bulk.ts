/**
 * Skies in bulk, without leaving the core. What goes in and comes out is handed over in pieces, through room that is reserved once.
 */

import type { CoreExports } from './exports.ts';
import { checkDates, checkWhole, checkWidth } from './limits.ts';
import { MatchKernel } from './match.ts';
import { ALL_BODIES, BODY_COUNT } from './numbers.ts';

const BATCH_DATES = 4096;
const BATCH_NUMBERS = 65536;

/** The part of the core that takes and gives long arrays. */
export class BulkKernel extends MatchKernel {
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
}
