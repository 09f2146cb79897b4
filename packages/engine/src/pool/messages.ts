/** What passes between whoever asks and a worker: plain data only. */

import type { Fault } from './errors.ts';

/** A piece of a job. */
export interface Asked {
  /** Of this piece, and of no other that the worker was ever handed. */
  readonly id: number;
  /** Of the job. */
  readonly name: string;
  readonly piece: unknown;
}

/** What a worker says of a piece: how far it is, as often as it likes, then one of the others. */
export type Told =
  | { readonly id: number; readonly kind: 'progress'; readonly part: number }
  | { readonly id: number; readonly kind: 'done'; readonly output: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly fault: Fault };

/** A table holds its columns one level down. */
const DEEP = 2;

/**
 * The memory that an output can hand over in place of having it copied: that of typed arrays which fill theirs, itself or among its members.
 *
 * @returns each block once
 */
export function transferable(output: unknown): readonly ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    if (!ArrayBuffer.isView(value)) {
      if (depth < DEEP) for (const member of Object.values(value)) look(member, depth + 1);
      return;
    }
    const { buffer, byteLength } = value;
    if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && byteLength > 0) found.add(buffer);
  };
  look(output, 0);
  return [...found];
}
