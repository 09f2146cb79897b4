import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lahiriWholeSign } from '../../../packages/engine/src/chart/choices.ts';
import { vargaSign } from '../../../packages/engine/src/chart/varga.ts';
import { ZodiacSky } from '../../../packages/engine/src/chart/zodiac-sky.ts';
import { vimshottariOf } from '../../../packages/engine/src/jyotish/dasha/index.ts';
import { kundliOf, spotAt } from '../../../packages/engine/src/jyotish/graha/index.ts';
import { sensitivityOf, unknownTimeOf } from '../../../packages/engine/src/jyotish/sensitivity/index.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { jdTtOfUt, jdUtOf, localClock } from '../../../packages/engine/src/time/local-clock.ts';
import { momentAt } from '../../../packages/engine/src/time/moment-at.ts';

const engine = await openEngine();
const zodiac = new ZodiacSky(engine.kernel, lahiriWholeSign);
const birth = { datetime: '1996-12-07T10:34:00', latitude: 13.0878, longitude: 80.2785, timezone: '+05:30' };
const moment = engine.moment(birth);

describe('how many minutes make another chart', () => {
  it('holds just inside the edges told and not just outside them, for every varga', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2400000, max: 2500000, noNaN: true }),
        fc.double({ min: -55, max: 55, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (jdTt, latitudeDeg, longitudeDeg) => {
          const day = Math.floor(jdTt);
          const place = { latitudeDeg, longitudeDeg, elevationMetres: 0 };
          const born = momentAt({ scale: 'tt', day, fraction: jdTt - day }, place);
          const { vargas, lagna } = sensitivityOf(zodiac, born);
          const lagnaAt = (minutes: number) => zodiac.anglesDeg(jdTt + minutes / 1440, place).ascendantDeg;
          for (const { division, value, minutesEarlier, minutesLater, before, after } of vargas) {
            expect(value).toBe(vargaSign(lagnaAt(0), division));
            // A second inside, a second outside: edges are told to a tenth of a second.
            if (minutesLater !== null) {
              if (minutesLater > 0.05) expect(vargaSign(lagnaAt(minutesLater - 1 / 60), division)).toBe(value);
              expect(vargaSign(lagnaAt(minutesLater + 1 / 60), division)).toBe(after);
            }
            if (minutesEarlier !== null) {
              if (minutesEarlier > 0.05) expect(vargaSign(lagnaAt(1 / 60 - minutesEarlier), division)).toBe(value);
              expect(vargaSign(lagnaAt(-minutesEarlier - 1 / 60), division)).toBe(before);
            }
          }
          expect(lagna.sign.value).toBe(spotAt(lagnaAt(0)).sign);
        },
      ),
      { seed: 3, numRuns: 25 },
    );
  });

  it('tells by how much a minute moves the periods, and when another lord rules', () => {
    const atJdUt = 2460676.5;
    const { dashas, moon } = sensitivityOf(zodiac, moment, { dashaAtJdUt: atJdUt });
    expect(dashas.map(({ level }) => level)).toEqual([1, 2, 3]);
    // Vimshottari years for 13°20′ of the Moon, on whose lord the birth fell, and the minute of the birth itself.
    const chain = vimshottariOf(kundliOf(engine.chart(moment)), jdUtOf(moment)).runningAt(atJdUt, 3);
    expect(dashas.map(({ lord }) => lord)).toEqual(chain.map(({ lord }) => lord));
    // Rahu's 18 years run out 18 · 365.25 days in 13°20′ of the Moon; each minute of time is one minute later, too.
    const expected = -(18 * 365.25 * moon.degreesPerMinute) / (40 / 3) + 1 / 1440;
    for (const { daysPerMinute } of dashas) expect(daysPerMinute).toBeCloseTo(expected, 3);
    for (const { level, lord, minutesLater, minutesEarlier } of dashas) {
      for (const [minutes, side] of [
        [minutesLater, 1],
        [minutesEarlier, -1],
      ] as const) {
        if (minutes === null) continue;
        const lordAt = (off: number) => {
          const seconds = moment.tt.fraction + (side * (minutes + off)) / 1440;
          const moved = momentAt({ scale: 'tt', day: moment.tt.day, fraction: seconds }, moment.place);
          const kundli = kundliOf(engine.chart(moved, lahiriWholeSign));
          return vimshottariOf(kundli, jdUtOf(moved)).runningAt(atJdUt, 3)[level - 1]?.lord;
        };
        expect(lordAt(-0.02)).toBe(lord);
        expect(lordAt(0.02)).not.toBe(lord);
      }
    }
  });

  it('has the same slope at every date of a period, also where another lord comes to run within the minute', () => {
    const chart = vimshottariOf(kundliOf(engine.chart(moment)), jdUtOf(moment));
    const expected = -(18 * 365.25 * sensitivityOf(zodiac, moment).moon.degreesPerMinute) / (40 / 3) + 1 / 1440;
    const parts = chart.between(2460000, 2461000, 3);
    expect(parts.length).toBeGreaterThan(8);
    for (const { startJdUt, endJdUt } of parts)
      for (const atJdUt of [startJdUt + 0.01, endJdUt - 0.01])
        for (const { daysPerMinute } of sensitivityOf(zodiac, moment, { dashaAtJdUt: atJdUt, reachMinutes: 1 }).dashas)
          expect(daysPerMinute).toBeCloseTo(expected, 3);
  });

  it('follows the star the Moon is in, also within a minute of its border', () => {
    // The Moon left Chitra for Swati ten hours before this birth; bisect for the second.
    let [from, until] = [moment.tt.fraction - 0.6, moment.tt.fraction];
    const starAt = (fraction: number) => spotAt(zodiac.longitudeDeg(moment.tt.day + fraction, 'Moon')).nakshatra;
    while (until - from > 1e-7) {
      const middle = (from + until) / 2;
      if (starAt(middle) === starAt(from)) from = middle;
      else until = middle;
    }
    for (const [fraction, lord] of [
      [from - 20 / 86400, 'Mars'],
      [until + 20 / 86400, 'Rahu'],
    ] as const) {
      const born = momentAt({ scale: 'tt', day: moment.tt.day, fraction }, moment.place);
      const { moon, dashas } = sensitivityOf(zodiac, born, { dashaAtJdUt: jdUtOf(born), reachMinutes: 1 });
      const years = lord === 'Mars' ? 7 : 18;
      expect(dashas[0]?.lord).toBe(lord);
      const expected = -(years * 365.25 * moon.degreesPerMinute) / (40 / 3) + 1 / 1440;
      expect(dashas[0]?.daysPerMinute).toBeCloseTo(expected, 3);
    }
  });

  it('takes any year of a dasha, that of the true Sun too', () => {
    const dashas = (year: 'true-solar' | 'sidereal' | 'savana') =>
      sensitivityOf(zodiac, moment, { dashaAtJdUt: 2460676.5, reachMinutes: 30, year }).dashas;
    // The Sun runs up to 3.4 % faster or slower than its mean, and so do the dates.
    const ratio = (dashas('true-solar')[0]?.daysPerMinute as number) / (dashas('sidereal')[0]?.daysPerMinute as number);
    expect(Math.abs(ratio - 1)).toBeGreaterThan(0.001);
    expect(Math.abs(ratio - 1)).toBeLessThan(0.036);
    expect(dashas('savana')[0]?.daysPerMinute).not.toBeCloseTo(dashas('sidereal')[0]?.daysPerMinute as number, 2);
  });

  it('refuses a reach or a division that makes no sense', () => {
    expect(() => sensitivityOf(zodiac, moment, { reachMinutes: 0 })).toThrowError(/reachMinutes/);
    expect(() => sensitivityOf(zodiac, moment, { divisions: [0] })).toThrowError(/divisions\[0\]/);
  });
});

