/**
 * Two Moons, or one → what is published of their matching: eight kootas or ten poruthams with what they ask, exceptions with their sources,
 * mangal dosha of both, roles and the total with the roles exchanged; of one person alone, every Moon that a partner could have.
 *
 * The members of the eight kootas (`koot`) are told in every system. Every value is the engine's.
 */

import type { Chart } from '@khagol/engine';
import {
  type Ashtakoota,
  ashtakootaOf,
  COMPATIBILITY_CUTOFFS,
  type Kundli,
  kundliOf,
  type MangalDosha,
  type ManglikMatch,
  type MatchPerson,
  mangalDoshaOf,
  manglikMatchOf,
  type PersonKey,
} from '@khagol/engine/jyotish';
import { lifted, mangalWords } from './birth-blocks-doshas.ts';
import { publishedAyanamsa } from './choices.ts';
import type { CompatibilityInput } from './compatibility-input.ts';
import { countedPorutham } from './compatibility-porutham.ts';
import { profileTable } from './compatibility-profile.ts';
import { KOOTA_WORDS, recommendationOf } from './compatibility-words.ts';

/** How a system counts a match. */
export interface Counted {
  readonly totalScore: number;
  readonly totalScoreWithExceptions: number;
  readonly totalScoreSwapped: number;
  readonly maxScore: number;
  readonly compatibilityLevel: Ashtakoota['compatibilityLevel'];
  readonly compatibilityLevelWithExceptions: Ashtakoota['compatibilityLevel'];
  readonly cutoffs: Readonly<Record<string, number>>;
  readonly factors: readonly unknown[];
  readonly exceptions: readonly unknown[];
  readonly settings: unknown;
}

type Rules = Pick<CompatibilityInput, 'pair' | 'system' | 'preset' | 'school'>;

/** What two people are told. */
export function matchRecord(first: Chart, second: Chart, rules: Rules): Readonly<Record<string, unknown>> {
  const [one, other] = [kundliOf(first), kundliOf(second)];
  const { bride } = rules.pair.roles;
  const kootas = ashtakootaOf(one.grahas.Moon, other.grahas.Moon, { preset: rules.preset, bride });
  const counted =
    rules.system === 'ashtakoota' ? countedKootas(kootas) : countedPorutham(one, other, rules.school, bride);
  const mangal = manglikMatchOf(one, other);
  const { factors, exceptions, settings, ...totals } = counted;
  const { compatibilityLevel, compatibilityLevelWithExceptions } = totals;
  return {
    mode: 'pair',
    system: rules.system,
    ...totals,
    percentage: percentOf(totals.totalScore, totals.maxScore),
    recommendation: recommendationOf(compatibilityLevel, compatibilityLevelWithExceptions, mangal.compatible),
    factors,
    mangalDosha: mangalOfPair(mangal, rules.pair),
    mangalDoshaCheck: mangal.compatible,
    exceptions,
    person1: personOf(kootas.person1),
    person2: personOf(kootas.person2),
    roles: rules.pair.roles,
    profile: null,
    settings,
    ...groundOf([first, second]),
  };
}

/** What one person alone is told: the same members, those of a pair being null, and the table of all partners. */
export function matchProfileRecord(chart: Chart, rules: Rules): Readonly<Record<string, unknown>> {
  const kundli = kundliOf(chart);
  const { roles } = rules.pair;
  const { maxScore, cutoffs, settings, ...profile } = profileTable(kundli, rules, roles.bride);
  return {
    mode: 'profile',
    system: rules.system,
    totalScore: null,
    totalScoreWithExceptions: null,
    totalScoreSwapped: null,
    maxScore,
    compatibilityLevel: null,
    compatibilityLevelWithExceptions: null,
    cutoffs,
    percentage: null,
    recommendation: 'One person was given: the table tells how every Moon that a partner can have would match.',
    factors: [],
    mangalDosha: mangalOfOne(kundli, rules.pair),
    mangalDoshaCheck: null,
    exceptions: [],
    person1: personOf(ownKootas(kundli, rules)),
    person2: null,
    roles,
    profile,
    settings,
    ...groundOf([chart]),
  };
}

