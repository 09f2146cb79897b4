/**
 * What the core may be asked: it answers any bit pattern with another, so whoever hands it numbers is checked here first. A few comparisons
 * a call (under 10 ns); batches are checked once, not per date.
 */

import { isRecord, refusal } from '../input.ts';
import { checkJd } from '../span.ts';
import type { GuestNumbers, SkyCall, StarNumbers } from './numbers.ts';

/** A quarter turn, with room for the last bit of 90° turned into radians. */
const QUARTER = 1.5707963267948968;

/** A two-part Julian date within the years −3200 … 3400. @throws EngineError OUT_OF_SPAN */
export function checkDate(field: string, day: number, fraction: number): void {
  checkJd(field, Number.isFinite(day) && Number.isFinite(fraction) ? day + fraction : Number.NaN);
}

/** A record of numbers, which are looked at one by one. @throws EngineError INVALID_OPTION */
export function checkCall(call: SkyCall): SkyCall {
  if (isRecord(call)) return call;
  throw refusal(
    'INVALID_OPTION',
    'call',
    'an object of numbers, as SkyCall says',
    'A sky is asked for with an object of numbers.',
  );
}

const STAR = ['raRad', 'decRad', 'pmRaRadPerYear', 'pmDecRadPerYear', 'parallaxRad', 'radialKmPerSecond'] as const;

/** A direction and its motion, all finite. @throws EngineError INVALID_OPTION */
export function checkStar(star: StarNumbers): void {
  if (!isRecord(star)) {
    throw refusal('INVALID_OPTION', 'star', `an object of ${STAR.join(', ')}`, 'A star is an object of six numbers.');
  }
  for (const name of STAR) checkFinite(`star.${name}`, star[name]);
}

const NINE = 'nine numbers: position, velocity, acceleration';

/** Nine finite numbers, the date of their axes or null, and a centre that there is. @throws EngineError INVALID_OPTION, OUT_OF_SPAN */
export function checkGuest(guest: GuestNumbers): void {
  if (!isRecord(guest)) {
    throw refusal('INVALID_OPTION', 'guest', 'an object of state, axesJdTt and centre', 'A guest is an object.');
  }
  const { state, axesJdTt, centre } = guest;
  if (!Array.isArray(state) || state.length !== 9)
    throw refusal('INVALID_OPTION', 'guest.state', NINE, `guest.state must be ${NINE}.`);
  for (const value of state) checkFinite('guest.state', value);
  if (axesJdTt !== null) checkDate('guest.axesJdTt', axesJdTt, 0);
  if (centre !== 'sun' && centre !== 'earth')
    throw refusal('INVALID_OPTION', 'guest.centre', 'sun, earth', 'guest.centre is sun or earth.');
}

/** A number that is one. @throws EngineError INVALID_OPTION */
export function checkFinite(field: string, value: number): void {
  if (Number.isFinite(value)) return;
  throw refusal('INVALID_OPTION', field, 'a finite number', `${field} must be a finite number.`);
}

/** A whole number. @throws EngineError INVALID_OPTION */
export function checkWhole(field: string, value: number, lowest: number, highest: number): void {
  if (Number.isInteger(value) && value >= lowest && value <= highest) return;
  const allowed = `a whole number, ${lowest} … ${highest}`;
  throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}.`);
}

/** Day and fraction by turns. @throws EngineError INVALID_OPTION */
export function checkDates(dates: Float64Array): void {
  if (dates instanceof Float64Array && dates.length % 2 === 0) return;
  const allowed = 'a Float64Array, 2 per date: day and fraction, TT';
  throw refusal('INVALID_OPTION', 'dates', allowed, `dates must be ${allowed}.`);
}

/** @throws EngineError INVALID_OPTION */
export function checkWidth(width: number): void {
  if (width === 6 || width === 10) return;
  throw refusal('INVALID_OPTION', 'width', '6 or 10', 'width must be 6 (ecliptic) or 10 (with equatorial).');
}

/** −π/2 … π/2. @throws EngineError INVALID_LATITUDE */
export function checkLatitude(latitudeRad: number): void {
  if (Number.isFinite(latitudeRad) && latitudeRad >= -QUARTER && latitudeRad <= QUARTER) return;
  throw refusal('INVALID_LATITUDE', 'latitudeRad', '−π/2 … π/2', 'latitudeRad lies between −π/2 and π/2.');
}

/**
 * The ground of house cusps and angles: a right ascension of the meridian of any turn, a latitude, an obliquity above 0 and below a quarter turn.
 *
 * @throws EngineError INVALID_OPTION, INVALID_LATITUDE
 */
export function checkGround(armcRad: number, latitudeRad: number, obliquityRad: number): void {
  checkFinite('armcRad', armcRad);
  checkLatitude(latitudeRad);
  if (Number.isFinite(obliquityRad) && obliquityRad > 0 && obliquityRad < QUARTER) return;
  throw refusal('INVALID_OPTION', 'obliquityRad', 'above 0, below π/2', 'obliquityRad lies between 0 and π/2.');
}
