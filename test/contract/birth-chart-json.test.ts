/** A chart written fast is the chart written plainly; and what is known of Saturn's days is what a search finds. */

import { fc, test } from '@fast-check/vitest';
import { beforeAll, describe, expect, it } from 'vitest';
import { ZodiacSky } from '../../packages/engine/src/chart/index.ts';
import { kundliOf, sadeSatiOf } from '../../packages/engine/src/jyotish/index.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { localClock } from '../../packages/engine/src/time/index.ts';
import { plainBlocks, toldBlocks } from '../../packages/server/src/contract/birth-blocks.ts';
import { chartTo } from '../../packages/server/src/contract/birth-blocks-json.ts';
import { ToldYogas } from '../../packages/server/src/contract/birth-yogas.ts';
import { readBirthChartInput } from '../../packages/server/src/contract/chart-input.ts';
import { saturnOn } from '../../packages/server/src/contract/saturn-days.ts';
import type { JsonRecord } from '../../packages/server/src/http/json.ts';
import { jsonBytes } from '../../packages/server/src/http/json-bytes.ts';
import { BIRTH_CHART_OPERATION, NATAL_CHART_OPERATION, recordOf } from '../../packages/server/src/routes/charts.ts';
import { siderealChoices } from '../../packages/server/src/routes/engine.ts';

let engine: Awaited<ReturnType<typeof openEngine>>;
beforeAll(async () => {
  engine = await openEngine();
});

const seeded = { seed: 20261122, numRuns: 60 };
const instant = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19));
const place = { latitude: fc.integer({ min: -600, max: 600 }), longitude: fc.integer({ min: -1800, max: 1800 }) };
const birth = fc.record({ datetime: instant, ...place }).map(({ datetime, latitude, longitude }) => ({
  datetime,
  latitude: latitude / 10,
  longitude: longitude / 10,
  timezone: '+05:30',
}));
/** Of which nothing but the day is known, so that much of it is uncertain. */
const undated = birth.map(({ datetime, ...rest }) => ({ ...rest, date: datetime.slice(0, 10), time: 'unknown' }));
const choices = fc.record({
  ayanamsa: fc.constantFrom('lahiri', 'raman', 'krishnamurti'),
  houseSystem: fc.constantFrom('whole-sign', 'placidus'),
  aspects: fc.constantFrom('major', 'all'),
  includeOuter: fc.boolean(),
  nodeType: fc.constantFrom('mean', 'true'),
  includeDasha: fc.boolean(),
  divisions: fc.constantFrom([], [2, 10, 60]),
  gender: fc.constantFrom(...['', 'a "quoted" \\ one', 'é\u2028\ud800', 'x'.repeat(60)]),
});

const written = (data: unknown) => new TextDecoder().decode(jsonBytes((out) => chartTo(out, data)));

describe('a chart written member by member', () => {
  test.prop([fc.oneof(birth, undated), choices, instant], seeded)(
    'is what JSON.stringify writes',
    (one, chosen, asOf) => {
      const data = BIRTH_CHART_OPERATION.run(engine, { ...one, ...chosen, asOf: `${asOf}Z` }) as JsonRecord;
      expect((data['yogas'] as readonly unknown[]).length).toBeGreaterThan(0);
      expect(written(data)).toBe(JSON.stringify(data));
      expect(written({ ...data, receipt: { op: 'x' } })).toBe(JSON.stringify({ ...data, receipt: { op: 'x' } }));
    },
  );

  test.prop([fc.oneof(birth, undated), choices, instant], seeded)(
    'is that with its yogas in numbers, as an answer holds them',
    (one, chosen, asOf) => {
      const plain = BIRTH_CHART_OPERATION.run(engine, { ...one, ...chosen, asOf: `${asOf}Z` }) as JsonRecord;
      const input = readBirthChartInput({ ...one, ...chosen, asOf: `${asOf}Z` }, engine);
      const cast = siderealChoices(input);
      const { chart, record } = recordOf(engine, cast, input);
      const told = Object.assign(
        record,
        toldBlocks(engine.kernel, chart, cast, input, input.asOfJdUt as number),
      ) as JsonRecord;
      expect(told['yogas']).toBeInstanceOf(ToldYogas);
      expect(written(told)).toBe(JSON.stringify(plain));
      expect(JSON.stringify(told)).toBe(JSON.stringify(plain));
      expect(plainBlocks(told)).toEqual(plain);
    },
  );

  it('has an empty list where there are no yogas', () => {
    expect(written({ yogas: new ToldYogas([]) })).toBe('{"yogas":[]}');
  });

  test.prop([fc.oneof(birth, undated), choices], seeded)('is that in a tropical zodiac, too', (one, chosen) => {
    const data = NATAL_CHART_OPERATION.run(engine, { ...one, ...chosen });
    expect(written(data)).toBe(JSON.stringify(data));
  });

  it('is that of a chart with a second division, and of one without blocks', () => {
    const born = { datetime: '1990-01-15T10:30', latitude: 28.6, longitude: 77.2, timezone: '+05:30' };
    const chart = engine.chart(engine.moment(born), { zodiac: 'sidereal', chalit: 'sripati' });
    const undoubted = { ...chart, uncertainty: {}, aspects: [] };
    for (const record of [
      chart,
      undoubted,
      {},
      { a: 1, left: undefined, out: null },
      { left: undefined },
      { yogas: [] },
    ])
      expect(written(record)).toBe(JSON.stringify(record));
  });
});

