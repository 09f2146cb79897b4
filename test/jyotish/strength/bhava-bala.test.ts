/** Bhava bala by its rules, one by one, and its laws. No worked example of it was at hand. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../../packages/engine/src/errors.ts';
import { type Kundli, kundliFrom } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import { bhavasOf } from '../../../packages/engine/src/jyotish/points/index.ts';
import {
  type BhavaBala,
  type BhavaBalaOptions,
  bhavaBalaOf,
  type KalaGround,
  kalaGroundOf,
  shadbalaOf,
} from '../../../packages/engine/src/jyotish/strength/index.ts';
import { castKundli, engine, zodiacSky } from './births.ts';

const seeded = { seed: 20261122 };
const noon = engine.moment({ datetime: '2000-03-01T12:00', timezone: 5.5, latitude: 20, longitude: 78 });
const day = kalaGroundOf(zodiacSky(), noon);
const hours = (after: number): KalaGround => ({ ...day, birthJdUt: day.sunsetJdUt + after / 24, isDay: after < 0 });

/** A chart whose houses are those of `equal-middle`, so that each madhya is 30° from the next; everybody at one place unless said. */
function made(lagnaDeg: number, places: { readonly [graha: string]: number } = {}, elsewhere = lagnaDeg + 10): Kundli {
  const at = (graha: string) => places[graha] ?? elsewhere;
  return kundliFrom({
    lagnaDeg,
    midheavenDeg: lagnaDeg - 90,
    longitudesDeg: {
      Sun: at('Sun'),
      Moon: at('Moon'),
      Mars: at('Mars'),
      Mercury: at('Mercury'),
      Jupiter: at('Jupiter'),
      Venus: at('Venus'),
      Saturn: at('Saturn'),
      Rahu: at('Rahu'),
    },
  });
}
const balaOf = (kundli: Kundli, ground: KalaGround = day, options: BhavaBalaOptions = {}): BhavaBala =>
  bhavaBalaOf(kundli, shadbalaOf(kundli, ground), ground, bhavasOf(kundli, { system: 'equal-middle' }), options);

describe('dig bala of houses', () => {
  it.each([
    // The lagna at 10° of a sign; ten virupas a house, none where the kind of the sign is weakest.
    [70, 'nara', 60],
    [220, 'keeta', 0],
    [340, 'jalachara', 30],
    [10, 'chatushpada', 30],
    [250, 'nara', 60],
    [260, 'chatushpada', 30],
    [280, 'chatushpada', 30],
    [290, 'jalachara', 30],
  ] as const)('of a lagna at %d° is that of a %s sign', (lagnaDeg, kind, virupas) => {
    const first = balaOf(made(lagnaDeg)).bhavas[0];
    expect(first?.kind).toBe(kind);
    expect(first?.dig).toBe(virupas);
  });

  it('is full at the house where each kind is strong and none at its opposite', () => {
    // Gemini rising at 10°: Virgo 4th, Sagittarius 7th in its first half, Pisces 10th.
    const houses = balaOf(made(70)).bhavas;
    expect([0, 3, 6, 9].map((i) => [houses[i]?.kind, houses[i]?.dig])).toEqual([
      ['nara', 60],
      ['nara', 30],
      ['nara', 0],
      ['jalachara', 0],
    ]);
    // Cancer in the 4th: a watery sign at its best.
    expect(balaOf(made(10)).bhavas[3]).toMatchObject({ kind: 'jalachara', dig: 60 });
    // Leo in the 10th, Scorpio in the 7th.
    expect(balaOf(made(220)).bhavas[9]).toMatchObject({ kind: 'chatushpada', dig: 60 });
    expect(balaOf(made(40)).bhavas[6]).toMatchObject({ kind: 'keeta', dig: 60 });
  });

  test.prop([fc.double({ min: 0, max: 359, noNaN: true })], { ...seeded, numRuns: 30 })(
    'by houses and by arcs is the same where houses are equal, but in Cancer, which Parashara counts from the lagna',
    (lagnaDeg) => {
      const kundli = made(lagnaDeg);
      const [raman, bphs] = (['raman', 'bphs'] as const).map((bhavaDig) => balaOf(kundli, day, { bhavaDig }).bhavas);
      for (let i = 0; i < 12; i++) {
        const [byHouse, byArc] = [raman?.[i], bphs?.[i]];
        const isCancer = byHouse?.lord === 'Moon';
        expect([byHouse?.kind, byArc?.kind]).toEqual(
          isCancer ? ['jalachara', 'keeta'] : [byHouse?.kind, byHouse?.kind],
        );
        expect(byArc?.dig).toBeCloseTo(isCancer ? 10 * Math.min(i, 12 - i) : (byHouse?.dig as number), 5);
      }
    },
  );
});

describe('drishti bala of houses', () => {
  // Everybody but one stands in the first house at its madhya and looks fully at the seventh; what one moved away gives is the difference.
  const lagna = 130;
  const base = balaOf(made(lagna, {}, lagna)).bhavas[6]?.drishti as number;
  const moved = (graha: string) =>
    base - (balaOf(made(lagna, { [graha]: lagna + 180 }, lagna)).bhavas[6]?.drishti as number);

  it('counts a fourth of each glance, good or bad, and all of Jupiter’s', () => {
    expect(moved('Jupiter')).toBeCloseTo(60, 6);
    expect(moved('Venus')).toBeCloseTo(15, 6);
    for (const graha of ['Mars', 'Saturn']) expect(moved(graha), graha).toBeCloseTo(-15, 6);
  });

  it('counts all of Mercury’s, for good alone and for bad beside a malefic alone', () => {
    const at = (places: { readonly [graha: string]: number }) =>
      balaOf(made(lagna, { ...places, Mercury: lagna }, lagna - 40)).bhavas[6]?.drishti as number;
    const without = (places: { readonly [graha: string]: number }) =>
      balaOf(made(lagna, { ...places, Mercury: lagna + 180 }, lagna - 40)).bhavas[6]?.drishti as number;
    expect(at({}) - without({})).toBeCloseTo(60, 6);
    expect(at({ Saturn: lagna }) - without({ Saturn: lagna })).toBeCloseTo(-60, 6);
  });
});

