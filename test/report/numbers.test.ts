/** The reports of numbers: each number is the engine's, by the system that the report names. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { english } from '../../packages/engine/src/language/en.ts';
import { compoundNumberOf, numerologyOf } from '../../packages/engine/src/numerology/index.ts';
import type { ReportHouse } from '../../packages/engine/src/report/house.ts';
import { composed, everything } from './composed.ts';
import { AS_OF, reportHouse, wordsOf } from './house.ts';

let house: ReportHouse;
beforeAll(async () => {
  house = await reportHouse();
});

const anyName = fc
  .array(fc.constantFrom('Asha', 'Verma', 'John', 'Maria', 'Xavier', 'Lee', 'Priya', 'Oluwaseun', 'Bo'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => words.join(' '));
const anyDay = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => new Date(Date.UTC(1910, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));

describe.each([
  ['pythagorean', {}],
  ['chaldean', { system: 'chaldean' as const }],
  ['combined', {}],
])('the %s report', (id, options) => {
  it('has the numbers of the engine, and the reading of each', () => {
    fc.assert(
      fc.property(anyName, anyDay, (name, dob) => {
        const profile = numerologyOf({ name, birthDate: dob, on: AS_OF }, options);
        const { chapters } = composed(house, { ...everything(id, 'en'), name, dob });
        const words = chapters.map(({ blocks }) => wordsOf(blocks)).join('\n');
        expect(words).toContain(`${english.say.numerology.lifePath}: ${profile.lifePath?.value}`);
        expect(words).toContain(`${english.say.numerology.expression}: ${profile.expression?.value}`);
        expect(words).toContain(house.texts['en']?.['number']?.[`birthday.${profile.birthDay?.root}`]);
        expect(words).toContain(english.names.weekday[WEEKDAYS[profile.attributes.weekdays[0] as number] as 'Sunday']);
      }),
      { numRuns: 40, seed: 20261122 },
    );
  }, 60_000);

  it('stands on the date alone where no name is given', () => {
    const { name: _name, ...request } = everything(id, 'en');
    const { chapters } = composed(house, request);
    const titles = chapters.map(({ title }) => title);
    expect(titles).toContain(english.say.numbers.core);
    expect(titles).not.toContain(english.say.numerology.letterValues);
  });
});

describe('the compound numbers', () => {
  it('are told of the whole name, of each part and of the day, by the Chaldean letters in either report', () => {
    fc.assert(
      fc.property(anyName, anyDay, fc.constantFrom('chaldean', 'combined'), (name, dob, id) => {
        const profile = numerologyOf({ name, birthDate: dob, on: AS_OF }, { system: 'chaldean' });
        const { chapters } = composed(house, { ...everything(id, 'en'), name, dob });
        const words = chapters.map(({ blocks }) => wordsOf(blocks)).join('\n');
        const sums = [
          profile.expression?.steps.flatMap(({ part, result }) => (part === 'sum' || part === 'letters' ? result : [])),
          Number(dob.slice(8)),
        ].flat();
        for (const sum of sums) {
          const row = compoundNumberOf(sum as number);
          if (row === null) continue;
          const text = house.texts['en']?.['compound-number']?.[String(row.sameAs ?? row.compound)];
          expect([sum, words.includes(text as string)]).toEqual([sum, true]);
        }
      }),
      { numRuns: 30, seed: 20261122 },
    );
  }, 60_000);

  it('have no place in the Pythagorean report', () => {
    const wordsIn = (id: string): string =>
      composed(house, everything(id, 'en'))
        .chapters.map(({ blocks }) => wordsOf(blocks))
        .join('\n');
    expect(wordsIn('chaldean')).toContain(english.say.numbers.compoundsIntro);
    expect(wordsIn('pythagorean')).not.toContain(english.say.numbers.compoundsIntro);
  });
});

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
