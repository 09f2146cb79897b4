/** The catalogue of fixed stars: one row a star, in order, complete to its limit, and where the astronomers' own list has them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { degreesOf } from '../../../packages/engine/src/angle.ts';
import {
  STAR_LISTS,
  starCatalogue,
  starNamed,
  starsByMagnitude,
} from '../../../packages/engine/src/sky/stars/index.ts';

const stars = starCatalogue();

const textLines = (file: string): readonly string[] =>
  readFileSync(new URL(`../../authorities/sky/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

describe('the catalogue of stars', () => {
  it('has at least the 300 brightest, by right ascension, each once', () => {
    expect(stars.length).toBeGreaterThan(500);
    expect(new Set(stars.map(({ id }) => id)).size).toBe(stars.length);
    expect(new Set(stars.map(({ designation }) => designation)).size).toBe(stars.length);
    const hips = stars.flatMap(({ hip }) => (hip === null ? [] : [hip]));
    expect(new Set(hips).size).toBe(hips.length);
    for (const [i, star] of stars.entries())
      expect(star.numbers.raRad).toBeGreaterThanOrEqual(stars[i - 1]?.numbers.raRad ?? 0);
  });

  it('has every star of magnitude 3.54 and brighter that Hipparcos has', () => {
    const hips = new Set(stars.map(({ hip }) => hip));
    const bright = textLines('xhip-bright.txt').map((line) => Number(line.split(' ')[0]));
    expect(bright.length).toBe(301);
    // α Centauri B is part of the row of the pair.
    expect(bright.filter((hip) => !hips.has(hip))).toEqual([71681]);
  });

  it('holds numbers, names and ids that can be used as they are', () => {
    for (const { id, name, designation, numbers, magnitude, hip } of stars) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(name.trim(), id).toBe(name);
      expect(name.length, id).toBeGreaterThan(0);
      expect(designation.length, id).toBeGreaterThan(1);
      for (const value of Object.values(numbers)) expect(Number.isFinite(value), id).toBe(true);
      expect(numbers.parallaxRad, id).toBeGreaterThanOrEqual(0);
      expect(Math.abs(numbers.decRad), id).toBeLessThanOrEqual(Math.PI / 2);
      if (magnitude !== null) expect(magnitude, id).toBeLessThan(13);
      if (hip !== null) expect(Number.isInteger(hip) && hip > 0 && hip <= 118322, id).toBe(true);
    }
  });

  it('is listed by brightness, Sirius first', () => {
    const brightest = starsByMagnitude(0.5).map(({ id }) => id);
    const want = 'sirius canopus rigil-kentaurus arcturus vega capella rigel procyon betelgeuse achernar';
    expect(brightest).toEqual(want.split(' '));
    expect(starsByMagnitude().every(({ magnitude }) => magnitude !== null)).toBe(true);
    for (const limit of ['2', null, Number.NaN, 31])
      expect(() => starsByMagnitude(limit as number)).toThrow(/magnitude/i);
  });

  it('has every star of the lists of tradition', () => {
    const ids = new Set(stars.map(({ id }) => id));
    for (const list of Object.values(STAR_LISTS)) {
      for (const id of list.stars) expect(ids.has(id), id).toBe(true);
      expect(new Set(list.stars).size).toBe(list.stars.length);
    }
    expect(STAR_LISTS.behenian.stars).toHaveLength(15);
    expect(STAR_LISTS.yogatara.stars).toHaveLength(28);
  });

  it('keeps the sign of a declination between 0° and −1°', () => {
    for (const name of ['Mintaka', 'Sadalmelik', 'Heze', 'Zaniah', 'eta Aquarii'])
      expect(starNamed(name).numbers.decRad, name).toBeLessThan(0);
  });
});

describe('places and magnitudes beside those of the International Astronomical Union', () => {
  const rows = textLines('iau-csn.txt');

  it('agree, star by star, under the same name and number', () => {
    expect(rows.length).toBeGreaterThan(50);
    for (const row of rows) {
      const name = row.slice(0, 18).trim();
      const figures = row.trim().split(/\s+/).slice(-6);
      const [magnitude = 0, hip = 0, , ra = 0, dec = 0] = figures.map(Number);
      const star = starNamed(name);
      expect(star.name).toBe(name);
      expect(star.hip, name).toBe(hip);
      const { raRad, decRad } = star.numbers;
      // Printed to 0.0036″. Today's worst: 0.51″ (Acamar), 0.14″ (Castor), 0.12″ (Rotanev), all of them pairs; 0.06″ of the others.
      const east = (degreesOf(raRad) - ra) * 3600 * Math.cos(decRad);
      const north = (degreesOf(decRad) - dec) * 3600;
      expect(Math.hypot(east, north), `${name}: ${east}″ ${north}″`).toBeLessThan(0.6);
      // Components against pairs, and variables: today's worst 0.63 (Algieba, whose pair the source gives).
      expect(Math.abs((star.magnitude ?? 99) - magnitude), name).toBeLessThan(0.7);
    }
  });
});