describe('Saturn’s stay at an instant', () => {
  const jdUt = fc
    .integer({ min: 2415100, max: 2488000 })
    .chain((day) => fc.double({ min: 0, max: 1, noNaN: true }).map((part) => day + part));
  const utc = localClock({ latitudeDeg: 0, longitudeDeg: 0, elevationMetres: 0 });

  test.prop([birth, fc.constantFrom('lahiri', 'raman'), jdUt], seeded)(
    'is the one that a search from that instant finds, to the second',
    (one, ayanamsa, at) => {
      const chosen = siderealChoices({ ayanamsa, houseSystem: 'whole-sign', nodeType: 'mean', includeOuter: false });
      const zodiac = new ZodiacSky(engine.kernel, chosen);
      const kundli = kundliOf(engine.chart(engine.moment(one), chosen));
      const searched = sadeSatiOf(zodiac, kundli, at, 1 / 365.25).stays.find(({ isUnderWay }) => isUnderWay);
      for (const _ of ['searched', 'known']) {
        const { stays, sources } = saturnOn(zodiac, kundli, at);
        const now = stays.find(({ startJdUt, endJdUt }) => startJdUt <= at && at < endJdUt);
        expect(sources).toEqual(['phaladeepika', 'almanac-practice']);
        expect([now?.phase, now?.saturnSign]).toEqual([searched?.phase, searched?.saturnSign]);
        if (now !== undefined && searched !== undefined) expect(utc.text(now.endJdUt)).toBe(utc.text(searched.endJdUt));
      }
    },
  );

  it('is searched once for all charts of a day, a sign and a zodiac', () => {
    const [day, next] = [2461366.5, 2461367.5];
    const chosen = siderealChoices({
      ayanamsa: 'lahiri',
      houseSystem: 'whole-sign',
      nodeType: 'mean',
      includeOuter: false,
    });
    const raman = { ...chosen, ayanamsa: 'raman' };
    const born = { datetime: '1990-01-15T10:30', latitude: 28.6, longitude: 77.2, timezone: '+05:30' };
    const kundli = kundliOf(engine.chart(engine.moment(born), chosen));
    const first = saturnOn(new ZodiacSky(engine.kernel, chosen), kundli, day + 0.01);
    expect(saturnOn(new ZodiacSky(engine.kernel, chosen), kundli, day + 0.99)).toBe(first);
    expect(saturnOn(new ZodiacSky(engine.kernel, chosen), kundli, next)).not.toBe(first);
    expect(saturnOn(new ZodiacSky(engine.kernel, raman), kundli, day)).not.toBe(first);
    const later = kundliOf(engine.chart(engine.moment({ ...born, datetime: '1990-01-20T10:30' }), chosen));
    expect(saturnOn(new ZodiacSky(engine.kernel, chosen), later, day).fromSign).not.toBe(first.fromSign);
  });
});
