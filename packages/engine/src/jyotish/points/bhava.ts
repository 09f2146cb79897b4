/**
 * Bhava chalit: the twelve houses as arcs with a middle (madhya) and borders (sandhi), in the five divisions that are in use, and the
 * bhava in which each graha stands. For charts beside the rashi, for bhava bala, and for KP.
 *
 * Sripati, the equal divisions and whole signs are reckoned here from the lagna and the midheaven alone, so a textbook's example will
 * do; the cusps of KP are cut by the core and handed in.
 *
 * Source: Sripati (`sripati-paddhati`), Raman (`raman-judge`), Krishnamurti (`krishnamurti-reader-1`).
 */

import { degreesOf, normaliseDeg, radiansOf } from '../../angle.ts';
import { houseOf, houseSystemNamed } from '../../chart/houses.ts';
import { readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import { oneOf, readChoices } from '../../choice.ts';
import type { EngineError } from '../../errors.ts';
import { readRecord, refusal } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import type { Moment } from '../../time/moment.ts';
import { readPlace } from '../../time/place.ts';
import { readInstant } from '../../time/read-moment.ts';
import { everyGraha, type Graha, type Kundli, spotAt } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { BHAVA_NAMES } from './option-names.ts';

/**
 * `sripati`: Porphyry's cusps are the middles, sandhis halfway between. `kp`: Placidus cusps are the beginnings. `equal-middle`: 30°
 * each, the lagna in the middle of the first. `equal`: 30° each from the lagna. `whole-sign`: the signs, the lagna's first.
 */
export const BHAVA_SYSTEMS = ['sripati', 'kp', 'equal-middle', 'equal', 'whole-sign'] as const;
export type BhavaSystem = (typeof BHAVA_SYSTEMS)[number];

export interface BhavaOptions {
  /** `sripati` when left out. */
  readonly system?: BhavaSystem;
  /** Where the twelve bhavas of `kp` begin, sidereal degrees; from `kpCuspsOf`, or a chart's `placidus` cusps. */
  readonly cuspsDeg?: readonly number[];
}

/** One bhava. Degrees, 0 … <360. */
export interface Bhava {
  /** 1 … 12. */
  readonly number: number;
  /** Its middle; where the division knows only beginnings (`kp`, `equal`, `whole-sign`), halfway to the next. */
  readonly madhyaDeg: number;
  /** Where it begins (arambha sandhi); the bhava holds this point. */
  readonly startDeg: number;
  /** Where it ends (virama sandhi), which is where the next begins. */
  readonly endDeg: number;
  /** Sign of the middle, 1 … 12; of the cusp where the division knows cusps. */
  readonly sign: number;
  readonly occupants: readonly Graha[];
}

export interface GrahaInBhava {
  /** 1 … 12. */
  readonly bhava: number;
  /**
   * How much of the bhava's effect the graha gives: 1 at the madhya, 0 at a sandhi, evenly between. Null where the division has no madhya
   * of its own.
   */
  readonly strength: number | null;
}

export interface BhavaChalit {
  readonly settings: { readonly system: BhavaSystem };
  readonly sources: readonly SourceKey[];
  /** The twelve, the first first. */
  readonly bhavas: readonly Bhava[];
  readonly grahas: { readonly [G in Graha]: GrahaInBhava };
}

const SOURCES_OF: { readonly [S in BhavaSystem]: readonly SourceKey[] } = {
  sripati: ['sripati-paddhati', 'raman-judge'],
  kp: ['krishnamurti-reader-1'],
  'equal-middle': ['almanac-practice'],
  equal: ['almanac-practice'],
  'whole-sign': ['bphs'],
};

/** Steps in a degree on which houses are decided, as signs are. */
const PER_DEGREE = 1e7;
const TURN = 360 * PER_DEGREE;
const SIGN = 30 * PER_DEGREE;

/** Borders and middles in whole steps, 0 … <TURN. */
interface Cut {
  readonly starts: readonly number[];
  readonly middles: readonly number[];
}

/**
 * The twelve bhavas of a kundli and who stands in them.
 *
 * @throws  EngineError INVALID_OPTION for a system that does not exist, `sripati` without a midheaven, `kp` without twelve cusps, and for what is
 *          no kundli
 */
export function bhavasOf(kundli: Kundli, options: BhavaOptions = {}): BhavaChalit {
  readKundli(kundli);
  const system = oneOf('system', readChoices(options, 'options', BHAVA_NAMES).system ?? 'sripati', BHAVA_SYSTEMS);
  const { starts, middles } = cutBy(system, kundli, options.cuspsDeg);
  const hasMadhya = system === 'sripati' || system === 'equal-middle';
  const occupants: Graha[][] = [[], [], [], [], [], [], [], [], [], [], [], []];
  const startsDeg = starts.map(degreesAt);
  const grahas = everyGraha((graha): GrahaInBhava => {
    const { longitudeDeg } = kundli.grahas[graha];
    const bhava = houseOf(longitudeDeg, startsDeg);
    occupants[bhava - 1]?.push(graha);
    const q = Math.round(longitudeDeg * PER_DEGREE);
    return { bhava, strength: hasMadhya ? strengthAt(q, bhava - 1, starts, middles) : null };
  });
  return {
    settings: { system },
    sources: SOURCES_OF[system],
    bhavas: startsDeg.map((startDeg, i) => ({
      number: i + 1,
      madhyaDeg: degreesAt(middles[i] as number),
      startDeg,
      endDeg: startsDeg[(i + 1) % 12] as number,
      sign: Math.floor(((hasMadhya ? middles : starts)[i] as number) / SIGN) + 1,
      occupants: occupants[i] as Graha[],
    })),
    grahas,
  };
}

/** Placidus cusps in a zodiac, as KP uses them. */
export interface KpCusps {
  /** Twelve sidereal longitudes, 0 … <360, the first house first. */
  readonly cuspsDeg: readonly number[];
  /** True inside the polar circles, where Placidus has no answer and Porphyry's cusps stand in. */
  readonly substituted: boolean;
}

/**
 * The cusps of KP at a moment.
 *
 * @throws  EngineError INVALID_OPTION for what is no zodiac; OUT_OF_SPAN where an ayanamsa that follows a star has no Earth to see it from; as
 *          `readInstant` and `readPlace` for what is no moment
 */
export function kpCuspsOf(zodiac: ZodiacSky, moment: Pick<Moment, 'tt' | 'ut1' | 'place'>): KpCusps {
  readZodiac(zodiac);
  readRecord('moment', moment, 'a moment as engine.moment makes it');
  const [tt, ut1] = [readInstant('moment.tt', moment.tt, 'tt'), readInstant('moment.ut1', moment.ut1, 'ut1')];
  const place = readPlace('moment.place', moment.place);
  const frame = zodiac.kernel.frame(tt.day, tt.fraction, ut1.day, ut1.fraction);
  const { cuspsRad, substituted } = zodiac.kernel.houses(
    PLACIDUS,
    frame.siderealTimeRad + radiansOf(place.longitudeDeg),
    radiansOf(place.latitudeDeg),
    frame.trueObliquityRad,
    0,
  );
  // Cusps lie on the true equinox, the ayanamsa is counted from the mean.
  const isTropical = zodiac.choices.ayanamsa === null;
  const lessDeg = isTropical ? 0 : zodiac.ayanamsaDeg(tt.day + tt.fraction) + degreesOf(frame.nutationLongitudeRad);
  return { cuspsDeg: cuspsRad.map((cusp) => spotAt(degreesOf(cusp) - lessDeg).longitudeDeg), substituted };
}

const PLACIDUS = houseSystemNamed('placidus').number;

function cutBy(system: BhavaSystem, kundli: Kundli, cuspsDeg: readonly number[] | undefined): Cut {
  const lagna = Math.round(kundli.lagna.longitudeDeg * PER_DEGREE);
  if (system === 'sripati') return aroundMiddles(porphyry(lagna, midheavenOf(kundli)));
  if (system === 'equal-middle') return aroundMiddles(everySign(lagna));
  if (system === 'kp') return fromStarts(checkCusps(cuspsDeg));
  return fromStarts(everySign(system === 'equal' ? lagna : (kundli.lagna.sign - 1) * SIGN));
}

/** Twelve points from a start, a sign apart. */
function everySign(start: number): number[] {
  return Array.from({ length: 12 }, (_, i) => (start + i * SIGN) % TURN);
}

/** Each quarter of the ecliptic between lagna and midheaven in three equal parts. */
function porphyry(lagna: number, midheaven: number): number[] {
  const upper = wrap(lagna - midheaven);
  if (upper > TURN / 2) throw badMidheaven('The lagna follows the midheaven by less than half the circle.');
  const lower = TURN / 2 - upper;
  const fourth = midheaven + TURN / 2;
  const lowerThree = [lagna, lagna + lower / 3, lagna + (2 * lower) / 3];
  const half = [...lowerThree, fourth, fourth + upper / 3, fourth + (2 * upper) / 3];
  return [...half, ...half.map((cusp) => cusp + TURN / 2)].map(onStep);
}

/** Borders halfway between neighbouring middles. */
function aroundMiddles(middles: readonly number[]): Cut {
  const starts = middles.map((middle, i) => {
    const before = middles[(i + 11) % 12] as number;
    return onStep(before + wrap(middle - before) / 2);
  });
  return { starts, middles };
}

/** Middles halfway to the next border. */
function fromStarts(starts: readonly number[]): Cut {
  const middles = starts.map((start, i) => onStep(start + wrap((starts[(i + 1) % 12] as number) - start) / 2));
  return { starts, middles };
}

/** Evenly from 0 at the border to 1 at the middle, on either side of it. */
function strengthAt(q: number, index: number, starts: readonly number[], middles: readonly number[]): number {
  const [start, middle] = [starts[index] as number, middles[index] as number];
  const end = starts[(index + 1) % 12] as number;
  const [gone, rise] = [wrap(q - start), wrap(middle - start)];
  // Below, not at the middle: where lagna and midheaven fall together a border may fall on its middle.
  const share = gone < rise ? gone / rise : wrap(end - q) / wrap(end - middle);
  return Math.round(share * 1e6) / 1e6;
}

function wrap(q: number): number {
  const home = q % TURN;
  return home < 0 ? home + TURN : home;
}

/** The nearest whole step. */
function onStep(q: number): number {
  return Math.round(wrap(q)) % TURN;
}

function degreesAt(q: number): number {
  return q / PER_DEGREE;
}

function midheavenOf({ midheaven }: Kundli): number {
  if (midheaven !== null) return Math.round(midheaven.longitudeDeg * PER_DEGREE);
  throw badMidheaven('Sripati divides the circle between the lagna and the midheaven; this kundli has no midheaven.');
}

function badMidheaven(message: string): EngineError {
  const allowed =
    'a midheaven less than half a circle before the lagna, or the system equal-middle, equal or whole-sign';
  return refusal('INVALID_OPTION', 'midheavenDeg', allowed, message);
}

function checkCusps(cuspsDeg: readonly number[] | undefined): number[] {
  if (Array.isArray(cuspsDeg) && cuspsDeg.length === 12 && cuspsDeg.every((cusp) => Number.isFinite(cusp)))
    return cuspsDeg.map((cusp: number) => Math.round(normaliseDeg(cusp) * PER_DEGREE) % TURN);
  throw refusal(
    'INVALID_OPTION',
    'cuspsDeg',
    'twelve finite sidereal longitudes, degrees',
    'The bhavas of kp need their twelve cusps, in degrees; kpCuspsOf gives them.',
  );
}
