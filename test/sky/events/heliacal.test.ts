/** First and last visibilities by the arc of vision: their definition, their order through a synodic period, Venus as Ptolemy tells of her, and how far a model of eye and air is from the rule. */
import { describe, expect, it } from 'vitest';
import { altitudeOf } from '../../../packages/engine/src/sky/altitude.ts';
import {
  ARCS_OF_VISION,
  HELIACAL_BODIES,
  heliacalEventsOf,
  nextSunMeeting,
  sunMeetingsOf,
} from '../../../packages/engine/src/sky/events/index.ts';
import { horizonCrossings, starNamed } from '../../../packages/engine/src/sky/index.ts';
import { dayNumberOf } from '../../../packages/engine/src/time/index.ts';
import type { Place } from '../../../packages/engine/src/time/moment.ts';
import { jdTtOf, kernel } from '../kernel.ts';
import { rowsOf } from './authority.ts';

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

  // Almagest XIII.8: from her evening setting to her morning rising Venus is lost for two days in the beginning of Pisces, for sixteen in that of Virgo. His latitudes and epicycle
  // are not ours: the sky of his century has 0.5 to 1.5 days (the last rising seen and the first may be half a day apart) and 18 to 19.5.
  it.each([
    ['Pisces', 330, 2],
    ['Virgo', 155, 16],
  ])('of Venus in %s are as far apart as Ptolemy says', (_, longitudeDeg, days) => {
    const [a, b] = [jdTtOf('0100-01-01'), jdTtOf('0220-01-01')];
    const there = sunMeetingsOf(kernel, 'Venus', a, b).filter(
      ({ kind, longitudeRad }) =>
        kind === 'inferior-conjunction' && Math.abs((longitudeRad * 180) / Math.PI - longitudeDeg) < 6,
    );
    expect(there.length).toBeGreaterThan(3);
    for (const { jdTt } of there) {
      const [last, first] = heliacalEventsOf(kernel, 'Venus', tyre, jdTt - 30, jdTt + 30);
      expect([last?.kind, first?.kind]).toEqual(['evening-last', 'morning-first']);
      expect(Math.abs((first?.jdTt as number) - (last?.jdTt as number) - days)).toBeLessThan(3.6);
    }
  });

  // Censorinus, De die natali 21.10: the day on which the Dog Star rises in Egypt was in AD 139 the twelfth before the Kalends of August, 20 July. 9° is the arc that historians take for Sirius.
  it('of Sirius is on the day that Censorinus tells of', () => {
    const alexandria: Place = { latitudeDeg: 31.2, longitudeDeg: 29.9, elevationMetres: 0 };
    const julian = (day: number): number => dayNumberOf(139, 7, day, 'julian') - 0.5;
    const sirius = starNamed('Sirius');
    const [rising, ...others] = heliacalEventsOf(kernel, sirius, alexandria, julian(1), julian(31), { arcDeg: 9 });
    expect(others).toEqual([]);
    expect(rising?.kind).toBe('morning-first');
    // Before dawn, which in Egypt is some hours past midnight of universal time; ΔT of 2½ hours is no matter.
    expect(Math.floor((rising?.jdTt ?? 0) - julian(20))).toBe(0);
    expect(rising?.sunDepressionDeg).toBeCloseTo(9.2, 1);
    expect(rising?.settings).toEqual({ arcs: 'given', arcDeg: 9 });
    expect(rising?.sources).toContain('esa-1997');
  });

  it('of a star come in the order of the outer planets’, and none of one that does not set', () => {
    const year = (name: string, arcDeg: number) =>
      heliacalEventsOf(kernel, starNamed(name), tyre, from, from + 730, { arcDeg });
    const order = ['morning-first', 'acronychal-rising', 'cosmical-setting', 'evening-last'];
    for (const name of ['Regulus', 'Spica', 'Aldebaran', 'Antares']) {
      const kinds = year(name, 11).map(({ kind }) => kind);
      const start = order.indexOf(kinds[0] as string);
      expect(kinds).toEqual(kinds.map((_, i) => order[(start + i) % 4]));
      expect(kinds.length).toBeGreaterThan(6);
    }
    expect(year('Polaris', 11)).toEqual([]);
  });

  it('turn with the Earth by the ΔT that is given', () => {
    const of = (options: object) => heliacalEventsOf(kernel, 'Venus', tyre, from, from + 600, options);
    const [own, other] = [of({}), of({ deltaT: () => 68 + 3600 })];
    expect(other).toHaveLength(own.length);
    // An hour later in TT the same horizon comes to the same place; Venus has moved on by minutes of arc.
    own.forEach(({ jdTt }, i) => {
      const hours = ((other[i]?.jdTt ?? 0) - jdTt) * 24;
      expect(Math.abs(hours - Math.round(hours / 24) * 24 - 1)).toBeLessThan(0.02);
    });
  });

  it('of a star by its numbers alone are those of the star', () => {
    const spica = starNamed('Spica');
    const of = (body: typeof spica | typeof spica.numbers) =>
      heliacalEventsOf(kernel, body, tyre, from, to, { arcDeg: 12 });
    expect(of(spica).length).toBeGreaterThan(3);
    expect(of(spica.numbers)).toEqual(of(spica));
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
      ['body', () => heliacalEventsOf(kernel, {} as never, tyre, from, to)],
      ['options.arcDeg', () => heliacalEventsOf(kernel, starNamed('Spica'), tyre, from, to)],
      ['options.arcs', () => heliacalEventsOf(kernel, 'Venus', tyre, from, to, { arcs: 'schoch' as never })],
      ['options.arcDeg', () => heliacalEventsOf(kernel, 'Venus', tyre, from, to, { arcDeg: 40 })],
      ['place', () => heliacalEventsOf(kernel, 'Venus', null as never, from, to)],
      ['options.deltaT', () => heliacalEventsOf(kernel, 'Venus', tyre, from, to, { deltaT: 69 as never })],
    ] as const)
      expect(ask).toThrowError(expect.objectContaining({ name: 'EngineError', field }));
  });
});

