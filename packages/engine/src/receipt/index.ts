/** Receipts: who answered what with which editions, signed; verified anywhere, and asked again by whoever holds the question. */

export { claimsOf, RECEIPT_VERSION, type ReceiptClaims, type Receipted } from './claims.ts';
export { type MemberDifference, memberDifferences } from './differences.ts';
export type { HostKey, JwkNumbers } from './jws.ts';
export {
  isSampleKey,
  KEY_STATES,
  type KeySet,
  type KeyState,
  keySetOf,
  type PublishedKey,
  type PublishedState,
  publishedKeyOf,
  ReceiptKeys,
  thumbprintOf,
} from './keys.ts';
export { type EngineForReceipts, type Operation, operationNamed, questionOf } from './operation.ts';
export { OPERATIONS } from './operations.ts';
export {
  type EditionDifference,
  type Recomputation,
  type RecomputeOptions,
  recomputeReceipt,
  type Verdict,
} from './recompute.ts';
export { CHART_OPERATIONS, type ChartInput, type SkyInput } from './rows/chart.ts';
export { JYOTISH_BIRTH_OPERATIONS, JYOTISH_KUNDLI_OPERATIONS } from './rows/jyotish-births.ts';
export type { JyotishBirthInput, JyotishInput } from './rows/jyotish-ground.ts';
export {
  JYOTISH_PAIR_OPERATIONS,
  JYOTISH_PLACE_OPERATIONS,
  type JyotishDayInput,
  type JyotishPairInput,
  type JyotishSpanInput,
} from './rows/jyotish-places.ts';
export { NUMEROLOGY_OPERATIONS, type NumerologyInput } from './rows/numerology.ts';
export {
  SKY_OPERATIONS,
  type SkyBodyInput,
  type SkyNextInput,
  type SkyPairInput,
  type SkyPlaceInput,
  type SkySpanInput,
} from './rows/sky.ts';
export { type PlanGroundInput, VASTU_OPERATIONS } from './rows/vastu.ts';
export { type NativityInput, WESTERN_CHART_OPERATIONS, type WesternInput } from './rows/western.ts';
export { WESTERN_TIME_OPERATIONS, type WesternPairInput, type WesternSpanInput } from './rows/western-time.ts';
export { type Issued, issueReceipt, type ReceiptSigner, signReceipt } from './sign.ts';
export { ALGORITHMS, type ReceiptAlgorithm } from './signature-form.ts';
export { parseStrictJson, type StrictJson } from './strict-json.ts';
export { type Check, LONGEST_TOKEN, type RefusalReason } from './token.ts';
export { RECEIPT_TYPE, type Verification, type VerifyOptions, verifyReceipt } from './verify.ts';
