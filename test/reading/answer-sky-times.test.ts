/** Questions that ask when a planet is in a sign or goes backwards: told of the sky, by its days, and of no period of a life. */

import { beforeAll, describe, expect, it } from 'vitest';
import { answerOf } from '../../packages/engine/src/reading/answer/index.ts';
import { holds } from '../../packages/engine/src/reading/claims/index.ts';
import { type Claim, gateOf } from '../../packages/engine/src/reading/gate/index.ts';
import { understand } from '../../packages/engine/src/reading/question/index.ts';
import { ask, NOW, openWorld, type Person, personOf, TODAY, voiceOf, type World } from './answers.ts';
import { LANGUAGES } from './claims/charts.ts';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: '+05:30' } as const;

/**
 * Days at Delhi on which Saturn enters and leaves Aries in the zodiac of Lahiri, and on which planets turn.
 *
 * @source  Swiss Ephemeris 2.10.03, `swetest -p6 -sid1`, `-p2`, `-p6`, `-p7` day by day, fetched 2026-11-23
 */
const SATURN_IN_ARIES = [
  ['2027-06-03', '2027-10-20'],
  ['2028-02-23', '2029-08-08'],
  ['2029-10-05', '2030-04-17'],
] as const;
const SATURN_IN_PISCES = ['2025-03-29', '2027-06-03'] as const;
const SATURN_TURNED = ['2026-07-27', '2026-12-11'] as const;
const MERCURY_TURNED = ['2027-02-09', '2027-03-03'] as const;
const MERCURY_TURNED_LAST = ['2026-10-24', '2026-11-13'] as const;
const URANUS_TURNED = ['2026-09-10', '2027-02-08'] as const;
const JUPITER_IN_CANCER = ['2027-01-25', '2027-06-26'] as const;
const VENUS_TURNED = ['2028-05-11', '2028-06-23'] as const;
/** In the tropical zodiac. */
const SATURN_IN_TAURUS_FROM = '2028-04-13';

let world: World;
let delhi: Person;
let hourless: Person;
beforeAll(async () => {
  world = await openWorld();
  delhi = personOf(world, { datetime: '1990-01-15T10:30', ...DELHI });
  hourless = personOf(world, { date: '1990-01-15', ...DELHI } as never);
}, 60_000);

const claimsOf = (text: string, person: Person = delhi, options = {}): readonly Claim[] =>
  ask(world, text, person.ground, options).sentences.flatMap(({ claims }) => claims);

/** The day of the place of birth on which a stretch begins. */
const dayOf = (when: unknown): string =>
  new Date(((when as { fromJd: number }).fromJd - 2_440_587.5) * 86_400_000 + 5.5 * 3_600_000)
    .toISOString()
    .slice(0, 10);

/** From when to when, of each claim of a planet in a sign, or going backwards. */
const spansOf = (claims: readonly Claim[], of: { readonly sign?: string; readonly retrograde?: true }) =>
  claims.flatMap((claim) =>
    claim.kind === 'transit' &&
    claim.sign === of.sign &&
    claim.retrograde === of.retrograde &&
    claim.house === undefined &&
    claim.from !== undefined
      ? [[dayOf(claim.from), dayOf(claim.to)]]
      : [],
  );

