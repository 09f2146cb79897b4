/** Parts of shadbala by themselves, each against figures of its source. */
import { describe, expect, it } from 'vitest';
import { VISIBLE_GRAHAS } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import {
  ayanaBala,
  kalaGroundOf,
  krantiDeg,
  meanLongitudes,
  NAISARGIKA_BALA,
  phalaOf,
  REQUIRED_PARTS,
  shadbalaOf,
} from '../../../packages/engine/src/jyotish/strength/index.ts';
import { readTruth } from '../../truth/ledger.ts';
import { type BirthInput, castKundli, engine, givenKundli, momentOf, zodiacSky } from './births.ts';

type Input = BirthInput & { readonly hoursSinceMidnight?: number };
const books = readTruth<Input>('jyotish/shadbala-books.json');

describe('parts by themselves', () => {
  it('naisargika: sevenths of a rupa', () => {
    expect(NAISARGIKA_BALA.map((bala) => bala.toFixed(2))).toEqual([
      '60.00',
      '51.43',
      '17.14',
      '25.71',
      '34.29',
      '42.86',
      '8.57',
    ]);
  });

  it('war: the difference up to the hora over that of the discs', () => {
    const { input } = books.cases[1] as { readonly input: Input };
    const ground = kalaGroundOf(zodiacSky(), momentOf(input));
    const { wars, grahas } = shadbalaOf(givenKundli(input), { ...ground, apparentSolarHours: 1.22 });
    expect(wars).toHaveLength(1);
    expect(wars[0]).toMatchObject({ between: ['Mercury', 'Jupiter'], winner: 'Jupiter', loser: 'Mercury' });
    // Of Jain's printed parts: sthana, dig, natonnata, paksha and hora or tribhaga, which leave 139.06; the discs are 190.4 and 6.6.
    const [mercury, jupiter] = [238.16 + 31.97 + 60 + 54.38 + 60, 152.98 + 31.99 + 6.1 + 54.38 + 60];
    expect(wars[0]?.virupas).toBeCloseTo((mercury - jupiter) / 183.8, 3);
    expect(grahas.Jupiter.kala.yuddha).toBe(wars[0]?.virupas);
    expect(grahas.Mercury.kala.yuddha).toBe(-(wars[0]?.virupas as number));
  });

  it('minima: of the whole by Raman and by Parashara, and of the parts', () => {
    const { input } = books.cases[1] as { readonly input: Input };
    const [kundli, ground] = [castKundli(input), kalaGroundOf(zodiacSky(), momentOf(input))];
    const needed = (minima: 'raman' | 'bphs') =>
      VISIBLE_GRAHAS.map((graha) => shadbalaOf(kundli, ground, { minima }).grahas[graha].requiredVirupas);
    expect(needed('raman')).toEqual([300, 360, 300, 420, 390, 330, 300]);
    expect(needed('bphs')).toEqual([390, 360, 300, 420, 390, 330, 300]);
    // Sthana, dig, kala, cheshta, ayana.
    const [first, second, third] = [
      [165, 35, 112, 50, 30],
      [133, 50, 100, 30, 40],
      [96, 30, 67, 40, 20],
    ];
    const parts = [first, second, third, first, first, second, third];
    expect(VISIBLE_GRAHAS.map((graha) => Object.values(REQUIRED_PARTS[graha]))).toEqual(parts);
    for (let day = 1; day <= 28; day++) {
      const one = {
        ...input,
        datetime: `1981-02-${String(day).padStart(2, '0')}T${String(day % 24).padStart(2, '0')}:30:00`,
      };
      const there = kalaGroundOf(zodiacSky(), momentOf(one));
      const { grahas } = shadbalaOf(castKundli(one), there, { scheme: 'bphs', ayanaSun: 'single' });
      VISIBLE_GRAHAS.forEach((graha, i) => {
        const { sthana, dig, kala, cheshta, lacks } = grahas[graha];
        const has = { sthana: sthana.total, dig, kala: kala.total, cheshta, ayana: kala.ayana };
        const short = Object.entries(has).filter(([, value], k) => value < ((parts[i] as number[])[k] as number));
        expect(lacks, graha).toEqual(short.map(([name]) => name));
      });
    }
    // Without a cheshta bala of its own a luminary cannot lack one.
    expect(shadbalaOf(kundli, ground).grahas.Sun.lacks).not.toContain('cheshta');
  });

  it('phalas: all good in exaltation and full motion, all bad at the other end', () => {
    expect(phalaOf(60, 60, 'sripati')).toEqual([60, 0]);
    expect(phalaOf(0, 0, 'sripati')).toEqual([0, 60]);
    expect(phalaOf(60, 60, 'bphs')).toEqual([60, 0]);
    expect(phalaOf(40, 10, 'sripati')[0]).toBe(20);
    expect(phalaOf(40, 10, 'bphs')).toEqual([25, 35]);
  });

  it('kranti: the six differences of the siddhantas, 24° at the solstice, south in the other half', () => {
    expect([0, 15, 30, 45, 60, 75, 90].map((deg) => krantiDeg(deg) * 60)).toEqual([
      0, 362, 703, 1002, 1238, 1388, 1440,
    ]);
    expect(krantiDeg(180)).toBe(0);
    expect(krantiDeg(270)).toBe(-24);
    expect(krantiDeg(7.5) * 60).toBe(181);
    expect(krantiDeg(172.5)).toBe(krantiDeg(7.5));
    // Parashara's 45, 33 and 12 make (90 ± x) / 3.
    const parashara = (deg: number) => ayanaBala('Mars', krantiDeg(deg, 'bphs-khandas'), 'single');
    expect([0, 30, 60, 90, 270, 330].map(parashara)).toEqual([30, 45, 56, 60, 0, 15]);
  });

  it('means: three reckonings of one sky agree to a few degrees', () => {
    // 16 October 1918, with the ayanamsa that Raman's Sun implies.
    const [raman, siddhanta, modern] = (['raman-1900', 'surya-siddhanta', 'modern'] as const).map((school) =>
      meanLongitudes(school, 2421882.87, 22.79),
    );
    const apart = (a: number, b: number) => Math.abs(a - b - 360 * Math.round((a - b) / 360));
    expect(apart(raman?.sun as number, modern?.sun as number)).toBeLessThan(1);
    expect(apart(siddhanta?.sun as number, modern?.sun as number)).toBeLessThan(3);
    for (const graha of ['Mars', 'Jupiter', 'Saturn'] as const) {
      expect(apart(raman?.own[graha] as number, modern?.own[graha] as number), graha).toBeLessThan(4);
      expect(apart(siddhanta?.own[graha] as number, modern?.own[graha] as number), graha).toBeLessThan(6);
    }
    for (const graha of ['Mercury', 'Venus'] as const)
      expect(apart(raman?.own[graha] as number, modern?.own[graha] as number), graha).toBeLessThan(15);
  });

  it('means of Surya Siddhanta: the periods that Burgess prints, from Kali on', () => {
    // Days; E. Burgess, Surya Siddhanta, table of sidereal revolutions.
    const periods = {
      Mars: 686.997494,
      Mercury: 87.969702,
      Jupiter: 4332.320652,
      Venus: 224.698568,
      Saturn: 10765.773075,
    } as const;
    const start = 588465.5 - 75.768 / 360;
    const [kali, later] = [0, 200_000].map((days) => meanLongitudes('surya-siddhanta', start + days, 0));
    for (const [graha, period] of Object.entries(periods)) {
      expect(kali?.own[graha as 'Mars']).toBeCloseTo(0, 4);
      const turned = (200_000 / period) * 360 - (later?.own[graha as 'Mars'] as number);
      // Degrees: half a unit of the sixth decimal of Mercury's period is 0.005° after 2273 turns.
      expect(Math.abs(turned - 360 * Math.round(turned / 360)), graha).toBeLessThan(0.01);
    }
    const turned = (200_000 / 365.258756) * 360 - (later?.sun as number);
    expect(Math.abs(turned - 360 * Math.round(turned / 360))).toBeLessThan(0.01);
  });

  it('modern means: no farther from the planets seen from the Sun than their equations of the centre', () => {
    // Degrees: the greatest equation of the centre, and one more for what Jupiter and Saturn do to each other.
    const most = { Mars: 10.8, Mercury: 24, Jupiter: 6.6, Venus: 0.9, Saturn: 7.5 } as const;
    for (let year = 1850; year <= 2150; year += 3) {
      const moment = engine.moment({ datetime: `${year}-04-01T00:00Z`, latitude: 0, longitude: 0 });
      const sky = engine.sky(moment, {
        bodies: ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'],
        centre: 'heliocentric',
        place: 'geometric',
        equinox: 'mean',
      });
      const { own } = meanLongitudes('modern', kalaGroundOf(zodiacSky(), moment).birthJdUt, 0);
      for (const [graha, limit] of Object.entries(most)) {
        const seen = ((sky.bodies[graha as 'Mars']?.longitudeRad ?? Number.NaN) * 180) / Math.PI;
        const off = seen - own[graha as 'Mars'];
        expect(Math.abs(off - 360 * Math.round(off / 360)), `${graha} ${year}`).toBeLessThan(limit);
      }
    }
  });

  it('motions of Parashara: retrograde all, standing still a fourth, leaving the sign a half', () => {
    const { input } = books.cases[1] as { readonly input: Input };
    const ground = kalaGroundOf(zodiacSky(), momentOf(input));
    const cheshta = (degree: number, rate: number) => {
      const kundli = givenKundli(
        { ...input, siderealLongitudes: { ...input.siderealLongitudes, Mars: 60 + degree } },
        { longitudesDegPerDay: { Mars: rate, Mercury: 1, Jupiter: 0.08, Venus: 1, Saturn: 0.03 } },
      );
      return shadbalaOf(kundli, ground, { cheshta: 'bphs-motions' }).grahas.Mars.cheshta;
    };
    expect(cheshta(15, -0.3)).toBe(60);
    expect(cheshta(0.2, -0.3)).toBe(30);
    expect(cheshta(15, 0)).toBe(15);
    expect(cheshta(15, 0.1)).toBe(15);
    expect(cheshta(15, 0.4)).toBe(30);
    expect(cheshta(15, 0.524)).toBe(7.5);
    expect(cheshta(15, 0.7)).toBe(45);
    expect(cheshta(15, 0.8)).toBe(45);
    expect(cheshta(15, -0.1)).toBe(60);
    expect(cheshta(29.5, 0.7)).toBe(30);
  });
});
