/** What is asked of a divisional chart is told of it and not of the birth chart; and of a day without a sunrise none is told. */

import { beforeAll, describe, expect, it } from 'vitest';
import { GRAHAS } from '../../packages/engine/src/jyotish/index.ts';
import type { LanguageCode } from '../../packages/engine/src/language/index.ts';
import { answerOf } from '../../packages/engine/src/reading/answer/index.ts';
import { gateOf } from '../../packages/engine/src/reading/gate/index.ts';
import { understand } from '../../packages/engine/src/reading/question/index.ts';
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

describe('a place in another division', () => {
  it('is not told as that of the birth', () => {
    for (const text of ['Where is the Moon in D10?', 'Where is Saturn in my dashamsha?', 'मेरे दशांश में शनि कहाँ है?']) {
      const { sentences, charge } = ask(world, text, delhi.ground);
      expect([text, sentences.flatMap(({ claims }) => claims), sentences.length, charge]).toEqual([text, [], 1, false]);
    }
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
