/** The sums of two digits that Cheiro reads: of the whole name, of each part of it, of the day of birth. */

import { compoundNumberOf } from '../../../numerology/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { NumbersBook } from './book.ts';

interface Compound {
  readonly of: string;
  /** 10 … 52 */
  readonly number: number;
  readonly root: number;
  /** The number whose meaning it has: itself, or the one that it repeats. */
  readonly meaning: number;
}

export const COMPOUNDS: Chapter<NumbersBook> = {
  title: ({ say }) => say.numbers.compounds,
  blocks: (book) => {
    const { say, language, readings } = book;
    const found = compoundsOf(book);
    if (found.length === 0) return [];
    const figure = (number: number): string => language.number(number, 0);
    const meanings = [...new Set(found.map(({ meaning }) => meaning))];
    return [
      { kind: 'paragraph', words: say.numbers.compoundsIntro },
      {
        kind: 'table',
        title: say.numbers.compounds,
        columns: [{ share: 2 }, { share: 1, align: 'end' }, { share: 1, align: 'end' }],
        head: [say.furniture.name, say.furniture.total, say.furniture.value],
        rows: found.map(({ of, number, root }) => [of, figure(number), figure(root)]),
      },
      ...meanings.flatMap((meaning): readonly Block[] => {
        const rule = readings?.find(`compound-number.${meaning}`) ?? null;
        if (rule === null || readings === null) return [];
        const own = found.filter((one) => one.meaning === meaning);
        const numbers = [...new Set(own.map(({ number }) => number))].map(figure);
        const head = say.furniture.labelled({
          label: numbers.join(', '),
          value: own.map(({ of }) => of).join(', '),
        });
        const words = [{ text: head, weight: 600 as const }, { text: `  ${readings.textOf(rule)}` }];
        return [{ ...readings.paragraph(rule), words }];
      }),
    ];
  },
};

/** By the Chaldean letters, whose sums they are. */
function compoundsOf({ say, profile, other, born }: NumbersBook): readonly Compound[] {
  const { name = null } = profile.system === 'chaldean' ? profile : (other ?? {});
  const parts = name === null ? [] : name.spelled.words.filter(({ isCounted }) => isCounted);
  const sums = [
    ...(name === null ? [] : [{ of: say.numbers.wholeName, sum: name.compound?.compound ?? 0 }]),
    ...(parts.length < 2
      ? []
      : parts.map(({ written, letters }) => ({
          of: written,
          sum: letters.reduce((total, { value }) => total + value, 0),
        }))),
    { of: say.numerology.birthday, sum: born.day },
  ];
  return sums.flatMap(({ of, sum }): readonly Compound[] => {
    const row = compoundNumberOf(sum);
    return row === null ? [] : [{ of, number: sum, root: row.root, meaning: row.sameAs ?? sum }];
  });
}
