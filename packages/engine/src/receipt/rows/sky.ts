/** Rows of what happens in the sky: for a body or two within a span, for a place, and eclipses. Julian dates, TT; the end of a span is left out. */

import type { OptionNames } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import {
  apsidesOf,
  aspectsBetween,
  aspectsToPoint,
  type Body,
  besselianElements,
  centralLine,
  equationOfTimeSeconds,
  greatestElongationsOf,
  type HeliacalBody,
  heliacalEventsOf,
  horizontalAt,
  ingressesOf,
  lunarEclipseAt,
  lunarEclipses,
  nearSunOf,
  nextLunarEclipse,
  nextLunarEclipseAt,
  nextOccultationAt,
  nextSolarEclipse,
  nextSolarEclipseAt,
  nodePassagesOf,
  type OccultationKey,
  type OccultationTarget,
  occultationAt,
  occultations,
  outOfBoundsOf,
  parallelsBetween,
  phasesOf,
  phenomenaAt,
  type Star,
  seasonsOf,
  skyDayOf,
  solarEclipseAt,
  solarEclipses,
  starHorizon,
  stationsOf,
  sunMeetingsOf,
} from '../../sky/index.ts';
import type { Place } from '../../time/moment.ts';
import type { Operation } from '../operation.ts';
import { row } from './row.ts';

/** A span, for which something is searched. */
export interface SkySpanInput {
  readonly fromJdTt: number;
  readonly toJdTt: number;
  readonly options?: object;
}

/** For one body within a span. */
export interface SkyBodyInput extends SkySpanInput {
  readonly body: Body;
}

/** For two bodies within a span. */
export interface SkyPairInput extends SkySpanInput {
  readonly bodyA: Body;
  readonly bodyB: Body;
}

/** At a place within a span. */
export interface SkyPlaceInput extends SkySpanInput {
  readonly place: Place;
}

/** From an instant on: the next of its kind. */
export interface SkyNextInput {
  readonly fromJdTt: number;
  readonly options?: object;
}

const SPAN: OptionNames<SkySpanInput> = { fromJdTt: true, toJdTt: true, options: true };
const BODY: OptionNames<SkyBodyInput> = { ...SPAN, body: true };
const PAIR: OptionNames<SkyPairInput> = { ...SPAN, bodyA: true, bodyB: true };
const NEXT: OptionNames<SkyNextInput> = { fromJdTt: true, options: true };
const NEXT_AT: OptionNames<SkyNextInput & { readonly place: Place }> = { ...NEXT, place: true };
const SKY = { restsOn: ['ephemeris'] } as const;

function ofSpan(op: string, run: (kernel: Kernel, from: number, to: number, options?: object) => unknown): Operation {
  return row(op, SPAN, ({ kernel }, { fromJdTt, toJdTt, options }) => run(kernel, fromJdTt, toJdTt, options), SKY);
}

function ofBody<B extends Body>(
  op: string,
  run: (kernel: Kernel, body: B, from: number, to: number, options?: object) => unknown,
): Operation {
  return row(
    op,
    BODY,
    ({ kernel }, { body, fromJdTt, toJdTt, options }) => run(kernel, body as B, fromJdTt, toJdTt, options),
    SKY,
  );
}

function next(op: string, run: (kernel: Kernel, from: number, options?: object) => unknown): Operation {
  return row(op, NEXT, ({ kernel }, { fromJdTt, options }) => run(kernel, fromJdTt, options), SKY);
}

function nextAt(op: string, run: (kernel: Kernel, place: Place, from: number, options?: object) => unknown): Operation {
  return row(op, NEXT_AT, ({ kernel }, { place, fromJdTt, options }) => run(kernel, place, fromJdTt, options), SKY);
}

/** An eclipse that was found, as a place sees it; other members of its record than these three need not be handed in. */
function eclipseAt<Key extends object>(
  op: string,
  run: (kernel: Kernel, eclipse: Key, place: Place) => unknown,
): Operation {
  return row<{ readonly eclipse: Key; readonly place: Place }>(
    op,
    { eclipse: true, place: true },
    ({ kernel }, { eclipse, place }) => run(kernel, eclipse, place),
    SKY,
  );
}

/** `sky.stations` … `sky.equation-of-time`. */
export const SKY_OPERATIONS: readonly Operation[] = /* @__PURE__ */ skyRows();

