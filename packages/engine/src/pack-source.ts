/** Where the bytes of an ephemeris pack come from: they are there already, or a host puts them where the core wants them. */

import { isBytes, isRecord, refusal } from './input.ts';

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

const PACKS = 'bytes (Uint8Array) of a Khagol ephemeris pack, or a list of them';

/** What a caller gave as packs: none, one, or a list of them, whose members nobody has looked at yet. @throws EngineError INVALID_PACK */
export function packsOf(field: string, value: unknown): readonly PackSource[] {
  if (value === undefined || value === null) return [];
  if (isBytes(value)) return [value];
  if (Array.isArray(value)) return value;
  throw refusal('INVALID_PACK', field, PACKS, `${field} must be ${PACKS}.`);
}

/** The same where they must lie in memory, as what is handed to a worker must. @throws EngineError INVALID_PACK */
export function bytesOfPacks(field: string, value: unknown): readonly Uint8Array[] {
  return packsOf(field, value).map((pack, index) => {
    if (isBytes(pack)) return pack;
    throw refusal('INVALID_PACK', `${field}[${index}]`, PACKS, `${field} must be ${PACKS}.`);
  });
}
