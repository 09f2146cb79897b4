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

/**
 * Signs in the zodiac of Lahiri on 10 October 2014 at 5 h UT, with what Parashara 3 calls them.
 *
 * @source  `swetest -b10.10.2014 -ut5 -p0123456 -sid1 -fPl`: 172.8, 16.1, 186.3, 168.8, 234.1, 113.4, 207.4; fetched 2026-11-23
 */
const DIGNIFIED = {
  Sun: null,
  Moon: null,
  Mercury: null,
  Venus: 'debilitated',
  Mars: 'own',
  Jupiter: 'exalted',
  Saturn: 'exalted',
} as const;
const STATES = [
  { dignity: 'exalted', word: 'exalted', isNot: 'notExalted', none: 'noneExalted' },
  { dignity: 'debilitated', word: 'debilitated', isNot: 'notFallen', none: 'noneFallen' },
  { dignity: 'own', word: 'in its own sign', isNot: 'notOwn', none: 'noneOwn' },
] as const;

let world: World;
let delhi: Person;
let dignified: Person;
beforeAll(async () => {
  world = await openWorld();
  delhi = personOf(world, { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' });
  dignified = personOf(world, {
    datetime: '2014-10-10T10:30',
    latitude: 28.6139,
    longitude: 77.209,
    timezone: '+05:30',
  });
}, 60_000);

function claimsOf(text: string, options = {}, { ground }: Person = delhi) {
  return ask(world, text, ground, options).sentences.flatMap(({ claims }) => claims);
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

  it.each(STATES)('is told or denied of each planet: $word', ({ dignity, word }) => {
    for (const [body, has] of Object.entries(DIGNIFIED)) {
      const claims = claimsOf(`Is my ${body} ${word}?`, {}, dignified);
      const told = claims.filter((claim) => claim.kind === 'dignity' && claim.dignity === dignity);
      expect([body, told]).toEqual([
        body,
        [{ kind: 'dignity', body, dignity, ...(has !== dignity && { negated: true }) }],
      ]);
    }
  });

  it.each(STATES)('is told of all that have it, or of none: $word', ({ dignity, word, none }) => {
    const isOwn = dignity === 'own';
    const text = isOwn ? 'Which of my planets are in their own sign?' : `Which planets are ${word} in my chart?`;
    const having = Object.entries(DIGNIFIED).flatMap(([body, has]) => (has === dignity ? [body] : []));
    const told = claimsOf(text, {}, dignified).filter(({ kind }) => kind === 'dignity');
    expect(told).toEqual(having.map((body) => ({ kind: 'dignity', body, dignity })));
    const { text: denied } = ask(world, text, delhi.ground);
    expect(denied.includes(LANGUAGES['en']?.say.answer[none] ?? '')).toBe(!isOwn);
  });

  it('is told in the zodiac of the chart that is asked about', () => {
    // Jupiter stands at 93.4° of the tropical zodiac, where Lahiri has 69.7°.
    expect(claimsOf('Is my Jupiter exalted?', { system: 'western' })).toContainEqual({
      kind: 'dignity',
      body: 'Jupiter',
      dignity: 'exalted',
    });
    expect(claimsOf('Is my Jupiter exalted?')).toContainEqual({
      kind: 'dignity',
      body: 'Jupiter',
      dignity: 'exalted',
      negated: true,
    });
  });

  it('is known without an hour where no hour of the day changes it', () => {
    const place = { latitude: 28.6139, longitude: 77.209, timezone: '+05:30' };
    const whole = personOf(world, { date: '2014-10-10', ...place });
    expect(claimsOf('Is my Saturn exalted?', {}, whole)).toContainEqual({
      kind: 'dignity',
      body: 'Saturn',
      dignity: 'exalted',
    });
    // The Moon is at 28.7° of Aries at 3.3 h UT, and enters Taurus some two hours later.
    const passing = personOf(world, { date: '2014-10-11', ...place });
    expect(claimsOf('Is my Moon exalted?', {}, passing).filter(({ kind }) => kind === 'dignity')).toEqual([]);
    expect(ask(world, 'Which planets are exalted?', passing.ground).text).not.toContain('No planet');
  });

  it('counts the nodes in Jyotish, which has their exaltation', () => {
    // Rahu at 13.6° of Taurus by Lahiri: `swetest -b20.8.2021 -ut5 -pm -sid1`.
    const node = personOf(world, { datetime: '2021-08-20T10:30', latitude: 28.6139, longitude: 77.209 });
    const day = personOf(world, { date: '2021-08-20', latitude: 28.6139, longitude: 77.209 });
    for (const person of [node, day]) {
      expect(claimsOf('Which planets are exalted in my chart?', {}, person)).toContainEqual({
        kind: 'dignity',
        body: 'Rahu',
        dignity: 'exalted',
      });
    }
  });

  it('in the west is that of the sign, and never of the house alone', () => {
    // Saturn at 287° stands in Capricorn.
    const own = { kind: 'dignity', body: 'Saturn', dignity: 'own' } as const;
    const western = { system: 'western' } as const;
    expect(claimsOf('Is my Saturn in its own sign?', western)).toContainEqual(own);
    expect(claimsOf('Which of my planets are in their own sign?', western)).toContainEqual(own);
    expect(claimsOf('Is my Sun in its own sign?', western)).toContainEqual({ ...own, body: 'Sun', negated: true });
  });

  it.each([
    'क्या मुझे उच्च शिक्षा मिलेगी?',
    'मुझे उच्च शिक्षा कब मिलेगी?',
    'क्या मुझे उच्च पद मिलेगा?',
    'क्या मुझे उच्च रक्तचाप होगा?',
    'क्या शनि मुझे उच्च पद देगा?',
    'मला उच्च शिक्षण मिळेल का?',
    'શું મને ઉચ્ચ શિક્ષણ મળશે?',
    'ਕੀ ਮੈਨੂੰ ਉੱਚ ਸਿੱਖਿਆ ਮਿਲੇਗੀ?',
    '¿Tendré caída de cabello?',
    'Est-ce que je vais faire une chute ?',
    'मुझे अपनी राशि जाननी है',
    'meri apni rashi kya hai?',
    'ਮੈਨੂੰ ਆਪਣੀ ਰਾਸ਼ੀ ਦੱਸੋ',
    'Is my Venus exalted in my D9 chart?',
    'Which planets are exalted in my navamsa?',
    'Which planets are in moolatrikona?',
    '¿Está mi Venus en detrimento?',
  ])('is not meant where these words say something else: %s', (text) => {
    const denied = claimsOf(text).filter((claim) => claim.kind === 'dignity' && 'negated' in claim);
    expect(denied).toEqual([]);
    const first = ask(world, text, delhi.ground).sentences[0];
    expect(first?.claims.some(({ kind }) => kind === 'dignity')).toBe(false);
  });

  it.each([
    '¿Está mi Marte en su signo propio?',
    'Mon Mars est-il dans son propre signe ?',
    'ਕੀ ਮੇਰਾ ਮੰਗਲ ਆਪਣੀ ਰਾਸ਼ੀ ਵਿੱਚ ਹੈ?',
    'என் செவ்வாய் ஆட்சி பெற்றதா?',
    'क्या मेरा मंगल स्वराशि में है?',
  ])('is of the planet that is named, and of no other: %s', (text) => {
    const claims = claimsOf(text);
    expect(claims).toContainEqual({ kind: 'dignity', body: 'Mars', dignity: 'own' });
    expect(claims.some((claim) => 'body' in claim && claim.body === 'Moon')).toBe(false);
  });

  it.each(['Ma Vénus est-elle en chute ?', 'Mon Saturne est-il en chute ?', '¿Qué planetas están en caída?'])(
    'is looked up though the word has another meaning: %s',
    (text) => {
      expect(understand(text, { asOf: TODAY }).kind).toBe('placement');
      expect(claimsOf(text).some((claim) => claim.kind === 'dignity' && claim.dignity === 'debilitated')).toBe(true);
    },
  );

  it.each([
    'क्या मेरा गुरु उच्च का है?',
    'Mera guru uchch ka hai kya?',
    'माझा गुरू उच्च आहे का?',
    'શું મારો ગુરુ ઉચ્ચનો છે?',
    'ਕੀ ਮੇਰਾ ਗੁਰੂ ਉੱਚ ਦਾ ਹੈ?',
    'আমার বৃহস্পতি কি তুঙ্গী?',
    'என் குரு உச்சமா?',
    'నా గురువు ఉచ్ఛలో ఉన్నాడా?',
    'ನನ್ನ ಗುರು ಉಚ್ಚನಾಗಿದ್ದಾನೆಯೇ?',
    'എന്റെ വ്യാഴം ഉച്ചത്തിലാണോ?',
    '¿Está mi Júpiter exaltado?',
    'Mon Jupiter est-il exalté ?',
  ])('is looked up whatever the language: %s', (text) => {
    const claim = { kind: 'dignity', body: 'Jupiter', dignity: 'exalted' } as const;
    expect(claimsOf(text, {}, dignified)).toContainEqual(claim);
    expect(claimsOf(text)).toContainEqual({ ...claim, negated: true });
  });

  it('that none has passes the gate in every language, and does not where one has it', () => {
    for (const language of Object.values(LANGUAGES)) {
      const { answer } = language.say;
      const rich = gateOf(dignified.check, language);
      for (const { dignity, isNot, none } of STATES) {
        for (const [body, has] of Object.entries(DIGNIFIED)) {
          const text = answer[isNot]({ graha: language.names.body[body as keyof typeof DIGNIFIED] });
          expect([text, rich.judge(text).outcome]).toEqual([text, has === dignity ? 'contradicted' : 'pass']);
        }
        // Of planets without a name the gate takes nothing from others.
        expect([answer[none], rich.judge(answer[none]).outcome]).toEqual([answer[none], 'barred']);
      }
    }
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
