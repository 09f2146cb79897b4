/** Tables of charts: every figure is that of the single call, bit for bit, whatever the choices, the place and the date. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { degreesOf, normaliseDeg } from '../../../packages/engine/src/angle.ts';
import {
  type ChartChoices,
  houseOf,
  meanAyanamsaRad,
  resolveChoices,
  SHODASHA_VARGA,
  vargaSign,
  ZodiacSky,
} from '../../../packages/engine/src/chart/index.ts';
import { type Moment, tropicalPlacidus } from '../../../packages/engine/src/index.ts';
import {
  type ChartTable,
  chartsOf,
  kundliOf,
  limbAt,
  limbsOfLongitudes,
  panchangAt,
  rowOf,
  vimshottariOf,
} from '../../../packages/engine/src/jyotish/index.ts';
import { clockOfMoment, jdTtOfUt, jdUtOf, momentAt, nauticalOffset } from '../../../packages/engine/src/time/index.ts';
import { between, births, engine, siderealChoices, tropicalChoices } from './table.ts';

const seeded = { seed: 20261122, numRuns: 60 };
const someBirths = fc.array(births, { minLength: 1, maxLength: 6 });
const slice = (column: Float64Array | Uint8Array | null, row: number, table: ChartTable): number[] | null =>
  column === null
    ? null
    : [...column.subarray((row * column.length) / table.count, ((row + 1) * column.length) / table.count)];

/** What `engine.chart` says in the places where the table has its columns. */
function expectChart(table: ChartTable, row: number, moment: Moment, choices: ChartChoices): void {
  const chart = engine.chart(moment, choices);
  const { columns } = table;
  const { calculation, planets, houses } = chart;
  expect(table.bodies.filter((name) => planets.some((planet) => planet.name === name))).toEqual(
    planets.map(({ name }) => name),
  );
  const placed = (column: Float64Array | Uint8Array | null) =>
    slice(column, row, table)?.filter((_, i) => planets.some(({ name }) => name === table.bodies[i])) ?? null;
  expect(placed(columns.longitudeDeg)).toEqual(planets.map(({ longitude }) => longitude));
  expect(placed(columns.latitudeDeg)).toEqual(planets.map(({ latitude }) => latitude));
  expect(placed(columns.distanceAu)).toEqual(planets.map(({ distance }) => distance));
  expect(placed(columns.longitudeDegPerDay)).toEqual(planets.map(({ speed }) => speed));
  expect(placed(columns.sign)).toEqual(planets.map(({ signNumber }) => signNumber));
  expect(placed(columns.house)).toEqual(planets.map(({ house }) => house));
  expect(
    planets.map(({ longitude }) =>
      houseOf(
        longitude,
        houses.map((house) => house.longitude),
      ),
    ),
  ).toEqual(planets.map(({ house }) => house));
  expect(placed(columns.pada)).toEqual(choices.zodiac === 'tropical' ? null : planets.map(({ pada }) => pada));
  expect(placed(columns.chalitHouse)).toEqual(
    choices.chalit === undefined ? null : planets.map(({ chalitHouse }) => chalitHouse),
  );
  expect(slice(columns.cuspDeg, row, table)).toEqual(houses.map(({ longitude }) => longitude));
  expect(slice(columns.chalitCuspDeg, row, table)).toEqual(chart.chalit?.cusps ?? null);
  expect(columns.substituted[row]).toBe(calculation.houseSystem === calculation.houseSystemUsed ? 0 : 1);
  expect(columns.ascendantDeg[row]).toBe(chart.ascendant.longitude);
  expect(columns.ascendantSign[row]).toBe(chart.ascendant.signNumber);
  expect(columns.midheavenDeg[row]).toBe(chart.midheaven.longitude);
  expect(columns.ayanamsaDeg?.[row] ?? null).toBe(calculation.ayanamsaValue);
  expect(columns.ayanamsaTrueDeg?.[row] ?? null).toBe(calculation.ayanamsaTrueValue);
  expect(columns.siderealTimeDeg[row]).toBe(calculation.siderealTimeDeg);
  expect(columns.obliquityDeg[row]).toBe(calculation.obliquityDeg);
  expect(columns.jdUt[row]).toBe(jdUtOf(moment));
  const named = rowOf(table, row).chart;
  expect(
    named?.bodies.map(({ name, sign, isRetrograde, nakshatra }) => ({ name, sign, isRetrograde, nakshatra })),
  ).toEqual(planets.map(({ name, sign, isRetrograde, nakshatra = null }) => ({ name, sign, isRetrograde, nakshatra })));
}

