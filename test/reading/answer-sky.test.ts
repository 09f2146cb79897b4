/** Questions about the sky of now and today: told of the transits of that moment, and never of the places of the birth. */

import { beforeAll, describe, expect, it } from 'vitest';
import { SIGNS } from '../../packages/engine/src/chart/index.ts';
import type { BodyKey } from '../../packages/engine/src/language/keys.ts';
import { answerOf } from '../../packages/engine/src/reading/answer/index.ts';
import { type Ground, groundOf, holds, truthOf } from '../../packages/engine/src/reading/claims/index.ts';
import { type Claim, gateOf } from '../../packages/engine/src/reading/gate/index.ts';
import { understand } from '../../packages/engine/src/reading/question/index.ts';
import { ask, NOW, openWorld, type Person, personOf, TODAY, voiceOf, type World } from './answers.ts';
import { LANGUAGES } from './claims/charts.ts';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: '+05:30' } as const;

/**
 * Signs and directions on 22 November 2026, 0 h UT, in the zodiac of Lahiri, of which Saturn alone went backwards.
 *
 * @source  Swiss Ephemeris 2.10.03, `swetest -b22.11.2026 -ut0 -p0123456 -sid1`, fetched 2026-11-23
 */
const SKY = {
  Sun: 'Scorpio',
  Moon: 'Pisces',
  Mars: 'Leo',
  Mercury: 'Libra',
  Jupiter: 'Leo',
  Venus: 'Virgo',
  Saturn: 'Pisces',
} as const;

/**
 * The same in the tropical zodiac, with the true node, of which Saturn, Uranus, Neptune and the node went backwards.
 *
 * @source  Swiss Ephemeris 2.10.03, `swetest -b22.11.2026 -ut0 -p0123456789t`, fetched 2026-11-23
 */
const WESTERN_SKY = {
  Sun: 'Scorpio',
  Moon: 'Aries',
  Mercury: 'Scorpio',
  Venus: 'Libra',
  Mars: 'Leo',
  Jupiter: 'Leo',
  Saturn: 'Aries',
  Uranus: 'Gemini',
  Neptune: 'Aries',
  Pluto: 'Aquarius',
} as const;
const WESTERN_TURNED = ['Saturn', 'Uranus', 'Neptune'] as const;
const WESTERN = { system: 'western' } as const;

let world: World;
/** Pisces rises; the Moon in Leo. At birth Mercury, Jupiter and Saturn stood in Sagittarius, Gemini and Sagittarius. */
let delhi: Person;
/** The same day, its hour unknown. */
let hourless: Person;
/** What the claims of Western answers are held against: the signs above at any time. */
let western: Ground;
beforeAll(async () => {
  world = await openWorld();
  delhi = personOf(world, { datetime: '1990-01-15T10:30', ...DELHI });
  hourless = personOf(world, { date: '1990-01-15', ...DELHI } as never);
  const { nativity } = delhi.ground;
  const isTurned = (body: string) => body === 'NorthNode' || (WESTERN_TURNED as readonly string[]).includes(body);
  const sky = () =>
    Object.entries({ ...WESTERN_SKY, NorthNode: 'Aquarius' }).map(([graha, sign]) => ({
      graha: graha as BodyKey,
      sign: SIGNS.indexOf(sign as (typeof SIGNS)[number]) + 1,
      isRetrograde: isTurned(graha),
    }));
  western = groundOf({ nativity: nativity as NonNullable<typeof nativity>, atJdUt: NOW, sky, main: 'western' });
}, 60_000);

function claimsOf(text: string, person: Person, options = {}): readonly Claim[] {
  return ask(world, text, person.ground, options).sentences.flatMap(({ claims }) => claims);
}

