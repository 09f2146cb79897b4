/** The figures on the pages are those of the engine, asked again by its own doors, for births at random. */

import { describe, expect, it } from 'vitest';
import { SIGNS } from '../../packages/engine/src/chart/chart.ts';
import { NAKSHATRAS } from '../../packages/engine/src/chart/zodiac.ts';
import {
  GRAHAS,
  type Graha,
  naturalFriendship,
  openJyotish,
  VISIBLE_GRAHAS,
} from '../../packages/engine/src/jyotish/index.ts';
import { english } from '../../packages/engine/src/language/en.ts';
import { hindi } from '../../packages/engine/src/language/hi.ts';
import { tamil } from '../../packages/engine/src/language/ta.ts';
import { birthAlone } from '../../packages/engine/src/report/chapters/kundli/book.ts';
import { firstLetter } from '../../packages/engine/src/report/chapters/kundli/first-letter.ts';
import { ghatakOf } from '../../packages/engine/src/report/chapters/kundli/ghatak.ts';
import { checkReport } from '../../packages/engine/src/report/make.ts';
import type { ReportBirth } from '../../packages/engine/src/report/request.ts';
import { AS_OF, blocksOf, composed, kundliHouse, randomBirths, SEED, tablesOf } from './kundli-house.ts';

const BIRTHS = randomBirths(20, SEED + 1);
const { say, names } = english;

/** Each yogini with her lord, as Parashara has them. */
const YOGINI_LORDS = [
  'Mangala (Moon)',
  'Pingala (Sun)',
  'Dhanya (Jupiter)',
  'Bhramari (Mars)',
  'Bhadrika (Mercury)',
  'Ulka (Saturn)',
  'Siddha (Venus)',
  'Sankata (Rahu)',
];

/** `12°34′56″` as degrees. */
function degreesOf(text: string): number {
  const [, d, m, s] = /^(\d+)°(\d+)′(\d+)″$/.exec(text) as unknown as [string, string, string, string];
  return Number(d) + Number(m) / 60 + Number(s) / 3600;
}

function signNumber(text: string): number {
  return SIGNS.findIndex((sign) => names.rashi[sign] === text) + 1;
}

function rowsOf(chapters: Parameters<typeof tablesOf>[0], title: string): readonly (readonly string[])[] {
  const [first] = tablesOf(chapters, title);
  if (first === undefined) throw new Error(`no table ${title}`);
  return first;
}

