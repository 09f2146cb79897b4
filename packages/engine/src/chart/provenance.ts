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
  // Set one after the other, in the order in which they print: to spread those that are not always there takes ten times as long.
  const made: { -readonly [K in keyof Calculation]?: Calculation[K] } = { ayanamsa: ayanamsa?.id ?? null };
  made.ayanamsaValue = ayanamsa === null ? null : angle(ground.ayanamsaMeanRad);
  made.ayanamsaTrueValue = ayanamsa === null ? null : angle(ground.ayanamsaTrueRad);
  if (user) made.ayanamsaUser = { t0: ayanamsa.t0Tt, valueDeg: ayanamsa.valueDeg };
  made.julianDayTt = julianDate(moment.tt.day, moment.tt.fraction);
  made.julianDayUt = julianDate(moment.ut1.day, moment.ut1.fraction);
  made.deltaTSeconds = rounded(moment.deltaTSeconds, 1e4);
  made.siderealTimeDeg = angle(ground.armcRad);
  made.obliquityDeg = angle(sky.frame.trueObliquityRad);
  made.houseSystem = division.houseSystem;
  made.houseSystemUsed = division.houseSystemUsed;
  made.nodeType = nodeType;
  if (resolved.place === 'geometric') made.place = 'geometric';
  made.ephemeris = sky.ephemeris;
  made.rulesEdition = RULES_EDITION;
  made.engineVersion = ENGINE_VERSION;
  made.quantumDeg = 1 / perDegree;
  return made as Calculation;
}
