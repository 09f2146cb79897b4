/** Periods and sade sati of a time or a lord that a question names, told as the records have them; and a verdict that is one for all questions. */

import { beforeAll, describe, expect, it } from 'vitest';
import { answerOf } from '../../packages/engine/src/reading/answer/index.ts';
import { type Claim, holds } from '../../packages/engine/src/reading/claims/index.ts';
import { gateOf } from '../../packages/engine/src/reading/gate/index.ts';
import { understand } from '../../packages/engine/src/reading/question/index.ts';
import { ask, openWorld, type Person, personOf, TODAY, voiceOf, type World } from './answers.ts';
import { LANGUAGES } from './claims/charts.ts';

/**
 * The Moon at 133.4° of Lahiri, in the 20th part of a hundred of Purva Phalguni: Venus until November 1999, then by the years of vimshottari the Sun 6, the Moon 10, Mars 7,
 * Rahu 18, Jupiter 16, Saturn 19.
 */
const BIRTH = { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' };

let world: World;
let person: Person;
beforeAll(async () => {
  world = await openWorld();
  person = personOf(world, BIRTH);
}, 60_000);

function told(text: string): readonly Claim[] {
  const { sentences, charge } = ask(world, text, person.ground);
  expect([text, charge]).toEqual([text, true]);
  const claims = sentences.flatMap((sentence) => sentence.claims);
  for (const claim of claims) expect([text, claim, holds(claim, person.check)]).toEqual([text, claim, 'true']);
  return claims;
}

/** Lords of the periods that are told with a beginning, and those of the sub-periods. */
function lordsOf(text: string): readonly [readonly unknown[], readonly unknown[]] {
  const periods = told(text).flatMap((claim) => (claim.kind === 'period' && claim.from !== undefined ? [claim] : []));
  const of = (level: string) => periods.filter((claim) => claim.level === level).map(({ lord }) => lord);
  return [of('maha'), of('antar')];
}

describe('periods', () => {
  it.each([
    ['Which dasha was running in 2005?', ['Sun', 'Moon'], ['Venus', 'Moon']],
    ['Which dasha will I be in during 2045?', ['Jupiter'], ['Saturn', 'Mercury']],
    ['What was my mahadasha in 1995?', ['Venus'], ['Saturn', 'Mercury']],
    ['Which dasha was I running in March 2010?', ['Moon'], ['Saturn']],
    ['2045 में मेरी कौन सी महादशा होगी?', ['Jupiter'], ['Saturn', 'Mercury']],
    ['¿En qué mahadasha estaré en 2045?', ['Jupiter'], ['Saturn', 'Mercury']],
    ['Which dashas run from 2045 to 2070?', ['Jupiter', 'Saturn'], []],
  ])('of a named time are those that run then: %s', (text, mahas, antars) => {
    expect([text, ...lordsOf(text)]).toEqual([text, mahas, antars]);
  });

  it.each([
    ['When will my Saturn mahadasha start?', 'Saturn'],
    ['When does my Venus mahadasha end?', 'Venus'],
    ['When did my Moon mahadasha start?', 'Moon'],
    ['When did my Rahu mahadasha start?', 'Rahu'],
    ['चंद्र की महादशा कब शुरू हुई थी?', 'Moon'],
  ])('of a named lord have their days, and no reading beside them: %s', (text, lord) => {
    expect([text, ...lordsOf(text)]).toEqual([text, [lord], []]);
    expect(ask(world, text, person.ground).sentences).toHaveLength(1);
  });

  it('of a named lord that runs are told as running', () => {
    expect(told('When does my Rahu mahadasha end?')[0]).toMatchObject({ level: 'maha', lord: 'Rahu', at: 'now' });
    expect(told('Which dasha am I in?')[0]).toMatchObject({ level: 'maha', lord: 'Rahu', at: 'now' });
  });

  it('of a named sub-period are the next of that lord', () => {
    expect(lordsOf('When will my Venus antardasha start?')).toEqual([[], ['Venus']]);
  });

  it('are none before the birth', () => {
    for (const [text, atJdUt] of [
      ['Which dasha was running in 1985?', person.ground.atJdUt],
      ['What is my current mahadasha?', 2446000.5],
    ] as const) {
      const { sentences, charge } = ask(world, text, { ...person.ground, atJdUt });
      expect([text, sentences.flatMap(({ claims }) => claims.filter(({ kind }) => kind === 'period'))]).toEqual([
        text,
        [],
      ]);
      expect([text, charge]).toEqual([text, false]);
    }
  });

  it('pass the gate in every language', () => {
    const texts = [
      'Which dasha was running in 2005?',
      'Which dasha will I be in during 2045?',
      'Was I in sade sati in 2008?',
    ];
    for (const [code, language] of Object.entries(LANGUAGES)) {
      const gate = gateOf(person.check, language);
      for (const text of texts)
        for (const { text: said } of answerOf(understand(text, { asOf: TODAY }), person.ground, voiceOf(world, code))
          .sentences)
          expect([code, said, gate.judge(said).outcome]).toEqual([code, said, 'pass']);
    }
  });
});

describe('sade sati', () => {
  const yearOf = (jd: number) => Math.floor((jd - 2451544.5) / 365.25) + 2000;
  const years = (text: string) =>
    told(text).flatMap((claim) =>
      claim.kind === 'sade-sati' && claim.from !== undefined && claim.to !== undefined
        ? [[yearOf((claim.from as { fromJd: number }).fromJd), yearOf((claim.to as { fromJd: number }).fromJd)]]
        : [],
    );

  it.each([
    ['Was I in sade sati in 2008?', [[2004, 2012]]],
    ['क्या 2008 में मेरी साढ़ेसाती थी?', [[2004, 2012]]],
    ['When did my last sade sati end?', [[2004, 2012]]],
    ['Will I be in sade sati in 2036?', [[2034, 2041]]],
    [
      'Was I in sade sati in 2015?',
      [
        [2004, 2012],
        [2034, 2041],
      ],
    ],
    ['When is my next sade sati?', [[2034, 2041]]],
  ])('of a named time is told with its years: %s', (text, spans) => {
    expect([text, years(text)]).toEqual([text, spans]);
  });

  it('of another time says nothing of the present', () => {
    const claims = told('Was I in sade sati in 2008?');
    expect(claims.filter((claim) => 'at' in claim)).toEqual([]);
    expect(told('Am I in sade sati?')[0]).toEqual({ kind: 'sade-sati', at: 'now', negated: true });
  });
});

describe('what weighs most in a matter', () => {
  it('is the same whatever else the question names', () => {
    const verdictOf = (text: string) =>
      ask(world, text, person.ground)
        .sentences.filter(({ section }) => section === 'verdict')
        .map(({ text: said }) => said);
    const plain = verdictOf('How will my career go?');
    expect(plain.length).toBeGreaterThan(0);
    for (const named of ['Saturn', 'Venus', 'Mars', 'Rahu'])
      expect([named, verdictOf(`How will my career go with ${named} in my chart?`)]).toEqual([named, plain]);
  });
});
