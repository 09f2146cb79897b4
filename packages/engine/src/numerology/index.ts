/** Numerology: the numbers of a name and a date of birth, in the Pythagorean, Chaldean, Indian and Agrippa's way; every step shown, every school an option. */

export { type Bridge, bridgesOf, maturityOf, rationalThoughtOf } from './combined-numbers.ts';
export * from './compound-table.ts';
export {
  bhagyankOf,
  birthDayOf,
  lifePathOf,
  mulankOf,
} from './date-numbers.ts';
export type { DayChart } from './day-chart.ts';
export { birthChartOf, type DigitGrid, type GridLine, KUA_GENDERS, type KuaGender, kuaOf, loShuOf } from './grid.ts';
export { INITIAL_WEIGHTS, LETTER_TABLES, type LetterTable } from './letter-tables.ts';
export * from './match.ts';
export * from './match-tables.ts';
export { balanceOf, expressionOf, type NameNumber, personalityOf, soulUrgeOf } from './name-numbers.ts';
export {
  hiddenPassionsOf,
  karmicLessonsOf,
  type LetterRole,
  type NameTraits,
  nameTraitsOf,
  PLANE_QUALITIES,
  PLANES,
  type Plane,
  type PlaneOfExpression,
  type PlaneQuality,
  planesOfExpressionOf,
  subconsciousSelfOf,
} from './name-traits.ts';
export * from './options.ts';
export type { NumerologyPerson } from './person.ts';
export {
  type PersonalCycles,
  personalCyclesOf,
  personalDayOf,
  personalMonthOf,
  personalYearOf,
  type UniversalCycles,
  universalCyclesOf,
} from './personal-cycles.ts';
export { challengesOf, type Phase, periodCyclesOf, pinnaclesOf } from './phases.ts';
export * from './profile.ts';
export { type KarmicDebt, type NumerologyNumber, reduceNumber, rootOf, type Step } from './reduce.ts';
export { type RootAttributes, rootAttributesOf } from './root-table.ts';
export { LONGEST_NAME, type NameLetter, type NameWord, type SpelledName, spellName } from './spell.ts';
export type { WordKind } from './titles.ts';
export {
  type LetterTransit,
  OLDEST,
  TRANSIT_PLANES,
  type TransitPlane,
  type TransitYear,
  transitsAt,
  transitsOf,
} from './transits.ts';
export type { Reading } from './words.ts';
