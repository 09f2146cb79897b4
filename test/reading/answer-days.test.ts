/** Questions that ask when an eclipse, a full moon, a fast or a festival is: told by its date, and not by a reading of the chart. */

import { beforeAll, describe, expect, it } from 'vitest';
import { festivalsBetween } from '../../packages/engine/src/jyotish/index.ts';
import { gateOf } from '../../packages/engine/src/reading/gate/index.ts';
import { DAYS_ASKED, understand } from '../../packages/engine/src/reading/question/index.ts';
import { UNLISTED } from '../../packages/engine/src/reading/question/lexicon/days.ts';
import { LEXICONS, lexiconNamed } from '../../packages/engine/src/reading/question/lexicon/index.ts';
import { ask, openWorld, type Person, personOf, TODAY, voiceOf, type World } from './answers.ts';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: '+05:30' } as const;
const BIRTH = { datetime: '1990-01-15T10:30', ...DELHI } as const;

/**
 * By the clock of Delhi: of the eclipses the day on which they are greatest, of the Moon the minute of her phase.
 *
 * @source  eclipses of 2027 and their kinds: Espenak and Meeus, Five Millennium Canon of Solar Eclipses (NASA/TP-2006-214141) and of Lunar Eclipses (NASA/TP-2006-214172);
 *          the Moon, full on 2026-11-24 at 14:53:35 UT, and the hours at Delhi on 2027-08-02 (10:23:44 – 11:32:58 UT): Swiss Ephemeris 2.10.03, `swetest -p1 -d0` by the
 *          minute and `swetest -solecl -local`, fetched 2026-11-23
 */
const SOLAR = ['2027-02-06', 'annular'] as const;
const LUNAR = ['2027-02-21', 'penumbral'] as const;

let world: World;
let delhi: Person;
/** The first day of a festival from a day on: what the almanac gives, which the tests of festivals hold to others. */
const dayOf = (id: string, from: string): string => {
  const { zodiac, clock } = delhi.ground as Required<Person['ground']>;
  return festivalsBetween(zodiac, clock, { from, days: 400 }, { ids: [id] })[0]?.date as string;
};
beforeAll(async () => {
  world = await openWorld();
  delhi = personOf(world, BIRTH);
}, 60_000);

const told = (text: string, person: Person = delhi, options = {}): readonly string[] =>
  ask(world, text, person.ground, options).sentences.map(({ text: sentence }) => sentence);

const dateIn = (code: string, date: string): string => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return voiceOf(world, code).language.date(year, month, day);
};

/** The next eclipse; the next full moon; Diwali. */
const ASKED: { readonly [code: string]: readonly [eclipse: string, moon: string, festival: string] } = {
  en: ['When is the next eclipse?', 'When is the next full moon?', 'When is Diwali in 2027?'],
  hi: ['अगला ग्रहण कब है?', 'अगली पूर्णिमा कब है?', '2027 में दिवाली कब है?'],
  mr: ['पुढचे ग्रहण कधी आहे?', 'पौर्णिमा कधी आहे?', '2027 मध्ये दिवाळी कधी आहे?'],
  bn: ['পরের গ্রহণ কবে?', 'পূর্ণিমা কবে?', '2027 সালে দীপাবলি কবে?'],
  ta: ['அடுத்த கிரகணம் எப்போது?', 'பௌர்ணமி எப்போது?', '2027 தீபாவளி எப்போது?'],
  te: ['తదుపరి గ్రహణం ఎప్పుడు?', 'పౌర్ణమి ఎప్పుడు?', '2027 దీపావళి ఎప్పుడు?'],
  kn: ['ಮುಂದಿನ ಗ್ರಹಣ ಯಾವಾಗ?', 'ಹುಣ್ಣಿಮೆ ಯಾವಾಗ?', '2027 ದೀಪಾವಳಿ ಯಾವಾಗ?'],
  ml: ['അടുത്ത ഗ്രഹണം എപ്പോൾ?', 'പൗർണമി എപ്പോൾ?', '2027 ദീപാവലി എപ്പോൾ?'],
  gu: ['હવે પછીનું ગ્રહણ ક્યારે છે?', 'પૂનમ ક્યારે છે?', '2027 માં દિવાળી ક્યારે છે?'],
  pa: ['ਅਗਲਾ ਗ੍ਰਹਿਣ ਕਦੋਂ ਹੈ?', 'ਪੂਰਨਮਾਸ਼ੀ ਕਦੋਂ ਹੈ?', '2027 ਵਿੱਚ ਦੀਵਾਲੀ ਕਦੋਂ ਹੈ?'],
  es: ['¿Cuándo es el próximo eclipse?', '¿Cuándo es la próxima luna llena?', '¿Cuándo es Diwali en 2027?'],
  fr: ['Quand a lieu la prochaine éclipse ?', 'Quand est la prochaine pleine lune ?', 'Quand est Diwali en 2027 ?'],
};

