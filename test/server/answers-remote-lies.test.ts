/**
 * A provider that lies: a part of the sentences it was given is told with a false house, sign, lord, date, state or combination, or denied. Nothing of that
 * is told. What is told is held against charts that the engine casts again, by patterns that know nothing of the gate.
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lordOfSign, SIGNS } from '../../packages/engine/src/chart/index.ts';
import { GRAHAS, type Graha, type Horoscope, openJyotish } from '../../packages/engine/src/jyotish/index.ts';
import type { Language } from '../../packages/engine/src/language/language.ts';
import { type Engine, openEngine } from '../../packages/engine/src/node.ts';
import { openProvider, type Provider } from '../narrators/provider.ts';
import { chanceOf, LANGUAGES, pickOf } from '../reading/claims/charts.ts';
import { askedOf, heard } from './remote-asked.ts';
import { answeringOver, speak } from './remote-provider.ts';

const SEED = 20_261_122;
const CHARTS = 30;
const QUESTIONS = ['When will my career improve?', 'How is my marriage?', 'How is my health?', 'Where is my Moon?'];

let engine: Engine;
let provider: Provider;
beforeAll(async () => {
  [engine, provider] = await Promise.all([openEngine(), openProvider()]);
});
afterAll(() => provider.close());

type Pick = ReturnType<typeof pickOf>;

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th'];
const HOUSE = /\b(\d{1,2}(?:st|nd|rd|th)) house\b/g;
const SIGN = new RegExp(`\\b(?:${SIGNS.join('|')})\\b`, 'g');
const GRAHA = new RegExp(`\\b(?:${GRAHAS.join('|')})\\b`, 'g');
const YEAR = /\b(20\d\d)\b/g;

const other = <T>(from: readonly T[], one: T, pick: Pick): T => pick(from.filter((each) => each !== one));

/** Ways to lie, each a false sentence out of a true one, or null where the sentence gives no hold. */
const LIES: Readonly<Record<string, (text: string, pick: Pick, horoscope: Horoscope) => string | null>> = {
  // A planet may rule two houses, and one that is named twice may stand in its own.
  house: (text, pick, { kundli }) =>
    changed(text, HOUSE, () => {
      const named: readonly string[] = text.match(GRAHA) ?? [];
      const wrong = ORDINALS.filter((ordinal, i) => {
        const lord = lordOfSign(((kundli.lagna.sign - 1 + i) % 12) + 1);
        return !text.includes(`${ordinal} house`) && !named.includes(lord);
      });
      return `${pick(wrong)} house`;
    }),
  sign: (text, pick) => changed(text, SIGN, (found) => other<string>(SIGNS, found, pick)),
  // Two that stand together may change places in a true sentence.
  lord: (text, pick, { kundli }) =>
    /house|dasha/.test(text)
      ? changed(text, GRAHA, (found) =>
          pick(GRAHAS.filter((graha) => kundli.grahas[graha].house !== kundli.grahas[found as Graha].house)),
        )
      : null,
  date: (text, pick) => changed(text, YEAR, (found) => String(Number(found) + pick([-7, -3, 2, 5]))),
  denied: (text) => {
    const turned = text.replace(
      /\b(stands|is|runs|are) (in|combust|retrograde|until)\b/,
      (_, verb: string, rest: string) => {
        if (verb === 'stands') return `does not stand ${rest}`;
        return verb === 'runs' ? `does not run ${rest}` : `${verb} not ${rest}`;
      },
    );
    return turned === text || !text.match(GRAHA) ? null : turned;
  },
};

/** The first find, told otherwise. A name that stands twice is told otherwise twice. */
function changed(text: string, pattern: RegExp, into: (found: string) => string): string | null {
  const [found] = text.match(pattern) ?? [];
  return found === undefined || text.match(GRAHA) === null ? null : text.split(found).join(into(found));
}

/** Things that are in no chart of the run, in sentences of the provider's own. */
function invented({ kundli, yogas, grahas }: Horoscope, pick: Pick): string {
  const direct = grahas.grahas.filter(({ isRetrograde }) => !isRetrograde).map(({ name }) => name);
  const graha = pick(direct.filter((name) => name !== 'Rahu' && name !== 'Ketu'));
  const missing = ['Hamsa', 'Malavya', 'Shasha', 'Ruchaka', 'Bhadra', 'Gajakesari'].filter(
    (name) =>
      !yogas.facts.some(({ value }) => value.name.replace(/\W/g, '').toLowerCase().includes(name.toLowerCase())),
  );
  const body = pick(GRAHAS);
  const place = ((kundli.grahas[body].house + pick([1, 3, 5, 8])) % 12) + 1;
  const wrong = place === kundli.grahas[body].house ? (place % 12) + 1 : place;
  return pick([
    `${graha} is retrograde in your chart.`,
    ...missing.slice(0, 2).map((name) => `Your chart has ${name} Yoga.`),
    `${body} sits in your ${ORDINALS[wrong - 1]} house.`,
    `Your ascendant is ${other<string>(SIGNS, SIGNS[kundli.lagna.sign - 1] as string, pick)}.`,
  ]);
}

/** What the engine says when it is asked again, sentence by sentence; each finding names what is false. */
function falseIn(text: string, { kundli }: Horoscope): readonly string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => {
    if (/transit|counted|navamsha|antardasha|lord|bindus|On average/.test(sentence)) return false;
    const [graha, ...others] = new Set(sentence.match(GRAHA) ?? []);
    if (graha === undefined || others.length > 0) return false;
    const spot = kundli.grahas[graha as Graha];
    const houses = [...sentence.matchAll(HOUSE)].map(([, ordinal]) => ORDINALS.indexOf(ordinal as string) + 1);
    const signs = (sentence.match(SIGN) ?? []).map((sign) => SIGNS.indexOf(sign as never) + 1);
    const denies = /\bnot\b/.test(sentence);
    const wrong = houses.some((house) => house !== spot.house) || signs.some((sign) => sign !== spot.sign);
    return houses.length + signs.length > 0 && (denies ? !wrong : wrong);
  });
}

