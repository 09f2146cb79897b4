/**
 * The kundli: nine grahas and the lagna in their sidereal signs, the plain ground that every rule of Jyotish stands on.
 *
 * Made from a chart, or from bare longitudes, so that a rule can be asked about a textbook's example as easily as about a birth.
 * Numbers, not names: signs 1 … 12 from Aries, nakshatras 1 … 27 from Ashwini, houses 1 … 12 by whole signs from the lagna.
 */

import { degreesOf, normaliseDeg } from '../../angle.ts';
import type { Chart } from '../../chart/chart.ts';
import { EngineError } from '../../errors.ts';
import type { Sky } from '../../sky/sky.ts';

/** The nine grahas in the order of the weekdays, then the nodes. */
export const GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
export type Graha = (typeof GRAHAS)[number];

/** The seven that can be seen: lords of the weekdays and of the signs. */
export const VISIBLE_GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
export type VisibleGraha = (typeof VISIBLE_GRAHAS)[number];

/** A place in the sidereal zodiac. */
export interface Spot {
  /** 0 … <360, to 1e-7. */
  readonly longitudeDeg: number;
  /** 1 … 12, Aries first. */
  readonly sign: number;
  /** 0 … <30 within the sign. */
  readonly degree: number;
  /** 1 … 27, Ashwini first. */
  readonly nakshatra: number;
  /** 1 … 4. */
  readonly pada: number;
}

export interface GrahaSpot extends Spot {
  /** 1 … 12 by whole signs from the lagna. */
  readonly house: number;
  readonly isRetrograde: boolean;
  /** Null where the kundli was made of longitudes alone. Degrees per day. */
  readonly longitudeDegPerDay: number | null;
  readonly latitudeDeg: number | null;
  readonly declinationDeg: number | null;
}

export interface Kundli {
  readonly lagna: Spot;
  /** The midheaven, where it is known. */
  readonly midheaven: Spot | null;
  readonly grahas: { readonly [G in Graha]: GrahaSpot };
}

/** What a kundli can be made of: sidereal longitudes in degrees, any number of turns. */
export interface KundliInput {
  readonly lagnaDeg: number;
  readonly midheavenDeg?: number;
  /** Ketu stands opposite Rahu when left out. */
  readonly longitudesDeg: { readonly [G in Exclude<Graha, 'Ketu'>]: number } & { readonly Ketu?: number };
  /** Degrees per day; a graha with a negative one is retrograde. The nodes are taken as retrograde when left out. */
  readonly longitudesDegPerDay?: { readonly [G in Graha]?: number };
  readonly latitudesDeg?: { readonly [G in Graha]?: number };
  readonly declinationsDeg?: { readonly [G in Graha]?: number };
}

/** Steps in a degree on which signs and their parts are decided. */
const PER_DEGREE = 1e7;

/**
 * The place of a longitude. Parts are half-open and decided on steps of 1e-7°, as in a chart.
 *
 * @param longitudeDeg  any finite number of degrees
 */
export function spotAt(longitudeDeg: number): Spot {
  const q = Math.round(normaliseDeg(longitudeDeg) * PER_DEGREE) % (360 * PER_DEGREE);
  const sign = Math.floor(q / (30 * PER_DEGREE));
  const quarter = Math.floor((q * 108) / (360 * PER_DEGREE));
  return {
    longitudeDeg: q / PER_DEGREE,
    sign: sign + 1,
    degree: (q - sign * 30 * PER_DEGREE) / PER_DEGREE,
    nakshatra: Math.floor(quarter / 4) + 1,
    pada: (quarter % 4) + 1,
  };
}

/**
 * A kundli of bare longitudes.
 *
 * @throws  EngineError INVALID_OPTION naming the longitude that is missing or not a finite number
 */
