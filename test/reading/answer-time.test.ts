/** When, in answers: by whose clock days are told, what is answered first, sade sati now and next, the Western way, and what is left without an hour or an ephemeris. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { matchingOf, sadeSatiOf } from '../../packages/engine/src/jyotish/index.ts';
import { english } from '../../packages/engine/src/language/en.ts';
import { type Answer, type AnswerGround, answerOf } from '../../packages/engine/src/reading/answer/index.ts';
import { sadeSatiNear } from '../../packages/engine/src/reading/answer/sade-sati.ts';
import { groundOf, holds } from '../../packages/engine/src/reading/claims/index.ts';
import { factsOfMatch } from '../../packages/engine/src/reading/index.ts';
import { understand } from '../../packages/engine/src/reading/question/index.ts';
import { localClock } from '../../packages/engine/src/time/index.ts';
import { transitsTo } from '../../packages/engine/src/western/index.ts';
import { ask, NOW, openWorld, type Person, personOf, QUESTIONS, TODAY, voiceOf, type World } from './answers.ts';
import { anyBirth, SEED } from './births.ts';
import { LANGUAGES } from './claims/charts.ts';

const DELHI = { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' } as const;
const PLACE = { latitudeDeg: 0, longitudeDeg: 0, elevationMetres: 0 } as const;
const NEW_YORK = { datetime: '1985-07-04T23:10', latitude: 40.71, longitude: -74, timezone: '-04:00' } as const;

let world: World;
let delhi: Person;
let newYork: Person;
beforeAll(async () => {
  world = await openWorld();
  delhi = personOf(world, DELHI);
  newYork = personOf(world, NEW_YORK);
}, 60_000);

const en = (): ReturnType<typeof voiceOf> => voiceOf(world, 'en');
const texts = ({ sentences }: Answer): readonly string[] => sentences.map(({ text }) => text);

describe('a day that is told', () => {
  it('is that of the clock of birth: the end of every sub-period by its own noon and midnight', () => {
    let apart = 0;
    for (const timezone of [-11, -5, 5.5, 13]) {
      const clock = localClock(PLACE, { timezone });
      const { text } = ask(world, 'Which dasha am I in?', { ...delhi.ground, clock });
      const running = world.jyotish.horoscope(world.engine.moment(DELHI), { runningAtJdUt: NOW }).running ?? [];
      for (const { endJdUt } of running.slice(0, 2)) {
        const [year, month, day] = clock.dateText(endJdUt).split('-').map(Number) as [number, number, number];
        expect(text).toContain(english.date(year, month, day));
        if (clock.dateText(endJdUt) !== localClock(PLACE).dateText(endJdUt)) apart++;
      }
    }
    expect(apart).toBeGreaterThan(1);
  });

  it('begins the year that is asked about where that clock begins it', () => {
    const question = understand('How will my career be in 2031?', { asOf: TODAY });
    for (const timezone of [-11, 13]) {
      const ground = { ...delhi.ground, clock: localClock(PLACE, { timezone }) };
      for (const { claims } of answerOf(question, ground, en()).sentences)
        for (const claim of claims) expect(holds(claim, delhi.check)).toBe('true');
    }
  });
});

/** How verdicts on a question begin, over forty charts. */
function firstsOf(asked: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const firsts = new Map<string, Set<string>>(asked.map((text) => [text, new Set()]));
  for (const birth of fc.sample(anyBirth, { seed: SEED + 8, numRuns: 40 })) {
    const { ground } = personOf(world, birth);
    for (const [text, found] of firsts) {
      const first = ask(world, text, ground).sentences.find(({ section }) => section === 'verdict')?.text ?? '';
      found.add(first.replace(/[,:.].*/, ''));
    }
  }
  return firsts;
}

