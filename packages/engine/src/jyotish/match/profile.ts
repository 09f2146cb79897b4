/** One person alone: how every possible partner's Moon would match, and the ten that would match best. */

import { NAKSHATRAS } from '../../chart/zodiac.ts';
import { reckonMatch } from './ashtakoota.ts';
import { type MatchMoon, moonState } from './moon.ts';
import { type AshtakootaOptions, type AshtakootaSettings, type PersonKey, settleAshtakoota } from './settings.ts';

/** A partner's Moon. */
export interface ProfileRow {
  /** 1 … 27, and its name. */
  readonly nakshatra: number;
  readonly nakshatraName: string;
  /** 1 … 4. */
  readonly pada: number;
  /** Base points of 36. */
  readonly totalScore: number;
  readonly totalScoreWithExceptions: number;
}

export interface MatchProfile {
  readonly mode: 'profile';
  readonly system: 'ashtakoota';
  /** The person is `person1`. */
  readonly roles: { readonly bride: PersonKey; readonly groom: PersonKey };
  readonly maxScore: 36;
  /** 108 rows, from Ashwini 1 to Revati 4. Where a pada is cut by the middle of its sign, the half in which it begins is meant. */
  readonly table: readonly ProfileRow[];
  /** Ten by base points; equals in the order of the table. */
  readonly best: readonly ProfileRow[];
  readonly settings: AshtakootaSettings;
}

const BEST = 10;

/**
 * Matches one Moon with all 27 × 4.
 *
 * @param person  the Moon of the one there is; the groom, unless `bride` says `person1`
 * @throws  EngineError INVALID_OPTION as `ashtakootaOf`
 */
export function profileOf(person: MatchMoon, options: AshtakootaOptions = {}): MatchProfile {
  const settings = settleAshtakoota(options);
  const own = moonState('person1', person);
  const isBride = settings.bride === 'person1';
  const table: ProfileRow[] = [];
  for (let nakshatra = 1; nakshatra <= 27; nakshatra++) {
    for (let pada = 1; pada <= 4; pada++) {
      const other = moonState('partner', { nakshatra, pada });
      const { total, totalWithExceptions } = isBride
        ? reckonMatch(other, own, settings)
        : reckonMatch(own, other, settings);
      table.push({
        nakshatra,
        nakshatraName: NAKSHATRAS[nakshatra - 1] as string,
        pada,
        totalScore: total,
        totalScoreWithExceptions: totalWithExceptions,
      });
    }
  }
  return {
    mode: 'profile',
    system: 'ashtakoota',
    roles: { bride: settings.bride, groom: isBride ? 'person2' : 'person1' },
    maxScore: 36,
    table,
    // Sorting is stable, so equals stay in the order of the table.
    best: [...table].sort((a, b) => b.totalScore - a.totalScore).slice(0, BEST),
    settings,
  };
}
