/** The Western reports: figures are those of charts cast apart, dates are those on which the sky stands so, and an unknown hour pretends nothing. */

import { beforeAll, describe, expect, it } from 'vitest';
import { SIGNS } from '../../packages/engine/src/chart/chart.ts';
import type { EngineError } from '../../packages/engine/src/errors.ts';
import { english } from '../../packages/engine/src/language/en.ts';
import { itemNamed } from '../../packages/engine/src/report/catalog/index.ts';
import type { WrittenChapter } from '../../packages/engine/src/report/catalog/item.ts';
import { WESTERN_ITEMS } from '../../packages/engine/src/report/catalog/western.ts';
import { WesternBook } from '../../packages/engine/src/report/chapters/western/book.ts';
import { WesternPairBook } from '../../packages/engine/src/report/chapters/western/pair-book.ts';
import { ProgressBook } from '../../packages/engine/src/report/chapters/western/progress-book.ts';
import { ReturnBook } from '../../packages/engine/src/report/chapters/western/return-book.ts';
import { TransitBook } from '../../packages/engine/src/report/chapters/western/transit-book.ts';
import { type Block, plainOf } from '../../packages/engine/src/report/flow/blocks.ts';
import type { ReportHouse } from '../../packages/engine/src/report/house.ts';
import type { ReportBirth } from '../../packages/engine/src/report/request.ts';
import { aspectsBetween } from '../../packages/engine/src/western/index.ts';
import { AS_OF, ASHA, ROHAN, reportHouse, wordsOf } from './house.ts';
import { blocksOf, randomBirths } from './kundli-house.ts';

let house: ReportHouse;
beforeAll(async () => {
  house = await reportHouse();
});

const SEED = 20261122;
const BIRTHS = randomBirths(6, SEED);
const LIFELONG: ReportBirth = {
  date: '1990-01-15',
  time: 'unknown',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
};
const WEST = { zodiac: 'tropical', houseSystem: 'placidus', nodeType: 'true' } as const;

const ground = (reportType: string, more: object) =>
  ({
    house,
    request: { reportType, language: 'en', asOf: AS_OF, ...more },
    language: english,
    title: reportType,
  }) as ConstructorParameters<typeof WesternBook>[0];

function composed(reportType: string, more: object): readonly WrittenChapter[] {
  return itemNamed(reportType).compose(ground(reportType, more)).chapters;
}

function rowsOf(chapters: readonly WrittenChapter[], title: string): readonly (readonly string[])[] {
  return blocksOf(chapters)
    .filter((block): block is Block & { kind: 'table' } => block.kind === 'table' && block.title === title)
    .flatMap(({ rows }) => rows.map((row) => row.map(plainOf)));
}

/** The shorter way between two longitudes. */
const apart = (one: number, other: number): number => {
  const arc = Math.abs(((one - other) % 360) + 360) % 360;
  return Math.min(arc, 360 - arc);
};

const longitudes = (
  birth: ReportBirth | Parameters<ReportHouse['engine']['chart']>[0],
): ReadonlyMap<string, number> => {
  const { planets, ascendant, midheaven } = house.engine.chart(birth as never, WEST);
  return new Map([
    ...planets.map(({ name, longitude }) => [name, longitude] as const),
    ['Ascendant', ascendant.longitude] as const,
    ['Midheaven', midheaven.longitude] as const,
  ]);
};

/** An instant as a birth in universal time at a place. */
const skyAt = (jdUt: number, { latitude, longitude }: ReportBirth): ReadonlyMap<string, number> =>
  longitudes({
    datetime: new Date((jdUt - 2440587.5) * 86_400_000).toISOString().slice(0, 19),
    latitude,
    longitude,
    timezone: 'UTC',
  });

