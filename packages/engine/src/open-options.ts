/** What `openEngine` takes on every host. */

import type { EngineOptions } from './engine.ts';

export interface OpenOptions extends EngineOptions {
  /**
   * Bytes that take the place of the built-in packs, for a page that hosts them elsewhere or a program that bundles them itself:
   * the files data/ephemeris/*.bin of this package, in the same order. `[]` opens an engine with nothing but `ephemeris`.
   */
  readonly builtIn?: readonly Uint8Array[];
}
