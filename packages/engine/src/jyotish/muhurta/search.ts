/**
 * When is a good time for something? A walk through the days of a span: what passes every gate becomes windows, each with the findings that
 * make its score; what does not is named with its reason. For those who choose a day for a wedding, and for programs that want to know why.
 *
 * A window is a stretch of one solar day on which tithi, star, lagna and every finding stand still. The walk is a generator: it yields
 * after each day and may be left at any of them, without clock or promise; what it had yielded is then a beginning of the whole.
 */

import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { jdTtOfUt, type LocalClock } from '../../time/local-clock.ts';
import { type SolarDay, varaOf } from '../day/index.ts';
import type { DayBook } from '../panchang/day-book.ts';
import { BadTimes, type MuhurtaBadTime } from './bad-times.ts';
import { dayTracks, hourTracks } from './day-tracks.ts';
import { findingsOf } from './findings.ts';
import { MUHURTA_GATES, type MuhurtaGate } from './gates.ts';
import { judged } from './judge.ts';
import { A_MOMENT_DAYS, bookOf } from './moment.ts';
import type { PurposeId } from './purpose.ts';
import { SCORING_NAME } from './scoring.ts';
import {
  type Asked,
  type MuhurtaOptions,
  type MuhurtaQuery,
  type MuhurtaSettings,
  readQuery,
} from './search-settings.ts';
import { slowTracks } from './slow-tracks.ts';
import { blankState, type MuhurtaState } from './state.ts';
import { type Track, walk } from './tracks.ts';
import { addPiece, bestOf, type MuhurtaWindow, type Piece, pieceOf, windowOf } from './window.ts';

/** What one day of the search came to. */
export interface MuhurtaProgress {
  /** Days done, and in all. */
  readonly done: number;
  readonly total: number;
  /** The date on which the day began, `2026-02-08`. */
  readonly date: string;
  /** The day's windows, in the order of time. */
  readonly windows: readonly MuhurtaWindow[];
}

export interface MuhurtaResult {
  readonly purpose: PurposeId;
  readonly scoring: typeof SCORING_NAME;
  readonly settings: MuhurtaSettings;
  /** In the order of time. */
  readonly windows: readonly MuhurtaWindow[];
  /** In the order of their beginnings. Gates of hours are listed for days that the limbs leave open. */
  readonly badTimes: readonly MuhurtaBadTime[];
  /** The window with the highest score, the longest among equals, then the first; null when there is none. */
  readonly bestTime: MuhurtaWindow | null;
}

