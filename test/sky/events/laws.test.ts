/** What must hold of every event, whatever its date: bodies that stand still do so, marks are met to the last digit, records are plain, and a wrong question is refused by its field. */
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../packages/engine/src/index.ts';
import { BEND, HAVERSINE_BEND, HELIOCENTRIC_BEND, TOP_SPEED } from '../../../packages/engine/src/sky/events/bends.ts';
import {
  apsidesOf,
  aspectsBetween,
  aspectsToPoint,
  greatestElongationsOf,
  ingressesOf,
  nearSunOf,
  nextApsis,
  nextAspect,
  nextIngress,
  nextNodePassage,
  nextPhase,
  nextSeason,
  nextStation,
  nextSunMeeting,
  nodePassagesOf,
  outOfBoundsOf,
  parallelsBetween,
  phasesOf,
  previousApsis,
  previousNodePassage,
  previousPhase,
  previousSeason,
  previousSunMeeting,
  type SkyDay,
  seasonsOf,
  skyDayOf,
  stationsOf,
  sunMeetingsOf,
} from '../../../packages/engine/src/sky/events/index.ts';
import { lookAt, type View } from '../../../packages/engine/src/sky/events/motion.ts';
import { BODIES, type Body, sunDays, transitsBetween } from '../../../packages/engine/src/sky/index.ts';
import type { Place } from '../../../packages/engine/src/time/moment.ts';
import { jdTtOf, kernel } from '../kernel.ts';

const TURN = 2 * Math.PI;
const arcsecPerRad = 648000 / Math.PI;
const from = jdTtOf('1990-01-01');
const to = jdTtOf('2010-01-01');
const signed = (angle: number): number => angle - TURN * Math.round(angle / TURN);
const RATE_OF = { longitude: 3, rightAscension: 8, declination: 9 } as const;

describe('every station', () => {
  const moving = BODIES.filter((body) => body !== 'Earth');
  it.each(moving)('has zero speed: %s', (body) => {
    const look = lookAt(kernel, [body], 'apparent');
    let count = 0;
    for (const coordinate of ['longitude', 'rightAscension', 'declination'] as const) {
      const stations = stationsOf(kernel, body, from, from + (body.startsWith('Osc') ? 300 : 4000), { coordinate });
      for (const { jdTt, kind } of stations) {
        count++;
        const rate = look(jdTt)[RATE_OF[coordinate]] as number;
        const later = look(jdTt + 1e-3)[RATE_OF[coordinate]] as number;
        // An instant is told to 0.64 ms, in which the most restless of all (the osculating apogee) gains 5e-5″ a day; today's worst of a planet: 6e-6″ a day (Mercury).
        expect(Math.abs(rate) * arcsecPerRad, `${coordinate} ${jdTt}`).toBeLessThan(1e-4);
        const falls = kind === 'retrograde-begins' || kind === 'northernmost';
        expect(later < 0, `${coordinate} ${jdTt}`).toBe(falls);
      }
      // Those in longitude come by turns, one way and the other.
      stations.forEach(({ kind }, i) => expect(kind).not.toBe(stations[i - 1]?.kind));
    }
    expect(count).toBeGreaterThan(0);
  });

  it('keeps out of the Sun’s disc, where light bends faster than Pluto moves', () => {
    // Pluto passes behind the middle of the Sun in July 2178: his apparent place goes backwards for some hours there.
    const behind = 2516753.3;
    const look = lookAt(kernel, ['Pluto'], 'apparent');
    const rates = Array.from({ length: 200 }, (_, i) => look(behind - 1 + i / 100)[3] as number);
    expect(Math.min(...rates)).toBeLessThan(0);
    const stations = stationsOf(kernel, 'Pluto', behind - 183, behind + 183);
    expect(stations.map(({ kind }) => kind)).toEqual(['direct-begins', 'retrograde-begins']);
  });

  it('in a sidereal longitude is where that one stands still', () => {
    const offsetRadPerDay = (): number => 6.7e-7;
    const offsetRad = (jdTt: number): number => 0.4 + 6.7e-7 * (jdTt - 2451545);
    const look = lookAt(kernel, ['Saturn'], 'mean');
    const tropical = stationsOf(kernel, 'Saturn', from, to);
    const found = stationsOf(kernel, 'Saturn', from, to, { offsetRad, offsetRadPerDay });
    expect(found.length).toBe(tropical.length);
    found.forEach(({ jdTt, valueRad, longitudeRad }, i) => {
      expect(Math.abs((look(jdTt)[3] as number) - 6.7e-7) * arcsecPerRad).toBeLessThan(1e-5);
      expect(Math.abs(jdTt - (tropical[i]?.jdTt as number)) * 24).toBeGreaterThan(0.01);
      expect(Math.abs(signed(longitudeRad - 0.4 - valueRad))).toBeLessThan(0.01);
    });
    const worked = stationsOf(kernel, 'Saturn', from, to, { offsetRad });
    worked.forEach(({ jdTt }, i) => expect(Math.abs(jdTt - (found[i]?.jdTt as number))).toBeLessThan(1e-4));
  });
});

