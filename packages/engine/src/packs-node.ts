/** The built-in packs on Node, Bun and Deno: files beside the script. The other hosts carry the same list, and test/tidy.test.ts compares them. */

import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { PackReader } from './pack-source.ts';

/** The built-in packs, in the order in which they are asked. @throws the host's error for a file that is not there */
export function builtInPacks(): readonly PackReader[] {
  return [
    readerOf(new URL('../data/ephemeris/pack-1800-2400.bin', import.meta.url)),
    readerOf(new URL('../data/ephemeris/analytic.bin', import.meta.url)),
  ];
}

function readerOf(url: URL): PackReader {
  return { length: statSync(url).size, readInto: (room) => readFile(url, room) };
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
