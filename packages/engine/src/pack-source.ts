/** Where the bytes of an ephemeris pack come from: they are there already, or a host puts them where the core wants them. */

import { isBytes, isRecord } from './input.ts';

/** Bytes that are yet to be read, such as a file: read straight into the core's memory, they are not held twice. */
export interface PackReader {
  /** How many bytes there are. */
  readonly length: number;
  /** Fills `room`, which is as long as `length`. @throws the host's error when that cannot be done */
  readonly readInto: (room: Uint8Array) => void;
}

export type PackSource = Uint8Array | PackReader;

/** Bytes, or a reader of as many as a whole number says. */
export function isPackSource(value: unknown): value is PackSource {
  if (isBytes(value)) return true;
  return isRecord(value) && typeof value['readInto'] === 'function' && Number.isInteger(value['length']);
}

/** Puts the bytes of a pack into room of their length. */
export function fillRoom(room: Uint8Array, pack: PackSource): void {
  if (isBytes(pack)) room.set(pack);
  else pack.readInto(room);
}
