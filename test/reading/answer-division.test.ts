/** What is asked of a divisional chart is told of it and not of the birth chart; and of a day without a sunrise none is told. */

import { beforeAll, describe, expect, it } from 'vitest';
import { GRAHAS } from '../../packages/engine/src/jyotish/index.ts';
import type { LanguageCode } from '../../packages/engine/src/language/index.ts';
import { answerOf } from '../../packages/engine/src/reading/answer/index.ts';
import { gateOf } from '../../packages/engine/src/reading/gate/index.ts';
import { understand, VARGAS_ASKED } from '../../packages/engine/src/reading/question/index.ts';
import { ask, openWorld, type Person, personOf, TODAY, voiceOf, type World } from './answers.ts';
import { LANGUAGES } from './claims/charts.ts';

let world: World;
let delhi: Person;
beforeAll(async () => {
  world = await openWorld();
  delhi = personOf(world, { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' });
}, 60_000);

const claimsOf = (text: string, { ground }: Person = delhi) =>
  ask(world, text, ground).sentences.flatMap(({ claims }) => claims);

/**
 * By hand: Venus at 7°08′ of Capricorn (movable, counted from itself) stands in its third ninth, Pisces; the Moon at 20°07′ of Leo (fixed, from the ninth,
 * Aries) in the seventh, Libra; the ascendant at 1°25′ of Pisces (dual, from the fifth, Cancer) in the first.
 */
const VENUS = { kind: 'sign', body: 'Venus', sign: 'Pisces', chart: 'D9' };
const MOON = { kind: 'sign', body: 'Moon', sign: 'Libra', chart: 'D9' };
const LAGNA = { kind: 'lagna', sign: 'Cancer', chart: 'D9' };

describe('a place in the navamsha', () => {
  it.each([
    ['Where is Venus in my navamsa?', [VENUS]],
    ['Where is the Moon in my D9 chart?', [MOON]],
    ['What is my navamsa lagna?', [LAGNA]],
    ['D9 navamsa chart me Venus kahan hai?', [VENUS]],
    ['मेरे नवांश में शुक्र कहाँ है?', [VENUS]],
    ['¿Dónde está Venus en mi navamsa?', [VENUS]],
    ['Où se trouve Vénus dans mon navamsa ?', [VENUS]],
    ['என் நவாம்சத்தில் சுக்கிரன் எங்கே?', [VENUS]],
  ])('is told, and no other: %s', (text, claims) => {
    expect(claimsOf(text)).toEqual(claims);
  });

  it('is told of the ascendant and all nine where none is named', () => {
    const told = claimsOf('Where are the planets in my navamsa?');
    expect(told).toHaveLength(1 + GRAHAS.length);
    expect(told).toEqual(expect.arrayContaining([VENUS, MOON, LAGNA]));
  });

  it('passes the gate in each language', () => {
    for (const code of Object.keys(LANGUAGES) as readonly LanguageCode[]) {
      const question = understand('Where are the planets in my navamsa?', { asOf: TODAY, language: code });
      const { sentences } = answerOf(question, delhi.ground, voiceOf(world, code), {});
      const gate = gateOf(delhi.check, voiceOf(world, code).language);
      for (const { text } of sentences) expect([code, text, gate.judge(text).outcome]).toEqual([code, text, 'pass']);
      expect(sentences).toHaveLength(1 + GRAHAS.length);
    }
  });

  it('is not known without the hour of birth', () => {
    const unsure = personOf(world, { date: '1990-01-15', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' });
    expect(claimsOf('Where is Venus in my navamsa?', unsure)).toEqual([]);
  });
});

/**
 * By hand, after Parashara: in the tenths Saturn at 23°33′ of Sagittarius (odd, counted from itself) is in the eighth, Cancer, and the ascendant at 1°25′ of Pisces
 * (even, from the ninth, Scorpio) in the first; in the sevenths the ascendant (even, from the seventh, Virgo) likewise; in the twelfths the Moon at 20°07′ of
 * Leo (from itself) in the ninth, Aries.
 */
const SATURN_10 = { kind: 'sign', body: 'Saturn', sign: 'Cancer', chart: 'D10' };
const LAGNA_10 = { kind: 'lagna', sign: 'Scorpio', chart: 'D10' };
const LAGNA_7 = { kind: 'lagna', sign: 'Virgo', chart: 'D7' };
const MOON_12 = { kind: 'sign', body: 'Moon', sign: 'Aries', chart: 'D12' };

describe('a place in another division', () => {
  it.each([
    ['Where is Saturn in my D10?', [SATURN_10]],
    ['Where is Saturn in my dashamsha?', [SATURN_10]],
    ['What is my dasamsa lagna?', [LAGNA_10]],
    ['D 7 ascendant', [LAGNA_7]],
    ['where is moon in dwadashamsa chart', [MOON_12]],
    ['Mere D10 me Shani kahan hai?', [SATURN_10]],
    ['मेरे दशांश में शनि कहाँ है?', [SATURN_10]],
    ['माझ्या दशमांश कुंडलीत शनी कुठे आहे?', [SATURN_10]],
    ['আমার দশমাংশে শনি কোথায়?', [SATURN_10]],
    ['என் தசாம்சத்தில் சனி எங்கே?', [SATURN_10]],
    ['నా దశమాంశంలో శని ఎక్కడ ఉన్నాడు?', [SATURN_10]],
    ['ನನ್ನ ದಶಮಾಂಶದಲ್ಲಿ ಶನಿ ಎಲ್ಲಿದೆ?', [SATURN_10]],
    ['എന്റെ ദശാംശത്തിൽ ശനി എവിടെയാണ്?', [SATURN_10]],
    ['મારા દશમાંશમાં શનિ ક્યાં છે?', [SATURN_10]],
    ['ਮੇਰੇ ਦਸ਼ਮਾਂਸ਼ ਵਿੱਚ ਸ਼ਨੀ ਕਿੱਥੇ ਹੈ?', [SATURN_10]],
    ['¿Dónde está Saturno en mi dashamsha?', [SATURN_10]],
    ['Où se trouve Saturne dans mon D10 ?', [SATURN_10]],
  ])('is told of that one: %s', (text, claims) => {
    expect(claimsOf(text)).toEqual(claims);
  });

  it('is told of two where two are named, and of all ten where nobody is', () => {
    expect(claimsOf('Where is Saturn in my D9 and D10?').map((claim) => 'chart' in claim && claim.chart)).toEqual([
      'D9',
      'D10',
    ]);
    const told = claimsOf('Show my dasamsa chart');
    expect(told).toHaveLength(1 + GRAHAS.length);
    expect(told).toEqual(expect.arrayContaining([SATURN_10, LAGNA_10]));
  });

  it('stands before a reading that names it: the ascendant, the lord of the house and the significator', () => {
    const { sentences } = ask(world, 'What does my D10 say about my career?', delhi.ground);
    expect(sentences.slice(0, 3).flatMap(({ claims }) => claims)).toEqual([
      LAGNA_10,
      expect.objectContaining({ body: 'Jupiter', chart: 'D10' }),
      expect.objectContaining({ body: 'Saturn', chart: 'D10' }),
    ]);
    expect(sentences.length).toBeGreaterThan(6);
  });

  it.each(VARGAS_ASKED.filter((varga) => varga !== 'D2'))(
    'is understood by the name that %s has in each language, and passes the gate there',
    (varga) => {
      for (const code of Object.keys(LANGUAGES) as readonly LanguageCode[]) {
        const voice = voiceOf(world, code);
        const question = understand(voice.language.names.varga[varga], { asOf: TODAY, language: code });
        expect([code, question.vargas, question.kind, question.terms.includes('dasha')]).toEqual([
          code,
          [varga],
          'placement',
          false,
        ]);
        const { sentences } = answerOf(question, delhi.ground, voice, {});
        const gate = gateOf(delhi.check, voice.language);
        for (const { text } of sentences) expect([text, gate.judge(text).outcome]).toEqual([text, 'pass']);
      }
    },
  );

  it('that is none of ours, or of a birth without its hour, is not told as that of the birth', () => {
    const unsure = personOf(world, { date: '1990-01-15', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' });
    for (const [text, person] of [
      ['Where is the Moon in D108?', delhi],
      ['Where is the Moon in D10?', unsure],
    ] as const)
      expect([text, claimsOf(text, person)]).toEqual([text, []]);
  });
});

describe('a day', () => {
  const north = { latitude: 78.22, longitude: 15.65, timezone: 'Europe/Oslo' };
  const told = (date: string, text: string): string =>
    ask(world, text, { ...delhi.ground, day: world.jyotish.panchang(date, north) }).text;

  it('without a sunrise has none told, and one without a sunset neither', () => {
    expect(told('2026-12-21', 'When is sunrise today?')).toContain('Sunrise: does not rise.');
    expect(told('2026-06-21', 'When is sunrise today?')).toContain('Sunset: does not set.');
    for (const date of ['2026-12-21', '2026-06-21'])
      expect(told(date, 'When is sunrise today?')).not.toMatch(/Sunrise is/);
    expect(told('2026-12-21', 'आज का पंचांग बताइए')).toContain('उदय नहीं');
    expect(told('2026-03-21', 'When is sunrise today?')).toMatch(/Sunrise is at 05:\d\d/);
  });
});
