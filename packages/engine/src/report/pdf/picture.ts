/**
 * A picture that a stranger hands in → what can be put into a file, or a refusal: kind and size are read before anything is unpacked, nothing
 * is unpacked beyond the size that was told, and only what paints is carried on: no notes, places, thumbnails or second files within.
 */

import { isBytes, refusal } from '../../input.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';
import type { Picture } from './samples.ts';

const MOST_BYTES = 1 << 20;
const ALLOWED = 'a PNG or JPEG of at most 1 MiB and 4096 × 4096 pixels';

/**
 * Reads a PNG (not interlaced, at most 8 bits a colour) or a JPEG (baseline or progressive, grey or in colours of the screen).
 *
 * @param field  as the error shall name it
 * @throws  EngineError INVALID_OPTION: anything else, torn, too large, with something behind its end, or damaged
 */
export function readPicture(bytes: Uint8Array, field: string = 'branding.logo'): Picture {
  const refused = (why: string): never => {
    throw refusal('INVALID_OPTION', field, ALLOWED, `${field} must be ${ALLOWED}: ${why}.`);
  };
  if (!isBytes(bytes)) return refused('these are no bytes');
  if (bytes.length > MOST_BYTES) return refused(`it has ${bytes.length} bytes`);
  const kind = PNG.every((byte, at) => bytes[at] === byte)
    ? readPng
    : JPEG.every((byte, at) => bytes[at] === byte)
      ? readJpeg
      : null;
  if (kind === null) return refused('its first bytes are neither’s');
  const reading = kind(bytes);
  return typeof reading === 'string' ? refused(reading) : reading;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