describe(`figures of the whole report (births of seed ${SEED + 1})`, () => {
  it.each(BIRTHS.map((birth, index) => [index, birth] as const))(
    'birth %i',
    async (_, birth: ReportBirth) => {
      const house = await kundliHouse();
      const { chapters } = composed(house, 'kundli-premium', english, birth);
      const jyotish = openJyotish(house.engine);
      const { grahas, lagna } = jyotish.kundli(birthAlone(birth));
      const whole = jyotish.horoscope(birthAlone(birth));

      const positions = rowsOf(chapters, say.headings.planetPositions);
      expect(positions.length).toBe(10);
      expect(signNumber(positions[0]?.[1] as string)).toBe(lagna.sign);
      expect(degreesOf(positions[0]?.[2] as string)).toBeCloseTo(lagna.degree, 3);
      GRAHAS.forEach((graha, index) => {
        const [name, sign, degree, star, motion, , houseText] = positions[index + 1] as readonly string[];
        expect(name).toBe(names.graha[graha]);
        expect(signNumber(sign as string)).toBe(grahas[graha].sign);
        // Cut off, not rounded.
        expect(degreesOf(degree as string)).toBeLessThanOrEqual(grahas[graha].degree + 1e-6);
        expect(degreesOf(degree as string)).toBeGreaterThan(grahas[graha].degree - 1 / 3600 - 1e-6);
        expect(star).toBe(`${NAKSHATRAS[grahas[graha].nakshatra - 1]} ${grahas[graha].pada}`);
        expect(motion?.startsWith('retrograde')).toBe(grahas[graha].isRetrograde);
        expect(Number(houseText)).toBe(((grahas[graha].sign - lagna.sign + 12) % 12) + 1);
      });

      const natural = rowsOf(chapters, say.kundli.naturalFriendship);
      GRAHAS.forEach((graha, index) => {
        const friends = ((natural[index] as readonly string[])[1] as string).split(', ').filter((text) => text !== '–');
        const expected = GRAHAS.filter(
          (other) =>
            other !== graha &&
            whole.relationships.natural.some(
              (row) => row.firstPlanet === graha && row.secondPlanet === other && row.relationship === 'friend',
            ),
        );
        expect(friends).toEqual(expected.map((other) => names.graha[other]));
        if (graha === 'Sun') expect(naturalFriendship('Sun', 'Moon')).toBe('friend');
      });

      const sarva = rowsOf(chapters, say.headings.sarvashtakavarga).at(-1) as readonly string[];
      expect(sarva.slice(1, 13).map(Number)).toEqual(whole.ashtakavarga.sarva);
      expect(Number(sarva[13])).toBe(337);
      for (const graha of VISIBLE_GRAHAS) {
        const table = rowsOf(chapters, say.headings.ashtakavargaOf({ grahaOf: names.grahaOf[graha] }));
        const sums = Array.from({ length: 12 }, (_unused, sign) =>
          table.slice(0, 8).reduce((sum, row) => sum + Number(row[sign + 1]), 0),
        );
        expect(sums).toEqual(whole.ashtakavarga.bhinna[graha]);
        expect((table.at(-1) as readonly string[]).slice(1, 13).map(Number)).toEqual(sums);
      }

      const strength = rowsOf(chapters, say.headings.shadbala);
      const rupas = strength.find(([name]) => name === say.strength.rupas) as readonly string[];
      const parts = strength.slice(0, 6);
      VISIBLE_GRAHAS.forEach((graha, index) => {
        expect(Number(rupas[index + 1])).toBeCloseTo(whole.shadbala.grahas[graha].rupas, 1);
        const sum = parts.reduce((total, row) => total + Number((row[index + 1] as string).replace('−', '-')), 0);
        expect(Math.abs(sum - whole.shadbala.grahas[graha].virupas)).toBeLessThan(0.4);
      });

      const signs = rowsOf(chapters, say.kundli.vargaSigns);
      whole.vargas.forEach((varga, index) => {
        expect(signs[index]?.slice(1)).toEqual(
          [varga.lagna.sign, ...GRAHAS.map((graha) => varga.grahas[graha].sign)].map(
            (sign) => names.signShort[SIGNS[sign - 1] as (typeof SIGNS)[number]],
          ),
        );
      });

      const dashas = rowsOf(chapters, say.headings.mahadashas);
      expect(dashas.length).toBeGreaterThan(6);
      dashas.forEach(([lord, start, end], index) => {
        const span = whole.dasha.spans[index];
        const [from, to] = [span?.start, span?.end].map((text) => {
          const [year, month, day] = (text as string).slice(0, 10).split('-').map(Number) as [number, number, number];
          return english.date(year, month, day);
        });
        expect([lord, start, end]).toEqual([names.graha[span?.lord as Graha], from, to]);
      });

      const yoginis = rowsOf(chapters, say.headings.dashaSystem({ name: names.dashaSystem.yogini }));
      for (const [name] of yoginis) expect(YOGINI_LORDS).toContain(name);

      const cusps = rowsOf(chapters, say.headings.kpCusps);
      const kp = openJyotish(house.engine, 'kp').kp(birthAlone(birth));
      kp.cusps.forEach((cusp, index) => {
        const [number, sign, degree, , signLord, starLord, subLord, subSub] = cusps[index] as readonly string[];
        expect(Number(number)).toBe(index + 1);
        expect(signNumber(sign as string)).toBe(cusp.sign);
        expect(Math.abs(degreesOf(degree as string) - (cusp.longitudeDeg % 30))).toBeLessThan(1 / 3600 + 1e-6);
        expect([signLord, starLord, subLord, subSub]).toEqual(
          [cusp.signLord, cusp.starLord, cusp.subLord, cusp.subSubLord].map((lord) => names.graha[lord]),
        );
      });
    },
    20_000,
  );
});