describe('what is added to houses', () => {
  const lagna = 130;
  it('a rupa for Jupiter and for Mercury, a rupa off for Sun, Mars and Saturn, nothing for the others', () => {
    const [second, third] = [lagna + 30, lagna + 60];
    const kundli = made(
      lagna,
      { Jupiter: second, Mercury: second, Mars: third, Moon: third, Venus: third },
      lagna + 180,
    );
    const houses = balaOf(kundli).bhavas;
    expect(houses.map(({ occupants }) => occupants)).toEqual([0, 120, -60, 0, 0, 0, -120, 0, 0, 0, 0, 0]);
  });

  it('fifteen for signs that rise with the head by day, with the back by night, and for Pisces at twilight', () => {
    // Leo rising: the houses are Leo, Virgo, Libra, Scorpio, Sagittarius, Capricorn, Aquarius, Pisces, Aries, Taurus, Gemini, Cancer.
    const rising = (ground: KalaGround) => balaOf(made(lagna), ground).bhavas.map((house) => house.rising);
    expect(rising(day)).toEqual([15, 15, 15, 15, 0, 0, 15, 0, 0, 0, 15, 0]);
    expect(rising(hours(3))).toEqual([0, 0, 0, 0, 15, 15, 0, 0, 15, 15, 0, 15]);
    expect(rising(hours(0.5))).toEqual([0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0]);
    const dawn = { ...hours(3), birthJdUt: day.nextSunriseJdUt - 0.5 / 24 };
    expect(rising(dawn)).toEqual(rising(hours(0.5)));
  });

  it('is in the sum or stands beside it, as the scheme says', () => {
    const kundli = made(lagna);
    expect(balaOf(kundli).settings).toEqual({ scheme: 'raman', bhavaDig: 'raman', additions: 'apart' });
    expect(balaOf(kundli, day, { scheme: 'bphs' }).settings).toEqual({
      scheme: 'bphs',
      bhavaDig: 'bphs',
      additions: 'counted',
    });
    const shadbala = shadbalaOf(kundli, day, { scheme: 'bphs', cheshta: 'modern' });
    const chalit = bhavasOf(kundli, { system: 'equal-middle' });
    expect(bhavaBalaOf(kundli, shadbala, day, chalit).settings.scheme).toBe('bphs');
    expect(bhavaBalaOf(kundli, shadbala, day, chalit, { scheme: 'raman' }).settings.additions).toBe('apart');
    const [counted, apart] = (['counted', 'apart'] as const).map((additions) => balaOf(kundli, day, { additions }));
    for (let i = 0; i < 12; i++) {
      const [one, other] = [counted?.bhavas[i], apart?.bhavas[i]];
      expect(one?.occupants).toBe(other?.occupants);
      expect((one?.virupas as number) - (other?.virupas as number)).toBeCloseTo(
        (one?.occupants as number) + (one?.rising as number),
        5,
      );
    }
  });
});

describe('any bhava bala', () => {
  const births = fc.record({
    datetime: fc
      .date({ min: new Date('1850-01-01T00:00:00Z'), max: new Date('2150-01-01T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  test.prop([births], { ...seeded, numRuns: 60 })(
    'is the sum of its parts, with the lord’s shadbala first, at any latitude',
    (birth) => {
      const kundli = castKundli({ ...birth, utcOffsetHours: 0 });
      const ground = kalaGroundOf(zodiacSky(), engine.moment(birth));
      const shadbala = shadbalaOf(kundli, ground);
      const answer = bhavaBalaOf(kundli, shadbala, ground, bhavasOf(kundli));
      expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
      for (const house of answer.bhavas) {
        const { adhipati, dig, drishti, occupants, rising, virupas, rupas } = house;
        expect(adhipati).toBe(shadbala.grahas[house.lord].virupas);
        expect(dig).toBeGreaterThanOrEqual(0);
        expect(dig).toBeLessThanOrEqual(60);
        // Five fourths and two wholes of 60, Saturn's fourth being of 90.
        expect(Math.abs(drishti)).toBeLessThanOrEqual(202.5);
        expect(virupas).toBeCloseTo(adhipati + dig + drishti, 5);
        expect(occupants % 60 === 0 && (rising === 0 || rising === 15)).toBe(true);
        expect(rupas).toBeCloseTo(virupas / 60, 5);
      }
      expect(answer.bhavas.map(({ rank }) => rank).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 12 }, (_, i) => i + 1),
      );
      const best = answer.bhavas.find(({ rank }) => rank === 1);
      expect(best?.virupas).toBe(Math.max(...answer.bhavas.map(({ virupas }) => virupas)));
    },
  );
});

describe('a call that cannot be answered', () => {
  const kundli = made(10);
  const shadbala = shadbalaOf(kundli, day);
  it.each([
    ['scheme', () => balaOf(kundli, day, { scheme: 'jhora' as never })],
    ['bhavaDig', () => balaOf(kundli, day, { bhavaDig: 'sripati' as never })],
    ['additions', () => balaOf(kundli, day, { additions: 'none' as never })],
    ['chalit.bhavas', () => bhavaBalaOf(kundli, shadbala, day, {} as never)],
  ])('is refused by its field: %s', (field, ask) => {
    let refused: unknown;
    try {
      ask();
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(EngineError);
    expect((refused as EngineError).field).toBe(field);
  });
});
