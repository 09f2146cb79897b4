/** Who looks at what, how strong a planet is, what bindus a house has, the row of the periods, and a time before the birth: answered as asked, and by no reading. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../packages/engine/src/language/index.ts';
import { answerOf } from '../../packages/engine/src/reading/answer/index.ts';
import { gateOf } from '../../packages/engine/src/reading/gate/index.ts';
import { understand } from '../../packages/engine/src/reading/question/index.ts';
import { ask, openWorld, type Person, personOf, TODAY, voiceOf, type World } from './answers.ts';
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

const first = (text: string, { ground }: Person = delhi): string | undefined =>
  ask(world, text, ground).sentences[0]?.text;

/** By hand: Jupiter in the fourth house looks at the fifth, seventh and ninth from there; Saturn in the tenth at the third, seventh and tenth. */
describe('an aspect', () => {
  it.each([
    ['Is Jupiter aspecting my 7th house?', 'Jupiter', [8, 10, 12]],
    ['Which houses does Saturn aspect in my chart?', 'Saturn', [4, 7, 12]],
    ['Which planets aspect my 7th house?', 'Saturn', [7]],
    ['Does Saturn’s aspect on my 7th house delay marriage?', 'Saturn', [4, 7, 12]],
    ['मेरे सातवें भाव पर किसकी दृष्टि है?', 'Saturn', [7]],
  ])('is told: %s', (text, body, houses) => {
    const { sentences } = ask(world, text, delhi.ground);
    const told = sentences.slice(0, houses.length).flatMap(({ claims }) => claims);
    expect(told).toEqual(houses.map((house) => ({ kind: 'aspect', body, on: { house } })));
  });

  it('is denied where nobody looks', () => {
    expect(first('Who aspects my 2nd house?')).toBe('Aspected by (2nd house): none.');
    expect(first('Is Jupiter aspecting my 7th house?')).toBe('Your Jupiter aspects the 8th house.');
  });

  it('of the Western chart is one between planets, the closest first', () => {
    const { sentences } = answerOf(
      understand('What aspects does my Sun have?', { asOf: TODAY }),
      delhi.ground,
      voiceOf(world, 'en'),
      {
        system: 'western',
      },
    );
    const told = sentences.flatMap(({ claims }) => claims).filter(({ kind }) => kind === 'aspect');
    expect(told.length).toBeGreaterThan(2);
    const all = delhi.ground.nativity?.aspects.aspects ?? [];
    const closest = all
      .filter(({ point1, point2 }) => [point1, point2].includes('Sun'))
      .sort((a, b) => a.orbDeg - b.orbDeg)
      .slice(0, told.length)
      .map(({ point1, point2 }) => [point1, point2]);
    expect(told.map((claim) => (claim.kind === 'aspect' ? [claim.body, claim.on] : []))).toEqual(closest);
  });
});

describe('strength and bindus', () => {
  it('are told of whom and of where they are asked', () => {
    const { shadbala } = delhi.ground.horoscope as NonNullable<typeof delhi.ground.horoscope>;
    // Of Parashara’s minima, 300 virupas for Mars.
    expect(shadbala.grahas.Mars.requiredVirupas).toBe(300);
    const percent = Math.round((shadbala.grahas.Mars.virupas * 100) / 300);
    expect(percent).toBeGreaterThan(100);
    expect(first('Is my Mars strong?')).toBe(`By shadbala your Mars is strong: ${percent} % of what it needs.`);
    expect(first('How strong is Mars in my chart?')).toBe(first('Is my Mars strong?'));
    expect(first('How many bindus does my 10th house have?')).toMatch(/^In the 10th house there are \d+ bindus/);
  });

  it('are not told where the hour of birth is unknown', () => {
    for (const text of ['Is my Mars strong?', 'Who aspects my 2nd house?', 'How many bindus does my 10th house have?'])
      expect([text, ask(world, text, unsure.ground).text]).not.toEqual([
        text,
        expect.stringMatching(/shadbala|aspect|bindus/i),
      ]);
  });
});

/** By hand: Sun, Venus and Rahu stand in Capricorn, nobody in Aries, nor with the ascendant in Pisces; Jupiter is the lord of the tenth, Sagittarius. */
describe('a place', () => {
  const bodiesOf = (text: string): readonly unknown[] =>
    ask(world, text, delhi.ground)
      .sentences.flatMap(({ claims }) => claims)
      .flatMap((claim) => (claim.kind === 'sign' ? [claim.body] : []));

  it('by sign is that of whoever stands in it', () => {
    expect(bodiesOf('Which planets are in Capricorn?')).toEqual(['Sun', 'Venus', 'Rahu']);
    expect(first('Which planets are in Aries?')).toBe('Aries: none.');
    expect(ask(world, 'Which planet is in my lagna?', delhi.ground).text).toContain(
      'In the 1st house there is no planet.',
    );
  });

  it('of one planet is told alone, and its degree is none of a university', () => {
    for (const text of ['Which nakshatra is my Mars in?', 'What degree is my Mars?'])
      expect([text, first(text)]).toEqual([text, expect.stringMatching(/^Your Mars is at 25°58′ in Scorpio/)]);
    expect(understand('Will I get a degree?', { asOf: TODAY }).topic).toBe('education');
  });

  it('of the lord of a house is found by the number of the house', () => {
    for (const text of ['Where is my 10th lord?', 'Where is the tenth lord placed?'])
      expect([text, first(text)]).toEqual([text, expect.stringMatching(/^Jupiter, the lord of your 10th house/)]);
    expect(first('Is my 10th lord strong?')).toMatch(/^By shadbala your Jupiter is strong/);
    expect(understand('Will I pass 10th class?', { asOf: TODAY }).topic).toBe('education');
  });

  it('in a house is that of its guests, in languages without a glossary too, where an explanation that is not there costs nothing', () => {
    const { sentences, charge } = ask(world, '7ஆம் வீட்டில் என்ன கிரகம் உள்ளது?', delhi.ground);
    expect([charge, sentences.flatMap(({ claims }) => claims)]).toEqual([
      true,
      expect.arrayContaining([{ kind: 'empty', house: 7 }]),
    ]);
    expect(ask(world, 'கரணம் என்றால் என்ன?', delhi.ground).charge).toBe(false);
  });

  it('in transit is that of now', () => {
    expect(first('Where is Jupiter transiting?')).toMatch(/^At present Jupiter is in transit/);
    expect(first('Where is Jupiter in my chart?')).toMatch(/^Your Jupiter/);
  });
});

