/** Windows: the stretches that a search finds, and the records they become. */

import { NAKSHATRAS } from '../../chart/zodiac.ts';
import type { DayBook } from '../panchang/day-book.ts';
import { karanaOf, type Paksha, TITHIS, VARAS, YOGAS } from '../panchang/limb-tables.ts';
import { type MuhurtaContribution, scoreOf } from './findings.ts';
import { lagnaStretches } from './lagna.ts';
import type { NavamshaSpan } from './lagna-spans.ts';
import { type TimedSpan, timedSpan } from './quality.ts';
import { gradeOf, type MuhurtaGrade } from './scoring.ts';
import type { Asked } from './search-settings.ts';
import type { MuhurtaState } from './state.ts';

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

/** A stretch on which everything that counts stands still. */
export interface Piece {
  readonly key: string;
  readonly start: number;
  end: number;
  contributions: readonly MuhurtaContribution[];
  readonly at: Pick<MuhurtaState, 'vara' | 'tithi' | 'nakshatra' | 'yoga' | 'karana' | 'moonSign' | 'lagna'>;
}

/** The piece of a state. */
export function pieceOf(
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
export function addPiece(pieces: Piece[], piece: Piece): void {
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

/** The record of a piece. */
export function windowOf(book: DayBook, asked: Asked, { start, end, contributions, at }: Piece): MuhurtaWindow {
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

/** The highest score, the longest among equals, then the first. */
export function bestOf(windows: readonly MuhurtaWindow[]): MuhurtaWindow | null {
  let best: MuhurtaWindow | null = null;
  for (const window of windows)
    if (best === null || window.score > best.score || (window.score === best.score && window.minutes > best.minutes))
      best = window;
  return best;
}
