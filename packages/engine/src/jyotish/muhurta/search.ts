/**
 * When is a good time for something? A walk through the days of a span: what passes every gate becomes windows, each with the findings that make its score; what does
 * not is named with its reason. For those who choose a day for a wedding, and for programs that want to know why.
 *
 * A window is a stretch of one solar day on which tithi, star, lagna and every finding stand still. The walk is a generator: it yields after each day and may be left
 * at any of them, without clock or promise; what it had yielded is then a beginning of the whole.
 */

import { NAKSHATRAS } from '../../chart/zodiac.ts';
import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import type { Cell } from '../../fact.ts';
import { jdTtOfUt, type LocalClock } from '../../time/local-clock.ts';
import { varaOf } from '../day/index.ts';
import { DayBook } from '../panchang/day-book.ts';
import { karanaOf, type Paksha, TITHIS, VARAS, YOGAS } from '../panchang/limb-tables.ts';
import { findingsOf, type MuhurtaContribution, scoreOf } from './findings.ts';
import { MUHURTA_GATES, type MuhurtaGate, type MuhurtaGateId } from './gates.ts';
import { lagnaStretches } from './lagna.ts';
import type { NavamshaSpan } from './lagna-spans.ts';
import type { PurposeId } from './purpose.ts';
import { type TimedSpan, timedSpan } from './quality.ts';
import { gradeOf, type MuhurtaGrade, SCORING_NAME } from './scoring.ts';
import {
  type Asked,
  type MuhurtaOptions,
  type MuhurtaQuery,
  type MuhurtaSettings,
  readQuery,
} from './search-settings.ts';
import { blankState, type MuhurtaState } from './state.ts';
import { dayTracks, hourTracks, slowTracks, type Track, walk } from './tracks.ts';

/** A good time. */
export interface MuhurtaWindow extends TimedSpan {
  readonly minutes: number;
  /** 0 … 100: the sum of the contributions. */
  readonly score: number;
  readonly grade: MuhurtaGrade;
  readonly contributions: readonly MuhurtaContribution[];
  /** 0 Sunday … 6 Saturday. */
  readonly vara: { readonly index: number; readonly name: string };
  readonly tithi: { readonly index: number; readonly name: string; readonly paksha: Paksha };
  readonly nakshatra: { readonly index: number; readonly name: string };
  /** At the beginning of the window. */
  readonly yoga: { readonly index: number; readonly name: string };
  readonly karana: { readonly index: number; readonly name: string };
  /** 1 … 12. */
  readonly moonSign: number;
  /** The rising sign, 1 … 12; null where the day is not cut by it. */
  readonly lagna: number | null;
  /** Navamshas that rise meanwhile; none where they were not asked for, or there is no lagna. */
  readonly navamshas: readonly NavamshaSpan[];
}

/** A time that is shut out, and by what. */
export interface MuhurtaBadTime extends TimedSpan {
  readonly reason: MuhurtaGateId;
  readonly because: readonly Cell[];
}

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
  const bad = new BadTimes(clock);
  const windows: MuhurtaWindow[] = [];
  const total = Math.ceil(until - from);
  let done = 0;
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
    done = Math.min(total, done + 1);
    yield { done, total: Math.max(total, done), date: clock.dateText(clock.midnight(dayNumber) + 0.5), windows: found };
    start = end;
  }
  return {
    purpose: purpose.id,
    scoring: SCORING_NAME,
    settings,
    windows,
    badTimes: settings.badTimes ? bad.list() : [],
    bestTime: bestOf(windows),
  };
}

/** What stands at one instant: which gates are shut, and what it would score. */
export interface MuhurtaMoment {
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
    ...hourTracks(book, asked, state, dayNumber, day, at, at + A_MOMENT_DAYS),
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
      isAllowed: shut.length === 0,
      shut: shut.map(({ gate, because }) => ({ reason: gate.id, because })),
      score: shut.length > 0 ? null : scoreOf(contributions),
      contributions,
    };
  });
  return moment as unknown as MuhurtaMoment;
}

