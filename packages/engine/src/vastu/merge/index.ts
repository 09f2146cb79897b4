/** Several captures of a house, laid together into one plan. */

export {
  type CaptureOpening,
  NORTH_REFERENCES,
  type NorthReference,
  OPENING_KINDS,
  type OpeningKind,
} from './capture.ts';
export { MERGE_LIMITS } from './members.ts';
export { checkMerge, mergeCaptures } from './merge.ts';
export * from './record.ts';
