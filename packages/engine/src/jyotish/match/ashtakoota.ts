/**
 * The ashtakoota: how well two Moons match in eight kootas of 36 points, after any school, with what would be excused and why.
 *
 * Answers who asks with a number and who asks for the reason: base points, exceptions as facts, both totals, and the total with the roles
 * changed, since some kootas look from the groom to the bride. Tables and their sources: schools.ts; exceptions: exception-list.ts.
 */

import { SIGNS } from '../../chart/chart.ts';
import { NAKSHATRAS } from '../../chart/zodiac.ts';
import { numberIn } from '../../choice.ts';
import type { Fact } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { lordOf } from '../graha/index.ts';
import { GANAS, NADIS, VARNAS, YONIS } from './attributes.ts';
import { type ExceptionValue, exceptionsFor } from './exceptions.ts';
import {
  ganaOf,
  KOOTAS,
  type Koota,
  type KootaHalves,
  kootaHalves,
  MAX_SCORE,
  nadiOf,
  starCount,
  varnaRank,
  vashyaNature,
  yoniOf,
} from './kootas.ts';
import { type MatchMoon, type MoonState, moonState } from './moon.ts';
import {
  BHAKOOT_SCHOOLS,
  GANA_SCHOOLS,
  MAITRI_SCHOOLS,
  NADI_SOURCES,
  TARA_SCHOOLS,
  TARAS,
  VARNA_SCHOOLS,
  VASHYA_HALF_SOURCES,
  VASHYA_SCHOOLS,
  VASHYAS,
  YONI_SCHOOLS,
} from './schools.ts';
import { type AshtakootaOptions, type AshtakootaSettings, type PersonKey, settleAshtakoota } from './settings.ts';

/** From which total a level begins. The thresholds 18 and 28 are in common use, 12 is ours. */
export const COMPATIBILITY_CUTOFFS = { Excellent: 28, Good: 18, Average: 12, Poor: 0 } as const;
export type CompatibilityLevel = keyof typeof COMPATIBILITY_CUTOFFS;

/** One koota of a match. */
export interface KootaFactor {
  readonly name: Koota;
  /** Base points, before any exception. */
  readonly score: number;
  readonly scoreWithExceptions: number;
  readonly maxScore: number;
  /** What the person is in this koota: a varna, a nature, a tara, an animal, a lord, a gana, a sign, a nadi. */
  readonly person1Value: string;
  readonly person2Value: string;
  /** The first exception that counts, by its id. */
  readonly exception: string | null;
  readonly sources: readonly SourceKey[];
}

/** One of the two. */
export interface MatchPerson {
  /** 1 … 12, and its name. */
  readonly sign: number;
  readonly moonSign: string;
  readonly nakshatra: number;
  readonly nakshatraName: string;
  readonly pada: number;
  readonly half: 'first' | 'second';
  /** The pada is cut by the middle of its sign and no longitude was given. */
  readonly halfIsAssumed: boolean;
  /** The person's value in each koota. */
  readonly koot: { readonly [K in Koota]: string };
}

export interface Ashtakoota {
  readonly system: 'ashtakoota';
  readonly roles: { readonly bride: PersonKey; readonly groom: PersonKey };
  readonly person1: MatchPerson;
  readonly person2: MatchPerson;
  /** Eight, in the order of their points. */
  readonly factors: readonly KootaFactor[];
  /** Those that count and hold. */
  readonly exceptions: readonly Fact<ExceptionValue>[];
  /** Base points, in halves of a point. */
  readonly totalScore: number;
  readonly totalScoreWithExceptions: number;
  /** The same with bride and groom exchanged. */
  readonly totalScoreSwapped: number;
  readonly totalScoreSwappedWithExceptions: number;
  readonly maxScore: 36;
  /** Of the base total, two decimals. */
  readonly percentage: number;
  /** Of the base total. */
  readonly compatibilityLevel: CompatibilityLevel;
  readonly compatibilityLevelWithExceptions: CompatibilityLevel;
  readonly cutoffs: typeof COMPATIBILITY_CUTOFFS;
  readonly settings: AshtakootaSettings;
}

/**
 * Matches two Moons.
 *
 * @param person1, person2  their Moons; a kundli's is `kundli.grahas.Moon`
 * @param options  schools, exceptions, and who is the bride (`person2` unless said)
 * @throws  EngineError INVALID_OPTION for a Moon that is none, or a choice that does not exist
 * @source  the school of each koota: `settings` and the sources of each factor
 */
