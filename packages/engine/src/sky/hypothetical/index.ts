/** Hypothetical bodies: their orbits, and their places at a moment. */
export { type Growing, HYPOTHETICALS, type HypotheticalId, type HypotheticalRow } from './elements.ts';
export {
  type HypotheticalOptions,
  type HypotheticalSky,
  type HypotheticalState,
  hypotheticalNamed,
  hypotheticalsAt,
} from './hypotheticals-at.ts';
