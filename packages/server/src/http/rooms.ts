/**
 * Rooms in which answers travel: taken when an answer is written, given back when its last byte has left, and taken by the next one.
 *
 * The bytes of an answer lie outside the collector's heap, and it takes their amount for a reason to look through the whole heap. A charged answer waits for
 * the disk, so at each small collection some are kept as if for good; forty kilobytes each, they set off two full collections a second on a server that
 * is half at work, and made one call in a hundred wait three times as long.
 *
 * A room is one answer's alone. Whoever remembers an answer, or gives it to somebody whose end with it is unknown, must not take one.
 */

/** What most answers fit into; larger ones have bytes of their own. */
const ROOM_BYTES = 64 * 1024;
/** Smaller ones, too: a room would weigh many times what they do. */
const LEAST_BYTES = 16 * 1024;
/** Rooms that stand empty at most, 16 MiB; a burst needs more, and leaves them to the collector. */
const MOST_EMPTY = 256;

export interface Rooms {
  /** Bytes to be filled, of just this length; what they hold before is of no meaning. */
  take(length: number): Uint8Array<ArrayBuffer>;
  /** Says that nobody reads these bytes any more. Bytes that are no room, or were given back before, are left alone. */
  giveBack(bytes: Uint8Array<ArrayBuffer>): void;
}

/** @param mostEmpty  rooms that are kept for those to come */
export function openRooms(mostEmpty: number = MOST_EMPTY): Rooms {
  const empty: ArrayBuffer[] = [];
  const taken = new WeakSet<Uint8Array>();
  return {
    take: (length) => {
      if (length < LEAST_BYTES || length > ROOM_BYTES) return new Uint8Array(length);
      const room = empty.pop() ?? new ArrayBuffer(ROOM_BYTES);
      const bytes = new Uint8Array(room, 0, length);
      taken.add(bytes);
      return bytes;
    },
    // By the very bytes that were taken: of an answer that has left, nobody can give back a room in which another lies by now.
    giveBack: (bytes) => {
      if (taken.delete(bytes) && empty.length < mostEmpty) empty.push(bytes.buffer);
    },
  };
}
