/** Is this a radix? For the doors that take one: a record of `radixOf` or `radixFrom`, also one that was stored as JSON. */

import { numberIn, oneOf } from '../../choice.ts';
import { isRecord, readList, readRecord, readText, refusal, type Unread } from '../../input.ts';
import { jdSpan } from '../../span.ts';
import { readPlace } from '../../time/place.ts';
import { ANGLES, type Radix, zodiacSpot } from './radix.ts';

/** Members that are null where they are not known. */
const MEASURED = [
  'longitudeDegPerDay',
  'latitudeDeg',
  'latitudeDegPerDay',
  'declinationDeg',
  'declinationDegPerDay',
  'rightAscensionDeg',
  'distanceAu',
] as const;

/**
 * A radix that a caller hands in. Looked at is every member that a rule reads; a stored one passes as it was written.
 *
 * @param field  as the error shall name it
 * @throws  EngineError INVALID_OPTION with the path of the member; as `readPlace` for the place of its ground
 */
export function readRadix(value: unknown, field: string = 'radix'): Radix {
  const radix = readRecord(field, value, 'a radix as radixOf or radixFrom makes it');
  readPoints(`${field}.points`, radix['points']);
  if (radix['angles'] !== null) readAngles(`${field}.angles`, radix['angles']);
  if (radix['houses'] !== null) readHouses(`${field}.houses`, radix['houses']);
  if (radix['ground'] !== null) readGround(`${field}.ground`, radix['ground']);
  const { sect, isTimeKnown } = radix;
  if (sect !== null && sect !== 'day' && sect !== 'night') throw wrong(`${field}.sect`, 'day, night or null');
  if (typeof isTimeKnown !== 'boolean') throw wrong(`${field}.isTimeKnown`, 'true or false');
  readSettings(`${field}.settings`, radix['settings']);
  readList(`${field}.warnings`, radix['warnings'], 'a list of warnings');
  return value as Radix;
}

function readPoints(field: string, value: unknown): void {
  const list = readList(field, value, 'a list of points');
  for (let i = 0; i < list.length; i += 1) {
    const point = list[i];
    // The path of a point is written only where it is needed: every rule reads the radix again.
    if (!isPoint(point)) refusePoint(`${field}[${i}]`, point);
  }
}

function isPoint(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { name, house, isRetrograde } = value;
  if (typeof name !== 'string' || !isSpot(value) || typeof isRetrograde !== 'boolean') return false;
  if (house !== null && !isHouse(house)) return false;
  // Named one by one, not by a list of names: every rule reads the radix again, and this is read fourteen times in each.
  return (
    isMeasured(value['longitudeDegPerDay']) &&
    isMeasured(value['latitudeDeg']) &&
    isMeasured(value['latitudeDegPerDay']) &&
    isMeasured(value['declinationDeg']) &&
    isMeasured(value['declinationDegPerDay']) &&
    isMeasured(value['rightAscensionDeg']) &&
    isMeasured(value['distanceAu'])
  );
}

function isMeasured(value: unknown): boolean {
  return value === null || Number.isFinite(value);
}

function refusePoint(field: string, value: unknown): never {
  const point = readRecord(field, value, 'a point of a radix');
  if (typeof point['name'] !== 'string') throw wrong(`${field}.name`, 'text');
  if (!isSpot(point)) refuseSpot(field, point);
  if (typeof point['isRetrograde'] !== 'boolean') throw wrong(`${field}.isRetrograde`, 'true or false');
  const { house } = point;
  if (house !== null && !isHouse(house)) throw wrong(`${field}.house`, 'a whole number, 1 … 12, or null');
  const member = MEASURED.find((each) => !isMeasured(point[each]));
  throw wrong(`${field}.${member}`, 'a finite number, or null');
}

