/** Progressions and solar arcs: the sky after birth, told as life. */

export {
  ANGLE_METHODS,
  type AngleMethod,
  type ProgressionChoices,
  type ProgressionSettings,
} from './choices.ts';
export {
  MONTH_NAMES,
  type MonthName,
  PROGRESSION_COURSES,
  PROGRESSION_METHODS,
  type ProgressionCourse,
  type ProgressionMethod,
  tropicalYearDays,
  YEAR_NAMES,
  type YearName,
} from './clock.ts';
export {
  PROGRESSED_KINDS,
  PROGRESSED_PHASES,
  type ProgressedEvent,
  type ProgressedEvents,
  type ProgressedKind,
  type ProgressedMotion,
  type ProgressedTime,
} from './event-records.ts';
export { type ProgressedEventChoices, progressedEventsOf } from './events.ts';
export { type Progression, progressedRadixOf } from './progress.ts';
export {
  ARC_MEASURES,
  type ArcMeasure,
  SOLAR_ARCS,
  type SolarArc,
  type SolarArcChoices,
  type SolarArcName,
  type SolarArcSettings,
  solarArcOf,
} from './solar-arc.ts';
export {
  type SolarArcContact,
  type SolarArcContactChoices,
  type SolarArcContacts,
  solarArcContactsOf,
} from './solar-arc-contacts.ts';
