/**
 * Nothing is missed and nothing found twice: the same events whatever the step, wherever the span is cut, forwards and backwards; and what looking fifty times a step sees is
 * exactly what the search found. Windows are drawn from a seed over six centuries, or over sixty where only the analytic theory speaks.
 */
import { describe, expect, it } from 'vitest';
import {
  apsidesOf,
  aspectsBetween,
  aspectsToPoint,
  greatestElongationsOf,
  ingressesOf,
  nearSunOf,
  nextAspect,
  nextIngress,
  nextStation,
  nodePassagesOf,
  outOfBoundsOf,
  parallelsBetween,
  phasesOf,
  previousAspect,
  previousIngress,
  previousStation,
  type StepOption,
  seasonsOf,
  stationsOf,
  sunMeetingsOf,
} from '../../../packages/engine/src/sky/events/index.ts';
import { lookAt } from '../../../packages/engine/src/sky/events/motion.ts';
import { BODIES, type Body, LONGITUDE_STEP_DAYS } from '../../../packages/engine/src/sky/index.ts';
import { kernel } from '../kernel.ts';

const TURN = 2 * Math.PI;
let state = 20261121;
const random = (): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
const MOVING = BODIES.filter((body) => body !== 'Earth');
type Moving = Exclude<Body, 'Earth'>;
const stepOf = (body: Body): number => LONGITUDE_STEP_DAYS[body as Moving];
const isAsteroid = (body: Body): boolean => ['Chiron', 'Ceres', 'Pallas', 'Juno', 'Vesta'].includes(body);
/** A first day from which `days` lie within the fitted ephemeris, or, every third time, within the theory of 6000 years. */
const start = (days: number, ...bodies: Body[]): number =>
  random() < 1 / 3 && !bodies.some(isAsteroid)
    ? 626000 + random() * (2378000 - 626000 - days)
    : 2378700 + random() * (2597000 - 2378700 - days);

interface Event {
  readonly jdTt: number;
  /** What it is, apart from when. */
  readonly what: string;
}
type Finder = (from: number, to: number, options?: StepOption) => readonly Event[];

const named =
  <E extends { readonly jdTt: number }>(
    list: (from: number, to: number, options: StepOption) => readonly E[],
    what: (event: E) => unknown,
  ): Finder =>
  (from, to, options = {}) =>
    list(from, to, options).map((event) => ({ jdTt: event.jdTt, what: JSON.stringify(what(event)) }));

/** Begin and end of stretches as events. */
const borders =
  (
    list: (
      from: number,
      to: number,
      options: StepOption,
    ) => readonly { readonly beginJdTt: number | null; readonly endJdTt: number | null }[],
  ): Finder =>
  (from, to, options = {}) =>
    list(from, to, options)
      .flatMap(({ beginJdTt, endJdTt }) => [
        { jdTt: beginJdTt ?? -1, what: 'begins' },
        { jdTt: endJdTt ?? -1, what: 'ends' },
      ])
      .filter(({ jdTt }) => jdTt > 0)
      .sort((a, b) => a.jdTt - b.jdTt);

const ANGLES = [0, 30, 45, 60, 90, 120, 135, 150, 180];
const pairs: readonly (readonly [Body, Body])[] = [
  ['Mercury', 'Venus'],
  ['Sun', 'Mercury'],
  ['Venus', 'Mars'],
  ['Mercury', 'Mars'],
  ['Jupiter', 'Saturn'],
  ['Uranus', 'Neptune'],
  ['Neptune', 'Pluto'],
  ['Ceres', 'Vesta'],
  ['Moon', 'TrueNode'],
  ['Mars', 'TrueNode'],
  ['Saturn', 'MeanApogee'],
  ['Moon', 'OsculatingApogee'],
  ['InterpolatedApogee', 'InterpolatedPerigee'],
];
/** Days looked at: some hundred steps. */
const spanOf = (...bodies: Body[]): number => 90 * Math.min(...bodies.map(stepOf));

