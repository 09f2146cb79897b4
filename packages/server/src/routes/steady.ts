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

/** @param text  one that is not packed is sent plain to everybody */
export function steadyOutcome(
  text: SteadyText | Pick<SteadyText, 'plain'>,
  contentType: string,
  takesPacked: boolean,
  headers: Readonly<Record<string, string>> = {},
): BytesOutcome {
  const packed = takesPacked && 'packed' in text ? text.packed : null;
  return {
    kind: 'bytes',
    contentType,
    body: packed ?? text.plain,
    headers: { ...headers, vary: 'accept-encoding', ...(packed === null ? {} : { 'content-encoding': 'gzip' }) },
  };
}
