/**
 * Stretches of JSON that stand in many answers alike, prepared as bytes. All lie in one place, one behind the other, and a piece is no more than its number: an
 * answer is put together of a thousand of them, and to go and find each would take longer than to copy it.
 */

/** The number of a prepared stretch. */
export type Piece = number;

/** Where pieces lie. */
interface Shelf {
  /** Written by eights: eight bytes beyond the last piece are room. */
  bytes: DataView<ArrayBuffer>;
  /** Where each begins, and the next. */
  starts: Int32Array;
  count: number;
}

export const SHELF: Shelf = {
  bytes: new DataView(new ArrayBuffer(256 * 1024)),
  starts: new Int32Array(4096),
  count: 0,
};

/** Prepares a text, such as the name of a member with what stands around it. It is kept for good, so it must not be a caller's. */
export function piece(text: string): Piece {
  const bytes = encoder.encode(text);
  const { starts, count } = SHELF;
  const start = starts[count] as number;
  const end = start + bytes.length;
  if (end + 8 > SHELF.bytes.byteLength) enlarge(end + 8);
  if (count + 2 > starts.length) SHELF.starts = grown(starts);
  new Uint8Array(SHELF.bytes.buffer).set(bytes, start);
  SHELF.starts[count + 1] = end;
  SHELF.count += 1;
  return count;
}

const encoder = new TextEncoder();

function enlarge(needed: number): void {
  const bytes = new Uint8Array(2 * needed);
  bytes.set(new Uint8Array(SHELF.bytes.buffer));
  SHELF.bytes = new DataView(bytes.buffer);
}

function grown(starts: Int32Array): Int32Array {
  const more = new Int32Array(2 * starts.length);
  more.set(starts);
  return more;
}
