/** When things happen in the sky: stations, ingresses, phases, seasons, apsides, nodes, meetings, aspects, parallels, first visibilities, and the day of a place. */
export {
  type AspectOptions,
  aspectsBetween,
  aspectsToPoint,
  type MovingPoint,
  type MundaneAspect,
  nextAspect,
  type PointAspect,
  type PointAspectOptions,
  previousAspect,
} from './aspects.ts';
export { type SkyDay, type SkyDayOptions, type SkyDaySettings, skyDayOf, type TwilightTimes } from './day.ts';
export { type OutOfBounds, outOfBoundsOf, type Parallel, parallelsBetween } from './declinations.ts';
export {
  ARCS_OF_VISION,
  type ArcRow,
  type ArcRule,
  HELIACAL_BODIES,
  type HeliacalBody,
  type HeliacalEvent,
  type HeliacalKind,
  type HeliacalOptions,
  heliacalEventsOf,
} from './heliacal.ts';
export {
  type Ingress,
  type IngressOptions,
  ingressesOf,
  nextIngress,
  type OpenIngressOptions,
  previousIngress,
} from './ingresses.ts';
export type { StepOption } from './motion.ts';
export { type NearSun, type NearSunOptions, nearSunOf } from './near-sun.ts';
export type { OffsetOption } from './offset.ts';
export type { LimitOption } from './open.ts';
export {
  type Apsis,
  apsidesOf,
  type NodePassage,
  nextApsis,
  nextNodePassage,
  nodePassagesOf,
  type OpenOrbitOptions,
  type OrbitCentre,
  type OrbitOptions,
  previousApsis,
  previousNodePassage,
} from './orbit.ts';
export {
  type MoonPhase,
  nextPhase,
  type OpenPhaseOptions,
  type PhaseName,
  type PhaseOptions,
  phasesOf,
  previousPhase,
} from './phases.ts';
export {
  nextSeason,
  type OpenSeasonOptions,
  previousSeason,
  type Season,
  type SeasonName,
  type SeasonOptions,
  seasonsOf,
} from './seasons.ts';
export {
  nextStation,
  type OpenStationOptions,
  previousStation,
  type Station,
  type StationCoordinate,
  type StationKind,
  type StationOptions,
  stationsOf,
} from './stations.ts';
export type { Stretch } from './stretches.ts';
export {
  type ElongationMeasure,
  type ElongationOptions,
  type GreatestElongation,
  greatestElongationsOf,
  nextSunMeeting,
  previousSunMeeting,
  type SunMeeting,
  type SunMeetingKind,
  type SunMeetingOptions,
  sunMeetingsOf,
} from './sun.ts';