export function ashtakootaOf(person1: MatchMoon, person2: MatchMoon, options: AshtakootaOptions = {}): Ashtakoota {
  const settings = settleAshtakoota(options);
  const [first, second] = [moonState('person1', person1), moonState('person2', person2)];
  const [groom, bride] = settings.bride === 'person2' ? [first, second] : [second, first];
  const taken = reckonMatch(groom, bride, settings);
  const swapped = reckonMatch(bride, groom, settings);
  const koots = [kootOf(first, second, settings), kootOf(second, first, settings)] as const;
  return {
    system: 'ashtakoota',
    roles: { bride: settings.bride, groom: settings.bride === 'person1' ? 'person2' : 'person1' },
    person1: personOf(first, koots[0]),
    person2: personOf(second, koots[1]),
    factors: KOOTAS.map(({ name, maxScore }, index) => {
      const exception = taken.exceptions.find(({ value }) => value.koota === name);
      const score = (taken.halves[index] as number) / 2;
      return {
        name,
        score,
        scoreWithExceptions: exception === undefined ? score : maxScore,
        maxScore,
        person1Value: koots[0][name],
        person2Value: koots[1][name],
        exception: exception?.id ?? null,
        sources: sourcesOf(name, settings),
      };
    }),
    exceptions: taken.exceptions,
    totalScore: taken.total,
    totalScoreWithExceptions: taken.totalWithExceptions,
    totalScoreSwapped: swapped.total,
    totalScoreSwappedWithExceptions: swapped.totalWithExceptions,
    maxScore: MAX_SCORE,
    percentage: Math.round((taken.total / MAX_SCORE) * 10000) / 100,
    compatibilityLevel: levelOf(taken.total),
    compatibilityLevelWithExceptions: levelOf(taken.totalWithExceptions),
    cutoffs: COMPATIBILITY_CUTOFFS,
    settings,
  };
}

/**
 * The level of a total.
 *
 * @param total  0 … 36 points
 * @throws  EngineError INVALID_OPTION
 */
export function levelOf(total: number): CompatibilityLevel {
  numberIn('total', total, 0, MAX_SCORE, 'points');
  if (total >= COMPATIBILITY_CUTOFFS.Excellent) return 'Excellent';
  if (total >= COMPATIBILITY_CUTOFFS.Good) return 'Good';
  return total >= COMPATIBILITY_CUTOFFS.Average ? 'Average' : 'Poor';
}

/** The points of one direction. */
export interface Reckoned {
  readonly halves: KootaHalves;
  readonly exceptions: readonly Fact<ExceptionValue>[];
  readonly total: number;
  readonly totalWithExceptions: number;
}

/** Points and exceptions of a groom and a bride, without the record around them. */
export function reckonMatch(groom: MoonState, bride: MoonState, settings: AshtakootaSettings): Reckoned {
  const halves = kootaHalves(groom, bride, settings);
  const exceptions = exceptionsFor(groom, bride, halves, settings.exceptions);
  let total = 0;
  let given = 0;
  for (const [index, { name }] of KOOTAS.entries()) {
    total += halves[index] as number;
    // Several exceptions of one koota give its points back once.
    const exception = exceptions.find(({ value }) => value.koota === name);
    if (exception !== undefined) given += exception.value.to - exception.value.from;
  }
  return { halves, exceptions, total: total / 2, totalWithExceptions: total / 2 + given };
}

function personOf(moon: MoonState, koot: MatchPerson['koot']): MatchPerson {
  const { sign, nakshatra, pada, half, halfIsAssumed } = moon;
  return {
    sign,
    moonSign: SIGNS[sign - 1] as string,
    nakshatra,
    nakshatraName: NAKSHATRAS[nakshatra - 1] as string,
    pada,
    half,
    halfIsAssumed,
    koot,
  };
}

/** What a person is in each koota; the tara is that of the person's star counted from the other's. */
function kootOf(moon: MoonState, other: MoonState, settings: AshtakootaSettings): MatchPerson['koot'] {
  const goesBySign = VASHYA_SCHOOLS[settings.vashya].table.by === 'sign';
  const signName = SIGNS[moon.sign - 1] as string;
  return {
    varna: VARNAS[varnaRank(moon, settings)] as string,
    vashya: goesBySign ? signName : (VASHYAS[vashyaNature(moon, settings.vashyaHalves)] as string),
    tara: TARAS[(starCount(other.nakshatra, moon.nakshatra) - 1) % 9] as string,
    yoni: YONIS[yoniOf(moon)] as string,
    grahaMaitri: lordOf(moon.sign),
    gana: GANAS[ganaOf(moon)] as string,
    bhakoot: signName,
    nadi: NADIS[nadiOf(moon)] as string,
  };
}

function sourcesOf(koota: Koota, settings: AshtakootaSettings): readonly SourceKey[] {
  switch (koota) {
    case 'varna':
      return VARNA_SCHOOLS[settings.varna].sources;
    case 'vashya': {
      const { table, sources } = VASHYA_SCHOOLS[settings.vashya];
      if (table.by === 'sign') return sources;
      return [...new Set([...sources, ...VASHYA_HALF_SOURCES[settings.vashyaHalves]])];
    }
    case 'tara':
      return TARA_SCHOOLS[settings.tara].sources;
    case 'yoni':
      return YONI_SCHOOLS[settings.yoni].sources;
    case 'grahaMaitri':
      return MAITRI_SCHOOLS[settings.grahaMaitri].sources;
    case 'gana':
      return GANA_SCHOOLS[settings.gana].sources;
    case 'bhakoot':
      return BHAKOOT_SCHOOLS[settings.bhakoot].sources;
    case 'nadi':
      return NADI_SOURCES;
  }
}
