/**
 * How sharply do the coordinates of the bodies bend, and how fast do they run? Bounds on their third derivatives let a search tell for certain that a curve
 * turns once, and not three times, within a step; bounds on their rates, that it comes to no mark in several.
 *
 * Source: the built-in ephemerides (`folkner-2014`). Measured, and a quarter added: third differences at every day of 1800 … 2400 and, where an ephemeris has the body, of 600 years spread over −3000 … 3000; every
 * quarter of a day for the points of the Moon's orbit. Light deflection is left out: behind the Sun's disc it wrinkles the curve (motion.ts allows for it).
 * test/sky/events/laws.test.ts measures again.
 */

import type { Body } from '../sky.ts';

/** What is searched for events: angles in radians, distance in au. */
export type Coordinate = 'longitude' | 'latitude' | 'distance' | 'rightAscension' | 'declination';

/** Third derivatives of a body, per day³. */
export type Bends = { readonly [C in Coordinate]: number };

/** Seen from the Earth's centre: radians per day³ and au per day³. */
// biome-ignore format: a table reads in rows
export const BEND: { readonly [B in Body]?: Bends } = {
  Sun:                 { longitude: 1.1e-6, latitude: 6.5e-8,  distance: 5.8e-7,  rightAscension: 4.2e-6, declination: 2.9e-6 },
  Moon:                { longitude: 4.8e-3, latitude: 2.7e-3,  distance: 4.8e-6,  rightAscension: 2.1e-2, declination: 1.3e-2 },
  Mercury:             { longitude: 1.1e-3, latitude: 1.9e-4,  distance: 4.4e-4,  rightAscension: 1.2e-3, declination: 6.2e-4 },
  Venus:               { longitude: 1.0e-4, latitude: 2.6e-5,  distance: 1.3e-5,  rightAscension: 1.1e-4, declination: 6.1e-5 },
  Mars:                { longitude: 2.2e-5, latitude: 3.2e-6,  distance: 6.5e-6,  rightAscension: 2.4e-5, declination: 8.2e-6 },
  Jupiter:             { longitude: 2.9e-6, latitude: 9.4e-8,  distance: 7.2e-6,  rightAscension: 2.9e-6, declination: 1.2e-6 },
  Saturn:              { longitude: 1.4e-6, latitude: 6.1e-8,  distance: 7.4e-6,  rightAscension: 1.5e-6, declination: 5.9e-7 },
  Uranus:              { longitude: 7.5e-7, latitude: 1.0e-8,  distance: 7.6e-6,  rightAscension: 7.5e-7, declination: 3.1e-7 },
  Neptune:             { longitude: 5.5e-7, latitude: 1.2e-8,  distance: 7.6e-6,  rightAscension: 5.8e-7, declination: 2.3e-7 },
  Pluto:               { longitude: 5.6e-7, latitude: 8.0e-8,  distance: 7.6e-6,  rightAscension: 5.8e-7, declination: 2.4e-7 },
  Chiron:              { longitude: 1.5e-6, latitude: 1.3e-7,  distance: 7.6e-6,  rightAscension: 1.4e-6, declination: 6.1e-7 },
  Ceres:               { longitude: 8.1e-6, latitude: 2.1e-6,  distance: 6.9e-6,  rightAscension: 8.8e-6, declination: 4.2e-6 },
  Pallas:              { longitude: 1.7e-5, latitude: 8.2e-6,  distance: 8.4e-6,  rightAscension: 9.0e-6, declination: 9.9e-6 },
  Juno:                { longitude: 1.2e-5, latitude: 4.6e-6,  distance: 7.3e-6,  rightAscension: 9.6e-6, declination: 6.4e-6 },
  Vesta:               { longitude: 9.7e-6, latitude: 2.2e-6,  distance: 7.0e-6,  rightAscension: 9.6e-6, declination: 4.6e-6 },
  MeanNode:            { longitude: 3.2e-7, latitude: 1e-9,    distance: 1e-9,    rightAscension: 3.2e-7, declination: 1.3e-7 },
  TrueNode:            { longitude: 5.8e-4, latitude: 1e-9,    distance: 5.4e-6,  rightAscension: 6.3e-4, declination: 2.3e-4 },
  MeanApogee:          { longitude: 3.2e-7, latitude: 2.8e-9,  distance: 1e-9,    rightAscension: 3.7e-7, declination: 1.3e-7 },
  OsculatingApogee:    { longitude: 2.6e-2, latitude: 2.5e-3,  distance: 5.4e-6,  rightAscension: 2.9e-2, declination: 1.3e-2 },
  InterpolatedApogee:  { longitude: 2.4e-5, latitude: 2.4e-6,  distance: 3.7e-10, rightAscension: 2.6e-5, declination: 1.2e-5 },
  InterpolatedPerigee: { longitude: 1.6e-3, latitude: 1.4e-4,  distance: 1.9e-8,  rightAscension: 1.7e-3, declination: 7.6e-4 },
};

