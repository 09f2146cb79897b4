/** A ZIP of stored files: what goes in is small or compressed already, and stored bytes are the same on every machine. */

import { zipSync } from 'fflate';

export interface ZipEntry {
  /** Forward slashes, ASCII, not a number. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** In the order of the entries; of two with one name the last stands. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array {
  // The first day that the format knows, in the local time that it is written in: neither clock nor zone leaves a trace.
  const mtime = new Date(1980, 0, 1);
  return zipSync(Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes])), { level: 0, mtime });
}
