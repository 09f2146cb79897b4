/** Checks that a place is on the ground: latitude, longitude and height, each with its range. For births, skies and moments alike. */

import { type NumberRule, readNumber, readRecord } from '../input.ts';
import type { Place } from './moment.ts';

/** Metres above the ellipsoid that a place may have: the Dead Sea's shore and the highest airliners lie within. */
export const elevationSpan: { readonly lowest: number; readonly highest: number } = { lowest: -500, highest: 12000 };

const LATITUDE: NumberRule = { code: 'INVALID_LATITUDE', lowest: -90, highest: 90, unit: 'degrees, north positive' };
const LONGITUDE: NumberRule = { code: 'INVALID_LONGITUDE', lowest: -180, highest: 180, unit: 'degrees, east positive' };
const ELEVATION: NumberRule = { code: 'INVALID_ELEVATION', ...elevationSpan, unit: 'metres' };

/** Degrees north. @throws EngineError INVALID_LATITUDE */
export function readLatitude(field: string, value: unknown): number {
  return readNumber(field, value, LATITUDE);
}

/**
 * Degrees east. −180 and 180 are one meridian and come back as 180, for what is looked up by longitude (zones, mean times) has two answers
 * there otherwise.
 *
 * @throws EngineError INVALID_LONGITUDE
 */
export function readLongitude(field: string, value: unknown): number {
  const longitude = readNumber(field, value, LONGITUDE);
  return longitude === -180 ? 180 : longitude;
}

/** Metres above the ellipsoid. @throws EngineError INVALID_ELEVATION */
export function readElevation(field: string, value: unknown): number {
  return readNumber(field, value, ELEVATION);
}

/**
 * A place.
 *
 * @param field  what it is called where it was handed in: `place`, `moment.place`
 * @throws  EngineError INVALID_OPTION when it is no object; INVALID_LATITUDE, INVALID_LONGITUDE, INVALID_ELEVATION with the path of the number
 */
export function readPlace(field: string, value: unknown): Place {
  const place = readRecord(field, value, 'an object with latitudeDeg, longitudeDeg and elevationMetres');
  return {
    latitudeDeg: readLatitude(`${field}.latitudeDeg`, place['latitudeDeg']),
    longitudeDeg: readLongitude(`${field}.longitudeDeg`, place['longitudeDeg']),
    elevationMetres: readElevation(`${field}.elevationMetres`, place['elevationMetres']),
  };
}