describe('the row of the periods', () => {
  it.each(['List my mahadashas', 'Show all my dasha periods', 'मेरी सभी महादशाएं बताओ'])('is told whole: %s', (text) => {
    const told = ask(world, text, delhi.ground)
      .sentences.flatMap(({ claims }) => claims)
      .flatMap((claim) => (claim.kind === 'period' && claim.level === 'maha' ? [claim.lord] : []));
    // The Moon in Purva Phalguni, a star of Venus.
    expect(told.slice(0, 9)).toEqual(['Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury', 'Ketu']);
  });
});

describe('a dosha', () => {
  const told = (text: string): readonly unknown[] =>
    ask(world, text, delhi.ground)
      .sentences.flatMap(({ claims }) => claims)
      .flatMap((claim) => (claim.kind === 'dosha' ? [claim.negated === true ? `no ${claim.name}` : claim.name] : []));

  it('is told or denied by its name', () => {
    expect(told('Do I have shrapit dosha?')).toEqual(['no Shrapit']);
    expect(told('Do I have grahan dosha?')).toContain('Surya Grahan');
    // The Moon is in Purva Phalguni, none of the six stars.
    expect(told('Am I born in gandmool nakshatra?')).toEqual(['no Ganda Moola']);
    expect(told('Do I have nadi dosha?')).toEqual([]);
  });

  it('is one of those that are there, where none is named', () => {
    const found = told('What doshas do I have?');
    const facts = delhi.ground.horoscope?.doshas.facts.map(({ value }) => value.name);
    expect(found.length).toBeGreaterThan(1);
    for (const name of found) expect(facts).toContain(name);
  });
});

describe('what is not told', () => {
  it.each([
    'What is my yogini dasha?',
    'Which chara dasha am I in?',
    'What is my varshphal for 2027?',
    'What is my solar return?',
    'मेरी योगिनी दशा क्या है?',
  ])('is said not to be, and no other period in its stead: %s', (text) => {
    const { sentences, charge } = ask(world, text, delhi.ground);
    expect([sentences.length, sentences.flatMap(({ claims }) => claims), charge]).toEqual([1, [], false]);
  });

  it('is neither the vimshottari, nor what helps a planet, nor the Moon’s ascendant, nor the sign of a house', () => {
    expect(ask(world, 'What is my vimshottari dasha?', delhi.ground).charge).toBe(true);
    expect(first('What is the remedy for Rahu?')).toMatch(/^For Rahu tradition keeps/);
    expect(first('What is my Chandra lagna?')).toMatch(/^Your Moon is at 20°07′ in Leo/);
    expect(first('Which sign is in my 7th house?')).toBe('7th house: Virgo.');
    expect(first('Is my moon waxing or waning?')).toBe('Tithi: Krishna Paksha Panchami.');
  });
});

describe('a time before the birth', () => {
  it('is said to be one, and costs nothing', () => {
    for (const text of [
      'What happened in 1985?',
      'How was my career in March 1988?',
      'In welcher Dasha? dasha in 1980',
    ]) {
      const { text: told, charge } = ask(world, text, delhi.ground);
      expect([text, told, charge]).toEqual([text, LANGUAGES['en']?.say.answer.beforeBirth, false]);
    }
    for (const text of ['How was 1990 for me?', 'How was 1995 for me?'])
      expect(first(text)).not.toBe(LANGUAGES['en']?.say.answer.beforeBirth);
  });
});

it('passes the gate in each language', () => {
  const stopped: unknown[] = [];
  const asked = [
    'Is Jupiter aspecting my 7th house?',
    'Which planets aspect my 7th house?',
    'Is my Mars strong?',
    'What happened in 1985?',
    'List my mahadashas',
  ];
  for (const code of Object.keys(LANGUAGES) as readonly LanguageCode[])
    for (const text of asked) {
      const voice = voiceOf(world, code);
      const gate = gateOf(delhi.check, voice.language);
      for (const one of answerOf(understand(text, { asOf: TODAY, language: code }), delhi.ground, voice).sentences)
        if (gate.judge(one.text).outcome !== 'pass') stopped.push([code, one.text, gate.judge(one.text)]);
    }
  expect(stopped).toEqual([]);
});
