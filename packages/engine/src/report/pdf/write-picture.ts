/** A picture → objects of the file. @source ISO 32000-1 §8.9.5 (images), §11.6.5.3 (soft masks) */

import { type Objects, type Ref, to } from './objects.ts';
import type { Picture, Samples } from './samples.ts';

/** Writes a picture. @returns where it is */
export function writePicture(objects: Objects, { width, height, samples, seen }: Picture): Ref {
  const base = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}`;
  const mask = seen === null ? null : objects.stream(seen, `${base}/ColorSpace/DeviceGray/BitsPerComponent 8`);
  const entries = `${base}/ColorSpace${spaceOf(samples)}/BitsPerComponent ${samples.bits}${
    samples.unpainted === undefined ? '' : `/Mask[${samples.unpainted.join(' ')}]`
  }${mask === null ? '' : `/SMask ${to(mask)}`}`;
  if (samples.plain) return objects.stream(samples.bytes, entries);
  const colours = samples.palette === undefined ? samples.colours : 1;
  const rows = samples.rows
    ? `/DecodeParms<</Predictor 15/Colors ${colours}/BitsPerComponent ${samples.bits}/Columns ${width}>>`
    : '';
  return objects.raw(samples.bytes, `${entries}/Filter/${samples.filter}${rows}`);
}

function spaceOf({ colours, palette }: Samples): string {
  const space = colours === 1 ? '/DeviceGray' : '/DeviceRGB';
  if (palette === undefined) return space;
  const digits = [...palette].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `[/Indexed${space} ${palette.length / 3 - 1}<${digits}>]`;
}
