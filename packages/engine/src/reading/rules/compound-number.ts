/**
 * The compound numbers of a name by Cheiro, 10 … 52: the twenty-six that have a symbol or a meaning of their own. The rest repeat one of
 * them, and go by its rule.
 */

import type { Family } from './rule.ts';

const REPEATED_BY: Readonly<Record<string, readonly number[]>> = {
  '24': [33, 42],
  '25': [34],
  '26': [35, 44],
  '27': [36, 45],
  '29': [38, 47],
  '30': [39, 48],
  '31': [40, 49],
  '32': [41, 50],
  '37': [46],
  '43': [52],
};

/** Argument: the number that has the meaning. */
export const COMPOUND_NUMBER: Family = {
  name: 'compound-number',
  scope: 'number',
  marks: {
    '10': ['favourable', 1],
    '11': ['mixed', 1],
    '12': ['unfavourable', 1],
    '13': ['mixed', 1],
    '14': ['favourable', 1],
    '15': ['favourable', 1],
    '16': ['unfavourable', 1],
    '17': ['favourable', 1],
    '18': ['unfavourable', 1],
    '19': ['favourable', 1],
    '20': ['favourable', 1],
    '21': ['favourable', 1],
    '22': ['unfavourable', 1],
    '23': ['favourable', 1],
    '24': ['favourable', 1],
    '25': ['mixed', 1],
    '26': ['mixed', 1],
    '27': ['favourable', 1],
    '28': ['unfavourable', 1],
    '29': ['unfavourable', 1],
    '30': ['mixed', 1],
    '31': ['mixed', 1],
    '32': ['favourable', 1],
    '37': ['favourable', 1],
    '43': ['unfavourable', 1],
    '51': ['favourable', 1],
  },
  source: 'cheiro-numbers',
  classification: 'modern',
  when: ([number]) => [
    { fact: 'number:name-compound', is: [Number(number), ...(REPEATED_BY[number as string] ?? [])] },
  ],
  topics: () => ['self', 'fortune'],
};