describe('what is asked is answered first', () => {
  it('a when by the period, in the first sentence, with its days', () => {
    for (const birth of fc.sample(anyBirth, { seed: SEED + 7, numRuns: 20 })) {
      const { ground, check } = personOf(world, birth);
      const [first, second] = ask(world, 'When will I get married?', ground).sentences;
      expect(first?.section).toBe('verdict');
      if (first?.text.startsWith('In the time you ask about')) continue;
      expect(first?.text).toMatch(
        /^The period that speaks most for marriage is the \w+ antardasha in the \w+ mahadasha, from \d+ \w+ \d{4} to /,
      );
      expect(first?.claims.map((claim) => holds(claim, check))).toEqual(['true']);
      expect(second?.text).toMatch(/not that it must come about/);
    }
  });

  it('a whether by a yes where the rules agree, by an outlook where a yes would be of a loss or of children, and never where it asks how', () => {
    const asked = ['Will I travel abroad?', 'Will I have children?', 'Will I get divorced?', 'Will I not find a job?'];
    const firsts = firstsOf([...asked, 'How is my career?']);
    const of = (text: string): readonly string[] => [...(firsts.get(text) ?? [])];
    expect(of('Will I travel abroad?')).toContain('Yes');
    expect(of('Will I travel abroad?').length).toBeGreaterThan(1);
    for (const text of asked.slice(1)) {
      expect([text, of(text).includes('Yes')]).toEqual([text, false]);
      expect([text, of(text).some((first) => first.startsWith('The outlook'))]).toEqual([text, true]);
    }
    expect(of('How is my career?')).toEqual(['For work and career']);
  });

  it('a decision, an illness, a court and the life of another by neither yes nor outlook', () => {
    const asked = [
      'My parents found a groom for me, should I say yes?',
      'Shall I accept the job in Dubai?',
      'Is it a good idea to buy a flat now?',
      'Will my health get better?',
      'Will I win the custody case and stay married?',
      'Will my son find a job?',
      'क्या मुझे नौकरी बदलनी चाहिए?',
      'क्या मैं यह नौकरी छोड़ दूँ?',
      'நான் வேலை மாற வேண்டுமா?',
      '¿Debo cambiar de trabajo?',
      'Dois-je changer de travail ?',
    ];
    const outlooks = ['en', 'hi', 'ta', 'es', 'fr'].flatMap((code) => {
      const { outlookYes, outlookGood, outlookOpen, outlookHard } = voiceOf(world, code).language.say.answer;
      return [outlookYes, outlookGood, outlookOpen, outlookHard];
    });
    const people = fc.sample(anyBirth, { seed: SEED + 12, numRuns: 12 }).map((birth) => personOf(world, birth));
    for (const text of asked)
      for (const { ground } of people)
        for (const sentence of texts(ask(world, text, ground)))
          expect([text, sentence, outlooks.includes(sentence)]).toEqual([text, sentence, false]);
  });

  it('a wish for remedies by the remedies', () => {
    const { sentences, text } = ask(world, 'Give me remedies for my career', delhi.ground);
    expect(sentences[0]?.section).toBe('remedy');
    expect(text.split(/\s+/).length).toBeLessThan(300);
  });

  it('a time that is past in the tense of the past, with the periods that ran in it', () => {
    const { sentences } = ask(world, 'How was my career in 2015?', newYork.ground);
    const timing = sentences.filter(({ section }) => section === 'timing');
    expect(timing.length).toBeGreaterThan(1);
    for (const { text, claims } of timing) {
      expect(text).not.toMatch(/\b(?:at present|will|runs|brings)\b/i);
      for (const claim of claims) expect([text, holds(claim, newYork.check)]).toEqual([text, 'true']);
    }
    // The sub-period that ran when the year began is told with those that began in it.
    const starts = timing.flatMap(({ text }) => text.match(/^From .*? (\d{4}) to .*? (\d{4}) the/)?.slice(1) ?? []);
    expect(Math.min(...starts.map(Number))).toBeLessThan(2015);
  });
});

