/**
 * Periods within periods, for every dasha: which lord or sign runs from when to when, down to six levels. Only what is asked for is
 * worked out; a whole tree of six levels would have half a million spans.
 *
 * Spans tile: the end of each is the very number at which the next begins, and the last of a family ends with its parent. A span is
 * half-open, `startJdUt ≤ t < endJdUt`; one of no length (a sign whose lord gives no years) stands in its place and never runs.
 */

import { wholeIn } from '../../choice.ts';
import { assert } from '../../errors.ts';
import type { Fact } from '../../fact.ts';
import { readList, readRecord, refusal } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd } from '../../span.ts';
import { readClock } from '../../time/local-clock.ts';
import type { Graha } from '../graha/kundli.ts';
import { balanceYears, roundedYears, writePartEdges, writeRootEdges } from './edges.ts';
import {
  DASHA_LEVELS,
  type DashaBalance,
  type DashaNode,
  type DashaPlan,
  type DashaRecord,
  type DashaSettings,
  type DashaSpan,
} from './plan.ts';

/** Spans that tile their parent: whose each is, and the edges between them. */
interface Family {
  readonly seats: readonly number[];
  readonly edges: readonly number[];
}

/** One dasha of one birth. Its methods answer with plain spans; `record` is the whole as data. */
export class Dasha {
  /** Kebab-case, such as `vimshottari`. */
  readonly system: string;
  readonly birthJdUt: number;
  readonly settings: DashaSettings;
  readonly facts: readonly Fact[];
  readonly sources: readonly SourceKey[];
  /** How many levels there are: 6, or fewer for a dasha whose texts divide no further. */
  readonly levels: number;
  readonly balance: DashaBalance | null;
  readonly #plan: DashaPlan;
  readonly #rootEdges: readonly number[];
  #rootSpans: readonly DashaSpan[] | null = null;

  /** Systems make their dashas; callers get them from `vimshottariOf` and its kin. */
  constructor(plan: DashaPlan) {
    if (plan.clock !== undefined) readClock('clock', plan.clock);
    this.#plan = plan;
    this.system = plan.system;
    this.birthJdUt = plan.birthJdUt;
    this.settings = plan.settings;
    this.facts = plan.facts;
    this.sources = plan.sources;
    this.levels = plan.partsOf === null ? 1 : (plan.levels ?? DASHA_LEVELS.length);
    assert(plan.seats.length === plan.years.length, 'as many years as mahadashas');
    const edges = new Array<number>(plan.years.length + 1);
    writeRootEdges(plan.years, plan.elapsedYears, plan.year, edges);
    this.#rootEdges = edges;
    this.balance = this.#balance();
  }

  /**
   * Mahadashas, or the parts of one span, found by its path.
   *
   * @param path  counts from 0, level by level: `[]` mahadashas, `[2]` antardashas of the third, `[2, 0]` pratyantars of its first
   * @throws  EngineError INVALID_OPTION for a path that leads nowhere
   */
  spans(path: readonly number[] = []): readonly DashaSpan[] {
    let spans = this.#roots;
    for (const [depth, at] of readList('path', path, 'a list of counts from 0').entries()) {
      spans = this.children(spans[wholeIn(`path[${depth}]`, at, 0, spans.length - 1)] as DashaSpan);
    }
    return spans;
  }

