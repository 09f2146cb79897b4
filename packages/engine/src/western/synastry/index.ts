/** Synastry: aspects and overlays between two charts, and a score whose parts are shown. */

export type { ScoreContribution, ScoreMethod, SynastryScore } from './score.ts';
export { SCORE_METHODS } from './score.ts';
export type { HouseOverlay, Synastry, SynastryOptions } from './synastry.ts';
export { synastryOf } from './synastry.ts';
