/** The numbers of a name and a date: how each comes about, and what it says. */

import type { NameWord, Numerology, NumerologyNumber, Step } from '../../../numerology/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Words } from '../../flow/blocks.ts';
import type { NumbersBook } from './book.ts';
import { badgeScene } from './pictures.ts';

interface CoreNumber {
  readonly id: string;
  readonly name: string;
  readonly of: (profile: Numerology) => NumerologyNumber | null;
}

function coreOf({ say: { numerology } }: NumbersBook): readonly CoreNumber[] {
  return [
    { id: 'life-path', name: numerology.lifePath, of: ({ lifePath }) => lifePath },
    { id: 'birthday', name: numerology.birthday, of: ({ birthDay }) => birthDay },
    { id: 'expression', name: numerology.expression, of: ({ expression }) => expression },
    { id: 'soul-urge', name: numerology.soulUrge, of: ({ soulUrge }) => soulUrge },
    { id: 'personality', name: numerology.personality, of: ({ personality }) => personality },
    { id: 'maturity', name: numerology.maturity, of: ({ maturity }) => maturity },
  ];
}

export const CORE_NUMBERS: Chapter<NumbersBook> = {
  title: ({ say }) => say.numbers.core,
  blocks: (book) => {
    const { say, profile, other, language } = book;
    const found = coreOf(book).flatMap((core) => {
      const number = core.of(profile);
      return number === null || number.value === 0 ? [] : [{ ...core, number }];
    });
    const nameOf = ({ system }: Numerology): string =>
      system === 'chaldean' ? say.numbers.chaldean : say.numbers.pythagorean;
    const shown = (number: NumerologyNumber | null): Words =>
      number === null || number.value === 0 ? '–' : compoundText(book, number);
    return [
      { kind: 'paragraph', words: say.numbers.coreIntro, size: 'lead' },
      { kind: 'space', points: 6 },
      {
        kind: 'figure',
        scene: badgeScene(
          book,
          found.map(({ name, number }) => ({ value: number.value, name })),
          say.numbers.core,
        ),
      },
      {
        kind: 'table',
        title: say.numbers.core,
        columns: [
          { share: 2 },
          { share: 1, align: 'end' },
          ...(other === null ? [] : [{ share: 1, align: 'end' as const }]),
        ],
        head: [say.furniture.name, nameOf(profile), ...(other === null ? [] : [nameOf(other)])],
        rows: coreOf(book).flatMap(({ name, of }) => {
          const own = of(profile);
          if (own === null) return [];
          return [[name, shown(own), ...(other === null ? [] : [shown(of(other))])]];
        }),
      },
      ...debtBlocks(book),
      ...(profile.bridges.length === 0
        ? []
        : [
            { kind: 'heading' as const, level: 2 as const, text: say.numbers.bridges },
            { kind: 'paragraph' as const, words: say.numbers.bridgesIntro },
            {
              kind: 'table' as const,
              title: say.numbers.bridges,
              columns: [{ share: 3 }, { share: 1, align: 'end' as const }],
              head: [say.numbers.bridges, say.furniture.value],
              rows: profile.bridges.map(({ between: [one, two], value }) => [
                `${numberName(book, one)} – ${numberName(book, two)}`,
                language.number(value, 0),
              ]),
              size: 'small' as const,
            },
          ]),
    ];
  },
};

/** `7`, or `11 (29)` with the sum that it came from. */
function compoundText({ language }: NumbersBook, { value, compound }: NumerologyNumber): string {
  const own = language.number(value, 0);
  return compound === value ? own : `${own} (${language.number(compound, 0)})`;
}

function numberName(book: NumbersBook, id: string): string {
  const found = coreOf(book).find((core) => core.id === (id === 'birth-day' ? 'birthday' : id));
  return found?.name ?? book.say.numerology.birthday;
}

function debtBlocks(book: NumbersBook): readonly Block[] {
  const { say, profile } = book;
  const debts = profile.karmicDebts;
  if (debts.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: say.numerology.karmicDebt },
    { kind: 'paragraph', words: say.numbers.debtsIntro },
    {
      kind: 'list',
      items: debts.map((debt) =>
        say.numbers.debtIn({ debt: book.language.number(debt.number, 0), number: numberName(book, debt.in) }),
      ),
    },
  ];
}