/** The whole search at once. Arguments and errors as `muhurtaSearch`. */
export function findMuhurtas(
  zodiac: ZodiacSky,
  clock: LocalClock,
  query: MuhurtaQuery,
  options: MuhurtaOptions = {},
): MuhurtaResult {
  const search = muhurtaSearch(zodiac, clock, query, options);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

/**
 * The search day by day: yields what each day came to, and returns the whole.
 *
 * @param zodiac   whose signs and stars
 * @param clock    whose place and dates
 * @param query    purpose, span, and for whom
 * @throws  EngineError INVALID_OPTION with the field, before the first day; OUT_OF_SPAN where the ephemeris ends
 */
export function muhurtaSearch(
  zodiac: ZodiacSky,
  clock: LocalClock,
  query: MuhurtaQuery,
  options: MuhurtaOptions = {},
): Generator<MuhurtaProgress, MuhurtaResult, void> {
  // Read here and not in the generator, so that a faulty question is refused when it is put.
  return daysOf(zodiac, clock, readQuery(query, options));
}

function* daysOf(zodiac: ZodiacSky, clock: LocalClock, asked: Asked): Generator<MuhurtaProgress, MuhurtaResult, void> {
  const { settings, purpose } = asked;
  const book = bookOf(zodiac, clock, settings);
  const from = jdTtOfUt(asked.fromJdUt);
  const until = jdTtOfUt(asked.untilJdUt);
  const state = blankState();
  const gates = MUHURTA_GATES.filter(({ applies }) => applies(asked));
  const slow = slowTracks(book, asked, state, from, until);
  const bad = settings.badTimes ? new BadTimes(clock) : null;
  const windows: MuhurtaWindow[] = [];
  const total = Math.ceil(until - from);
  for (let start = from; start < until; ) {
    const { dayNumber, day } = book.days.at(start);
    const end = Math.min(until, day.nextSunriseJdTt);
    // Where the Sun does not rise a day may end within a breath of where it was asked for: the next begins a breath later.
    if (end < start + A_MOMENT_DAYS) {
      start += A_MOMENT_DAYS;
      continue;
    }
    state.vara = varaOf(dayNumber);
    const found = windowsOfDay({ book, asked, state, gates, slow, bad, dayNumber, day, from: start, until: end });
    windows.push(...found);
    yield {
      done: Math.min(total, Math.ceil(end - from)),
      total,
      date: clock.dateText(clock.midnight(dayNumber) + 0.5),
      windows: found,
    };
    start = end;
  }
  return {
    purpose: purpose.id,
    scoring: SCORING_NAME,
    settings,
    windows,
    badTimes: bad?.list() ?? [],
    bestTime: bestOf(windows),
  };
}

interface DaySearch {
  readonly book: DayBook;
  readonly asked: Asked;
  readonly state: MuhurtaState;
  readonly gates: readonly MuhurtaGate[];
  readonly slow: readonly Track[];
  /** Null where nobody asked what is shut out. */
  readonly bad: BadTimes | null;
  readonly dayNumber: number;
  readonly day: SolarDay;
  readonly from: number;
  readonly until: number;
}

/** A length that was asked for to the minute is not refused for a millisecond. */
const SLACK_DAYS = 1e-8;

function windowsOfDay(search: DaySearch): readonly MuhurtaWindow[] {
  const { book, asked, state, gates, slow, bad, dayNumber, day, from, until } = search;
  if (isShutBySeason(search)) return [];
  const daily = [...slow, ...dayTracks(book, state, day)];
  const [ofDay, ofHour] = [gates.filter((gate) => !gate.isHourly), gates.filter((gate) => gate.isHourly)];
  // First by limbs and seasons alone: most days end here, without a look at hours and lagnas.
  const runs: [number, number][] = [];
  walk(daily, from, until, (start, end) => {
    const { shut } = judged(ofDay, state, asked);
    for (const { gate, because } of shut) bad?.add(gate.id, because, start, end);
    if (shut.length > 0) return;
    const last = runs[runs.length - 1];
    if (last !== undefined && last[1] === start) last[1] = end;
    else runs.push([start, end]);
  });
  const [first, last] = [runs[0], runs[runs.length - 1]];
  if (first === undefined || last === undefined) return [];
  const rows = [...daily, ...hourTracks(book, asked, state, { dayNumber, day, from: first[0], until: last[1] })];
  const pieces: Piece[] = [];
  for (const [runFrom, runUntil] of runs)
    walk(rows, runFrom, runUntil, (start, end) => {
      const { shut } = judged(ofHour, state, asked);
      for (const { gate, because } of shut) bad?.add(gate.id, because, start, end);
      if (shut.length > 0) return;
      const { passed } = judged(gates, state, asked);
      addPiece(pieces, pieceOf(state, findingsOf(state, asked, passed), start, end));
    });
  const minDays = asked.settings.minMinutes / 1440;
  return pieces
    .filter((piece) => piece.end - piece.start >= minDays - SLACK_DAYS)
    .map((piece) => windowOf(book, asked, piece));
}

/**
 * Whether month, weekday or a combustion shuts the whole day, so that nothing in it need be looked at: of a wedding's days three of four. Where what is shut
 * out is listed, every reason counts, and the day is gone through all the same.
 */
function isShutBySeason({ asked, state, gates, slow, bad, from, until }: DaySearch): boolean {
  if (bad !== null) return false;
  const ofSeason = gates.filter((gate) => gate.isOfSeason);
  let isShut = true;
  walk(slow, from, until, () => {
    if (isShut) isShut = judged(ofSeason, state, asked).shut.length > 0;
  });
  return isShut;
}