function percentOf(score: number, maxScore: number): number {
  return Math.round((score / maxScore) * 10_000) / 100;
}

function countedKootas(match: Ashtakoota): Counted {
  return {
    totalScore: match.totalScore,
    totalScoreWithExceptions: match.totalScoreWithExceptions,
    totalScoreSwapped: match.totalScoreSwapped,
    maxScore: match.maxScore,
    compatibilityLevel: match.compatibilityLevel,
    compatibilityLevelWithExceptions: match.compatibilityLevelWithExceptions,
    cutoffs: COMPATIBILITY_CUTOFFS,
    factors: match.factors.map(({ exception, sources, ...factor }) => ({
      ...factor,
      description: KOOTA_WORDS[factor.name],
      ...(exception === null ? {} : { exception }),
      source: sources[0],
    })),
    exceptions: match.exceptions.map(({ id, value: { koota, from, to }, because, sources, classification }) => ({
      id,
      factor: koota,
      from,
      to,
      because,
      source: sources[0],
      sources,
      classification,
    })),
    settings: match.settings,
  };
}

/** What a person is in each koota that needs no other: all but tara, which is counted from the partner's star. */
function ownKootas({ grahas: { Moon } }: Kundli, { preset }: Rules): Person {
  const { koot, ...person } = ashtakootaOf(Moon, Moon, { preset }).person1;
  const { tara: _, ...own } = koot;
  return { ...person, koot: own };
}

type Person = Omit<MatchPerson, 'koot'> & { readonly koot: Readonly<Record<string, string>> };

function personOf({ moonSign, sign, nakshatra, nakshatraName, pada, koot }: Person): unknown {
  return { moonSign, moonSignNumber: sign, nakshatra: nakshatraName, nakshatraNumber: nakshatra, pada, koot };
}

function mangalOf(found: MangalDosha): Readonly<Record<string, unknown>> {
  const { presentFrom, remainsFrom, severity, severityAfterCancellations, cancellations } = found;
  return {
    present: presentFrom.length > 0,
    from: presentFrom,
    severity,
    severityAfterCancellations,
    remains: remainsFrom.length > 0,
    description: mangalWords(found),
    exceptions: cancellations.map(lifted),
  };
}

function mangalOfPair(match: ManglikMatch, pair: Rules['pair']): Readonly<Record<string, unknown>> {
  const both = { person1: mangalOf(match.person1), person2: mangalOf(match.person2) };
  return {
    ...both,
    ...copies(pair, both),
    compatible: match.compatible,
    verdict: match.verdict,
    exceptions: match.cancellations.map((each) => ({ ...lifted(each), person: each.value.person })),
  };
}

function mangalOfOne(kundli: Kundli, pair: Rules['pair']): Readonly<Record<string, unknown>> {
  const one = { person1: mangalOf(mangalDoshaOf(kundli)), person2: null };
  return { ...one, ...copies(pair, one), compatible: null, verdict: null, exceptions: [] };
}

/** The same under `male` and `female`, for callers who used these names. */
function copies(
  { first, second }: Rules['pair'],
  told: { readonly [P in PersonKey]: unknown },
): Readonly<Record<string, unknown>> {
  const named = (path: string | undefined): path is string => path === 'male' || path === 'female';
  return {
    ...(named(first.path) && { [first.path]: told.person1 }),
    ...(named(second?.path) && { [second?.path as string]: told.person2 }),
  };
}

/** What the charts were cast with, and what had to be decided on the way, by person. */
function groundOf(charts: readonly Chart[]): Readonly<Record<string, unknown>> {
  const { ayanamsa, nodeType, ephemeris, rulesEdition, engineVersion } = (charts[0] as Chart).calculation;
  return {
    calculation: {
      ayanamsa: ayanamsa === null ? null : publishedAyanamsa(ayanamsa),
      nodeType,
      ephemeris,
      rulesEdition,
      engineVersion,
    },
    warnings: charts.flatMap(({ warnings }, i) =>
      warnings.map((warning) => ({ ...warning, person: `person${i + 1}` })),
    ),
  };
}
