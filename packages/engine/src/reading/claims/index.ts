/** What sentences claim of a chart, and whether it holds: read from the words in twelve languages, checked against the engine's own records. */

export type {
  AgeSpan,
  Ahead,
  AnyOf,
  Assertion,
  Claim,
  ClaimChart,
  ClaimedDignity,
  HouseLord,
  Mood,
  PeriodLevel,
  Reading,
  Spoken,
  Strength,
  Stretch,
  Subject,
  Times,
  When,
} from './claim.ts';
export { type Ground, type GroundParts, groundOf, type SkyRow, type TransitSky, westernName } from './ground.ts';
export { holds, type Verdict } from './holds.ts';
export { combinationsNamed } from './holds-of-state.ts';
export { claimsIn, MOST_TOKENS } from './read.ts';
export { type Truth, truthOf } from './truth.ts';
