/** What claims are checked against: the engine's own records of one birth, and a sky that can be asked about other times. Never a text. */

import { SIGNS } from '../../chart/chart.ts';
import { SIGN_LORDS } from '../../chart/zodiac.ts';
import { GRAHAS, type Graha, type Horoscope, houseFrom, signFrom } from '../../jyotish/index.ts';
import type { BodyKey, Sign } from '../../language/keys.ts';
import type { Nativity } from '../../western/index.ts';
import { bindusOfHouse } from '../facts/bindus.ts';
import {
  hasHour,
  keepsDirection,
  keepsNakshatra,
  keepsSign,
  keepsTropicalDirection,
  keepsTropicalSign,
} from '../facts/certain-day.ts';
import type { ClaimChart, Subject } from './claim.ts';

/** Where a body is at some time, in the zodiac of the chart that is meant; the rows of a `Gochara` are such, and those of `westernSkyAt`. */
export interface SkyRow {
  readonly graha: BodyKey;
  /** 1 … 12. */
  readonly sign: number;
  readonly isRetrograde: boolean;
}

/** The sky of a civil Julian date. May throw where the ephemeris ends; what was asked is unknown then. */
export type TransitSky = (jdUt: number) => readonly SkyRow[];

export interface GroundParts {
  readonly horoscope?: Horoscope;
  readonly nativity?: Nativity;
  /** The time that `now` means, a civil Julian date. Without it what is told of now is unknown. */
  readonly atJdUt?: number;
  /** In the zodiac of `main`. */
  readonly sky?: TransitSky;
  /** Whose places are meant where a sentence does not say: `rashi` when left out and there is a horoscope. */
  readonly main?: 'rashi' | 'western';
}

/** A place in one of the charts. What that chart does not tell is null. */
export interface Spot {
  readonly sign: number;
  readonly house: number | null;
  readonly degree: number | null;
  readonly nakshatra: number | null;
  readonly pada: number | null;
  readonly isRetrograde: boolean | null;
}

export interface Ground {
  readonly parts: GroundParts;
  readonly main: 'rashi' | 'western';
}

/**
 * The ground of one reading.
 *
 * @param parts  at least one of horoscope and nativity, or every claim is unknown
 */
export function groundOf(parts: GroundParts): Ground {
  return { parts, main: parts.main ?? (parts.horoscope === undefined ? 'western' : 'rashi') };
}

/** Where a body stands, or null where that chart does not say. */
export function spotOf(ground: Ground, body: BodyKey, chart: ClaimChart | undefined): Spot | null {
  const which = chart ?? ground.main;
  if (which === 'western') return westernSpot(ground, body);
  const { horoscope } = ground.parts;
  if (horoscope === undefined) return null;
  const name = body === 'NorthNode' ? 'Rahu' : body === 'SouthNode' ? 'Ketu' : body;
  if (which === 'rashi' || which === 'D1') {
    const { kundli } = horoscope;
    if (!hasHour(horoscope)) return spotOfDay(horoscope, name);
    if (name === 'Ascendant') return { ...kundli.lagna, house: 1, isRetrograde: null };
    if (name === 'Midheaven' && kundli.midheaven !== null)
      return { ...kundli.midheaven, house: null, isRetrograde: null };
    if (isGraha(name)) return kundli.grahas[name];
    const planet = horoscope.chart.planets.find((each) => each.name === name);
    if (planet === undefined) return null;
    const sign = SIGNS.indexOf(planet.sign) + 1;
    return {
      sign,
      house: houseFrom(kundli.lagna.sign, sign),
      degree: planet.longitude % 30,
      nakshatra: null,
      pada: null,
      isRetrograde: planet.isRetrograde,
    };
  }
  const varga = horoscope.vargas.find(({ id }) => id === which);
  if (varga === undefined || !hasHour(horoscope)) return null;
  if (name === 'Ascendant')
    return { sign: varga.lagna.sign, house: 1, degree: null, nakshatra: null, pada: null, isRetrograde: null };
  if (!isGraha(name)) return null;
  const { sign, house } = varga.grahas[name];
  return { sign, house, degree: null, nakshatra: null, pada: null, isRetrograde: null };
}