describe('sade sati', () => {
  it('is found where a walk along the whole way of Saturn finds it, now or next', { timeout: 120_000 }, () => {
    let [now, next] = [0, 0];
    for (const birth of fc.sample(anyBirth, { seed: SEED + 9, numRuns: 24 })) {
      const { ground } = personOf(world, birth);
      const { horoscope, zodiac, atJdUt } = ground;
      if (horoscope === undefined || zodiac === undefined) throw new Error('no horoscope');
      const near = sadeSatiNear(zodiac, horoscope, atJdUt);
      const { cycles } = sadeSatiOf(zodiac, horoscope.kundli, atJdUt - 4000, 50);
      const cycle = cycles.find(({ endJdUt }) => endJdUt > atJdUt);
      expect(near?.startJdUt).toBeCloseTo(cycle?.startJdUt ?? Number.NaN, 4);
      expect(near?.endJdUt).toBeCloseTo(cycle?.endJdUt ?? Number.NaN, 4);
      if ((near?.startJdUt ?? Infinity) <= atJdUt) now++;
      else next++;
    }
    expect(Math.min(now, next)).toBeGreaterThan(2);
  });

  it('is told with its part and its end while it runs, with its beginning where it does not, in every language', () => {
    const seen = new Set<string>();
    for (let day = 1; day <= 28; day += 2) {
      const person = personOf(world, { ...DELHI, datetime: `1990-03-${String(day).padStart(2, '0')}T08:00` });
      const answer = ask(world, 'Is my sade sati on?', person.ground);
      const runs = !texts(answer)[0]?.includes('not');
      expect(texts(answer)[1]).toMatch(runs ? /^Your Sade Sati lasts from / : /^Your (?:next )?Sade Sati lasts from /);
      if (runs) expect(texts(answer)[2]).toMatch(/^It is now in its (?:first|second|third) part, until /);
      seen.add(runs ? (texts(answer)[2]?.split(' ')[5] ?? '') : 'next');
      for (const code of Object.keys(LANGUAGES))
        for (const { claims, text } of answerOf(
          understand('Is my sade sati on?', { asOf: TODAY }),
          person.ground,
          voiceOf(world, code),
        ).sentences)
          for (const claim of claims) expect([text, holds(claim, person.check)]).toEqual([text, 'true']);
    }
    expect([...seen].sort()).toEqual(['first', 'next', 'second', 'third']);
  });

  it('of an unknown hour is told where the Moon keeps her sign all day, and then as of any hour', () => {
    const { datetime: _, ...place } = { ...DELHI, datetime: '' };
    const told = (birth: object): readonly string[] =>
      texts(ask(world, 'Is my sade sati on?', personOf(world, { ...place, ...birth } as never).ground));
    const early = told({ datetime: '1990-01-15T00:10' });
    expect(told({ datetime: '1990-01-15T23:50' })).toEqual(early);
    expect(told({ date: '1990-01-15' }).slice(1)).toEqual(early);
    // She enters Virgo in the night after.
    expect(told({ date: '1990-01-16' }).join(' ')).not.toContain('Sade Sati');
  });
});