const cases: readonly (readonly [name: string, days: number, bodies: readonly Body[], find: Finder])[] = [
  ...MOVING.map(
    (body) =>
      [
        `stations of ${body}`,
        spanOf(body),
        [body],
        named(
          (from, to, o) => stationsOf(kernel, body, from, to, o),
          ({ kind }) => kind,
        ),
      ] as const,
  ),
  ...MOVING.map(
    (body) =>
      [
        `entries of ${body} into parts of 5°`,
        spanOf(body),
        [body],
        named(
          (from, to, o) => ingressesOf(kernel, body, from, to, { ...o, everyDeg: 5 }),
          ({ part, mark }) => [part, mark],
        ),
      ] as const,
  ),
  ...MOVING.map(
    (body) =>
      [
        `extremes of declination of ${body}`,
        spanOf(body),
        [body],
        named(
          (from, to, o) => stationsOf(kernel, body, from, to, { ...o, coordinate: 'declination' }),
          ({ kind }) => kind,
        ),
      ] as const,
  ),
  ...pairs.map(
    ([a, b]) =>
      [
        `aspects of ${a} and ${b}`,
        spanOf(a, b),
        [a, b],
        named(
          (from, to, o) => aspectsBetween(kernel, a, b, ANGLES, from, to, o),
          ({ leadRad, isGaining }) => [leadRad, isGaining],
        ),
      ] as const,
  ),
  ...pairs.slice(0, 9).map(
    ([a, b]) =>
      [
        `parallels of ${a} and ${b}`,
        spanOf(a, b),
        [a, b],
        named(
          (from, to, o) => parallelsBetween(kernel, a, b, from, to, o),
          ({ kind }) => kind,
        ),
      ] as const,
  ),
  ...(['Moon', 'Mercury', 'Venus', 'Mars', 'Pluto'] as const).map(
    (body) =>
      [
        `days out of bounds of ${body}`,
        spanOf(body),
        [body],
        borders((from, to, o) => outOfBoundsOf(kernel, body, from, to, o)),
      ] as const,
  ),
  ...(['Mercury', 'Venus', 'Mars', 'Uranus'] as const).map(
    (body) =>
      [
        `days near the Sun of ${body}`,
        spanOf(body),
        [body],
        borders((from, to, o) => nearSunOf(kernel, body, from, to, { ...o, withinDeg: 8.5, measure: 'arc' })),
      ] as const,
  ),
  ...(['Mercury', 'Venus'] as const).map(
    (body) =>
      [
        `greatest elongations of ${body}`,
        spanOf(body),
        [body],
        named(
          (from, to, o) => greatestElongationsOf(kernel, body, from, to, o),
          ({ side }) => side,
        ),
      ] as const,
  ),
  ...(['Mercury', 'Venus', 'Mars', 'Neptune'] as const).map(
    (body) =>
      [
        `meetings of ${body} with the Sun`,
        spanOf(body),
        [body],
        named(
          (from, to, o) => sunMeetingsOf(kernel, body, from, to, o),
          ({ kind }) => kind,
        ),
      ] as const,
  ),
  ...(['Sun', 'Moon', 'Mercury', 'Mars', 'Neptune'] as const).map(
    (body) =>
      [
        `least and greatest distances of ${body}`,
        spanOf(body),
        [body],
        named(
          (from, to, o) => apsidesOf(kernel, body, from, to, o),
          ({ kind }) => kind,
        ),
      ] as const,
  ),
  ...(['Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter'] as const).map(
    (body) =>
      [
        `nodes of ${body}`,
        spanOf(body),
        [body],
        named(
          (from, to, o) => nodePassagesOf(kernel, body, from, to, o),
          ({ kind }) => kind,
        ),
      ] as const,
  ),
  [
    'phases of the Moon',
    300,
    ['Moon'],
    named(
      (from, to, o) => phasesOf(kernel, from, to, o),
      ({ name }) => name,
    ),
  ],
  [
    'seasons',
    3000,
    ['Sun'],
    named(
      (from, to, o) => seasonsOf(kernel, from, to, o),
      ({ name }) => name,
    ),
  ],
  [
    'transits of Mars to a point',
    2700,
    ['Mars'],
    named(
      (from, to, o) => aspectsToPoint(kernel, 'Mars', 1.234, ANGLES, from, to, o),
      ({ leadRad, isRetrograde }) => [leadRad, isRetrograde],
    ),
  ],
];

