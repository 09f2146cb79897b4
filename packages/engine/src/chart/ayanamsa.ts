/**
 * The ayanamsa at a date: how far the first point of a sidereal zodiac lies from the vernal equinox.
 *
 * For charts and for anyone who wants the number. The mean value is reckoned from the mean equinox; adding nutation in
 * longitude gives the one to take from apparent longitudes. Nutation is thus removed on both sides, as the Indian
 * Astronomical Ephemeris and Swiss Ephemeris do; leaving it in moves a dasha date by up to 2.7 days.
 */

import { normaliseRad, normaliseSignedRad, radiansOf } from '../angle.ts';
import { type OptionNames, readChoices } from '../choice.ts';
import { brief, isRecord, keyOfName, kindOf, readText, refusal } from '../input.ts';
import { nearHint } from '../nearest.ts';
import { checkJd, jdSpan } from '../span.ts';
import type { AnchoredAyanamsa, AyanamsaRow, FixedAyanamsa } from './ayanamsa-table.ts';
import { AYANAMSA_ALIASES, ayanamsaIds, ayanamsaRow } from './ayanamsa-table.ts';
import type { ChartCore } from './core.ts';
import { starOf } from './stars.ts';

/** An ayanamsa of the caller's own: its mean value at an epoch, carried on by precession. */
export interface UserAyanamsa {
  /** Julian date, TT, 552245 … 2962895 (years −3200 … 3400): precession is known no further. */
  readonly t0: number;
  /** Mean value (no nutation) at that date, degrees, −360 … 360. */
  readonly valueDeg: number;
}

/** A name or alias of the table, or one's own. */
export type AyanamsaChoice = string | UserAyanamsa;

/** What it takes to reckon one, without the words around it. */
export type AyanamsaRule =
  | Pick<FixedAyanamsa, 'id' | 'kind' | 't0Tt' | 'valueDeg' | 'olderPrecessionArcsec'>
  | Pick<AnchoredAyanamsa, 'id' | 'kind' | 'star' | 'anchorDeg' | 'place' | 'projection'>;

const USER_NAMES: OptionNames<UserAyanamsa> = { t0: true, valueDeg: true };

export const USER_AYANAMSA_ID = 'user-defined';

/**
 * The row of a name, or the rule of the caller's own.
 *
 * @param choice  id or alias in any case, spaces or underscores for hyphens; or `{ t0, valueDeg }`, ranges as `UserAyanamsa` says
 * @returns the table's row (an `AyanamsaRow` when a name was given)
 * @throws  EngineError INVALID_OPTION for an unknown name, with the names; with the field `ayanamsa.t0` or `ayanamsa.valueDeg` for a
 *          number outside its range, and with that of a member that is neither
 */
export function resolveAyanamsa(choice: AyanamsaChoice): AyanamsaRule {
  if (typeof choice === 'string') return ayanamsaNamed(choice);
  const epochs = `${jdSpan.first} … ${jdSpan.last}`;
  const allowed = `a name, or { t0: Julian date TT ${epochs}, valueDeg: -360 … 360 }`;
  if (!isRecord(choice)) {
    throw refusal('INVALID_OPTION', 'ayanamsa', allowed, `The ayanamsa must be ${allowed}, not ${kindOf(choice)}.`);
  }
  const { t0, valueDeg } = readChoices(choice, 'ayanamsa', USER_NAMES);
  if (typeof t0 !== 'number' || !(t0 >= jdSpan.first && t0 <= jdSpan.last)) {
    const why = `The epoch t0 of an ayanamsa of your own is a Julian date (TT), ${epochs}: the years −3200 … 3400.`;
    throw refusal('INVALID_OPTION', 'ayanamsa.t0', allowed, why);
  }
  if (typeof valueDeg !== 'number' || !(Math.abs(valueDeg) <= 360)) {
    const why = 'The value valueDeg of an ayanamsa of your own, at its epoch, lies between -360 and 360 degrees.';
    throw refusal('INVALID_OPTION', 'ayanamsa.valueDeg', allowed, why);
  }
  return { id: USER_AYANAMSA_ID, kind: 'fixed', t0Tt: t0, valueDeg, olderPrecessionArcsec: 0 };
}

/**
 * The row of a name.
 *
 * @param name  id or alias in any case; spaces and underscores count as hyphens
 * @throws  EngineError INVALID_OPTION with every known name
 */