/** A tenth of a second: the least that is walked through. */
const A_MOMENT_DAYS = 1e-6;

function bookOf(zodiac: ZodiacSky, clock: LocalClock, { sunrise, air, adhikaInPurnimanta }: MuhurtaSettings): DayBook {
  return new DayBook(zodiac, clock, { sunrise, air, adhikaInPurnimanta });
}

interface Judged {
  readonly gate: MuhurtaGate;
  readonly because: readonly Cell[];
}

/** Which gates are shut at a state, and which a lenient search lets pass. */
function judged(
  gates: readonly MuhurtaGate[],
  state: MuhurtaState,
  asked: Asked,
): { shut: Judged[]; passed: Judged[] } {
  const shut: Judged[] = [];
  const passed: Judged[] = [];
  const isLenient = asked.settings.strictness === 'lenient';
  for (const gate of gates) {
    const because = gate.shutBy(state, asked);
    if (because !== null) (isLenient && gate.isListed ? passed : shut).push({ gate, because });
  }
  return { shut, passed };
}

interface DaySearch {
  readonly book: DayBook;
  readonly asked: Asked;
  readonly state: MuhurtaState;
  readonly gates: readonly MuhurtaGate[];
  readonly slow: readonly Track[];
  readonly bad: BadTimes;
  readonly dayNumber: number;
  readonly day: Parameters<typeof dayTracks>[2];
  readonly from: number;
  readonly until: number;
}

function windowsOfDay(search: DaySearch): readonly MuhurtaWindow[] {
  const { book, asked, state, gates, slow, bad, dayNumber, day, from, until } = search;
  const daily = [...slow, ...dayTracks(book, state, day)];
  const [ofDay, ofHour] = [gates.filter((gate) => !gate.isHourly), gates.filter((gate) => gate.isHourly)];
  // First by limbs and seasons alone: most days end here, without a look at hours and lagnas.
  const runs: [number, number][] = [];
  walk(daily, from, until, (start, end) => {
    const { shut } = judged(ofDay, state, asked);
    for (const { gate, because } of shut) bad.add(gate.id, because, start, end);
    if (shut.length > 0) return;
    const last = runs[runs.length - 1];
    if (last !== undefined && last[1] === start) last[1] = end;
    else runs.push([start, end]);
  });
  const [first, last] = [runs[0], runs[runs.length - 1]];
  if (first === undefined || last === undefined) return [];
  const rows = [...daily, ...hourTracks(book, asked, state, dayNumber, day, first[0], last[1])];
  const pieces: Piece[] = [];
  for (const [runFrom, runUntil] of runs)
    walk(rows, runFrom, runUntil, (start, end) => {
      const { shut } = judged(ofHour, state, asked);
      for (const { gate, because } of shut) bad.add(gate.id, because, start, end);
      if (shut.length > 0) return;
      const { passed } = judged(gates, state, asked);
      add(pieces, pieceOf(state, findingsOf(state, asked, passed), start, end));
    });
  const minDays = asked.settings.minMinutes / 1440;
  return pieces
    .filter((piece) => piece.end - piece.start >= minDays - SLACK_DAYS)
    .map((piece) => windowOf(book, asked, piece));
}

/** A stretch on which everything that counts stands still. */
interface Piece {
  readonly key: string;
  readonly start: number;
  end: number;
  contributions: readonly MuhurtaContribution[];
  readonly at: Pick<MuhurtaState, 'vara' | 'tithi' | 'nakshatra' | 'yoga' | 'karana' | 'moonSign' | 'lagna'>;
}

/** A length that was asked for to the minute is not refused for a millisecond. */
const SLACK_DAYS = 1e-8;

