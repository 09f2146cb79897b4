/** One instant looked at as a search would look at it: for whoever has a time already and wants to know what is said of it. */

import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import type { Cell } from '../../fact.ts';
import { jdTtOfUt, type LocalClock } from '../../time/local-clock.ts';
import { varaOf } from '../day/index.ts';
import { DayBook } from '../panchang/day-book.ts';
import { dayTracks, hourTracks } from './day-tracks.ts';
import { findingsOf, type MuhurtaContribution, scoreOf } from './findings.ts';
import { MUHURTA_GATES, type MuhurtaGateId } from './gates.ts';
import { judged } from './judge.ts';
import type { PurposeId } from './purpose.ts';
import { type MuhurtaOptions, type MuhurtaQuery, type MuhurtaSettings, readQuery } from './search-settings.ts';
import { slowTracks } from './slow-tracks.ts';
import { blankState } from './state.ts';
import { walk } from './tracks.ts';

/** What stands at one instant: which gates are shut, and what it would score. */
export interface MuhurtaMoment {
  readonly purpose: PurposeId;
  readonly settings: MuhurtaSettings;
  readonly isAllowed: boolean;
  readonly shut: readonly { readonly reason: MuhurtaGateId; readonly because: readonly Cell[] }[];
  /** Null where a gate is shut. */
  readonly score: number | null;
  readonly contributions: readonly MuhurtaContribution[];
}

/**
 * One instant looked at as a search would: for whoever has a time already and wants to know what is said of it.
 *
 * @param query  its span is not read
 * @throws  EngineError as `muhurtaSearch`
 */
export function muhurtaAt(
  zodiac: ZodiacSky,
  clock: LocalClock,
  jdUt: number,
  query: Omit<MuhurtaQuery, 'fromJdUt' | 'untilJdUt'>,
  options: MuhurtaOptions = {},
): MuhurtaMoment {
  const asked = readQuery({ ...query, fromJdUt: jdUt, untilJdUt: jdUt + A_MOMENT_DAYS }, options);
  const book = bookOf(zodiac, clock, asked.settings);
  const at = jdTtOfUt(jdUt);
  const state = blankState();
  const { dayNumber, day } = book.days.at(at);
  state.vara = varaOf(dayNumber);
  const tracks = [
    ...slowTracks(book, asked, state, at, at + A_MOMENT_DAYS),
    ...dayTracks(book, state, day),
    ...hourTracks(book, asked, state, { dayNumber, day, from: at, until: at + A_MOMENT_DAYS }),
  ];
  let moment: MuhurtaMoment | null = null;
  walk(tracks, at, at + A_MOMENT_DAYS, () => {
    if (moment !== null) return;
    const { shut, passed } = judged(
      MUHURTA_GATES.filter(({ applies }) => applies(asked)),
      state,
      asked,
    );
    const contributions = shut.length > 0 ? [] : findingsOf(state, asked, passed);
    moment = {
      purpose: asked.purpose.id,
      settings: asked.settings,
      isAllowed: shut.length === 0,
      shut: shut.map(({ gate, because }) => ({ reason: gate.id, because })),
      score: shut.length > 0 ? null : scoreOf(contributions),
      contributions,
    };
  });
  return moment as unknown as MuhurtaMoment;
}

/** A tenth of a second: the least that is walked through. */
export const A_MOMENT_DAYS = 1e-6;

/** A book of the days of a search. */
export function bookOf(
  zodiac: ZodiacSky,
  clock: LocalClock,
  { sunrise, air, adhikaInPurnimanta }: MuhurtaSettings,
): DayBook {
  return new DayBook(zodiac, clock, { sunrise, air, adhikaInPurnimanta });
}
