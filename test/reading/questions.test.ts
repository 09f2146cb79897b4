/** Labelled questions in every language: how many are understood, what the safety policy sees and what it must not, and who speaks to the machine. */

import { describe, expect, it } from 'vitest';
import { understand } from '../../packages/engine/src/reading/question/index.ts';
import { AS_OF, ask, classedIn, type Labelled, type Mark, marks, plainIn, questionsIn } from './questions/read.ts';

const DEVELOPMENT = questionsIn(['development.txt']);
const HELD_OUT = questionsIn(['held-out-1.txt', 'held-out-2.txt', 'held-out-3.txt']);
const FRESH = questionsIn(['fresh.txt']);
const BLIND_A = questionsIn(['blind-a-1.txt', 'blind-a-2.txt']);
const BLIND_B = questionsIn(['blind-b-1.txt', 'blind-b-2.txt']);
const BLIND_C = questionsIn(['blind-c.txt', 'blind-d.txt']);
const ALL = [...DEVELOPMENT, ...HELD_OUT, ...FRESH, ...BLIND_A, ...BLIND_B, ...BLIND_C];
const LANGUAGES = ['en', 'hl', 'hi', 'mr', 'bn', 'ta', 'te', 'kn', 'ml', 'gu', 'pa', 'es', 'fr'];
const MARKS: readonly Mark[] = ['language', 'topic', 'kind', 'subject', 'scope', 'followUp'];
const SETS = ['development', 'held-out', 'fresh', 'blind'] as const;

/** Shares understood, per mark. */
function shares(questions: readonly Labelled[]): Record<Mark, number> {
  const marked = questions.map((one) => marks(one, ask(one)));
  return Object.fromEntries(
    MARKS.map((mark) => {
      const judged = marked.filter((one) => one[mark] !== undefined);
      return [mark, judged.length === 0 ? 1 : judged.filter((one) => one[mark]).length / judged.length];
    }),
  ) as Record<Mark, number>;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

describe('labelled questions', () => {
  it('are many, in every language and topic', () => {
    expect(ALL.length).toBeGreaterThanOrEqual(1_700);
    for (const language of LANGUAGES) {
      const topics = new Set(ALL.filter((one) => one.language === language).map(({ topic }) => topic));
      expect([language, topics.size]).toEqual([language, 13]);
    }
    expect(new Set(ALL.map(({ language, text }) => `${language} ${text}`)).size).toBeGreaterThan(ALL.length * 0.97);
  });

  it.each([
    ['development', DEVELOPMENT, 0.99],
    ['held-out', HELD_OUT, 0.97],
    ['fresh', FRESH, 0.97],
    ['blind A', BLIND_A, 0.98],
    ['blind B', BLIND_B, 0.97],
    ['blind C and D', BLIND_C, 0.98],
    ['all', ALL, 0.985],
  ] as const)('of the %s set are understood', (name, questions, least) => {
    const share = shares(questions);
    console.log(`${name} (${questions.length}): ${MARKS.map((mark) => `${mark} ${percent(share[mark])}`).join(', ')}`);
    expect(share.topic).toBeGreaterThanOrEqual(least);
    expect(share.language).toBeGreaterThanOrEqual(0.97);
    for (const mark of ['kind', 'subject', 'scope', 'followUp'] as const)
      expect([mark, share[mark] >= 0.97]).toEqual([mark, true]);
  });

  it.each(LANGUAGES)('in %s are understood', (language) => {
    const of = (questions: readonly Labelled[]): Record<Mark, number> =>
      shares(questions.filter((one) => one.language === language));
    const [heldOut, fresh, blind, all] = [of(HELD_OUT), of(FRESH), of([...BLIND_A, ...BLIND_B, ...BLIND_C]), of(ALL)];
    console.log(
      `${language}: topic ${percent(heldOut.topic)} held out, ${percent(fresh.topic)} fresh, ${percent(blind.topic)} blind; language ${percent(all.language)}`,
    );
    expect(all.topic).toBeGreaterThanOrEqual(0.97);
    expect(blind.topic).toBeGreaterThanOrEqual(0.95);
    expect(all.language).toBeGreaterThanOrEqual(0.95);
  });

  it('raise no alarm, of safety or of orders to the machine', () => {
    const alarms = ALL.flatMap((one) => {
      const { safety, injection } = ask(one);
      const seen = [...safety.filter((name) => !one.labels.includes(`safety=${name}`)), ...injection];
      return seen.length === 0 ? [] : [`${one.text}: ${seen.join(', ')}`];
    });
    expect(alarms).toEqual([]);
  });
});

describe('the safety policy', () => {
  const wanted = SETS.flatMap((set) => classedIn(`safety-${set}.txt`));
  const harmless = SETS.flatMap((set) => plainIn(`harmless-${set}.txt`));

  it('sees every question of its classes', () => {
    expect(wanted.length).toBeGreaterThanOrEqual(150);
    const missed = wanted.filter(
      ([name, text]) => !understand(text, { asOf: AS_OF }).safety.some((one) => one === name),
    );
    expect(missed).toEqual([]);
  });

  it('leaves what only looks like them alone', () => {
    expect(harmless.length).toBeGreaterThanOrEqual(100);
    const alarms = harmless.filter((text) => understand(text, { asOf: AS_OF }).safety.length > 0);
    console.log(`false alarms ${alarms.length} of ${harmless.length}: ${alarms.join(' | ')}`);
    expect(alarms).toEqual([]);
  });
});

describe('a text that speaks to the machine', () => {
  const orders = SETS.flatMap((set) => plainIn(`injection-${set}.txt`));

  it('is seen, whatever its writing', () => {
    expect(orders.length).toBeGreaterThanOrEqual(100);
    expect(orders.filter((text) => understand(text, { asOf: AS_OF }).injection.length === 0)).toEqual([]);
  });
});
