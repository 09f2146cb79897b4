/** Remedies of grahas and doshas: complete rows, keys alone, each with its word. */
import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { doshaTable, findDoshas } from '../../../packages/engine/src/jyotish/dosha/index.ts';
import { GRAHAS } from '../../../packages/engine/src/jyotish/graha/index.ts';
import {
  DOSHA_REMEDIES,
  GEMS,
  GRAHA_REMEDIES,
  grahaRemediesOf,
  JAPA_COUNTS,
  mantrasOf,
  REMEDY_COLUMNS,
  REMEDY_KINDS,
  remediesFor,
  yantraOf,
} from '../../../packages/engine/src/jyotish/remedy/index.ts';
import { SOURCES } from '../../../packages/engine/src/sources.ts';
import { anyKundli, made, seeded } from '../graha/kundlis.ts';

describe('the rows of the grahas', () => {
  it('are complete, their columns sourced, their texts keys', () => {
    for (const graha of GRAHAS) {
      const row = grahaRemediesOf(graha);
      expect(row).toBe(GRAHA_REMEDIES[graha]);
      expect(row.graha).toBe(graha);
      expect(Object.keys(row).filter((column) => column !== 'graha')).toEqual(Object.keys(REMEDY_COLUMNS));
      const texts = Object.entries(row)
        .filter(([column]) => column !== 'graha' && column !== 'hora')
        .flatMap(([, value]) => value)
        .filter((value) => typeof value === 'string');
      for (const text of texts) expect(text).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
    for (const { sources } of Object.values(REMEDY_COLUMNS))
      for (const key of sources) expect(SOURCES).toHaveProperty(key);
  });

  it('give stones, rudrakshas, numbers and stars to one graha each', () => {
    const rows = GRAHAS.map((graha) => GRAHA_REMEDIES[graha]);
    expect(rows.map(({ gem }) => gem)).toEqual(GEMS);
    for (const column of ['rudraksha', 'number'] as const)
      expect(rows.map((row) => row[column]).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(rows.flatMap(({ nakshatras }) => nakshatras).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 27 }, (_, i) => i + 1),
    );
    expect(rows.slice(0, 7).map(({ weekday, hora }) => [weekday, hora])).toEqual(
      GRAHAS.slice(0, 7).map((graha, i) => [i, graha]),
    );
  });

  it('have stars whose lord in Vimshottari is the graha', () => {
    const order = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury'];
    for (const graha of GRAHAS)
      for (const star of GRAHA_REMEDIES[graha].nakshatras) expect(order[(star - 1) % 9]).toBe(graha);
  });

  it('have yantras of nine different numbers that sum alike in every line', () => {
    for (const [i, graha] of GRAHAS.entries()) {
      const rows = yantraOf(graha);
      const [a, b, c] = rows as unknown as readonly [number[], number[], number[]];
      const lines = [...rows, ...[0, 1, 2].map((k) => [a[k], b[k], c[k]]), [a[0], b[1], c[2]], [a[2], b[1], c[0]]];
      const sums = lines.map((line) => (line as number[]).reduce((sum, n) => sum + n, 0));
      expect(new Set(sums)).toEqual(new Set([15 + 3 * i]));
      expect(new Set(rows.flat()).size).toBe(9);
    }
  });
});

describe('mantras', () => {
  it('are three a graha, named, counted, and without words', () => {
    for (const graha of GRAHAS) {
      const mantras = mantrasOf(graha);
      expect(mantras.map(({ kind }) => kind)).toEqual(['beeja', 'vedic', 'gayatri']);
      for (const { id, count, locus, kind } of mantras) {
        expect(id).toMatch(/^[a-z]+-(beeja|vedic|gayatri)$/);
        expect(count).toBeGreaterThanOrEqual(6000);
        expect(locus === null).toBe(kind !== 'vedic');
      }
    }
  });

  it('by the years of the dashas are a thousand for each', () => {
    const years = { Sun: 6, Moon: 10, Mars: 7, Mercury: 17, Jupiter: 16, Venus: 20, Saturn: 19, Rahu: 18, Ketu: 7 };
    expect(JAPA_COUNTS['dasha-years'].counts).toEqual(GRAHAS.map((graha) => years[graha] * 1000));
    expect(mantrasOf('Saturn')[0]?.count).toBe(23000);
    expect(mantrasOf('Saturn', { times: 4 })[0]?.count).toBe(92000);
    expect(mantrasOf('Saturn', { japa: 'dasha-years' })[0]?.count).toBe(19000);
    expect(() => mantrasOf('Pluto' as never)).toThrowError(/graha/);
    expect(() => mantrasOf('Sun', { times: 2 as never })).toThrowError(/times/);
  });
});