describe('a table of sidereal charts', () => {
  test.prop([someBirths, siderealChoices], seeded)('holds the figures of engine.chart', (list, chart) => {
    const table = chartsOf(engine, list, { chart, vimshottari: null, limbs: null, vargas: [] });
    for (const [row, birth] of list.entries()) expectChart(table, row, engine.moment(birth), chart);
  });

  test.prop([someBirths, siderealChoices, fc.integer({ min: 1, max: 300 })], seeded)(
    'holds the signs of vargaSign, Parashara’s sixteen and any other',
    (list, chart, division) => {
      const vargas = [...SHODASHA_VARGA, { division, method: 'somanatha' }];
      const table = chartsOf(engine, list, { chart, vimshottari: null, limbs: null, vargas });
      for (const [row, birth] of list.entries()) {
        const { ascendant, planets } = engine.chart(birth, chart);
        const longitudes = [
          ascendant.longitude,
          ...table.bodies.map((body) => planets.find(({ name }) => name === body)?.longitude),
        ];
        const wanted = vargas.flatMap((varga) =>
          longitudes.map((deg) => {
            if (deg === undefined) return 255;
            return typeof varga === 'number' ? vargaSign(deg, varga) : vargaSign(deg, varga.division, varga.method);
          }),
        );
        expect(slice(table.columns.vargaSign, row, table)).toEqual(wanted);
      }
    },
  );

  test.prop(
    [
      someBirths,
      siderealChoices,
      fc.constantFrom('julian' as const, 'savana' as const, 365.2),
      fc.constantFrom(1 as const, 2 as const, 3 as const),
    ],
    { ...seeded, numRuns: 25 },
  )('holds the periods of vimshottariOf', (list, chart, year, levels) => {
    const table = chartsOf(engine, list, { chart, limbs: null, vargas: [], vimshottari: { year, levels } });
    for (const [row, birth] of list.entries()) {
      const moment = engine.moment(birth);
      const dasha = vimshottariOf(kundliOf(engine.chart(moment, chart)), jdUtOf(moment), { year });
      const told = rowOf(table, row).chart?.vimshottari;
      expect(told?.balanceYears).toBe(dasha.balance?.years);
      expect(told?.lord).toBe(dasha.balance?.lord);
      const plain = (spans: ReturnType<typeof dasha.tree>): unknown =>
        spans.map(({ lord, startJdUt, endJdUt, children }) => ({
          lord,
          startJdUt,
          endJdUt,
          ...(children === undefined ? {} : { parts: plain(children) }),
        }));
      expect(told?.mahadashas).toEqual(plain(dasha.tree(levels)));
    }
  });

  test.prop(
    [
      births,
      siderealChoices,
      fc.constantFrom('upper-limb' as const, 'hindu' as const, 'lower-limb-refracted' as const),
    ],
    {
      ...seeded,
      numRuns: 150,
    },
  )('holds the limbs and the weekday of panchangAt', (birth, chart, sunrise) => {
    const moment = engine.moment(birth);
    const zodiac = new ZodiacSky(engine.kernel, chart);
    const { columns } = chartsOf(engine, [birth], { chart, vimshottari: null, vargas: [], limbs: { sunrise } });
    const jdUt = jdUtOf(moment);
    const { at } = panchangAt(zodiac, clockOfMoment(moment), jdUt, { sunrise });
    expect({
      tithi: columns.tithi?.[0],
      paksha: columns.paksha?.[0],
      nakshatra: columns.moonNakshatra?.[0],
      pada: columns.moonPada?.[0],
      yoga: columns.yoga?.[0],
      karana: columns.karana?.[0],
      vara: columns.vara?.[0],
    }).toEqual({
      tithi: at.tithi.index,
      paksha: at.paksha === 'shukla' ? 1 : 2,
      nakshatra: at.nakshatra.index,
      pada: at.pada,
      yoga: at.yoga.index,
      karana: at.karana.index,
      vara: at.vara.index,
    });
    // The shares are those of the unrounded places of the chart.
    const sky = engine.sky(moment, { place: chart.place ?? 'apparent' });
    const rule = resolveChoices(chart).ayanamsa;
    const ayanamsa =
      rule === null
        ? 0
        : meanAyanamsaRad(engine.kernel, rule, moment.tt.day + moment.tt.fraction) + sky.frame.nutationLongitudeRad;
    const zodiacDeg = (rad = Number.NaN) => normaliseDeg(degreesOf(rad - ayanamsa));
    const byArc = limbsOfLongitudes(zodiacDeg(sky.bodies.Sun?.longitudeRad), zodiacDeg(sky.bodies.Moon?.longitudeRad));
    expect([columns.tithiElapsed?.[0], columns.moonNakshatraElapsed?.[0]]).toEqual([
      byArc.tithi.elapsed,
      byArc.nakshatra.elapsed,
    ]);
    expect([columns.yogaElapsed?.[0], columns.karanaElapsed?.[0]]).toEqual([byArc.yoga.elapsed, byArc.karana.elapsed]);
  });
});

