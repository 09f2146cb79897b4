/** Moments and skies made by hand, so that a chart can be cast from known longitudes without an ephemeris. */
import { e_tilt, MakeTime, SiderealTime } from 'astronomy-engine';
import type { Body, BodyState, Sky } from '../../packages/engine/src/sky/sky.ts';
import type { Instant, Moment, TimeScale } from '../../packages/engine/src/time/moment.ts';
import { meanObliquityRad } from './plain-core.ts';

const RAD = Math.PI / 180;

/** Julian date of a civil time in UT, proleptic Gregorian. */
export function julianDayUt(isoUtc: string): number {
  return Date.parse(isoUtc) / 86400000 + 2440587.5;
}

export function instant<S extends TimeScale>(scale: S, jd: number): Instant<S> {
  const day = Math.floor(jd);
  return { scale, day, fraction: jd - day };
}

export interface MomentRecipe {
  readonly jdUt: number;
  readonly deltaTSeconds?: number;
  readonly latitudeDeg?: number;
  readonly longitudeDeg?: number;
  readonly timeSeconds?: number;
  readonly assumed?: boolean;
  readonly warnings?: Moment['warnings'];
  readonly offsetSeconds?: number;
}

export function madeMoment(recipe: MomentRecipe): Moment {
  const deltaTSeconds = recipe.deltaTSeconds ?? 60;
  const utc = new Date((recipe.jdUt - 2440587.5) * 86400000).toISOString();
  return {
    utc,
    local: utc.replace('Z', ''),
    calendar: 'gregorian',
    tt: instant('tt', recipe.jdUt + deltaTSeconds / 86400),
    ut1: instant('ut1', recipe.jdUt),
    deltaTSeconds,
    place: { latitudeDeg: recipe.latitudeDeg ?? 28.6, longitudeDeg: recipe.longitudeDeg ?? 77.2, elevationMetres: 0 },
    zone: {
      id: 'UTC',
      source: 'datetime',
      offsetSeconds: recipe.offsetSeconds ?? 0,
      localMeanTime: false,
      tzdata: '2026a',
    },
    certainty: {
      time: recipe.assumed === true ? 'assumed' : 'stated',
      timeSeconds: recipe.timeSeconds ?? 0,
      deltaTSeconds: 0,
    },
    warnings: recipe.warnings ?? [],
  };
}

/** Apparent tropical longitude and its rate, degrees, by body. */
export type Longitudes = { readonly [B in Body]?: readonly [longitudeDeg: number, degPerDay: number] };

/**
 * A sky whose longitudes are given. Obliquity and sidereal time follow from the date (nutation of astronomy-engine,
 * 0.1″), unless nutation in longitude is given too.
 */
export function madeSky(
  moment: Moment,
  longitudes: Longitudes,
  nutationDeg?: number,
  source: BodyState['source'] = 'pack',
): Sky {
  const time = MakeTime(moment.ut1.day + moment.ut1.fraction - 2451545);
  const tilt = e_tilt(time);
  const nutationObliquityRad = (tilt.deps / 3600) * RAD;
  const mean = meanObliquityRad(moment.tt.day + moment.tt.fraction);
  const bodies = Object.fromEntries(
    Object.entries(longitudes).map(([body, [longitudeDeg, degPerDay]], i): [string, BodyState] => [
      body,
      {
        body: body as Body,
        longitudeRad: longitudeDeg * RAD,
        latitudeRad: (i - 3) * 0.01,
        distanceAu: 1 + i / 3,
        longitudeRadPerDay: degPerDay * RAD,
        latitudeRadPerDay: 0,
        distanceAuPerDay: 0,
        rightAscensionRad: longitudeDeg * RAD,
        declinationRad: 0.1 - i * 0.02,
        rightAscensionRadPerDay: degPerDay * RAD,
        declinationRadPerDay: 0,
        source,
        errorArcsec: 0.005,
      },
    ]),
  );
  return {
    tt: moment.tt,
    ut1: moment.ut1,
    choices: { bodies: Object.keys(longitudes) as Body[], centre: 'geocentric', place: 'apparent', equinox: 'true' },
    frame: {
      meanObliquityRad: mean,
      trueObliquityRad: mean + nutationObliquityRad,
      nutationLongitudeRad: nutationDeg === undefined ? (tilt.dpsi / 3600) * RAD : nutationDeg * RAD,
      nutationObliquityRad,
      nutationLongitudeRadPerDay: 0,
      siderealTimeRad: SiderealTime(time) * 15 * RAD,
    },
    bodies: bodies as Sky['bodies'],
    absent: [],
    ephemeris: 'made/1',
  };
}
