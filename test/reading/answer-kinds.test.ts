/** Each kind of answer by itself: places to the minute, times, two people, a day, words explained, what is missing, what may not be told, languages, options. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from '../../packages/engine/src/errors.ts';
import { staysOf } from '../../packages/engine/src/jyotish/index.ts';
import { type Answer, answerOf, EDITIONS, WARNINGS } from '../../packages/engine/src/reading/answer/index.ts';
import { passagesOver } from '../../packages/engine/src/reading/answer/passages.ts';
import { joined } from '../../packages/engine/src/reading/answer/words.ts';
import { claimsIn, groundOf, holds } from '../../packages/engine/src/reading/claims/index.ts';
import { GLOSSARY_EN } from '../../packages/engine/src/reading/glossary/en.ts';
import { GLOSSARY_HI } from '../../packages/engine/src/reading/glossary/hi.ts';
import {
  QUESTION_TOPICS,
  SAFETY_CLASSES,
  type SafetyClass,
  TERMS,
  understand,
} from '../../packages/engine/src/reading/question/index.ts';
import { SCRIPTS } from '../language/all.ts';
import { ask, NOW, openWorld, type Person, personOf, QUESTIONS, TODAY, voiceOf, type World } from './answers.ts';
import { anyBirth, SEED } from './births.ts';
import { LANGUAGES } from './claims/charts.ts';

const DELHI = { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' } as const;
const JAIPUR = { datetime: '1992-05-21T18:20', latitude: 26.9, longitude: 75.8, timezone: '+05:30' } as const;
const CODES = Object.keys(LANGUAGES);
/** In these the reader of claims takes a house that is counted from the Moon for one from the lagna. */
const COUNTS_FROM_LAGNA = ['mr', 'bn', 'ml', 'gu'];

let world: World;
let delhi: Person;
let jaipur: Person;
beforeAll(async () => {
  world = await openWorld();
  delhi = personOf(world, DELHI);
  jaipur = personOf(world, JAIPUR);
}, 60_000);

/** In a language of its own, whatever the question was written in. */
function inLanguage(code: string, text: string, person: Person, options = {}): Answer {
  return answerOf(understand(text, { asOf: TODAY }), person.ground, voiceOf(world, code), options);
}

describe('a question where something stands', () => {
  it('is answered with sign, degree, house, nakshatra and pada, as the horoscope has them', () => {
    const { text, sentences, charge } = ask(world, 'Where is my Moon?', delhi.ground);
    const { sign, house, nakshatra, pada, degree } = delhi.ground.horoscope?.kundli.grahas.Moon ?? fail();
    expect([sign, house, nakshatra, pada]).toEqual([5, 6, 11, 3]);
    expect(text).toContain(`${Math.floor(degree)}°`);
    expect(text).toMatch(/in Leo, in the 6th house, in the nakshatra Purva Phalguni, pada 3\./);
    expect(sentences[0]?.claims.map(({ kind }) => kind).sort()).toEqual(['degree', 'house', 'nakshatra', 'sign']);
    expect(charge).toBe(true);
  });

  it('names the lord of a house, who is in it, and the state of a dosha and of sade sati', () => {
    expect(ask(world, 'Who is the lord of my 10th house?', jaipur.ground).text).toMatch(/lord of your 10th house/);
    expect(ask(world, 'Do I have mangal dosha?', delhi.ground).text).toMatch(/^Your chart has (?:no )?Mangal dosha/);
    expect(ask(world, 'Is my sade sati on?', delhi.ground).text).toMatch(/^You are (?:not )?in Sade Sati at present\./);
  });

  it('is true for many charts, for every graha', { timeout: 120_000 }, () => {
    for (const birth of fc.sample(anyBirth, { seed: SEED + 1, numRuns: 25 })) {
      const person = personOf(world, birth);
      for (const body of ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu']) {
        const { sentences } = ask(world, `Where is my ${body}?`, person.ground);
        const claims = sentences.flatMap((sentence) => sentence.claims);
        expect(claims.length).toBeGreaterThan(3);
        for (const claim of claims) expect([claim, holds(claim, person.check)]).toEqual([claim, 'true']);
      }
    }
  });
});

