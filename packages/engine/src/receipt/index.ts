/** Receipts: who answered what with which editions, signed; verified anywhere, and asked again by whoever holds the question. */

export { claimsOf, RECEIPT_VERSION, type ReceiptClaims, type Receipted } from './claims.ts';
export { type MemberDifference, memberDifferences } from './differences.ts';
export type { HostKey, JwkNumbers } from './jws.ts';
export {
  isSampleKey,
  KEY_STATES,
  type KeySet,
  type KeyState,
  type PublishedKey,
  type PublishedState,
  publishedKeyOf,
  ReceiptKeys,
  thumbprintOf,
} from './keys.ts';
export { type EngineForReceipts, type Operation, operationNamed } from './operation.ts';
export {
  type ChartInput,
  type EclipsesInput,
  type HoroscopeInput,
  type NativityInput,
  type NumerologyInput,
  OPERATIONS,
  type PanchangInput,
  type SynastryInput,
} from './operations.ts';
export {
  type EditionDifference,
  type Recomputation,
  type RecomputeOptions,
  recomputeReceipt,
  type Verdict,
} from './recompute.ts';
export { type Issued, issueReceipt, type ReceiptSigner, signReceipt } from './sign.ts';
export { ALGORITHMS, type ReceiptAlgorithm } from './signature-form.ts';
export { parseStrictJson, type StrictJson } from './strict-json.ts';
export { type Check, LONGEST_TOKEN, type RefusalReason } from './token.ts';
export { RECEIPT_TYPE, type Verification, type VerifyOptions, verifyReceipt } from './verify.ts';
