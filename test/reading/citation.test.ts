/** Sources as they are printed: short behind a sentence, in every language, and whole in the list at the end. */

import { describe, expect, it } from 'vitest';
import { english } from '../../packages/engine/src/language/en.ts';
import { spanish } from '../../packages/engine/src/language/es.ts';
import { hindi } from '../../packages/engine/src/language/hi.ts';
import { NAME_KEYS } from '../../packages/engine/src/language/keys.ts';
import { tamil } from '../../packages/engine/src/language/ta.ts';
import { citationOf, FAMILIES, openRules, type Rule, worksOf } from '../../packages/engine/src/reading/index.ts';
import { SOURCES } from '../../packages/engine/src/sources.ts';
import { EACH, SCRIPTS } from '../language/all.ts';

const base = openRules(FAMILIES);
const ruleOf = (id: string): Rule => base.find(id) as Rule;

describe('a citation', () => {
  it.each([
    ['graha-in-house.Rahu.1', 'Phaladeepika 8.25', 'फलदीपिका 8.25'],
    ['lord-in-house.1.4', 'Brihat Parashara Hora Shastra 24.4', 'बृहत् पाराशर होरा शास्त्र 24.4'],
    ['yoga.shubha-vesi', 'Phaladeepika 6.8–10', 'फलदीपिका 6.8–10'],
    ['graha-dignity.Sun.exalted', 'Saravali (tradition)', 'सारावली (परंपरा)'],
    ['dosha.gandanta-lagna', 'Brihat Parashara Hora Shastra 92.4 (tradition)', 'बृहत् पाराशर होरा शास्त्र 92.4 (परंपरा)'],
    ['karana.Bava', 'usage of almanacs', 'पंचांगों की परंपरा'],
    ['yoga.guru-mangala', 'usage of programs', 'ज्योतिष सॉफ़्टवेयर की प्रथा'.normalize('NFC')],
    ['number.life-path.7', 'Decoz, Numerology', 'डेकोज़: न्यूमेरोलॉजी'.normalize('NFC')],
    ['western-sign.Sun.Leo', 'Khagol’s own reading', 'खगोल का अपना विवेचन'],
    ['vastu-room.NE_TOILET', 'Vastu practice of today', 'आज की वास्तु प्रथा'],
  ])('of %s is %s', (id, inEnglish, inHindi) => {
    expect([citationOf(ruleOf(id), english), citationOf(ruleOf(id), hindi)]).toEqual([inEnglish, inHindi]);
  });

  it('has chapter and verse in the figures of the language', () => {
    expect(citationOf(ruleOf('graha-in-house.Rahu.1'), hindi.inDigits('native'))).toBe('फलदीपिका ८.२५');
    expect(citationOf(ruleOf('yoga.shubha-vesi'), tamil)).toBe('பலதீபிகை 6.8–10');
    expect(citationOf(ruleOf('karana.Bava'), spanish)).toBe('uso de los almanaques');
  });

  it.each(EACH)('of every rule is whole in %s, and in its script', (code, language) => {
    const own = new RegExp(`^[\\p{Script=${SCRIPTS[code]}}\\p{Script=Common}\\p{Script=Inherited}]+$`, 'u');
    const printed = new Set(base.rules.map((rule) => citationOf(rule, language)));
    expect([...printed].filter((text) => !own.test(text) || /undefined|\(\)|\s\s/.test(text))).toEqual([]);
    expect(printed.size).toBe(new Set(base.rules.map((rule) => citationOf(rule, english))).size);
  });

  it('names every work that rules rest on, and no other has a name', () => {
    const cited = new Set(base.rules.flatMap(({ sources }) => sources.map(({ work }) => work as string)));
    cited.delete('pyjhora');
    expect([...(NAME_KEYS['work'] ?? [])].map(String).sort()).toEqual([...cited].sort());
  });
});

describe('the works of rules', () => {
  it('are listed as a library lists them, what is not known left out', () => {
    const lines = worksOf(base.rules).map(({ key, line }) => [key, line]);
    expect(Object.fromEntries(lines)).toMatchObject({
      bphs: 'Parashara (attributed). Brihat Parashara Hora Shastra. tr. R. Santhanam. New Delhi, 1984.',
      saravali: 'Kalyana Varma. Saravali.',
      'almanac-practice': 'Printed almanacs of India, as commonly agreed.',
      'raman-300': 'B. V. Raman. Three Hundred Important Combinations. Bangalore, 1947.',
    });
    for (const [key, line] of lines)
      expect([key, /\.\.|^\W|\s\s|, ?\.|[^.]$/.test(line as string)]).toEqual([key, false]);
  });

  it('end their parts with one full stop, also after an abbreviation', () => {
    const [one] = worksOf([{ ...ruleOf('karana.Bava'), sources: [{ work: 'harrington-1988' }] }]);
    expect(one?.line).toBe('R. S. Harrington. The location of Planet X. Astronomical Journal 96. New York, 1988.');
    const [other] = worksOf([{ ...ruleOf('karana.Bava'), sources: [{ work: 'blaauw-1960' }] }]);
    expect(other?.line).toMatch(/^A\. Blaauw et al\. The new IAU system/);
  });

  it('are each named once, in the order of the list of works, with all their rules', () => {
    const works = worksOf(base.rules);
    const order = Object.keys(SOURCES);
    const places = works.map(({ key }) => order.indexOf(key));
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    expect(works.reduce((sum, { rules }) => sum + rules.length, 0)).toBe(base.rules.length);
    expect(worksOf([])).toEqual([]);
    const [one] = worksOf([ruleOf('karana.Bava'), ruleOf('karana.Gara')]);
    expect(one?.rules.map(({ id }) => id)).toEqual(['karana.Bava', 'karana.Gara']);
  });
});
