/** Events of a progressed chart in life: each is what it says, none is missed, and spans side by side tell the same as one. */
import { describe, expect, it } from 'vitest';
import { localClock } from '../../../packages/engine/src/time/local-clock.ts';
import {
  type ProgressedEvent,
  type ProgressedEventChoices,
  progressedEventsOf,
  progressedRadixOf,
  solarArcContactsOf,
  solarArcOf,
} from '../../../packages/engine/src/western/progression/index.ts';
import {
  needAngles,
  needGround,
  needHouses,
  needPoint,
  type Radix,
  radixOf,
} from '../../../packages/engine/src/western/radix/index.ts';
import { apart, buenosAires, churchill, engine, kernel, natalOf } from './births.ts';

const YEAR = 365.2422;
const natal = natalOf(churchill);
const { jdTt: birth } = needGround(natal);
const end = birth + 90 * YEAR;

/** What a progressed chart says of a point or an angle at an instant of life. */
function placeOf(radix: Radix, name: string): number {
  return name === 'Ascendant' || name === 'Midheaven'
    ? needAngles(radix)[name].longitudeDeg
    : needPoint(radix, name).longitudeDeg;
}

function checkEvent(chart: Radix, event: ProgressedEvent, choices: ProgressedEventChoices): void {
  const { kinds: _, points: __, natalPoints: ___, aspectsDeg: ____, clock: _____, ...pace } = choices;
  const { radix, skyJdTt, lifeJdUt, ageYears } = progressedRadixOf(kernel, chart, event.jdTt, pace);
  expect(event).toMatchObject({ skyJdTt, jdUt: lifeJdUt, ageYears });
  // A tenth of a second of life in the fastest: the Moon of a minor progression, 13° in a day of the sky, 13.4 days of life; and 1e-7 of printing.
  const near = (a: number, b: number, text: string) => expect(Math.abs(apart(a, b)), text).toBeLessThan(2e-6);
  if ('motion' in event) {
    const later = progressedRadixOf(kernel, chart, event.jdTt + 2, pace).radix;
    const gone = apart(placeOf(later, event.point), placeOf(radix, event.point));
    if (Math.abs(gone) > 1e-6) expect(event.motion).toBe(gone > 0 ? 'forward' : 'backward');
  }
  switch (event.kind) {
    case 'lunation': {
      const phases = [
        'new-moon',
        'crescent',
        'first-quarter',
        'gibbous',
        'full-moon',
        'disseminating',
        'last-quarter',
        'balsamic',
      ];
      near(placeOf(radix, 'Moon') - placeOf(radix, 'Sun'), 45 * phases.indexOf(event.phase), event.phase);
      near(event.moonDeg, placeOf(radix, 'Moon'), 'moonDeg');
      near(event.sunDeg, placeOf(radix, 'Sun'), 'sunDeg');
      break;
    }
    case 'station':
      // Found to a tenth of a second of life; the rate changes by 0.01°/day per day of the sky at most.
      expect(Math.abs(needPoint(radix, event.point).longitudeDegPerDay ?? 1), event.point).toBeLessThan(2e-7);
      expect(event.turns).toBe(turnsTo(chart, event.point, event.jdTt, pace));
      break;
    case 'sign-ingress':
      near(placeOf(radix, event.point), 30 * (event.sign - (event.motion === 'forward' ? 1 : 0)), event.point);
      break;
    case 'house-ingress': {
      const { cuspsDeg } = needHouses(chart);
      const at = event.motion === 'forward' ? event.house - 1 : event.house % 12;
      near(placeOf(radix, event.point), cuspsDeg[at] as number, event.point);
      break;
    }
    case 'aspect': {
      const target = ['Ascendant', 'Midheaven'].includes(event.natalPoint)
        ? placeOf(chart, event.natalPoint)
        : needPoint(chart, event.natalPoint).longitudeDeg;
      const place = placeOf(radix, event.point);
      near(place, event.longitudeDeg, event.point);
      expect(Math.abs(Math.abs(apart(place, target)) - event.aspectDeg)).toBeLessThan(2e-6);
    }
  }
}

/** How a point goes as life goes on, half a day of its sky later. */
function turnsTo(chart: Radix, point: string, jdTt: number, pace: ProgressedEventChoices): 'forward' | 'backward' {
  const days = pace.method === 'tertiary' ? 14 : pace.method === 'minor' ? 7 : 180;
  const { radix } = progressedRadixOf(kernel, chart, jdTt + days, pace);
  return needPoint(radix, point).isRetrograde === (pace.course === 'converse') ? 'forward' : 'backward';
}

