/** A picture → objects of the file. @source ISO 32000-1 §8.9.5 (images), §11.6.5.3 (soft masks) */

import { addStream, name, type PDFContext, PDFHexString, type PDFObject, type PDFRef, rawStream } from './objects.ts';
import type { Picture, Samples } from './samples.ts';

/** Writes a picture. @returns where it is */
export function writePicture(context: PDFContext, { width, height, samples, seen }: Picture): PDFRef {
  const base = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height };
  const mask =
    seen === null ? null : addStream(context, seen, { ...base, ColorSpace: 'DeviceGray', BitsPerComponent: 8 });
  const entries = {
    ...base,
    ColorSpace: spaceOf(context, samples),
    BitsPerComponent: samples.bits,
    ...(samples.unpainted !== undefined && { Mask: context.obj([...samples.unpainted]) }),
    ...(mask !== null && { SMask: mask }),
  };
  if (samples.plain) return addStream(context, samples.bytes, entries);
  const colours = samples.palette === undefined ? samples.colours : 1;
  const rows = context.obj({ Predictor: 15, Colors: colours, BitsPerComponent: samples.bits, Columns: width });
  return rawStream(context, samples.bytes, {
    ...entries,
    Filter: samples.filter,
    ...(samples.rows && { DecodeParms: rows }),
  });
}

function spaceOf(context: PDFContext, { colours, palette }: Samples): PDFObject {
  const space = colours === 1 ? 'DeviceGray' : 'DeviceRGB';
  if (palette === undefined) return name(space);
  const digits = [...palette].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return context.obj([name('Indexed'), name(space), palette.length / 3 - 1, PDFHexString.of(digits)]);
}