describe('every mark is met', () => {
  it('by ingresses, aspects, phases and seasons to 1e-10 rad for planets', () => {
    for (const body of ['Sun', 'Mercury', 'Mars', 'Jupiter', 'Pluto'] as const) {
      for (const { jdTt, mark, longitudeRad, isRetrograde, part } of ingressesOf(kernel, body, from, to)) {
        expect(Math.abs(signed(longitudeRad - (mark * TURN) / 12)), `${body} ${jdTt}`).toBeLessThan(2e-10);
        expect(part).toBe(isRetrograde ? (mark + 11) % 12 : mark);
      }
    }
    for (const { leadRad, longitudeARad, longitudeBRad } of aspectsBetween(
      kernel,
      'Venus',
      'Jupiter',
      [0, 72, 144],
      from,
      to,
    ))
      expect(Math.abs(signed(longitudeARad - longitudeBRad - leadRad))).toBeLessThan(3e-10);
    for (const { longitudeRad, leadRad } of aspectsToPoint(kernel, 'Saturn', 2, [0, 45, 90], from, to))
      expect(Math.abs(signed(longitudeRad - 2 - leadRad))).toBeLessThan(1e-10);
    for (const phase of phasesOf(kernel, from, from + 400, { anglesDeg: [0, 45, 180, 333.3] })) {
      const apart = phase.moonLongitudeRad - phase.sunLongitudeRad - (phase.angleDeg * TURN) / 360;
      // The Moon moves by 2.6e-9 rad in the millisecond to which instants are told.
      expect(Math.abs(signed(apart))).toBeLessThan(3e-9);
      expect(phase.name === null).toBe(![0, 180].includes(phase.angleDeg));
    }
    for (const { longitudeRad, quarter } of seasonsOf(kernel, from, to))
      expect(Math.abs(signed(longitudeRad - (quarter * TURN) / 4))).toBeLessThan(2e-10);
  });

  it('from a point that moves by a function', () => {
    const point = { longitudeRad: (jdTt: number): number => 1 + 1e-4 * (jdTt - from) };
    const found = aspectsToPoint(kernel, 'Mars', point, [0, 90], from, from + 2000);
    expect(found.length).toBeGreaterThan(5);
    for (const { jdTt, longitudeRad, leadRad } of found)
      expect(Math.abs(signed(longitudeRad - point.longitudeRad(jdTt) - leadRad))).toBeLessThan(1e-9);
  });

  it('with right ascensions, declinations and latitudes that agree', () => {
    const look = lookAt(kernel, ['Mars', 'Venus'], 'apparent');
    const meetings = aspectsBetween(kernel, 'Mars', 'Venus', [0], from, to, { coordinate: 'rightAscension' });
    expect(meetings.length).toBeGreaterThan(5);
    for (const { jdTt } of meetings)
      expect(Math.abs(signed((look(jdTt)[6] as number) - (look(jdTt)[16] as number)))).toBeLessThan(3e-10);
    const parallels = parallelsBetween(kernel, 'Mars', 'Venus', from, to);
    expect(new Set(parallels.map(({ kind }) => kind)).size).toBe(2);
    for (const { kind, declinationARad: a, declinationBRad: b } of parallels)
      expect(Math.abs(kind === 'parallel' ? a - b : a + b)).toBeLessThan(3e-10);
    for (const centre of ['geocentric', 'heliocentric'] as const) {
      const seen = lookAt(kernel, ['Mercury'], centre === 'geocentric' ? 'apparent' : 'heliocentric');
      const nodes = nodePassagesOf(kernel, 'Mercury', from, to, { centre });
      expect(nodes.length).toBeGreaterThan(100);
      for (const { jdTt, kind } of nodes) {
        expect(Math.abs(seen(jdTt)[1] as number)).toBeLessThan(3e-10);
        expect((seen(jdTt)[4] as number) > 0).toBe(kind === 'ascending');
      }
    }
  });
});

