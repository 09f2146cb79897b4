/**
 * Is a signature written in the one way in which its signer writes it? For verification, before any curve is asked: the twin of an ECDSA signature verifies as
 * well as the signature itself, and a receipt whose text can be changed without a key is no evidence of the text.
 */

/** What receipts are signed with. */
export const ALGORITHMS = ['EdDSA', 'ES256'] as const;
export type ReceiptAlgorithm = (typeof ALGORITHMS)[number];

/** Both algorithms write 64 bytes: R and S of Ed25519, r and s of P-256. */
export const SIGNATURE_BYTES = 64;

/**
 * Whether bytes are a signature in the strict form: 64 of them, both numbers within their ranges and, with ES256, the lower of the two possible s.
 *
 * @param signature  of a stranger; DER, being longer, fails
 * @throws  nothing
 * @source  Ed25519: `rfc-8032` §5.1.7, S < L. P-256: `sp-800-186` §3.2.1.3, 0 < r < n and 0 < s ≤ n/2
 */
export function isStrictSignature(algorithm: ReceiptAlgorithm, signature: Uint8Array): boolean {
  if (signature.length !== SIGNATURE_BYTES) return false;
  const [left, right] = [signature.subarray(0, 32), signature.subarray(32)];
  // Ed25519 writes its numbers with the least byte first.
  if (algorithm === 'EdDSA') return isLess(Uint8Array.from(right).reverse(), ED25519_ORDER);
  return !isZero(left) && isLess(left, P256_ORDER) && !isZero(right) && !isLess(P256_HALF_ORDER, right);
}

/**
 * An ES256 signature with the lower s: the same one, or its twin.
 *
 * @param signature  64 bytes, r and s, as a key made them
 * @returns new bytes
 * @throws  nothing: other lengths come back as they are, for `isStrictSignature` to refuse
 */
export function lowerSignature(signature: Uint8Array): Uint8Array {
  const lower = Uint8Array.from(signature);
  if (signature.length !== SIGNATURE_BYTES || !isLess(P256_HALF_ORDER, signature.subarray(32))) return lower;
  // n − s, byte by byte from the least, with what was borrowed.
  for (let i = 31, borrowed = 0; i >= 0; i--) {
    const difference = (P256_ORDER[i] as number) - (signature[32 + i] as number) - borrowed;
    lower[32 + i] = difference & 0xff;
    borrowed = difference < 0 ? 1 : 0;
  }
  return lower;
}

/** Compares two numbers of 32 bytes, the greatest byte first. Signatures are public, so the time it takes tells nothing. */
function isLess(a: Uint8Array, b: Uint8Array): boolean {
  for (let i = 0; i < 32; i++) if (a[i] !== b[i]) return (a[i] as number) < (b[i] as number);
  return false;
}

function isZero(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0);
}

function bytesOfHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** L = 2^252 + 27742317777372353535851937790883648493 */
const ED25519_ORDER: Uint8Array = bytesOfHex('1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed');
/** n */
const P256_ORDER: Uint8Array = bytesOfHex('ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');
/** (n − 1) / 2 */
const P256_HALF_ORDER: Uint8Array = bytesOfHex('7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a8');
