/**
 * The kundli: nine grahas and the lagna in their sidereal signs, the plain ground that every rule of Jyotish stands on.
 *
 * Made from a chart, or from bare longitudes, so that a rule can be asked about a textbook's example as easily as about a birth.
 * Numbers, not names: signs 1 … 12 from Aries, nakshatras 1 … 27 from Ashwini, houses 1 … 12 by whole signs from the lagna.
 */

import { degreesOf, normaliseDeg } from '../../angle.ts';
import type { Chart } from '../../chart/chart.ts';
import type { EngineError } from '../../errors.ts';
import { readList, readRecord, refusal } from '../../input.ts';
import type { Sky } from '../../sky/sky.ts';

/** The nine grahas in the order of the weekdays, then the nodes. */
export const GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
export type Graha = (typeof GRAHAS)[number];

/** The seven that can be seen: lords of the weekdays and of the signs. */
export const VISIBLE_GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
export type VisibleGraha = (typeof VISIBLE_GRAHAS)[number];

/** Whether a graha is one of the two nodes. */
export function isNode(graha: Graha): graha is 'Rahu' | 'Ketu' {
  return graha === 'Rahu' || graha === 'Ketu';
}

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

type Measured = Pick<GrahaSpot, 'longitudeDegPerDay' | 'latitudeDeg' | 'declinationDeg'>;

export interface Kundli {
  readonly lagna: Spot;
  /** The midheaven, where it is known. */
  readonly midheaven: Spot | null;
  readonly grahas: { readonly [G in Graha]: GrahaSpot };
}

