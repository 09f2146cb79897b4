/** The reader of claims, measured: false placements that it sees, right ones that it takes for false, by style and language; and what it makes of each shape of sentence. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Jyotish, openJyotish } from '../../packages/engine/src/jyotish/index.ts';
import { type Engine, openEngine } from '../../packages/engine/src/node.ts';
import {
  type Claim,
  claimsIn,
  type Ground,
  groundOf,
  holds,
  truthOf,
} from '../../packages/engine/src/reading/claims/index.ts';
import { openWestern, type Western } from '../../packages/engine/src/western/index.ts';
import { caseOf, FREE, KINDS } from './claims/cases.ts';
import { chanceOf, chartAt, drawn, LANGUAGES, NOW, pickOf } from './claims/charts.ts';
import { FRESH } from './claims/fresh.ts';
import { HELD_OUT, HELD_OUT_BIRTHS } from './claims/held-out.ts';
import { MESSY } from './claims/messy.ts';
import { sentenceOf, stylesOf } from './claims/prose.ts';

const SEED = 20_261_122;
const CHARTS = 200;
const { en, hi } = LANGUAGES as Required<typeof LANGUAGES> & {
  readonly en: (typeof LANGUAGES)[string];
  readonly hi: (typeof LANGUAGES)[string];
};

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

/** Whether a sentence would pass, and how many claims somebody has to answer for. */
function judged(
  sentence: string,
  language: string,
  ground: Ground,
): { readonly passes: boolean; readonly said: readonly Claim[] } {
  const { claims, unread } = claimsIn(sentence, LANGUAGES[language] as typeof en);
  const said = claims.filter(({ mood }) => mood === undefined);
  return { passes: unread.length === 0 && said.every((claim) => holds(claim, ground) === 'true'), said };
}

/** Of the labelled charts by their numbers: the western ones from 10. */
function labelledGrounds(): ReadonlyMap<number, Ground> {
  const grounds = new Map<number, Ground>();
  HELD_OUT_BIRTHS.forEach((birth, i) => {
    const { parts } = chartAt(engine, jyotish, birth).ground;
    const nativity = western.nativity(birth);
    grounds.set(i, groundOf({ ...parts, nativity }));
    grounds.set(10 + i, groundOf({ nativity, atJdUt: NOW }));
  });
  return grounds;
}

