/** One person alone: how each of the 27 × 4 quarters in which a partner's Moon can stand would match, and the ten that match best. */

import { NAKSHATRAS } from '@khagol/engine/chart';
import {
  COMPATIBILITY_CUTOFFS,
  type Kundli,
  type PersonKey,
  type PoruthamSchool,
  type ProfileRow,
  poruthamOf,
  profileOf,
} from '@khagol/engine/jyotish';
import type { CompatibilityInput } from './compatibility-input.ts';
import { PORUTHAM_CUTOFFS } from './compatibility-words.ts';

interface Profile {
  readonly table: readonly unknown[];
  readonly best: readonly unknown[];
  readonly maxScore: number;
  readonly cutoffs: Readonly<Record<string, number>>;
  readonly settings: unknown;
}

const BEST = 10;

/** @param bride  who of the two the bride is; the person is `person1` */
export function profileTable(
  { grahas: { Moon } }: Kundli,
  { system, preset, school }: Pick<CompatibilityInput, 'system' | 'preset' | 'school'>,
  bride: PersonKey,
): Profile {
  if (system === 'ashtakoota') {
    const { table, best, maxScore, settings } = profileOf(Moon, { preset, bride });
    return { table: table.map(rowOf), best: best.map(rowOf), maxScore, cutoffs: COMPATIBILITY_CUTOFFS, settings };
  }
  return poruthamTable(Moon, school, bride);
}

function rowOf({ nakshatra, nakshatraName, pada, totalScore, totalScoreWithExceptions }: ProfileRow): unknown {
  return { nakshatra: nakshatraName, nakshatraNumber: nakshatra, pada, totalScore, totalScoreWithExceptions };
}

function poruthamTable(moon: Kundli['grahas']['Moon'], school: PoruthamSchool, bride: PersonKey): Profile {
  const table = Array.from({ length: NAKSHATRAS.length * 4 }, (_, i) => {
    const [nakshatra, pada] = [Math.floor(i / 4) + 1, (i % 4) + 1];
    const { presentCount, exceptions, poruthams } = poruthamOf(moon, { nakshatra, pada }, { school, bride });
    const overlooked = exceptions.filter(({ value }) => poruthams.some(({ name }) => name === value.porutham)).length;
    return rowOf({
      nakshatra,
      nakshatraName: NAKSHATRAS[nakshatra - 1] as string,
      pada,
      totalScore: presentCount,
      totalScoreWithExceptions: presentCount + overlooked,
    }) as { readonly totalScore: number };
  });
  const { maxCount, settings } = poruthamOf(moon, moon, { school, bride });
  return {
    table,
    // Sorting is stable, so equals stay in the order of the table.
    best: [...table].sort((a, b) => b.totalScore - a.totalScore).slice(0, BEST),
    maxScore: maxCount,
    cutoffs: PORUTHAM_CUTOFFS,
    settings,
  };
}