export function kundliFrom(input: KundliInput): Kundli {
  const lagna = spotAt(finite('lagnaDeg', input?.lagnaDeg));
  const { longitudesDeg, longitudesDegPerDay = {}, latitudesDeg = {}, declinationsDeg = {} } = input;
  const placed = GRAHAS.map((graha) => {
    const given =
      graha === 'Ketu' ? (longitudesDeg?.Ketu ?? (longitudesDeg?.Rahu ?? Number.NaN) + 180) : longitudesDeg?.[graha];
    const spot = spotAt(finite(`longitudesDeg.${graha}`, given));
    const rate = known(`longitudesDegPerDay.${graha}`, longitudesDegPerDay[graha]);
    const isNode = graha === 'Rahu' || graha === 'Ketu';
    return [
      graha,
      {
        ...spot,
        house: houseFrom(lagna.sign, spot.sign),
        isRetrograde: rate === null ? isNode : rate < 0,
        longitudeDegPerDay: rate,
        latitudeDeg: known(`latitudesDeg.${graha}`, latitudesDeg[graha]),
        declinationDeg: known(`declinationsDeg.${graha}`, declinationsDeg[graha]),
      },
    ] as const;
  });
  return {
    lagna,
    midheaven: input.midheavenDeg === undefined ? null : spotAt(finite('midheavenDeg', input.midheavenDeg)),
    grahas: Object.fromEntries(placed) as unknown as Kundli['grahas'],
  };
}

/**
 * The kundli of a sidereal chart.
 *
 * @param sky  the sky the chart was cast from, when declinations are wanted (shadbala); they are from the true equator of date
 * @throws  EngineError INVALID_OPTION for a tropical chart, or one without some graha
 */
export function kundliOf(chart: Chart, sky?: Sky): Kundli {
  if (chart.zodiac !== 'sidereal') {
    throw new EngineError({
      code: 'INVALID_OPTION',
      field: 'zodiac',
      allowed: 'sidereal',
      message: 'Jyotish is reckoned in a sidereal zodiac; this chart is tropical. Cast it with an ayanamsa.',
    });
  }
  const grahas: Record<string, GrahaSpot> = {};
  for (const name of GRAHAS) {
    const placement = chart.planets.find((planet) => planet.name === name);
    if (placement === undefined) throw missing(`planets.${name}`);
    const body = sky?.bodies[bodyOf(name, chart.calculation.nodeType)];
    const declinationRad = body?.declinationRad ?? null;
    grahas[name] = {
      ...spotAt(placement.longitude),
      house: houseFrom(chart.ascendant.signNumber, placement.signNumber),
      isRetrograde: placement.isRetrograde,
      longitudeDegPerDay: placement.speed,
      latitudeDeg: placement.latitude,
      declinationDeg: declinationRad === null ? null : degreesOf(name === 'Ketu' ? -declinationRad : declinationRad),
    };
  }
  return {
    lagna: spotAt(chart.ascendant.longitude),
    midheaven: spotAt(chart.midheaven.longitude),
    grahas: grahas as unknown as Kundli['grahas'],
  };
}

/** House of a sign counted from another by whole signs: 1 … 12, itself the first. */
export function houseFrom(fromSign: number, sign: number): number {
  return ((sign - fromSign + 24) % 12) + 1;
}

/** The sign that is the `count`-th from a sign, itself the first; counts below one go back. */
export function signFrom(sign: number, count: number): number {
  return ((((sign - 1 + count - 1) % 12) + 12) % 12) + 1;
}

function bodyOf(graha: Graha, nodeType: 'mean' | 'true') {
  if (graha === 'Rahu' || graha === 'Ketu') return nodeType === 'true' ? 'TrueNode' : 'MeanNode';
  return graha;
}

function finite(field: string, value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw missing(field);
}

/** What may be left out: null then, a finite number otherwise. */
function known(field: string, value: number | null | undefined): number | null {
  return value === undefined || value === null ? null : finite(field, value) + 0;
}

function missing(field: string): EngineError {
  return new EngineError({
    code: 'INVALID_OPTION',
    field,
    allowed: 'a finite number of degrees',
    message: `A kundli needs ${field}: a finite number of degrees.`,
  });
}
