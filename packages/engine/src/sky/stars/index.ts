/** Fixed stars: the catalogue, names, places at a moment, risings and settings. */
export { STAR_SOURCES, type Star, type StarKind, starCatalogue, starsByMagnitude } from './catalogue.ts';
export { type StarHorizon, type StarHorizonOptions, type StarHorizonRule, starHorizon } from './star-horizon.ts';
export { STAR_LISTS, type StarList } from './star-lists.ts';
export { starNamed } from './star-names.ts';
export { type StarOptions, type StarSky, type StarState, starsAt } from './stars-at.ts';
