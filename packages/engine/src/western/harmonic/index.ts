/** Harmonic charts and their aspects. */

export type { HarmonicAspects, HarmonicChart, HarmonicOptions } from './harmonic.ts';
export { HARMONIC_HOUSES, harmonicAspectsOf, harmonicChartOf } from './harmonic.ts';