describe('the hour of a birth', () => {
  it.each([
    ['kundli-mini', 'T10:30:45', '10:30:45'],
    ['kundli-mini', 'T10:30:00', '10:30'],
    ['kundli-mini', 'T10:30', '10:30'],
    ['natal-basic', 'T23:59:59', '23:59:59'],
  ])('is printed by %s as it was told: %s', async (reportType, time, printed) => {
    const birth = { datetime: `1990-01-15${time}`, latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
    const { book, chapters } = composed(await kundliHouse(), reportType, english, birth);
    const facts = blocksOf(chapters).flatMap((block) => (block.kind === 'facts' ? block.pairs : []));
    expect(facts.find(([name]) => name === say.birth.time)?.[1]).toBe(printed);
    expect(book.people[0]?.lines[0]).toBe(`15 January 1990, ${printed}`);
  });
});

describe('the panchang of a birth', () => {
  // The civil calendar of India began with 1 Chaitra 1879 Shaka on 22 March 1957, and Vikrama is 135 years ahead of Shaka (Report of the Calendar
  // Reform Committee, 1955, part C); winter is the Sun in Capricorn and Aquarius, spring in Pisces and Aries (Surya Siddhanta 14.10).
  it.each([
    ['1990-01-15T10:30', '1911', '2046', 'Shishira'],
    ['1990-04-15T10:30', '1912', '2047', 'Vasanta'],
    ['1957-03-10T10:30', '1878', '2013', 'Shishira'],
    ['1957-04-20T10:30', '1879', '2014', 'Vasanta'],
  ] as const)('of %s is of the years and the season that almanacs print', async (datetime, shaka, vikrama, ritu) => {
    const birth = { datetime, latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
    const { chapters } = composed(await kundliHouse(), 'kundli-mini', english, birth);
    const facts = Object.fromEntries(
      blocksOf(chapters).flatMap((block) => (block.kind === 'facts' ? block.pairs : [])),
    );
    expect([facts[say.panchang.shaka], facts[say.panchang.vikrama]]).toEqual([shaka, vikrama]);
    expect(facts[say.panchang.ritu]).toBe(names.ritu[ritu]);
  });
});

describe('avakahada and ghatak', () => {
  it('knows the 108 syllables in the letters of each language', () => {
    expect([1, 2, 3, 4].map((pada) => firstLetter(hindi, 1, pada))).toEqual(['चू', 'चे', 'चो', 'ला']);
    expect([1, 2, 3, 4].map((pada) => firstLetter(english, 1, pada))).toEqual(['Chu', 'Che', 'Cho', 'La']);
    expect([1, 2, 3, 4].map((pada) => firstLetter(english, 3, pada))).toEqual(['A', 'I', 'U', 'E']);
    expect(firstLetter(english, 13, 2)).toBe('Sha');
    expect(firstLetter(hindi, 27, 4)).toBe('ची');
    expect(firstLetter(tamil, 25, 3)).toBe('தா');
  });

  it('counts the ghatak Moon from the birth sign as the verse has it, and knows its stars', () => {
    const counted = [1, 5, 9, 2, 6, 10, 3, 7, 4, 8, 11, 12];
    counted.forEach((count, index) => {
      expect(ghatakOf(index + 1).moonSign).toBe(((index + count - 1) % 12) + 1);
    });
    expect(SIGNS.map((_, index) => NAKSHATRAS[ghatakOf(index + 1).nakshatra - 1])).toEqual([
      'Magha',
      'Hasta',
      'Swati',
      'Anuradha',
      'Mula',
      'Shravana',
      'Shatabhisha',
      'Revati',
      'Bharani',
      'Rohini',
      'Ardra',
      'Ashlesha',
    ]);
    // Purna for Taurus, Virgo, Pisces; bhadra for Gemini, Cancer; nanda for Scorpio, Aries; rikta for Capricorn, Libra; jaya for the rest.
    expect(SIGNS.map((_, index) => ghatakOf(index + 1).tithis[0])).toEqual([1, 5, 2, 2, 3, 5, 4, 1, 3, 4, 3, 5]);
    expect(SIGNS.map((_, index) => ghatakOf(index + 1).weekday)).toEqual([0, 6, 1, 3, 6, 6, 4, 5, 5, 2, 4, 5]);
  });
});

describe('a birth of an unknown hour', () => {
  const day: ReportBirth = { date: '1990-01-15', latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };

  it('pretends no lagna, no house, no divisional chart and no period', async () => {
    const house = await kundliHouse();
    for (const id of ['kundli-mini', 'kundli-basic', 'kundli-premium', 'single-page']) {
      const { book, chapters } = composed(house, id, english, day);
      const titles = chapters.map(({ title }) => title);
      for (const hidden of [
        say.headings.avakahada,
        say.headings.divisionalCharts,
        say.headings.shadbala,
        say.headings.sarvashtakavarga,
        say.headings.yogasFound,
        say.headings.antardashas,
        say.headings.transits,
        say.headings.kpCusps,
        say.kundli.houseLords,
      ])
        expect(titles, id).not.toContain(hidden);
      const heads = blocksOf(chapters).flatMap((block) => (block.kind === 'table' ? block.head.map(String) : []));
      expect(heads, id).not.toContain(say.furniture.house);
      const facts = blocksOf(chapters).flatMap((block) =>
        block.kind === 'facts' ? block.pairs.map(([name]) => name) : [],
      );
      expect(facts, id).not.toContain(say.birth.lagna);
      for (const block of blocksOf(chapters))
        if (block.kind === 'figure') expect(block.caption, id).toBe(say.headings.moonChart);
      for (const { id: rule } of book.readings?.told ?? [])
        expect(rule).not.toMatch(/^(graha-in-house|lord-in-house|lagna-sign|sav-house|dasha-pair|yoga|dosha|vara)\./);
    }
  });

  it('says what the day leaves open: ascendants of all its hours, the Moon’s stars, a sign that changes', async () => {
    const house = await kundliHouse();
    const jyotish = openJyotish(house.engine);
    const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
    const { chapters } = composed(house, 'kundli-mini', english, day);
    const lagnas = rowsOf(chapters, say.kundli.lagnasOfDay);
    expect(lagnas.length).toBeGreaterThanOrEqual(12);
    expect([lagnas[0]?.[1], lagnas.at(-1)?.[2]]).toEqual(['00:00', '24:00']);
    lagnas.slice(1).forEach((row, index) => {
      expect(row[1]).toBe(lagnas[index]?.[2]);
    });
    // The day of that month on which the Moon leaves a sign near noon.
    const days = Array.from({ length: 28 }, (_, index) => `1990-01-${String(index + 1).padStart(2, '0')}`);
    const changing = days.find((date) => {
      const moon = jyotish.unknownTime(date, place).signs.find(({ graha }) => graha === 'Moon');
      return moon?.isCertain === false;
    }) as string;
    const other = composed(house, 'kundli-basic', english, { ...day, date: changing });
    const facts = blocksOf(other.chapters).flatMap((block) =>
      block.kind === 'facts' ? block.pairs.map(([name]) => name) : [],
    );
    expect(facts).not.toContain(say.birth.moonSign);
    const moon = rowsOf(other.chapters, say.headings.planetPositions).find(([name]) => name === names.graha.Moon);
    expect(moon?.[1]).toMatch(/\?$/);
  });

  it('is refused where nothing but the hour counts', async () => {
    const house = await kundliHouse();
    for (const reportType of ['kp', 'ashtakavarga', 'shodashavarga'])
      for (const birth of [day, { ...day, time: 'unknown' }])
        expect(() => checkReport(house, { reportType, asOf: AS_OF, birth })).toThrow(
          expect.objectContaining({ code: 'INVALID_OPTION', field: 'birth.time' }),
        );
  });
});
