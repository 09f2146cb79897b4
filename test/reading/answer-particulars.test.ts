/** What a chart of birth has one of is told under its name, in each language, and not a reading in its stead. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Language, LanguageCode } from '../../packages/engine/src/language/index.ts';
import { answerOf } from '../../packages/engine/src/reading/answer/index.ts';
import { tellParticulars } from '../../packages/engine/src/reading/answer/particulars.ts';
import { Teller } from '../../packages/engine/src/reading/answer/teller.ts';
import { groundOf } from '../../packages/engine/src/reading/claims/index.ts';
import { gateOf } from '../../packages/engine/src/reading/gate/index.ts';
import { PARTICULARS, type Particular, understand } from '../../packages/engine/src/reading/question/index.ts';
import { ask, NOW, openWorld, type Person, personOf, TODAY, voiceOf, type World } from './answers.ts';
import { LANGUAGES } from './claims/charts.ts';

let world: World;
let delhi: Person;
let unsure: Person;
const PLACE = { latitude: 28.6139, longitude: 77.209, timezone: '+05:30' };
beforeAll(async () => {
  world = await openWorld();
  delhi = personOf(world, { datetime: '1990-01-15T10:30', ...PLACE });
  unsure = personOf(world, { date: '1990-01-15', ...PLACE });
}, 60_000);

const CODES = Object.keys(LANGUAGES) as readonly LanguageCode[];
const factsOf = (text: string, person: Person = delhi): readonly string[] =>
  ask(world, text, person.ground)
    .sentences.filter(({ section }) => section === 'explanation')
    .map((one) => one.text);

/**
 * By hand, of a Monday with the Moon at 20°07′ of Leo (140°07′), the Sun at 1°03′ of Capricorn (271°03′) and Pisces rising. 229°04′ ahead of the Sun the Moon
 * is in the twentieth tithi, the fifth of the dark half, and in the 39th half tithi, the third of the seven that turn; both together, 51°11′, reach the fourth
 * yoga. Purva Phalguni is of Venus, of the human gana, of the rat and of the middle nadi; Leo of the Sun, a kshatriya, and of the forest beasts. Mars has gone
 * farthest in his sign, 25°58′, the Sun least. Jupiter stands in the fourth from Pisces, and the fourth from there is the seventh, whose tenth stands for it:
 * Gemini. A dual lagna is obstructed from the seventh, Virgo; no planet owns both a kendra and a trikona from Pisces but its own lord’s; of the verse Mars and
 * the Moon are good for it, with Jupiter its lord.
 */
describe('a particular of the birth', () => {
  it.each([
    ['What weekday was I born?', ['15 January 1990 is a Monday.']],
    ['On which day was I born?', ['15 January 1990 is a Monday.']],
    ['What is my tithi of birth?', ['Tithi: Krishna Paksha Panchami.']],
    ['What karana was I born in?', ['Karana: Kaulava.']],
    ['What is my birth yoga?', ['Yoga: Saubhagya.']],
    ['What is my ayanamsa?', ['Ayanamsa: Lahiri (Chitrapaksha), 23°43′.']],
    ['What is my moon nakshatra lord?', ['Your Moon stands in the nakshatra Purva Phalguni.', 'Lord: Venus.']],
    ['who is my rashi lord', ['Sign lord: Sun.']],
    ['What is my gana?', ['Gana: Manushya.']],
    ['What is my nadi and yoni?', ['Yoni: rat.', 'Nadi: Madhya.']],
    ['what is my vashya', ['Vashya: Vanachara.']],
    ['Who is my atmakaraka?', ['Atmakaraka: Mars.']],
    ['darakaraka planet in my chart', ['Darakaraka: Sun.']],
    ['What is my arudha lagna?', ['Arudha (1st house): Gemini, 4th house.']],
    ['What is my badhaka planet?', ['Badhaka: Mercury.']],
    ['Which planet is my yogakaraka?', ['Yogakaraka: none.']],
    ['Which planets are good for me?', ['Good planets: Moon, Mars and Jupiter.']],
    ['What is my lucky day?', ['Good weekdays: Monday, Tuesday and Thursday.']],
    ['Which planets are vargottama in my chart?', ['Vargottama, in the same sign in rashi and navamsha: Sun.']],
    ['मेरा आत्मकारक कौन है?', ['आत्मकारक: मंगल।']],
    ['मेरा जन्म किस दिन हुआ था?', ['15 जनवरी 1990 को सोमवार है।']],
    ['mera atmakaraka kaun hai', ['आत्मकारक: मंगल।']],
  ])('is told: %s', (text, facts) => {
    expect(factsOf(text).slice(0, facts.length)).toEqual(facts);
    expect(ask(world, text, delhi.ground).charge).toBe(true);
  });

  it('is the Sun’s sign, and not the Moon’s, where that is asked', () => {
    const [sun, ...more] = factsOf('What is my sun sign?');
    expect([sun, more]).toEqual([expect.stringContaining('Your Sun is at 1°03′ in Capricorn'), []]);
    const both = factsOf('What is my sun sign and moon sign?').join(' ');
    expect(both).toMatch(/Your Sun is at .* Your Moon is at/);
    const western = answerOf(understand('What is my sun sign?', { asOf: TODAY }), delhi.ground, voiceOf(world, 'en'), {
      system: 'western',
    });
    expect(western.text).toMatch(/^Your Sun is at 24°\d\d′ in Capricorn/);
  });

  it('stands before a reading that names it, and is no word of a dosha or of a matter', () => {
    const { sentences } = ask(world, 'What does my darakaraka say about my wife?', delhi.ground);
    expect(sentences[0]?.text).toBe('Darakaraka: Sun.');
    expect(sentences.length).toBeGreaterThan(6);
    expect(understand('Is there nadi dosha in our match?', { asOf: TODAY }).particulars).toEqual([]);
    expect(understand('lucky day for marriage', { asOf: TODAY }).kind).toBe('day');
  });

  it('is explained first where a word is asked for', () => {
    const { kind, text } = ask(world, 'What is atmakaraka?', delhi.ground);
    expect([kind, text.startsWith('The Atmakaraka is the planet')]).toEqual(['definition', true]);
    expect(text).toContain('Atmakaraka: Mars.');
  });
});

