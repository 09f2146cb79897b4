/** The radix as seen from the Sun: the planets with the Earth among them, and nothing that belongs to a place on the ground. */

import { degreesOf } from '../../angle.ts';
import { meanAyanamsaRad, meanAyanamsaRadPerDay } from '../../chart/ayanamsa.ts';
import { resolveChoices } from '../../chart/choices.ts';
import type { Warning } from '../../errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Body, BodyState } from '../../sky/sky.ts';
import { skyAt } from '../../sky/sky-at.ts';
import type { Moment } from '../../time/moment.ts';
import type { ResolvedWesternChoices } from './choices.ts';
import { POINT_BODIES, type Radix, type RadixPoint, roundedDeg, zodiacSpot } from './radix.ts';

/** From the Earth alone do these have a place. */
const EARTHLY: ReadonlySet<string> = new Set([
  'Sun',
  'Moon',
  'MeanLilith',
  'TrueLilith',
  'InterpolatedLilith',
  'Priapus',
]);

/** As seen from the Sun: light-time alone is reckoned, for who stands at the Sun neither moves nor looks past it. */
export function heliocentric(kernel: Kernel, moment: Moment, { chart, points, sectBy }: ResolvedWesternChoices): Radix {
  const names = ['Mercury', 'Venus', 'Earth', 'Mars', ...points].filter((name, i, all) => all.indexOf(name) === i);
  const seenFromSun = names.filter((name) => !EARTHLY.has(name));
  const bodies = seenFromSun.map((name) => POINT_BODIES[name] as Body);
  const sky = skyAt(kernel, moment, { bodies, centre: 'heliocentric', place: 'astrometric' });
  const { ayanamsa, nodeType } = resolveChoices(chart);
  const jdTt = moment.tt.day + moment.tt.fraction;
  const lessRad = ayanamsa === null ? 0 : meanAyanamsaRad(kernel, ayanamsa, jdTt) + sky.frame.nutationLongitudeRad;
  const lessPerDay = ayanamsa === null ? 0 : meanAyanamsaRadPerDay(kernel, ayanamsa, jdTt);
  const made: RadixPoint[] = [];
  const warnings: Warning[] = [...moment.warnings];
  for (const name of seenFromSun) {
    const state = sky.bodies[POINT_BODIES[name] as Body];
    if (state !== undefined) made.push(heliocentricPoint(name, state, lessRad, lessPerDay));
    else warnings.push({ code: 'BODY_UNAVAILABLE', message: `${name} cannot be placed at this date.` });
  }
  const left = points.filter((name) => EARTHLY.has(name));
  if (left.length > 0) {
    warnings.push({
      code: 'BODY_UNAVAILABLE',
      message: `Seen from the Sun these have no place: ${left.join(', ')}.`,
    });
  }
  return {
    points: made,
    angles: null,
    houses: null,
    sect: null,
    ground: null,
    isTimeKnown: moment.certainty.time === 'stated',
    settings: {
      zodiac: chart.zodiac,
      ayanamsa: ayanamsa?.id ?? null,
      centre: 'heliocentric',
      houseSystem: null,
      nodeType,
      sectBy,
      ephemeris: sky.ephemeris,
    },
    warnings,
  };
}

function heliocentricPoint(name: string, state: BodyState, lessRad: number, lessPerDay: number): RadixPoint {
  const { longitudeDeg, sign, degree } = zodiacSpot(degreesOf(state.longitudeRad - lessRad));
  const longitudeDegPerDay = roundedDeg(degreesOf(state.longitudeRadPerDay - lessPerDay));
  return {
    name,
    longitudeDeg,
    sign,
    degree,
    house: null,
    isRetrograde: longitudeDegPerDay < 0,
    longitudeDegPerDay,
    latitudeDeg: roundedDeg(degreesOf(state.latitudeRad)),
    latitudeDegPerDay: roundedDeg(degreesOf(state.latitudeRadPerDay)),
    declinationDeg: roundedDeg(degreesOf(state.declinationRad)),
    declinationDegPerDay: roundedDeg(degreesOf(state.declinationRadPerDay)),
    rightAscensionDeg: zodiacSpot(degreesOf(state.rightAscensionRad)).longitudeDeg,
    distanceAu: Math.round(state.distanceAu * 1e9) / 1e9,
  };
}