describe('beside Schaefer’s model, as Swiss Ephemeris has it', () => {
  const printed = rowsOf('heliacal-swiss-ephemeris.csv').filter(
    ({ latitude_deg }) => Math.abs(Number(latitude_deg)) < 40,
  );

  /** How many days sooner a planet is seen here, or later lost, than there. */
  function daysLonger(body: (typeof HELIACAL_BODIES)[number], arcDeg: number, about: RegExp): readonly number[] {
    const known = new Map<string, ReturnType<typeof heliacalEventsOf>>();
    const found: number[] = [];
    for (const row of printed.filter((each) => each['body'] === body && about.test(each['kind'] ?? ''))) {
      const [latitudeDeg, longitudeDeg, jd] = [row['latitude_deg'], row['longitude_deg'], row['jd_ut']].map(Number) as [
        number,
        number,
        number,
      ];
      const place = { latitudeDeg, longitudeDeg, elevationMetres: 0 };
      const events =
        known.get(row['place'] ?? '') ??
        heliacalEventsOf(kernel, body, place, jdTtOf('2014-10-15'), jdTtOf('2023-03-20'), { arcDeg });
      known.set(row['place'] ?? '', events);
      const apart = events.filter(({ kind }) => kind === row['kind']).map(({ jdTt }) => Math.round(jdTt - jd));
      const nearest = apart.reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a));
      found.push(/first/.test(row['kind'] ?? '') ? -nearest : nearest);
    }
    return found.sort((a, b) => a - b);
  }
  const middle = (days: readonly number[]): number => days[days.length >> 1] as number;

  // The figures that `heliacalEventsOf` tells.
  it.each([
    ['Mercury', /./, 1, 5, 22],
    ['Venus', /morning-first|evening-last/, 2, 3, 6],
    ['Venus', /evening-first|morning-last/, 12, 18, 43],
    ['Mars', /./, 24, 30, 61],
    ['Jupiter', /./, 1, 3, 4],
    ['Saturn', /./, 5, 7, 12],
  ] as const)('%s is seen longer by Ptolemy’s arc: %s', (body, about, least, half, most) => {
    const days = daysLonger(body, ARCS_OF_VISION['ptolemy-almagest'][body].arcDeg, about);
    expect([days[0], middle(days), days.at(-1)]).toEqual([least, half, most]);
  });

  it.each([
    ['Mercury', 13.5, 2, 7],
    ['Venus', 9, 1, 3],
    ['Mars', 20, 3, 9],
    ['Jupiter', 12, 1, 2],
    ['Saturn', 16.5, 1, 2],
  ] as const)('%s is met by an arc of %f degrees', (body, arcDeg, half, most) => {
    const days = daysLonger(body, arcDeg, /./)
      .map(Math.abs)
      .sort((a, b) => a - b);
    expect([middle(days), days[Math.floor(days.length * 0.95)]]).toEqual([half, most]);
  });
});

describe('where summer nights are bright', () => {
  it('any planet may have any kind, for the night and not the Sun’s nearness ends what is seen', () => {
    const oslo: Place = { latitudeDeg: 59.9, longitudeDeg: 10.7, elevationMetres: 0 };
    const kinds = heliacalEventsOf(kernel, 'Saturn', oslo, from, from + 1400).map(({ kind }) => kind);
    expect(kinds).toContain('evening-first');
    expect(kinds).toContain('morning-last');
  });
});
