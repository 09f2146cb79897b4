/** Lots (Arabic parts): the seven of Hermes, those of the tradition, and any that a formula tells; the prenatal syzygy. */

export type { LotFormula, LotTerm } from './formula.ts';
export { HELLENISTIC_LOTS, HERMETIC_LOTS } from './hellenistic.ts';
export type { Lot, LotOptions, LotSettings, Lots, LotsOptions } from './lot.ts';
export { LOTS, lotOf, lotsOf } from './lot.ts';
export { MEDIEVAL_LOTS } from './medieval.ts';
export type { LotRow } from './row.ts';
export { prenatalSyzygy, prenatalSyzygyOf, type Syzygy } from './syzygy.ts';