function pieceOf(
  state: MuhurtaState,
  contributions: readonly MuhurtaContribution[],
  start: number,
  end: number,
): Piece {
  const { vara, tithi, nakshatra, yoga, karana, moonSign, lagna } = state;
  let key = `${tithi} ${nakshatra} ${moonSign} ${lagna}`;
  for (const { id, value } of contributions) key += ` ${id} ${value}`;
  return { key, start, end, contributions, at: { vara, tithi, nakshatra, yoga, karana, moonSign, lagna } };
}

/** Adds a piece, to the one before where nothing that counts has changed; cells of both are then kept. */
function add(pieces: Piece[], piece: Piece): void {
  const last = pieces[pieces.length - 1];
  if (last === undefined || last.end !== piece.start || last.key !== piece.key) {
    pieces.push(piece);
    return;
  }
  last.end = piece.end;
  last.contributions = last.contributions.map((one, i) => {
    const more = (piece.contributions[i] as MuhurtaContribution).because.filter((what) => !one.because.includes(what));
    return more.length === 0 ? one : { ...one, because: [...one.because, ...more] };
  });
}

function windowOf(book: DayBook, asked: Asked, { start, end, contributions, at }: Piece): MuhurtaWindow {
  const { clock, zodiac } = book;
  const score = scoreOf(contributions);
  const tithi = TITHIS[at.tithi - 1] as (typeof TITHIS)[number];
  const isRising = at.lagna > 0 && asked.settings.navamshas;
  return {
    ...timedSpan(start, end, clock),
    minutes: Math.round((end - start) * 14400) / 10,
    score,
    grade: gradeOf(score),
    contributions,
    vara: { index: at.vara, name: VARAS[at.vara]?.english as string },
    tithi: { index: tithi.index, name: tithi.name, paksha: tithi.paksha },
    nakshatra: { index: at.nakshatra, name: NAKSHATRAS[at.nakshatra - 1] as string },
    yoga: { index: at.yoga, name: YOGAS[at.yoga - 1]?.name as string },
    karana: { index: at.karana, name: karanaOf(at.karana).name },
    moonSign: at.moonSign,
    lagna: at.lagna > 0 ? at.lagna : null,
    navamshas: isRising
      ? lagnaStretches(zodiac, clock.place, start, end, 108).map(({ value, startJdTt, endJdTt }) => {
          const sign = ((value - 1) % 12) + 1;
          return { sign, isVargottama: sign === at.lagna, ...timedSpan(startJdTt, endJdTt, clock) };
        })
      : [],
  };
}

function bestOf(windows: readonly MuhurtaWindow[]): MuhurtaWindow | null {
  let best: MuhurtaWindow | null = null;
  for (const window of windows)
    if (best === null || window.score > best.score || (window.score === best.score && window.minutes > best.minutes))
      best = window;
  return best;
}

/** Times shut out, gathered gate by gate; what follows on is one. */
class BadTimes {
  readonly #clock: LocalClock;
  readonly #open = new Map<MuhurtaGateId, { key: string; because: readonly Cell[]; start: number; end: number }>();
  readonly #closed: { reason: MuhurtaGateId; because: readonly Cell[]; start: number; end: number }[] = [];

  constructor(clock: LocalClock) {
    this.#clock = clock;
  }

  add(reason: MuhurtaGateId, because: readonly Cell[], start: number, end: number): void {
    const key = because.join();
    const open = this.#open.get(reason);
    if (open !== undefined && open.end === start && open.key === key) {
      open.end = end;
      return;
    }
    if (open !== undefined) this.#closed.push({ reason, because: open.because, start: open.start, end: open.end });
    this.#open.set(reason, { key, because, start, end });
  }

  list(): readonly MuhurtaBadTime[] {
    const all = [...this.#closed];
    for (const [reason, { because, start, end }] of this.#open) all.push({ reason, because, start, end });
    return all
      .sort((a, b) => a.start - b.start || a.end - b.end)
      .map(({ reason, because, start, end }) => ({ ...timedSpan(start, end, this.#clock), reason, because }));
  }
}
