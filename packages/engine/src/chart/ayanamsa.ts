/**
 * The ayanamsa at a date: how far the first point of a sidereal zodiac lies from the vernal equinox.
 *
 * For charts and for anyone who wants the number. The mean value is reckoned from the mean equinox; adding nutation in
 * longitude gives the one to take from apparent longitudes. Nutation is thus removed on both sides, as the Indian
 * Astronomical Ephemeris and Swiss Ephemeris do; leaving it in moves a dasha date by up to 2.7 days.
 */

import { normaliseRad, normaliseSignedRad, radiansOf } from '../angle.ts';
import { EngineError } from '../errors.ts';
import type { AnchoredAyanamsa, AyanamsaRow, FixedAyanamsa } from './ayanamsa-table.ts';
import { AYANAMSA_ALIASES, AYANAMSAS } from './ayanamsa-table.ts';
import type { ChartCore } from './core.ts';
import { starOf } from './stars.ts';

/**
 * An ayanamsa of the caller's own: its mean value in degrees at an epoch (Julian date, TT), carried on by precession.
 */
export interface UserAyanamsa {
  readonly t0: number;
  readonly valueDeg: number;
}

/** A name or alias of the table, or one's own. */
export type AyanamsaChoice = string | UserAyanamsa;

/** What it takes to reckon one, without the words around it. */
export type AyanamsaRule =
  | Pick<FixedAyanamsa, 'id' | 'kind' | 't0Tt' | 'valueDeg' | 'olderPrecessionArcsec'>
  | Pick<AnchoredAyanamsa, 'id' | 'kind' | 'star' | 'anchorDeg' | 'place' | 'projection'>;

export const USER_AYANAMSA_ID = 'user-defined';

const byId: ReadonlyMap<string, AyanamsaRow> = new Map(AYANAMSAS.map((row) => [row.id, row]));

/**
 * The row of a name, or the rule of the caller's own.
 *
 * @param choice  id or alias in any case, spaces or underscores for hyphens; or `{ t0, valueDeg }` with −360 … 360
 * @returns the table's row (an `AyanamsaRow` when a name was given)
 * @throws  EngineError INVALID_OPTION for an unknown name, with the names, and for an epoch or value that is not a finite number
 */
export function resolveAyanamsa(choice: AyanamsaChoice): AyanamsaRule {
  if (typeof choice === 'string') return ayanamsaNamed(choice);
  const { t0, valueDeg } = choice ?? {};
  if (!Number.isFinite(t0) || !Number.isFinite(valueDeg) || Math.abs(valueDeg) > 360) {
    throw new EngineError({
      code: 'INVALID_OPTION',
      field: 'ayanamsa',
      allowed: 'a name, or { t0: Julian date TT, valueDeg: -360 … 360 }',
      message: 'An ayanamsa of your own needs a finite epoch t0 (Julian date, TT) and its value in degrees, valueDeg.',
    });
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
  const key = name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  const id = Object.hasOwn(AYANAMSA_ALIASES, key) ? (AYANAMSA_ALIASES[key] as string) : key;
  const row = byId.get(id);
  if (row === undefined) {
    throw new EngineError({
      code: 'INVALID_OPTION',
      field: 'ayanamsa',
      allowed: [...byId.keys()].join(', '),
      message: `No ayanamsa is called "${name}". Use one of the allowed names, or { t0, valueDeg } for your own.`,
    });
  }
  return row;
}

/**
 * Mean ayanamsa (no nutation) at a date.
 *
 * @param core  does the precession and the stars
 * @param rule  from `resolveAyanamsa`
 * @param jdTt  Julian date, TT
 * @returns radians, 0 … 2π
 * @throws  nothing: every finite date has an answer, but for an apparent star where the core has no Earth to see it from: NaN
 * @source  `vondrak-2011` for the precession, the row's own for its zero point
 */
export function meanAyanamsaRad(core: ChartCore, rule: AyanamsaRule, jdTt: number): number {
  const value = rule.kind === 'fixed' ? fixedRad(core, rule, jdTt) : anchoredRad(core, rule, jdTt);
  return normaliseRad(value);
}

/**
 * How fast the mean ayanamsa grows: about 3.8e-5° a day, more or less by the yearly aberration where a star is the
 * anchor.
 *
 * @returns radians per day, the difference over the day around the date (dropped curvature: about 1e-9° a day for stars)
 */
export function meanAyanamsaRadPerDay(core: ChartCore, rule: AyanamsaRule, jdTt: number): number {
  const [before, after] = [jdTt - 0.5, jdTt + 0.5].map((jd) => meanAyanamsaRad(core, rule, jd)) as [number, number];
  if (Number.isFinite(before) && Number.isFinite(after)) return normaliseSignedRad(after - before);
  // On the last half day of an ephemeris a star has no aberration on one side: the other side speaks alone.
  const here = meanAyanamsaRad(core, rule, jdTt);
  return 2 * normaliseSignedRad(Number.isFinite(after) ? after - here : here - before);
}

function fixedRad(core: ChartCore, rule: Extract<AyanamsaRule, { kind: 'fixed' }>, jdTt: number): number {
  return radiansOf(rule.valueDeg + rule.olderPrecessionArcsec / 3600) - core.vernalShiftRad(jdTt, rule.t0Tt);
}

function anchoredRad(core: ChartCore, rule: Exclude<AyanamsaRule, { kind: 'fixed' }>, jdTt: number): number {
  const star = starOf(rule.star);
  const apparent = rule.place === 'apparent';
  const longitudeRad =
    rule.projection === 'polar'
      ? core.starPolarLongitudeRad(jdTt, star, apparent)
      : core.starLongitudeRad(jdTt, star, apparent);
  return longitudeRad - radiansOf(rule.anchorDeg);
}