/** What a kundli can be made of: sidereal longitudes in degrees, any number of turns. */
export interface KundliInput {
  readonly lagnaDeg: number;
  /** For what needs it: dig bala, Sripati's houses. */
  readonly midheavenDeg?: number | null;
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
 * @throws  EngineError INVALID_OPTION for anything else
 */
export function spotAt(longitudeDeg: number): Spot {
  if (!Number.isFinite(longitudeDeg)) throw missing('longitudeDeg');
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
  readRecord('input', input, 'lagnaDeg and longitudesDeg');
  const lagna = spotAt(finite('lagnaDeg', input.lagnaDeg));
  const longitudes = byGraha('longitudesDeg', input.longitudesDeg);
  const rates = byGraha('longitudesDegPerDay', input.longitudesDegPerDay ?? {});
  const latitudes = byGraha('latitudesDeg', input.latitudesDeg ?? {});
  const declinations = byGraha('declinationsDeg', input.declinationsDeg ?? {});
  const grahas = everyGraha((graha) => {
    const given = longitudes[graha] ?? (graha === 'Ketu' ? finite('longitudesDeg.Rahu', longitudes.Rahu) + 180 : null);
    const spot = spotAt(finite(`longitudesDeg.${graha}`, given));
    const rate = known(`longitudesDegPerDay.${graha}`, rates[graha]);
    return grahaSpot(spot, houseFrom(lagna.sign, spot.sign), rate === null ? isNode(graha) : rate < 0, {
      longitudeDegPerDay: rate,
      latitudeDeg: known(`latitudesDeg.${graha}`, latitudes[graha]),
      declinationDeg: known(`declinationsDeg.${graha}`, declinations[graha]),
    });
  });
  const midheaven = known('midheavenDeg', input.midheavenDeg);
  return { lagna, midheaven: midheaven === null ? null : spotAt(midheaven), grahas };
}

/**
 * The kundli of a sidereal chart.
 *
 * @param sky  the sky the chart was cast from, where the declinations of the grahas are wanted; they are from the true equator of date
 * @throws  EngineError INVALID_OPTION for a tropical chart, one without some graha, or what is no chart
 */
export function kundliOf(chart: Chart, sky?: Sky): Kundli {
  readRecord('chart', chart, 'a chart');
  if (chart.zodiac !== 'sidereal') {
    throw refusal(
      'INVALID_OPTION',
      'zodiac',
      'sidereal',
      'Jyotish is reckoned in a sidereal zodiac; this chart is tropical. Cast it with an ayanamsa.',
    );
  }
  const planets = readList('planets', chart.planets, 'the planets of a chart') as Chart['planets'];
  const lagna = spotAt(finite('ascendant.longitude', chart.ascendant?.longitude));
  const grahas = everyGraha((name) => {
    const placement = planets.find((planet) => planet?.name === name);
    if (placement === undefined) throw missing(`planets.${name}`);
    const spot = spotAt(finite(`planets.${name}.longitude`, placement.longitude));
    const declinationRad = sky?.bodies?.[bodyOf(name, chart.calculation?.nodeType)]?.declinationRad ?? null;
    const declinationDeg =
      declinationRad === null ? null : degreesOf(name === 'Ketu' ? -declinationRad : declinationRad);
    return grahaSpot(spot, houseFrom(lagna.sign, spot.sign), placement.isRetrograde === true, {
      longitudeDegPerDay: known(`planets.${name}.speed`, placement.speed),
      latitudeDeg: known(`planets.${name}.latitude`, placement.latitude),
      declinationDeg: known(`sky.bodies.${name}.declinationRad`, declinationDeg),
    });
  });
  return { lagna, midheaven: spotAt(finite('midheaven.longitude', chart.midheaven?.longitude)), grahas };
}

/**
 * House of a sign counted from another by whole signs: 1 … 12, itself the first.
 *
 * @param fromSign, sign  1 … 12; any other whole number is taken modulo 12
 * @throws  EngineError INVALID_OPTION for what is no whole number
 */
export function houseFrom(fromSign: number, sign: number): number {
  if (Number.isInteger(fromSign) && Number.isInteger(sign)) return wrapped((sign % 12) - (fromSign % 12));
  throw noSign();
}

/**
 * The sign that is the `count`-th from a sign, itself the first; counts below one go back.
 *
 * @throws  EngineError INVALID_OPTION for what is no whole number
 */
export function signFrom(sign: number, count: number): number {
  if (Number.isInteger(sign) && Number.isInteger(count)) return wrapped((sign % 12) + (count % 12) - 2);
  throw noSign();
}

/** How many steps round the zodiac lead where: 1 … 12. */
function wrapped(steps: number): number {
  return (((steps % 12) + 12) % 12) + 1;
}

function noSign(): EngineError {
  return refusal('INVALID_OPTION', 'sign', 'a whole number, 1 … 12', 'Signs are numbered 1 … 12, Aries first.');
}

/** One graha. Field by field, not spread: a kundli is made of nine, and spread they take forty times as long. */
export function grahaSpot(
  { longitudeDeg, sign, degree, nakshatra, pada }: Spot,
  house: number,
  isRetrograde: boolean,
  { longitudeDegPerDay, latitudeDeg, declinationDeg }: Measured,
): GrahaSpot {
  return {
    longitudeDeg,
    sign,
    degree,
    nakshatra,
    pada,
    house,
    isRetrograde,
    longitudeDegPerDay,
    latitudeDeg,
    declinationDeg,
  };
}

/** What holds for each graha, in their order. */
export function everyGraha<T>(of: (graha: Graha) => T): { readonly [G in Graha]: T } {
  return {
    Sun: of('Sun'),
    Moon: of('Moon'),
    Mars: of('Mars'),
    Mercury: of('Mercury'),
    Jupiter: of('Jupiter'),
    Venus: of('Venus'),
    Saturn: of('Saturn'),
    Rahu: of('Rahu'),
    Ketu: of('Ketu'),
  };
}

/** Who stands in each sign, by its number; nobody under 0. */
export function grahasBySign(signOf: (graha: Graha) => number): readonly (readonly Graha[])[] {
  const found: Graha[][] = [[], [], [], [], [], [], [], [], [], [], [], [], []];
  for (const graha of GRAHAS) found[signOf(graha)]?.push(graha);
  return found;
}

function bodyOf(graha: Graha, nodeType: 'mean' | 'true') {
  if (isNode(graha)) return nodeType === 'true' ? 'TrueNode' : 'MeanNode';
  return graha;
}

type Written = { readonly [G in Graha]?: number | null };

function byGraha(field: string, value: unknown): Written {
  return readRecord(field, value, 'degrees by the name of the graha') as Written;
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
  const allowed = 'a finite number of degrees';
  return refusal('INVALID_OPTION', field, allowed, `A kundli needs ${field}: ${allowed}.`);
}
