/** Dashas: whose time it is. */

export * from './applicability.ts';
export type { Brahma } from './brahma.ts';
export * from './chara.ts';
export * from './dashas.ts';
export * from './kalachakra.ts';
export * from './kendradi.ts';
export * from './naisargika.ts';
export * from './nakshatra.ts';
export { NAKSHATRA_DASHAS, type NakshatraDashaName, YOGINIS } from './nakshatra-systems.ts';
export * from './narayana.ts';
export {
  DASHA_LEVELS,
  type DashaBalance,
  type DashaNode,
  type DashaRecord,
  type DashaSettings,
  type DashaSpan,
} from './plan.ts';
export * from './shoola.ts';
export { SIGN_PARTS, type SignDashaOptions, type SignParts } from './sign-dasha.ts';
export { type SignYears, type SignYearsOptions, signYearsOf, sthiraYears } from './sign-years.ts';
export { Dasha } from './span.ts';
export * from './sthira.ts';
export { DASHA_YEAR_NAMES, DASHA_YEARS, type DashaYearName, type DashaYearOptions } from './year.ts';
