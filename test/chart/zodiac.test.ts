/** Dividing the circle: signs, nakshatras and padas are half-open and leave nothing out. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { SIGNS } from '../../packages/engine/src/chart/chart.ts';
import { positionQuanta } from '../../packages/engine/src/chart/quantum.ts';
import {
  lordOfSign,
  NAKSHATRA_LORDS,
  NAKSHATRAS,
  nakshatraAt,
  partOf,
  zodiacPoint,
} from '../../packages/engine/src/chart/zodiac.ts';

const RAD = Math.PI / 180;
const N = 1e7;
const seeded = { seed: 20261121 };
const anywhere = fc.integer({ min: 0, max: 360 * N - 1 });
/** Points within a few quanta of a border of nakshatra quarters, where mistakes live. */
const nearBorder = fc.tuple(fc.integer({ min: 0, max: 107 }), fc.integer({ min: -3, max: 3 })).map(([quarter, off]) => {
  const q = Math.round((quarter * 360 * N) / 108) + off;
  return ((q % (360 * N)) + 360 * N) % (360 * N);
});
const place = fc.oneof(anywhere, nearBorder);

describe('signs', () => {
  it('never shows thirty degrees', () => {
    const close = zodiacPoint('Sun', positionQuanta(29.9999999 * RAD, N), N, 'tropical');
    expect(close).toMatchObject({ sign: 'Aries', degree: 29.9999999, longitude: 29.9999999 });
    const over = zodiacPoint('Sun', positionQuanta(29.99999998 * RAD, N), N, 'tropical');
    expect(over).toMatchObject({ sign: 'Taurus', signNumber: 2, degree: 0, longitude: 30 });
    expect(zodiacPoint('Sun', positionQuanta(359.99999998 * RAD, N), N, 'tropical')).toMatchObject({
      sign: 'Aries',
      degree: 0,
      longitude: 0,
    });
  });

  test.prop([place], seeded)('agree with the printed degree', (q) => {
    const point = zodiacPoint('Sun', q, N, 'tropical');
    expect(point.signNumber).toBe(Math.floor(point.longitude / 30) + 1);
    expect(SIGNS[point.signNumber - 1]).toBe(point.sign);
    expect(point.degree >= 0 && point.degree < 30).toBe(true);
    expect(Math.round(point.degree * N) + (point.signNumber - 1) * 30 * N).toBe(q);
    expect(point.signLord).toBe(lordOfSign(point.signNumber));
    expect(point).not.toHaveProperty('nakshatra');
  });

  it('have the seven planets for lords, two signs each but for Sun and Moon', () => {
    const lords = SIGNS.map((_, i) => lordOfSign(i + 1));
    const count = (name: string) => lords.filter((lord) => lord === name).length;
    expect(['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'].map(count)).toEqual([1, 1, 2, 2, 2, 2, 2]);
    expect([lords[0], lords[3], lords[4], lords[9]]).toEqual(['Mars', 'Moon', 'Sun', 'Saturn']);
  });
});

describe('nakshatras', () => {
  test.prop([place], seeded)('divide the circle in 27, and each in 4, in exact whole numbers', (q) => {
    const exact = (BigInt(q) * 108n) / BigInt(360 * N);
    const { nakshatra, pada, lord } = nakshatraAt(q, N);
    expect(NAKSHATRAS.indexOf(nakshatra)).toBe(Number(exact / 4n));
    expect(pada).toBe(Number(exact % 4n) + 1);
    expect(lord).toBe(NAKSHATRA_LORDS[Number(exact / 4n) % 9]);
    expect(zodiacPoint('Sun', q, N, 'sidereal')).toMatchObject({
      nakshatra,
      pada,
      nakshatraPada: pada,
      nakshatraLord: lord,
    });
  });

  it('begin where the texts put them', () => {
    const at = (deg: number) => nakshatraAt(Math.ceil(deg * N), N).nakshatra;
    expect([at(0), at(40 / 3), at(120), at(180), at(240), at(360 - 40 / 3)]).toEqual([
      'Ashwini',
      'Bharani',
      'Magha',
      'Chitra',
      'Mula',
      'Revati',
    ]);
    expect(nakshatraAt(120 * N, N).lord).toBe('Ketu');
    expect(nakshatraAt(40 * N, N)).toEqual({ nakshatra: 'Rohini', pada: 1, lord: 'Moon' });
  });

  test.prop([place, fc.constantFrom(12, 27, 108, 249, 9)], seeded)('parts are in order and complete', (q, parts) => {
    const part = partOf(q, parts, N);
    expect(part >= 0 && part < parts).toBe(true);
    expect(partOf(q + 1, parts, N) - part).toBeGreaterThanOrEqual(0);
    expect(partOf(q + 1, parts, N) - part).toBeLessThanOrEqual(1);
  });
});
