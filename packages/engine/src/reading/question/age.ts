/** Ages that a question names: of somebody now, and those that it asks about. */

import type { CivilDate } from '../../time/index.ts';
import type { Heard } from './heard.ts';
import type { Scope } from './question.ts';
import { dayOf, span } from './span.ts';

/** Years of age that somebody is said to be now, such as “I am 15”; null when none is said. */
export function statedAge(heard: Heard): number | null {
  return agesBy(heard, 'old').find((age) => !agesBy(heard, 'age').includes(age)) ?? null;
}

/** The year of life that a question names: days where the birth is known, else the age alone. */
export function ageScope(heard: Heard, birth: CivilDate | null): Scope | null {
  const age = agesBy(heard, 'age')[0];
  if (age === undefined) return null;
  if (birth === null) return { kind: 'age', fromDate: null, toDate: null, fromJd: null, toJd: null, age };
  const from = dayOf({ ...birth, year: birth.year + age });
  return { ...span(from, dayOf({ ...birth, year: birth.year + age + 1 }) - 1), kind: 'age', age };
}

/** Numbers 1 … 120 beside a word of age; a number that counts months or days is none. */
function agesBy(heard: Heard, name: 'age' | 'old'): readonly number[] {
  const ages: number[] = [];
  for (const hit of heard.of('time', name)) {
    for (const at of [hit.start - 1, hit.end]) {
      const text = heard.words[at]?.text ?? '';
      // A second number after it makes it an hour: “at 5:30”.
      const hour = /^(?:\d|[ap]m$)/.test(heard.words[at + 1]?.text ?? '');
      const number = /^\d{1,3}$/.test(text) && !hour ? Number(text) : Number.NaN;
      const counts = (['days', 'weeks', 'months'] as const).some((unit) =>
        heard.of('time', unit).some(({ start }) => start === at + 1),
      );
      // “I am 6 years into” counts a stretch, “I am 6 years old” an age.
      const counted = at === hit.end && /^ye?a?rs?$/.test(heard.words[at + 1]?.text ?? '') && !isOld(heard, at + 1);
      if (number >= 1 && number <= 120 && !counts && !counted && !isDay(heard, at)) ages.push(number);
    }
  }
  return ages;
}

/** English words that are months beside a figure, a preposition or another month, and something else elsewhere. */
export const DOUBTFUL_MONTHS: ReadonlySet<string> = new Set(['may', 'march', 'mar', 'mars', 'mai', 'jan']);

/** Whether a number is that of a day: a month comes after it, and a year where the month may be another word. */
function isDay(heard: Heard, at: number): boolean {
  const month = /^(?:of|de|d)$/.test(heard.words[at + 1]?.text ?? '') ? at + 2 : at + 1;
  return heard.all('month').some(({ start, end }) => {
    const isSure = !DOUBTFUL_MONTHS.has(heard.words[start]?.text ?? '') || /^\d{4}$/.test(heard.words[end]?.text ?? '');
    return start === month && isSure;
  });
}

function isOld(heard: Heard, at: number): boolean {
  return (['old', 'age'] as const).some((name) =>
    heard.of('time', name).some(({ start, end }) => start <= at && end > at),
  );
}
