/** Is this a radix? For the doors that take one: a record of `radixOf` or `radixFrom`, also one that was stored as JSON. */

import { isRecord, readList, readRecord, refusal } from '../../input.ts';
import { type Radix, zodiacSpot } from './radix.ts';

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
 * A radix that a caller hands in. Looked at are the members that every rule reads; a stored one passes as it was written.
 *
 * @param field  as the error shall name it
 * @throws  EngineError INVALID_OPTION with the path of the member
 */
export function readRadix(value: unknown, field: string = 'radix'): Radix {
  const radix = readRecord(field, value, 'a radix as radixOf or radixFrom makes it');
  readList(`${field}.points`, radix['points'], 'a list of points').forEach((point, i) => {
    const at = `${field}.points[${i}]`;
    const measured = readRecord(at, point, 'a point of a radix');
    const { name, longitudeDeg, sign, degree, house } = measured;
    if (typeof name !== 'string') throw wrong(`${at}.name`, 'text');
    finite(`${at}.longitudeDeg`, longitudeDeg);
    finite(`${at}.degree`, degree);
    if (sign !== zodiacSpot(longitudeDeg as number).sign)
      throw wrong(`${at}.sign`, 'the sign of its longitude, 1 … 12');
    if (house !== null && !(Number.isInteger(house) && (house as number) >= 1 && (house as number) <= 12))
      throw wrong(`${at}.house`, 'a whole number, 1 … 12, or null');
    for (const member of MEASURED) if (measured[member] !== null) finite(`${at}.${member}`, measured[member]);
  });
  if (radix['angles'] !== null) {
    const angles = readRecord(`${field}.angles`, radix['angles'], 'the six angles by name, or null');
    for (const name of ['Ascendant', 'Midheaven', 'Descendant', 'ImumCoeli']) {
      const angle = readRecord(`${field}.angles.${name}`, angles[name], 'an angle of a radix');
      finite(`${field}.angles.${name}.longitudeDeg`, angle['longitudeDeg']);
    }
  }
  if (radix['houses'] !== null) {
    const houses = readRecord(`${field}.houses`, radix['houses'], 'system and cuspsDeg, or null');
    const cusps = readList(`${field}.houses.cuspsDeg`, houses['cuspsDeg'], 'twelve degrees');
    if (cusps.length !== 12) throw wrong(`${field}.houses.cuspsDeg`, 'twelve degrees');
    cusps.forEach((deg, i) => finite(`${field}.houses.cuspsDeg[${i}]`, deg));
  }
  if (radix['ground'] !== null) {
    const ground = readRecord(`${field}.ground`, radix['ground'], 'jdTt, place, armcDeg and obliquityDeg, or null');
    for (const member of ['jdTt', 'jdUt', 'armcDeg', 'obliquityDeg'])
      finite(`${field}.ground.${member}`, ground[member]);
    if (!isRecord(ground['place'])) throw wrong(`${field}.ground.place`, 'a place');
  }
  if (radix['sect'] !== null && radix['sect'] !== 'day' && radix['sect'] !== 'night')
    throw wrong(`${field}.sect`, 'day, night or null');
  if (!isRecord(radix['settings'])) throw wrong(`${field}.settings`, 'the settings of a radix');
  return value as Radix;
}

function finite(field: string, value: unknown): void {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw wrong(field, 'a finite number');
}

function wrong(field: string, allowed: string): Error {
  return refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}.`);
}
