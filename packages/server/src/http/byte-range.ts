/** Which bytes of a file are asked for. Several stretches at once are answered with the whole, as they may be. */

import { Refusal } from './refusal.ts';

/** First and last byte, both meant. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The stretch that a `Range` header names.
 *
 * @param size  bytes of the file, at least 1
 * @returns null for the whole: no header, another unit, several stretches, or one that cannot be read
 * @throws  Refusal RANGE_NOT_SATISFIABLE when it lies behind the end
 * @source  RFC 9110 §14.1, §14.2
 */
export function readRange(header: string | null, size: number): ByteRange | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  if (from === '') {
    const count = Math.min(Number(to), size);
    if (count === 0) throw behind(size);
    return { first: size - count, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first >= size) throw behind(size);
  return to !== '' && Number(to) < first ? null : { first, last };
}

function behind(size: number): Refusal {
  return new Refusal('RANGE_NOT_SATISFIABLE', `The file has ${size} bytes.`, {
    headers: { 'content-range': `bytes */${size}` },
  });
}

/** Whether one of the tags of an `If-None-Match` header is this one: a weak comparison, as a GET asks for. */
export function isCurrent(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
