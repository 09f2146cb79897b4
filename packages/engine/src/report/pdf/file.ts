/**
 * Objects → the bytes of a file: streams as they are, everything else packed together, and the table of where each object stands.
 *
 * @source  ISO 32000-1 §7.5.2 (header), §7.5.7 (object streams), §7.5.8 (cross-reference streams)
 */

import { bytesOf, type Objects, type Stream } from './objects.ts';
import { joined } from './samples.ts';

/** Objects packed into one stream: few streams pack better, many are opened faster by readers that want one object. */
const PACKED_TOGETHER = 1000;
/** Four bytes above 127 tell programs that move files that this one is not text. */
const HEADER = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';

/** Where an object stands: in the file, at an offset; or as one of those that are packed in a stream. */
type Place = readonly [kind: 1 | 2, place: number, index: number];

/**
 * Writes the file down, the same bytes for the same objects.
 *
 * @param trailer  where it begins to be read: entries `Root`, `Info`, `ID`
 */
export function fileOf(objects: Objects, trailer: string): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const put = (part: Uint8Array): void => {
    parts.push(part);
    length += part.length;
  };
  const places: Place[] = [];
  const write = (number: number, { entries, bytes }: Stream): void => {
    places[number] = [1, length, 0];
    put(bytesOf(`${number} 0 obj\n<<${entries}/Length ${bytes.length}>>stream\n`));
    put(bytes);
    put(bytesOf('\nendstream\nendobj\n'));
  };
  put(bytesOf(HEADER));
  for (const stream of objects.streams) write(stream.ref, stream);
  for (let at = 0; at < objects.told.length; at += PACKED_TOGETHER) {
    const some = objects.told.slice(at, at + PACKED_TOGETHER);
    const number = objects.next();
    let [heads, bodies] = ['', ''];
    some.forEach(({ ref, text }, index) => {
      places[ref] = [2, number, index];
      heads += `${ref} ${bodies.length} `;
      bodies += `${text}\n`;
    });
    write(number, {
      entries: `/Type/ObjStm/N ${some.length}/First ${heads.length}/Filter/FlateDecode`,
      bytes: objects.packed(bytesOf(heads + bodies), heads.length),
    });
  }
  const next = objects.next();
  const start = length;
  places[next] = [1, start, 0];
  const [table, widths] = tableOf(places, start);
  const columns = widths.reduce((sum, width) => sum + width, 0);
  write(next, {
    entries: `/Type/XRef/Size ${places.length}/W[${widths.join(' ')}]${trailer}/DecodeParms<</Predictor 12/Columns ${columns}>>/Filter/FlateDecode`,
    bytes: objects.packed(table),
  });
  put(bytesOf(`startxref\n${start}\n%%EOF\n`));
  return joined(parts);
}

/** Rows of places, each as what it is more than the row above: rows that follow one another differ little. */
function tableOf(
  places: readonly (Place | undefined)[],
  furthest: number,
): readonly [rows: Uint8Array, widths: readonly number[]] {
  const widths = [1, bytesFor(furthest), bytesFor(PACKED_TOGETHER)];
  const columns = widths.reduce((sum, width) => sum + width, 0);
  const rows = new Uint8Array(places.length * (columns + 1));
  const above = new Uint8Array(columns);
  let at = 0;
  for (let number = 0; number < places.length; number++) {
    // Numbers that were never given to an object are free.
    const fields = places[number] ?? [0, 0, number === 0 ? 0xffff : 0];
    rows[at++] = 2;
    let column = 0;
    for (let field = 0; field < 3; field++)
      for (let byte = (widths[field] as number) - 1; byte >= 0; byte--) {
        const value = ((fields[field] as number) >>> (byte * 8)) & 255;
        rows[at++] = value - (above[column] as number);
        above[column++] = value;
      }
  }
  return [rows, widths];
}

function bytesFor(value: number): number {
  let bytes = 1;
  for (let rest = value >>> 8; rest > 0; rest >>>= 8) bytes++;
  return bytes;
}
