/**
 * Links that open one thing for a while to whoever holds them. A token is `expiry.key.signature`; what it opens stands in the address and
 * is signed with it, so that a token of one thing opens no other.
 */

const FORM = /^(\d{1,12})\.([0-9a-f]{8})\.([\w-]{43})$/;
/** Before what is signed, so that no signature of ours for another purpose is a link. */
const PURPOSE = 'khagol link 1';
export const LINK_KEY_BYTES = 32;

export interface LinkParts {
  /** Keys of 32 bytes: the first signs, all open. */
  readonly keys: readonly Uint8Array[];
  /** HMAC-SHA-256. */
  mac(key: Uint8Array, message: Uint8Array): Promise<Uint8Array>;
  sha256(bytes: Uint8Array): Promise<Uint8Array>;
}

export interface LinkOffice {
  /**
   * A token.
   *
   * @param parts             what it opens: kind, id, owner …
   * @param expiresAtSeconds  the first second, since 1970, in which it opens nothing
   */
  signLink(parts: readonly string[], expiresAtSeconds: number): Promise<string>;
  /** Whether the token opens just this at that time. `expired`: it once did. */
  checkLink(parts: readonly string[], token: string, nowMs: number): Promise<'open' | 'expired' | 'wrong'>;
}

/** @throws RangeError when there is no key, or one of another length */
export function linkOffice({ keys, mac, sha256 }: LinkParts): LinkOffice {
  if (keys.length === 0 || keys.some(({ length }) => length !== LINK_KEY_BYTES))
    throw new RangeError(`links need keys of ${LINK_KEY_BYTES} bytes`);
  const named = Promise.all(keys.map(async (key) => ({ key, name: hex((await sha256(key)).subarray(0, 4)) })));
  const sign = async (key: Uint8Array, name: string, parts: readonly string[], expiry: string): Promise<Uint8Array> =>
    mac(key, new TextEncoder().encode(JSON.stringify([PURPOSE, name, expiry, ...parts])));
  return {
    signLink: async (parts, expiresAtSeconds) => {
      const [first] = await named;
      if (first === undefined) throw new RangeError('links need a key');
      const expiry = String(expiresAtSeconds);
      return `${expiry}.${first.name}.${base64Url(await sign(first.key, first.name, parts, expiry))}`;
    },
    checkLink: async (parts, token, nowMs) => {
      const [, expiry, name, signature] = FORM.exec(token) ?? [];
      const found = (await named).find((row) => row.name === name);
      if (expiry === undefined || name === undefined || signature === undefined || found === undefined) return 'wrong';
      if (!sameText(base64Url(await sign(found.key, name, parts, expiry)), signature)) return 'wrong';
      return Math.floor(nowMs / 1000) < Number(expiry) ? 'open' : 'expired';
    },
  };
}

/** In a time that tells nothing of where they differ; texts of our own form, which is as long for all. */
function sameText(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let at = 0; at < a.length; at += 1) difference |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return difference === 0;
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
