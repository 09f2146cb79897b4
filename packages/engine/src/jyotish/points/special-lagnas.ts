/**
 * Special lagnas: points that move from sunrise at a steady pace (bhava, hora, ghati, vighati, pranapada), and those made of lagna, Moon and their
 * lords (shri, indu, varnada, kunda, paka). For wealth, power, and length of life.
 *
 * Sources: `bphs` 3.71–74 and ch. 5; `narasimha-rao-integrated` ch. 5; `uttara-kalamrita` 4.27 for the indu lagna; `prasna-marga` ch. 5 for kunda.
 */

import { oneOf, readChoices } from '../../choice.ts';
import { readRecord } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { type Kundli, signFrom, type VisibleGraha } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { varnadaSign } from '../jaimini/varnada.ts';
import { SPECIAL_LAGNA_NAMES } from './option-names.ts';
import { PER_DEGREE, type PointSpot, pointAt, pointOfSteps, readDegrees, signOfSteps, stepsOf } from './point.ts';
import type { SunGround } from './sun-ground.ts';

export const SPECIAL_LAGNAS = [
  'bhava',
  'hora',
  'ghati',
  'vighati',
  'pranapada',
  'shri',
  'indu',
  'varnada',
  'kunda',
  'paka',
] as const;
export type SpecialLagnaName = (typeof SPECIAL_LAGNAS)[number];

/**
 * From where the steady ones set out. `sun-at-sunrise`: from the Sun of sunrise (`bphs`, `narasimha-rao-integrated`); `by-lagna-parity`: from it for
 * an odd lagna, from the lagna itself for an even one (commentaries on Jaimini).
 */
export const LAGNA_BASES = ['sun-at-sunrise', 'by-lagna-parity'] as const;
export type LagnaBase = (typeof LAGNA_BASES)[number];

/** Pace of the vighati lagna: two degrees in a vighati of 24 seconds (`jagannatha-hora`), or a whole sign as the ghati lagna has in a ghati. */
export const VIGHATI_PACES = ['two-degrees', 'one-sign'] as const;
export type VighatiPace = (typeof VIGHATI_PACES)[number];

export interface SpecialLagnaOptions {
  readonly base?: LagnaBase;
  readonly vighati?: VighatiPace;
  /** Whose place the pranapada is counted from: the Sun’s at birth (when left out), or at sunrise. */
  readonly pranapadaSun?: 'birth' | 'sunrise';
}

export interface SpecialLagna extends PointSpot {
  readonly id: SpecialLagnaName;
  /** `BL`, `HL` … */
  readonly abbreviation: string;
  readonly sources: readonly SourceKey[];
}

export interface SpecialLagnas {
  readonly settings: {
    readonly base: LagnaBase;
    readonly vighati: VighatiPace;
    readonly pranapadaSun: 'birth' | 'sunrise';
  };
  readonly lagnas: { readonly [L in SpecialLagnaName]: SpecialLagna };
}

/** Degrees in a minute of time. */
const PACES = {
  bhava: 0.25,
  hora: 0.5,
  ghati: 1.25,
  vighati: { 'two-degrees': 5, 'one-sign': 75 },
  pranapada: 5,
} as const;

/** Kalas of the lords of signs (`uttara-kalamrita`). */
const INDU_KALAS: { readonly [G in VisibleGraha]: number } = {
  Sun: 30,
  Moon: 16,
  Mars: 6,
  Mercury: 8,
  Jupiter: 10,
  Venus: 12,
  Saturn: 1,
};

// biome-ignore format: a table reads in rows
const ROWS: { readonly [L in SpecialLagnaName]: { readonly abbreviation: string; readonly sources: readonly SourceKey[] } } = {
  bhava:     { abbreviation: 'BL', sources: ['bphs', 'narasimha-rao-integrated'] },
  hora:      { abbreviation: 'HL', sources: ['bphs', 'narasimha-rao-integrated'] },
  ghati:     { abbreviation: 'GL', sources: ['bphs', 'narasimha-rao-integrated'] },
  vighati:   { abbreviation: 'VgL', sources: ['jagannatha-hora'] },
  pranapada: { abbreviation: 'PP', sources: ['bphs', 'jagannatha-hora'] },
  shri:      { abbreviation: 'SL', sources: ['narasimha-rao-integrated'] },
  indu:      { abbreviation: 'IL', sources: ['uttara-kalamrita', 'jagannatha-hora'] },
  varnada:   { abbreviation: 'VL', sources: ['bphs', 'jagannatha-hora'] },
  kunda:     { abbreviation: 'KL', sources: ['prasna-marga', 'jagannatha-hora'] },
  paka:      { abbreviation: 'PL', sources: ['jaimini-sutras'] },
};

/**
 * The special lagnas of a kundli.
 *
 * @param ground  `sunGroundOf`; or the two figures of a textbook’s example
 * @throws  EngineError INVALID_OPTION
 */