describe('a question when', () => {
  it('is answered with periods and passages inside the time that is asked about', () => {
    const { sentences, kind } = ask(world, 'When will I get a new job?', delhi.ground);
    expect(kind).toBe('when');
    const timing = sentences.filter(({ section }) => section === 'timing');
    expect(timing.flatMap(({ claims }) => claims).some(({ kind: of }) => of === 'transit')).toBe(true);
    expect(timing.flatMap(({ claims }) => claims).filter(({ kind: of }) => of === 'period').length).toBeGreaterThan(2);
  });

  it('finds every passage that a walk through all signs finds, with the same ends', { timeout: 60_000 }, () => {
    const { zodiac } = world.jyotish;
    for (const graha of ['Jupiter', 'Saturn'] as const)
      for (let sign = 1; sign <= 12; sign++) {
        const [from, to] = [NOW - 15_000, NOW + 3000];
        const all = staysOf(zodiac, graha, from - 3000, to + 3000)
          .filter(({ part, startJdUt, endJdUt }) => part === sign && endJdUt > from && startJdUt < to)
          .map(({ startJdUt, endJdUt }) => [Math.round(startJdUt * 1000), Math.round(endJdUt * 1000)]);
        const found = passagesOver(zodiac, graha, sign, from, to).map(({ startJdUt, endJdUt }) => [
          Math.round(startJdUt * 1000),
          Math.round(endJdUt * 1000),
        ]);
        expect(found).toEqual(all);
      }
  });

  it('tells nothing outside a year that was named', () => {
    const { sentences } = ask(world, 'How will my career be in 2031?', delhi.ground);
    const years = sentences
      .filter(({ section, rules }) => section === 'timing' && rules.length === 0)
      .map(({ text }) => (text.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number));
    for (const [from = 0, to = from] of years) expect([from <= 2031, to >= 2031]).toEqual([true, true]);
    expect(years.length).toBeGreaterThan(0);
  });
});

describe('two people', () => {
  it('are compared by the points that the matching has', () => {
    const { horoscope } = jaipur.ground;
    const ground = { ...delhi.ground, partner: { horoscope: horoscope ?? fail() } };
    const { text, sentences, sources } = ask(world, 'Are we compatible?', ground);
    const score = world.jyotish.matching(DELHI, JAIPUR).ashtakoota.totalScore;
    expect(text).toContain(`${score} of 36 points`);
    expect(sentences.map(({ section }) => section)).toEqual(expect.arrayContaining(['verdict', 'reason']));
    expect(sources.rules.every(({ id }) => id.startsWith('koota.'))).toBe(true);
  });

  it('need both births', () => {
    const { warnings, charge, text } = ask(world, 'Are we compatible?', delhi.ground);
    expect([warnings, charge]).toEqual([['NO_PARTNER'], false]);
    expect(text).toMatch(/both\.$/);
  });
});

describe('a day', () => {
  it('is told by its limbs, with their ends, in every language', () => {
    const day = world.jyotish.panchang('2026-11-22', {
      latitude: 28.6139,
      longitude: 77.209,
      timezone: 'Asia/Kolkata',
    });
    for (const code of CODES) {
      const ground = { ...delhi.ground, day };
      const { text, warnings } = answerOf(
        understand("What is today's panchang?", { asOf: TODAY }),
        ground,
        voiceOf(world, code),
      );
      expect(warnings).toEqual([]);
      const names = LANGUAGES[code]?.names ?? fail();
      expect(text).toContain(names.nakshatra[day.nakshatra[0]?.name as 'Ashwini']);
      expect(text).toContain(names.weekday.Sunday);
    }
    expect(ask(world, "What is today's panchang?", delhi.ground).warnings).toEqual(['NO_DAY']);
  });
});

