/** What a chart tells its reader besides its figures: the warnings of the moment, and those that the casting adds. */

import { normaliseSignedDeg } from '../angle.ts';
import type { Warning } from '../errors.ts';
import type { Moment } from '../time/moment.ts';
import type { Angle, Placement } from './chart.ts';
import { houseSystemOf } from './houses.ts';
import type { Division } from './occupancy.ts';
import type { NamedBody } from './points.ts';

/** Everything the warnings are made from. */
interface Noticed {
  readonly moment: Moment;
  readonly bodies: readonly NamedBody[];
  readonly ascendant: Angle;
  readonly midheaven: Angle;
  readonly planets: readonly Placement[];
  readonly divisions: readonly Division[];
  /** Bodies wanted and not in the sky, with the reason. */
  readonly missing: readonly { readonly body: string; readonly reason: string }[];
}

/** All warnings, those of the moment first, each code and message once. */
export function noticesOf(noticed: Noticed): readonly Warning[] {
  const all = [
    ...noticed.moment.warnings,
    ...unknownTime(noticed),
    ...substituted(noticed),
    ...turned(noticed),
    ...fallback(noticed),
    ...missing(noticed),
  ];
  if (all.length < 2) return all;
  const seen = new Set<string>();
  return all.filter(({ code, message }) => {
    const key = `${code} ${message}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

function unknownTime({ moment, ascendant, planets }: Noticed): Warning[] {
  if (moment.certainty.time !== 'assumed') return [];
  const moved = [ascendant, ...planets].filter((point) => point.uncertain?.includes('sign')).map((point) => point.name);
  const signs: Warning = {
    code: 'SIGN_UNCERTAIN',
    message: `Within the doubt about the time these may stand in another sign: ${moved.join(', ')}. Houses cannot be relied on.`,
  };
  const assumed: Warning = { code: 'TIME_ASSUMED', message: 'No birth time was given; noon stands in for it.' };
  const told = moment.warnings.some((warning) => warning.code === assumed.code);
  return told ? [signs] : [assumed, signs];
}

function substituted({ divisions, moment }: Noticed): Warning[] {
  return divisions
    .filter((division) => division.houseSystem !== division.houseSystemUsed)
    .map(({ houseSystem, houseSystemUsed }) => ({
      code: 'HOUSE_SYSTEM_SUBSTITUTED',
      message:
        `At latitude ${moment.place.latitudeDeg}° ${houseSystem} houses do not exist at this moment; ` +
        `${houseSystemUsed} stands in for them.`,
    }));
}

/**
 * Inside the polar circles the midheaven, the ecliptic on the meridian at right ascension = sidereal time, spends a part of each day below the
 * horizon. Six systems then take the meridian at its upper end, and Swiss Ephemeris gives both figures as they are: its cusp 10 is opposite its
 * MC in all 108 such rows of test/authorities/ephemeris-houses.csv, and nowhere else.
 */
function turned({ divisions, midheaven, moment }: Noticed): Warning[] {
  return divisions
    .filter(({ houseSystemUsed, cuspsDeg }) => {
      const fromMidheaven = normaliseSignedDeg((cuspsDeg[9] as number) - midheaven.longitude);
      return houseSystemOf(houseSystemUsed).quadrant && Math.abs(fromMidheaven) > 90;
    })
    .map(({ houseSystemUsed }) => ({
      code: 'HOUSE_TEN_OPPOSITE_MIDHEAVEN',
      message:
        `At latitude ${moment.place.latitudeDeg}° the midheaven lies below the horizon at this moment; ${houseSystemUsed} houses take the ` +
        'meridian above it, so house 10 begins opposite the midheaven and house 4 at it.',
    }));
}

function fallback({ bodies }: Noticed): Warning[] {
  const spoke = bodies.filter(({ state, opposite }) => state.source === 'analytic' && !opposite);
  if (spoke.length === 0) return [];
  const bounds = spoke.map(({ name, state }) => `${name} ${boundText(state.errorArcsec)}`);
  return [
    {
      code: 'OUTSIDE_EPHEMERIS_SPAN',
      message: `No fitted ephemeris is loaded for this date; analytic theory answers. Its worst errors: ${bounds.join(', ')}.`,
    },
  ];
}

/** Two figures, rounded up so that it stays a bound: `0.45″`, `8.8″`, `13″`. */
function boundText(arcsec: number): string {
  const perUnit = arcsec >= 10 ? 1 : arcsec >= 1 ? 10 : arcsec >= 0.1 ? 100 : arcsec >= 0.01 ? 1000 : 10000;
  // A hair is taken off first, or 0.3 would become 0.31.
  return `${Math.ceil(arcsec * perUnit - 1e-9) / perUnit}″`;
}

function missing({ missing: absent }: Noticed): Warning[] {
  return absent.map(({ body, reason }) => ({
    code: 'BODY_UNAVAILABLE',
    message: `${body} cannot be placed at this date: ${reason}`,
  }));
}