describe('limbs at their very borders', () => {
  const zodiac = new ZodiacSky(engine.kernel, { zodiac: 'sidereal' });
  const place = { latitudeDeg: 19, longitudeDeg: 73, elevationMetres: 0 };
  test.prop([between(2420000, 2470000), fc.constantFrom(-30, -1, -0.05, -0.03, 0, 0.03, 0.05, 1, 30)], {
    ...seeded,
    numRuns: 120,
  })('are those that limbAt gives, milliseconds before and after one ends', (near, milliseconds) => {
    for (const [limb, column] of [
      ['tithi', 'tithi'],
      ['nakshatra', 'moonNakshatra'],
      ['yoga', 'yoga'],
      ['karana', 'karana'],
    ] as const) {
      const edgeJdTt = panchangEdge(zodiac, limb, near);
      const day = Math.floor(edgeJdTt);
      const moment = momentAt({ scale: 'tt', day, fraction: edgeJdTt - day + milliseconds / 86_400_000 }, place);
      const { columns } = chartsOf(engine, [moment], { vimshottari: null, vargas: [] });
      expect(columns[column]?.[0]).toBe(limbAt(zodiac, limb, jdTtOfUt(jdUtOf(moment))));
      const elapsed = columns[`${column}Elapsed`]?.[0] as number;
      expect(elapsed >= 0 && elapsed < 1).toBe(true);
      expect(Math.min(elapsed, 1 - elapsed)).toBeLessThan(1e-5);
    }
  });
});