describe('what is told of an event', () => {
  it('of phases: a new Moon is dark, a full one bright, a quarter half', () => {
    const lit = { new: 0, 'first-quarter': 0.5, full: 1, 'last-quarter': 0.5 };
    const phases = phasesOf(kernel, from, from + 800);
    expect(phases.length).toBeGreaterThan(100);
    for (const { name, illuminatedFraction } of phases)
      expect(Math.abs(illuminatedFraction - lit[name ?? 'new'])).toBeLessThan(0.003);
    for (const { distanceAu } of phases) expect(Math.abs(distanceAu - 0.00257)).toBeLessThan(0.0002);
  });

  it('of meetings with the Sun: inferior ones are near and backwards, a transit of Venus is on the disc', () => {
    const meetings = sunMeetingsOf(kernel, 'Venus', jdTtOf('2004-01-01'), jdTtOf('2013-01-01'));
    const inferior = meetings.filter(({ kind }) => kind === 'inferior-conjunction');
    expect(meetings.every(({ kind }) => kind !== 'conjunction' && kind !== 'opposition')).toBe(true);
    expect(inferior.length).toBe(6);
    for (const { distanceAu } of inferior) expect(distanceAu).toBeLessThan(0.3);
    const discs = inferior.filter(({ separationRad }) => separationRad * arcsecPerRad < 960);
    // The transits of 8 June 2004 and 5 June 2012.
    expect(discs.map(({ jdTt }) => Math.round(jdTt - jdTtOf('2004-06-08')))).toEqual([0, 2920]);
    expect(sunMeetingsOf(kernel, 'Mars', from, to).map(({ kind }) => kind)).toContain('opposition');
  });

  it('of stretches: what begins ends, and the middle is nearest', () => {
    for (const measure of ['arc', 'longitude'] as const) {
      const near = nearSunOf(kernel, 'Mercury', from, to, { measure, withinDeg: 5 });
      expect(near.length).toBeGreaterThan(100);
      for (const { beginJdTt, nearestJdTt, endJdTt } of near.slice(1, -1)) {
        expect(nearestJdTt as number).toBeGreaterThan(beginJdTt as number);
        expect(nearestJdTt as number).toBeLessThan(endJdTt as number);
      }
    }
    // In longitude every conjunction is a cazimi, on the sphere few are.
    const cazimis = nearSunOf(kernel, 'Venus', from, to);
    expect(cazimis.length).toBe(sunMeetingsOf(kernel, 'Venus', from, to).length);
    expect(nearSunOf(kernel, 'Venus', from, to, { measure: 'arc' }).length).toBeLessThan(cazimis.length / 2);
    const within = cazimis[3] as { beginJdTt: number; endJdTt: number };
    const middle = (within.beginJdTt + within.endJdTt) / 2 + 0.02;
    expect(nearSunOf(kernel, 'Venus', middle, middle + 1e-3)).toEqual([
      { beginJdTt: null, endJdTt: null, nearestJdTt: null },
    ]);
  });

  it('of a stretch with several conjunctions: the nearest of them is told', () => {
    // Venus is never 60° from the Sun, so eight years are one stretch with ten conjunctions.
    const [first, last] = [jdTtOf('2009-02-01'), jdTtOf('2017-02-01')];
    const [stretch, ...more] = nearSunOf(kernel, 'Venus', first, last, { measure: 'arc', withinDeg: 60 });
    expect(more).toEqual([]);
    const meetings = sunMeetingsOf(kernel, 'Venus', first, last);
    expect(meetings.length).toBe(10);
    const nearest = meetings.reduce((a, b) => (b.separationRad < a.separationRad ? b : a));
    expect(Math.abs((stretch?.nearestJdTt as number) - nearest.jdTt)).toBeLessThan(1);
    // Behind the Sun's disc on 6 June 2016, nearer than in the transit of 2012, and not the conjunction of 2009 that came first.
    expect(Math.floor((stretch?.nearestJdTt as number) - jdTtOf('2016-06-06'))).toBe(0);
  });

  it('of greatest elongations: Mercury 18° … 28°, Venus 45° … 48°, and the two measures differ', () => {
    for (const [body, least, most] of [
      ['Mercury', 17.8, 28],
      ['Venus', 45, 48],
    ] as const) {
      const found = greatestElongationsOf(kernel, body, from, to);
      const along = greatestElongationsOf(kernel, body, from, to, { measure: 'longitude' });
      expect(along.length).toBe(found.length);
      for (const { elongationRad } of found) {
        expect((elongationRad * 360) / TURN).toBeGreaterThan(least);
        expect((elongationRad * 360) / TURN).toBeLessThan(most);
      }
      found.forEach(({ side }, i) => expect(side).not.toBe(found[i - 1]?.side));
      expect(along.some(({ jdTt }, i) => Math.abs(jdTt - (found[i]?.jdTt as number)) > 0.1)).toBe(true);
    }
  });

  it('of bodies out of bounds: the peak is beyond the obliquity, the Moon strays in the nineties not, in 2006 she does', () => {
    const moon = outOfBoundsOf(kernel, 'Moon', jdTtOf('2006-01-01'), jdTtOf('2007-01-01'));
    expect(moon.length).toBeGreaterThan(20);
    for (const { peak, side } of moon)
      if (peak !== null) expect(side === 'north' ? peak.declinationRad : -peak.declinationRad).toBeGreaterThan(0.409);
    expect(outOfBoundsOf(kernel, 'Moon', jdTtOf('1996-01-01'), jdTtOf('1998-01-01'))).toEqual([]);
  });

  it('is plain data', () => {
    const lists = [
      stationsOf(kernel, 'Mars', from, to),
      ingressesOf(kernel, 'Mars', from, to),
      phasesOf(kernel, from, from + 60),
      apsidesOf(kernel, 'Moon', from, from + 60),
      nearSunOf(kernel, 'Mars', from, to),
      outOfBoundsOf(kernel, 'Mars', from, to),
    ];
    for (const list of lists) expect(JSON.parse(canonicalJson(list as never))).toEqual(list);
  });
});

