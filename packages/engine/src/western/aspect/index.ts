/** Aspects: by longitude within orbs, by whole signs, by declination and by antiscia, and what becomes of those that apply. */

export type { Antiscia, AntisciaOptions, AntiscionContact, AntiscionRow } from './antiscia.ts';
export { antisciaOf } from './antiscia.ts';
export type { AspectingPoint } from './aspect-points.ts';
export { aspectingPoints, readAngleNames, readNames } from './aspect-points.ts';
export type { AspectNature, AspectRank, WesternAspectRow, WesternAspectType } from './aspect-table.ts';
export { ASPECT_NATURES, WESTERN_ASPECT_TYPES, WESTERN_ASPECTS } from './aspect-table.ts';
export type { AspectSettings, AspectsBetween, BetweenOptions, WesternAspects } from './aspects.ts';
export { aspectsBetween, aspectsOf, MOVING_SIDES } from './aspects.ts';
export type { DeclinationAspect, DeclinationOptions, DeclinationRow, Declinations } from './declination.ts';
export { declinationsOf } from './declination.ts';
export type { Movement, WesternAspect } from './measure.ts';
export { MOVEMENTS } from './measure.ts';
export type { AspectOptions, AspectRuleSettings, AspectRules, AspectSet } from './options.ts';
export { ASPECT_OPTION_NAMES, ASPECT_RULE_NAMES, ASPECT_SETS } from './options.ts';
export type { OrbJoin, OrbScheme, OrbSettings, Orbs, OwnOrbs } from './orbs.ts';
export { ORB_JOINS, ORB_SCHEMES } from './orbs.ts';
export type {
  AspectsByPerfection,
  AspectToBe,
  Perfection,
  PerfectionOptions,
  PerfectionOutcome,
} from './perfection.ts';
export { aspectsByPerfection, PERFECTIONS } from './perfection.ts';
export type { SignAspect, SignAspectOptions, SignAspects } from './sign-aspects.ts';
export { signAspectsOf } from './sign-aspects.ts';
