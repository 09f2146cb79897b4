/** Eclipses of the Sun and the Moon, and what the Moon hides: for the Earth as a whole and for one place. */
export { type BesselianElements, besselianElements, type HourlyPolynomial } from './besselian.ts';
export { type CentralPoint, centralLine, type SolarEclipseKey } from './central-line.ts';
export type { GroundPoint } from './earth.ts';
export type { EclipseInstant } from './instant.ts';
export {
  type LunarContacts,
  type LunarEclipse,
  type LunarEclipseType,
  lunarEclipses,
  type NextLunarEclipseOptions,
  nextLunarEclipse,
} from './lunar.ts';
export {
  type LocalLunarContacts,
  type LocalLunarEclipse,
  type LunarContact,
  type LunarEclipseKey,
  lunarEclipseAt,
  type NextLunarEclipseAtOptions,
  nextLunarEclipseAt,
} from './lunar-local.ts';
export {
  type Occultation,
  type OccultationOptions,
  type OccultationTarget,
  occultations,
} from './occultation.ts';
export {
  type LocalOccultation,
  type NextOccultationAtOptions,
  nextOccultationAt,
  type OccultationContact,
  type OccultationKey,
  occultationAt,
} from './occultation-local.ts';
export {
  type GreatestId,
  type LunarEclipseOptions,
  type LunarEclipseSettings,
  MOON_RADII,
  type MoonRadius,
  type MoonRadiusId,
  SHADOWS,
  type ShadowId,
  type ShadowRule,
  type SolarEclipseOptions,
  type SolarEclipseSettings,
} from './options.ts';
export type { AxisPoint, CentralKind } from './path.ts';
export { type Saros, sarosOf } from './saros.ts';
export { type NextSolarEclipseOptions, nextSolarEclipse, solarEclipses } from './solar.ts';
export type { SolarContacts, SolarEclipse, SolarEclipseType, SolarGreatest } from './solar-eclipse.ts';
export {
  type LocalSolarEclipse,
  type LocalSolarType,
  type NextSolarEclipseAtOptions,
  nextSolarEclipseAt,
  type SolarContact,
  solarEclipseAt,
} from './solar-local.ts';
export type { Phase, VisibleStretch } from './visible.ts';
