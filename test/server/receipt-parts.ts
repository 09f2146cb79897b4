/** Keys to sign receipts in tests: one that signs, one retired, one that became known, one to come. None of them guards anything. */

import { keySetOf, thumbprintOf } from '../../packages/engine/src/receipt/index.ts';
import type { ReceiptParts } from '../../packages/server/src/routes/receipts.ts';
import { seededKey } from '../receipt/signers.ts';

export const ISSUER = 'https://api.example.org';
export const [SIGNING, RETIRED, COMPROMISED, NEXT, STRANGER] = [11, 12, 13, 14, 15].map(seededKey) as [
  ReturnType<typeof seededKey>,
  ReturnType<typeof seededKey>,
  ReturnType<typeof seededKey>,
  ReturnType<typeof seededKey>,
  ReturnType<typeof seededKey>,
];

/** A server that signs with one of these keys. */
export function partsSignedBy(key: typeof SIGNING): ReceiptParts {
  return {
    signer: { key, kid: thumbprintOf(key) },
    keys: keySetOf([
      { ...SIGNING, status: 'active' },
      { ...RETIRED, status: 'retired' },
      { ...COMPROMISED, status: 'compromised' },
      { ...NEXT, status: 'next' },
    ]),
    issuers: [ISSUER, 'https://former.example.org'],
  };
}
