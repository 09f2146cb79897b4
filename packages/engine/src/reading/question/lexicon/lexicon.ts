/**
 * What a table of words holds. Every value is a list of phrases, separated by commas, of words, separated by spaces:
 * `word` stands for itself, `stem*` for what begins so, `*end` for what ends so, `a/b` for one of several, `_` for none to three words.
 * Topics and classes write weighty phrases before a bar and light ones after it: a light class yields to a guard, a heavy one only to a guard around it.
 * Guards write before a bar what makes light words harmless wherever they stand, and after it exceptions, which lift nothing but what they enclose.
 */

import type { Particular, VargaAsked } from '../chart-asked.ts';
import type { QuestionTopic, SafetyClass, Subject, Term } from '../question.ts';
import type { DayName } from './days.ts';

/** Words that say what is wanted rather than about what. */
export type Cue =
  | 'when'
  | 'where'
  | 'what'
  | 'meaning'
  | 'why'
  | 'whether'
  | 'first'
  | 'mine'
  | 'and'
  | 'more'
  | 'match'
  | 'both'
  | 'day'
  | 'remedy'
  | 'not'
  | 'greeting'
  | 'thanks'
  /** Matters that no chart speaks of. */
  | 'off'
  | 'field';

/** Words of time. */
export type TimeWord =
  | 'today'
  | 'tomorrow'
  | 'yesterday'
  | 'now'
  | 'thisYear'
  | 'nextYear'
  | 'lastYear'
  | 'thisMonth'
  | 'nextMonth'
  | 'lastMonth'
  | 'thisWeek'
  | 'nextWeek'
  | 'lastWeek'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'ahead'
  | 'ago'
  /** An age to come or gone by: “at the age of”. */
  | 'age'
  /** The age somebody is: “years old”. */
  | 'old'
  /** A birth, whose date is no time that is asked about. */
  | 'born'
  | 'past'
  | 'present'
  | 'future';

/** Words that speak to the machine. */
export type InjectionWord = 'order' | 'role' | 'secret';

export interface Lexicon {
  readonly topics: Readonly<Record<QuestionTopic, string>>;
  readonly subjects: Readonly<Record<Exclude<Subject, 'self'>, string>>;
  readonly cues: Readonly<Record<Cue, string>>;
  readonly times: Readonly<Record<TimeWord, string>>;
  readonly terms: Readonly<Partial<Record<Term, string>>>;
  readonly safety: Readonly<Partial<Record<SafetyClass, string>>>;
  /** What makes words of a class harmless. */
  readonly guards: Readonly<Partial<Record<SafetyClass, string>>>;
  readonly injection: Readonly<Partial<Record<InjectionWord, string>>>;
  /** Lists with an entry each, separated by semicolons: bodies in the order of BODIES, signs from Aries, ordinals and numbers from one, months from January. */
  readonly bodies: string;
  readonly signs: string;
  readonly ordinals: string;
  readonly numbers: string;
  readonly months: string;
  /** The commonest words, which tell the language where its script does not. */
  readonly common: string;
}

/** A table with the days that come round, the divisional charts and the particulars, which have tables of their own. */
export interface WholeLexicon extends Lexicon {
  readonly days: Readonly<Partial<Record<DayName, string>>>;
  readonly vargas: Readonly<Partial<Record<VargaAsked, string>>>;
  readonly particulars: Readonly<Partial<Record<Particular, string>>>;
}
