/** Charts, voices and checks that the tests of answers share. */

import { type Jyotish, openJyotish } from '../../packages/engine/src/jyotish/index.ts';
import { type Engine, openEngine } from '../../packages/engine/src/node.ts';
import {
  type Answer,
  type AnswerGround,
  type AnswerOptions,
  answerOf,
  type Voice,
} from '../../packages/engine/src/reading/answer/index.ts';
import { type Ground, groundOf } from '../../packages/engine/src/reading/claims/index.ts';
import { GLOSSARY_EN } from '../../packages/engine/src/reading/glossary/en.ts';
import { GLOSSARY_HI } from '../../packages/engine/src/reading/glossary/hi.ts';
import { FAMILIES, openRules, type RuleBase } from '../../packages/engine/src/reading/index.ts';
import { type UnderstandOptions, understand } from '../../packages/engine/src/reading/question/index.ts';
import { TEXTS_EN } from '../../packages/engine/src/reading/texts/en/index.ts';
import { TEXTS_HI } from '../../packages/engine/src/reading/texts/hi/index.ts';
import { clockOfMoment } from '../../packages/engine/src/time/index.ts';
import { openWestern, type Western } from '../../packages/engine/src/western/index.ts';
import { LANGUAGES } from './claims/charts.ts';

/** 2026-11-22. */
export const NOW = 2_461_366.5;
export const TODAY = { year: 2026, month: 11, day: 22 } as const;

export interface Person {
  readonly ground: AnswerGround;
  /** For the checker: the same records, and a sky of its own. */
  readonly check: Ground;
}

export interface World {
  readonly engine: Engine;
  readonly jyotish: Jyotish;
  readonly western: Western;
  readonly rules: RuleBase;
}

export async function openWorld(): Promise<World> {
  const engine = await openEngine();
  return { engine, jyotish: openJyotish(engine), western: openWestern(engine), rules: openRules(FAMILIES) };
}

export function personOf({ engine, jyotish, western }: World, birth: Parameters<Engine['moment']>[0]): Person {
  const moment = engine.moment(birth);
  const horoscope = jyotish.horoscope(moment);
  const nativity = western.nativity(moment);
  const seen = new Map<number, ReturnType<Jyotish['gochara']>['rows']>();
  const sky = (jdUt: number): ReturnType<Jyotish['gochara']>['rows'] => {
    const rows = seen.get(jdUt) ?? jyotish.gochara(moment, jdUt).rows;
    seen.set(jdUt, rows);
    return rows;
  };
  return {
    ground: {
      atJdUt: NOW,
      horoscope,
      nativity,
      zodiac: jyotish.zodiac,
      kernel: engine.kernel,
      clock: clockOfMoment(moment),
    },
    check: groundOf({ horoscope, nativity, atJdUt: NOW, sky }),
  };
}

const TEXTS = { en: TEXTS_EN, hi: TEXTS_HI } as const;
const GLOSSARIES = { en: GLOSSARY_EN, hi: GLOSSARY_HI } as const;

export function voiceOf({ rules }: World, code: string): Voice {
  const language = LANGUAGES[code] as Voice['language'];
  if (code !== 'en' && code !== 'hi') return { language, rules };
  return { language, rules, texts: TEXTS[code], glossary: GLOSSARIES[code] };
}

/** A question in its own language, or in one that is named. */
export function ask(
  world: World,
  text: string,
  ground: AnswerGround,
  options: AnswerOptions = {},
  about: Partial<UnderstandOptions> = {},
): Answer {
  const question = understand(text, { asOf: TODAY, ...about });
  return answerOf(question, ground, voiceOf(world, question.language.code), options);
}

/** One question a topic, in English and in Hindi. */
export const QUESTIONS: Readonly<Record<string, readonly [en: string, hi: string]>> = {
  self: ['What is my personality like?', 'मेरा स्वभाव कैसा है?'],
  career: ['How is my career?', 'मेरा करियर कैसा रहेगा?'],
  wealth: ['How will my finances be?', 'मेरी आर्थिक स्थिति कैसी रहेगी?'],
  love: ['How is my love life?', 'मेरा प्रेम जीवन कैसा रहेगा?'],
  marriage: ['How will my marriage be?', 'मेरा विवाह कैसा रहेगा?'],
  children: ['Will I have children?', 'क्या मुझे संतान होगी?'],
  family: ['How is my relationship with my family?', 'परिवार के साथ मेरे संबंध कैसे रहेंगे?'],
  home: ['Will I buy a house?', 'क्या मेरा अपना घर होगा?'],
  education: ['How will my studies go?', 'मेरी पढ़ाई कैसी रहेगी?'],
  health: ['How is my health?', 'मेरा स्वास्थ्य कैसा रहेगा?'],
  travel: ['Will I travel abroad?', 'क्या मैं विदेश यात्रा करूँगा?'],
  spirituality: ['What does my chart say about my spiritual path?', 'मेरी आध्यात्मिक साधना के बारे में बताइए'],
};