describe('one day at a place', () => {
  const delhi: Place = { latitudeDeg: 28.6139, longitudeDeg: 77.209, elevationMetres: 0 };
  const tromso: Place = { latitudeDeg: 69.6492, longitudeDeg: 18.9553, elevationMetres: 0 };

  it('holds its events in their order', () => {
    const start = jdTtOf('2025-03-01', 5.5);
    const day = skyDayOf(kernel, delhi, start, start + 1);
    const at = (event: { readonly kind: string; readonly jdTt?: number }): number => event.jdTt as number;
    const { civil, nautical, astronomical } = day.twilights;
    const order = [
      start,
      at(astronomical.dawn),
      at(nautical.dawn),
      at(civil.dawn),
      at(day.sunrise),
      day.noonJdTt as number,
      at(day.sunset),
      at(civil.dusk),
      at(nautical.dusk),
      at(astronomical.dusk),
      start + 1,
    ];
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(day.daylightHours).toBeCloseTo(24 * (at(day.sunset) - at(day.sunrise)), 12);
    const [alone] = sunDays(kernel, delhi, [start, start + 1], 'upper-limb');
    expect([day.sunrise, day.sunset]).toEqual([alone?.rise, alone?.set]);
    expect(day.moonTransitJdTt).toBe(transitsBetween(kernel, 'Moon', delhi, start, start + 1, 'upper')[0]);
    // Everything that was chosen is told, and asking with it again gives the same day.
    const hindu = skyDayOf(kernel, delhi, start, start + 1, { rule: 'hindu', dip: true });
    expect(hindu.settings).toEqual({
      rule: 'hindu',
      pressureMbar: 1013.25,
      temperatureC: 15,
      refractionDeg: null,
      dip: true,
    });
    expect(hindu.sources).toEqual(['surya-siddhanta', 'explanatory-supplement-1992']);
    const { refractionDeg, ...told } = day.settings;
    expect(refractionDeg).toBeNull();
    expect(skyDayOf(kernel, delhi, start, start + 1, told)).toEqual(day);
    expect(day.sources).toEqual(['explanatory-supplement-1992', 'bennett-1982']);
    expect(JSON.parse(canonicalJson(day as never))).toEqual(day);
  });

  it('says never, and how long, in the midnight sun and the polar night', () => {
    const [summer, winter] = [jdTtOf('2024-06-21', 2), jdTtOf('2024-12-21', 1)];
    const light = skyDayOf(kernel, tromso, summer, summer + 1);
    expect([light.sunrise, light.sunset, light.daylightHours]).toEqual([
      { kind: 'never', side: 'above' },
      { kind: 'never', side: 'above' },
      24,
    ]);
    const dark = skyDayOf(kernel, tromso, winter, winter + 1);
    expect(dark.daylightHours).toBe(0);
    expect(dark.twilights.civil.dawn.kind).toBe('at');
  });

  it('counts what follows the second of two settings as night', () => {
    // swetest -b26.7.2024 -ut -p0 -rise -geopos18.9553,69.6492,0 -n2 (Swiss Ephemeris 2.10.03): sets 22:05:16.8 UT, is up 22:15:50.6 from 23:37:02.7 on.
    const start = jdTtOf('2024-07-27', 2);
    const { sunrise, sunset, daylightHours } = skyDayOf(kernel, tromso, start, start + 1);
    expect([sunrise.kind, sunset.kind]).toEqual(['at', 'at']);
    // Seconds; today 0.2: he sets at so low an angle that 1″ is five seconds.
    expect(Math.abs(daylightHours * 3600 - (5 * 60 + 16.8) - (22 * 3600 + 15 * 60 + 50.6))).toBeLessThan(2);
  });

  it('adds up its two ends where the Sun sets after midnight', () => {
    const days = [12, 13, 14, 15, 16, 17, 18].map((date) => {
      const start = jdTtOf(`2024-05-${date}`, 2);
      return skyDayOf(kernel, tromso, start, start + 1);
    });
    const day = days.find(
      ({ sunrise, sunset }) => sunrise.kind === 'at' && sunset.kind === 'at' && sunset.jdTt < sunrise.jdTt,
    ) as SkyDay;
    expect(day.daylightHours).toBeGreaterThan(22);
    expect(day.daylightHours).toBeLessThan(24);
  });
});