/**
 * By hand, of the tropical chart with 25°09′ of Pisces rising by day: Jupiter rules Pisces; the lot of fortune, ascendant and Moon (163°51′) without the Sun
 * (294°47′), is at 224°12′; the Moon, 229° ahead of the Sun, is six eighths of the way; six of the ten planets are in earth.
 */
describe('a particular of the Western chart', () => {
  const told = (text: string): string =>
    answerOf(understand(text, { asOf: TODAY }), delhi.ground, voiceOf(world, 'en'), { system: 'western' }).text;

  it.each([
    ['What is my chart ruler?', 'Ruler of the chart: Jupiter.'],
    ['What is my part of fortune?', 'Part of Fortune: 14°12′, Scorpio, 8th house.'],
    ['What is my moon phase?', 'Phase of the Moon: disseminating.'],
    ['What is my dominant element?', 'Element: fire 10 %, earth 60 %, air 10 %, water 20 %.'],
    ['What is my midheaven?', 'Your Midheaven stands in Sagittarius.'],
    ['Where is Chiron?', 'This chart does not tell what you ask.'],
  ])('is told, or said not to be: %s', (text, sentence) => {
    expect(told(text).split('\n')[0]).toBe(sentence);
  });

  it('is a figure or a stellium by its planets', () => {
    expect(told('Do I have a stellium?')).toMatch(/^Stelliums: .*Saturn/);
    expect(told('Do I have a grand trine?')).toMatch(/^Aspect patterns: /);
  });

  it('passes the gate in each language', () => {
    const { nativity } = delhi.ground;
    const tropical = groundOf({ ...(nativity && { nativity }), atJdUt: NOW });
    const stopped: unknown[] = [];
    for (const code of CODES) {
      const voice = voiceOf(world, code);
      const gate = gateOf(tropical, voice.language);
      const teller = new Teller(voice, delhi.ground.clock);
      tellParticulars(teller, PARTICULARS, delhi.ground, { system: 'western' });
      for (const { text } of teller.sentences)
        if (gate.judge(text).outcome !== 'pass') stopped.push([code, text, gate.judge(text)]);
    }
    expect(stopped).toEqual([]);
  });
});

describe('a particular in each language', () => {
  /** What the catalogues call it; what they have no name for is asked for in words of the language, or by its name in Latin letters. */
  const labelsOf = ({ names, say }: Language): Readonly<Partial<Record<Particular, string>>> => ({
    ayanamsa: say.birth.ayanamsa,
    'sun-sign': say.birth.sunSign,
    varna: say.birth.varna,
    vashya: say.birth.vashya,
    yoni: say.birth.yoni,
    gana: say.birth.gana,
    nadi: say.birth.nadi,
    'lagna-lord': say.birth.lagnaLord,
    ...names.karaka,
    gulika: names.upagraha.gulika,
    yogakaraka: say.kundli.yogakaraka,
    badhaka: say.kundli.badhaka,
    vargottama: say.strength.vargottama,
  });

  it('is asked for by the name that it is told with', () => {
    const lost = CODES.flatMap((code) =>
      Object.entries(labelsOf(voiceOf(world, code).language)).flatMap(([particular, label]) => {
        const { particulars } = understand(label, { asOf: TODAY, language: code });
        // `My ayanamsa` is asked, and the word alone explained.
        if (particular === 'ayanamsa' && particulars.length === 0) return [];
        return particulars.includes(particular as Particular) ? [] : [[code, particular, label]];
      }),
    );
    expect(lost).toEqual([]);
  });

  it('passes the gate, with and without the hour of birth', () => {
    const stopped: unknown[] = [];
    for (const { ground, check } of [delhi, unsure])
      for (const code of CODES) {
        const voice = voiceOf(world, code);
        const gate = gateOf(check, voice.language);
        const teller = new Teller(voice, ground.clock);
        tellParticulars(teller, PARTICULARS, ground, { system: 'vedic' });
        for (const { text } of teller.sentences)
          if (gate.judge(text).outcome !== 'pass') stopped.push([code, text, gate.judge(text)]);
      }
    expect(stopped).toEqual([]);
  });

  it('is told of an unknown hour only where all that day has it', () => {
    const teller = new Teller(voiceOf(world, 'en'), unsure.ground.clock);
    tellParticulars(teller, PARTICULARS, unsure.ground, { system: 'vedic' });
    const told = teller.sentences.map(({ text }) => text);
    // The Moon keeps Leo that day, and goes on to Uttara Phalguni.
    expect(told).toEqual([
      '15 January 1990 is a Monday.',
      'Ayanamsa: Lahiri (Chitrapaksha), 23°43′.',
      'Your Sun stands in Capricorn.',
      'Varna: Kshatriya.',
      'Vashya: Vanachara.',
      'Sign lord: Sun.',
    ]);
  });
});
