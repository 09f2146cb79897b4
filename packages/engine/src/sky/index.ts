/** The sky as a subpath: places of bodies at a moment, the names they go by, and when they come to be so. */

export type { DaysTt, Numbers } from './days-tt.ts';
export {
  type AirOptions,
  DISC_RULES,
  type DiscRule,
  type DiscRuleId,
  type HorizonRule,
  refractionDeg,
  TWILIGHTS,
  type Twilight,
} from './discs.ts';
export * from './eclipse/index.ts';
export * from './events/index.ts';
export {
  type HorizonDay,
  type HorizonEvent,
  type HorizonOptions,
  horizonCrossings,
  horizonDays,
  riseAfter,
  riseBefore,
  riseBetween,
  setAfter,
  setBefore,
  setBetween,
  sunDays,
  type Transit,
  transitAfter,
  transitsBetween,
} from './horizon.ts';
export {
  equationOfTimeSeconds,
  type Horizontal,
  type HorizontalOptions,
  horizontalAt,
  type TurnOption,
} from './horizontal.ts';
export * from './hypothetical/index.ts';
export * from './phenomena/index.ts';
export { apparentLongitudes, LONGITUDE_STEP_DAYS, type Longitudes, type LongitudesAt } from './places.ts';
export {
  type AngleCrossing,
  type AngleMarks,
  angleCrossings,
  type Crossing,
  crossings,
  type Extremum,
  extrema,
  type Kink,
  nextAngleCrossing,
  nextCrossing,
  type OpenSearchOptions,
  previousAngleCrossing,
  previousCrossing,
  type SearchOptions,
} from './search.ts';
export { type BodyColumns, type EquatorialColumns, type Skies, type SkiesChoices, skiesAt } from './skies-at.ts';
export {
  BODIES,
  type Body,
  type BodyState,
  type EphemerisSource,
  type Frame,
  type Sky,
  type SkyChoices,
} from './sky.ts';
export { almanac, maskOf, skyAt, type When } from './sky-at.ts';
export * from './stars/index.ts';
export type { TtWhen } from './tt-when.ts';
