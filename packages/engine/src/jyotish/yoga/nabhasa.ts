/**
 * The 32 nabhasa yogas: figures that all planets make in the sky, by the kind of their signs, by benefics and malefics in the kendras,
 * by houses, and by the number of signs they fill.
 *
 * Sources: Parashara, ch. 35 (`bphs`); Brihat Jataka, ch. 12 (`brihat-jataka`), to which the Moon is out of account in mala and sarpa.
 */

import { all, any, type Condition, either, leaf, not, unless } from './condition.ts';
import { tellHouse, tellSign } from './evidence.ts';
import { KENDRAS } from './groups.ts';
import { count, every, filled, none } from './places.ts';
import { rowsOf, type YogaRow } from './row.ts';
import { SET, SEVEN, sizeOf } from './sets.ts';
import { DUAL, everyInSigns, FIXED, MOVABLE } from './standing.ts';
import type { View } from './view.ts';

/** All planets in some houses, and each of those houses with a planet where figures must be filled. */
function figure(...houses: readonly number[]): Condition {
  const within = every('planets', houses);
  return either(['occupation', 'filled'], all(within, filled(houses, 'planets')), within);
}

/** All planets in some houses, each with a planet whatever the setting. */
function full(...houses: readonly number[]): Condition {
  return all(every('planets', houses), filled(houses, 'planets'));
}

const run = (house: number, length: number): readonly number[] =>
  Array.from({ length }, (_, i) => ((house + i - 1) % 12) + 1);
const GENTLE = ['Mercury', 'Jupiter', 'Venus'] as const;
const CRUEL = ['Sun', 'Mars', 'Saturn'] as const;

/** Two groups in two houses each: everyone in place, or some of each in each. */
function crossed(
  first: readonly ('Sun' | 'Mars' | 'Saturn' | 'Mercury' | 'Jupiter' | 'Venus')[],
  other: typeof first,
): Condition {
  const each = all(filled([1, 7], first), filled([4, 10], other));
  return either(['vajraYava', 'some'], each, all(every(first, [1, 7]), every(other, [4, 10]), each));
}

/** Three of one group in three kendras, none of the other there. */
function strand(group: typeof GENTLE | typeof CRUEL, other: typeof GENTLE | typeof CRUEL): Condition {
  return all(
    every(group, KENDRAS),
    count(group, [1], 0, 1),
    count(group, [4], 0, 1),
    count(group, [7], 0, 1),
    count(group, [10], 0, 1),
    none(other, KENDRAS),
  );
}

const usual = {
  family: 'nabhasa',
  nature: 'mixed',
  sources: ['bphs', 'brihat-jataka'],
  classification: 'classical',
} as const;

/** Figures that hold by a setting when some of their houses are empty. */
const LOOSE: ReadonlySet<string> = new Set([
  'shringataka',
  'hala',
  'kamala',
  'vapi',
  'yupa',
  'shara',
  'shakti',
  'danda',
]);

