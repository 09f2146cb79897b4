/**
 * JPEG → a picture. It is not unpacked: the file carries it as it is, without the segments that do not paint (notes, places, thumbnails,
 * profiles, other files). @source ITU-T T.81 Annex B
 */

import { joined, type Reading, sizeFault } from './samples.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const TABLES = new Set([0xc4, 0xdb, 0xdd]);
/** Baseline, extended, progressive: what every reader of PDF unpacks. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Adobe's segment, which says whether three colours are red, green, blue. */
const ADOBE = 0xee;
/** A progressive picture has about ten; one of thousands is made to keep readers busy. */
const MOST_SCANS = 40;

/** @param bytes  which begin as a JPEG does */
export function readJpeg(bytes: Uint8Array): Reading {
  const kept: Uint8Array[] = [Uint8Array.of(0xff, START)];
  let frame: { readonly width: number; readonly height: number; readonly colours: 1 | 3 } | null = null;
  let [scans, tables, at] = [0, 0, 2];
  for (;;) {
    if (bytes[at] !== 0xff) return 'it is torn or damaged';
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) {
      if (at + 2 !== bytes.length) return 'something stands behind its end';
      if (frame === null || scans === 0) return 'it holds no picture';
      kept.push(bytes.subarray(at));
      return {
        ...frame,
        samples: {
          bytes: joined(kept),
          plain: false,
          filter: 'DCTDecode',
          colours: frame.colours,
          bits: 8,
          rows: false,
        },
        seen: null,
      };
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    let end = at + 2 + length;
    if (length < 2 || end > bytes.length) return 'it is torn or damaged';
    const body = bytes.subarray(at + 4, end);
    if (FRAMES.has(marker)) {
      if (frame !== null) return 'it holds more than one picture';
      const read = frameOf(body);
      if (typeof read === 'string') return read;
      frame = read;
    } else if (marker === SCAN) {
      if (frame === null || tables === 0) return 'it is damaged';
      if (++scans > MOST_SCANS) return `it has more than ${MOST_SCANS} scans`;
      end = endOfScan(bytes, end);
    } else if (TABLES.has(marker)) tables++;
    else if (marker < 0xe0 || marker > 0xfe || (marker > 0xef && marker < 0xfe))
      return 'it is of a kind that few readers know';
    if (marker < 0xe0 || marker === ADOBE) kept.push(bytes.subarray(at, end));
    at = end;
  }
}

function frameOf(
  body: Uint8Array,
): { readonly width: number; readonly height: number; readonly colours: 1 | 3 } | string {
  const [bits = 0, highY = 0, lowY = 0, highX = 0, lowX = 0, colours = 0] = body;
  if (body.length !== 6 + 3 * colours) return 'it is damaged';
  if (bits !== 8) return `it has ${bits} bits a colour`;
  if (colours !== 1 && colours !== 3) return 'its colours are not those of a screen';
  const [width, height] = [(highX << 8) | lowX, (highY << 8) | lowY];
  return sizeFault(width, height) ?? { width, height, colours };
}

/** Where the next marker stands after packed samples: 255 is followed by 0 within them, or by one of the eight marks of restarting. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0xff;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
