/**
 * Is what was handed in a kundli? For every function that takes one: kundlis are plain data, and a stranger's may have been stored as JSON,
 * or be no kundli at all. A call is then refused by its field, and no rule meets a sign that does not exist.
 */

import { oneOf } from '../../choice.ts';
import type { EngineError } from '../../errors.ts';
import { isRecord, readRecord, refusal } from '../../input.ts';
import { GRAHAS, type Graha, type GrahaSpot, type Kundli, type Spot } from './kundli.ts';

const KUNDLI = 'a kundli: kundliOf of a sidereal chart, or kundliFrom of longitudes';
const PLACE = 'a place with longitudeDeg 0 … <360, sign 1 … 12, degree 0 … <30, nakshatra 1 … 27 and pada 1 … 4';
const GRAHA_PLACE = `${PLACE}, house 1 … 12, isRetrograde, and rates that are finite or null`;

/**
 * A kundli as rules may reckon with it: every place there, every number in its range.
 *
 * @param field  as the error shall name it: `kundli`, or whose it is
 * @throws  EngineError INVALID_OPTION with the member, such as `kundli.grahas.Mars`
 */
export function readKundli(kundli: Kundli, field: string = 'kundli'): Kundli {
  const { lagna, midheaven, grahas } = readRecord(field, kundli, KUNDLI);
  if (!isSpot(lagna)) throw bad(`${field}.lagna`, PLACE);
  if (midheaven !== null && !isSpot(midheaven)) throw bad(`${field}.midheaven`, `${PLACE}; or null`);
  const each = readRecord(`${field}.grahas`, grahas, 'the nine grahas by name');
  for (const graha of GRAHAS) if (!isGrahaSpot(each[graha])) throw bad(`${field}.grahas.${graha}`, GRAHA_PLACE);
  return kundli;
}

/** A place on the circle. @throws EngineError INVALID_OPTION with the field */
export function readSpot(field: string, spot: Spot): Spot {
  if (isSpot(spot)) return spot;
  throw bad(field, PLACE);
}

/**
 * Where a graha stands, its sign and longitude looked at before they are used: for functions that are asked of one graha, thousands of times
 * in a horoscope, where the whole of `readKundli` would cost more than they do.
 *
 * @throws  EngineError INVALID_OPTION for a name that is no graha, and for what is no kundli
 */
export function spotOf(kundli: Kundli, graha: Graha): GrahaSpot {
  // Nothing but a text is looked up: the rest would be asked to turn itself into one.
  const spot = typeof graha === 'string' ? kundli?.grahas?.[graha] : undefined;
  if (isPlaced(spot)) return spot;
  readRecord('kundli', kundli, KUNDLI);
  throw bad(`kundli.grahas.${oneOf('graha', graha, GRAHAS)}`, GRAHA_PLACE);
}

function isPlaced(spot: Spot | undefined): spot is GrahaSpot {
  return isCount(spot?.sign, 12) && isWithin(spot?.longitudeDeg, 0, 360) && isWithin(spot?.degree, 0, 30);
}

function isSpot(value: unknown): value is Spot {
  if (!isRecord(value)) return false;
  const { longitudeDeg, sign, degree, nakshatra, pada } = value;
  return (
    isWithin(longitudeDeg, 0, 360) &&
    isWithin(degree, 0, 30) &&
    isCount(sign, 12) &&
    isCount(nakshatra, 27) &&
    isCount(pada, 4)
  );
}

function isGrahaSpot(value: unknown): value is GrahaSpot {
  if (!isSpot(value)) return false;
  const { house, isRetrograde, longitudeDegPerDay, latitudeDeg, declinationDeg } = value as GrahaSpot;
  return (
    isCount(house, 12) &&
    typeof isRetrograde === 'boolean' &&
    isKnownOrNull(longitudeDegPerDay) &&
    isKnownOrNull(latitudeDeg) &&
    isKnownOrNull(declinationDeg)
  );
}

function isWithin(value: unknown, from: number, to: number): boolean {
  return typeof value === 'number' && value >= from && value < to;
}

function isCount(value: unknown, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;
}

function isKnownOrNull(value: unknown): boolean {
  return value === null || Number.isFinite(value);
}

function bad(field: string, allowed: string): EngineError {
  return refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}.`);
}
