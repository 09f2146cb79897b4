/** The grahas and what they are in their signs. */

export * from './argala.ts';
export * from './avastha.ts';
export * from './combustion.ts';
export * from './dignity.ts';
export * from './drishti.ts';
export * from './friendship.ts';
export * from './functional.ts';
export * from './karaka.ts';
export type { Graha, GrahaSpot, Kundli, KundliInput, Spot, VisibleGraha } from './kundli.ts';
export { GRAHAS, houseFrom, kundliFrom, kundliOf, signFrom, spotAt, VISIBLE_GRAHAS } from './kundli.ts';
export * from './lordship.ts';
export * from './motion.ts';
export * from './nature.ts';
export * from './shayanadi.ts';
export * from './states.ts';
export {
  LORD_SCHOOLS,
  type LordSchool,
  lordsOf,
  type NamedLords,
  NODE_DEGREES,
  NODE_EXALTATIONS,
  type NodeDegrees,
  type NodeExaltation,
  type Placing,
  SIGN_SCHOOLS,
  type SignSchool,
  type StrongerLordOptions,
  type StrongerSignOptions,
  strongerLordOf,
  strongerSign,
  strongestSign,
  type Verdict,
} from './stronger.ts';
export * from './varga-chart.ts';
export * from './vimshopaka.ts';
export * from './war.ts';