/** Of a day whose hour nobody knows: the sign, the nakshatra and the direction that a graha keeps all day, and neither house nor degree. */
function spotOfDay(horoscope: Horoscope, name: string): Spot | null {
  if (!isGraha(name) || !keepsSign(horoscope, name)) return null;
  const { sign, nakshatra, isRetrograde } = horoscope.kundli.grahas[name];
  return {
    sign,
    house: null,
    degree: null,
    nakshatra: keepsNakshatra(horoscope, name) ? nakshatra : null,
    pada: null,
    isRetrograde: keepsDirection(horoscope, name) ? isRetrograde : null,
  };
}

/** Names of the west for what Jyotish calls otherwise. */
const WESTERN_NAMES: { readonly [body: string]: string } = {
  Rahu: 'NorthNode',
  Ketu: 'SouthNode',
  Lilith: 'MeanLilith',
};

/** A body as the nativity calls it. */
export function westernName(body: BodyKey): string {
  return WESTERN_NAMES[body] ?? body;
}

function westernSpot({ parts: { nativity } }: Ground, body: BodyKey): Spot | null {
  if (nativity === undefined) return null;
  const name = westernName(body);
  const point = nativity.radix.points.find((each) => each.name === name);
  const { radix } = nativity;
  if (point !== undefined) {
    if (!keepsTropicalSign(radix, name)) return null;
    return {
      sign: point.sign,
      house: radix.isTimeKnown ? point.house : null,
      degree: radix.isTimeKnown ? point.degree : null,
      nakshatra: null,
      pada: null,
      isRetrograde: keepsTropicalDirection(radix, name) ? point.isRetrograde : null,
    };
  }
  const { angles } = radix;
  if (angles === null || !radix.isTimeKnown || !(name in angles)) return null;
  const { sign, degree } = angles[name as keyof typeof angles];
  return { sign, house: ANGLE_HOUSES[name] ?? null, degree, nakshatra: null, pada: null, isRetrograde: null };
}

const ANGLE_HOUSES: { readonly [angle: string]: number } = { Ascendant: 1, ImumCoeli: 4, Descendant: 7, Midheaven: 10 };

/** The sign of a house, or null where there are no houses. */
export function signOfHouse(ground: Ground, house: number, chart: ClaimChart | undefined): number | null {
  const which = chart ?? ground.main;
  if (which === 'western') {
    const { radix } = ground.parts.nativity ?? {};
    const cusp = radix?.isTimeKnown === true ? radix.houses?.cuspsDeg[house - 1] : undefined;
    return cusp === undefined ? null : Math.floor(cusp / 30) + 1;
  }
  const lagna = spotOf(ground, 'Ascendant', which);
  return lagna === null ? null : signFrom(lagna.sign, house);
}

/** Points of a house in the sarvashtakavarga; null where there are no houses. */
export function bindusOf({ parts: { horoscope } }: Ground, house: number): number | null {
  return horoscope === undefined || !hasHour(horoscope) ? null : bindusOfHouse(horoscope, house);
}

/** Lords that the moderns give beside the old ones. */
const MODERN_LORDS: { readonly [sign: number]: BodyKey } = { 8: 'Pluto', 11: 'Uranus', 12: 'Neptune' };

/** Who rules a house: one, or two where old and modern lords differ. Empty where there are no houses. */
export function lordsOfHouse(ground: Ground, house: number, chart: ClaimChart | undefined): readonly BodyKey[] {
  const sign = signOfHouse(ground, house, chart);
  if (sign === null) return [];
  return lordsOfSign(sign, (chart ?? ground.main) === 'western');
}

export function lordsOfSign(sign: number, modern: boolean): readonly BodyKey[] {
  const lord = SIGN_LORDS[sign - 1] as BodyKey;
  const second = modern ? MODERN_LORDS[sign] : undefined;
  return second === undefined ? [lord] : [lord, second];
}

/** The bodies that a subject may mean. */
export function bodiesOf(ground: Ground, subject: Subject, chart: ClaimChart | undefined): readonly BodyKey[] {
  if (typeof subject === 'string') return [subject];
  if ('anyOf' in subject) return subject.anyOf.flatMap((each) => bodiesOf(ground, each, chart));
  return lordsOfHouse(ground, subject.lordOf, chart);
}

export function isGraha(name: string): name is Graha {
  return (GRAHAS as readonly string[]).includes(name);
}

export function signName(sign: number): Sign {
  return SIGNS[sign - 1] as Sign;
}

export function signNumber(sign: Sign): number {
  return SIGNS.indexOf(sign) + 1;
}