describe('each event is what it says', () => {
  const sidereal = natalOf(buenosAires, { zodiac: 'sidereal' });
  const cases: readonly (readonly [string, Radix, ProgressedEventChoices, number])[] = [
    ['secondary', natal, {}, 200],
    ['secondary, converse', natal, { course: 'converse' }, 200],
    ['secondary, sidereal', sidereal, {}, 200],
    ['tertiary', natal, { method: 'tertiary', kinds: ['lunation', 'station', 'sign-ingress'] }, 500],
    ['minor', natal, { method: 'minor', kinds: ['station', 'house-ingress'], points: ['Moon', 'Mars'] }, 1000],
    ['angles by Naibod', natal, { points: ['Ascendant', 'Midheaven'] }, 50],
    ['angles by solar arc', sidereal, { points: ['Ascendant', 'Midheaven'], angles: 'solar-arc-longitude' }, 50],
    ['angles by the Sun’s right ascension', natal, { points: ['Ascendant'], angles: 'solar-arc-right-ascension' }, 20],
  ];
  it.each(cases)('%s', (_, chart, choices, least) => {
    const from = needGround(chart).jdTt;
    const { events, left } = progressedEventsOf(kernel, chart, from, from + 90 * YEAR, choices);
    expect(left).toEqual([]);
    expect(events.length).toBeGreaterThan(least);
    for (const event of events.filter((each, i) => each.kind === 'station' || i % 7 === 0))
      checkEvent(chart, event, choices);
  });

  it('daily angles go round once a year', () => {
    const choices: ProgressedEventChoices = { points: ['Ascendant'], angles: 'daily', kinds: ['sign-ingress'] };
    const { events } = progressedEventsOf(kernel, natal, birth, birth + 10 * YEAR, choices);
    // 10.03 turns of the sphere against the stars, twelve signs each.
    expect([120, 121]).toContain(events.length);
    for (const event of events.slice(0, 12)) {
      const { radix } = progressedRadixOf(kernel, natal, event.jdTt, { angles: 'daily' });
      // Found to a tenth of a second of life; the Ascendant goes up to 4° in a day of it.
      const at = event.kind === 'sign-ingress' ? 30 * (event.sign - 1) : 0;
      expect(Math.abs(apart(needAngles(radix).Ascendant.longitudeDeg, at))).toBeLessThan(2e-5);
    }
  });
});

describe('none is missed', () => {
  it('the Moon by signs and houses: as many as she enters when looked at every week of life', () => {
    const kinds = ['sign-ingress', 'house-ingress'] as const;
    const { events } = progressedEventsOf(kernel, natal, birth, birth + 30 * YEAR, { kinds, points: ['Moon'] });
    let entered = 0;
    let before: readonly [number, number] | null = null;
    for (let life = birth; life < birth + 30 * YEAR; life += 7) {
      const { sign, longitudeDeg } = needPoint(progressedRadixOf(kernel, natal, life).radix, 'Moon');
      const house = needHouses(natal).cuspsDeg.findIndex((cusp, i, all) => {
        const next = all[(i + 1) % 12] as number;
        return apart(longitudeDeg, cusp) >= 0 && apart(longitudeDeg, next) < 0;
      });
      if (before !== null) entered += Number(sign !== before[0]) + Number(house !== before[1]);
      before = [sign, house];
    }
    expect(events).toHaveLength(entered);
  });

  it('stations: where the progressed speed changes its sign', () => {
    const { events } = progressedEventsOf(kernel, natal, birth, end, { kinds: ['station'] });
    for (const { name } of natal.points.filter((point) => !/Sun|Moon|Node/.test(point.name))) {
      let turned = 0;
      let before: boolean | null = null;
      for (let life = birth; life < end; life += YEAR / 2) {
        const { isRetrograde } = needPoint(progressedRadixOf(kernel, natal, life).radix, name);
        if (before !== null && before !== isRetrograde) turned += 1;
        before = isRetrograde;
      }
      expect(
        events.filter((event) => event.kind === 'station' && event.point === name),
        name,
      ).toHaveLength(turned);
    }
  });

  it('a progressed lunation month takes some 29.5 years: eight phases each', () => {
    const { events } = progressedEventsOf(kernel, natal, birth, end, { kinds: ['lunation'], points: [] });
    expect(events.length).toBeGreaterThanOrEqual(24);
    const news = events.filter((event) => event.kind === 'lunation' && event.phase === 'new-moon');
    for (let i = 1; i < news.length; i++) {
      const years = ((news[i]?.jdTt ?? 0) - (news[i - 1]?.jdTt ?? 0)) / YEAR;
      expect(years).toBeGreaterThan(29.2);
      expect(years).toBeLessThan(29.9);
    }
  });

  it('two spans side by side tell what one tells', () => {
    const whole = progressedEventsOf(kernel, natal, birth, end).events;
    for (const share of [0.31, 0.5003]) {
      const middle = birth + share * (end - birth);
      const parts = [
        ...progressedEventsOf(kernel, natal, birth, middle).events,
        ...progressedEventsOf(kernel, natal, middle, end).events,
      ];
      expect(parts).toHaveLength(whole.length);
      const named = (event: ProgressedEvent): string =>
        [event.kind, ...Object.values(event).filter((value) => typeof value === 'string')].join(' ');
      for (const [i, event] of parts.entries()) {
        // Where two are one instant, as aspects to both nodes are, their order is that of the search.
        const twins = whole.filter(({ jdTt }) => Math.abs(jdTt - event.jdTt) < 2e-5);
        expect(twins.map(named), `${i}`).toContain(named(event));
      }
    }
  });

  it('within the polar circles the Ascendant is left out, and it says so', () => {
    const arctic = radixOf(kernel, engine.moment({ datetime: '1980-05-05T05:05', latitude: 69.6, longitude: 18.9 }));
    const from = needGround(arctic).jdTt;
    const points = ['Ascendant', 'Midheaven', 'Sun'];
    const { left, events } = progressedEventsOf(kernel, arctic, from, from + 30 * YEAR, { points });
    expect(left).toEqual([{ point: 'Ascendant', reason: 'within-polar-circle' }]);
    expect(events.length).toBeGreaterThan(5);
  });

  it('a clock adds local texts', () => {
    const clock = localClock(needGround(natal).place, { timezone: 'Europe/London' });
    const { events } = progressedEventsOf(kernel, natal, birth, birth + 5 * YEAR, { points: ['Moon'], clock });
    expect(events[0]?.time).toBe(clock.text(events[0]?.jdUt ?? 0));
  });
});