export function ayanamsaNamed(name: string): AyanamsaRow {
  const key = keyOfName(readText('ayanamsa', name, 'the name of an ayanamsa'));
  const row = ayanamsaRow(Object.hasOwn(AYANAMSA_ALIASES, key) ? (AYANAMSA_ALIASES[key] as string) : key);
  if (row !== undefined) return row;
  const names = ayanamsaIds();
  const near = nearHint(key, [...names, ...Object.keys(AYANAMSA_ALIASES)]);
  const why = `No ayanamsa is called "${brief(name)}".${near} AYANAMSAS of @khagol/engine/chart lists them; { t0, valueDeg } is one of your own.`;
  throw refusal('INVALID_OPTION', 'ayanamsa', names.join(', '), why);
}

/**
 * Mean ayanamsa (no nutation) at a date.
 *
 * @param core  does the precession and the stars
 * @param rule  from `resolveAyanamsa` or `ayanamsaNamed`
 * @param jdTt  Julian date, TT, 552245 … 2962895 (years −3200 … 3400)
 * @returns radians, 0 … 2π
 * @throws  EngineError OUT_OF_SPAN outside that span, and for an ayanamsa that follows a star where the core has no Earth to see it from; INVALID_OPTION
 *          for a rule that is none, such as a mere name
 * @source  `vondrak-2011` for the precession, the row's own for its zero point
 */
export function meanAyanamsaRad(core: ChartCore, rule: AyanamsaRule, jdTt: number): number {
  checkRule(rule);
  checkJd('jdTt', jdTt);
  const value = meanOrNull(core, rule, jdTt);
  if (value !== null) return value;
  const allowed = 'a date that the loaded ephemeris covers, or an ayanamsa of a fixed epoch';
  const why = `The ayanamsa "${rule.id}" follows a star, and no loaded ephemeris places the Earth at Julian date ${jdTt} (TT).`;
  throw refusal('OUT_OF_SPAN', 'ayanamsa', allowed, why);
}

/**
 * How fast the mean ayanamsa grows: about 3.8e-5° a day, more or less by the yearly aberration where a star is the
 * anchor.
 *
 * @returns radians per day, the difference over the day around the date (dropped curvature: about 1e-9° a day for stars)
 * @throws  EngineError as `meanAyanamsaRad`
 */
export function meanAyanamsaRadPerDay(core: ChartCore, rule: AyanamsaRule, jdTt: number): number {
  checkRule(rule);
  const [before, after] = [meanOrNull(core, rule, jdTt - 0.5), meanOrNull(core, rule, jdTt + 0.5)];
  if (before !== null && after !== null) return normaliseSignedRad(after - before);
  // On the last half day of an ephemeris a star has no aberration on one side: the other side speaks alone.
  const here = meanAyanamsaRad(core, rule, jdTt);
  return 2 * normaliseSignedRad(after !== null ? after - here : here - (before ?? here));
}

function checkRule(rule: AyanamsaRule): void {
  const kind: unknown = isRecord(rule) ? rule.kind : null;
  if (kind === 'fixed' || kind === 'star' || kind === 'galactic') return;
  const allowed = 'what ayanamsaNamed or resolveAyanamsa gives';
  throw refusal('INVALID_OPTION', 'rule', allowed, `The rule of an ayanamsa must be ${allowed}, not ${kindOf(rule)}.`);
}

/** Null outside the span of the precession, and where the core has no Earth to see a star from. */
function meanOrNull(core: ChartCore, rule: AyanamsaRule, jdTt: number): number | null {
  if (!(jdTt >= jdSpan.first && jdTt <= jdSpan.last)) return null;
  const value = rule.kind === 'fixed' ? fixedRad(core, rule, jdTt) : anchoredRad(core, rule, jdTt);
  return value === null ? null : normaliseRad(value);
}

function fixedRad(core: ChartCore, rule: Extract<AyanamsaRule, { kind: 'fixed' }>, jdTt: number): number {
  return radiansOf(rule.valueDeg + rule.olderPrecessionArcsec / 3600) - core.vernalShiftRad(jdTt, rule.t0Tt);
}

function anchoredRad(core: ChartCore, rule: Exclude<AyanamsaRule, { kind: 'fixed' }>, jdTt: number): number | null {
  const star = starOf(rule.star);
  const apparent = rule.place === 'apparent';
  const longitudeRad =
    rule.projection === 'polar'
      ? core.starPolarLongitudeRad(jdTt, star, apparent)
      : core.starLongitudeRad(jdTt, star, apparent);
  return longitudeRad === null ? null : longitudeRad - radiansOf(rule.anchorDeg);
}