/** What people mean another day by, or another thing; a name with a figure; in Malayalam two stars of the Moon. */
const NO_DAYS_ALONE: readonly string[] = [
  'bhogi',
  'vinayaka-chaturthi',
  'malayalam-new-year',
  'ml arudra-darshan',
  'ml onam',
];

describe.each(Object.entries(ASKED))('in %s', (code, [eclipse, moon, festival]) => {
  it('the next eclipse of the Sun and of the Moon, with their kinds and what the place sees', () => {
    expect(understand(eclipse, { asOf: TODAY })).toMatchObject({ kind: 'day', days: ['eclipse'], topic: 'general' });
    const { answer, western } = voiceOf(world, code).language.say;
    const [solar, lunar] = told(eclipse);
    expect(solar?.toLowerCase()).toContain(`${western.solarEclipse.toLowerCase()} (${answer.eclipseAnnular})`);
    expect(solar).toContain(dateIn(code, SOLAR[0]));
    // Its shadow passes over South America and West Africa.
    expect(solar?.endsWith(answer.eclipseUnseen)).toBe(true);
    expect(lunar?.toLowerCase()).toContain(`${western.lunarEclipse.toLowerCase()} (${answer.eclipsePenumbral})`);
    expect(lunar).toContain(dateIn(code, LUNAR[0]));
  });

  it('the full moon, by the minute', () => {
    expect(understand(moon, { asOf: TODAY })).toMatchObject({ kind: 'day', days: ['full-moon'] });
    const [sentence] = told(moon);
    expect(sentence).toContain(dateIn(code, '2026-11-24'));
    expect(sentence).toContain(voiceOf(world, code).language.time(20, 23));
  });

  it('a festival of a year', () => {
    expect(understand(festival, { asOf: TODAY })).toMatchObject({ kind: 'day', days: ['diwali'] });
    const sentences = told(festival);
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain(dateIn(code, dayOf('diwali', '2027-01-01')));
  });

  it('and the gate lets every sentence of it through', () => {
    const gate = gateOf(delhi.check, voiceOf(world, code).language);
    for (const text of [eclipse, moon, festival])
      for (const sentence of told(text)) expect([sentence, gate.judge(sentence).outcome]).toEqual([sentence, 'pass']);
  });
});