/** When Saturn comes to Aries; when Mercury goes backwards. */
const ASKED: { readonly [code: string]: readonly [sign: string, turn: string] } = {
  en: ['When does Saturn enter Aries?', 'When is the next Mercury retrograde?'],
  hi: ['शनि मेष राशि में कब प्रवेश करेगा?', 'बुध कब वक्री होगा?'],
  mr: ['शनि मेष राशीत कधी प्रवेश करेल?', 'बुध कधी वक्री होईल?'],
  bn: ['শনি কবে মেষ রাশিতে প্রবেশ করবে?', 'বুধ কবে বক্রী হবে?'],
  ta: ['சனி எப்போது மேஷ ராசிக்கு செல்வார்?', 'புதன் எப்போது வக்கிரம்?'],
  te: ['శని ఎప్పుడు మేషరాశిలోకి వెళ్తాడు?', 'బుధుడు ఎప్పుడు వక్రంలోకి వెళ్తాడు?'],
  kn: ['ಶನಿ ಯಾವಾಗ ಮೇಷ ರಾಶಿಗೆ ಹೋಗುತ್ತಾನೆ?', 'ಬುಧ ಯಾವಾಗ ವಕ್ರಿಯಾಗುತ್ತಾನೆ?'],
  ml: ['ശനി എപ്പോൾ മേടം രാശിയിലേക്ക് മാറും?', 'ബുധൻ എപ്പോൾ വക്രത്തിലാകും?'],
  gu: ['શનિ ક્યારે મેષ રાશિમાં પ્રવેશ કરશે?', 'બુધ ક્યારે વક્રી થશે?'],
  pa: ['ਸ਼ਨੀ ਮੇਖ ਰਾਸ਼ੀ ਵਿੱਚ ਕਦੋਂ ਜਾਵੇਗਾ?', 'ਬੁੱਧ ਕਦੋਂ ਵਕਰੀ ਹੋਵੇਗਾ?'],
  es: ['¿Cuándo entra Saturno en Aries?', '¿Cuándo está Mercurio retrógrado?'],
  fr: ['Quand Saturne entre-t-il en Bélier ?', 'Quand Mercure sera-t-il rétrograde ?'],
};

describe.each(Object.entries(ASKED))('in %s', (code, [sign, turn]) => {
  it('a sign is told by the stays in it, those of one round of the zodiac', () => {
    expect(understand(sign, { asOf: TODAY }).language.code).toBe(code);
    const claims = claimsOf(sign);
    expect(spansOf(claims, { sign: 'Aries' })).toEqual(SATURN_IN_ARIES);
    expect(new Set(claims.map(({ kind }) => kind))).toEqual(new Set(['transit']));
    for (const claim of claims) expect([claim, holds(claim, delhi.check)]).toEqual([claim, 'true']);
  });

  it('a turn is told by whether it is so now, and its days', () => {
    const claims = claimsOf(turn);
    expect(claims[0]).toEqual({ kind: 'transit', body: 'Mercury', retrograde: true, at: 'now', negated: true });
    expect(spansOf(claims, { retrograde: true })).toEqual([MERCURY_TURNED]);
    for (const claim of claims) expect([claim, holds(claim, delhi.check)]).toEqual([claim, 'true']);
  });

  it('and the gate lets every sentence of it through', () => {
    const gate = gateOf(delhi.check, voiceOf(world, code).language);
    for (const text of [sign, turn])
      for (const { text: told } of ask(world, text, delhi.ground).sentences)
        expect([told, gate.judge(told).outcome]).toEqual([told, 'pass']);
  });

  it('nor does it let through the same of another planet', () => {
    const gate = gateOf(delhi.check, voiceOf(world, code).language);
    const { body } = (LANGUAGES[code] as NonNullable<(typeof LANGUAGES)[string]>).names;
    for (const [text, own, other] of [
      [sign, body.Saturn, body.Jupiter],
      [turn, body.Mercury, body.Venus],
    ] as const) {
      const told = ask(world, text, delhi.ground).sentences.at(-1)?.text ?? '';
      const lie = told.replace(own, other);
      expect(lie).not.toBe(told);
      expect([lie, gate.judge(lie).outcome]).toEqual([lie, 'contradicted']);
    }
  });
});