// biome-ignore format: a table reads in rows
const FIGURES = rowsOf(usual, [
  { id: 'rajju', name: 'Rajju', locus: '35.7; 12.2', rule: 'All planets in movable signs.', when: everyInSigns('planets', MOVABLE) },
  { id: 'musala', name: 'Musala', locus: '35.7; 12.2', rule: 'All planets in fixed signs.', when: everyInSigns('planets', FIXED) },
  { id: 'nala', name: 'Nala', locus: '35.7; 12.2', rule: 'All planets in dual signs.', when: everyInSigns('planets', DUAL) },
  { id: 'mala', name: 'Mala', nature: 'auspicious', locus: '35.8; 12.2', rule: 'Mercury, Jupiter and Venus in three kendras, and neither Sun, Mars nor Saturn in a kendra.', when: strand(GENTLE, CRUEL) },
  { id: 'sarpa', name: 'Sarpa', nature: 'inauspicious', locus: '35.8; 12.2', rule: 'Sun, Mars and Saturn in three kendras, and neither Mercury, Jupiter nor Venus in a kendra.', when: strand(CRUEL, GENTLE) },
  { id: 'gada', name: 'Gada', locus: '35.9; 12.4', rule: 'All planets in two kendras that follow each other.', when: any(full(1, 4), full(4, 7), full(7, 10), full(10, 1)) },
  { id: 'shakata', name: 'Shakata', nature: 'inauspicious', locus: '35.9–11; 12.4', rule: 'All planets in the 1st and the 7th.', when: full(1, 7) },
  { id: 'vihanga', name: 'Vihanga', nature: 'inauspicious', locus: '35.9–11; 12.4', rule: 'All planets in the 4th and the 10th.', when: full(4, 10) },
  { id: 'shringataka', name: 'Shringataka', nature: 'auspicious', locus: '35.9–11; 12.4', rule: 'All planets in the 1st, 5th and 9th.', when: figure(1, 5, 9) },
  { id: 'hala', name: 'Hala', locus: '35.9–11; 12.4', rule: 'All planets in three houses in trine to each other, the 1st not among them.', when: any(figure(2, 6, 10), figure(3, 7, 11), figure(4, 8, 12)) },
  { id: 'vajra', name: 'Vajra', locus: '35.9–11; 12.5', rule: 'Mercury, Jupiter and Venus in the 1st and 7th; Sun, Mars and Saturn in the 4th and 10th.', when: crossed(GENTLE, CRUEL) },
  { id: 'yava', name: 'Yava', locus: '35.9–11; 12.5', rule: 'Sun, Mars and Saturn in the 1st and 7th; Mercury, Jupiter and Venus in the 4th and 10th.', when: crossed(CRUEL, GENTLE) },
  { id: 'kamala', name: 'Kamala', nature: 'auspicious', locus: '35.12; 12.5', rule: 'All planets in the kendras.', when: figure(1, 4, 7, 10) },
  { id: 'vapi', name: 'Vapi', locus: '35.12; 12.5', rule: 'All planets in the panapharas (2, 5, 8, 11), or all in the apoklimas (3, 6, 9, 12).', when: any(figure(2, 5, 8, 11), figure(3, 6, 9, 12)) },
  { id: 'yupa', name: 'Yupa', nature: 'auspicious', locus: '35.13; 12.7', rule: 'All planets in the four houses from the 1st.', when: figure(...run(1, 4)) },
  { id: 'shara', name: 'Shara', nature: 'inauspicious', locus: '35.13; 12.7', rule: 'All planets in the four houses from the 4th.', when: figure(...run(4, 4)) },
  { id: 'shakti', name: 'Shakti', nature: 'inauspicious', locus: '35.13; 12.7', rule: 'All planets in the four houses from the 7th.', when: figure(...run(7, 4)) },
  { id: 'danda', name: 'Danda', nature: 'inauspicious', locus: '35.13; 12.7', rule: 'All planets in the four houses from the 10th.', when: figure(...run(10, 4)) },
  { id: 'nauka', name: 'Nauka', locus: '35.14; 12.8', rule: 'All planets in the seven houses from the 1st, each with one.', when: full(...run(1, 7)) },
  { id: 'kuta', name: 'Kuta', nature: 'inauspicious', locus: '35.14; 12.8', rule: 'All planets in the seven houses from the 4th, each with one.', when: full(...run(4, 7)) },
  { id: 'chhatra', name: 'Chhatra', nature: 'auspicious', locus: '35.14; 12.8', rule: 'All planets in the seven houses from the 7th, each with one.', when: full(...run(7, 7)) },
  { id: 'chapa', name: 'Chapa', locus: '35.14; 12.8', rule: 'All planets in the seven houses from the 10th, each with one.', when: full(...run(10, 7)) },
  { id: 'ardha-chandra', name: 'Ardha Chandra', nature: 'auspicious', sources: ['brihat-jataka', 'bphs'], locus: '12.8', rule: 'All planets in seven houses in a row that begin with no kendra, each with one.', when: unless(({ filled }) => sizeOf(filled) !== 7, any(...[2, 3, 5, 6, 8, 9, 11, 12].map((house) => full(...run(house, 7))))) },
  { id: 'chakra', name: 'Chakra', nature: 'auspicious', locus: '35.15; 12.9', rule: 'All planets in the six odd houses, each with one.', when: full(1, 3, 5, 7, 9, 11) },
  { id: 'samudra', name: 'Samudra', nature: 'auspicious', locus: '35.15; 12.9', rule: 'All planets in the six even houses, each with one.', when: full(2, 4, 6, 8, 10, 12) },
]);

/**
 * The figures that silence the yogas of number: those whose houses are all filled, whatever the setting for the others, and the kinds of
 * signs and strands.
 */
const otherFigure = any(
  ...FIGURES.filter(({ id }) => !LOOSE.has(id)).map(({ when }) => when),
  ...[
    [1, 5, 9],
    [2, 6, 10],
    [3, 7, 11],
    [4, 8, 12],
  ].map((houses) => full(...houses)),
  ...[
    [1, 4, 7, 10],
    [2, 5, 8, 11],
    [3, 6, 9, 12],
  ].map((houses) => full(...houses)),
  ...KENDRAS.map((house) => full(...run(house, 4))),
);

/** Told by the places of the seven alone: a list of two dozen figures that are not there explains nothing. */
const noOtherFigure: Condition = {
  ...not(otherFigure),
  tell: (view, told) => {
    for (let g = 0; g < 7; g++) tellHouse(view, told, g);
  },
};

function signsFilled({ inSign }: View): number {
  let filledOnes = 0;
  for (let sign = 1; sign <= 12; sign++) if (((inSign[sign] as number) & SEVEN) !== 0) filledOnes++;
  return filledOnes;
}

function inSoMany(signs: number): Condition {
  const filledSigns = leaf(
    (view: View) => signsFilled(view) === signs,
    (view, told) => {
      for (let g = 0; g < 7; g++) tellSign(view, told, g);
    },
    [SET.signCount, 1 << signs],
  );
  // All in one sign are of one kind of sign as well: gola goes before rajju, musala and nala.
  if (signs === 1) return filledSigns;
  return all(filledSigns, either(['sankhya', 'always'], filledSigns, noOtherFigure));
}

// biome-ignore format: a table reads in rows
const NUMBERS: readonly (readonly [id: string, name: string, signs: number, nature: 'auspicious' | 'inauspicious'])[] = [
  ['vallaki', 'Vallaki (Vina)', 7, 'auspicious'],
  ['damini', 'Damini (Dama)', 6, 'auspicious'],
  ['pasha', 'Pasha', 5, 'inauspicious'],
  ['kedara', 'Kedara', 4, 'auspicious'],
  ['shula', 'Shula', 3, 'inauspicious'],
  ['yuga', 'Yuga', 2, 'inauspicious'],
  ['gola', 'Gola', 1, 'inauspicious'],
];

export const NABHASA: readonly YogaRow[] = [
  ...FIGURES,
  ...rowsOf(
    { ...usual, sources: ['bphs', 'brihat-jataka', 'phaladeepika'], locus: '35.16–17; 12.10; 6.39–41' },
    NUMBERS.map(([id, name, signs, nature]) => ({
      id,
      name,
      nature,
      rule:
        signs === 1
          ? 'The seven planets in one sign.'
          : `The seven planets in ${signs} signs, and no other nabhasa yoga.`,
      when: inSoMany(signs),
    })),
  ),
];