/** Seen from the Sun's centre, geometric. The points of the Moon's orbit have no such place. */
// biome-ignore format: a table reads in rows
export const HELIOCENTRIC_BEND: { readonly [B in Body]?: Bends } = {
  Moon:                { longitude: 4.7e-5, latitude: 5.3e-6,  distance: 3.9e-5,  rightAscension: 5.5e-5, declination: 2.6e-5 },
  Mercury:             { longitude: 6.0e-4, latitude: 2.9e-4,  distance: 7.1e-5,  rightAscension: 1.8e-3, declination: 1.2e-3 },
  Venus:               { longitude: 9.4e-7, latitude: 1.8e-6,  distance: 2.0e-7,  rightAscension: 1.9e-5, declination: 1.3e-5 },
  Mars:                { longitude: 6.2e-7, latitude: 6.5e-8,  distance: 1.8e-7,  rightAscension: 1.6e-6, declination: 9.5e-7 },
  Jupiter:             { longitude: 3.2e-7, latitude: 7.2e-8,  distance: 5.7e-7,  rightAscension: 3.4e-7, declination: 1.4e-7 },
  Saturn:              { longitude: 3.1e-7, latitude: 5.5e-8,  distance: 6.2e-7,  rightAscension: 3.4e-7, declination: 1.4e-7 },
  Uranus:              { longitude: 3.1e-7, latitude: 5.6e-9,  distance: 3.1e-7,  rightAscension: 3.4e-7, declination: 1.4e-7 },
  Neptune:             { longitude: 3.1e-7, latitude: 2.8e-9,  distance: 2.4e-7,  rightAscension: 3.4e-7, declination: 1.4e-7 },
  Pluto:               { longitude: 3.1e-7, latitude: 4.4e-9,  distance: 2.5e-7,  rightAscension: 3.6e-7, declination: 1.4e-7 },
  Chiron:              { longitude: 3.1e-7, latitude: 3.0e-9,  distance: 4.6e-8,  rightAscension: 3.2e-7, declination: 1.4e-7 },
  Ceres:               { longitude: 3.3e-7, latitude: 2.4e-8,  distance: 3.7e-8,  rightAscension: 4.1e-7, declination: 1.8e-7 },
  Pallas:              { longitude: 7.4e-7, latitude: 2.7e-7,  distance: 1.2e-7,  rightAscension: 3.8e-7, declination: 2.0e-7 },
  Juno:                { longitude: 5.3e-7, latitude: 1.4e-7,  distance: 1.8e-7,  rightAscension: 4.9e-7, declination: 2.3e-7 },
  Vesta:               { longitude: 3.5e-7, latitude: 4.0e-8,  distance: 5.1e-8,  rightAscension: 4.6e-7, declination: 2.3e-7 },
  Earth:               { longitude: 1.1e-6, latitude: 6.5e-8,  distance: 5.8e-7,  rightAscension: 4.2e-6, declination: 2.9e-6 },
};

/** How fast light deflection may carry a body behind the Sun's disc at most, beside its own motion: 7.0e-4 measured (Neptune, in right ascension). */
export const WRINKLE_RAD_PER_DAY = 8e-4;

/**
 * The same of the longitude seen from the Earth's centre: how fast it runs at most, either way, radians per day. Measured in smooth places every day of 1800 … 2400 and, but for
 * the asteroids, every two or three of −3000 … 3000; a twentieth added.
 */
export const TOP_SPEED: { readonly [B in Body]?: number } = {
  Sun: 1.88e-2,
  Mercury: 4.04e-2,
  Venus: 2.32e-2,
  Mars: 1.46e-2,
  Jupiter: 4.46e-3,
  Saturn: 2.44e-3,
  Uranus: 1.17e-3,
  Neptune: 7.0e-4,
  Pluto: 7.5e-4,
  Chiron: 2.7e-3,
  Ceres: 8.5e-3,
  Pallas: 1.13e-2,
  Juno: 1.1e-2,
  Vesta: 1.0e-2,
};

/** Third derivative of the haversine of the arc between a body and the Sun, per day³. Measured as the others. */
// biome-ignore format: a table reads in rows
export const HAVERSINE_BEND: { readonly [B in Body]?: number } = {
  Moon: 9.0e-3, Mercury: 2.4e-4, Venus: 3.9e-5, Mars: 1.4e-5, Jupiter: 5.1e-6, Saturn: 4.4e-6, Uranus: 4.0e-6, Neptune: 4.0e-6, Pluto: 3.9e-6,
  Chiron: 4.2e-6, Ceres: 7.5e-6, Pallas: 1.1e-5, Juno: 8.2e-6, Vesta: 8.2e-6,
};