describe('bounds on the bends', () => {
  const views: readonly (readonly [View, typeof BEND])[] = [
    ['smooth', BEND],
    ['heliocentric', HELIOCENTRIC_BEND],
  ];
  it.each(views)('hold for third differences, %s, on 40 000 days of 6000 years', (view, bends) => {
    const places = { longitude: 3, latitude: 4, distance: 5, rightAscension: 8, declination: 9 } as const;
    for (const body of Object.keys(bends) as Body[]) {
      const rows = bends[body] as NonNullable<(typeof bends)[Body]>;
      const isAsteroid = ['Chiron', 'Ceres', 'Pallas', 'Juno', 'Vesta'].includes(body);
      const [first, last] = isAsteroid ? [2378600, 2596900] : [630000, 2816000];
      const look = lookAt(kernel, [body], view);
      const days = 0.5;
      for (let window = 0; window < 25; window++) {
        const start = first + ((last - first - 60) * window) / 24;
        let before: Float64Array | null = null;
        let middle: Float64Array | null = null;
        for (let i = 0; i < 60; i++) {
          const now = Float64Array.from(look(start + i * days));
          for (const [coordinate, place] of Object.entries(places) as [keyof typeof places, number][]) {
            if (before === null || middle === null) break;
            const bend =
              ((now[place] as number) - 2 * (middle[place] as number) + (before[place] as number)) / days ** 2;
            // Row borders of the ephemeris, where the rate jumps in its last bits, show in so short a difference.
            expect(Math.abs(bend), `${body} ${coordinate} ${start + i * days}`).toBeLessThan(
              rows[coordinate] * 1.05 + 4e-7,
            );
          }
          before = middle;
          middle = now;
        }
      }
    }
    expect(Object.keys(HAVERSINE_BEND).length).toBe(14);
  });
});