describe('the glossary', () => {
  it('has the same terms in English and Hindi: all that questions name, houses, signs, bodies, topics, 120 and more', () => {
    const keys = Object.keys(GLOSSARY_EN);
    expect(Object.keys(GLOSSARY_HI)).toEqual(keys);
    expect(keys.length).toBeGreaterThanOrEqual(120);
    for (const term of TERMS) expect(keys).toContain(term);
    for (const topic of QUESTION_TOPICS) expect(keys).toContain(`topic.${topic}`);
    for (let n = 1; n <= 12; n++) expect(keys).toEqual(expect.arrayContaining([`house.${n}`, `sign.${n}`]));
  });

  it('says each thing once, in one to three sentences, in the script of its language', () => {
    for (const [glossary, wanted] of [
      [GLOSSARY_EN, /^[\x20-\x7e–’“”°′é]+\.$/],
      [GLOSSARY_HI, /^[\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]+।$/u],
    ] as const) {
      const texts = Object.values(glossary).map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) {
        expect(text).toMatch(wanted);
        expect(text.split(/(?<=[.।])\s/).length, text).toBeLessThanOrEqual(3);
        expect(text.length).toBeGreaterThan(40);
        expect(text.length).toBeLessThan(330);
      }
    }
  });

  it('answers who asks for a word', () => {
    expect(ask(world, 'What is a nakshatra?', { atJdUt: NOW }).text).toContain('27 lunar mansions');
    expect(ask(world, 'नक्षत्र क्या होता है?', { atJdUt: NOW }).text).toContain('सत्ताईस');
    const tamil = inLanguage('ta', 'What is sade sati?', delhi);
    expect([tamil.warnings, tamil.charge]).toEqual([['TEXTS_IN_ENGLISH_AND_HINDI_ONLY'], true]);
    expect(tamil.sentences.flatMap(({ claims }) => claims).map(({ kind }) => kind)).toContain('sade-sati');
    expect(ask(world, 'What is gandanta?', { atJdUt: NOW }).text).toContain('seam');
  });
});

describe('prepositions and articles', () => {
  it('grow together where the language wants it, and nowhere else', () => {
    expect(joined('El apoyo viene de el Sol, la reserva de la Luna; a el Sol.', 'es')).toBe(
      'El apoyo viene del Sol, la reserva de la Luna; al Sol.',
    );
    expect(joined('Le poids revient à le Soleil, le soutien vient de le Soleil et de Uranus.', 'fr')).toBe(
      'Le poids revient au Soleil, le soutien vient du Soleil et d’Uranus.',
    );
    expect(joined('Pour le lire, de le dire à le faire de Mars.', 'fr')).toBe(
      'Pour le lire, de le dire à le faire de Mars.',
    );
    expect(joined('de el Sol', 'en')).toBe('de el Sol');
  });

  it('stand nowhere apart in answers of the two, with whatever graha', () => {
    for (const code of ['es', 'fr'])
      for (const text of [
        ...Object.values(QUESTIONS).map(([en]) => en),
        'When will I get married?',
        'Which dasha am I in?',
      ])
        for (const person of [delhi, jaipur])
          for (const includeRemedies of [false, true]) {
            const { text: told } = inLanguage(code, text, person, { includeRemedies });
            expect(
              told.match(
                code === 'es'
                  ? /\b(?:de el|a el|Tienes (?:Sol|Luna)) /
                  : /\b(?:de le|de les|le [AEIOU]\w+|de [AEIOU]\w+|Vous avez (?:Soleil|Lune)) /,
              ),
            ).toBe(null);
            expect(told.match(/(?<!\p{L})à le /u)).toBe(null);
          }
  });
});

describe('what is missing', () => {
  it('is said: without a birth the topic is explained and the birth asked for, in every language', () => {
    for (const code of CODES) {
      const question = understand('How is my career?', { asOf: TODAY });
      const { text, warnings, sentences } = answerOf(question, { atJdUt: NOW }, voiceOf(world, code));
      expect(warnings).toContain('NO_BIRTH');
      expect(text).toContain(LANGUAGES[code]?.say.answer.needBirth);
      expect(sentences.flatMap(({ claims }) => claims)).toEqual([]);
    }
    expect(ask(world, 'How is my career?', { atJdUt: NOW }).text).toContain('10th house');
  });

  it('without an hour of birth leaves out houses and periods, and says nothing that the day does not hold', () => {
    const person = personOf(world, {
      date: '1990-01-15',
      latitude: 28.6139,
      longitude: 77.209,
      timezone: '+05:30',
    } as never);
    for (const [en] of Object.values(QUESTIONS)) {
      const { sentences, warnings } = ask(world, en, person.ground);
      expect(warnings).toContain('TIME_UNKNOWN');
      const kinds = new Set(sentences.flatMap(({ claims }) => claims).map(({ kind }) => kind));
      for (const kind of ['house', 'lagna', 'lord', 'period', 'bindus'] as const) expect(kinds).not.toContain(kind);
      for (const hour of ['00:05', '12:00', '23:55']) {
        const { horoscope } = personOf(world, { ...DELHI, datetime: `1990-01-15T${hour}` }).ground;
        const check = groundOf({ horoscope: horoscope ?? fail(), atJdUt: NOW });
        for (const claim of sentences.flatMap(({ claims }) => claims))
          expect([claim, holds(claim, check)]).toEqual([claim, 'true']);
      }
    }
  });

  it('off the field says what can be asked, and costs nothing', () => {
    const { text, charge, warnings } = ask(world, 'What is the capital of France?', delhi.ground);
    expect(text).toContain('I can speak of');
    expect([charge, warnings]).toEqual([false, []]);
  });
});