describe.each(Object.keys(ASKED))('what is over, in %s', (code) => {
  it('is told as it was, passes the gate, and of another planet does not', () => {
    const question = understand('When was Mercury last retrograde?', { asOf: TODAY });
    const { language } = voiceOf(world, code);
    const { sentences } = answerOf(question, delhi.ground, voiceOf(world, code));
    const gate = gateOf(delhi.check, language);
    const [{ text, claims }] = sentences as [(typeof sentences)[number]];
    expect([sentences.length, spansOf(claims, { retrograde: true })]).toEqual([1, [MERCURY_TURNED_LAST]]);
    expect([text, gate.judge(text).outcome]).toEqual([text, 'pass']);
    const lie = text.replace(language.names.body.Mercury, language.names.body.Venus);
    expect([lie, gate.judge(lie).outcome]).toEqual([lie, 'contradicted']);
  });
});

describe('the sky of a time', () => {
  it.each([
    'How long will Saturn stay in Pisces?',
    'Until when is Saturn in Pisces?',
    'When does Saturn leave Pisces?',
  ])('is told from the true beginning of a stay: %s', (text) => {
    expect(spansOf(claimsOf(text), { sign: 'Pisces' })[0]).toEqual(SATURN_IN_PISCES);
  });

  it.each(['When does Saturn change sign?', 'When is the next Saturn transit?'])(
    'without a sign is of now and next: %s',
    (text) => {
      const claims = claimsOf(text);
      expect(spansOf(claims, { sign: 'Pisces' })).toEqual([SATURN_IN_PISCES]);
      expect(spansOf(claims, { sign: 'Aries' })).toEqual([SATURN_IN_ARIES[0]]);
    },
  );

  it.each(['When does Saturn go direct?', 'How long is Saturn retrograde?', 'शनि कब मार्गी होगा?'])(
    'has the stretch of today where a planet goes backwards today: %s',
    (text) => {
      const claims = claimsOf(text);
      expect(claims[0]).toEqual({ kind: 'transit', body: 'Saturn', retrograde: true, at: 'now' });
      expect(spansOf(claims, { retrograde: true })).toEqual([SATURN_TURNED]);
    },
  );

  it.each(['When will Jupiter enter Cancer?', 'When will Jupiter transit Cancer?', 'When does Jupiter leave Cancer?'])(
    'is told of Cancer, which is no illness then: %s',
    (text) => {
      expect(spansOf(claimsOf(text), { sign: 'Cancer' })).toEqual([JUPITER_IN_CANCER]);
    },
  );

  it('begins with the time that is named, which is not over', () => {
    expect(spansOf(claimsOf('When will Venus go retrograde in 2028?'), { retrograde: true })).toEqual([VENUS_TURNED]);
    expect(claimsOf('When will Venus go retrograde in 2028?')).toHaveLength(1);
    expect(claimsOf('When did Saturn enter Pisces in 2020?').some(({ kind }) => kind === 'transit')).toBe(false);
  });

  it.each([
    'When was Mercury last retrograde?',
    'When did Mercury last go retrograde?',
    'बुध पिछली बार कब वक्री हुआ था?',
    'बुध कब वक्री था?',
    '¿Cuándo estuvo Mercurio retrógrado?',
    'Quand Mercure était-il rétrograde ?',
  ])('that is over is told as it was: %s', (text) => {
    const claims = claimsOf(text);
    expect(spansOf(claims, { retrograde: true })).toEqual([MERCURY_TURNED_LAST]);
    for (const claim of claims) expect([claim, holds(claim, delhi.check)]).toEqual([claim, 'true']);
  });

  it.each([
    'Will Mercury go retrograde soon?',
    'Will Mercury be retrograde in 2027?',
    'Is Mercury going to turn retrograde next year?',
    'Is Mercury going retrograde soon?',
  ])('asked whether is asked when: %s', (text) => {
    expect(spansOf(claimsOf(text), { retrograde: true })).toEqual([MERCURY_TURNED]);
  });

  it.each([
    'Quand Saturne redevient-il direct ?',
    '¿Cuándo se pone directo Saturno?',
    'சனி எப்போது நேர்கதிக்கு வருவார்?',
    'శని ఎప్పుడు రుజుగతికి వస్తాడు?',
    'ಶನಿ ಯಾವಾಗ ಮಾರ್ಗಿಯಾಗುತ್ತಾನೆ?',
    'ശനി എപ്പോൾ നേർഗതിയിലാകും?',
  ])('its end is asked in the words of each language: %s', (text) => {
    expect(spansOf(claimsOf(text), { retrograde: true })).toEqual([SATURN_TURNED]);
  });

  it.each([
    'Will Mercury retrograde bring back exes?',
    'Will retrograde Saturn ruin things?',
    'Will Saturn retrograde be hard?',
    'Will Mercury retrograde cause trouble next year?',
  ])('what a turn brings is not its time: %s', (text) => {
    expect(understand(text, { asOf: TODAY }).kind).not.toBe('when');
  });

  it('the last of them that will be is to come, and the last stay in a sign is over', () => {
    expect(spansOf(claimsOf('When will the last Mercury retrograde be?'), { retrograde: true })).toEqual([
      MERCURY_TURNED,
    ]);
    // Of 2025 and 2026; it comes back to Gemini for months in the round after.
    const claims = claimsOf('When was Jupiter last in Gemini?');
    expect(spansOf(claims, { sign: 'Gemini' })).toEqual([['2025-12-05', '2026-06-02']]);
    for (const claim of claims) expect([claim, holds(claim, delhi.check)]).toEqual([claim, 'true']);
  });

  it('has one round of the zodiac: the Sun comes to a sign once', () => {
    expect(spansOf(claimsOf('When does the Sun enter Leo?'), { sign: 'Leo' })).toHaveLength(1);
  });

  it('is that of the tropical zodiac for a Western chart, which has Uranus as well', () => {
    const western = { system: 'western' } as const;
    expect(spansOf(claimsOf('When does Saturn enter Taurus?', delhi, western), { sign: 'Taurus' })[0]?.[0]).toBe(
      SATURN_IN_TAURUS_FROM,
    );
    expect(spansOf(claimsOf('When does Uranus go direct?', delhi, western), { retrograde: true })).toEqual([
      URANUS_TURNED,
    ]);
  });

  it('tells no house where the hour of birth is not known', () => {
    const claims = claimsOf('When does Saturn enter Aries?', hourless);
    expect(spansOf(claims, { sign: 'Aries' })).toEqual(SATURN_IN_ARIES);
    expect(claims.some((claim) => 'house' in claim)).toBe(false);
  });

  it.each([
    'When will I marry with Venus in Libra?',
    'When will Saturn in Pisces give me a job?',
    'When will my Saturn mahadasha start?',
    'When will Jupiter help my career?',
    'Saturn in Capricorn, when will marriage happen?',
    'शनि मकर में है, शादी कब होगी?',
    'शनि मकर में है, 2027 में शादी कब होगी?',
    'मंगल वक्री है तो विवाह कब होगा?',
    'Shani makar me hai shaadi kab hogi?',
    'Saturno en Capricornio, ¿cuándo habrá matrimonio?',
    'Vénus rétrograde, quand le mariage ?',
    'When will Covid end Saturn in Aquarius',
    'लग्न कधी मार्गी लागेल?',
  ])('is not told where a matter of life or a period is asked about: %s', (text) => {
    const first = ask(world, text, delhi.ground).sentences[0]?.claims[0];
    expect(first?.kind).toBe('period');
  });

  it('"still" is now', () => {
    expect(claimsOf('Is Mercury still retrograde?')[0]).toEqual({
      ...{ kind: 'transit', body: 'Mercury', retrograde: true, at: 'now', negated: true },
    });
  });

  it('is not told without a sky, nor where the ephemeris ends', () => {
    const { zodiac: _, ...blind } = delhi.ground;
    expect(ask(world, 'When does Saturn enter Aries?', blind).sentences[0]?.claims[0]?.kind).not.toBe('transit');
    const late = { ...delhi.ground, atJdUt: NOW + 366 * 900 };
    expect(() => ask(world, 'When does Saturn enter Aries?', late)).not.toThrow();
  });
});
