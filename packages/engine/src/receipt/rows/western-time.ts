/** Rows of Western astrology for two charts, and for what time makes of one. */

import type { OptionNames } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { localClock } from '../../time/local-clock.ts';
import type { Place } from '../../time/moment.ts';
import {
  type Bound,
  distributionsOf,
  type Instantish,
  type Native,
  openWestern,
  profectionAt,
  progressedEventsOf,
  type Radix,
  solarArcContactsOf,
  type Western,
} from '../../western/index.ts';
import type { Operation } from '../operation.ts';
import { row } from './row.ts';
import { NATIVITY, type NativityInput, type WesternInput } from './western.ts';

/** Input of rows of two charts. */
export interface WesternPairInput extends WesternInput {
  readonly first: Native;
  readonly second: Native;
  readonly options?: object;
}

/** Input of rows of one chart within a span: births, moments, or civil Julian dates; the end is left out. */
export interface WesternSpanInput extends NativityInput {
  readonly from: Instantish;
  readonly to: Instantish;
}

const PAIR: OptionNames<WesternPairInput> = { first: true, second: true, choices: true, options: true };
const SPAN: OptionNames<WesternSpanInput> = { ...NATIVITY, from: true, to: true };
const AT: OptionNames<NativityInput & { readonly at: Instantish }> = { ...NATIVITY, at: true };

function pair(
  op: string,
  ask: (western: Western, first: Native, second: Native, options?: object) => unknown,
): Operation {
  return row(op, PAIR, (engine, { first, second, choices, options }) =>
    ask(openWestern(engine, choices), first, second, options),
  );
}

function life(op: string, ask: (western: Western, birth: Native, options?: object) => unknown): Operation {
  return row(op, NATIVITY, (engine, { birth, choices, options }) => ask(openWestern(engine, choices), birth, options));
}

function at(
  op: string,
  ask: (western: Western, birth: Native, at: Instantish, options?: object) => unknown,
): Operation {
  return row(op, AT, (engine, input) => ask(openWestern(engine, input.choices), input.birth, input.at, input.options));
}

function span(
  op: string,
  ask: (western: Western, birth: Native, from: Instantish, to: Instantish, options?: object) => unknown,
): Operation {
  return row(op, SPAN, (engine, { birth, choices, from, to, options }) =>
    ask(openWestern(engine, choices), birth, from, to, options),
  );
}

/** A search over Julian dates, TT. */
function searched(
  op: string,
  ask: (kernel: Kernel, radix: Radix, fromJdTt: number, toJdTt: number, options?: object) => unknown,
): Operation {
  return row<NativityInput & { readonly fromJdTt: number; readonly toJdTt: number }>(
    op,
    { ...NATIVITY, fromJdTt: true, toJdTt: true },
    (engine, { birth, choices, fromJdTt, toJdTt, options }) =>
      ask(engine.kernel, openWestern(engine, choices).radix(birth), fromJdTt, toJdTt, options),
  );
}

/** `western.synastry` … `western.forecast`. */
export const WESTERN_TIME_OPERATIONS: readonly Operation[] = /* @__PURE__ */ westernTimeRows();

function westernTimeRows(): readonly Operation[] {
  return [
    pair('western.synastry', (western, first, second, options) => western.synastry(first, second, options)),
    pair('western.composite', (western, first, second, options) => western.composite(first, second, options)),
    pair('western.davison', (western, first, second, options) => western.davison(first, second, options)),
    at('western.progressed', (western, birth, instant, options) => western.progressed(birth, instant, options)),
    at('western.solar-arc', (western, birth, instant, options) => western.solarArc(birth, instant, options)),
    life('western.directions', (western, birth, options) => western.directions(birth, options)),
    life('western.firdaria', (western, birth, options) => western.firdaria(birth, options)),
    span('western.transits', (western, birth, from, to, options) => western.transits(birth, from, to, options)),
    span('western.transit-windows', (western, birth, from, to, options) =>
      western.transitWindows(birth, from, to, options),
    ),
    searched('western.progressed-events', progressedEventsOf),
    searched('western.solar-arc-contacts', solarArcContactsOf),
    row<NativityInput & { readonly bounds: readonly Bound[] }>(
      'western.distributions',
      { ...NATIVITY, bounds: true },
      (engine, { birth, choices, bounds, options }) =>
        distributionsOf(engine.kernel, openWestern(engine, choices).radix(birth), bounds, options),
    ),
    row<WesternSpanInput & { readonly body: string }>(
      'western.returns',
      { ...SPAN, body: true },
      (engine, { birth, choices, body, from, to, options }) =>
        openWestern(engine, choices).returns(birth, body, from, to, options),
    ),
    row<NativityInput & { readonly year: number }>(
      'western.solar-return',
      { ...NATIVITY, year: true },
      (engine, { birth, choices, year, options }) => openWestern(engine, choices).solarReturn(birth, year, options),
    ),
    row<NativityInput & { readonly age: number }>(
      'western.profection',
      { ...NATIVITY, age: true },
      (engine, { birth, choices, age, options }) => openWestern(engine, choices).profection(birth, age, options),
    ),
    row<NativityInput & { readonly jdUt: number }>(
      'western.profection-at',
      { ...NATIVITY, jdUt: true },
      (engine, { birth, choices, jdUt, options }) =>
        profectionAt(engine.kernel, openWestern(engine, choices).radix(birth), jdUt, options),
    ),
    row<NativityInput & { readonly fromSign: number }>(
      'western.releasing',
      { ...NATIVITY, fromSign: true },
      (engine, { birth, choices, fromSign, options }) =>
        openWestern(engine, choices).releasing(birth, fromSign, options),
    ),
    row<WesternInput & { readonly from: Instantish; readonly to: Instantish; readonly options?: object }>(
      'western.void-of-course',
      { from: true, to: true, choices: true, options: true },
      (engine, { from, to, choices, options }) => openWestern(engine, choices).voidCourses(from, to, options),
    ),
    row<{
      readonly sign: number;
      readonly dayNumber: number;
      readonly place: Place;
      readonly timezone?: string | number;
      readonly options?: object;
    }>(
      'western.forecast',
      { sign: true, dayNumber: true, place: true, timezone: true, options: true },
      (engine, { sign, dayNumber, place, timezone, options }) =>
        openWestern(engine).forecast(
          sign,
          localClock(place, timezone === undefined ? {} : { timezone }),
          dayNumber,
          options,
        ),
    ),
  ];
}
