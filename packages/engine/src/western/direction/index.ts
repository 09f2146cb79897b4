/** Primary directions, and the distribution of a significator through the bounds. */

export {
  type DirectionGround,
  type DirectionSpot,
  type PrimaryArc,
  type PrimaryArcChoices,
  primaryArcOf,
} from './arc.ts';
export {
  type Bound,
  type Distribution,
  type DistributionChoices,
  type Distributions,
  distributionsOf,
} from './bounds.ts';
export type { DirectionDate, DirectionTimeSettings } from './calendar.ts';
export {
  DIRECTION_MOTIONS,
  DIRECTION_SPACES,
  type DirectionChoices,
  type DirectionMotion,
  type DirectionPoint,
  type DirectionSpace,
  type DirectionTime,
  PROMISSOR_LATITUDES,
  type PromissorLatitude,
  SIGNIFICATOR_LATITUDES,
  type SignificatorLatitude,
} from './choices.ts';
export { DIRECTION_KEYS, type DirectionKey } from './keys.ts';
export {
  type AspectSide,
  type DirectionPair,
  type NoDirection,
  type PrimaryDirection,
  type PrimaryDirections,
  primaryDirectionsOf,
} from './primary.ts';
export { DIRECTION_SYSTEMS, type DirectionSystem, type NoCrossing } from './sphere.ts';