describe('remedies against doshas', () => {
  const kundli = made({});

  it('are keyed by doshas that exist, in rows of keys with sources', () => {
    const known = new Set(doshaTable().map(({ id }) => id.replace('-dosha', '')));
    // Those with functions of their own, and what a match or a transit tells.
    for (const id of ['mangal', 'kala-sarpa', 'anshika-kala-sarpa', 'pitru', 'sade-sati', 'nadi', 'bhakoot', 'gana'])
      known.add(id);
    expect(DOSHA_REMEDIES.map(({ dosha }) => dosha).filter((dosha) => !known.has(dosha))).toEqual([]);
    expect(new Set(DOSHA_REMEDIES.map(({ dosha }) => dosha)).size).toBe(DOSHA_REMEDIES.length);
    for (const { remedies } of DOSHA_REMEDIES)
      for (const { kind, key, sources } of remedies) {
        expect(REMEDY_KINDS).toContain(kind);
        expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
        for (const source of sources) expect(SOURCES).toHaveProperty(source);
      }
  });

  test.prop([anyKundli], { ...seeded, numRuns: 40 })('name the dosha they stand against, once each', (any) => {
    const { facts: doshas } = findDoshas(any);
    const { facts, without } = remediesFor(any, doshas, { ofCancelled: true });
    const ids = doshas.map(({ id }) => id);
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
    for (const { value, because } of facts) {
      expect(ids).toContain(value.dosha);
      expect(because[0]).toBe(value.dosha);
    }
    const met = new Set(facts.map(({ value }) => value.dosha));
    for (const id of ids) expect(met.has(id)).toBe(!without.includes(id));
    expect(without.filter((id) => /kala-sarpa|mangal|pitru/.test(id))).toEqual([]);
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
  });

  it('of sade sati are Saturn’s, with his count and his day', () => {
    const { facts } = remediesFor(kundli, [{ id: 'sade-sati', value: true }], { kinds: ['mantra', 'fast'] });
    expect(facts.map(({ value }) => [value.kind, value.key, value.count, value.weekday])).toEqual([
      ['mantra', 'maha-mrityunjaya', 125000, null],
      ['mantra', 'shani-beeja', 23000, 6],
      ['fast', 'weekday', null, 6],
    ]);
  });

  it('leave out what is lifted or denied, and grahas where asked to', () => {
    const lifted = { id: 'mangal', value: { isCancelled: true } };
    expect(remediesFor(kundli, [lifted]).facts).toEqual([]);
    expect(remediesFor(kundli, [lifted], { ofCancelled: true }).facts.length).toBeGreaterThan(0);
    expect(remediesFor(kundli, [{ id: 'nadi', value: false }]).facts).toEqual([]);
    const alone = remediesFor(kundli, [{ id: 'mangal', value: true }], { ofGrahas: false });
    expect(alone.facts.every(({ value }) => value.graha === null)).toBe(true);
  });

  it('say for which doshas none is listed, and refuse what is no fact', () => {
    expect(remediesFor(kundli, [{ id: 'kendradhipati-dosha', value: true }]).without).toEqual(['kendradhipati-dosha']);
    const [by, as] = ['mangal', 'mangal-dosha'].map((id) => remediesFor(kundli, [{ id, value: true }]).facts.length);
    expect(by).toBe(as);
    expect(() => remediesFor(kundli, 'mangal' as never)).toThrowError(/facts/);
    expect(() => remediesFor(kundli, [null as never])).toThrowError(/facts\[0\]/);
    expect(() => remediesFor(kundli, [], { kinds: ['prayer' as never] })).toThrowError(/kinds\[0\]/);
    expect(() => remediesFor(kundli, [], { mantra: 'tantric' as never })).toThrowError(/mantra/);
  });
});
