/**
 * The Moon's phase: how far the Moon has run ahead of the Sun, what people call it, and how much of the disc is lit.
 *
 * Geometry of two places, the same in any zodiac. The eight names divide the circle into parts of 45° with the four quarters in the middle
 * of theirs, so "Full Moon" lasts from 22.5° before the opposition to 22.5° after it.
 */

import { normaliseDeg, radiansOf, sinCos } from '../angle.ts';
import { readNumber, readRecord } from '../input.ts';

export const LUNAR_PHASES = [
  'New Moon',
  'Waxing Crescent',
  'First Quarter',
  'Waxing Gibbous',
  'Full Moon',
  'Waning Gibbous',
  'Last Quarter',
  'Waning Crescent',
] as const;

/** Where a body stands as seen from the Earth. */
export interface SeenFromEarth {
  /** Degrees, in one zodiac for both. */
  readonly longitude: number;
  readonly latitude: number;
  /** Astronomical units. */
  readonly distance: number;
}

export interface LunarPhase {
  readonly name: (typeof LUNAR_PHASES)[number];
  /** Longitude of the Moon less that of the Sun, 0 … <360 degrees, 7 decimals. */
  readonly angleDeg: number;
  /** Lit part of the disc, 0 … 1, 4 decimals. */
  readonly illumination: number;
}

/**
 * The phase of the Moon.
 *
 * @returns  the lit part is k = (1 + cos i) / 2 with the phase angle i at the Moon; the Moon is taken as a sphere, the Sun as a point
 * @throws   EngineError INVALID_OPTION for a place whose longitude, latitude or distance is no number; every pair of places has an answer
 * @source   Meeus, Astronomical Algorithms, 2nd ed., (48.1) to (48.3), written without the arctangent
 */
export function lunarPhaseOf(sun: SeenFromEarth, moon: SeenFromEarth): LunarPhase {
  checkPlace('sun', sun);
  checkPlace('moon', moon);
  const angleDeg = normaliseDeg(Math.round(normaliseDeg(moon.longitude - sun.longitude) * 1e7) / 1e7);
  const cosElongation =
    sinCos(radiansOf(moon.latitude)).cos * sinCos(radiansOf(sun.latitude)).cos * sinCos(radiansOf(angleDeg)).cos +
    sinCos(radiansOf(moon.latitude)).sin * sinCos(radiansOf(sun.latitude)).sin;
  const towardsSun = moon.distance - sun.distance * cosElongation;
  const moonToSun = Math.sqrt(
    sun.distance * sun.distance + moon.distance * moon.distance - 2 * sun.distance * moon.distance * cosElongation,
  );
  const illumination = (1 + towardsSun / moonToSun) / 2;
  return {
    name: LUNAR_PHASES[Math.floor((angleDeg + 22.5) / 45) % 8] as LunarPhase['name'],
    angleDeg,
    illumination: Math.round(Math.min(1, Math.max(0, illumination)) * 1e4) / 1e4,
  };
}

function checkPlace(field: string, value: unknown): void {
  const place = readRecord(field, value, 'an object with longitude, latitude and distance');
  const deg = { code: 'INVALID_OPTION', lowest: -1e9, highest: 1e9, unit: 'degrees' } as const;
  readNumber(`${field}.longitude`, place['longitude'], deg);
  readNumber(`${field}.latitude`, place['latitude'], { ...deg, lowest: -90, highest: 90 });
  readNumber(`${field}.distance`, place['distance'], { ...deg, lowest: 1e-9, unit: 'au' });
}