const UNSAFE: Readonly<Record<SafetyClass, string>> = {
  'self-harm': 'I want to kill myself',
  death: 'When will my father die?',
  diagnosis: 'Do I have cancer?',
  'fetal-sex': 'Is my baby a boy or a girl?',
  legal: 'Will I win my court case?',
  gambling: 'Which lottery numbers should I play?',
  minor: 'When will my 12 year old daughter marry?',
  'third-party': 'Is my neighbour cheating on her husband?',
  caste: 'Which caste is my boss?',
  fear: 'Is there a curse on me that I must pay to remove?',
};

describe('the safety policy', () => {
  it.each(SAFETY_CLASSES)('answers %s in every language, with no chart, no rule and no charge', (name) => {
    const question = { ...understand(UNSAFE[name], { asOf: TODAY }), safety: [name] as const };
    for (const code of CODES) {
      const answer = answerOf(question, delhi.ground, voiceOf(world, code), { includeRemedies: true });
      expect([answer.finish, answer.charge, answer.sources.rules, answer.remedies]).toEqual([
        'filtered',
        false,
        [],
        [],
      ]);
      expect(answer.sentences.every(({ section, claims }) => section === 'policy' && claims.length === 0)).toBe(true);
      expect(answer.text).not.toMatch(/\d/);
      expect(answer.followUps.length).toBe(name === 'self-harm' ? 0 : 2);
    }
  });

  it('speaks for the gravest class first, and for self-harm alone', () => {
    const question = { ...understand('x', { asOf: TODAY }), safety: ['self-harm', 'death'] as const };
    expect(answerOf(question, delhi.ground, voiceOf(world, 'en')).sentences).toHaveLength(1);
  });
});

describe.each(CODES)('an answer in %s', (code) => {
  it('is in the script of that language alone, says what is true, and reads back', { timeout: 60_000 }, () => {
    const script = SCRIPTS[code as 'en'];
    const foreign = new RegExp(`(?![\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]).`, 'u');
    let [told, found] = [0, 0];
    const denied: string[] = [];
    for (const person of [delhi, jaipur])
      for (const [en] of Object.values(QUESTIONS)) {
        const { sentences, text, followUps, warnings } = inLanguage(code, en, person, { includeRemedies: true });
        expect([text, ...followUps].join(' ').match(foreign)?.[0]).toBeUndefined();
        if (code !== 'en' && code !== 'hi') expect(warnings).toContain('TEXTS_IN_ENGLISH_AND_HINDI_ONLY');
        for (const { text: said, claims } of sentences) {
          for (const claim of claims) expect([said, holds(claim, person.check)]).toEqual([said, 'true']);
          if (claims.length === 0) continue;
          const isFromMoon = claims.some((claim) => claim.kind === 'transit' && claim.countedFrom === 'Moon');
          if (isFromMoon && COUNTS_FROM_LAGNA.includes(code)) continue;
          const read = claimsIn(said, LANGUAGES[code] ?? fail());
          told++;
          if (read.claims.length >= claims.length && read.unread.length === 0) found++;
          for (const claim of read.claims)
            if (claim.mood === undefined && holds(claim, person.check) === 'false')
              denied.push(`${said} ${JSON.stringify(claim)}`);
        }
      }
    console.log(`answers, ${code}: ${found} of ${told} placing sentences read whole, ${denied.length} misread`);
    expect(denied.slice(0, 4)).toEqual([]);
    expect(found / told).toBeGreaterThan(0.6);
  });
});

