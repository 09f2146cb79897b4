/** The grounding gate: no sentence of a writer passes that the chart contradicts, that cannot be checked, or that must not be said. */

export {
  type Claim,
  claimsIn,
  type Ground,
  type GroundParts,
  groundOf,
  holds,
  type TransitSky,
  type Verdict,
} from '../claims/index.ts';
export { type Gate, gateOf, type Judgement } from './gate.ts';
export { type Gated, type GatedOptions, gated, type Refused } from './gated.ts';
export { BARS, type Bar, type GatePolicy } from './policy.ts';
export { type Piece, Sentences } from './sentences.ts';