/** The same events in the same order; those closer than an hour may change places. */
function expectSame(found: readonly Event[], wanted: readonly Event[], about: string): void {
  const order = (events: readonly Event[]) => events.map(({ what }) => what).sort();
  expect(order(found), about).toEqual(order(wanted));
  const byWhat = (events: readonly Event[], what: string) => events.filter((event) => event.what === what);
  for (const what of new Set(wanted.map((event) => event.what))) {
    byWhat(found, what).forEach(({ jdTt }, i) => {
      // 1 ms is the tolerance of a search; where a slow curve grazes its mark, 1e-13 of an angle are seconds.
      expect(Math.abs(jdTt - (byWhat(wanted, what)[i] as Event).jdTt), `${about} ${what}`).toBeLessThan(1e-3);
    });
  }
}

describe.each(cases)('%s', (_, days, bodies, find) => {
  const windows = Array.from({ length: 2 }, () => start(days, ...bodies));
  const step = Math.min(...bodies.map(stepOf));

  it('are the same with half and a quarter of the step, and with one that does not divide it', () => {
    for (const from of windows) {
      const wanted = find(from, from + days);
      for (const share of [1 / 2, 1 / 4, 0.37]) {
        expectSame(find(from, from + days, { stepDays: step * share }), wanted, `from ${from}, ${share} of a step`);
      }
    }
  });

  it('are the same wherever the span is cut, on an event too', () => {
    for (const from of windows) {
      const wanted = find(from, from + days);
      const cuts = [from + days * random(), from + days * random(), wanted[wanted.length >> 1]?.jdTt ?? from + 1];
      const ends = [...cuts.sort((a, b) => a - b), from + days];
      let begin = from;
      const pieces: Event[] = [];
      for (const end of ends) {
        pieces.push(...find(begin, end));
        begin = end;
      }
      // A border of stretches that falls on a cut begins and ends nothing.
      expectSame(pieces, wanted, `from ${from} cut at ${cuts}`);
    }
  });
});

/** Looks at even distances, and one at the end. */
function* instants(from: number, days: number, dt: number): Iterable<number> {
  for (let i = 0; i * dt < days; i++) yield from + i * dt;
  yield from + days;
}