describe('options', () => {
  it('choose the edition: the older tells no bindus and no transits', () => {
    for (const [en] of Object.values(QUESTIONS)) {
      const { sources, sentences, version } = ask(world, en, delhi.ground, { version: '2' });
      expect(version).toBe('2');
      for (const { id } of sources.rules) expect(EDITIONS['2'].vedic).toContain(id.slice(0, id.indexOf('.')));
      const kinds = sentences.flatMap(({ claims }) => claims).map(({ kind }) => kind);
      expect(kinds.some((kind) => kind === 'transit' || kind === 'bindus')).toBe(false);
    }
  });

  it('choose the tier: eco tells at most five rules and searches nothing', () => {
    for (const [en] of Object.values(QUESTIONS)) {
      const { sources, sentences } = ask(world, en, delhi.ground, { tier: 'eco' });
      expect(sources.rules.length).toBeLessThanOrEqual(5);
      expect(
        sentences.flatMap(({ claims }) => claims).some(({ kind, ...of }) => kind === 'transit' && 'from' in of),
      ).toBe(false);
    }
  });

  it('choose the system: western answers stand on the tropical chart', () => {
    const check = groundOf({ nativity: delhi.ground.nativity ?? fail(), atJdUt: NOW, main: 'western' });
    for (const [en] of Object.values(QUESTIONS)) {
      const { sentences, sources } = ask(world, en, delhi.ground, { system: 'western' });
      for (const { id } of sources.rules) expect(id).toMatch(/^western-/);
      for (const claim of sentences.flatMap(({ claims }) => claims))
        expect([claim, holds(claim, check)]).toEqual([claim, 'true']);
      expect(sources.rules.length).toBeGreaterThan(0);
    }
  });

  it('choose the format, and a length that is kept at the end of a sentence', () => {
    const plain = ask(world, 'How is my career?', delhi.ground);
    const marked = ask(world, 'How is my career?', delhi.ground, { format: 'markdown' });
    const json = ask(world, 'How is my career?', delhi.ground, { format: 'json' });
    expect(plain.text).not.toContain('#');
    expect(marked.text.match(/^## .+$/gm)).toEqual(['## Why', '## Timing', '## What asks for care']);
    expect(marked.text.replace(/^## .+\n\n/gm, '')).toBe(plain.text);
    const { sections } = JSON.parse(json.text) as { sections: { paragraphs: string[] }[] };
    expect(sections.flatMap(({ paragraphs }) => paragraphs).join('\n\n')).toBe(plain.text);
    const short = ask(world, 'How is my career?', delhi.ground, { mostLetters: 600 });
    expect(short.finish).toBe('length');
    expect(short.text.length).toBeLessThanOrEqual(600);
    expect(plain.text.startsWith(short.text)).toBe(true);
  });

  it('bring remedies with their standing, and none that costs', () => {
    const { remedies, text, sentences } = ask(world, 'How is my career?', delhi.ground, { includeRemedies: true });
    expect(remedies.length).toBeGreaterThan(0);
    for (const { classification, sources } of remedies)
      expect([classification, sources.length > 0]).toEqual([expect.any(String), true]);
    expect(sentences.at(-1)?.section).toBe('remedy');
    expect(text).toContain('nothing has to be bought');
    expect(text).not.toMatch(/\b(?:ruby|pearl|sapphire|diamond|emerald|coral|price|pay)\b/i);
    expect(ask(world, 'How is my career?', delhi.ground).remedies).toEqual([]);
    expect(ask(world, 'Give me remedies for my career', delhi.ground).remedies.length).toBeGreaterThan(0);
  });

  it('are refused where they do not exist', () => {
    for (const [options, field] of [
      [{ version: '3' }, 'options.version'],
      [{ tier: 'slow' }, 'options.tier'],
      [{ system: 'kp' }, 'options.system'],
      [{ format: 'html' }, 'options.format'],
      [{ mostLetters: 10 }, 'options.mostLetters'],
      [{ includeRemedies: 'yes' }, 'options.includeRemedies'],
      [{ verse: 1 }, 'verse'],
    ] as const) {
      const refused = (): Answer => ask(world, 'How is my career?', delhi.ground, options as never);
      expect(refused).toThrow(EngineError);
      expect(refused).toThrow(expect.objectContaining({ field: expect.stringContaining(field) }) as never);
    }
  });
});

describe('beside an answer', () => {
  it('stand two or three questions that are understood, and warnings that are listed', () => {
    for (const [en, hi] of Object.values(QUESTIONS))
      for (const text of [en, hi]) {
        const { followUps, warnings, language } = ask(world, text, delhi.ground);
        expect(followUps.length).toBeGreaterThanOrEqual(2);
        for (const each of followUps)
          expect([each, understand(each, { asOf: TODAY, language }).offField]).toEqual([each, false]);
        for (const warning of warnings) expect(WARNINGS).toContain(warning);
      }
  });
});

function fail(): never {
  throw new Error('not there');
}
