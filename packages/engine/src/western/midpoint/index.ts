/** Midpoints, their trees and dials, and planetary pictures. */

export type { Dial, DialModulus, DialRow, Midpoint, MidpointPointOptions, Midpoints } from './midpoints.ts';
export { DIAL_MODULI, dialOf, midpointsOf } from './midpoints.ts';
export type { PlanetaryPicture, PlanetaryPictureOptions, PlanetaryPictures } from './pictures.ts';
export { planetaryPicturesOf } from './pictures.ts';
export type { MidpointContact, MidpointTree, MidpointTreeOptions, MidpointTrees } from './trees.ts';
export { midpointTreesOf } from './trees.ts';
