/** First and last visibilities by the arc of vision: their definition, their order through a synodic period, and Venus as she was seen. */
import { describe, expect, it } from 'vitest';
import { altitudeOf } from '../../../packages/engine/src/sky/altitude.ts';
import {
  ARCS_OF_VISION,
  HELIACAL_BODIES,
  heliacalEventsOf,
  nextSunMeeting,
  sunMeetingsOf,
} from '../../../packages/engine/src/sky/events/index.ts';
import { horizonCrossings } from '../../../packages/engine/src/sky/index.ts';
import type { Place } from '../../../packages/engine/src/time/moment.ts';
import { jdTtOf, kernel } from '../kernel.ts';

/** Ptolemy reckons for the parallel of Phoenicia, 33;18° (Almagest XIII.9). */
const tyre: Place = { latitudeDeg: 33.3, longitudeDeg: 35.2, elevationMetres: 0 };
const [from, to] = [jdTtOf('2015-01-01'), jdTtOf('2023-01-01')];

describe('the first and the last of a planet', () => {
  it.each(HELIACAL_BODIES)('is seen, and on the day beside it not: %s', (body) => {
    const arc = ARCS_OF_VISION['ptolemy-almagest'][body].arcDeg;
    const sun = altitudeOf(kernel, 'Sun', tyre, { altitudeDeg: 0 }, {});
    const depressionDeg = (jdTt: number): number => (-sun(jdTt).value * 180) / Math.PI;
    const crossings = horizonCrossings(kernel, body, tyre, from - 3, to + 3, { altitudeDeg: 0 });
    const events = heliacalEventsOf(kernel, body, tyre, from, to);
    expect(events.length).toBeGreaterThan(10);
    for (const { jdTt, kind, sunDepressionDeg, settings, sources } of events) {
      expect(settings).toEqual({ arcs: 'ptolemy-almagest', arcDeg: arc });
      expect(sources).toEqual(['ptolemy-almagest']);
      const rising = /morning|rising/.test(kind);
      const same = crossings.filter((crossing) => crossing.rising === rising);
      const at = same.findIndex((crossing) => Math.abs(crossing.jdTt - jdTt) < 1e-3);
      expect(depressionDeg((same[at] as { jdTt: number }).jdTt)).toBeCloseTo(sunDepressionDeg, 3);
      expect(sunDepressionDeg).toBeGreaterThanOrEqual(arc);
      const begins = /first|cosmical/.test(kind);
      expect(depressionDeg((same[at + (begins ? -1 : 1)] as { jdTt: number }).jdTt), kind).toBeLessThan(arc);
    }
  });

  it('come in their order', () => {
    const order = (body: 'Venus' | 'Jupiter' | 'Saturn') =>
      heliacalEventsOf(kernel, body, tyre, from, to).map(({ kind }) => kind);
    const cycles = {
      Venus: ['morning-first', 'morning-last', 'evening-first', 'evening-last'],
      Jupiter: ['morning-first', 'acronychal-rising', 'cosmical-setting', 'evening-last'],
      Saturn: ['morning-first', 'acronychal-rising', 'cosmical-setting', 'evening-last'],
    };
    for (const [body, cycle] of Object.entries(cycles)) {
      const kinds = order(body as 'Venus');
      const start = cycle.indexOf(kinds[0] as string);
      expect(kinds).toEqual(kinds.map((_, i) => cycle[(start + i) % 4]));
    }
  });

  it('stand about the conjunction and the opposition', () => {
    for (const { jdTt, kind } of heliacalEventsOf(kernel, 'Jupiter', tyre, from, to - 500)) {
      const days = sunMeetingsOf(kernel, 'Jupiter', jdTt - 60, jdTt + 60).map((meeting) => [
        meeting.kind,
        meeting.jdTt - jdTt,
      ]);
      const [meeting, apart] = days[0] as [string, number];
      expect(meeting).toBe(/first|last/.test(kind) ? 'conjunction' : 'opposition');
      // He is lost for about a month: two weeks either side.
      if (kind === 'morning-first') expect(apart).toBeLessThan(-7);
      if (kind === 'evening-last') expect(apart).toBeGreaterThan(7);
    }
  });

  it('of Venus about her inferior conjunction are days apart', () => {
    const { jdTt } = nextSunMeeting(kernel, 'Venus', jdTtOf('2020-05-01')) as { jdTt: number };
    const [last, first] = heliacalEventsOf(kernel, 'Venus', tyre, jdTt - 20, jdTt + 20);
    expect([last?.kind, first?.kind]).toEqual(['evening-last', 'morning-first']);
    expect((first?.jdTt as number) - (last?.jdTt as number)).toBeGreaterThan(2);
    expect((first?.jdTt as number) - (last?.jdTt as number)).toBeLessThan(20);
  });

  it('are none where the planet does not rise, and refused when asked amiss', () => {
    const pole: Place = { latitudeDeg: 90, longitudeDeg: 0, elevationMetres: 0 };
    expect(heliacalEventsOf(kernel, 'Venus', pole, from, from + 100)).toEqual([]);
    expect(heliacalEventsOf(kernel, 'Venus', tyre, to, from)).toEqual([]);
    const wide = heliacalEventsOf(kernel, 'Jupiter', tyre, from, from + 800, { arcDeg: 15 });
    expect(wide[0]?.settings).toEqual({ arcs: 'given', arcDeg: 15 });
    expect(wide[0]?.sources).toEqual(['ptolemy-almagest']);
    for (const [field, ask] of [
      ['body', () => heliacalEventsOf(kernel, 'Moon' as never, tyre, from, to)],
      ['options.arcs', () => heliacalEventsOf(kernel, 'Venus', tyre, from, to, { arcs: 'schoch' as never })],
      ['options.arcDeg', () => heliacalEventsOf(kernel, 'Venus', tyre, from, to, { arcDeg: 40 })],
      ['place', () => heliacalEventsOf(kernel, 'Venus', null as never, from, to)],
    ] as const)
      expect(ask).toThrowError(expect.objectContaining({ name: 'EngineError', field }));
  });
});
