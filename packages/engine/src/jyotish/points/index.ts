/** Points and divisions of a kundli besides its grahas: bhavas, special lagnas, upagrahas, sphutas, sensitive places, sahams. */

export * from './bhava.ts';
export type { PointSpot } from './point.ts';
export { SAHAMS, type SahamName } from './saham-table.ts';
export * from './sahams.ts';
export * from './sensitive.ts';
export * from './special-lagnas.ts';
export { type SpecialPoints, type SpecialPointsOptions, specialPointsOf } from './special-points.ts';
export * from './sphutas.ts';
export { type PointMoment, type SunGround, type SunGroundOptions, sunGroundOf } from './sun-ground.ts';
export * from './upagrahas.ts';
