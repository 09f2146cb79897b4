/** The rules by which a plan is judged: published editions, where each rule stands in the texts, what changed, and which words name which space. */

export { differencesBetween, type RuleChange } from './differences.ts';
export { disputeAbout } from './disputes.ts';
export {
  cellOfRow,
  type DoorMethod,
  documentOf,
  type Edition,
  type EditionRow,
  locusText,
  MERIT,
  RATING_NAMES,
  type Rating,
  type RuleCell,
  type RuleClassification,
  type RulesVersion,
  rowOf,
  rulesHashOf,
  type Scoring,
  sourcesOfLoci,
} from './edition.ts';
export {
  CURRENT_RULES_VERSION,
  type EditionList,
  type EditionSummary,
  editionNamed,
  RULES_VERSIONS,
  rulesDocument,
  rulesVersions,
} from './editions.ts';
export { LOCI, type Locus, type LocusKey } from './loci.ts';
export { REFINEMENT_NAME, refinedCell, refinementDocument, refinementHash } from './refinement.ts';
export { plainWord, ROOM_TYPES, roomTypeOf } from './room-types.ts';