describe('top speeds', () => {
  it('hold in 6000 years, and are not far from what is reached', () => {
    for (const [body, topSpeed] of Object.entries(TOP_SPEED) as [Body, number][]) {
      const isAsteroid = ['Chiron', 'Ceres', 'Pallas', 'Juno', 'Vesta'].includes(body);
      const [first, last] = isAsteroid ? [2378600, 2596900] : [630000, 2816000];
      const look = lookAt(kernel, [body], 'smooth');
      let most = 0;
      // A step that shares no period with a year.
      for (let jdTt = first; jdTt < last; jdTt += isAsteroid ? 37.31 : 211.7)
        most = Math.max(most, Math.abs(look(jdTt)[3] as number));
      // The greatest found on every day is a twentieth below.
      expect(most, body).toBeLessThan(topSpeed / 1.045);
      expect(most, body).toBeGreaterThan(topSpeed / 1.3);
    }
  });
});

describe('a wrong question', () => {
  const [a, b] = [2460000, 2460100];
  it.each([
    ['body', () => stationsOf(kernel, 'Earth', a, b)],
    ['body', () => stationsOf(kernel, 'Vulcan' as Body, a, b)],
    ['options.coordinate', () => stationsOf(kernel, 'Mars', a, b, { coordinate: 'latitude' as never })],
    ['options.speed', () => stationsOf(kernel, 'Mars', a, b, { speed: 1 } as never)],
    ['options', () => stationsOf(kernel, 'Mars', a, b, null as never)],
    ['options.stepDays', () => stationsOf(kernel, 'Mars', a, b, { stepDays: 0 })],
    ['options.stepDays', () => ingressesOf(kernel, 'Mars', a, b, { stepDays: Number.NaN })],
    ['options.offsetRad', () => stationsOf(kernel, 'Mars', a, b, { coordinate: 'declination', offsetRad: () => 0 })],
    ['options.offsetRad', () => ingressesOf(kernel, 'Mars', a, b, { offsetRad: () => Number.NaN })],
    ['options.offsetRad', () => seasonsOf(kernel, a, b, { offsetRad: 1 as never })],
    [
      'options.offsetRadPerDay',
      () => seasonsOf(kernel, a, b, { offsetRad: () => 0, offsetRadPerDay: () => Number.NaN }),
    ],
    ['options.everyDeg', () => ingressesOf(kernel, 'Mars', a, b, { everyDeg: 7 })],
    ['options.limitDays', () => nextStation(kernel, 'Mars', a, { limitDays: -1 })],
    ['options.limitDays', () => nextIngress(kernel, 'Mars', a, { limitDays: '9' as never })],
    ['fromJdTt', () => nextPhase(kernel, Number.NaN)],
    ['beforeJdTt', () => previousPhase(kernel, 3e6)],
    ['fromJdTt', () => phasesOf(kernel, Number.NaN, b)],
    ['toJdTt', () => phasesOf(kernel, a, 1e9)],
    ['options.anglesDeg', () => phasesOf(kernel, a, b, { anglesDeg: [] })],
    ['options.anglesDeg', () => phasesOf(kernel, a, b, { anglesDeg: [0, 360] })],
    ['options.anglesDeg[1]', () => phasesOf(kernel, a, b, { anglesDeg: [0, 400] })],
    ['anglesDeg[0]', () => aspectsBetween(kernel, 'Mars', 'Sun', [181], a, b)],
    ['anglesDeg', () => aspectsBetween(kernel, 'Mars', 'Sun', [90, 90], a, b)],
    ['anglesDeg', () => nextAspect(kernel, 'Mars', 'Sun', 7 as never, a)],
    ['bodyB', () => aspectsBetween(kernel, 'Mars', 'Mars', [0], a, b)],
    ['point', () => aspectsToPoint(kernel, 'Mars', Number.NaN, [0], a, b)],
    ['point', () => aspectsToPoint(kernel, 'Mars', {} as never, [0], a, b)],
    ['point.longitudeRad', () => aspectsToPoint(kernel, 'Mars', { longitudeRad: () => Number.NaN }, [0], a, b)],
    [
      'point.longitudeRadPerDay',
      () => aspectsToPoint(kernel, 'Mars', { longitudeRad: () => 1, longitudeRadPerDay: () => Number.NaN }, [0], a, b),
    ],
    [
      'point',
      () => aspectsToPoint(kernel, 'Mars', { longitudeRad: () => 1, longitudeRadPerDay: 0 as never }, [0], a, b),
    ],
    ['options.anglesDeg[0]', () => phasesOf(kernel, a, b, { anglesDeg: new Array<number>(2) })],
    ['options.centre', () => apsidesOf(kernel, 'Mars', a, b, { centre: 'topocentric' as never })],
    ['body', () => apsidesOf(kernel, 'MeanNode', a, b)],
    ['body', () => apsidesOf(kernel, 'Earth', a, b, { centre: 'geocentric' })],
    ['body', () => nodePassagesOf(kernel, 'Sun', a, b)],
    ['body', () => sunMeetingsOf(kernel, 'Moon', a, b)],
    ['body', () => greatestElongationsOf(kernel, 'Mars' as never, a, b)],
    ['options.measure', () => nearSunOf(kernel, 'Mars', a, b, { measure: 'sky' as never })],
    ['options.withinDeg', () => nearSunOf(kernel, 'Mars', a, b, { withinDeg: 0 })],
    ['body', () => outOfBoundsOf(kernel, 'Sun', a, b)],
    ['toJdTt', () => skyDayOf(kernel, { latitudeDeg: 0, longitudeDeg: 0, elevationMetres: 0 }, a, a + 3)],
    [
      'options.rule',
      () =>
        skyDayOf(kernel, { latitudeDeg: 0, longitudeDeg: 0, elevationMetres: 0 }, a, a + 1, { rule: 'civil' as never }),
    ],
    ['kernel', () => stationsOf(null as never, 'Mars', a, b)],
  ])('is refused by its field: %s', (field, ask) => {
    expect(ask).toThrowError(expect.objectContaining({ name: 'EngineError', field }));
  });

  it('outside the ephemeris is told as such', () => {
    for (const ask of [
      () => stationsOf(kernel, 'Ceres', 2000000, 2000400),
      () => phasesOf(kernel, 2816900, 2817800),
      () => previousApsis(kernel, 'Moon', 625001),
    ])
      expect(ask).toThrowError(expect.objectContaining({ code: 'OUT_OF_SPAN' }));
  });

  it('about a span of no length has no answer, and about one with nothing in it null', () => {
    expect(stationsOf(kernel, 'Mars', b, a)).toEqual([]);
    expect(nearSunOf(kernel, 'Mars', a, a)).toEqual([]);
    expect(outOfBoundsOf(kernel, 'Mars', b, a)).toEqual([]);
    expect(nextStation(kernel, 'Sun', a, { limitDays: 400 })).toBeNull();
    expect(nextSeason(kernel, a, { limitDays: 1 })).toBeNull();
  });
});

describe('before and after', () => {
  it('an instant between two events stand the one and the other', () => {
    const at = 2460321.5;
    const sides = [
      [previousPhase(kernel, at), nextPhase(kernel, at)],
      [previousSeason(kernel, at), nextSeason(kernel, at)],
      [previousApsis(kernel, 'Moon', at), nextApsis(kernel, 'Moon', at)],
      [previousNodePassage(kernel, 'Moon', at), nextNodePassage(kernel, 'Moon', at)],
      [previousSunMeeting(kernel, 'Venus', at), nextSunMeeting(kernel, 'Venus', at)],
    ];
    for (const [before, after] of sides) {
      expect(before?.jdTt).toBeLessThan(at);
      expect(after?.jdTt).toBeGreaterThanOrEqual(at);
    }
  });
});
