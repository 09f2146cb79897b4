/**
 * Where a chart comes from: the time as understood, and every choice and constant that the figures depend on. Users ask
 * why a number differs more often than for anything else; this block is the answer.
 */

import { ENGINE_VERSION, RULES_EDITION } from '../stamp.ts';
import type { Moment } from '../time/moment.ts';
import { USER_AYANAMSA_ID } from './ayanamsa.ts';
import type { Calculation, ChartTime } from './chart.ts';
import type { Ground } from './ground.ts';
import type { Division } from './occupancy.ts';
import { degrees, julianDate, positionQuanta, rounded } from './quantum.ts';

/** The civil time of the moment and the offset that was used. */
export function timeOf({ local, utc, zone }: Moment): ChartTime {
  return {
    datetimeLocal: local,
    datetimeUtc: utc,
    utcOffset: offsetText(zone.offsetSeconds),
    zone: zone.id,
    zoneSource: zone.source,
    tzdbVersion: zone.tzdata,
  };
}

/** `+05:30`; with seconds where an old mean time has them, `+05:53:28`. */
function offsetText(offsetSeconds: number): string {
  const whole = Math.round(Math.abs(offsetSeconds));
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  const seconds = whole % 60 === 0 ? '' : `:${two(whole % 60)}`;
  return `${offsetSeconds < 0 ? '-' : '+'}${two(whole / 3600)}:${two((whole % 3600) / 60)}${seconds}`;
}

/** The choices and constants behind the figures. */
export function calculationOf(ground: Ground, division: Division): Calculation {
  const { moment, sky, resolved } = ground;
  const { ayanamsa, perDegree, nodeType } = resolved;
  const angle = (rad: number) => degrees(positionQuanta(rad, perDegree), perDegree);
  const user = ayanamsa !== null && ayanamsa.kind === 'fixed' && ayanamsa.id === USER_AYANAMSA_ID;
  return {
    ayanamsa: ayanamsa?.id ?? null,
    ayanamsaValue: ayanamsa === null ? null : angle(ground.ayanamsaMeanRad),
    ayanamsaTrueValue: ayanamsa === null ? null : angle(ground.ayanamsaTrueRad),
    ...(user ? { ayanamsaUser: { t0: ayanamsa.t0Tt, valueDeg: ayanamsa.valueDeg } } : {}),
    julianDayTt: julianDate(moment.tt.day, moment.tt.fraction),
    julianDayUt: julianDate(moment.ut1.day, moment.ut1.fraction),
    deltaTSeconds: rounded(moment.deltaTSeconds, 1e4),
    siderealTimeDeg: angle(ground.armcRad),
    obliquityDeg: angle(sky.frame.trueObliquityRad),
    houseSystem: division.houseSystem,
    houseSystemUsed: division.houseSystemUsed,
    nodeType,
    ...(resolved.place === 'geometric' ? { place: 'geometric' as const } : {}),
    ephemeris: sky.ephemeris,
    rulesEdition: RULES_EDITION,
    engineVersion: ENGINE_VERSION,
    quantumDeg: 1 / perDegree,
  };
}
