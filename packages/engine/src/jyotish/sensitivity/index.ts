/** What the doubt about a birth time can change. */

export {
  type DashaHolding,
  type Holding,
  type Sensitivity,
  type SensitivityOptions,
  sensitivityOf,
  type VargaLagnaHolding,
} from './changes.ts';
export { type DayStretch, type UnknownTime, unknownTimeOf } from './unknown-time.ts';