describe('the day on which one ephemeris gives way to another', () => {
  const tropical = new ZodiacSky(engine.kernel, { zodiac: 'tropical' });
  it.each(engine.kernel.packs.filter(({ analytic }) => !analytic).flatMap(({ firstJd, lastJd }) => [firstJd, lastJd]))(
    'has the limbs of limbAt where the Moon leaps over a border: %d',
    (seam) => {
      // An ayanamsa under which a nakshatra begins between the two places that the Moon has at once.
      const [before, after] = [tropical.luminaries(seam - 1e-7).moonDeg, tropical.luminaries(seam + 1e-7).moonDeg];
      const chart = { zodiac: 'sidereal', ayanamsa: { t0: seam, valueDeg: (before + after) / 2 } } as const;
      const zodiac = new ZodiacSky(engine.kernel, chart);
      for (let seconds = -3; seconds <= 3; seconds += 0.05) {
        const jd = seam + seconds / 86400;
        const at = { scale: 'tt', day: Math.floor(jd), fraction: jd - Math.floor(jd) } as const;
        const moment = momentAt(at, { latitudeDeg: 20, longitudeDeg: 0, elevationMetres: 0 });
        const { columns } = chartsOf(engine, [moment], { chart, vargas: [], vimshottari: null });
        expect(columns.moonNakshatra?.[0], `${seconds}`).toBe(limbAt(zodiac, 'nakshatra', jdTtOfUt(jdUtOf(moment))));
      }
    },
  );
});

/** The first border of a limb after an instant. */
function panchangEdge(zodiac: ZodiacSky, limb: 'tithi' | 'nakshatra' | 'yoga' | 'karana', jdTt: number): number {
  const running = limbAt(zodiac, limb, jdTt);
  let [low, high] = [jdTt, jdTt];
  while (limbAt(zodiac, limb, high) === running) high += 0.25;
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (limbAt(zodiac, limb, middle) === running) low = middle;
    else high = middle;
  }
  return high;
}

describe('a table of tropical charts', () => {
  test.prop([someBirths, tropicalChoices], seeded)('holds the figures of engine.chart', (list, chart) => {
    const table = chartsOf(engine, list, { chart });
    for (const [row, birth] of list.entries()) expectChart(table, row, engine.moment(birth), chart);
    expect(table.columns.vargaSign ?? table.columns.tithi ?? table.columns.dashaSeat ?? table.columns.nakshatra).toBe(
      null,
    );
  });

  it('has no vargas, periods or limbs, and refuses them', () => {
    for (const options of [{ vargas: [9] }, { vimshottari: {} }, { limbs: {} }])
      expect(() => chartsOf(engine, [], { chart: tropicalPlacidus, ...options })).toThrow(/tropical/);
    expect(chartsOf(engine, [], { chart: tropicalPlacidus, vargas: [], vimshottari: null, limbs: null }).count).toBe(0);
  });
});

describe('columns of numbers', () => {
  test.prop(
    [
      fc.array(fc.tuple(between(700000, 2800000), between(-66, 66), between(-180, 180)), {
        minLength: 1,
        maxLength: 5,
      }),
      fc.option(fc.constantFrom(5.5, -9.75), { nil: undefined }),
    ],
    seeded,
  )('are read as momentAt reads their Julian dates, by the clock of the meridian or the one given', (rows, hours) => {
    const columns = {
      jdUt: Float64Array.from(rows, ([jdUt]) => jdUt),
      latitudeDeg: Float64Array.from(rows, ([, latitude]) => latitude),
      longitudeDeg: Float64Array.from(rows, ([, , longitude]) => longitude),
      ...(hours === undefined ? {} : { offsetHours: Float64Array.from(rows, () => hours) }),
    };
    const moments = rows.map(([jdUt, latitudeDeg, longitudeDeg]) => {
      const day = Math.floor(jdUt);
      const timezone = hours ?? nauticalOffset(longitudeDeg) / 3600;
      return momentAt(
        { scale: 'utc', day, fraction: jdUt - day },
        { latitudeDeg, longitudeDeg, elevationMetres: 0 },
        { timezone },
      );
    });
    const table = chartsOf(engine, columns);
    expect(table).toEqual(chartsOf(engine, moments));
    for (const [row, moment] of moments.entries()) {
      expectChart(table, row, moment, { zodiac: 'sidereal' });
      const zodiac = new ZodiacSky(engine.kernel, { zodiac: 'sidereal' });
      const { at } = panchangAt(zodiac, clockOfMoment(moment), jdUtOf(moment));
      expect(table.columns.vara?.[row]).toBe(at.vara.index);
    }
  });
});
