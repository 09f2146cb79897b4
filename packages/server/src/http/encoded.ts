/**
 * A long text as the bytes in which it travels. They are counted for the log, counted for `Content-Length`, and written; on a text of forty
 * thousand characters each of the three takes as long as encoding it once.
 */

import type { Rooms } from './rooms.ts';

/** Below so many characters a text and its headers leave in one piece, which costs less. */
const LONG = 4_096;
/** Bytes that one unit of a text takes at most. */
const MOST_PER_UNIT = 3;

const encoder = new TextEncoder();
/** Where a text is written before its bytes are cut out: half the time of an encoder that has to guess their number. */
const desk = new Uint8Array(256 * 1024);

/**
 * @param rooms  where the bytes may lie if they are to be given back; they have a place of their own when left out
 * @returns the bytes of a long text in UTF-8; a short one as it is
 */
export function encoded(
  text: string,
  rooms: Pick<Rooms, 'take'> | undefined = undefined,
): string | Uint8Array<ArrayBuffer> {
  if (text.length < LONG) return text;
  if (text.length * MOST_PER_UNIT > desk.length) return encoder.encode(text);
  const { written } = encoder.encodeInto(text, desk);
  if (rooms === undefined) return desk.slice(0, written);
  const bytes = rooms.take(written);
  bytes.set(desk.subarray(0, written));
  return bytes;
}
