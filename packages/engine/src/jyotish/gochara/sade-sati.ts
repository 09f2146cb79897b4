/**
 * Sade sati: Saturn's seven and a half years around the Moon, with every retrograde return, and his two lesser trials, kantaka (4th) and ashtama (8th).
 *
 * Two schools say when it is: Saturn by sign in the 12th, 1st and 2nd from the Moon's (the usual one), or Saturn within 45° of the Moon herself. The
 * sign may be the lagna's instead.
 */

import { normaliseSignedDeg, radiansOf } from '../../angle.ts';
import { readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import { numberIn, type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { angleCrossings } from '../../sky/search.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd } from '../../span.ts';
import { jdTtOfUt, jdUtOfTt, type LocalClock, readClock } from '../../time/local-clock.ts';
import { houseFrom, type Kundli, spotAt } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { staysOf } from './stays.ts';

export const SADE_SATI_METHODS = ['sign-ingress', 'forty-five-degrees'] as const;
export type SadeSatiMethod = (typeof SADE_SATI_METHODS)[number];
export const SADE_SATI_REFERENCES = ['moon', 'lagna'] as const;
export type SadeSatiReference = (typeof SADE_SATI_REFERENCES)[number];

export interface SadeSatiOptions {
  /** `sign-ingress` when left out. */
  readonly method?: SadeSatiMethod;
  /** From where Saturn is counted: `moon` when left out. */
  readonly reference?: SadeSatiReference;
}
const SADE_SATI_NAMES: OptionNames<SadeSatiOptions> = { method: true, reference: true };

/** `rising` 12th, `peak` 1st, `setting` 2nd; `kantaka` 4th and `ashtama` 8th. */
export const SATURN_PHASES = ['rising', 'peak', 'setting', 'kantaka', 'ashtama'] as const;
export type SaturnPhase = (typeof SATURN_PHASES)[number];

/** One stay of Saturn in one phase. A phase is come back to after a retrograde excursion, and is then listed again. */
export interface SaturnStay {
  readonly phase: SaturnPhase;
  /** 1 … 12. */
  readonly saturnSign: number;
  readonly startJdUt: number;
  readonly endJdUt: number;
  readonly start?: string;
  readonly end?: string;
  /** Whether Saturn came into it backwards. */
  readonly entersRetrograde: boolean;
  /** Under way already when the span began. */
  readonly isUnderWay: boolean;
}

export interface SadeSati {
  readonly settings: {
    readonly method: SadeSatiMethod;
    readonly reference: SadeSatiReference;
    readonly ayanamsa: string;
  };
  readonly sources: readonly SourceKey[];
  /** The sign counted from, 1 … 12. */
  readonly fromSign: number;
  readonly stays: readonly SaturnStay[];
  /** Each sade sati: from the first entry into the 12th to the last leaving of the 2nd, as far as the stays go. */
  readonly cycles: readonly {
    readonly startJdUt: number;
    readonly endJdUt: number;
    readonly start?: string;
    readonly end?: string;
  }[];
}

/** By the house of Saturn from the sign counted from. */
export const PHASE_OF_HOUSE: { readonly [house: number]: SaturnPhase } = {
  12: 'rising',
  1: 'peak',
  2: 'setting',
  4: 'kantaka',
  8: 'ashtama',
};
/** Arcs ahead of the Moon at which the 45° school begins and ends its phases: thirds of 90°. */
const ARCS_DEG = [-45, -15, 15, 45] as const;
const ARC_PHASES: readonly SaturnPhase[] = ['rising', 'peak', 'setting'];
/** Saturn is out of the twelfth to second signs for about 22 years; a retrograde excursion lasts months. */
const SAME_CYCLE_DAYS = 3650;
/** Saturn crosses 30° in 2.8 years at most. */
const LONGEST_STAY_DAYS = 1100;

/**
 * Saturn's trials over a span.
 *
 * @param zodiac     the zodiac of the kundli
 * @param fromJdUt   civil Julian date: the birth, as a rule
 * @param years      0 … 150 years of 365.25 days
 * @param clock      adds `start` and `end` as texts
 * @returns the stays that begin within the span, or are under way at its start; each is told to its end, which may lie beyond
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function sadeSatiOf(
  zodiac: ZodiacSky,
  kundli: Kundli,
  fromJdUt: number,
  years: number,
  options: SadeSatiOptions = {},
  clock?: LocalClock,
): SadeSati {
  readZodiac(zodiac);
  const { grahas, lagna } = readKundli(kundli);
  checkJd('fromJdUt', fromJdUt);
  readChoices(options, 'options', SADE_SATI_NAMES);
  if (clock !== undefined) readClock('clock', clock);
  const method = oneOf('method', options.method ?? 'sign-ingress', SADE_SATI_METHODS);
  const reference = oneOf('reference', options.reference ?? 'moon', SADE_SATI_REFERENCES);
  const untilJdUt = fromJdUt + numberIn('years', years, 0, 150) * 365.25;
  const from = reference === 'moon' ? grahas.Moon : lagna;
  // A stay that begins within the span is told to its end.
  const beyond = untilJdUt > fromJdUt ? untilJdUt + LONGEST_STAY_DAYS : untilJdUt;
  const bare = (
    method === 'sign-ingress'
      ? bySign(zodiac, from.sign, fromJdUt, beyond)
      : byArc(zodiac, from.longitudeDeg, fromJdUt, beyond)
  ).filter(({ startJdUt }) => startJdUt < untilJdUt);
  const texts = <T extends { startJdUt: number; endJdUt: number }>(span: T): T & { start?: string; end?: string } =>
    clock === undefined ? span : { ...span, start: clock.text(span.startJdUt), end: clock.text(span.endJdUt) };
  return {
    settings: { method, reference, ayanamsa: zodiac.choices.ayanamsa?.id ?? 'none' },
    sources: ['phaladeepika', 'almanac-practice'],
    fromSign: from.sign,
    stays: bare.map(texts),
    cycles: cyclesOf(bare).map(texts),
  };
}

/** The phase at an instant, or null outside all of them. Errors as `sadeSatiOf`. */
export function saturnPhaseAt(
  zodiac: ZodiacSky,
  kundli: Kundli,
  jdUt: number,
  options: SadeSatiOptions = {},
): { readonly phase: SaturnPhase | null; readonly isSadeSati: boolean; readonly saturnSign: number } {
  const [stay] = sadeSatiOf(zodiac, kundli, jdUt, 1 / 365.25, options).stays;
  const saturnSign = spotAt(zodiac.longitudeDeg(jdTtOfUt(jdUt), 'Saturn')).sign;
  const phase = stay?.isUnderWay === true ? stay.phase : null;
  return { phase, isSadeSati: phase === 'rising' || phase === 'peak' || phase === 'setting', saturnSign };
}

function bySign(zodiac: ZodiacSky, fromSign: number, fromJdUt: number, untilJdUt: number): SaturnStay[] {
  return staysOf(zodiac, 'Saturn', fromJdUt, untilJdUt).flatMap(({ part, startJdUt, endJdUt, entersRetrograde }) => {
    const phase = PHASE_OF_HOUSE[houseFrom(fromSign, part)];
    const isUnderWay = startJdUt === fromJdUt;
    return phase === undefined ? [] : [{ phase, saturnSign: part, startJdUt, endJdUt, entersRetrograde, isUnderWay }];
  });
}

function byArc(zodiac: ZodiacSky, moonDeg: number, fromJdUt: number, untilJdUt: number): SaturnStay[] {
  if (!(untilJdUt > fromJdUt)) return [];
  const { angleRad, rateRadPerDay, limits } = zodiac.motion('Saturn');
  const passes = angleCrossings(angleRad, jdTtOfUt(fromJdUt), jdTtOfUt(untilJdUt), {
    targetsRad: ARCS_DEG.map((arc) => radiansOf(moonDeg + arc)),
    stepDays: 20,
    rate: rateRadPerDay,
    ...limits,
  });
  const marks = [
    { jdUt: fromJdUt, entersRetrograde: false },
    ...passes.map(({ jdTt, rising }) => ({ jdUt: jdUtOfTt(jdTt), entersRetrograde: !rising })),
    { jdUt: untilJdUt, entersRetrograde: false },
  ];
  return marks.slice(0, -1).flatMap(({ jdUt, entersRetrograde }, i) => {
    const endJdUt = (marks[i + 1] as (typeof marks)[number]).jdUt;
    const saturnDeg = zodiac.longitudeDeg(jdTtOfUt((jdUt + endJdUt) / 2), 'Saturn');
    const arc = normaliseSignedDeg(saturnDeg - moonDeg);
    const phase = arc < -45 || arc >= 45 ? undefined : ARC_PHASES[Math.floor((arc + 45) / 30)];
    if (phase === undefined || !(endJdUt > jdUt)) return [];
    const saturnSign = spotAt(saturnDeg).sign;
    return [{ phase, saturnSign, startJdUt: jdUt, endJdUt, entersRetrograde, isUnderWay: jdUt === fromJdUt }];
  });
}

function cyclesOf(stays: readonly SaturnStay[]): { startJdUt: number; endJdUt: number }[] {
  const cycles: { startJdUt: number; endJdUt: number }[] = [];
  for (const { phase, startJdUt, endJdUt } of stays) {
    if (phase === 'kantaka' || phase === 'ashtama') continue;
    const last = cycles[cycles.length - 1];
    if (last !== undefined && startJdUt - last.endJdUt < SAME_CYCLE_DAYS) last.endJdUt = endJdUt;
    else cycles.push({ startJdUt, endJdUt });
  }
  return cycles;
}
