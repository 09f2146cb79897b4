/** What a chart tells its reader besides its figures: the warnings of the moment, and those that the casting adds. */

import type { Warning } from '../errors.ts';
import type { Sky } from '../sky/sky.ts';
import type { Moment } from '../time/moment.ts';
import type { Angle, Placement } from './chart.ts';
import type { Division } from './occupancy.ts';

/** Everything the warnings are made from. */
interface Noticed {
  readonly moment: Moment;
  readonly sky: Sky;
  readonly ascendant: Angle;
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
    ...fallback(noticed),
    ...missing(noticed),
  ];
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

function fallback({ sky, planets }: Noticed): Warning[] {
  const spoke = Object.values(sky.bodies).filter((state) => state.source === 'analytic');
  if (spoke.length === 0 || planets.length === 0) return [];
  const worst = spoke.reduce((most, state) => Math.max(most, state.errorArcsec), 0);
  return [
    {
      code: 'OUTSIDE_EPHEMERIS_SPAN',
      message:
        'The date lies outside the loaded ephemeris; analytic theory answers for ' +
        `${spoke.map((state) => state.body).join(', ')}, good to ${worst}″.`,
    },
  ];
}

function missing({ missing: absent }: Noticed): Warning[] {
  return absent.map(({ body, reason }) => ({
    code: 'BODY_UNAVAILABLE',
    message: `${body} cannot be placed at this date: ${reason}`,
  }));
}