export function specialLagnasOf(
  kundli: Kundli,
  ground: Pick<SunGround, 'sunAtSunriseDeg' | 'minutesSinceSunrise'>,
  options: SpecialLagnaOptions = {},
): SpecialLagnas {
  const { lagna, grahas } = readKundli(kundli);
  readRecord('ground', ground, 'an object with sunAtSunriseDeg and minutesSinceSunrise');
  readChoices(options, 'options', SPECIAL_LAGNA_NAMES);
  const base = oneOf('base', options.base ?? 'sun-at-sunrise', LAGNA_BASES);
  const vighati = oneOf('vighati', options.vighati ?? 'two-degrees', VIGHATI_PACES);
  const pranapadaSun = oneOf('pranapadaSun', options.pranapadaSun ?? 'birth', ['birth', 'sunrise']);
  const sunrise = readDegrees('sunAtSunriseDeg', ground.sunAtSunriseDeg);
  const minutes = readDegrees('minutesSinceSunrise', ground.minutesSinceSunrise);
  const from = base === 'sun-at-sunrise' || lagna.sign % 2 === 1 ? sunrise : lagna.longitudeDeg;
  const horaDeg = from + minutes * PACES.hora;
  const horaSign = signOfSteps(stepsOf(horaDeg));
  const sun = pranapadaSun === 'birth' ? grahas.Sun.longitudeDeg : sunrise;
  const varnada = varnadaSign(lagna.sign, horaSign);
  const make = (
    id: SpecialLagnaName,
    { longitudeDeg, sign, degree, nakshatra, pada, house }: PointSpot,
  ): SpecialLagna => {
    const { abbreviation, sources } = ROWS[id];
    return { id, abbreviation, longitudeDeg, sign, degree, nakshatra, pada, house, sources };
  };
  const at = (id: SpecialLagnaName, longitudeDeg: number) => make(id, pointAt(longitudeDeg, lagna.sign));
  const { lord, sign } = { lord: grahas[lordOf(lagna.sign)], sign: induSign(lagna.sign, grahas.Moon.sign) };
  return {
    settings: { base, vighati, pranapadaSun },
    lagnas: {
      bhava: at('bhava', from + minutes * PACES.bhava),
      hora: at('hora', horaDeg),
      ghati: at('ghati', from + minutes * PACES.ghati),
      vighati: at('vighati', from + minutes * PACES.vighati[vighati]),
      pranapada: at('pranapada', sun + minutes * PACES.pranapada + fromSunKind(sun)),
      shri: make('shri', shriLagna(grahas.Moon.longitudeDeg, lagna.longitudeDeg)),
      indu: at('indu', (sign - 1) * 30 + grahas.Moon.degree),
      varnada: at('varnada', (varnada - 1) * 30 + lagna.degree),
      kunda: make('kunda', pointOfSteps(stepsOf(lagna.longitudeDeg) * 81, lagna.sign)),
      paka: at('paka', lord.longitudeDeg),
    },
  };
}

/**
 * One of the lagnas that move steadily from sunrise, of bare figures.
 *
 * @param sunAtSunriseDeg  any turn
 * @param minutes          since sunrise
 * @returns degrees, 0 … <360
 * @throws  EngineError INVALID_OPTION
 */
export function steadyLagnaDeg(name: 'bhava' | 'hora' | 'ghati', sunAtSunriseDeg: number, minutes: number): number {
  const pace = PACES[oneOf('name', name, ['bhava', 'hora', 'ghati'])];
  const from = readDegrees('sunAtSunriseDeg', sunAtSunriseDeg);
  return pointAt(from + readDegrees('minutes', minutes) * pace, 1).longitudeDeg;
}

/**
 * The shri lagna: as much of the circle beyond the lagna as the Moon has run of its nakshatra.
 *
 * @throws  EngineError INVALID_OPTION
 */
export function shriLagna(moonDeg: number, lagnaDeg: number): PointSpot {
  const moon = stepsOf(pointAt(readDegrees('moonDeg', moonDeg), 1).longitudeDeg);
  const lagna = pointAt(readDegrees('lagnaDeg', lagnaDeg), 1);
  // A nakshatra is a 27th of the circle: what the Moon has run of it, 27 times, in whole steps.
  return pointOfSteps(stepsOf(lagna.longitudeDeg) + ((moon * 27) % (360 * PER_DEGREE)), lagna.sign);
}

/** Kalas of the lords of the 9th from lagna and Moon, counted from the Moon. */
function induSign(lagnaSign: number, moonSign: number): number {
  const kalas = INDU_KALAS[lordOf(signFrom(lagnaSign, 9))] + INDU_KALAS[lordOf(signFrom(moonSign, 9))];
  return signFrom(moonSign, kalas % 12 === 0 ? 12 : kalas % 12);
}

/** `bphs` 3.73: nothing more from a movable sign, the 9th from a fixed one, the 5th from a dual one. */
function fromSunKind(sunDeg: number): number {
  return [0, 240, 120][(signOfSteps(stepsOf(sunDeg)) - 1) % 3] as number;
}
