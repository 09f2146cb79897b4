/** The doors of events/ against whatever JSON may hold: plain data or an `EngineError`, and nothing else. */
import { describe, expect, it } from 'vitest';
import * as events from '../../../packages/engine/src/sky/events/index.ts';
import { starNamed } from '../../../packages/engine/src/sky/stars/index.ts';
import { besiege, type Door } from '../../hostile.ts';
import { kernel } from '../kernel.ts';

const [from, to] = [2460000.5, 2460060.5];
const place = { latitudeDeg: 28.6, longitudeDeg: 77.2, elevationMetres: 200 };

/** Asked of the core, which is no JSON. */
const ofSky = (ask: (...args: never[]) => unknown, ...good: Door[2]): Door => [
  ask.name,
  (...args: unknown[]) => (ask as (...all: unknown[]) => unknown)(kernel, ...args),
  good,
];

describe('events', () => {
  besiege(
    [
      ofSky(events.stationsOf, ['Mercury', from, to, { coordinate: 'declination', stepDays: 5 }]),
      ofSky(events.nextStation, ['Mercury', from, { limitDays: 200 }]),
      ofSky(events.previousStation, ['Mars', from, {}]),
      ofSky(events.ingressesOf, ['Moon', from, to, { everyDeg: 40 / 3, stepDays: 2 }]),
      ofSky(events.nextIngress, ['Sun', from, { everyDeg: 90, limitDays: 200 }]),
      ofSky(events.phasesOf, [from, to, { anglesDeg: [0, 180], stepDays: 3 }]),
      ofSky(events.seasonsOf, [from, to, { stepDays: 20 }]),
      ofSky(events.apsidesOf, ['Moon', from, to, { centre: 'geocentric' }]),
      ofSky(events.nodePassagesOf, ['Mercury', from, to, { centre: 'heliocentric' }]),
      ofSky(events.sunMeetingsOf, ['Venus', from, to, { coordinate: 'rightAscension' }]),
      ofSky(events.greatestElongationsOf, ['Mercury', from, to, { measure: 'arc' }]),
      ofSky(events.nearSunOf, ['Mercury', from, to, { measure: 'longitude', withinDeg: 8.5 }]),
      ofSky(events.aspectsBetween, ['Mars', 'Moon', [0, 90], from, to, { coordinate: 'longitude' }]),
      ofSky(events.nextAspect, ['Mars', 'Moon', [0, 90], from, { limitDays: 60 }]),
      ofSky(events.aspectsToPoint, ['Moon', 1.5, [0, 90], from, to, {}]),
      ofSky(events.parallelsBetween, ['Mars', 'Venus', from, to, { stepDays: 4 }]),
      ofSky(events.outOfBoundsOf, ['Moon', from, to, {}]),
      ofSky(events.skyDayOf, [place, from, from + 1, { rule: 'hindu', pressureMbar: 900, dip: true }]),
      ofSky(events.heliacalEventsOf, ['Venus', place, from, to, { arcs: 'ptolemy-almagest', arcDeg: 7 }]),
      ofSky(events.heliacalEventsOf, [starNamed('Spica'), place, from, to, { arcDeg: 11 }]),
    ],
    { seed: 20261121, anyRuns: 40, alteredRuns: 60 },
  );

  // Six thousand years of the Moon in parts of 0.01° are two thousand million ingresses: no memory holds them.
  const [first, last] = [626000, 2816000];
  const ninety = Array.from({ length: 90 }, (_, i) => 2 * i + 1);
  it.each([
    ['ingresses', () => events.ingressesOf(kernel, 'Moon', first, last, { everyDeg: 0.01 })],
    ['phases', () => events.phasesOf(kernel, first, last, { anglesDeg: [...ninety, ...ninety.map((a) => a + 180)] })],
    ['aspects', () => events.aspectsBetween(kernel, 'Moon', 'Mercury', ninety, first, last)],
    ['aspects to a point', () => events.aspectsToPoint(kernel, 'Moon', 1, ninety, first, last)],
    [
      'aspects to a moving point',
      () => events.aspectsToPoint(kernel, 'Sun', { longitudeRad: (jd) => 6.3 * jd }, ninety, first, last),
    ],
  ])('refuse more %s than a list can hold, by the end of the span', (_, ask) => {
    expect(ask).toThrowError(expect.objectContaining({ name: 'EngineError', code: 'INVALID_OPTION', field: 'toJdTt' }));
  });

  it('do not refuse the signs of the Moon in 6000 years', () => {
    const { length } = events.ingressesOf(kernel, 'Moon', 1000000, 1000000 + 36525, {});
    expect(length).toBeGreaterThan(16000);
    expect(() => events.ingressesOf(kernel, 'Moon', first, first + 10, { everyDeg: 0.01 })).not.toThrow();
  });
});