  /**
   * The parts of a span of this dasha, also of one that was stored as JSON.
   *
   * @returns empty at the deepest level
   * @throws  EngineError INVALID_OPTION for something that is no span
   */
  children(span: DashaSpan): readonly DashaSpan[] {
    const { level, seat, startJdUt, endJdUt } = readRecord(
      'span',
      span,
      'a span of this dasha',
    ) as unknown as DashaSpan;
    wholeIn('span.level', level, 1, DASHA_LEVELS.length);
    wholeIn('span.seat', seat, 0, (this.#plan.lords ?? this.#plan.signs ?? []).length - 1);
    if (!Number.isFinite(startJdUt) || !(endJdUt >= startJdUt)) {
      throw refusal(
        'INVALID_OPTION',
        'span',
        'a span of this dasha',
        'A span ends at or after its start, in Julian dates.',
      );
    }
    return level >= this.levels ? NONE : this.#parts(span);
  }

  /**
   * What runs at an instant: the mahadasha, its antardasha, and so on.
   *
   * @param jdUt    civil Julian date
   * @param levels  how deep, 1 … 6; 3 when left out
   * @returns one span a level, the mahadasha first; empty before the first mahadasha and after the last
   * @throws  EngineError OUT_OF_SPAN, INVALID_OPTION
   */
  runningAt(jdUt: number, levels: number = Math.min(3, this.levels)): readonly DashaSpan[] {
    checkJd('jdUt', jdUt);
    wholeIn('levels', levels, 1, this.levels);
    const chain: DashaSpan[] = [];
    let running = this.#runningOf(1, this.#plan.seats, this.#rootEdges, jdUt);
    while (running !== null) {
      chain.push(running);
      const parts: Family | null = chain.length < levels ? this.#partsIn(running) : null;
      running = parts === null ? null : this.#runningOf(running.level + 1, parts.seats, parts.edges, jdUt);
    }
    return chain;
  }

  /** The one of a family that runs at an instant: no other is written out. */
  #runningOf(level: number, seats: readonly number[], edges: readonly number[], jdUt: number): DashaSpan | null {
    for (let i = 0; i < seats.length; i++) {
      const [start, end] = [edges[i] as number, edges[i + 1] as number];
      if (jdUt >= start && jdUt < end)
        return this.#span(level, seats[i] as number, start, end, this.#text(start), this.#text(end));
    }
    return null;
  }

  /**
   * All spans of one level that reach into a stretch of time, in their order.
   *
   * @param fromJdUt  start of the stretch
   * @param toJdUt    its end, not in it
   * @param level     1 … 6; mahadashas when left out
   * @throws  EngineError OUT_OF_SPAN; INVALID_OPTION for a level, and for a stretch that ends before it starts
   */
  between(fromJdUt: number, toJdUt: number, level: number = 1): readonly DashaSpan[] {
    checkJd('fromJdUt', fromJdUt);
    checkJd('toJdUt', toJdUt);
    wholeIn('level', level, 1, this.levels);
    if (toJdUt < fromJdUt) {
      throw refusal('INVALID_OPTION', 'toJdUt', 'a date after fromJdUt', 'The stretch of time ends before it starts.');
    }
    const found: DashaSpan[] = [];
    const look = (spans: readonly DashaSpan[]): void => {
      for (const span of spans) {
        if (span.endJdUt <= fromJdUt || span.startJdUt >= toJdUt || span.startJdUt === span.endJdUt) continue;
        if (span.level === level) found.push(span);
        else look(this.#parts(span));
      }
    };
    look(this.#roots);
    return found;
  }

  /**
   * The tree as plain data.
   *
   * @param levels  how deep, 1 … 6; mahadashas alone when left out. Six levels of Vimshottari are half a million spans
   * @throws  EngineError INVALID_OPTION
   */
  tree(levels: number = 1): readonly DashaNode[] {
    wholeIn('levels', levels, 1, this.levels);
    const grow = (spans: readonly DashaSpan[]): readonly DashaNode[] =>
      spans.map((span) =>
        span.level >= levels ? span : withParts(span, grow(this.#parts(span, span.start, span.end))),
      );
    return grow(this.#roots);
  }

  /** Everything as one record, spans down to a level. Errors as `tree`. */
  record(levels: number = 1): DashaRecord {
    const { system, birthJdUt, balance, settings, facts, sources } = this;
    return { system, birthJdUt, balance, settings, facts, sources, spans: this.tree(levels) };
  }

  /** What `JSON.stringify` takes: the record with its mahadashas. */
  toJSON(): DashaRecord {
    return this.record();
  }

  /** The mahadashas, written out when they are first asked for. */
  get #roots(): readonly DashaSpan[] {
    this.#rootSpans ??= this.#mahadashas();
    return this.#rootSpans;
  }

  #mahadashas(): readonly DashaSpan[] {
    const edges = this.#rootEdges;
    let startText = this.#text(edges[0] as number);
    return this.#plan.seats.map((seat, i) => {
      const [start, end] = [edges[i] as number, edges[i + 1] as number];
      const endText = this.#text(end);
      const span = this.#span(1, seat, start, end, startText, endText);
      startText = endText;
      return span;
    });
  }

  /** The parts of a span in bare numbers; null for a dasha that divides no further. */
  #partsIn({ seat, startJdUt, endJdUt }: DashaSpan): Family | null {
    const { partsOf, year } = this.#plan;
    if (partsOf === null) return null;
    const { seats, ends } = partsOf(seat);
    const edges = new Array<number>(seats.length + 1);
    writePartEdges(startJdUt, endJdUt, ends, year, edges);
    return { seats, edges };
  }

  /** The parts of a span, whose own texts are handed in where they are known to be the clock's. */
  #parts(
    span: DashaSpan,
    firstText: string | undefined = this.#text(span.startJdUt),
    lastText: string | undefined = this.#text(span.endJdUt),
  ): readonly DashaSpan[] {
    const parts = this.#partsIn(span);
    if (parts === null) return NONE;
    const { seats, edges } = parts;
    const { endJdUt } = span;
    const level = span.level + 1;
    const count = seats.length;
    const made = new Array<DashaSpan>(count);
    let startText = firstText;
    for (let i = 0; i < count; i++) {
      const [start, end] = [edges[i] as number, edges[i + 1] as number];
      const endText = end === endJdUt ? lastText : this.#text(end);
      made[i] = this.#span(level, seats[i] as number, start, end, startText, endText);
      startText = endText;
    }
    return made;
  }