describe('a birth whose hour nobody knows', () => {
  const clock = localClock(moment.place, { timezone: 'Asia/Kolkata' });

  it('has twelve or thirteen lagnas that tile the day, each rising when told', () => {
    const dayNumber = 2450425;
    const { settings, lagnas, startJdUt, endJdUt, date } = unknownTimeOf(zodiac, clock, dayNumber);
    expect(settings).toEqual({ ayanamsa: 'lahiri', nodeType: 'mean' });
    expect(date).toBe('1996-12-07');
    expect(endJdUt - startJdUt).toBeCloseTo(1, 9);
    expect(lagnas.length).toBeGreaterThanOrEqual(12);
    lagnas.forEach(({ part, startJdUt: from, endJdUt: until }, i) => {
      expect(from).toBe(i === 0 ? startJdUt : lagnas[i - 1]?.endJdUt);
      for (const share of [0.01, 0.5, 0.99]) {
        const at = jdTtOfUt(from + share * (until - from));
        expect(spotAt(zodiac.anglesDeg(at, clock.place).ascendantDeg).sign).toBe(part);
      }
    });
    expect(lagnas[lagnas.length - 1]?.endJdUt).toBe(endJdUt);
  });

  it('is certain of every sign that no graha left that day', () => {
    for (let dayNumber = 2450425; dayNumber < 2450485; dayNumber += 1) {
      const { signs, moonNakshatras } = unknownTimeOf(zodiac, clock, dayNumber);
      for (const { isCertain, stretches } of signs) expect(isCertain).toBe(stretches.length === 1);
      expect(moonNakshatras.length).toBeGreaterThanOrEqual(1);
      expect(moonNakshatras.length).toBeLessThanOrEqual(3);
    }
  });

  it.each([66.3, 67, 70, -78, 89.5])(
    'has the lagna of every instant near and within the polar circles, where it leaps: latitude %f',
    (latitudeDeg) => {
      const place = { latitudeDeg, longitudeDeg: 25, elevationMetres: 0 };
      const { lagnas, startJdUt } = unknownTimeOf(zodiac, localClock(place, { timezone: 'UTC' }), 2450425);
      for (let second = 0; second < 86400; second += 19) {
        const at = startJdUt + second / 86400;
        const found = lagnas.find(({ startJdUt: from, endJdUt: until }) => from <= at && at < until);
        expect(found?.part).toBe(spotAt(zodiac.anglesDeg(jdTtOfUt(at), place).ascendantDeg).sign);
      }
      for (const [i, { startJdUt: from, endJdUt: until }] of lagnas.entries()) {
        expect(until).toBeGreaterThan(from);
        if (i > 0) expect(from).toBe(lagnas[i - 1]?.endJdUt);
      }
    },
  );
});
