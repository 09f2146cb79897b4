/** Anchors for AR: one point inside the plot for every zone that has ground in it. */

export * from './anchor.ts';
export type { PlacementRule } from './place.ts';
export type { PlanToWorld, WorldVector } from './plane.ts';