describe('the Western way', () => {
  const western = (text: string, ground: AnswerGround, code = 'en'): Answer =>
    answerOf(understand(text, { asOf: TODAY }), ground, voiceOf(world, code), { system: 'western' });

  it('tells exact transits on the days on which a search over all planets and points has them', () => {
    const { ground } = newYork;
    const { kernel, nativity, clock } = ground;
    if (kernel === undefined || nativity === undefined || clock === undefined) throw new Error('no nativity');
    const { hits } = transitsTo(kernel, nativity.radix, NOW, NOW + 2000);
    const days = new Set(
      hits.map(({ jdUt }) => {
        const [year, month, day] = clock.dateText(jdUt).split('-').map(Number) as [number, number, number];
        return english.date(year, month, day);
      }),
    );
    let told = 0;
    for (const [text] of [...Object.values(QUESTIONS), ['When will I get married?']])
      for (const { text: sentence } of western(text ?? '', ground).sentences)
        if (sentence.includes(' in transit '))
          for (const date of sentence.match(/\d{1,2} \w+ \d{4}/g) ?? []) {
            expect([date, days.has(date)]).toEqual([date, true]);
            told++;
          }
    expect(told).toBeGreaterThan(20);
  });

  it('answers a when by its verdict, in one section, with the transit that helps; the others follow', () => {
    let helped = 0;
    for (const birth of fc.sample(anyBirth, { seed: SEED + 13, numRuns: 12 })) {
      const { ground } = personOf(world, birth);
      const { sentences } = western('When will I get a new job?', ground);
      const sections = sentences.map(({ section }) => section);
      expect(sections[0]).toBe('verdict');
      expect(sections.lastIndexOf('verdict')).toBe(sections.filter((section) => section === 'verdict').length - 1);
      expect(sections).toContain('timing');
      const [first] = sentences;
      if (first?.text.includes(' in transit ') !== true) continue;
      helped++;
      expect(first.text).toMatch(/exact on .*: a time that helps\.$/);
      expect(sentences.filter(({ text }) => text === first.text)).toHaveLength(1);
      expect(sentences[1]).toMatchObject({ section: 'verdict', works: ['khagol'] });
    }
    expect(helped).toBeGreaterThan(9);
  });

  it('tells whose year it is, and nothing of houses without the hour', () => {
    expect(western('How is my career?', newYork.ground).text).toMatch(
      /From 4 July 2026 to \d July 2027 the Sun, in Cancer at your birth, is lord of your year/,
    );
    const { date, ...birth } = { ...NEW_YORK, date: '1985-07-04', datetime: undefined };
    const person = personOf(world, { date, ...birth } as never);
    for (const [text] of Object.values(QUESTIONS)) {
      const answer = western(text, person.ground);
      expect(answer.text).not.toMatch(/profection|ascendant is|Midheaven|\d(?:st|nd|rd|th) house/);
      expect(answer.warnings).toContain('TIME_UNKNOWN');
    }
  });

  it('says that no transit is told where nobody can reckon it', () => {
    const { kernel: _, ...ground } = newYork.ground;
    const answer = western('When will I get married?', ground);
    expect(answer.warnings).toContain('NO_TRANSITS');
    expect(answer.text).toContain('no date is given');
  });

  it('compares two by the aspects between their charts, and weighs them', () => {
    const { horoscope, nativity } = newYork.ground;
    if (horoscope === undefined || nativity === undefined) throw new Error('no chart');
    const ground = { ...delhi.ground, partner: { horoscope, nativity } };
    const answer = western('Are we compatible?', ground);
    expect(answer.sources.rules.length).toBeGreaterThan(1);
    for (const { id } of answer.sources.rules) expect(id).toMatch(/^synastry-aspect\./);
    expect(answer.text).toMatch(/Your \w+ and the other person’s \w+ are in \w+\./);
    expect(answer.confidence).toBeGreaterThan(0.3);
    for (const code of Object.keys(LANGUAGES))
      expect(western('Are we compatible?', ground, code).sentences.length).toBeGreaterThan(1);
    const { partner: _, ...alone } = ground;
    expect(western('Are we compatible?', alone).warnings).toContain('NO_PARTNER');
  });
});

describe('a match', () => {
  it('counts every koota by its own points, and tells the exception beside them', () => {
    let excused = 0;
    const people = fc.sample(anyBirth, { seed: SEED + 11, numRuns: 30 }).map((birth) => personOf(world, birth));
    people.forEach((one, at) => {
      const other = people[(at + 1) % people.length];
      const [first, second] = [one.ground.horoscope, other?.ground.horoscope];
      if (first === undefined || second === undefined) throw new Error('no chart');
      const { ashtakoota } = matchingOf(first.kundli, second.kundli);
      const facts = factsOfMatch({ ashtakoota });
      for (const { name, score, maxScore } of ashtakoota.factors)
        expect(facts.get(`koota:${name}`)).toBe(score >= maxScore ? 'full' : score > 0 ? 'part' : 'none');
      const { text } = ask(world, 'Are we compatible?', { ...one.ground, partner: { horoscope: second } });
      expect(text).toContain(`${ashtakoota.totalScore} of 36 points`);
      const isExcused = ashtakoota.totalScoreWithExceptions !== ashtakoota.totalScore;
      expect(text.includes('Tradition admits an exception')).toBe(isExcused);
      if (isExcused) {
        excused++;
        expect(text).toContain(`the sum would be ${ashtakoota.totalScoreWithExceptions}`);
      }
    });
    expect(excused).toBeGreaterThan(3);
  });
});

