/** Seasons, ayanas, solstices, and the Moon's phases and signs, against Swiss Ephemeris. */
import { describe, expect, it } from 'vitest';
import {
  calendarOf,
  limbEdge,
  limbsBetween,
  panchangOn,
  solarTurnsAt,
} from '../../../packages/engine/src/jyotish/panchang/index.ts';
import { jdTtOfUt, jdUtOfTt } from '../../../packages/engine/src/time/local-clock.ts';
import { readTruth } from '../../truth/ledger.ts';
import { clockAt, delhi, jdUtOf, secondsAfter, zodiac } from './places.ts';

const jdTt = (text: string) => jdTtOfUt(jdUtOf(text, 0));

describe('the marks of Sun and Moon', () => {
  it('are phases where Swiss Ephemeris has them', () => {
    // Seconds. The file allows 15; today's worst is 0.9, of which the file rounds by half.
    const phases = readTruth<{ fromUT: string }, { newMoon: string[]; fullMoon: string[] }>('moon-phases.json');
    expect(phases.cases.length).toBeGreaterThan(3);
    for (const { input, expect: want } of phases.cases) {
      const from = jdTt(input.fromUT);
      for (const [texts, index] of [
        [want.newMoon, 1],
        [want.fullMoon, 2],
      ] as const) {
        const marks = limbsBetween(zodiac, 'paksha', from, from + 65).filter(
          (span) => span.index === index && span.startJdTt >= from,
        );
        texts.forEach((text, i) => {
          const seconds = secondsAfter(jdUtOfTt(marks[i]?.startJdTt as number), text, 0);
          expect(Math.abs(seconds), text).toBeLessThan(15);
        });
      }
    }
  });

  it('are entries of the Moon into sidereal signs where Swiss Ephemeris has them', () => {
    const entries = readTruth<unknown, { ingresses: readonly (readonly [string, string])[] }>(
      'ingresses-stations.json',
    );
    const [moon] = entries.cases.filter(({ id }) => id === 'ingress-sidereal-lahiri-moon');
    const texts = moon?.expect.ingresses.map(([text]) => text) as readonly string[];
    expect(texts.length).toBeGreaterThan(10);
    let at = jdTt('2025-02-28T12:00:00');
    for (const text of texts) {
      at = limbEdge(zodiac, 'moonSign', at, 1);
      // Seconds, the file's own; today's worst is 0.7, of which it rounds by half.
      expect(Math.abs(secondsAfter(jdUtOfTt(at), text, 0)), text).toBeLessThan(15);
    }
  });
});

describe('the turns of the Sun', () => {
  const utc = clockAt(0, 0, 0);
  const entries = readTruth<unknown, { ingresses: readonly (readonly [string, string])[] }>('ingresses-stations.json');
  const [sun] = entries.cases.filter(({ id }) => id === 'ingress-tropical-sun');
  const entry = (sign: string) => sun?.expect.ingresses.find(([, name]) => name === sign)?.[0] as string;

  it('are equinoxes and solstices of the true equinox, as almanacs print them', () => {
    const turns = solarTurnsAt(zodiac, utc, jdTt('2025-07-15T00:00:00'));
    expect(turns.lastSolstice.id).toBe('june-solstice');
    expect(turns.nextSolstice.id).toBe('december-solstice');
    expect(turns.lastEquinox.id).toBe('march-equinox');
    expect(turns.nextEquinox.id).toBe('september-equinox');
    for (const [{ jdUt }, sign] of [
      [turns.lastSolstice, 'Cancer'],
      [turns.nextSolstice, 'Capricorn'],
      [turns.lastEquinox, 'Aries'],
      [turns.nextEquinox, 'Libra'],
    ] as const) {
      // Seconds: the file allows 60, of which an arcsecond of the Sun is 24. Without nutation it would be 7 minutes; today's worst is 0.5.
      expect(Math.abs(secondsAfter(jdUt, entry(sign), 0)), sign).toBeLessThan(15);
    }
  });

  it('follow one another round the year', () => {
    let at = jdTt('1990-01-01T00:00:00');
    for (let i = 0; i < 60; i++) {
      const { lastSolstice, nextSolstice, lastEquinox, nextEquinox } = solarTurnsAt(zodiac, utc, at);
      const here = jdUtOfTt(at);
      expect(Math.max(lastSolstice.jdUt, lastEquinox.jdUt)).toBeLessThanOrEqual(here);
      expect(Math.min(nextSolstice.jdUt, nextEquinox.jdUt)).toBeGreaterThan(here);
      expect(nextSolstice.jdUt - lastSolstice.jdUt).toBeGreaterThan(178);
      expect(nextSolstice.jdUt - lastSolstice.jdUt).toBeLessThan(188);
      at += 61.3;
    }
  });
});

describe('ritus and ayanas', () => {
  it('stand as the calendar of 2025 has them', () => {
    const { ritu, ayana } = panchangOn(zodiac, delhi, '2025-09-05');
    // By the tropical Sun autumn has begun (22 August), by the sidereal Sun the rains last until 17 September.
    expect([ritu.drik.name, ritu.vedic.name, ritu.lunar.name]).toEqual(['Sharad', 'Varsha', 'Varsha']);
    expect([ayana.tropical.name, ayana.sidereal.name]).toEqual(['Dakshinayana', 'Dakshinayana']);
    const january = panchangOn(zodiac, delhi, '2025-01-05').ayana;
    // Between the solstice and Makara sankranti the two differ.
    expect([january.tropical.name, january.sidereal.name]).toEqual(['Uttarayana', 'Dakshinayana']);
  });

  it('hold their day, and follow one another without a gap', () => {
    const days = calendarOf(zodiac, delhi, { from: '2023-01-01', days: 800 });
    days.forEach(({ ritu, ayana, sun }, i) => {
      const next = days[i + 1];
      for (const kind of ['lunar', 'vedic', 'drik'] as const) {
        const span = ritu[kind];
        expect(span.startJdUt).toBeLessThanOrEqual(sun.sunriseJdUt + 1.2e-5);
        expect(span.endJdUt).toBeGreaterThan(sun.sunriseJdUt);
        if (next === undefined) continue;
        const following = next.ritu[kind];
        if (following.index === span.index) expect(following).toEqual(span);
        else expect([following.index, following.startJdUt]).toEqual([(span.index % 6) + 1, span.endJdUt]);
      }
      for (const kind of ['sidereal', 'tropical'] as const) {
        const following = next?.ayana[kind];
        if (following !== undefined && following.index !== ayana[kind].index)
          expect(following.startJdUt).toBe(ayana[kind].endJdUt);
      }
    });
    // 2023 had an added Shravana: its season, Varsha, lasted three months.
    const rains = days.find(({ ritu }) => ritu.lunar.name === 'Varsha')?.ritu.lunar;
    expect((rains?.endJdUt as number) - (rains?.startJdUt as number)).toBeGreaterThan(85);
  });
});