/** One chapter for each core number: its steps, and its reading where there is one. */
export const NUMBER_BY_NUMBER: Chapter<NumbersBook> = {
  title: ({ say }) => say.numbers.oneByOne,
  blocks: (book) =>
    coreOf(book).flatMap((core): readonly Block[] => {
      const number = core.of(book.profile);
      if (number === null || number.value === 0) return [];
      const value = book.facts.get(`number:${core.id}`);
      const rule = value === undefined ? null : (book.readings?.find(`number.${core.id}.${value}`) ?? null);
      return [
        { kind: 'heading', level: 2, text: `${core.name}: ${book.language.number(number.value, 0)}` },
        ...(core.id === 'maturity' ? [{ kind: 'paragraph' as const, words: book.say.numbers.maturityNote }] : []),
        ...(rule === null || book.readings === null ? [] : [book.readings.paragraph(rule)]),
        {
          kind: 'paragraph',
          size: 'small',
          words: [
            {
              text: book.say.furniture.labelled({
                label: book.say.numbers.howReckoned,
                value: number.steps.flatMap((step) => stepText(book, step)).join('; '),
              }),
              tone: 'mute',
            },
          ],
        },
      ];
    }),
};

/** `T 2 + H 8 + O 6 = 16`. Steps that keep a number say nothing new. */
function stepText({ language }: NumbersBook, { part, labels, terms, result }: Step): readonly string[] {
  if (part === 'keep' || part === 'count' || terms.length === 0) return [];
  const figure = (number: number): string => language.number(number, 0);
  const letters = part === 'letters';
  const sum = terms.map((term, index) => (letters ? `${labels[index]} ${figure(term)}` : figure(term)));
  return [`${sum.join(part === 'difference' ? ' − ' : ' + ')} = ${figure(result)}`];
}

/** Every letter of the name with its value. */
export const LETTERS: Chapter<NumbersBook> = {
  title: ({ say }) => say.numerology.letterValues,
  blocks: (book) => {
    const { say, profile, language } = book;
    if (profile.name === null) return [];
    const { words } = profile.name.spelled;
    const { traits } = profile.name;
    const figure = (number: number): string => language.number(number, 0);
    const numbersOf = (list: readonly number[]): string =>
      list.length === 0 ? say.furniture.none : language.list(list.map(figure));
    return [
      { kind: 'paragraph', words: say.numbers.lettersIntro },
      ...words.filter(({ isCounted }) => isCounted).flatMap((word): readonly Block[] => letterTables(book, word)),
      {
        kind: 'facts',
        columns: 2,
        pairs: [
          [say.numerology.hiddenPassion, numbersOf(traits.hiddenPassions)],
          [say.numerology.karmicLessons, numbersOf(traits.karmicLessons)],
          [say.numbers.cornerstone, `${traits.cornerstone.letter} (${figure(traits.cornerstone.value)})`],
          [say.numbers.capstone, `${traits.capstone.letter} (${figure(traits.capstone.value)})`],
          [say.numbers.subconscious, figure(traits.subconsciousSelf.value)],
          [say.numbers.balance, figure(profile.name.balance.value)],
        ],
      },
      { kind: 'paragraph', words: say.numbers.traitsIntro },
      { kind: 'heading', level: 2, text: say.numbers.planes },
      { kind: 'paragraph', words: say.numbers.planesIntro },
      {
        kind: 'table',
        title: say.numbers.planes,
        columns: [{ share: 2 }, { share: 1, align: 'end' }, { share: 1, align: 'end' }],
        head: [say.numbers.planes, say.numbers.lettersCount, say.furniture.value],
        rows: traits.planes.map(({ plane, count, root }) => [say.numbers[plane], figure(count), figure(root)]),
      },
    ];
  },
};

/** Rows of at most this many letters fit beside one another. */
const LETTERS_A_ROW = 16;

function letterTables({ say, language }: NumbersBook, { written, letters }: NameWord): readonly Block[] {
  const rows = Array.from({ length: Math.ceil(letters.length / LETTERS_A_ROW) }, (_, at) =>
    letters.slice(at * LETTERS_A_ROW, (at + 1) * LETTERS_A_ROW),
  );
  return [
    { kind: 'heading', level: 3, text: written },
    ...rows.map((row): Block => {
      const cells = (pick: (letter: (typeof row)[number]) => string): readonly string[] => row.map(pick);
      return {
        kind: 'table',
        title: written,
        columns: [{ share: null }, ...row.map(() => ({ share: 1, align: 'middle' as const }))],
        head: [say.numbers.letters, ...cells(({ letter }) => letter)],
        rows: [
          [say.numbers.vowels, ...cells(({ isVowel, value }) => (isVowel ? language.number(value, 0) : ''))],
          [say.numbers.consonants, ...cells(({ isVowel, value }) => (isVowel ? '' : language.number(value, 0)))],
        ],
      };
    }),
  ];
}
