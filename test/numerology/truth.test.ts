/** Published numbers of names and dates: every case exact, every disputed value reached by the choice that names it. */
import { describe, expect, it } from 'vitest';
import {
  bhagyankOf,
  birthDayOf,
  challengesOf,
  expressionOf,
  lifePathOf,
  loShuOf,
  mulankOf,
  type NumerologySystem,
  personalityOf,
  personalYearOf,
  pinnaclesOf,
  soulUrgeOf,
} from '../../packages/engine/src/numerology/index.ts';
import { readTruth, truthLedger } from '../truth/ledger.ts';

const path = 'numerology/numerology.json';
type Expected = Readonly<Record<string, any>>;
const truth = readTruth<{ name?: string; date?: string; system?: NumerologySystem; method?: string }, Expected>(path);
const ledger = truthLedger('Numerology', path);
const methods = { allDigits: 'all-digits', byParts: 'by-parts' } as const;

/** How each expected field is asked for. */
const ofName: Readonly<Record<string, (name: string, system: NumerologySystem) => unknown>> = {
  total: (name, system) => expressionOf(name, { system }).total,
  compound: (name, system) => expressionOf(name, { system }).compound,
  root: (name, system) => expressionOf(name, { system }).root,
  keepMasters: (name, system) => expressionOf(name, { system }).value,
  vowelTotal: (name, system) => soulUrgeOf(name, { system }).total,
  consonantTotal: (name, system) => personalityOf(name, { system }).total,
  soulUrge: (name, system) => soulUrgeOf(name, { system }).value,
  personality: (name, system) => personalityOf(name, { system }).value,
};
const ofDate: Readonly<Record<string, (date: string, method: 'all-digits' | 'by-parts') => unknown>> = {
  birthNumber: (date) => mulankOf(date).value,
  birthNumberKeepMasters: (date) => birthDayOf(date).value,
  dateDigitSum: (date) => bhagyankOf(date).compound,
  destinyNumber: (date) => bhagyankOf(date).value,
  lifePath: (date, lifePath) => lifePathOf(date, { lifePath }).value,
  lifePathAllDigits: (date) => lifePathOf(date, { lifePath: 'all-digits' }).value,
  lifePathByParts: (date) => lifePathOf(date, { lifePath: 'by-parts' }).value,
  lifePathWithoutMasters: (date, lifePath) => lifePathOf(date, { lifePath, masters: 'none' }).value,
  challenges: (date) => challengesOf(date).map(({ value }) => value),
  pinnacles: (date) => pinnaclesOf(date).map(({ value }) => value),
  personalYear2026: (date) => personalYearOf(date, '2026-06-01').value,
  digitCounts: (date) => loShuOf(date).counts,
};

function check(expected: Expected, ask: (field: string) => unknown): void {
  for (const [field, value] of Object.entries(expected)) expect(ask(field), field).toEqual(value);
}

describe('numbers published by others', () => {
  it.each(truth.cases)('$id', ({ id, input, expect: expected }) => {
    const { name, date, system } = input;
    if (name !== undefined) {
      const bySystem = system === undefined ? expected : { [system]: expected };
      for (const [of, fields] of Object.entries(bySystem))
        check(fields, (field) => (ofName[field] as (typeof ofName)[string])(name, of as NumerologySystem));
    } else {
      const method = methods[input.method as keyof typeof methods] ?? 'by-parts';
      check(expected, (field) => (ofDate[field] as (typeof ofDate)[string])(date as string, method));
    }
    ledger.pass(id);
  });
});

describe('where the published numbers differ', () => {
  const disputed = (truth.disputed ?? []) as readonly { id: string; values: Record<string, number> }[];
  it.each(disputed.filter(({ id }) => id.startsWith('lifepath-')))('$id', ({ id, values }) => {
    for (const [method, value] of Object.entries(values))
      expect(
        lifePathOf(id.slice('lifepath-'.length), { lifePath: methods[method as keyof typeof methods] }).value,
      ).toBe(value);
  });

  it('vowel-y: never, always, by position', () => {
    const vowels = (name: string, y: 'consonant' | 'vowel' | 'by-position' | 'by-sound') =>
      soulUrgeOf(name, { y }).total;
    expect(['consonant', 'vowel', 'by-position'].map((y) => vowels('Larry Yolanda', y as 'vowel'))).toEqual([
      9, 23, 16,
    ]);
    // Decoz's own examples.
    for (const name of ['Lynn', 'Yvonne', 'Mary', 'Betty', 'Elly', 'Bryan'])
      expect(vowels(name, 'by-sound') - vowels(name, 'consonant'), name).toBe(7);
    for (const name of ['Maloney', 'Murray', 'Yolanda'])
      expect(vowels(name, 'by-sound'), name).toBe(vowels(name, 'consonant'));
  });

  it('chaldean-initials: plain, or by the weights of the Hebrew letters', () => {
    const system = 'chaldean';
    expect(expressionOf('Neil A. Armstrong', { system }).compound).toBe(46);
    expect(expressionOf('Neil M. Armstrong', { system, initials: 'hebrew-weights' }).compound).toBe(45 + 40);
    expect(expressionOf('T. S. Eliot', { system, initials: 'hebrew-weights' }).compound).toBe(400 + 30 + 20);
  });

  it('chaldean-titles: as written, or the doctor alone', () => {
    const of = (name: string, titles: 'count' | 'drop' | 'doctor-only') =>
      expressionOf(name, { system: 'chaldean', titles }).compound;
    expect(of('Dr. Louis Pasteur', 'doctor-only')).toBe(55);
    expect(of('Mr. Louis Pasteur', 'doctor-only')).toBe(49);
    expect(of('Mr. Louis Pasteur', 'count')).toBe(55);
    expect(of('Dr. Louis Pasteur', 'drop')).toBe(49);
  });

  it('has no disputed item that is not looked at here', () => {
    const named = ['vowel-y', 'chaldean-initials', 'chaldean-titles'];
    expect(disputed.filter(({ id }) => !id.startsWith('lifepath-')).map(({ id }) => id)).toEqual(named);
    expect(disputed).toHaveLength(8);
  });
});
