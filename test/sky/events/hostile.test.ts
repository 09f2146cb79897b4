/** The doors of events/ against whatever JSON may hold: plain data or an `EngineError`, and nothing else. */
import { describe } from 'vitest';
import * as events from '../../../packages/engine/src/sky/events/index.ts';
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
    ],
    { seed: 20261121, anyRuns: 40, alteredRuns: 60 },
  );
});
