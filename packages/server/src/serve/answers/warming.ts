/** The work that a first question would else wait for, step by step: the words of each script, the rules, the sky of a chart. */

import { ZodiacSky } from '@khagol/engine/chart';
import { horoscopeOf } from '@khagol/engine/jyotish';
import { answerOf, type UnderstandOptions, understand, type Voice } from '@khagol/engine/reading/answer';
import { siderealChoices, type WholeEngine } from '../../routes/engine.ts';

/** One word of each script: the tables of a script are read when a text in it first comes. */
const SCRIPTS = ['career', 'विवाह', 'বিবাহ', 'தொழில்', 'వివాహం', 'ವೃತ್ತಿ', 'വിവാഹം', 'લગ્ન', 'ਵਿਆਹ'] as const;
const BIRTH = { datetime: '2000-01-01T12:00:00', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' } as const;
const KNOWN: UnderstandOptions = { asOf: { year: 2000, month: 1, day: 1 } };
const CHOICES = { ayanamsa: 'lahiri', houseSystem: 'whole-sign', nodeType: 'mean', includeOuter: false } as const;
const AT_JD_UT = 2_451_544.5;

/** Each step is done when the next is asked for; none takes longer than a question may. */
export function* warmingSteps(engine: WholeEngine, voice: Voice): Generator<void, void, undefined> {
  for (const word of SCRIPTS) {
    understand(word, KNOWN);
    yield;
  }
  const chart = siderealChoices(CHOICES);
  const horoscope = horoscopeOf(engine.kernel, engine.moment(BIRTH), { chart });
  yield;
  const ground = { atJdUt: AT_JD_UT, horoscope, zodiac: new ZodiacSky(engine.kernel, chart) };
  answerOf(understand('When will my career improve?', KNOWN), ground, voice);
}