describe('the sky of now', () => {
  it.each(Object.entries(SKY))('is told by sign and house: %s', (body, sign) => {
    const name = body === 'Sun' || body === 'Moon' ? `the ${body}` : body;
    for (const text of [`Where is ${name} today?`, `Which sign is ${name} in right now?`, `Where is ${name} now?`]) {
      const claims = claimsOf(text, delhi);
      expect([text, claims[0]]).toEqual([text, { kind: 'transit', body, sign, at: 'now' }]);
      expect([text, claims.every(({ kind }) => kind === 'transit' || kind === 'sade-sati')]).toEqual([text, true]);
      for (const claim of claims) expect([claim, holds(claim, delhi.check)]).toEqual([claim, 'true']);
    }
  });

  it.each(['Which planet is ruling me now?', 'Which planet period am I running now?', 'अभी कौन सा ग्रह चल रहा है?'])(
    'is not what rules now: %s',
    (text) => {
      const claims = claimsOf(text, delhi);
      expect(claims[0]).toMatchObject({ kind: 'period', level: 'maha' });
      expect(claims.some(({ kind }) => kind === 'transit')).toBe(false);
    },
  );

  it.each([
    ['Is Mercury retrograde now?', 'Mercury', true],
    ['Is Jupiter retrograde at the moment?', 'Jupiter', true],
    ['Is Saturn retrograde now?', 'Saturn', false],
    ['अभी बुध वक्री है क्या?', 'Mercury', true],
    ['¿Está Mercurio retrógrado ahora?', 'Mercury', true],
    ['Mercure est-il rétrograde en ce moment ?', 'Mercury', true],
  ] as const)('tells first whether a planet goes backwards: %s', (text, body, isDirect) => {
    const { code } = understand(text, { asOf: TODAY }).language;
    const { say, names } = LANGUAGES[code] as NonNullable<(typeof LANGUAGES)[string]>;
    const told = isDirect ? say.answer.transitDirect : say.answer.transitRetrograde;
    const direction = { kind: 'transit', body, retrograde: true, at: 'now', ...(isDirect && { negated: true }) };
    for (const system of ['vedic', 'western'] as const) {
      const [first] = ask(world, text, delhi.ground, { system }).sentences;
      expect(first).toMatchObject({ text: told({ graha: names.body[body] }), claims: [direction] });
    }
    const claims = claimsOf(text, delhi);
    for (const claim of claims) expect([claim, holds(claim, delhi.check)]).toEqual([claim, 'true']);
  });

  it.each(['Which planets are retrograde now?', 'Which planets are retrograde today?', 'अभी कौन से ग्रह वक्री हैं?'])(
    'names those that go backwards, in both ways: %s',
    (text) => {
      const turned = (body: string) => ({ kind: 'transit', body, retrograde: true, at: 'now' });
      expect(claimsOf(text, delhi)).toEqual([turned('Saturn')]);
      expect(claimsOf(text, delhi, WESTERN)).toEqual(WESTERN_TURNED.map(turned));
    },
  );

  it.each(['Where are the planets now?', 'Where are the planets today?'])('is of all planets: %s', (text) => {
    const signsOf = (options = {}) =>
      Object.fromEntries(
        claimsOf(text, delhi, options).flatMap((claim) =>
          claim.kind === 'transit' && claim.sign !== undefined ? [[claim.body, claim.sign]] : [],
        ),
      );
    expect(signsOf()).toMatchObject(SKY);
    expect(signsOf(WESTERN)).toEqual(WESTERN_SKY);
  });

  /** Whether Mercury goes backwards now, and in which sign Jupiter is today. */
  const ASKED: { readonly [code: string]: readonly [direction: string, sign: string] } = {
    mr: ['आता बुध वक्री आहे का?', 'आज गुरू कोणत्या राशीत आहे?'],
    bn: ['এখন বুধ কি বক্রী?', 'আজ বৃহস্পতি কোন রাশিতে আছে?'],
    ta: ['இப்போது புதன் வக்கிரமா?', 'இன்று குரு எந்த ராசியில் இருக்கிறார்?'],
    te: ['ఇప్పుడు బుధుడు వక్రంలో ఉన్నాడా?', 'ఈరోజు గురువు ఏ రాశిలో ఉన్నాడు?'],
    kn: ['ಈಗ ಬುಧ ವಕ್ರಿಯೇ?', 'ಇಂದು ಗುರು ಯಾವ ರಾಶಿಯಲ್ಲಿದ್ದಾನೆ?'],
    ml: ['ഇപ്പോൾ ബുധൻ വക്രമാണോ?', 'ഇന്ന് വ്യാഴം ഏത് രാശിയിലാണ്?'],
    gu: ['શું અત્યારે બુધ વક્રી છે?', 'આજે ગુરુ કઈ રાશિમાં છે?'],
    pa: ['ਕੀ ਹੁਣ ਬੁੱਧ ਵਕਰੀ ਹੈ?', 'ਅੱਜ ਗੁਰੂ ਕਿਹੜੀ ਰਾਸ਼ੀ ਵਿੱਚ ਹੈ?'],
    es: ['¿Está Mercurio retrógrado ahora?', '¿En qué signo está Júpiter hoy?'],
    fr: ['Mercure est-il rétrograde en ce moment ?', 'Dans quel signe est Jupiter aujourd’hui ?'],
    hi: ['क्या बुध अभी वक्री है?', 'आज गुरु किस राशि में है?'],
  };

  it.each(Object.entries(ASKED))('is asked about in every language: %s', (code, [direction, sign]) => {
    const [turn, place] = [direction, sign].map((text) => ask(world, text, delhi.ground));
    expect([turn?.language, place?.language]).toEqual([code, code]);
    const inTransit = { kind: 'transit', body: 'Mercury', retrograde: true, at: 'now', negated: true };
    expect(turn?.sentences[0]?.claims).toEqual([inTransit]);
    expect(place?.sentences[0]?.claims[0]).toEqual({ kind: 'transit', body: 'Jupiter', sign: 'Leo', at: 'now' });
    for (const { kind } of [turn, place].flatMap((one) => one?.sentences ?? []).flatMap(({ claims }) => claims))
      expect(kind).toBe('transit');
  });

  it('counts houses from the ascendant, and tells who stands in one', () => {
    for (const text of ['Is Saturn in my 10th house now?', 'क्या शनि अभी मेरे दशम भाव में है?']) {
      const claims = claimsOf(text, delhi);
      expect(claims).toContainEqual({ kind: 'transit', body: 'Saturn', house: 1, at: 'now' });
      expect(claims.filter(({ kind }) => kind === 'house' || kind === 'degree')).toEqual([]);
    }
    const inSeventh = claimsOf('Which planets are in my 7th house now?', delhi);
    expect(inSeventh).toEqual([
      { kind: 'transit', body: 'Venus', sign: 'Virgo', at: 'now' },
      { kind: 'transit', body: 'Venus', house: 7, at: 'now' },
    ]);
  });

  it('stands before a reading of another matter, which follows', () => {
    const { sentences } = ask(world, 'Will I get a promotion now that Saturn is in my 10th house?', delhi.ground);
    expect(sentences[0]?.claims).toContainEqual({ kind: 'transit', body: 'Saturn', sign: 'Pisces', at: 'now' });
    expect(sentences.map(({ section }) => section)).toContain('verdict');
  });

  it.each(Object.entries({ ...WESTERN_SKY, NorthNode: 'Aquarius' }))(
    'is told of a Western chart by tropical signs: %s',
    (body, sign) => {
      const bare: { readonly [body: string]: string } = {
        Sun: 'the Sun',
        Moon: 'the Moon',
        NorthNode: 'the North Node',
      };
      const name = bare[body] ?? body;
      const { sentences, charge } = ask(world, `Where is ${name} today?`, delhi.ground, WESTERN);
      const claims = sentences.flatMap((sentence) => sentence.claims);
      expect(claims[0]).toEqual({ kind: 'transit', body, sign, at: 'now' });
      for (const claim of claims) expect([claim, holds(claim, western)]).toEqual([claim, 'true']);
      expect(charge).toBe(true);
      const wrong: Claim = { kind: 'transit', body: body as BodyKey, sign: 'Virgo', at: 'now' };
      expect(holds(wrong, western)).toBe('false');
      expect(truthOf(wrong, western).instead).toEqual([claims[0]]);
    },
  );

  it('has no houses in a Western chart, and no sade sati', () => {
    const claims = claimsOf('Is Saturn in my 10th house now?', delhi, WESTERN);
    expect(claims.map((claim) => 'house' in claim)).toEqual([false, false]);
    expect(ask(world, 'Which planets are in my 7th house now?', delhi.ground, WESTERN).charge).toBe(false);
    expect(holds({ kind: 'transit', body: 'Saturn', house: 1, at: 'now' }, western)).toBe('unknown');
    expect(holds({ kind: 'sade-sati', at: 'now' }, western)).toBe('unknown');
  });

  it('is not meant where the chart of the birth is named', () => {
    const node = claimsOf('Where is my North Node?', delhi, WESTERN)[0] as Claim;
    expect(node).toEqual({ kind: 'sign', body: 'NorthNode', sign: 'Aquarius' });
    expect(holds(node, western)).toBe('true');
    for (const text of ['Where is Saturn in my birth chart now?', 'Where is my Saturn?', 'Is Saturn in my 10th house?'])
      expect([text, claimsOf(text, delhi)[0]]).toEqual([text, { kind: 'sign', body: 'Saturn', sign: 'Sagittarius' }]);
  });

  it('is not meant by the sign that somebody has', () => {
    const [first] = claimsOf('What is my moon sign right now?', delhi);
    expect(first).toEqual({ kind: 'sign', body: 'Moon', sign: 'Leo' });
  });

  it('has no houses without an hour of birth', () => {
    for (const text of ['Where is Jupiter today?', 'Is Saturn in my 10th house now?', 'Is Mercury retrograde now?']) {
      const { sentences, warnings } = ask(world, text, hourless.ground);
      expect(warnings).toContain('TIME_UNKNOWN');
      const claims = sentences.flatMap((sentence) => sentence.claims);
      expect(claims.length).toBeGreaterThan(0);
      for (const claim of claims) expect([text, claim.kind, 'house' in claim]).toEqual([text, 'transit', false]);
    }
  });

  it('is said to be missing where no transits are at hand, and nothing is charged', () => {
    const { zodiac: _, kernel: __, ...bare } = delhi.ground;
    const { say } = LANGUAGES['en'] as NonNullable<(typeof LANGUAGES)[string]>;
    for (const text of ['Where is Jupiter today?', 'Is Mercury retrograde now?', 'Is Saturn in my 10th house now?'])
      for (const [ground, options] of [
        [bare, {}],
        [bare, { system: 'western' }],
        [delhi.ground, { version: '2' }],
        [{ ...delhi.ground, atJdUt: 9_000_000 }, {}],
      ] as const) {
        const { sentences, charge } = ask(world, text, ground, options);
        expect([text, sentences.map((sentence) => sentence.text)]).toEqual([text, [say.answer.notInChart]]);
        expect(charge).toBe(false);
      }
  });

  it('passes the gate in every language, and a sentence of another day does not', () => {
    const asked = ['Where are the planets today?', 'Is Mercury retrograde now?', 'Which planets are retrograde now?'];
    for (const [code, language] of Object.entries(LANGUAGES)) {
      for (const text of asked)
        for (const sentence of answerOf(understand(text, { asOf: TODAY }), delhi.ground, voiceOf(world, code), WESTERN)
          .sentences)
          expect([sentence.text, gateOf(western, language).judge(sentence.text).outcome]).toEqual([
            sentence.text,
            'pass',
          ]);
      const gate = gateOf(delhi.check, language);
      const later = { ...delhi.ground, atJdUt: NOW + 90 };
      for (const text of asked) {
        const question = understand(text, { asOf: TODAY });
        const told = answerOf(question, delhi.ground, voiceOf(world, code)).sentences;
        for (const sentence of told)
          expect([code, sentence.text, gate.judge(sentence.text).outcome]).toEqual([code, sentence.text, 'pass']);
        const others = answerOf(question, later, voiceOf(world, code)).sentences.filter(
          (sentence) => !told.some((one) => one.text === sentence.text),
        );
        for (const { text: other, claims } of others)
          if (claims.some((claim) => holds(claim, delhi.check) === 'false'))
            expect([code, other, gate.judge(other).outcome]).toEqual([code, other, 'contradicted']);
      }
    }
  });
});