describe('confidence', () => {
  it('is lower without the hour, and null where nothing is weighed', () => {
    const person = personOf(world, {
      date: '1990-01-15',
      latitude: 28.6139,
      longitude: 77.209,
      timezone: '+05:30',
    } as never);
    for (const [text] of Object.values(QUESTIONS)) {
      const [known, unknown] = [ask(world, text, delhi.ground), ask(world, text, person.ground)];
      expect(unknown.confidence ?? 0).toBeLessThan(known.confidence ?? 0);
      expect(unknown.confidence ?? 0).toBeLessThanOrEqual(0.5);
    }
    for (const text of ['Where is my Moon?', 'What is a nakshatra?', 'Hello', 'When will my father die?'])
      expect([text, ask(world, text, delhi.ground).confidence]).toEqual([text, null]);
  });
});

describe('confidence near a border', () => {
  it('is 0.85 of what it would be, where the nakshatra or a sign is open', () => {
    const [stated, open] = [1, 0.85];
    for (const [time, share] of [
      ['10:30', stated],
      ['10:26', open],
    ] as const) {
      const { ground } = personOf(world, {
        datetime: `1990-01-15T${time}:00`,
        latitude: 28.6139,
        longitude: 77.209,
        timezone: '+05:30',
      } as never);
      const { horoscope } = ground;
      if (horoscope === undefined) throw new Error('a birth has a horoscope');
      const sure = { ...ground, horoscope: { ...horoscope, meta: { ...horoscope.meta, warnings: [] } } };
      for (const [text] of Object.values(QUESTIONS)) {
        const [told, ifSure] = [ask(world, text, ground).confidence ?? 0, ask(world, text, sure).confidence ?? 0];
        expect(Math.abs(told - share * ifSure)).toBeLessThan(0.01);
      }
    }
  });
});

describe('without an hour of birth', () => {
  it('no period, house, lagna, dasha or date of one is told, whatever is asked, in every language', () => {
    const person = personOf(world, {
      date: '1990-01-15',
      latitude: 28.6139,
      longitude: 77.209,
      timezone: '+05:30',
    } as never);
    const asked = [
      'When will I get married?',
      'Which dasha am I in?',
      'Who is the lord of my 10th house?',
      'What is my ascendant?',
      'Which yogas do I have?',
      'How will my career be in 2031?',
      'How was my career in 2015?',
    ];
    for (const code of Object.keys(LANGUAGES))
      for (const text of asked) {
        const answer = answerOf(understand(text, { asOf: TODAY }), person.ground, voiceOf(world, code));
        expect(answer.warnings).toContain('TIME_UNKNOWN');
        for (const { kind } of answer.sentences.flatMap(({ claims }) => claims))
          expect(['sign', 'dignity', 'retrograde', 'combust', 'nakshatra', 'transit', 'yoga', 'dosha']).toContain(kind);
        expect([code, text, answer.text.match(/\b(?:19|20)\d\d\b/)?.[0]]).toEqual([code, text, undefined]);
      }
  });
});

describe('at the ends of the ephemeris and of the Earth', () => {
  it.each([
    ['1800-03-01T06:00', 20, 75],
    ['2399-10-01T18:00', 20, 75],
    ['1990-06-21T12:00', 78.2, 15.6],
    ['1990-12-21T12:00', -77.8, 166.7],
  ] as const)(
    'a birth at %s, latitude %d, is answered in both ways',
    (datetime, latitude, longitude) => {
      const person = personOf(world, { datetime, latitude, longitude, timezone: '+00:00' });
      const birth = world.engine.moment({ datetime, latitude, longitude, timezone: '+00:00' });
      for (const atJdUt of [Number(person.ground.horoscope?.dasha.birthJdUt) + 30, NOW]) {
        const ground = { ...person.ground, atJdUt };
        const check = groundOf({
          ...(ground.horoscope === undefined ? {} : { horoscope: ground.horoscope }),
          atJdUt,
          sky: (jdUt) => world.jyotish.gochara(birth, jdUt).rows,
        });
        for (const text of [
          'How is my career?',
          'When will I get married?',
          'Is my sade sati on?',
          'How is my health?',
        ]) {
          const vedic = ask(world, text, ground);
          expect(vedic.sentences.length).toBeGreaterThan(0);
          for (const claim of vedic.sentences.flatMap(({ claims }) => claims))
            expect([claim, holds(claim, check)]).not.toEqual([claim, 'false']);
          expect(ask(world, text, ground, { system: 'western' }).sentences.length).toBeGreaterThan(0);
        }
      }
    },
    60_000,
  );
});
