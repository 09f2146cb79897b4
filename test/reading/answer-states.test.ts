/** States that a question names of a planet at birth: told where it has them, denied where it has not; and times that a question names without asking for one. */

import { beforeAll, describe, expect, it } from 'vitest';
import { gateOf } from '../../packages/engine/src/reading/gate/index.ts';
import { understand } from '../../packages/engine/src/reading/question/index.ts';
import { ask, openWorld, type Person, personOf, TODAY, type World } from './answers.ts';
import { LANGUAGES } from './claims/charts.ts';

/**
 * Whether each goes backwards on 15 January 1990 at 5 h UT.
 *
 * @source  Swiss Ephemeris 2.10.03, `swetest -b15.1.1990 -ut5 -p23456789 -fPs`, fetched 2026-11-23
 */
const TURNED = { Mercury: true, Venus: true, Mars: false, Jupiter: true, Saturn: false } as const;
/** By the orbs of the Surya Siddhanta: Venus 7° and Saturn 7° from the Sun, Jupiter opposite. */
const BURNT = { Venus: true, Saturn: true, Mars: false, Jupiter: false } as const;

let world: World;
let delhi: Person;
beforeAll(async () => {
  world = await openWorld();
  delhi = personOf(world, { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' });
}, 60_000);

function claimsOf(text: string, options = {}) {
  return ask(world, text, delhi.ground, options).sentences.flatMap(({ claims }) => claims);
}

describe('a state that is asked about', () => {
  it.each(Object.entries(TURNED))('is told or denied: %s retrograde', (body, isTurned) => {
    for (const text of [`Is ${body} retrograde in my chart?`, `Was ${body} retrograde when I was born?`])
      for (const system of ['vedic', 'western']) {
        const claims = claimsOf(text, { system }).filter(({ kind }) => kind === 'retrograde');
        expect([text, system, claims]).toEqual([
          text,
          system,
          [{ kind: 'retrograde', body, ...(!isTurned && { negated: true }) }],
        ]);
      }
  });

  it.each(Object.entries(BURNT))('is told or denied: %s combust', (body, isBurnt) => {
    const claims = claimsOf(`Is ${body} combust in my chart?`).filter(({ kind }) => kind === 'combust');
    expect(claims).toEqual([{ kind: 'combust', body, ...(!isBurnt && { negated: true }) }]);
  });

  it('is never told of the lights and the nodes, which do not turn about', () => {
    for (const body of ['the Sun', 'the Moon', 'Rahu'])
      expect(claimsOf(`Is ${body} retrograde in my chart?`).filter(({ kind }) => kind === 'retrograde')).toEqual([]);
  });

  it('passes the gate in every language, and does not where it is otherwise', () => {
    for (const language of Object.values(LANGUAGES)) {
      const gate = gateOf(delhi.check, language);
      const { answer } = language.say;
      for (const [body, isTurned] of Object.entries(TURNED)) {
        const text = answer.notRetrograde({ graha: language.names.body[body as keyof typeof TURNED] });
        expect([text, gate.judge(text).outcome]).toEqual([text, isTurned ? 'contradicted' : 'pass']);
      }
      for (const [body, isBurnt] of Object.entries(BURNT)) {
        const text = answer.notCombust({ graha: language.names.body[body as keyof typeof BURNT] });
        expect([text, gate.judge(text).outcome]).toEqual([text, isBurnt ? 'contradicted' : 'pass']);
      }
    }
  });
});

describe('a time that is named', () => {
  it.each([
    'Where was Mars when I was born?',
    '¿Dónde estaba Marte cuando nací?',
    'Où était Mars quand je suis né ?',
    'Where was Mars at my birth?',
  ])('of birth asks for a place, and for no time: %s', (text) => {
    expect(understand(text, { asOf: TODAY }).kind).toBe('placement');
    expect(claimsOf(text)[0]).toEqual({ kind: 'sign', body: 'Mars', sign: 'Scorpio' });
  });

  it.each([
    'When I was born my parents were poor, will I be rich?',
    'When I was born it rained; will I travel abroad?',
  ])('of birth asks for no time whatever follows: %s', (text) => {
    expect(understand(text, { asOf: TODAY }).kind).toBe('reading');
  });

  it.each([
    'Is Mercury still retrograde?',
    'Will Mercury go retrograde soon?',
    'Is a retrograde Saturn good for lawyers?',
    'Can Jupiter cancel kaal sarp dosha?',
  ])('or a state that stands in a longer question is not looked up at birth: %s', (text) => {
    expect(understand(text, { asOf: TODAY }).kind).not.toBe('placement');
  });

  it.each(['When will I marry?', 'When will my child be born?', 'I was born in 1990, when will I marry?'])(
    'is asked for all the same: %s',
    (text) => {
      expect(understand(text, { asOf: TODAY }).kind).toBe('when');
    },
  );

  it.each([
    ['What is the tithi on 15 August 2027?', '2027-08-15'],
    ['What is the nakshatra on 3 March 2028?', '2028-03-03'],
  ])('as a date asks for the almanac of that day: %s', (text, date) => {
    const question = understand(text, { asOf: TODAY });
    expect([question.kind, question.scope?.fromDate]).toEqual(['day', date]);
  });

  it('is not needed for a word to be explained', () => {
    expect(understand('What is a tithi?', { asOf: TODAY }).kind).toBe('definition');
  });

  it.each([
    '¿Dónde están los planetas hoy?',
    'Où sont les planètes aujourd’hui ?',
    'आज ग्रह कहाँ हैं?',
    'aaj grah kahan hain?',
    'आज ग्रह कुठे आहेत?',
    'আজ গ্রহগুলো কোথায়?',
    'ਅੱਜ ਗ੍ਰਹਿ ਕਿੱਥੇ ਹਨ?',
    'આજે ગ્રહો ક્યાં છે?',
    'இன்று கிரகங்கள் எங்கே உள்ளன?',
    'ఈరోజు గ్రహాలు ఎక్కడ ఉన్నాయి?',
    'ಇಂದು ಗ್ರಹಗಳು ಎಲ್ಲಿವೆ?',
    'ഇന്ന് ഗ്രഹങ്ങൾ എവിടെ?',
  ])('as today asks where the planets are, and not for the almanac: %s', (text) => {
    const claims = claimsOf(text);
    expect(claims).toContainEqual({ kind: 'transit', body: 'Saturn', sign: 'Pisces', at: 'now' });
    expect(claims.every(({ kind }) => kind === 'transit')).toBe(true);
  });
});
