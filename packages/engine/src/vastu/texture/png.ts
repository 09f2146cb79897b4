/** Pixels → a PNG file: RGBA of eight bits, sRGB, no filters, and the same bytes on every host. */

import { utf8 } from '../../stamp.ts';
import { crc32 } from './checksum.ts';
import { zlibStream } from './deflate.ts';

/** Red, green, blue and alpha of every pixel, row by row from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Uint8Array, 4 per pixel. */
  readonly rgba: Uint8Array;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const CHANNELS = 4;

/**
 * The file.
 *
 * @returns signature, IHDR, sRGB (perceptual), IDAT, IEND
 * @source  `png-2003` §§5.2, 5.3, 11.2, 11.3.3.5
 */
export function pngOf({ width, height, rgba }: Pixels): Uint8Array {
  const stride = width * CHANNELS;
  // Every row begins with its filter: 0, none.
  const raw = new Uint8Array((stride + 1) * height);
  for (let row = 0; row < height; row += 1)
    raw.set(rgba.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits, truecolour with alpha, and nothing special.
  header.set([8, 6, 0, 0, 0], 8);
  return joined([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('sRGB', Uint8Array.of(0)),
    chunk('IDAT', zlibStream(raw, [CHANNELS, stride + 1])),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

/** Length, type, data, and the sum of the last two. */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joined([utf8(type), data]);
  const bytes = new Uint8Array(body.length + 8);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(body, 4);
  view.setUint32(body.length + 4, crc32(body));
  return bytes;
}

/** Bytes one after another. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
