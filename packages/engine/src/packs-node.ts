/** The built-in packs on Node, Bun and Deno: files beside the script. The other hosts carry the same list, and test/tidy.test.ts compares them. */

import { readFileSync } from 'node:fs';

/** The bytes of the built-in packs, in the order in which they are asked. @throws the host's error for a file that is not there */
export function builtInPacks(): readonly Uint8Array[] {
  return [
    readFileSync(new URL('../data/ephemeris/pack-1800-2400.bin', import.meta.url)),
    readFileSync(new URL('../data/ephemeris/analytic.bin', import.meta.url)),
  ];
}
