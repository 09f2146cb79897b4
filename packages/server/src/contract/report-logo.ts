/** A logo as it is named: an address, or the picture itself. What it holds is judged elsewhere, where it can do no harm. */

import type { Input } from './fields.ts';
import { type JsonSchema, text } from './schema.ts';

/** A logo that is wanted. */
export type LogoAsked =
  | { readonly kind: 'address'; readonly url: string }
  | { readonly kind: 'picture'; readonly bytes: Uint8Array };

/** Bytes of a picture. */
export const MOST_LOGO_BYTES: number = 2 ** 20;
const LONGEST_ADDRESS = 2048;
const DATA = /^data:image\/(?:png|jpeg);base64,/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const PICTURES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];

export const LOGO_URL: JsonSchema = text(
  'A PNG or JPEG of at most 1 MiB and 4096 × 4096 pixels: an https address, or a `data:` URL in base64. One that cannot be fetched is left out, with a warning.',
  { format: 'uri', maxLength: 1_400_000, examples: ['https://example.org/logo.png'] },
);

/** Whether bytes begin as a picture that is printed does. */
export function isPrintable(bytes: Uint8Array): boolean {
  return PICTURES.some((magic) => magic.every((byte, at) => bytes[at] === byte));
}

/** The logo of a branding; null where there is none, or a faulty one. */
export function readLogoUrl(input: Input): LogoAsked | null {
  const value = input.get('logoUrl');
  if (value === undefined) return null;
  const fault = (message: string): null => {
    input.fault('logoUrl', `logoUrl ${message}`);
    return null;
  };
  if (typeof value !== 'string') return fault('is an https address, or a data: URL of a PNG or JPEG.');
  if (/^data:/i.test(value)) {
    if (!DATA.test(value)) return fault('as data: is data:image/png;base64,… or data:image/jpeg;base64,…');
    const bytes = bytesOfBase64(value.slice(value.indexOf(',') + 1));
    if (bytes === null) return fault(`holds no base64, or more than ${MOST_LOGO_BYTES} bytes.`);
    return isPrintable(bytes) ? { kind: 'picture', bytes } : fault('holds neither a PNG nor a JPEG.');
  }
  const isAddress = value.length <= LONGEST_ADDRESS && /^https:\/\//i.test(value) && URL.canParse(value);
  return isAddress ? { kind: 'address', url: value } : fault('is an https address, or a data: URL of a PNG or JPEG.');
}

function bytesOfBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0 || text.length > (4 * MOST_LOGO_BYTES) / 3 + 4 || !BASE64.test(text)) return null;
  const decoded = atob(text);
  if (decoded.length > MOST_LOGO_BYTES) return null;
  const bytes = new Uint8Array(decoded.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = decoded.charCodeAt(at);
  return bytes;
}