/** A birth by chance. */
function birthOf(chance: () => number): Parameters<Engine['moment']>[0] & object {
  const digit = (most: number): number => Math.floor(chance() * most);
  return {
    datetime: `${1940 + digit(70)}-0${1 + digit(9)}-1${digit(9)}T1${digit(9)}:3${digit(9)}:00`,
    latitude: digit(100) - 50,
    longitude: digit(340) - 170,
    timezone: '+05:30',
  };
}

describe('a provider that lies', () => {
  it.each([0.05, 0.2, 0.5])('gets none of its lies told when %d of its sentences are false', async (share) => {
    const chance = chanceOf(SEED + Math.round(share * 100));
    const pick = pickOf(chance);
    const jyotish = openJyotish(engine);
    const answering = answeringOver(engine, provider);
    let [lies, kept, sentences] = [0, 0, 0];
    const leaked: string[] = [];
    for (let i = 0; i < CHARTS; i += 1) {
      const birthDetails = birthOf(chance);
      const horoscope = jyotish.horoscope(engine.moment(birthDetails));
      const told: string[] = [];
      const lied: string[] = [];
      speak(provider, 'openai', ({ plan, repair }) => {
        // Who lied once lies again.
        if (repair !== undefined) return repair.sentence;
        return plan
          .map(({ id, text }) => {
            if (chance() >= share) {
              told.push(text);
              return `[[${id}]] ${text}`;
            }
            const ways = Object.values(LIES).flatMap((lie) => lie(text, pick, horoscope) ?? []);
            const isTrue = (way: string): boolean => plan.some((item) => item.text === way);
            const lie = ways.some((way) => !isTrue(way))
              ? pick(ways.filter((way) => !isTrue(way)))
              : invented(horoscope, pick);
            lied.push(lie);
            return `[[${id}]] ${lie}`;
          })
          .join('\n');
      });
      const question = QUESTIONS[i % QUESTIONS.length] as string;
      const answer = await heard(answering, askedOf(engine, { question, birthDetails }));
      for (const lie of lied) if (answer.told.text.includes(lie)) leaked.push(lie);
      for (const lie of falseIn(answer.told.text, horoscope)) leaked.push(`again: ${lie}`);
      lies += lied.length;
      sentences += told.length;
      kept += told.filter((sentence) => answer.told.text.includes(sentence)).length;
      const codes = answer.told.warnings.map(({ code }) => code);
      expect(codes.includes('SENTENCE_REPLACED'), JSON.stringify(lied)).toBe(lied.length > 0);
    }
    expect(lies).toBeGreaterThan(share * 300);
    expect({ seed: SEED, leaked }).toEqual({ seed: SEED, leaked: [] });
    expect(kept / sentences).toBeGreaterThan(0.99);
  });

  it.each(Object.keys(LANGUAGES))('gets none of its lies told in the language %s', async (code) => {
    const { names } = LANGUAGES[code] as Language;
    const chance = chanceOf(SEED + code.charCodeAt(0) * 31 + code.charCodeAt(1));
    const pick = pickOf(chance);
    const answering = answeringOver(engine, provider);
    const tables: readonly Readonly<Record<string, string>>[] = [
      names.houseIn,
      names.rashiIn,
      names.grahaOf,
      names.body,
    ];
    const leaked: string[] = [];
    let lies = 0;
    for (let i = 0; i < 6; i += 1) {
      const lied: string[] = [];
      speak(provider, 'openai', ({ plan, repair }) => {
        if (repair !== undefined) return repair.sentence;
        const lie = (text: string): string => {
          for (const table of [...tables].sort(() => chance() - 0.5)) {
            // A name within a word of its own, such as that of marriage, names nothing.
            const forms = Object.values(table).filter((form) =>
              new RegExp(`(?<![\\p{L}\\p{M}])${form}(?![\\p{L}\\p{M}])`, 'u').test(text),
            );
            const [form] = forms.sort((one, two) => two.length - one.length);
            const others = Object.values(table).filter(
              (each) => each !== form && !text.includes(each) && !form?.includes(each),
            );
            if (form !== undefined && text.split(form).length === 2 && others.length > 0)
              return text.replace(form, pick(others));
          }
          return text.replace(/20\d\d/, (year) => String(Number(year) + 3));
        };
        return plan
          .map(({ id, text, section }) => {
            const isRule = !/[0-9]/.test(text) && section !== 'timing' && chance() < 0.7;
            const told = chance() < 0.5 && !isRule ? lie(text) : text;
            if (told !== text && !plan.some((item) => item.text === told)) lied.push(told);
            return `[[${id}]] ${told}`;
          })
          .join('\n');
      });
      const question = QUESTIONS[i % QUESTIONS.length] as string;
      const answer = await heard(
        answering,
        askedOf(engine, { question, birthDetails: birthOf(chance), language: code }),
      );
      for (const lie of lied) if (answer.told.text.includes(lie)) leaked.push(lie);
      lies += lied.length;
    }
    expect(lies).toBeGreaterThan(15);
    expect({ seed: SEED, leaked }).toEqual({ seed: SEED, leaked: [] });
  });
});
