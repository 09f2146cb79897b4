/** What a day warns of: every limb that changes near its sunrise, no other, and a Sun that does not rise. */
import { describe, expect, it } from 'vitest';
import { calendarOf, panchangOn } from '../../../packages/engine/src/jyotish/panchang/index.ts';
import { clockAt, delhi, zodiac } from './places.ts';

describe('a panchang warns', () => {
  it('of the tithi that parted a printed almanac from its own sunrise', () => {
    // Mumbai, 8 June 2007: the eighth of the dark half ends 0.003 degrees of the Moon after the upper limb has risen; the almanac prints the eighth.
    const mumbai = clockAt(18.96, 72.82, 5.5);
    const { tithi, warnings } = panchangOn(zodiac, mumbai, '2007-06-08');
    expect(warnings.map(({ code }) => code)).toContain('LIMB_NEAR_SUNRISE');
    const [, told] = /The tithi changes (\d+) s after sunrise/.exec(warnings[0]?.message ?? '') ?? [];
    expect(Math.abs(Number(told) - (0.003 / 12) * 86400)).toBeLessThan(10);
    expect(tithi[0]?.index).toBe(22);
    // By the other sunrise the ninth runs, and has run for minutes.
    expect(panchangOn(zodiac, mumbai, '2007-06-08', { sunrise: 'hindu' }).warnings).toEqual([]);
  });

  it('of each limb that changes within a minute of sunrise, and of no other', () => {
    let warned = 0;
    for (const { sun, tithi, nakshatra, yoga, karana, warnings } of calendarOf(zodiac, delhi, {
      from: '2020-01-01',
      days: 1461,
    })) {
      const near = (edge: number) => Math.abs(edge - sun.sunriseJdUt) * 86400 <= 60;
      const limbs = { tithi: tithi[0], nakshatra: nakshatra[0], yoga: yoga[0], karana: karana[0] };
      const wanted = Object.entries(limbs).filter(([, span]) => near(span?.startJdUt ?? 0) || near(span?.endJdUt ?? 0));
      expect(warnings.map(({ message }) => message.split(' ')[1])).toEqual(wanted.map(([name]) => name));
      warned += warnings.length;
    }
    // Five changes a day, two minutes of 1440 each: one day in 145 or so has one.
    expect(warned).toBeGreaterThan(5);
    expect(warned).toBeLessThan(25);
  });

  it('of a day on which the Sun does not rise, or does not set', () => {
    const tromso = clockAt(69.65, 18.96, 'Europe/Oslo');
    const codes = (date: string) =>
      panchangOn(zodiac, tromso, date).warnings.map(({ code, message }) => [code, message.split(' ')[3]]);
    expect(codes('2026-06-21')).toEqual([['NO_SUNRISE', 'above']]);
    expect(codes('2026-12-21')).toEqual([['NO_SUNRISE', 'below']]);
  });
});
