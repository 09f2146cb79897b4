/** One chart of two: the composite of midpoints and the Davison chart. */

export type { Composite, CompositeOptions } from './composite.ts';
export { compositeOf } from './composite.ts';
export type { Davison, DavisonOptions } from './davison.ts';
export { davisonOf } from './davison.ts';
export { nearMidpointDeg } from './houses.ts';
