/** The ground of every Western rule: the radix of a moment or of bare longitudes. */

export { radixOf, sectByAxis } from './cast.ts';
export type { ResolvedWesternChoices, WesternChoices } from './choices.ts';
export { choicesOfRadix, resolveWesternChoices, WESTERN_CHOICES } from './choices.ts';
export type { RadixInput, RadixPointInput } from './from.ts';
export { radixFrom } from './from.ts';
export type {
  AngleName,
  Planet,
  Radix,
  RadixAngle,
  RadixAngles,
  RadixGround,
  RadixHouses,
  RadixPoint,
  RadixSettings,
  Sect,
  TraditionalPlanet,
  ZodiacSpot,
} from './radix.ts';
export {
  ANGLES,
  needAngles,
  needGround,
  needHouses,
  needPoint,
  needSect,
  PLANETS,
  POINT_BODIES,
  pointNamed,
  roundedDeg,
  signFrom,
  signsFrom,
  TRADITIONAL_PLANETS,
  zodiacSpot,
} from './radix.ts';
export { readRadix } from './read-radix.ts';
