/**
 * A chart of KP: grahas and Placidus cusps with their lords, of a moment, or of a number from 1 to 249 that a querent names.
 *
 * A horary chart has the grahas of the moment, but its ascendant is where the number begins. The other cusps are those of the sidereal time at
 * which that degree rises at the place, under the obliquity of the day.
 *
 * Source: `krishnamurti-readers` I and VI.
 */

import { degreesOf, normaliseDeg, normaliseRad, normaliseSignedRad, radiansOf, turnRad } from '../../angle.ts';
import { houseSystemNamed } from '../../chart/houses.ts';
import { readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import { readChoices, wholeIn } from '../../choice.ts';
import { EngineError } from '../../errors.ts';
import { readRecord } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { jdUtOf } from '../../time/local-clock.ts';
import type { Moment, Place } from '../../time/moment.ts';
import { readPlace } from '../../time/place.ts';
import { readInstant } from '../../time/read-moment.ts';
import { GRAHAS, type Graha, type Kundli, kundliFrom, spotAt, VISIBLE_GRAHAS } from '../graha/kundli.ts';
import { kpCuspsOf } from '../points/bhava.ts';
import { KP_CHART_NAMES } from './option-names.ts';
import { DEEPEST_SUB, type KpLords, type KpNumber, kpLordsOf, kpNumber } from './sub-lords.ts';

export type KpMoment = Pick<Moment, 'tt' | 'ut1' | 'place'>;

export interface KpChartOptions {
  /** Divisions below the star, 2 … 8; 3 when left out. */
  readonly subs?: number;
}

export interface KpCusp extends KpLords {
  /** 1 … 12. */
  readonly house: number;
}

export interface KpChart {
  readonly settings: {
    /** Id of the ayanamsa, such as `krishnamurti`. */
    readonly ayanamsa: string;
    readonly nodeType: 'mean' | 'true';
    readonly subs: number;
    /** The number named, for a horary chart; null for a moment’s own. */
    readonly number: number | null;
  };
  readonly sources: readonly SourceKey[];
  /** Civil Julian date. */
  readonly momentJdUt: number;
  /** The lagna is the first cusp. */
  readonly kundli: Kundli;
  /** Twelve sidereal longitudes, the first house first; as `cuspsDeg` of `bhavasOf` and `kpSignificatorsOf`. */
  readonly cuspsDeg: readonly number[];
  /** True inside the polar circles, where Placidus has no answer and Porphyry’s cusps stand in. */
  readonly substituted: boolean;
  readonly cusps: readonly KpCusp[];
  readonly grahas: { readonly [G in Graha]: KpLords };
}

/** A horary chart; `never-rises` where the number’s degree does not come up at the place, inside the polar circles. */
export type KpHorary =
  | {
      readonly kind: 'cast';
      readonly number: KpNumber;
      /** Right ascension of the meridian at which the degree rises, 0 … <360. */
      readonly armcDeg: number;
      readonly chart: KpChart;
    }
  | { readonly kind: 'never-rises'; readonly number: KpNumber };

const PLACIDUS = houseSystemNamed('placidus').number;

/**
 * The chart of a moment.
 *
 * @param zodiac  of `krishnamurtiPlacidus`, or another ayanamsa of KP; any sidereal one is taken
 * @throws  EngineError INVALID_OPTION for a tropical zodiac; OUT_OF_SPAN outside the ephemeris
 */
export function kpChartOf(zodiac: ZodiacSky, moment: KpMoment, options: KpChartOptions = {}): KpChart {
  const subs = subsOf(zodiac, options);
  const { cuspsDeg, substituted } = kpCuspsOf(zodiac, moment);
  const { midheavenDeg } = zodiac.anglesDeg(moment.tt.day + moment.tt.fraction, moment.place);
  return chartOf(zodiac, moment, cuspsDeg, midheavenDeg, substituted, subs, null);
}

/**
 * The horary chart of a number.
 *
 * @param number  1 … 249
 * @throws  EngineError as `kpChartOf`, and INVALID_OPTION for a number that is not one of them
 */
export function kpHoraryOf(
  zodiac: ZodiacSky,
  moment: KpMoment,
  number: number,
  options: KpChartOptions = {},
): KpHorary {
  const subs = subsOf(zodiac, options);
  const row = kpNumber(number);
  readRecord('moment', moment, 'a moment as engine.moment makes it');
  const [tt, ut1] = [readInstant('moment.tt', moment.tt, 'tt'), readInstant('moment.ut1', moment.ut1, 'ut1')];
  const place = readPlace('moment.place', moment.place);
  const { kernel } = zodiac;
  const frame = kernel.frame(tt.day, tt.fraction, ut1.day, ut1.fraction);
  // Cusps lie on the true equinox, the ayanamsa is counted from the mean.
  const lessDeg = zodiac.ayanamsaDeg(tt.day + tt.fraction) + degreesOf(frame.nutationLongitudeRad);
  const rising = radiansOf(row.startDeg + lessDeg);
  const armcRad = armcOfAscendant(zodiac, rising, place, frame.trueObliquityRad);
  if (armcRad === null) return { kind: 'never-rises', number: row };
  const latitude = radiansOf(place.latitudeDeg);
  const cut = kernel.houses(PLACIDUS, armcRad, latitude, frame.trueObliquityRad, 0);
  const cuspsDeg = cut.cuspsRad.map((cusp) => spotAt(degreesOf(cusp) - lessDeg).longitudeDeg);
  // The first is what was asked for, not what the search comes within a billionth of a degree of.
  cuspsDeg[0] = row.startDeg;
  cuspsDeg[6] = spotAt(row.startDeg + 180).longitudeDeg;
  const { midheavenRad } = kernel.angles(armcRad, latitude, frame.trueObliquityRad);
  const midheavenDeg = degreesOf(midheavenRad) - lessDeg;
  const chart = chartOf(zodiac, moment, cuspsDeg, midheavenDeg, cut.substituted, subs, number);
  return { kind: 'cast', number: row, armcDeg: normaliseDeg(degreesOf(armcRad)), chart };
}

function chartOf(
  zodiac: ZodiacSky,
  moment: KpMoment,
  cuspsDeg: readonly number[],
  midheavenDeg: number,
  substituted: boolean,
  subs: number,
  number: number | null,
): KpChart {
  const kundli = kundliAt(zodiac, moment.tt.day + moment.tt.fraction, cuspsDeg[0] as number, midheavenDeg);
  const grahas: Record<string, KpLords> = {};
  for (const graha of GRAHAS) grahas[graha] = kpLordsOf(kundli.grahas[graha].longitudeDeg, subs);
  const { ayanamsa, nodeType } = zodiac.choices;
  return {
    settings: { ayanamsa: ayanamsa?.id ?? '', nodeType, subs, number },
    sources: ['krishnamurti-reader-1', 'krishnamurti-readers'],
    momentJdUt: jdUtOf(moment),
    kundli,
    cuspsDeg,
    substituted,
    cusps: cuspsDeg.map((cusp, i) => ({ house: i + 1, ...kpLordsOf(cusp, subs) })),
    grahas: grahas as unknown as KpChart['grahas'],
  };
}

/** The grahas of an instant around a lagna. */
export function kundliAt(zodiac: ZodiacSky, jdTt: number, lagnaDeg: number, midheavenDeg: number): Kundli {
  const places = zodiac.places(jdTt, [...VISIBLE_GRAHAS, zodiac.nodeBody]);
  const longitudesDeg: Record<string, number> = {};
  const longitudesDegPerDay: Record<string, number> = {};
  [...VISIBLE_GRAHAS, 'Rahu'].forEach((graha, i) => {
    longitudesDeg[graha] = places[i]?.longitudeDeg as number;
    longitudesDegPerDay[graha] = places[i]?.longitudeDegPerDay as number;
  });
  longitudesDegPerDay['Ketu'] = longitudesDegPerDay['Rahu'] as number;
  return kundliFrom({
    lagnaDeg,
    midheavenDeg,
    longitudesDeg: longitudesDeg as unknown as { readonly [G in Exclude<Graha, 'Ketu'>]: number },
    longitudesDegPerDay,
  });
}

/** Up to here the ascendant only ever goes forward; the polar circles begin near 66.5°. */
const STEADY_LATITUDE_DEG = 65;
/** Looks along the meridian’s turn for a degree that may not rise. */
const POLAR_LOOKS = 1440;

/** Right ascension of the meridian at which a tropical longitude rises, radians; null where it never does. */
function armcOfAscendant({ kernel }: ZodiacSky, risingRad: number, place: Place, obliquityRad: number): number | null {
  const latitude = radiansOf(place.latitudeDeg);
  const over = (armc: number) =>
    normaliseSignedRad(kernel.angles(armc, latitude, obliquityRad).ascendantRad - risingRad);
  if (Math.abs(place.latitudeDeg) <= STEADY_LATITUDE_DEG) {
    // One turn of the meridian brings one turn of the ascendant: halve it until nothing is left between.
    const start = kernel.angles(0, latitude, obliquityRad).ascendantRad;
    const wanted = normaliseRad(risingRad - start);
    const gone = (armc: number) => {
      const risen = normaliseRad(kernel.angles(armc, latitude, obliquityRad).ascendantRad - start);
      // Just short of a whole turn the ascendant may already read as none.
      return risen < 1 && armc > turnRad / 2 ? risen + turnRad : risen;
    };
    return halved((armc) => gone(armc) - wanted, 0, turnRad);
  }
  for (let i = 0; i < POLAR_LOOKS; i++) {
    const [from, to] = [(turnRad * i) / POLAR_LOOKS, (turnRad * (i + 1)) / POLAR_LOOKS];
    const [before, after] = [over(from), over(to)];
    // A jump of half a turn is the ascendant changing sides, not passing the degree.
    if (before <= 0 !== after <= 0 && Math.abs(after - before) < 1) {
      const sign = before <= 0 ? 1 : -1;
      return halved((armc) => sign * over(armc), from, to);
    }
  }
  return null;
}

/** Where a function that rises through zero between two places does so. */
function halved(f: (at: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    if (f(middle) <= 0) low = middle;
    else high = middle;
  }
  return low;
}

function subsOf(zodiac: ZodiacSky, options: KpChartOptions): number {
  readZodiac(zodiac);
  readChoices(options, 'options', KP_CHART_NAMES);
  if (zodiac.choices.ayanamsa === null) {
    throw new EngineError({
      code: 'INVALID_OPTION',
      field: 'zodiac',
      allowed: 'sidereal',
      message: 'KP is reckoned in a sidereal zodiac; krishnamurtiPlacidus is the usual choice.',
    });
  }
  return wholeIn('subs', options.subs ?? 3, 2, DEEPEST_SUB);
}