function skyRows(): readonly Operation[] {
  return [
    ofBody('sky.stations', stationsOf),
    ofBody('sky.ingresses', ingressesOf),
    ofBody('sky.apsides', apsidesOf),
    ofBody('sky.node-passages', nodePassagesOf),
    ofBody('sky.sun-meetings', sunMeetingsOf),
    ofBody<'Mercury' | 'Venus'>('sky.greatest-elongations', greatestElongationsOf),
    ofBody('sky.near-sun', nearSunOf),
    ofBody('sky.out-of-bounds', outOfBoundsOf),
    ofSpan('sky.phases', phasesOf),
    ofSpan('sky.seasons', seasonsOf),
    row(
      'sky.parallels',
      PAIR,
      ({ kernel }, { bodyA, bodyB, fromJdTt, toJdTt, options }) =>
        parallelsBetween(kernel, bodyA, bodyB, fromJdTt, toJdTt, options),
      SKY,
    ),
    row<SkyPairInput & { readonly anglesDeg: readonly number[] }>(
      'sky.aspects',
      { ...PAIR, anglesDeg: true },
      ({ kernel }, { bodyA, bodyB, anglesDeg, fromJdTt, toJdTt, options }) =>
        aspectsBetween(kernel, bodyA, bodyB, anglesDeg, fromJdTt, toJdTt, options),
      SKY,
    ),
    row<SkyBodyInput & { readonly point: number; readonly anglesDeg: readonly number[] }>(
      'sky.aspects-to-point',
      { ...BODY, point: true, anglesDeg: true },
      ({ kernel }, { body, point, anglesDeg, fromJdTt, toJdTt, options }) =>
        aspectsToPoint(kernel, body, point, anglesDeg, fromJdTt, toJdTt, options),
      SKY,
    ),
    row<SkyPlaceInput & { readonly body: HeliacalBody | Star }>(
      'sky.heliacal-events',
      { ...SPAN, place: true, body: true },
      ({ kernel }, { body, place, fromJdTt, toJdTt, options }) =>
        heliacalEventsOf(kernel, body, place, fromJdTt, toJdTt, options),
      SKY,
    ),
    row<SkyPlaceInput>(
      'sky.day',
      { ...SPAN, place: true },
      ({ kernel }, { place, fromJdTt, toJdTt, options }) => skyDayOf(kernel, place, fromJdTt, toJdTt, options),
      SKY,
    ),
    row<SkyNextInput & { readonly star: string; readonly place: Place }>(
      'sky.star-horizon',
      { ...NEXT_AT, star: true },
      ({ kernel }, { star, place, fromJdTt, options }) => starHorizon(kernel, star, place, fromJdTt, options),
      SKY,
    ),
    ofSpan('sky.solar-eclipses', solarEclipses),
    ofSpan('sky.lunar-eclipses', lunarEclipses),
    next('sky.next-solar-eclipse', nextSolarEclipse),
    next('sky.next-lunar-eclipse', nextLunarEclipse),
    nextAt('sky.next-solar-eclipse-at', nextSolarEclipseAt),
    nextAt('sky.next-lunar-eclipse-at', nextLunarEclipseAt),
    eclipseAt('sky.solar-eclipse-at', solarEclipseAt),
    eclipseAt('sky.lunar-eclipse-at', lunarEclipseAt),
    row<{ readonly jdTt: number; readonly options?: object }>(
      'sky.besselian-elements',
      { jdTt: true, options: true },
      ({ kernel }, { jdTt, options }) => besselianElements(kernel, jdTt, options),
      SKY,
    ),
    row<{ readonly eclipse: Parameters<typeof centralLine>[1]; readonly stepSeconds: number }>(
      'sky.central-line',
      { eclipse: true, stepSeconds: true },
      ({ kernel }, { eclipse, stepSeconds }) => centralLine(kernel, eclipse, stepSeconds),
      SKY,
    ),
    row<SkySpanInput & { readonly target: OccultationTarget }>(
      'sky.occultations',
      { ...SPAN, target: true },
      ({ kernel }, { target, fromJdTt, toJdTt, options }) => occultations(kernel, target, fromJdTt, toJdTt, options),
      SKY,
    ),
    row<{ readonly occultation: OccultationKey; readonly place: Place }>(
      'sky.occultation-at',
      { occultation: true, place: true },
      ({ kernel }, { occultation, place }) => occultationAt(kernel, occultation, place),
      SKY,
    ),
    row<SkyNextInput & { readonly target: OccultationTarget; readonly place: Place }>(
      'sky.next-occultation-at',
      { ...NEXT_AT, target: true },
      ({ kernel }, { target, place, fromJdTt, options }) => nextOccultationAt(kernel, target, place, fromJdTt, options),
      SKY,
    ),
    row<{ readonly jdTt: number; readonly options?: object }>(
      'sky.phenomena',
      { jdTt: true, options: true },
      ({ kernel }, { jdTt, options }) => phenomenaAt(kernel, jdTt, options),
      SKY,
    ),
    row<{ readonly body: Body; readonly place: Place; readonly jdTt: number; readonly options?: object }>(
      'sky.horizontal',
      { body: true, place: true, jdTt: true, options: true },
      ({ kernel }, { body, place, jdTt, options }) => horizontalAt(kernel, body, place, jdTt, options),
      SKY,
    ),
    row<{ readonly jdTt: number; readonly options?: object }>(
      'sky.equation-of-time',
      { jdTt: true, options: true },
      ({ kernel }, { jdTt, options }) => equationOfTimeSeconds(kernel, jdTt, options),
      SKY,
    ),
  ];
}
