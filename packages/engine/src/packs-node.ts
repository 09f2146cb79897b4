/** The built-in packs on Node, Bun and Deno: files beside the script. The other hosts carry the same list, and test/tidy.test.ts compares them. */

import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { EngineError } from './errors.ts';
import { refusal } from './input.ts';
import type { PackReader } from './pack-source.ts';

/** The built-in packs, in the order in which they are asked. @throws EngineError INVALID_PACK for a file that is not there */
export function builtInPacks(): readonly PackReader[] {
  return [
    readerOf('pack-1800-2400.bin', () => new URL('../data/ephemeris/pack-1800-2400.bin', import.meta.url)),
    readerOf('analytic.bin', () => new URL('../data/ephemeris/analytic.bin', import.meta.url)),
  ];
}

/** @param address  throws in a bundle of CommonJS, where a script has no address */
function readerOf(name: string, address: () => URL): PackReader {
  let sought = name;
  try {
    const url = address();
    sought = url.href;
    return { length: statSync(url).size, readInto: (room) => readFile(url, room) };
  } catch (cause) {
    throw missing(sought, cause);
  }
}

/** Mostly a bundler has taken the script away from its files. */
function missing(sought: string, cause: unknown): EngineError {
  const { code } = (cause ?? {}) as { readonly code?: unknown };
  return refusal(
    'INVALID_PACK',
    'builtIn',
    'bytes of the built-in ephemeris packs, in order',
    `The ephemeris at ${sought} could not be read (${String(code)}). In a bundle import @khagol/engine/inline, or leave @khagol/engine out of it as external; or hand the bytes in as builtIn.`,
  );
}

/** A file cut short meanwhile leaves zeros behind, which the checksum of the pack does not let pass. */
function readFile(url: URL, room: Uint8Array): void {
  const file = openSync(url, 'r');
  try {
    for (let at = 0, got = -1; at < room.length && got !== 0; at += got)
      got = readSync(file, room, at, room.length - at, null);
  } finally {
    closeSync(file);
  }
}