function readAngles(field: string, value: unknown): void {
  const angles = readRecord(field, value, 'the six angles by name, or null');
  for (const name of ANGLES) {
    const angle = readRecord(`${field}.${name}`, angles[name], 'an angle of a radix');
    if (angle['name'] !== name) throw wrong(`${field}.${name}.name`, name);
    if (!isSpot(angle)) refuseSpot(`${field}.${name}`, angle);
    const { longitudeDegPerDay } = angle;
    if (longitudeDegPerDay !== null && !Number.isFinite(longitudeDegPerDay))
      throw wrong(`${field}.${name}.longitudeDegPerDay`, 'a finite number, or null');
  }
}

function isHouse(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 12;
}

/** Longitude within the circle, sign and degree in agreement with it. */
function isSpot({ longitudeDeg, sign, degree }: Unread): boolean {
  if (typeof longitudeDeg !== 'number' || !(longitudeDeg >= 0 && longitudeDeg < 360)) return false;
  const isOfSign = sign === Math.floor(longitudeDeg / 30) + 1 || sign === zodiacSpot(longitudeDeg).sign;
  return isOfSign && typeof degree === 'number' && degree >= 0 && degree < 30;
}

function refuseSpot(field: string, { longitudeDeg, sign }: Unread): never {
  if (typeof longitudeDeg !== 'number' || !(longitudeDeg >= 0 && longitudeDeg < 360))
    throw wrong(`${field}.longitudeDeg`, 'degrees, 0 … <360');
  if (sign !== zodiacSpot(longitudeDeg).sign) throw wrong(`${field}.sign`, 'the sign of its longitude, 1 … 12');
  throw wrong(`${field}.degree`, 'degrees within the sign, 0 … <30');
}

function readHouses(field: string, value: unknown): void {
  const houses = readRecord(field, value, 'system, systemUsed and cuspsDeg, or null');
  for (const name of ['system', 'systemUsed']) readText(`${field}.${name}`, houses[name]);
  const cusps = readList(`${field}.cuspsDeg`, houses['cuspsDeg'], 'twelve degrees');
  if (cusps.length !== 12) throw wrong(`${field}.cuspsDeg`, 'twelve degrees');
  cusps.forEach((deg, i) => finite(`${field}.cuspsDeg[${i}]`, deg));
}

function readGround(field: string, value: unknown): void {
  const ground = readRecord(field, value, 'jdTt, jdUt, place, armcDeg, obliquityDeg and ayanamsaDeg, or null');
  for (const member of ['jdTt', 'jdUt']) readGroundJd(`${field}.${member}`, ground[member]);
  for (const member of ['armcDeg', 'obliquityDeg', 'ayanamsaDeg']) finite(`${field}.${member}`, ground[member]);
  readPlace(`${field}.place`, ground['place']);
}

/** A civil date lies up to two days from its TT at the ends of the span. */
const SCALES_DAYS = 3;

/** A Julian date on which rules may count years. @throws EngineError INVALID_OPTION */
export function readGroundJd(field: string, value: unknown): number {
  return numberIn(field, value, jdSpan.first - SCALES_DAYS, jdSpan.last + SCALES_DAYS, 'Julian date');
}

function readSettings(field: string, value: unknown): void {
  const settings = readRecord(field, value, 'the settings of a radix');
  oneOf(`${field}.zodiac`, settings['zodiac'], ['tropical', 'sidereal']);
  oneOf(`${field}.centre`, settings['centre'], ['geocentric', 'topocentric', 'heliocentric']);
  oneOf(`${field}.nodeType`, settings['nodeType'], ['mean', 'true']);
  oneOf(`${field}.sectBy`, settings['sectBy'], ['altitude', 'axis']);
  for (const member of ['ayanamsa', 'houseSystem', 'ephemeris'])
    if (settings[member] !== null) readText(`${field}.${member}`, settings[member]);
}

function finite(field: string, value: unknown): void {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw wrong(field, 'a finite number');
}

function wrong(field: string, allowed: string): Error {
  return refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}.`);
}
