/** The rule base read as an editor reads it: every rule can hold, says something in every language, and says it decently. */

import { describe, expect, it } from 'vitest';
import { PLAIN_FACTS, SUBJECT_FACTS } from '../../packages/engine/src/reading/rules/facts.ts';
import { FAMILIES } from '../../packages/engine/src/reading/rules/families.ts';
import { POLARITIES, type Rule, rulesOf } from '../../packages/engine/src/reading/rules/rule.ts';
import { TOPICS } from '../../packages/engine/src/reading/rules/topics.ts';
import { TEXTS_EN } from '../../packages/engine/src/reading/texts/en/index.ts';
import { TEXTS_HI } from '../../packages/engine/src/reading/texts/hi/index.ts';
import { SOURCES } from '../../packages/engine/src/sources.ts';

const LANGUAGES = { en: TEXTS_EN, hi: TEXTS_HI } as const;
const NAMES: readonly string[] = [...new Set(FAMILIES.map(({ name }) => name))];
const rules: readonly Rule[] = FAMILIES.flatMap(rulesOf);

/** What no text may say: verdicts of death, want or illness, and promises. Whole words. */
const BANNED =
  /\b(?:death|die|dies|died|dying|dead|fatal|kill\w*|suicide|cancer|tumou?r|diabetes|paralysis|insan\w+|leprosy|barren|infertil\w+|widow\w*|pauper|beggar|bankrupt\w*|doom\w*|curse[ds]?|guarantee\w*|certainly|definitely|inevitabl\w+|always|never|must)\b/i;
const BANNED_HI =
  /(?<!\p{L}|\p{M})(?:मृत्यु|मौत|मरण|आत्महत्या|कैंसर|पागल|कोढ़|बांझ|विधवा|विधुर|भिखारी|कंगाल|निश्चित रूप से|अवश्य ही|हमेशा|कभी नहीं)(?!\p{L}|\p{M})/u;

describe('a rule', () => {
  it('has a name that no other has', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(rules.length).toBeGreaterThanOrEqual(700);
  });

  it.each(NAMES)('of %s asks for facts that there are, and stands on a work that is listed', (name) => {
    for (const { id, when, topics, polarity, sources } of rules.filter(({ family }) => family === name)) {
      expect([id, when.length > 0 && topics.length > 0]).toEqual([id, true]);
      for (const { fact } of when) {
        const [kind, subject] = fact.split(/:(.*)/s) as [string, string | undefined];
        const known =
          subject === undefined ? PLAIN_FACTS.some((one) => one === kind) : SUBJECT_FACTS.some((one) => one === kind);
        expect([id, fact, known]).toEqual([id, fact, true]);
      }
      for (const topic of topics) expect(TOPICS).toContain(topic);
      expect(POLARITIES).toContain(polarity);
      for (const { work } of sources) expect(Object.keys(SOURCES)).toContain(work);
    }
  });

  it('never holds where another of its family says the same of the same cells', () => {
    const seen = new Map<string, string>();
    for (const { id, family, when } of rules) {
      const cells = `${family} ${JSON.stringify(when)}`;
      expect([id, seen.get(cells) ?? id]).toEqual([id, id]);
      seen.set(cells, id);
    }
  });
});

describe.each(Object.entries(LANGUAGES))('the texts in %s', (language, texts) => {
  const hindi = language === 'hi';

  it.each(NAMES)('are whole for %s, and none is left over', (name) => {
    const keys = FAMILIES.filter((family) => family.name === name).flatMap(({ marks }) => Object.keys(marks));
    expect(Object.keys(texts[name] ?? {}).sort()).toEqual(keys.sort());
  });

  it('belong to families that there are', () => {
    expect(Object.keys(texts).sort()).toEqual([...NAMES].sort());
  });

  it('are of a length to be read, end as sentences end, and keep to their letters', () => {
    const letters = hindi ? /^[\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]+$/u : /^[\x20-\x7e–’]+$/;
    for (const [family, entries] of Object.entries(texts))
      for (const [key, text] of Object.entries(entries)) {
        const fine =
          text.length >= 40 &&
          text.length <= 420 &&
          (hindi ? /[।?!]$/ : /[.?!]$/).test(text) &&
          letters.test(text) &&
          text.trim() === text;
        expect([`${family}.${key}`, fine, text]).toEqual([`${family}.${key}`, true, text]);
      }
  });

  it('promise nothing and threaten with nothing', () => {
    const found = Object.entries(texts).flatMap(([family, entries]) =>
      Object.entries(entries)
        .filter(([, text]) => (hindi ? BANNED_HI : BANNED).test(text))
        .map(([key, text]) => `${family}.${key}: ${(hindi ? BANNED_HI : BANNED).exec(text)?.[0]}`),
    );
    expect(found).toEqual([]);
  });

  it('are each their own, and do not all begin alike', () => {
    const all = Object.values(texts).flatMap((entries) => Object.values(entries));
    expect(new Set(all).size).toBe(all.length);
    for (const [family, entries] of Object.entries(texts)) {
      const begun = new Map<string, number>();
      for (const text of Object.values(entries)) {
        const first = text.split(/\s+/).slice(0, 4).join(' ');
        begun.set(first, (begun.get(first) ?? 0) + 1);
      }
      expect([family, [...begun].filter(([, times]) => times > 3)]).toEqual([family, []]);
    }
  });
});
