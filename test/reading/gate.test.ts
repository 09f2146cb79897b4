/** The gate: what passes, what is told back, what is barred, and a stream in which nothing unchecked is ever handed on. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Jyotish, openJyotish } from '../../packages/engine/src/jyotish/index.ts';
import { type Engine, openEngine } from '../../packages/engine/src/node.ts';
import { type Ground, groundOf, type Spoken } from '../../packages/engine/src/reading/claims/index.ts';
import { type Gated, gated, gateOf, type Judgement, Sentences } from '../../packages/engine/src/reading/gate/index.ts';
import {
  factsOfGochara,
  factsOfHoroscope,
  factsOfNativity,
  joinFacts,
} from '../../packages/engine/src/reading/index.ts';
import { openRules } from '../../packages/engine/src/reading/rules/base.ts';
import { FAMILIES } from '../../packages/engine/src/reading/rules/families.ts';
import { TEXTS_EN } from '../../packages/engine/src/reading/texts/en/index.ts';
import { TEXTS_HI } from '../../packages/engine/src/reading/texts/hi/index.ts';
import { openWestern, type Western } from '../../packages/engine/src/western/index.ts';
import { caseOf, KINDS } from './claims/cases.ts';
import { chanceOf, chartAt, drawn, LANGUAGES, NOW, pickOf } from './claims/charts.ts';
import { HELD_OUT, HELD_OUT_BIRTHS } from './claims/held-out.ts';
import { KNOWN_GAPS, LIES } from './claims/lies.ts';
import { sentenceOf, stylesOf } from './claims/prose.ts';

const SEED = 20_261_122;
const [en, hi] = [LANGUAGES['en'], LANGUAGES['hi']] as [
  NonNullable<(typeof LANGUAGES)[string]>,
  NonNullable<(typeof LANGUAGES)[string]>,
];

let engine: Engine;
let jyotish: Jyotish;
let western: Western;
let delhi: Ground;
beforeAll(async () => {
  engine = await openEngine();
  jyotish = openJyotish(engine);
  western = openWestern(engine);
  delhi = chartAt(engine, jyotish, HELD_OUT_BIRTHS[0]).ground;
});

const outcome = (judged: Judgement): string => (judged.outcome === 'barred' ? judged.bar : judged.outcome);

async function* inChunks(text: string, chance: () => number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; ) {
    const length = 1 + Math.floor(chance() * 12);
    yield text.slice(at, at + length);
    at += length;
  }
}

async function all(stream: AsyncIterable<Gated>): Promise<readonly Gated[]> {
  const found: Gated[] = [];
  for await (const each of stream) found.push(each);
  return found;
}

describe('a sentence before the gate', () => {
  it('passes, is told back with what is true, or is barred', () => {
    const gate = gateOf(delhi, en);
    expect(gate.judge('Saturn is in your tenth house.')).toMatchObject({
      outcome: 'pass',
      text: 'Saturn is in your tenth house.',
    });
    expect(gate.judge('Saturn is in your seventh house.')).toMatchObject({
      outcome: 'contradicted',
      truths: [
        {
          claim: { kind: 'house', body: 'Saturn', houses: [7] },
          verdict: 'false',
          instead: [{ kind: 'house', body: 'Saturn', houses: [10] }],
        },
      ],
    });
    expect(outcome(gate.judge('Saturn will be transiting your seventh house.'))).toBe('unknown');
    expect(outcome(gate.judge('Chiron is in your seventh house.'))).toBe('unknown');
    expect(outcome(gate.judge('It sits in the tenth house.'))).toBe('unread');
  });

  it.each([
    ['death', 'en', 'Your father will die in 2031.'],
    ['death', 'en', 'You will live until 84.'],
    ['death', 'en', 'The year of your death can be seen from the eighth lord.'],
    ['death', 'en', 'You may pass away during the Saturn period.'],
    ['death', 'hi', 'आपकी मृत्यु 2031 में होगी।'],
    ['death', 'es', 'Tu padre morirá en 2031.'],
    ['death', 'fr', 'Votre père mourra en 2031.'],
    ['death', 'ta', 'அவருக்கு மரணம் 2031 இல் வரும்.'],
    ['death', 'bn', 'আপনার মৃত্যু 2031 সালে হবে।'],
    ['diagnosis', 'en', 'You have diabetes, the sixth house shows it.'],
    ['diagnosis', 'en', 'Stop taking your medication and wear a pearl.'],
    ['diagnosis', 'hi', 'आपको मधुमेह होगा।'],
    ['guarantee', 'en', 'You will definitely get the job.'],
    ['guarantee', 'en', 'Marriage in 2027 is guaranteed.'],
    ['guarantee', 'en', 'I promise you will be rich.'],
    ['guarantee', 'hi', 'आपको नौकरी मिलने की गारंटी है।'],
    ['guarantee', 'es', 'Te garantizo el éxito.'],
    ['link', 'en', 'See https://example.org/x for more.'],
    ['link', 'en', 'Write to me at guru@example.org today.'],
    ['link', 'en', 'Visit astro-guru.com now.'],
    ['quotation', 'en', 'The text says: “Saturn in the tenth makes the native a king among men.”'],
    ['script', 'en', 'शनि दशम भाव में है।'],
    ['script', 'hi', 'Сатурн is in the tenth house.'],
    ['script', 'en', 'S\u0430turn is in your seventh house.'],
  ])('is barred for %s (%s): %s', (bar, language, sentence) => {
    expect(outcome(gateOf(delhi, LANGUAGES[language] as typeof en).judge(sentence))).toBe(bar);
  });

  it.each([
    'Nothing here is guaranteed, yet the signs are kind.',
    'The eighth house stands for change, inheritance and deep study.',
    'A chapter ends, and old habits die hard.',
    'Look after your body: sleep, walk, drink water.',
    'Ask a physician about any worry of health.',
    'He said "yes" and meant it.',
    'Dr. Rao, i.e. your teacher, may help.',
    'Offer water to the Sun at sunrise, 5.30 a.m. or so.',
    'Your seventh house has no planets.',
    'In your chart the planets ask for patience.',
    'Saturn helps in 3 ways.',
    'Jupiter comes back in 12 years.',
    'Sun, Venus and Rahu, three planets, are in your eleventh house.',
  ])('is let be: %s', (sentence) => {
    expect(outcome(gateOf(delhi, en).judge(sentence))).toBe('pass');
  });

  it('loses markup and the address of a link, and what it says is judged without them', () => {
    const gate = gateOf(delhi, en);
    expect(gate.judge('<b>Saturn</b> is in your [tenth house](https://example.org/?q=secret).')).toMatchObject({
      outcome: 'pass',
      text: 'Saturn is in your tenth house.',
    });
    expect(gate.judge('![pixel](https://example.org/p.gif)Saturn is slow.')).toMatchObject({
      outcome: 'pass',
      text: 'Saturn is slow.',
    });
    expect(outcome(gate.judge('Sat<i></i>urn is in your seventh house.'))).toBe('contradicted');
    expect(outcome(gate.judge('Sat\u200burn is in your sev\u00adenth house.'))).toBe('contradicted');
    expect(outcome(gate.judge('**Saturn** is in your __seventh__ house.'))).toBe('contradicted');
    expect(outcome(gate.judge('Saturn is in\nyour seventh house.'))).toBe('contradicted');
  });

  it('may quote what the index of citations has', () => {
    const quotation = 'Saturn in the tenth makes one diligent and firm.';
    const gate = gateOf(delhi, en, { isCited: (text) => text === quotation });
    expect(outcome(gate.judge(`The verse runs: “${quotation}”`))).toBe('pass');
    expect(outcome(gate.judge('The verse runs: “Saturn in the tenth makes one rich and proud.”'))).toBe('quotation');
  });

  it('is held to the chart even as a general rule where the policy says so', () => {
    const sentence = 'Saturn in the seventh house usually delays marriage.';
    expect(outcome(gateOf(delhi, en).judge(sentence))).toBe('pass');
    expect(outcome(gateOf(delhi, en, { general: 'check' }).judge(sentence))).toBe('contradicted');
  });

  it('that lies does not pass in whatever way it is put', () => {
    expect(LIES.length).toBeGreaterThan(120);
    for (const [language, sentence] of LIES)
      expect(outcome(gateOf(delhi, LANGUAGES[language] as typeof en).judge(sentence)), sentence).not.toBe('pass');
    // Whoever closes one of these moves it to the others.
    for (const [language, sentence] of KNOWN_GAPS)
      expect(outcome(gateOf(delhi, LANGUAGES[language] as typeof en).judge(sentence)), sentence).toBe('pass');
  });

  it.each([
    'S\u0430turn is in your seventh house.',
    'S\u200da\u200bturn is in your sev\u200benth house.',
    'Saturn is in your \u{1d7df}th house.',
    '\ua731aturn is in the seventh house.',
    '\u202esuoh htneves eht ni si nrutaS\u202c',
    'S a t u r n is in the s e v e n t h house.',
    'Sat\u00fcrn is in your seventh house.',
    '\u2644 is in your seventh house.',
    '\u2644 in \u264e.',
    'Saturn is in the VIIth house.',
    'Saturn is in your 7\ufe0f\u20e3 house.',
    'Saturn is in your sev\nenth house.',
    'Sat-urn is in your seventh house.',
    'Sa-tu-rn is in your seventh house.',
    'S@turn is in your seventh house.',
    'Saturn is in your seventh h0use.',
    'Saturn is in your <!-- tenth --> seventh house.',
    '~~Not~~ Saturn is in your seventh house.',
    '\uff33\uff41\uff54\uff55\uff52\uff4e is in your seventh house.',
    '\u0936\u0928\u093f is in your seventh house.',
    '\u571f\u661f\u5728\u7b2c\u4e03\u5bab\u3002',
    '\u0632\u062d\u0644 \u0641\u064a \u0627\u0644\u0628\u064a\u062a \u0627\u0644\u0633\u0627\u0628\u0639.',
    `${'word '.repeat(900)}Saturn is in your seventh house.`,
    'Is Saturn in your seventh house? Yes.',
    'Did you know that Saturn is in your seventh house?',
    'Your partner\u2019s Saturn is in Capricorn.',
    'Saturn turns stationary in March 2027.',
  ])('that hides its lie does not pass: %s', (sentence) => {
    expect(outcome(gateOf(delhi, en).judge(sentence))).not.toBe('pass');
  });

  it('asks and claims nothing, and a yes in the next sentence is held to the chart', () => {
    const gate = gateOf(delhi, en);
    const question = gate.judge('Is Saturn in your seventh house?');
    expect(question.outcome).toBe('pass');
    expect(gate.judge('Yes.', question.spoken).outcome).toBe('contradicted');
    expect(gate.judge('It is.', question.spoken).outcome).toBe('contradicted');
    expect(gate.judge('No, it is not.', question.spoken).outcome).toBe('pass');
    const right = gate.judge('Is Saturn in your tenth house?');
    expect(gate.judge('Yes, it is.', right.spoken).outcome).toBe('pass');
  });

  it('of the labelled ones is barred where its label says so', () => {
    const barred = HELD_OUT.filter(([, , label]) => label === 'barred');
    expect(barred.length).toBeGreaterThan(4);
    for (const [, language, , sentence] of barred)
      expect(outcome(gateOf(delhi, LANGUAGES[language] as typeof en).judge(sentence)), sentence).not.toBe('pass');
  });
});

describe('the engine’s own texts', () => {
  it('pass wherever their rule holds, in English and Hindi', { timeout: 120_000 }, () => {
    const chance = chanceOf(SEED);
    const rules = openRules(FAMILIES);
    let read = 0;
    const refused = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const { chart, ground, moment } = drawn(engine, jyotish, chance);
      const nativity = western.nativity(moment);
      const gochara = { rows: ground.parts.sky?.(NOW) as Parameters<typeof factsOfGochara>[0]['rows'] };
      const stores = [
        ['rashi', joinFacts(factsOfHoroscope(chart.horoscope), factsOfGochara(gochara))],
        ['western', factsOfNativity(nativity)],
      ] as const;
      for (const [main, facts] of stores)
        for (const [language, texts] of [
          [en, TEXTS_EN],
          [hi, TEXTS_HI],
        ] as const) {
          const gate = gateOf(groundOf({ ...ground.parts, nativity, main }), language);
          for (const rule of rules.holding(facts)) {
            const text = texts[rule.family]?.[rule.id.slice(rule.family.length + 1)];
            if (text === undefined) continue;
            const sentences = new Sentences(4000);
            let spoken: Spoken | undefined;
            for (const piece of [...sentences.push(text), ...sentences.end()]) {
              const judged = gate.judge(piece.text, spoken);
              spoken = judged.spoken;
              read += 1;
              if (judged.outcome !== 'pass') refused.add(`${rule.id} (${language.code}): ${piece.text.trim()}`);
            }
          }
        }
    }
    console.info(`${read} sentences of the engine's own texts, ${refused.size} refused`);
    expect(read).toBeGreaterThan(10_000);
    expect([...refused]).toEqual([]);
  });
});

describe('a stream of text', () => {
  const cut = (text: string, lengths: readonly number[]): readonly string[] => {
    const sentences = new Sentences(4000);
    const pieces: string[] = [];
    let at = 0;
    for (let i = 0; at < text.length; i++) {
      const length = lengths.length === 0 ? text.length : Math.max(1, lengths[i % lengths.length] as number);
      pieces.push(...sentences.push(text.slice(at, at + length)).map((piece) => piece.text));
      at += length;
    }
    return [...pieces, ...sentences.end().map((piece) => piece.text)];
  };

  it('is cut where sentences end, and nowhere else', () => {
    const text =
      'Saturn is at 12.5° Aries. Dr. Rao, e.g., agrees! Really?! “Yes.” He came in 2027. शनि दशम में है। गुरु चतुर्थ में है। 1. First item\n2. Second item\n\n## Head\nText that\ngoes on. End';
    expect(cut(text, []).map((piece) => piece.trim())).toEqual([
      'Saturn is at 12.5° Aries.',
      'Dr. Rao, e.g., agrees!',
      'Really?!',
      '“Yes.”',
      'He came in 2027.',
      'शनि दशम में है।',
      'गुरु चतुर्थ में है।',
      '1. First item',
      '2. Second item',
      '## Head',
      'Text that\ngoes on.',
      'End',
    ]);
  });

  it('loses nothing however it is chunked', () => {
    const unit = fc.constantFrom(
      'Saturn',
      ' ',
      '.',
      '!',
      '?',
      '\n',
      '\n\n',
      '1.',
      '- ',
      '12.5',
      'e.g.',
      '।',
      '"',
      ')',
      '…',
      'a',
      '#',
      '|',
      '5',
    );
    fc.assert(
      fc.property(
        fc.array(unit, { maxLength: 60 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 8 }),
        (units, lengths) => {
          const text = units.join('');
          expect(cut(text, lengths).join('')).toBe(text);
        },
      ),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('of a writer who lies in 5 to 50 % of what he says hands on nothing false, and nearly all that is true', {
    timeout: 120_000,
  }, async () => {
    const chance = chanceOf(SEED + 1);
    const pick = pickOf(chance);
    const styles = stylesOf(LANGUAGES);
    const total = { said: 0, lies: 0, passed: 0, lied: 0 };
    for (let i = 0; i < 90; i++) {
      const { chart, ground } = drawn(engine, jyotish, chance);
      const style = styles[i % styles.length] as (typeof styles)[number];
      const share = 0.05 + 0.45 * chance();
      const lies = new Set<string>();
      const truths = new Set<string>();
      const sentences: string[] = [];
      for (let k = 0; k < 60; k++) {
        const wanted = chance() >= share;
        const made = caseOf(pick(KINDS), wanted, chart, pick);
        const sentence = made && sentenceOf(made, style, pick);
        if (made === null || sentence === null || /[!?] ./.test(sentence)) continue;
        (wanted ? truths : lies).add(sentence);
        sentences.push(sentence);
      }
      const gate = gateOf(ground, style.language);
      const handed = await all(gated(inChunks(sentences.join(' '), chance), gate, { replace: () => null }));
      for (const { text } of handed) expect(lies.has(text.trim()), `${style.name}: ${text}`).toBe(false);
      total.said += sentences.length;
      total.lies += sentences.filter((each) => lies.has(each)).length;
      total.passed += handed.length;
      total.lied += handed.filter(({ text }) => lies.has(text.trim())).length;
    }
    console.info(
      `${total.said} sentences, ${total.lies} of them lies: ${total.passed} handed on, ${total.lied} of them lies`,
    );
    expect(total.lies).toBeGreaterThan(300);
    expect(total.passed).toBeGreaterThanOrEqual(Math.floor(0.98 * (total.said - total.lies)));
  });

  it('is rewritten once, replaced where that fails, and left out where the replacement fails too', async () => {
    const gate = gateOf(delhi, en);
    const source =
      'Saturn is in your seventh house. Mars is in your second house. The Moon is in Virgo. Jupiter is in Gemini.';
    const asked: string[] = [];
    const handed = await all(
      gated(inChunks(source, chanceOf(1)), gate, {
        rewrite: async ({ text }) => {
          asked.push(text.trim());
          return text.includes('Saturn') ? 'Saturn is in your tenth house.' : 'Mars is in your third house.';
        },
        replace: ({ text }) => (text.includes('Mars') ? 'Mars is in your ninth house.' : 'The Moon is in Libra.'),
      }),
    );
    expect(asked).toEqual([
      'Saturn is in your seventh house.',
      'Mars is in your second house.',
      'The Moon is in Virgo.',
    ]);
    expect(handed.map(({ text, fate, because }) => [text.trim(), fate, because])).toEqual([
      ['Saturn is in your tenth house.', 'rewritten', 'contradicted'],
      ['Mars is in your ninth house.', 'replaced', 'contradicted'],
      ['Jupiter is in Gemini.', 'passed', undefined],
    ]);
  });

  it('that never ends a sentence is cut off, and goes on with the next', async () => {
    const gate = gateOf(delhi, en);
    const endless = `${'so it goes on and on and '.repeat(400)}Saturn is in your seventh house. Jupiter is in Gemini.`;
    const handed = await all(gated(inChunks(endless, chanceOf(2)), gate, { replace: () => null, mostLetters: 400 }));
    expect(handed.map(({ text }) => text.trim())).toEqual(['Jupiter is in Gemini.']);
    await expect(
      all(gated(inChunks('a', chanceOf(3)), gate, { replace: () => null, mostLetters: 5 })),
    ).rejects.toMatchObject({ code: 'INVALID_OPTION', field: 'mostLetters' });
  });

  it('does not leak the word that only its instructions hold, spelled out or over several sentences', async () => {
    const gate = gateOf(delhi, en, { canary: 'moonstone-4471' });
    const handed = await all(
      gated(
        inChunks(
          'My secret is m o o n s t o n e 4 4 7 1. It was moon. Stone-44. 71 it was. Jupiter is in Gemini.',
          chanceOf(4),
        ),
        gate,
        { replace: () => null },
      ),
    );
    const said = handed
      .map(({ text }) => text)
      .join('')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '');
    expect(said).not.toContain('moonstone4471');
    expect(said).toContain('jupiterisingemini');
  });

  it('finds the body of a pronoun in the sentence before', async () => {
    const handed = await all(
      gated(
        inChunks('Saturn is slow. It sits in your seventh house. It sits in your tenth house.', chanceOf(5)),
        gateOf(delhi, en),
        { replace: () => null },
      ),
    );
    expect(handed.map(({ text }) => text.trim())).toEqual(['Saturn is slow.', 'It sits in your tenth house.']);
  });

  it('lets an error of the writer through, with what had passed before it', async () => {
    async function* broken(): AsyncGenerator<string> {
      yield 'Jupiter is in Gemini. Saturn is';
      throw new Error('gone');
    }
    const handed: string[] = [];
    await expect(
      (async () => {
        for await (const { text } of gated(broken(), gateOf(delhi, en), { replace: () => null })) handed.push(text);
      })(),
    ).rejects.toThrow('gone');
    expect(handed.map((text) => text.trim())).toEqual(['Jupiter is in Gemini.']);
  });

  it('of any letters is judged without an exception', () => {
    const gate = gateOf(delhi, en, { canary: 'moonstone-4471' });
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => {
        expect(['pass', 'contradicted', 'barred']).toContain(gate.judge(text).outcome);
      }),
      { seed: SEED, numRuns: 400 },
    );
    for (const unit of ['<a', '[', '](', '“a b c d e f ', 'will die ', '@a.b', 'a.', '![', '&#x', 'https:']) {
      expect(gate.judge(unit.repeat(100_000 / unit.length))).toMatchObject({ outcome: 'barred', bar: 'too-long' });
      expect(gate.judge(unit.repeat(3_900 / unit.length)).outcome, unit).not.toBe('contradicted');
    }
  });
});