  #text(jdUt: number): string | undefined {
    return this.#plan.clock?.text(jdUt);
  }

  #span(
    level: number,
    seat: number,
    startJdUt: number,
    endJdUt: number,
    start: string | undefined,
    end: string | undefined,
  ): DashaSpan {
    const { lords, signs } = this.#plan;
    const lord = lords === null ? null : (lords[seat] as Graha | null);
    const sign = signs === null ? null : (signs[seat] as number | null);
    if (start === undefined || end === undefined) return { level, lord, sign, seat, startJdUt, endJdUt };
    return { level, lord, sign, seat, startJdUt, endJdUt, start, end };
  }

  #balance(): DashaBalance | null {
    const { elapsedYears, years, lords, signs, seats } = this.#plan;
    const seat = seats[0];
    if (seat === undefined) return null;
    const ofYears = years[0] as number;
    const left = ofYears - elapsedYears;
    return {
      lord: lords === null ? null : (lords[seat] as Graha | null),
      sign: signs === null ? null : (signs[seat] as number | null),
      years: balanceYears(ofYears, elapsedYears),
      ofYears: roundedYears(ofYears),
      // One reckoning of Ashtottari can have the period over before the birth; it has no parts left.
      parts: partsOfYears(Math.max(0, left)),
    };
  }
}

/** Years as whole years, months of a twelfth and days of a thirtieth of a month. */
export function partsOfYears(years: number): DashaBalance['parts'] {
  // A billionth of a year is put on, so that a whole number of days that came out a hair short is not lost.
  const days = Math.floor((years + 1e-9) * 360);
  const months = Math.floor(days / 30);
  return { years: Math.floor(months / 12), months: months % 12, days: days % 30 };
}

/** A span with its parts. Field by field, not spread: a tree has hundreds. */
function withParts(span: DashaSpan, children: readonly DashaNode[]): DashaNode {
  const { level, lord, sign, seat, startJdUt, endJdUt, start, end } = span;
  if (start === undefined || end === undefined) return { level, lord, sign, seat, startJdUt, endJdUt, children };
  return { level, lord, sign, seat, startJdUt, endJdUt, start, end, children };
}

const NONE: readonly DashaSpan[] = [];