describe('a chart of an unknown time', () => {
  it('comes to no angles and enters no houses, unless asked', () => {
    const unknown = { ...natal, isTimeKnown: false };
    const { settings } = progressedEventsOf(kernel, unknown, birth, birth + YEAR);
    expect(settings.kinds).not.toContain('house-ingress');
    expect(settings.natalPoints).not.toContain('Ascendant');
    const arcs = solarArcContactsOf(kernel, unknown, birth, birth + YEAR).settings;
    expect([...arcs.points, ...arcs.natalPoints]).not.toContain('Midheaven');
    expect(progressedEventsOf(kernel, natal, birth, birth + YEAR).settings.kinds).toContain('house-ingress');
  });
});

describe('contacts of solar arcs', () => {
  const choices = [{}, { measure: 'right-ascension' }, { arc: 'naibod', factor: 2 }, { course: 'converse' }] as const;
  it.each(choices)('are exact, %j', (chosen) => {
    const { contacts } = solarArcContactsOf(kernel, natal, birth, end, { ...chosen, aspectsDeg: [0, 45, 90, 180] });
    expect(contacts.length).toBeGreaterThan(100);
    expect(contacts.map(({ jdTt }) => jdTt)).toEqual(contacts.map(({ jdTt }) => jdTt).sort((a, b) => a - b));
    for (const { point, natalPoint, aspectDeg, jdTt, arcDeg } of contacts.filter((_, i) => i % 5 === 0)) {
      const { radix, arcDeg: at } = solarArcOf(kernel, natal, jdTt, chosen);
      expect(Math.abs(at - arcDeg)).toBeLessThan(2e-7);
      const distance = Math.abs(apart(placeOf(radix, point), placeOf(natal, natalPoint)));
      expect(Math.abs(distance - aspectDeg), `${point} ${natalPoint}`).toBeLessThan(4e-7);
    }
  });

  it('are all there: as many as the arcs between the places', () => {
    const { contacts } = solarArcContactsOf(kernel, natal, birth, end, { aspectsDeg: [0, 90, 180] });
    const places = [...natal.points.map(({ name }) => name), 'Ascendant', 'Midheaven'];
    const most = solarArcOf(kernel, natal, end).arcDeg;
    let count = 0;
    for (const point of places) {
      for (const natalPoint of places) {
        for (const aspect of [0, 90, -90, 180]) {
          if (point === natalPoint && aspect === 0) continue;
          const arc = (((placeOf(natal, natalPoint) + aspect - placeOf(natal, point)) % 360) + 360) % 360;
          if (arc < most) count += 1;
        }
      }
    }
    expect(contacts).toHaveLength(count);
  });

  it('two spans side by side tell what one tells', () => {
    const middle = birth + 41.3 * YEAR;
    const of = (from: number, to: number) => solarArcContactsOf(kernel, natal, from, to).contacts;
    const parts = [...of(birth, middle), ...of(middle, end)];
    expect(parts).toHaveLength(of(birth, end).length);
  });
});