describe('looked at fifty times a step, nothing else is seen', () => {
  it.each(MOVING)('in the longitude of %s: neither stations nor entries', (body) => {
    const days = spanOf(body);
    for (let window = 0; window < 2; window++) {
      const from = start(days, body);
      const look = lookAt(kernel, [body], 'apparent');
      const dt = stepOf(body) / 50;
      const entries = ingressesOf(kernel, body, from, from + days);
      const stations = stationsOf(kernel, body, from, from + days);
      let [seenEntries, seenStations] = [0, 0];
      let [lastSign, lastRate] = [Number.NaN, 0];
      for (const at of instants(from, days, dt)) {
        const numbers = look(at);
        const sign = Math.floor((numbers[0] as number) / (TURN / 12));
        if (at > from && sign !== lastSign) {
          seenEntries++;
          expect(
            entries.some(({ jdTt, part }) => part === sign && jdTt > at - dt - 1e-6 && jdTt < at + 1e-6),
            `${at}`,
          ).toBe(true);
        }
        if (at > from && (numbers[3] as number) < 0 !== lastRate < 0) {
          seenStations++;
          expect(
            stations.some(({ jdTt }) => jdTt > at - dt - 1e-6 && jdTt < at + 1e-6),
            `${at}`,
          ).toBe(true);
        }
        [lastSign, lastRate] = [sign, numbers[3] as number];
      }
      // Pairs between two looks are found and not seen.
      expect(entries.length - seenEntries).toBeGreaterThanOrEqual(0);
      expect((entries.length - seenEntries) % 2).toBe(0);
      expect(stations.length - seenStations).toBeGreaterThanOrEqual(0);
      expect((stations.length - seenStations) % 2).toBe(0);
    }
  });

  it.each(pairs)('between %s and %s: no aspects', (a, b) => {
    const days = spanOf(a, b);
    for (let window = 0; window < 2; window++) {
      const from = start(days, a, b);
      const look = lookAt(kernel, [a, b], 'apparent');
      const dt = Math.min(stepOf(a), stepOf(b)) / 50;
      const found = aspectsBetween(kernel, a, b, [0, 30, 60, 90, 120, 150, 180], from, from + days);
      let seen = 0;
      let last = Number.NaN;
      for (const at of instants(from, days, dt)) {
        const numbers = look(at);
        const apart = (numbers[0] as number) - (numbers[10] as number);
        const part = Math.floor((((apart % TURN) + TURN) % TURN) / (TURN / 12));
        if (at > from && part !== last) {
          seen++;
          expect(
            found.some(({ jdTt }) => jdTt > at - dt - 1e-6 && jdTt < at + 1e-6),
            `${at}`,
          ).toBe(true);
        }
        last = part;
      }
      expect(found.length - seen).toBeGreaterThanOrEqual(0);
      expect((found.length - seen) % 2).toBe(0);
    }
  });
});

describe('one after another', () => {
  it.each(['Mercury', 'Mars', 'Pluto', 'TrueNode'] as const)('forwards and backwards: %s', (body) => {
    const days = spanOf(body);
    const from = start(days, body);
    const to = from + days;
    const chain = <E extends { readonly jdTt: number }>(
      next: (at: number) => E | null,
      previous: (at: number) => E | null,
      all: readonly E[],
      what: (event: E) => unknown,
    ): void => {
      const forwards: E[] = [];
      for (let at = from; ; ) {
        const event = next(at);
        if (event === null || event.jdTt >= to) break;
        forwards.push(event);
        at = event.jdTt + 1e-6;
      }
      const backwards: E[] = [];
      for (let at = to; ; ) {
        const event = previous(at);
        if (event === null || event.jdTt < from) break;
        backwards.unshift(event);
        at = event.jdTt - 1e-6;
      }
      expect(forwards.map(what)).toEqual(all.map(what));
      expect(backwards.map(what)).toEqual(all.map(what));
    };
    chain(
      (at) => nextStation(kernel, body, at),
      (at) => previousStation(kernel, body, at),
      stationsOf(kernel, body, from, to),
      ({ kind }) => kind,
    );
    chain(
      (at) => nextIngress(kernel, body, at, { everyDeg: 10 }),
      (at) => previousIngress(kernel, body, at, { everyDeg: 10 }),
      ingressesOf(kernel, body, from, to, { everyDeg: 10 }),
      ({ mark, isRetrograde }) => [mark, isRetrograde],
    );
    // Fine parts are looked for in stretches of their own length.
    const near = from + 30;
    expect(nextIngress(kernel, body, near, { everyDeg: 0.25 })).toMatchObject({
      mark: ingressesOf(kernel, body, near, near + 400, { everyDeg: 0.25 })[0]?.mark,
    });
    chain(
      (at) => nextAspect(kernel, body, 'Saturn', ANGLES, at),
      (at) => previousAspect(kernel, body, 'Saturn', ANGLES, at),
      aspectsBetween(kernel, body, 'Saturn', ANGLES, from, to),
      ({ leadRad, isGaining }) => [leadRad, isGaining],
    );
  });
});
