/** A drawn plan: its rings validated, recentred and turned to true north, and everything that can be measured on them. Metres and m² throughout. */

export { clipAbove, clipBelow, clipToBox, clipToHalfPlanes, type HalfPlane, splitByLine } from './clip.ts';
export { commonAreaOf, commonBox, cornersOf } from './common.ts';
export { bearingOfDirection, DIRECTIONS_16, type Direction16, directionNamed, foldName } from './compass.ts';
export { type PlanWarning, pointOf, RING_LIMITS } from './corner.ts';
export { coveredAreaOf } from './covered.ts';
export { type BearingBasis, facingDegOf } from './dimensions.ts';
export { bearingOf, type NorthFrame, northFrameOf, northToPlan, planToNorth, sinCosOfDeg } from './frame.ts';
export {
  areaOf,
  boxAreaOf,
  boxCentreOf,
  boxOf,
  centroidOf,
  clearanceOf,
  diagonalOf,
  distanceToRing,
  isConvex,
  isInside,
  reflexPointsOf,
  regionAreaOf,
  regionCentroidOf,
} from './measure.ts';
export { piecesOf } from './pieces.ts';
export { PLAN_LIMITS, type Plan, type PlanInput, type PlanRoom, planOf, type RoomInput } from './plan.ts';
export { type Box, crossOf, distanceBetween, lengthOf, type PointM, type Region, type Ring } from './point.ts';
export { type Pole, poleOf } from './pole.ts';
export { type RegionRead, type RingRead, regionOf, ringOf } from './ring.ts';
