/**
 * What a report on one matter of life looks at: houses, significators, divisional charts.
 *
 * Source: `bphs` ch. 11 (houses), 32 (significators), 6 (what each divisional chart is asked); `jaimini` offices by ch. 32 as well.
 */

import type { Graha } from '../../../jyotish/index.ts';
import type { KarakaKey } from '../../../language/keys.ts';
import type { Topic } from '../../../reading/index.ts';
import type { Ground } from '../../book.ts';
import { KundliBook } from '../kundli/book.ts';

export const SUBJECTS = ['career', 'wealth', 'marriage', 'children', 'education', 'health'] as const;
export type SubjectName = (typeof SUBJECTS)[number];

export interface Subject {
  readonly name: SubjectName;
  /** Of the rules that are told. */
  readonly topics: readonly Topic[];
  /** 1 … 12, the chief one first. */
  readonly houses: readonly number[];
  readonly karakas: readonly Graha[];
  /** The office among the chara karakas. */
  readonly office: KarakaKey;
  /** Divisions that are drawn, the chief one first. */
  readonly vargas: readonly number[];
}

// biome-ignore format: a table reads in rows
export const SUBJECT_TABLE: { readonly [S in SubjectName]: Subject } = {
  career:    { name: 'career',    topics: ['career', 'business'],          houses: [10, 6, 2, 11], karakas: ['Sun', 'Mercury', 'Jupiter', 'Saturn'], office: 'amatya', vargas: [10] },
  wealth:    { name: 'wealth',    topics: ['wealth', 'gains', 'expenses'], houses: [2, 11, 5, 9],  karakas: ['Jupiter', 'Venus'],                    office: 'amatya', vargas: [2, 4] },
  marriage:  { name: 'marriage',  topics: ['marriage', 'love'],            houses: [7, 2, 4, 11],  karakas: ['Venus', 'Jupiter'],                    office: 'dara',   vargas: [9] },
  children:  { name: 'children',  topics: ['children'],                    houses: [5, 9],         karakas: ['Jupiter'],                             office: 'putra',  vargas: [7] },
  education: { name: 'education', topics: ['education'],                   houses: [4, 5, 2],      karakas: ['Mercury', 'Jupiter'],                  office: 'matri',  vargas: [24] },
  health:    { name: 'health',    topics: ['health'],                      houses: [1, 6, 12],     karakas: ['Sun', 'Moon'],                         office: 'atma',   vargas: [27, 30] },
};

/** The book of a report on one matter. */
export class SubjectBook extends KundliBook {
  readonly subject: Subject;

  constructor(ground: Ground, name: SubjectName) {
    super(ground);
    this.subject = SUBJECT_TABLE[name];
  }
}
