/** The core's memory as numbers. */

import type { CoreExports } from './exports.ts';

/** Views of a core's answers, each made once for as long as the memory stays where it is; it moves when it grows. */
export class CoreViews {
  readonly #core: CoreExports;
  readonly #made = new Map<number, Float64Array>();
  #whole = new DataView(new ArrayBuffer(0));

  constructor(core: CoreExports) {
    this.#core = core;
  }

  /** So many numbers from an address on; the next call into the core may overwrite them. */
  at(address: number, count: number): Float64Array {
    const { buffer } = this.#current();
    const known = this.#made.get(address);
    if (known !== undefined && known.length === count) return known;
    const view = new Float64Array(buffer, address, count);
    this.#made.set(address, view);
    return view;
  }

  /** The whole number of 32 bits at an address. */
  word(address: number): number {
    return this.#current().getUint32(address, true);
  }

  #current(): DataView {
    const { buffer } = this.#core.memory;
    if (this.#whole.buffer !== buffer) {
      this.#made.clear();
      this.#whole = new DataView(buffer);
    }
    return this.#whole;
  }
}
