/**
 * Objects → the bytes of a file: streams as they are, everything else packed together, and the table of where each object stands.
 *
 * @source  ISO 32000-1 §7.5.2 (header), §7.5.7 (object streams), §7.5.8 (cross-reference streams)
 */

import { type PDFContext, type PDFObject, PDFStream } from './objects.ts';

/** Objects packed into one stream: few streams pack better, many are opened faster by readers that want one object. */
const PACKED_TOGETHER = 400;
/** Bytes of an entry of the table: kind, place, index. */
const ENTRY = 7;
/** Four bytes above 127 tell programs that move files that this one is not text. */
const HEADER = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';

/** Writes the file down, the same bytes for the same objects. */
export function fileOf(context: PDFContext): Uint8Array {
  const file = new Bytes();
  const places: (readonly [kind: 1 | 2, place: number, index: number])[] = [];
  file.text(HEADER);
  const write = (number: number, stream: PDFObject): void => {
    places[number] = [1, file.length, 0];
    file.text(`${number} 0 obj\n`);
    file.object(stream);
    file.text('\nendobj\n');
  };
  const packed: (readonly [number: number, object: PDFObject])[] = [];
  for (const [{ objectNumber }, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFStream) write(objectNumber, object);
    else packed.push([objectNumber, object]);
  let next = context.largestObjectNumber + 1;
  for (let at = 0; at < packed.length; at += PACKED_TOGETHER) {
    const some = packed.slice(at, at + PACKED_TOGETHER);
    let [heads, bodies] = ['', ''];
    some.forEach(([number, object], index) => {
      places[number] = [2, next, index];
      heads += `${number} ${bodies.length} `;
      bodies += `${object}\n`;
    });
    write(next++, context.flateStream(heads + bodies, { Type: 'ObjStm', N: some.length, First: heads.length }));
  }
  const start = file.length;
  places[next] = [1, start, 0];
  const { Root, Info, ID } = context.trailerInfo;
  const table = context.flateStream(tableOf(places), {
    Type: 'XRef',
    Size: places.length,
    W: [1, 4, 2],
    ...(Root !== undefined && { Root }),
    ...(Info !== undefined && { Info }),
    ...(ID !== undefined && { ID }),
  });
  write(next, table);
  file.text(`startxref\n${start}\n%%EOF\n`);
  return file.done();
}

function tableOf(places: readonly (readonly [kind: number, place: number, index: number] | undefined)[]): Uint8Array {
  const table = new Uint8Array(places.length * ENTRY);
  const view = new DataView(table.buffer);
  for (let number = 0; number < places.length; number++) {
    // Numbers that were never given to an object are free, as is the first.
    const [kind, place, index] = places[number] ?? [0, 0, number === 0 ? 0xffff : 0];
    view.setUint8(number * ENTRY, kind);
    view.setUint32(number * ENTRY + 1, place);
    view.setUint16(number * ENTRY + 5, index);
  }
  return table;
}

/** Bytes, growing. */
class Bytes {
  #bytes = new Uint8Array(1 << 17);
  length = 0;

  #room(more: number): void {
    if (this.length + more <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + more));
    grown.set(this.#bytes.subarray(0, this.length));
    this.#bytes = grown;
  }

  /** Each character one byte. */
  text(text: string): void {
    this.#room(text.length);
    for (let at = 0; at < text.length; at++) this.#bytes[this.length++] = text.charCodeAt(at);
  }

  object(object: PDFObject): void {
    this.#room(object.sizeInBytes());
    this.length += object.copyBytesInto(this.#bytes, this.length);
  }

  done(): Uint8Array {
    return this.#bytes.slice(0, this.length);
  }
}