describe('claims in prose of many styles', () => {
  it(`over ${CHARTS} charts: false placements are seen, right ones are let be, and nothing is overlooked`, {
    timeout: 240_000,
  }, () => {
    const chance = chanceOf(SEED);
    const pick = pickOf(chance);
    const styles = stylesOf(LANGUAGES);
    const counts = new Map(styles.map(({ name }) => [name, { right: 0, alarms: 0, wrong: 0, missed: 0, silent: 0 }]));
    const samples: string[] = [];
    for (let i = 0; i < CHARTS; i++) {
      const { chart, ground } = drawn(engine, jyotish, chance);
      for (const [at, style] of styles.entries())
        for (const kind of KINDS)
          for (const wanted of [true, false]) {
            // The five styles of two languages have more kinds than the others, and take turns.
            if (['en', 'hi'].includes(style.language.code) && (i + at) % 2 === 0) continue;
            if (style.templates[kind] === undefined) continue;
            const made = caseOf(kind, wanted, chart, pick);
            const sentence = made && sentenceOf(made, style, pick);
            const count = counts.get(style.name);
            if (made === null || sentence === null || count === undefined) continue;
            const { passes, said } = judged(sentence, style.language.code, ground);
            if (wanted) count.right += 1;
            else count.wrong += 1;
            if (wanted && !passes) count.alarms += 1;
            if (!wanted && passes) count.missed += 1;
            if (wanted && said.length === 0 && !FREE.has(kind)) count.silent += 1;
            if (passes !== wanted && samples.length < 20) samples.push(`${style.name} ${kind} ${wanted}: ${sentence}`);
          }
    }
    const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`;
    const rows = [...counts].map(
      ([name, { right, alarms, wrong, missed, silent }]) =>
        `${name.padEnd(13)} recall ${share(wrong - missed, wrong)} of ${wrong}, false alarms ${share(alarms, right)} of ${right}, overlooked ${silent}`,
    );
    console.info(`seed ${SEED}\n${rows.join('\n')}\n${samples.join('\n')}`);
    expect(counts.size).toBe(15);
    for (const [name, { right, alarms, wrong, missed, silent }] of counts) {
      expect(right + wrong, name).toBeGreaterThan(1500);
      expect(missed / wrong, `${name}: false placements missed`).toBeLessThanOrEqual(0.02);
      expect(alarms / right, `${name}: false alarms`).toBeLessThanOrEqual(0.01);
      expect(silent / right, `${name}: overlooked`).toBeLessThanOrEqual(0.01);
    }
  });

  it('that was written and labelled before the reader was tuned is read well', () => {
    const grounds = labelledGrounds();
    const count = { wrong: 0, seen: 0, right: 0, alarms: 0 };
    const misread: string[] = [];
    for (const [chart, language, label, sentence] of HELD_OUT) {
      if (label === 'barred') continue;
      const { passes } = judged(sentence, language, grounds.get(chart) as Ground);
      if (label === 'false') {
        count.wrong += 1;
        count.seen += passes ? 0 : 1;
      } else {
        count.right += 1;
        count.alarms += passes ? 0 : 1;
      }
      if (passes === (label === 'false')) misread.push(`${label} (${language}): ${sentence}`);
    }
    console.info(
      `held out: ${count.seen} of ${count.wrong} false seen, ${count.alarms} of ${count.right} right ones refused\n${misread.join('\n')}`,
    );
    expect(HELD_OUT.length).toBeGreaterThanOrEqual(150);
    // Before any tuning 79 of 85 and 9 of 106; tuned by generated prose alone 82 and 9; after a look at these, as now.
    expect(count.seen / count.wrong).toBeGreaterThanOrEqual(0.98);
    expect(count.alarms / count.right).toBeLessThanOrEqual(0.02);
  });

  it('that nobody looked at is read nearly as well', () => {
    const grounds = labelledGrounds();
    const count = { wrong: 0, seen: 0, right: 0, alarms: 0 };
    for (const [chart, language, label, sentence] of FRESH) {
      const { passes } = judged(sentence, language, grounds.get(chart) as Ground);
      if (label === 'false') {
        count.wrong += 1;
        count.seen += passes ? 0 : 1;
      } else {
        count.right += 1;
        count.alarms += passes ? 0 : 1;
      }
    }
    console.info(
      `fresh: ${count.seen} of ${count.wrong} false seen, ${count.alarms} of ${count.right} right ones refused`,
    );
    expect(count.seen / count.wrong).toBeGreaterThanOrEqual(0.9);
    expect(count.alarms / count.right).toBeLessThanOrEqual(0.05);
  });

  it('of every messy shape it was tuned by is read rightly', () => {
    for (const [language, label, sentence] of MESSY) {
      const { passes, said } = judged(sentence, language, delhi);
      expect(passes, sentence).toBe(label !== 'false');
      if (label === 'true') expect(said.length, sentence).toBeGreaterThan(0);
    }
  });
});

describe('the claims of a sentence', () => {
  const read = (sentence: string, language = 'en') => claimsIn(sentence, LANGUAGES[language] as typeof en);

  it('are those that it makes, in the order in which they come', () => {
    expect(read('Your Sun, Mercury and Venus are in Capricorn.').claims).toEqual(
      ['Sun', 'Mercury', 'Venus'].map((body) => ({ kind: 'sign', body, sign: 'Capricorn' })),
    );
    expect(read('Mars rules the 2nd and 9th houses and aspects the 12th.').claims).toEqual([
      { kind: 'lord', house: 2, body: 'Mars' },
      { kind: 'lord', house: 9, body: 'Mars' },
      { kind: 'aspect', body: 'Mars', on: { house: 12 } },
    ]);
    expect(read('Saturn is at 12°30′ Aries.').claims).toEqual([
      { kind: 'degree', body: 'Saturn', degree: 12.5, toleranceDeg: 1 / 30 },
      { kind: 'sign', body: 'Saturn', sign: 'Aries' },
    ]);
    expect(read('सप्तमेश बुध दशम भाव में है।', 'hi').claims).toEqual([
      { kind: 'lord', house: 7, body: 'Mercury' },
      { kind: 'house', body: 'Mercury', houses: [10] },
    ]);
  });

  it('are denied where the sentence denies them, and only there', () => {
    expect(read("Saturn isn't in the tenth house, it is in the ninth.").claims).toEqual(
      [
        { negated: true, kind: 'house', body: 'Saturn', houses: [10] },
        { kind: 'house', body: 'Saturn', houses: [9] },
      ].map((claim) => expect.objectContaining({ kind: claim.kind, houses: claim.houses })),
    );
    expect(read('Saturn does not harm you in the tenth house.').claims).toEqual([
      { kind: 'house', body: 'Saturn', houses: [10] },
    ]);
    expect(read('शनि दशम भाव में नहीं है।', 'hi').claims).toEqual([
      { negated: true, kind: 'house', body: 'Saturn', houses: [10] },
    ]);
    expect(read('சனி 10ஆம் பாவத்தில் இல்லை.', 'ta').claims).toEqual([
      { negated: true, kind: 'house', body: 'Saturn', houses: [10] },
    ]);
  });

  it('are not bound to a place that is only talked about, and that is then unread', () => {
    const { claims, unread } = read('In the seventh house of marriage, Saturn in the tenth asks for patience.');
    expect(claims).toEqual([{ kind: 'house', body: 'Saturn', houses: [10] }]);
    expect(unread).not.toEqual([]);
  });

  it('carry the mood of what is supposed, and of what is told as a rule', () => {
    expect(read('If Saturn were in the tenth house, you would rise.').claims).toEqual([
      { mood: 'hypothetical', kind: 'house', body: 'Saturn', houses: [10] },
    ]);
    expect(read('Saturn in the tenth house usually brings rank.').claims).toEqual([
      { mood: 'general', kind: 'house', body: 'Saturn', houses: [10] },
    ]);
    expect(read('Saturn in your tenth house usually brings rank.').claims).toEqual([
      { kind: 'house', body: 'Saturn', houses: [10] },
    ]);
    expect(read('Saturn in the tenth house brings rank.').claims).toEqual([
      { kind: 'house', body: 'Saturn', houses: [10] },
    ]);
    expect(read('If this worries you, remember that Saturn is in the tenth house.').claims.at(-1)).toMatchObject({
      kind: 'house',
      houses: [10],
    });
  });

  it('are counted from the Moon in every way of saying so', () => {
    const claim = { kind: 'house', body: 'Saturn', houses: [10], countedFrom: 'Moon' };
    for (const [language, sentence] of [
      ['en', 'Counted from the Moon, Saturn is in the tenth house.'],
      ['mr', 'चंद्रापासून दशम भावात शनि आहे.'],
      ['bn', 'চন্দ্র থেকে দশম ভাবে শনি আছে।'],
      ['ml', 'ചന്ദ്രനിൽ നിന്ന് പത്താം ഭാവത്തിൽ ശനി നിൽക്കുന്നു.'],
      ['gu', 'ચંદ્રથી દશમ ભાવમાં શનિ છે.'],
    ] as const)
      expect(read(sentence, language).claims, sentence).toEqual([claim]);
  });

  it('are of whom was named last, of what runs on, and of nobody where somebody else’s chart is meant', () => {
    const last = (language: string, ...sentences: readonly string[]): readonly Claim[] => {
      let spoken: ReturnType<typeof claimsIn>['spoken'] | undefined;
      let claims: readonly Claim[] = [];
      for (const sentence of sentences)
        ({ claims, spoken } = claimsIn(sentence, LANGUAGES[language] as typeof en, spoken));
      return claims;
    };
    const house = { kind: 'house', body: 'Rahu', houses: [5] };
    const lord = { kind: 'lord', house: 10, body: 'Rahu' };
    for (const [language, sentence, claim] of [
      [
        'en',
        'From 8 August 2027 to 14 June 2030 the Rahu antardasha in the Saturn mahadasha belongs to a planet that stands in the 5th house.',
        house,
      ],
      [
        'en',
        'From 8 August 2027 the Rahu antardasha in the Saturn mahadasha brings up the lord of your 10th house.',
        lord,
      ],
      ['hi', 'शनि की महादशा में राहु की अंतर्दशा 14 जून 2030 तक रहेगी; यह ग्रह आपके पंचम भाव में बैठा है।', house],
      ['hi', 'शनि की महादशा में राहु की अंतर्दशा 14 जून 2030 तक रहेगी; यह ग्रह दशम भाव का स्वामी है।', lord],
      ['te', 'శని మహాదశలో రాహు అంతర్దశ 14 జూన్, 2030 వరకు ఉంటుంది; ఈ గ్రహం 10వ భావాధిపతి.', lord],
      ['ml', 'ശനി മഹാദശയിൽ രാഹു അപഹാരം 2030 ജൂൺ 14 വരെ ഉണ്ടാകും; ഈ ഗ്രഹം പത്താം ഭാവാധിപൻ.', lord],
      ['gu', 'શનિ મહાદશામાં રાહુ અંતર્દશા 14 જૂન, 2030 સુધી રહેશે; આ ગ્રહ દશમ ભાવનો સ્વામી છે.', lord],
      [
        'es',
        'Hasta el 14 de junio de 2030 corre la antardasha de Rahu en la mahadasha de Saturno: es el regente de tu casa 10.',
        lord,
      ],
      [
        'fr',
        'Jusqu’au 14 juin 2030 court l’antardasha de Rahu dans la mahadasha de Saturne : c’est le maître de votre maison 10.',
        lord,
      ],
    ] as const)
      expect(last(language, 'Mars is exalted.', sentence), sentence).toContainEqual(claim);
    const to = { fromJd: 2_463_231.5, toJd: 2_463_232.5 };
    for (const [language, sentence] of [
      ['en', 'Saturn mahadasha is running; it lasts until 31 December 2031.'],
      ['ta', 'இப்போது சனி மகா தசை நடக்கிறது; அது 31 டிசம்பர், 2031 வரை இருக்கும்.'],
      ['te', 'ప్రస్తుతం శని మహాదశ నడుస్తోంది; ఇది 31 డిసెంబర్, 2031 వరకు ఉంటుంది.'],
      ['kn', 'ಈಗ ಶನಿ ಮಹಾದಶೆ ನಡೆಯುತ್ತಿದೆ; ಅದು ಡಿಸೆಂಬರ್ 31, 2031 ವರೆಗೆ ಇರುತ್ತದೆ.'],
      ['ml', 'ഇപ്പോൾ ശനി മഹാദശ നടക്കുന്നു; അത് 2031 ഡിസംബർ 31 വരെ ഉണ്ടാകും.'],
    ] as const)
      expect(last(language, sentence), sentence).toContainEqual({ kind: 'period', level: 'maha', lord: 'Saturn', to });
    expect(last('en', 'You are in sade sati.', 'It is in its third phase until 31 December 2031.')).toContainEqual({
      kind: 'sade-sati',
      phase: 3,
      to,
    });
    expect(last('en', 'Saturn mahadasha is running.', 'Until 2031 you can build slowly.')).toEqual([]);
    for (const [language, sentence] of [
      ['en', 'Your Saturn and the other person’s Venus are in trine.'],
      ['hi', 'आपके शनि और दूसरे व्यक्ति के शुक्र में त्रिकोण योग है।'],
      ['es', 'Tu Saturno y Venus de la otra persona forman trígono.'],
      ['fr', 'Votre Saturne et Vénus de l’autre personne forment : trigone.'],
    ] as const)
      expect(last(language, sentence), sentence).toEqual([]);
    expect(last('hi', 'आपके शनि और शुक्र में त्रिकोण योग है।')).toEqual([
      { kind: 'aspect', body: 'Saturn', on: 'Venus', aspect: 'trine' },
    ]);
    expect(last('en', 'Mars is exalted.', 'In the 5th house, which is read for children, you have Mercury.')).toEqual([
      { kind: 'house', body: 'Mercury', houses: [5] },
    ]);
    expect(read('Rahu Kalam is from 10:38 to 12:08.').claims).toEqual([]);
    expect(read('Neither of you has Mangal dosha.').claims).toEqual([{ negated: true, kind: 'dosha', name: 'Mangal' }]);
    for (const [language, sentence] of [
      ['mr', 'तुमच्या सप्तम भावात 31 बिंदू आहेत.'],
      ['ta', 'உங்கள் 7ஆம் பாவத்தில் 31 பிந்துக்கள் உள்ளன.'],
      ['kn', 'ನಿಮ್ಮ 7ನೇ ಭಾವದಲ್ಲಿ 31 ಬಿಂದುಗಳಿವೆ.'],
      ['fr', 'En maison 7 il y a 31 bindus dans votre sarvashtakavarga.'],
    ] as const)
      expect(last(language, sentence), sentence).toEqual([{ kind: 'bindus', house: 7, is: 31 }]);
  });

  it('are of every kind that practice brings', () => {
    expect(read('Venus in conjunction with Mars gives charm.').claims).toEqual([
      { kind: 'conjunct', bodies: ['Venus', 'Mars'] },
    ]);
    for (const [words, aspect] of [
      ['in square to', 'square'],
      ['in trine to', 'trine'],
      ['in opposition to', 'opposition'],
    ] as const)
      expect(read(`Venus is ${words} Mars.`).claims).toEqual([{ kind: 'aspect', body: 'Venus', on: 'Mars', aspect }]);
    expect(read('Venus square Mars with an orb of 3°.').claims).toEqual([
      { kind: 'aspect', body: 'Venus', on: 'Mars', aspect: 'square', orb: { degree: 3 } },
    ]);
    expect(read('Each lunar mansion spans 13°20′, and the Moon crosses one a day.').claims).toEqual([]);
    expect(read('The dispositor of Mars is Venus.').claims).toEqual([
      { kind: 'dispositor', body: 'Venus', of: 'Mars' },
    ]);
    expect(read('Your seventh house is empty.').claims).toEqual([{ kind: 'empty', house: 7 }]);
    expect(read('Jupiter dasha follows Rahu dasha.').claims).toEqual([
      { kind: 'period-order', lord: 'Jupiter', after: 'Rahu' },
    ]);
    expect(read('You are in the second phase of sade sati.').claims).toEqual([
      { kind: 'sade-sati', phase: 2, at: 'now' },
    ]);
    expect(read('It is not true that Saturn is not in the tenth house.').claims).toEqual([
      { kind: 'house', body: 'Saturn', houses: [10] },
    ]);
    expect(read('At 32 your Venus mahadasha began.').claims).toEqual([
      { kind: 'period', level: 'maha', lord: 'Venus', at: { years: 32, until: 33 } },
    ]);
  });

  it('find their body again across sentences', () => {
    const first = read('Saturn is slow.');
    expect(claimsIn('It sits in the tenth house.', en as NonNullable<typeof en>, first.spoken).claims).toEqual([
      { kind: 'house', body: 'Saturn', houses: [10] },
    ]);
    expect(read('It sits in the tenth house.').unread).not.toEqual([]);
  });

  it('have their dates as stretches of time', () => {
    const [claim] = read('Saturn transits your 8th house from March 2027.').claims;
    expect(claim).toMatchObject({
      kind: 'transit',
      body: 'Saturn',
      house: 8,
      from: { fromJd: 2_461_465.5, toJd: 2_461_496.5 },
    });
    expect(read('गोचर में शनि मार्च 2027 से आपके अष्टम भाव में है।', 'hi').claims[0]).toMatchObject({
      kind: 'transit',
      body: 'Saturn',
      house: 8,
    });
    expect(read('Your Venus mahadasha ran from age 12 to age 32.').claims[0]).toMatchObject({
      kind: 'period',
      lord: 'Venus',
      from: { years: 12 },
    });
  });

  it('are the same in figures of the language', () => {
    expect(read('शनि १०वें भाव में है।', 'hi').claims).toEqual(read('शनि 10वें भाव में है।', 'hi').claims);
    expect(read('शनि १०वें भाव में है।', 'hi').claims).toHaveLength(1);
  });
});

describe('what holds', () => {
  it('is unknown where no record tells', () => {
    const nobody = groundOf({});
    expect(holds({ kind: 'sign', body: 'Sun', sign: 'Leo' }, nobody)).toBe('unknown');
    expect(holds({ kind: 'sign', body: 'Sun', sign: 'Leo', negated: true }, nobody)).toBe('unknown');
    const { horoscope } = delhi.parts;
    const blind = groundOf(horoscope === undefined ? {} : { horoscope });
    expect(holds({ kind: 'transit', body: 'Saturn', house: 1, at: 'now' }, blind)).toBe('unknown');
    expect(holds({ kind: 'period', level: 'maha', lord: 'Rahu', at: 'now' }, blind)).toBe('unknown');
    expect(holds({ kind: 'house', body: 'Pluto', houses: [8], chart: 'western' }, delhi)).toBe('unknown');
  });

  it('of a time outside the ephemeris is unknown and no exception', () => {
    expect(holds({ kind: 'transit', body: 'Saturn', house: 1, at: { fromJd: 9e9, toJd: 9e9 } }, delhi)).toBe('unknown');
  });

  it('is told rightly where a claim was false', () => {
    expect(truthOf({ kind: 'house', body: 'Saturn', houses: [7] }, delhi)).toEqual({
      claim: { kind: 'house', body: 'Saturn', houses: [7] },
      verdict: 'false',
      instead: [{ kind: 'house', body: 'Saturn', houses: [10] }],
    });
    expect(truthOf({ kind: 'period', level: 'maha', lord: 'Venus', at: 'now' }, delhi).instead).toEqual([
      { kind: 'period', level: 'maha', lord: 'Rahu', at: 'now' },
    ]);
    expect(truthOf({ kind: 'yoga', name: 'Hamsa' }, delhi).instead).toEqual([
      { kind: 'yoga', name: 'Hamsa', negated: true },
    ]);
    expect(truthOf({ kind: 'house', body: 'Saturn', houses: [10], negated: true }, delhi).instead).toEqual([
      { kind: 'house', body: 'Saturn', houses: [10] },
    ]);
  });

  it('of a cancelled dosha may be said either way', () => {
    expect(holds({ kind: 'dosha', name: 'Mangal' }, delhi)).toBe('true');
    expect(holds({ kind: 'dosha', name: 'Mangal', negated: true }, delhi)).toBe('true');
    expect(holds({ kind: 'dosha', name: 'Kala Sarpa' }, delhi)).toBe('false');
  });
});

describe('any text', () => {
  const words = fc.constantFrom(
    ...'Saturn Moon is in the not 10th house of lord Aries aspects and , . ( ) : | if your शनि दशम भाव में नहीं की दृष्टि from 2027 March 12° ° until with it there mahadasha yoga Gaja Kesari sade sati 28 bindus which \n - – 5 or'.split(
      ' ',
    ),
  );

  it('is read without an exception, in every language', () => {
    for (const language of Object.values(LANGUAGES)) {
      fc.assert(
        fc.property(
          fc.oneof(
            fc.string({ maxLength: 300, unit: 'binary' }),
            fc.array(words, { maxLength: 40 }).map((list) => list.join(' ')),
          ),
          (text) => {
            for (const claim of claimsIn(text, language).claims)
              expect(['true', 'false', 'unknown']).toContain(holds(claim, delhi));
          },
        ),
        { seed: SEED, numRuns: 120 },
      );
    }
  });

  it('of a hundred kilobytes is read as far as a sentence goes, and says so', () => {
    for (const unit of [
      'Saturn and ',
      'the 10th house, ',
      'शनि और ',
      '((((',
      'lord of the 1st and 2nd, ',
      '1st, 2nd, 3rd, ',
      '12 ',
      'a',
      '.',
    ] as const) {
      const text = unit.repeat(Math.ceil(100_000 / unit.length));
      const { unread } = claimsIn(
        text,
        unit.startsWith('श') ? (hi as NonNullable<typeof hi>) : (en as NonNullable<typeof en>),
      );
      expect(unread, unit).toContain('\u2026');
    }
  });
});
