/** Texts that are the same for everybody: made once, packed once, sent packed to whoever can unpack them. */

import { gzipSync } from 'fflate';
import type { BytesOutcome, RawInput } from '../gate/row.ts';

export interface SteadyText {
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly packed: Uint8Array<ArrayBuffer>;
}

export function steadyText(text: string): SteadyText {
  const plain = new TextEncoder().encode(text);
  return { plain, packed: gzipSync(plain, { mtime: 0 }) };
}

/** Whether the caller unpacks gzip. */
export function takesGzip(raw: Pick<RawInput, 'header'>): boolean {
  return /(?:^|,)\s*gzip\s*(?:,|$)/i.test(raw.header('accept-encoding') ?? '');
}

export function steadyOutcome(
  { plain, packed }: SteadyText,
  contentType: string,
  isPacked: boolean,
  headers: Readonly<Record<string, string>> = {},
): BytesOutcome {
  return {
    kind: 'bytes',
    contentType,
    body: isPacked ? packed : plain,
    headers: { ...headers, vary: 'accept-encoding', ...(isPacked ? { 'content-encoding': 'gzip' } : {}) },
  };
}