describe(`positions on the page (seed ${SEED})`, () => {
  it('are the signs, degrees and houses of the chart that the engine casts', () => {
    for (const birth of BIRTHS) {
      const chart = house.engine.chart(birth, WEST);
      const rows = rowsOf(composed('natal-basic', { birth }), english.say.headings.planetPositions);
      const find = (name: string) => rows.find(([first]) => first?.replace(/ R$/, '') === name) ?? [];
      for (const name of [
        'Sun',
        'Moon',
        'Mercury',
        'Venus',
        'Mars',
        'Jupiter',
        'Saturn',
        'Uranus',
        'Neptune',
        'Pluto',
      ] as const) {
        const placed = chart.planets.find((planet) => planet.name === name);
        if (placed === undefined) continue;
        const [first, sign, degree, number] = find(english.names.body[name]);
        expect([sign, degree, number], `${birth.datetime} ${name}`).toEqual([
          english.names.sign[placed.sign],
          english.degrees(placed.degree, 'seconds'),
          english.number(placed.house),
        ]);
        expect(first?.endsWith(' R')).toBe(placed.retrograde);
      }
      expect(find('Ascendant')[2]).toBe(english.degrees(chart.ascendant.degree, 'seconds'));
      const cusps = rowsOf(composed('natal-basic', { birth }), english.say.headings.houseCusps);
      expect(cusps.map((row) => row[2])).toEqual(chart.houses.map(({ degree }) => english.degrees(degree)));
    }
  }, 60_000);

  it('have aspects whose orbs are those of the longitudes', () => {
    const angles = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 } as const;
    for (const birth of BIRTHS) {
      const at = longitudes(birth);
      const { sky } = new WesternBook(ground('natal-basic', { birth }));
      expect(sky.aspects.length).toBeGreaterThan(8);
      for (const { point1, point2, type, orbDeg } of sky.aspects) {
        const [one, other] = [at.get(point1), at.get(point2)];
        if (one === undefined || other === undefined) continue;
        expect(Math.abs(apart(one, other) - angles[type as 'trine'])).toBeCloseTo(orbDeg, 5);
      }
      expect([...sky.aspects].map(({ orbDeg }) => orbDeg)).toEqual(
        [...sky.aspects].map(({ orbDeg }) => orbDeg).sort((one, other) => one - other),
      );
    }
  });

  it('are read only where they hold, and each once', () => {
    for (const birth of BIRTHS.slice(0, 3)) {
      const chart = house.engine.chart(birth, WEST);
      const book = new WesternBook(ground('natal-basic', { birth }));
      const ids = book.tellings.map(({ rule }) => rule.id);
      for (const { name, sign, house: number } of chart.planets.filter((planet) => !planet.name.endsWith('Node'))) {
        expect(ids).toContain(`western-sign.${name}.${sign}`);
        expect(ids).toContain(`western-house.${name}.${number}`);
      }
      expect(ids).toContain(`western-ascendant.${chart.ascendant.sign}`);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('lots and scores', () => {
  it('have the Lot of Fortune where ascendant, Moon and Sun put it, by day and by night', () => {
    for (const birth of BIRTHS) {
      const chart = house.engine.chart(birth, WEST);
      const at = longitudes(birth);
      const [sun, moon, ascendant] = ['Sun', 'Moon', 'Ascendant'].map((name) => at.get(name) as number) as [
        number,
        number,
        number,
      ];
      const { radix } = new WesternBook(ground('natal-basic', { birth }));
      const arc = radix.sect === 'night' ? sun - moon : moon - sun;
      const fortune = (((ascendant + arc) % 360) + 360) % 360;
      const [row] = rowsOf(composed('natal-basic', { birth }), english.say.headings.lots);
      expect(row?.slice(0, 3)).toEqual([
        english.names.lot.fortune,
        english.names.sign[SIGNS[Math.floor(fortune / 30)] as 'Aries'],
        english.degrees(fortune % 30),
      ]);
      expect(chart.planets.find(({ name }) => name === 'Sun')?.house).toSatisfy((number: number) =>
        radix.sect === 'day' ? number >= 7 : number <= 7 || number === 12,
      );
    }
  });

  it('have a score whose parts stand under it, the weightiest first', () => {
    const { synastry } = new WesternPairBook(ground('synastry', { birth: ASHA, partner: ROHAN }));
    const rows = rowsOf(composed('synastry', { birth: ASHA, partner: ROHAN }), english.say.western.score);
    const points = rows.map((row) => Number(row[3]?.replace('−', '-')));
    expect(rows).toHaveLength(20);
    synastry.score.contributions.slice(0, 20).forEach((part, index) => {
      expect(Math.abs((points[index] as number) - part.points)).toBeLessThan(0.0051);
    });
  });
});

describe('a birth without its hour', () => {
  it('has neither houses nor angles on any page', () => {
    for (const id of ['natal-basic', 'natal-premium', 'transits-year']) {
      const chapters = composed(id, { birth: LIFELONG });
      const words = chapters.map(({ title, blocks }) => `${title}\n${wordsOf(blocks)}`).join('\n');
      expect(words).not.toMatch(/\d(?:st|nd|rd|th) house|Midheaven|Ascendant|Lot of|Placidus/);
      expect(words).toContain(english.say.western.timelessNote);
    }
  }, 60_000);

  it('has only aspects that both ends of the day have', () => {
    for (const date of ['1990-01-15', '1971-06-30', '2003-11-02']) {
      const birth = { ...LIFELONG, date };
      const { sky } = new WesternBook(ground('natal-basic', { birth }));
      const angles = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 } as const;
      expect(sky.aspects.length).toBeGreaterThan(3);
      for (const time of ['00:00:01', '23:59:59']) {
        const at = longitudes({ ...birth, time });
        for (const { point1, point2, type, allowedDeg } of sky.aspects) {
          const [one, other] = [at.get(point1), at.get(point2)];
          if (one === undefined || other === undefined) continue;
          expect(
            Math.abs(apart(one, other) - angles[type as 'trine']),
            `${date} ${point1} ${point2}`,
          ).toBeLessThanOrEqual(allowedDeg);
        }
      }
    }
  });

  it('has between it and another only aspects that both ends of the day have', () => {
    const angles = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 } as const;
    const his = longitudes(ROHAN);
    for (const date of ['1990-01-15', '1971-06-30', '2003-11-02', '1985-04-11', '1964-09-23']) {
      const birth = { ...LIFELONG, date };
      const { aspects } = new WesternPairBook(ground('synastry', { birth, partner: ROHAN }));
      expect(aspects.length).toBeGreaterThan(5);
      for (const time of ['00:00:01', '23:59:59']) {
        const at = longitudes({ ...birth, time });
        for (const { point1, point2, type, allowedDeg } of aspects)
          expect(
            Math.abs(apart(at.get(point1) as number, his.get(point2) as number) - angles[type as 'trine']),
          ).toBeLessThanOrEqual(allowedDeg);
      }
    }
  });

  it('is not compared by its Moon, nor scored', () => {
    const pair = new WesternPairBook(ground('synastry', { birth: LIFELONG, partner: ROHAN }));
    expect(pair.aspects.some(({ point1 }) => point1 === 'Moon')).toBe(false);
    const titles = composed('synastry', { birth: LIFELONG, partner: ROHAN }).map(({ title }) => title);
    expect(titles).not.toContain(english.say.western.score);
    expect(titles).not.toContain(english.say.western.davison);
    expect(composed('composite', { birth: LIFELONG, partner: ROHAN }).map(({ title }) => title)).not.toContain(
      english.say.headings.reading,
    );
  });

  it.each(['solar-return', 'progressions'])('is refused by %s, which rests on the hour', (id) => {
    expect(() => composed(id, { birth: LIFELONG })).toThrowError(
      expect.objectContaining({ code: 'INVALID_OPTION', field: 'birth.time' }) as EngineError,
    );
  });
});

describe('a year of transits', () => {
  it('has every hit of the year in its months, on a day when the sky stands so', () => {
    const book = new TransitBook(ground('transits-year', { birth: ASHA }));
    const natal = longitudes(ASHA);
    const months = composed('transits-year', { birth: ASHA }).find(
      ({ title }) => title === english.say.headings.monthByMonth,
    );
    const tables = (months?.blocks ?? []).flatMap((block) =>
      block.kind === 'table' && block.head.length === 7 ? [block.rows.length] : [],
    );
    expect(tables.reduce((sum, count) => sum + count, 0)).toBe(book.hits.length);
    expect(tables.length).toBe(13);
    for (const { body, point, angle, jdUt } of book.hits.filter((_, index) => index % 17 === 0)) {
      const target = natal.get(point);
      if (target === undefined) continue;
      expect(apart(skyAt(jdUt, ASHA).get(body) as number, target)).toBeCloseTo(angle, 3);
    }
  }, 60_000);

  it('marks eclipses, stations and entries that almanacs have for 2027', () => {
    const { events } = new TransitBook(
      ground('transits-year', { birth: ASHA, span: { start: '2027-01-01', end: '2027-12-31' } }),
    );
    const day = (jdUt: number): string => new Date((jdUt - 2440587.5) * 86_400_000).toISOString().slice(0, 10);
    const eclipses = events.filter(({ isEclipse }) => isEclipse).map(({ kind, jdUt }) => `${kind} ${day(jdUt)}`);
    // NASA’s catalogues: solar on 6 February and 2 August, penumbral lunar on 20 February, 18 July and 17 August 2027.
    expect(eclipses).toEqual([
      'new 2027-02-06',
      'full 2027-02-20',
      'full 2027-07-18',
      'new 2027-08-02',
      'full 2027-08-17',
    ]);
    expect(events.filter(({ body, kind }) => body === 'Sun' && kind === 'ingress')).toHaveLength(12);
    expect(events.filter(({ body, kind }) => body === 'Mercury' && kind === 'retrograde')).toHaveLength(3);
    expect(
      events.filter(({ body, kind }) => body === 'Mars' && kind === 'retrograde').map(({ jdUt }) => day(jdUt)),
    ).toEqual(['2027-01-10']);
  });
});

describe('a solar return', () => {
  it('is the last before the day of the report, with the Sun at the place of birth', () => {
    for (const birth of [ASHA, { ...ASHA, datetime: '1990-12-15T10:30:00' }, ...BIRTHS.slice(0, 3)]) {
      const book = new ReturnBook(ground('solar-return', { birth }));
      expect(book.found.jdUt).toBeLessThanOrEqual(book.asOfJdUt);
      expect(book.asOfJdUt - book.found.jdUt).toBeLessThan(366);
      expect(
        apart(skyAt(book.found.jdUt, birth).get('Sun') as number, longitudes(birth).get('Sun') as number),
      ).toBeLessThan(2e-5);
      for (const { jdUt } of book.moons)
        expect(apart(skyAt(jdUt, birth).get('Moon') as number, longitudes(birth).get('Moon') as number)).toBeLessThan(
          3e-4,
        );
      expect(book.moons.length).toBeGreaterThanOrEqual(13);
    }
  }, 60_000);
});

describe('progressions', () => {
  it('stand where the sky stood as many days after birth as years were lived', () => {
    const book = new ProgressBook(ground('progressions', { birth: ASHA }));
    const { lifeJdUt, skyJdUt, radix } = book.progression;
    const birthJdUt = book.radix.ground?.jdUt ?? 0;
    expect((lifeJdUt - birthJdUt) / (skyJdUt - birthJdUt)).toBeCloseTo(365.2422, 3);
    const sky = skyAt(skyJdUt, ASHA);
    for (const { name, longitudeDeg } of radix.points.filter(
      (point) => sky.has(point.name) && !/Node/.test(point.name),
    ))
      expect(apart(sky.get(name) as number, longitudeDeg)).toBeLessThan(5e-4);
  });
});

describe('births at the edges', () => {
  const edges: readonly (readonly [string, ReportBirth])[] = [
    ['beyond the polar circle', { datetime: '1985-06-20T00:30:00', latitude: 82.5, longitude: -62.3, timezone: 'UTC' }],
    ['on the pole', { datetime: '1992-02-29T06:00:00', latitude: 90, longitude: 0, timezone: 'UTC' }],
    ['of 1650, without Chiron', { datetime: '1650-03-01T12:00:00', latitude: 51.5, longitude: 0, timezone: 'UTC' }],
    [
      'in the last minute of a year',
      { datetime: '1990-12-31T23:59:00', latitude: 40, longitude: -120, timezone: 'UTC' },
    ],
    [
      'after the day of the report',
      { datetime: '2030-03-01T12:00:00', latitude: -33.9, longitude: 151.2, timezone: 'UTC' },
    ],
  ];
  it.each(edges)(
    'have every report: %s',
    (_, birth) => {
      for (const { id } of WESTERN_ITEMS) {
        const chapters = composed(id, { birth, partner: ROHAN });
        expect(chapters.length, id).toBeGreaterThan(4);
        expect(wordsOf(chapters.flatMap(({ blocks }) => blocks))).not.toMatch(/undefined|NaN|null/);
      }
    },
    30_000,
  );
});

describe('two charts', () => {
  it('have between them the aspects of their longitudes, and nothing else', () => {
    for (const [birth, partner] of [
      [ASHA, ROHAN],
      [BIRTHS[0], BIRTHS[1]],
      [BIRTHS[2], BIRTHS[3]],
    ] as const) {
      const pair = new WesternPairBook(ground('synastry', { birth, partner }));
      const spots = (one: ReportBirth) =>
        [...longitudes(one)]
          .filter(([name]) => name !== 'SouthNode')
          .map(([name, longitudeDeg]) => ({ name, longitudeDeg, longitudeDegPerDay: null }));
      const own = aspectsBetween(spots(birth as ReportBirth), spots(partner as ReportBirth)).aspects;
      const key = (aspects: typeof own) =>
        aspects.map(({ point1, point2, type }) => `${point1} ${type} ${point2}`).sort();
      expect(key(pair.aspects)).toEqual(key(own));
      const rows = rowsOf(composed('synastry', { birth, partner }), english.say.western.betweenAspects);
      expect(rows).toHaveLength(own.length);
    }
  }, 60_000);

  it('make a composite of nearer midpoints', () => {
    const pair = new WesternPairBook(ground('composite', { birth: ASHA, partner: ROHAN }));
    const [hers, his] = [longitudes(ASHA), longitudes(ROHAN)];
    for (const { name, longitudeDeg } of pair.composite.radix.points) {
      const [one, other] = [hers.get(name), his.get(name)];
      if (one === undefined || other === undefined) continue;
      expect(apart(one, longitudeDeg)).toBeCloseTo(apart(other, longitudeDeg), 5);
      expect(apart(one, longitudeDeg)).toBeLessThanOrEqual(90.0001);
    }
  });

  it('of whom the same is true are told it once', () => {
    const chapters = composed('synastry', { birth: ASHA, partner: { ...ASHA, name: 'Twin' } });
    const told = blocksOf(chapters).flatMap((block) =>
      block.kind === 'paragraph' && block.source !== undefined ? [plainOf(block.words)] : [],
    );
    expect(new Set(told).size).toBe(told.length);
  });
});