describe('a day that comes round', () => {
  it.each([
    ['When is the next solar eclipse?', ['solar-eclipse']],
    ['When is the next eclipse of the Moon?', ['lunar-eclipse']],
    ['Next full moon', ['full-moon']],
    ['What date is Holi in 2027?', ['holi']],
    ['Which day is Raksha Bandhan next year?', ['raksha-bandhan']],
    ['Guru Purnima kab hai?', ['guru-purnima']],
    ['Is there an eclipse this month?', ['eclipse']],
    ['When should I fast for Ekadashi?', ['ekadashi']],
    ['When is Chaitra Navratri?', ['vasanta-navaratri']],
    ['सूर्य ग्रहण कब लगेगा?', ['solar-eclipse']],
    ['When is Ganesh Chaturthi in 2027?', ['ganesh-chaturthi']],
    ['What is the date of Holi 2027?', ['holi']],
    ["What's the date of the next full moon?", ['full-moon']],
    ['Tell me the date of the next eclipse', ['eclipse']],
    ['List the full moons in 2027', ['full-moon']],
    ['Which date is the next Amavasya?', ['new-moon']],
    ['What are the eclipses in 2027?', ['eclipse']],
    ['दिवाली किस तारीख को है?', ['diwali']],
    ['holi kis tarikh ko hai', ['holi']],
    ['diwali ki date kya hai', ['diwali']],
    ['chandra grahan kitne baje hai', ['lunar-eclipse']],
    ['¿Qué día es la luna llena?', ['full-moon']],
    ['¿Cuál es la fecha del próximo eclipse?', ['eclipse']],
    ['Quel jour est la pleine lune ?', ['full-moon']],
    ['Quelle est la date de la prochaine éclipse ?', ['eclipse']],
    ['Is Diwali tomorrow?', ['diwali']],
    ['When is Sharad Purnima?', ['kojagara-purnima']],
    ['When is Guru Nanak Jayanti?', ['kartika-purnima']],
    ['When is Putrada Ekadashi?', ['Shravana Putrada Ekadashi', 'Pausha Putrada Ekadashi']],
    ['When is Pandava Nirjala Ekadashi?', ['Nirjala Ekadashi']],
    ['dev uthani gyaras kab hai', ['Devutthana Ekadashi']],
    ['next Shani Pradosh', ['Shani Pradosha']],
    ['When is Vaikunta Ekadasi?', ['vaikuntha-ekadashi']],
    ['ముక్కోటి ఏకాదశి ఎప్పుడు?', ['vaikuntha-ekadashi']],
    ['ஆடி அமாவாசை எப்போது?', ['aadi-amavasya']],
    ['हरियाली अमावस्या कब है?', ['hariyali-amavasya']],
    ['Somvati Amavas kab hai?', ['Somavati Amavasya']],
    ['आषाढी एकादशी कधी आहे?', ['Devshayani Ekadashi']],
    ['त्रिपुरी पौर्णिमा कधी आहे?', ['kartika-purnima']],
    ['ਨਿਰਜਲਾ ਇਕਾਦਸ਼ੀ ਕਦੋਂ ਹੈ?', ['Nirjala Ekadashi']],
    ['કોજાગરી પૂનમ ક્યારે છે?', ['kojagara-purnima']],
    ['gupt navratri kab hai', ['ashadha-navaratri', 'magha-navaratri']],
    ['माघ गुप्त नवरात्रि कब है?', ['magha-navaratri']],
    ['When is Ashadha Navratri?', ['ashadha-navaratri']],
    ['¿Cuándo es Magha Navaratri?', ['magha-navaratri']],
    ['வசந்த நவராத்திரி எப்போது?', ['vasanta-navaratri']],
    ['When is Angarki Sankashti Chaturthi?', ['Angaraki Chaturthi']],
    ['अंगारकी संकष्टी कधी आहे?', ['Angaraki Chaturthi']],
    ['मासिक दुर्गा अष्टमी कब है?', ['masik-durgashtami']],
    ['When is Safala Ekadashi?', ['Saphala Ekadashi']],
    ['रंगभरी एकादशी कब है?', ['Amalaki Ekadashi']],
    ['dol gyaras kab hai', ['Parsva Ekadashi']],
    ['భీష్మ ఏకాదశి ఎప్పుడు?', ['Jaya Ekadashi']],
    ['జయ ఏకాదశి ఎప్పుడు?', ['Jaya Ekadashi']],
    ['యోగిని ఏకాదశి ఎప్పుడు?', ['Yogini Ekadashi']],
    ['ನಿರ್ಜಲ ಏಕಾದಶಿ ಯಾವಾಗ?', ['Nirjala Ekadashi']],
    ['ಯೋಗಿನಿ ಏಕಾದಶಿ ಯಾವಾಗ?', ['Yogini Ekadashi']],
    ['નિર્જળા અગિયારસ ક્યારે છે?', ['Nirjala Ekadashi']],
    ['દેવ દિવાળી ક્યારે છે?', ['deva-deepavali']],
    ['When is Kojagari Lakshmi Puja?', ['kojagara-purnima']],
    ['Baisakhi Purnima date', ['buddha-purnima']],
    ['माघी पूर्णिमा कब है?', ['magha-purnima']],
    ['शनि प्रदोष व्रत कब है?', ['Shani Pradosha']],
    ['Shani Pradosha Vrata 2027', ['Shani Pradosha']],
  ])('is understood by its own name: %s', (text, days) => {
    expect(understand(text, { asOf: TODAY })).toMatchObject({ kind: 'day', days, bodies: [], topic: 'general' });
  });

  it.each([
    'When will I get a job after Diwali?',
    'Will I marry before Holi?',
    'What is Ekadashi?',
    'What is a lunar eclipse?',
    'What does a full moon mean?',
    'Why do we fast on Ekadashi?',
    'How will the eclipse affect me?',
    'Is today Ekadashi?',
    'When does Saturn enter Aries?',
    'Was I born on a full moon?',
    'Which remedy should I do on Amavasya?',
    'Is my Moon full?',
    'When will I be happy after Diwali?',
    'When will things get better after Navratri?',
    'I was born on Holi, when will I succeed?',
    'When will the eclipse affect me?',
    'मेरे जीवन से ग्रहण कब हटेगा?',
    '¿Cuándo terminará el eclipse de mi vida?',
    'When does my grahan dosha end?',
    'Grahan dosha',
    'शपथ ग्रहण कब होगा?',
    'आमार शपथ ग्रहण कब?',
    'আমার শপথ গ্রহণ কবে হবে?',
    'When will Vishu call me?',
    'राखी मुझे कब मिलेगी?',
    'Born on amavasya',
    'Is the eclipse bad?',
    'क्या दिवाली शुभ है?',
    'meri diwali kaisi rahegi',
    'When does Navratri end?',
    'When is Jyeshtha Purnima?',
    'माघ अमावस्या कब है?',
    'Navratri 2027 rashifal',
    'When does Nirjala Ekadashi parana start?',
    'When can I break my Ekadashi fast?',
    'निर्जला एकादशी का पारण कब है?',
    'sawan shivratri kab hai',
    'सावन शिवरात्रि कब है?',
    'शाकंभरी नवरात्र कधी आहे?',
    'ஆடி பௌர்ணமி எப்போது?',
    'When will Narada bring me luck?',
    'Quand vais-je m’éclipser ?',
  ])('is not asked for where it is only named: %s', (text) => {
    expect(understand(text, { asOf: TODAY }).days).toEqual([]);
  });

  it.each([
    ['When is Holi?', 'holi', '2026-11-22'],
    ['When is Maha Shivaratri?', 'maha-shivaratri', '2026-11-22'],
    ['When is Makar Sankranti?', 'makara-sankranti', '2026-11-22'],
    ['When is Diwali this year?', 'diwali', '2026-01-01'],
    ['When was Diwali in 2025?', 'diwali', '2025-01-01'],
    ['When is Karva Chauth in 2027?', 'karwa-chauth', '2027-01-01'],
    ['When is Onam in 2027?', 'onam', '2027-01-01'],
    ['When is Ugadi?', 'ugadi', '2026-11-22'],
    ['When is Navratri in 2027?', 'vasanta-navaratri', '2027-01-01'],
    ['When is the next Ekadashi?', 'ekadashi-smarta', '2026-11-22'],
  ])('has the date of the almanac, also of a time that is over: %s', (text, id, from) => {
    expect(told(text)[0]).toContain(dateIn('en', dayOf(id, from)));
  });

  it.each([
    ['When was the last full moon?', '2026-10-26'],
    ['पिछली पूर्णिमा कब थी?', '2026-10-26'],
    ['When was the last eclipse?', '2026-08-12'],
    ['¿Cuándo fue la última luna llena?', '2026-10-26'],
    ['Quand était la dernière pleine lune ?', '2026-10-26'],
    ['When was Diwali?', '2026-11-08'],
  ])('looked back at is the last one: %s', (text, date) => {
    const { code } = understand(text, { asOf: TODAY }).language;
    expect(told(text).some((sentence) => sentence.includes(dateIn(code, date)))).toBe(true);
    expect(told(text).join(' ')).not.toContain('2027');
  });

  it('that a span has not is said to be none, and the next one told where it is to come', () => {
    const { eventNone } = voiceOf(world, 'en').language.say.answer;
    expect(told('Was there an eclipse in January 2026?')).toEqual([eventNone]);
    const [none, next] = told('Is Diwali tomorrow?');
    expect([none, next?.includes(dateIn('en', dayOf('diwali', '2026-11-22')))]).toEqual([eventNone, true]);
  });

  it('of many years is told until it is enough, and that more follow', () => {
    const five = told('When is Diwali in the next 5 years?');
    expect(five).toHaveLength(5);
    const { eventMore } = voiceOf(world, 'en').language.say.answer;
    const all = told('When are the full moons between 2027 and 2040?');
    expect([all.length, all.at(-1)]).toEqual([53, eventMore]);
    expect(told('When is Diwali in 2199?').join()).toContain('2199');
    expect(told('When is the next eclipse after 2030?').every((text) => /20(?:3[1-9])/.test(text))).toBe(true);
  });

  it('of two schools on one date is one line, with the name of the fast; where they part, each has its own', () => {
    expect(told('When is the next Ekadashi?')).toEqual([`Utpanna Ekadashi: ${dateIn('en', '2026-12-04')}.`]);
    expect(told('When is Nirjala Ekadashi in 2027?')).toEqual([
      `Nirjala Ekadashi (Smarta): ${dateIn('en', dayOf('ekadashi-smarta', '2027-06-10'))}.`,
      `Nirjala Ekadashi (Vaishnava): ${dateIn('en', dayOf('ekadashi-vaishnava', '2027-06-10'))}.`,
    ]);
  });

  it('that does not come every year is looked for further on', () => {
    // Chaitra is added to the year that begins in 2029.
    expect(told('When is the next Padmini Ekadashi?')).toEqual([`Padmini Ekadashi: ${dateIn('en', '2029-03-26')}.`]);
    expect(told('When was the last Padmini Ekadashi?')).toHaveLength(1);
  });

  it('of a weekday is the next that falls on it', () => {
    const [only, ...others] = told('When is the next Shani Pradosha?');
    expect(others).toEqual([]);
    const [, day, month, year] = /: (\d+) (\w+) (\d+)\.$/.exec(only as string) as unknown as string[];
    expect(new Date(`${day} ${month} ${year} 12:00 UTC`).getUTCDay()).toBe(6);
  });

  it('is of the kind that is asked for, and seen where that is asked', () => {
    expect(told('When is the next total solar eclipse?')[0]).toContain(dateIn('en', '2027-08-02'));
    expect(told('When is the next partial lunar eclipse?')[0]).toContain(dateIn('en', '2028-01-12'));
    for (const text of told('When is the next eclipse visible in India?')) expect(text).toContain('Visible from');
  });

  /** @source  Swiss Ephemeris 2.10.03, `swetest -lunecl -local -geopos18.9553,69.6492,0`: umbral 07:18 to 10:47 UT, moonset 09:05, moonrise 11:45; fetched 2026-11-24 */
  it('of the Moon near a pole has the hours before she sets', () => {
    const tromso = personOf(world, { ...BIRTH, latitude: 69.6492, longitude: 18.9553, timezone: '+01:00' });
    const [text] = told('When was the lunar eclipse in November 2021?', tromso);
    expect(text).toMatch(
      /\(partial\): 19 November 2021\. Visible from the place of birth \(partial\): 08:1\d – 10:0\d\.$/,
    );
  });

  it('of the Moon ends with her setting', () => {
    const [text] = told('When is the lunar eclipse in February 2027?');
    // She sets at Delhi at 06:56; the penumbra leaves her before.
    expect(text).toContain('02:42 – 06:43');
    const east = personOf(world, { ...BIRTH, latitude: 35.7, longitude: 139.7, timezone: '+09:00' });
    // At Tokyo her upper limb sets minutes after the penumbra has reached her.
    expect(told('When is the lunar eclipse in February 2027?', east)[0]).toMatch(/: 06:12 – 06:18\.$/);
  });

  it('of a span is told for each time that it comes, in order', () => {
    const moons = told('When are the full moons in 2027?');
    // Twelve or thirteen of them in a year.
    expect(moons).toHaveLength(12);
    expect(moons[0]).toContain(dateIn('en', '2027-01-22'));
    const eclipses = told('When are the eclipses in 2027?').filter((text) => text.includes('2027'));
    expect(eclipses.map((text) => /\((.*?)\)/.exec(text)?.[1])).toEqual([
      ...['annular', 'penumbral', 'penumbral', 'total', 'penumbral'],
    ]);
  });

  it('an eclipse that the place of birth sees has its hours there', () => {
    const [sentence] = told('When is the solar eclipse in August 2027?');
    expect(sentence).toBe(
      `Eclipse of the Sun (total): ${dateIn('en', '2027-08-02')}. Visible from the place of birth (partial): 15:53 – 17:02.`,
    );
    // As often as there is one in the span, each with its own sentence.
    const of2028 = told('When are the eclipses in 2028?');
    expect(of2028).toHaveLength(5);
    expect(of2028.map((text) => text.includes('Not visible'))).toEqual([true, true, false, true, false]);
  });

  it('is told of whoever asks with a Western chart, too, and without an hour of birth', () => {
    expect(told('When is the next eclipse?', delhi, { system: 'western' })).toEqual(told('When is the next eclipse?'));
  });

  it('wants a place: without a birth it is not told, and the answer says so', () => {
    const answer = ask(world, 'When is the next eclipse?', { atJdUt: delhi.ground.atJdUt });
    expect(answer.warnings).toContain('NO_DAY');
    expect(answer.charge).toBe(false);
  });

  it('of an almanac wants a zodiac: without one it is not said that there is none', () => {
    const { zodiac: _, ...ground } = delhi.ground;
    for (const text of ['When is Diwali in 2027?', 'When is Nirjala Ekadashi in 2027?'])
      expect(ask(world, text, ground).warnings).toContain('NO_DAY');
    expect(ask(world, 'When is the full moon?', ground).warnings).not.toContain('NO_DAY');
  });

  it('that the ephemeris does not reach is not told', () => {
    const late = { ...delhi.ground, atJdUt: delhi.ground.atJdUt + 366 * 900 };
    expect(() => ask(world, 'When is the next eclipse?', late)).not.toThrow();
  });

  it.each(Object.entries(ASKED))('is asked for by any name that %s tells it with', (code, [, , festival]) => {
    const when = festival
      .replace('2027', '')
      .replace(/दिवाली|दिवाळी|দীপাবলি|தீபாவளி|దీపావళి|ದೀಪಾವಳಿ|ദീപാവലി|દિવાળી|ਦੀਵਾਲੀ|Diwali/, '#');
    const ask = when.replace(/ (?:में|मध्ये|সালে|માં|ਵਿੱਚ|in|en)(?= )/, '');
    const { names } = voiceOf(world, code).language;
    const known: Readonly<Record<string, string>> = {
      ...names.festival,
      ...names.festivalByWeekday,
      ...names.ekadashi,
    };
    const missed = DAYS_ASKED.flatMap((day) => {
      const [name] = (known[day] ?? '').split(/ ?[(,]/) as [string];
      if (name === '' || NO_DAYS_ALONE.some((one) => one === day || one === `${code} ${day}`)) return [];
      return understand(ask.replace('#', name), { asOf: TODAY, language: code as 'en' }).days.includes(day)
        ? []
        : [`${day}: ${name}`];
    });
    expect(missed).toEqual([]);
  });

  it('has words in English for every name, and no table has a name that is none', () => {
    expect(Object.keys(lexiconNamed('en').days).sort()).toEqual([...DAYS_ASKED, UNLISTED].sort());
    for (const key of Object.keys(LEXICONS) as (keyof typeof LEXICONS)[])
      for (const day of Object.keys(lexiconNamed(key).days)) expect([...DAYS_ASKED, UNLISTED]).toContain(day);
  });
});
