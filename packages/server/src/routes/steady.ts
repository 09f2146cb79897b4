/** Texts that are the same for everybody: made once, packed once, sent packed to whoever can unpack them, and not again to whoever has them. */

import { gzipSync } from 'fflate';
import { text as schemaText } from '../contract/schema.ts';
import type { BytesOutcome, CallFacts, RawInput, Row } from '../gate/row.ts';
import { isCurrent } from '../http/byte-range.ts';
import { acceptsGzip } from '../http/codings.ts';

export interface SteadyText {
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly packed: Uint8Array<ArrayBuffer>;
  /** In quotes; of the text, packed or not. */
  readonly etag: string;
}

export async function steadyText(text: string, { sha256 }: Pick<CallFacts, 'sha256'>): Promise<SteadyText> {
  const plain = new TextEncoder().encode(text);
  const digest = btoa(String.fromCharCode(...(await sha256(text))));
  return { plain, packed: gzipSync(plain, { mtime: 0 }), etag: `"${digest}"` };
}

/** What a caller says who asks for such a text. */
export interface SteadyVisit {
  readonly takesGzip: boolean;
  /** `If-None-Match`. */
  readonly known: string | null;
}

export function steadyVisit({ header }: Pick<RawInput, 'header'>): SteadyVisit {
  return {
    takesGzip: acceptsGzip(header('accept-encoding')),
    known: header('if-none-match'),
  };
}

/** What the rows of such texts publish of it. */
export const STEADY_ROW: Pick<Row<SteadyVisit>, 'requestHeaders' | 'furtherStatuses' | 'answerHeaders'> = {
  requestHeaders: { 'If-None-Match': schemaText('ETags of what you have.') },
  furtherStatuses: [304],
  answerHeaders: { ETag: schemaText('Weak: the text is the same, packed or not.') },
};

/** @param text  one that is not packed is sent plain to everybody, and has no tag */
export function steadyOutcome(
  text: SteadyText | Pick<SteadyText, 'plain'>,
  contentType: string,
  { takesGzip, known }: SteadyVisit,
  more: Readonly<Record<string, string>> = {},
): BytesOutcome {
  const headers = { ...more, vary: 'accept-encoding' };
  if (!('packed' in text)) return { kind: 'bytes', contentType, body: text.plain, headers };
  const tagged = { ...headers, etag: `W/${text.etag}` };
  if (isCurrent(known, text.etag))
    return { kind: 'bytes', contentType, status: 304, body: new Uint8Array(0), headers: tagged };
  if (!takesGzip) return { kind: 'bytes', contentType, body: text.plain, headers: tagged };
  return { kind: 'bytes', contentType, body: text.packed, headers: { ...tagged, 'content-encoding': 'gzip' } };
}
