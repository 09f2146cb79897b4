/** The birth chart over HTTP: each block is what the engine says, and the engine's word is held against the authorities through the whole path. */

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ZodiacSky } from '../../packages/engine/src/chart/index.ts';
import {
  findYogas,
  kalaSarpaOf,
  kundliOf,
  mangalDoshaOf,
  panchangAt,
  pitruDoshaOf,
  remediesFor,
  sadeSatiOf,
  vargaChartOf,
  vimshottariOf,
} from '../../packages/engine/src/jyotish/index.ts';
import { lahiriWholeSign, openEngine } from '../../packages/engine/src/node.ts';
import { clockOfMoment, jdUtOf } from '../../packages/engine/src/time/index.ts';
import { readTruth } from '../truth/ledger.ts';
import { BIRTH, NOON_MS, openHouse } from './house.ts';
import { openWholeHouse, type WholeHouse } from './whole-house.ts';

type Json = Record<string, any>;
let { house, engine, told } = {} as WholeHouse;
beforeAll(async () => {
  ({ house, engine, told } = await openWholeHouse());
});

const PATH = '/v2/astrology/birth-chart';
const chartOf = (body: unknown): Promise<Json> => told(PATH, body);

interface Birth {
  readonly datetime: string;
  readonly utcOffsetHours: number;
  readonly latitude: number;
  readonly longitude: number;
}
const born = ({ datetime, utcOffsetHours, latitude, longitude }: Birth) => ({
  datetime,
  latitude,
  longitude,
  timezone: utcOffsetHours,
});

describe('the blocks of a birth chart', () => {
  it('are those of the engine, at the time of the call', async () => {
    for (const body of [
      BIRTH,
      { ...BIRTH, datetime: '1975-08-02T23:50:00', latitude: -33.9, longitude: 151.2, timezone: 'Australia/Sydney' },
      { ...BIRTH, datetime: '2011-03-19T04:15:00', latitude: 51.5, longitude: -0.12, timezone: 'Europe/London' },
    ]) {
      const data = await chartOf(body);
      const moment = engine.moment(body);
      const kundli = kundliOf(engine.chart(moment, lahiriWholeSign));
      const zodiac = new ZodiacSky(engine.kernel, lahiriWholeSign);
      const clock = clockOfMoment(moment);
      const nowJdUt = NOON_MS / 86_400_000 + 2_440_587.5;

      const { at, sun } = panchangAt(zodiac, clock, jdUtOf(moment));
      const { tithi, nakshatra, yoga, karana, vara, sunrise, sunset } = data['panchang'];
      for (const [told, meant] of [
        [tithi, at.tithi],
        [nakshatra, at.nakshatra],
        [yoga, at.yoga],
        [karana, at.karana],
      ] as const)
        expect(meant).toMatchObject(told);
      expect(at.vara).toMatchObject(vara);
      expect([sunrise, sunset]).toEqual([sun.sunrise, sun.sunset]);

      const [maha, antar, pratyantar] = vimshottariOf(kundli, jdUtOf(moment), { clock }).runningAt(nowJdUt, 3);
      const period = (span: typeof maha) => ({ planet: span?.lord, start: span?.start, end: span?.end });
      expect(data['dasha'].current).toEqual({
        maha: period(maha),
        antar: period(antar),
        pratyantar: period(pratyantar),
      });
      expect(data['dasha'].asOf).toBe(clock.text(nowJdUt));

      const { facts } = findYogas(kundli);
      expect(facts.length).toBeGreaterThan(5);
      expect(
        data['yogas'].map((row: Json) => [row['id'], row['name'], row['planets'], row['source'], row['isCancelled']]),
      ).toEqual(facts.map(({ id, value, sources }) => [id, value.name, value.planets, sources[0], value.isCancelled]));

      const mangal = mangalDoshaOf(kundli);
      expect(data['doshas'].mangal).toMatchObject({
        present: mangal.presentFrom.length > 0,
        severity: mangal.severity,
        severityAfterCancellations: mangal.severityAfterCancellations,
        cancellations: mangal.cancellations.map(({ id }) => ({ id })),
      });
      const kalaSarpa = kalaSarpaOf(kundli);
      expect(data['doshas'].kaalSarp.present).toBe(kalaSarpa.isPresent);
      expect(data['doshas'].pitra).toMatchObject({
        present: pitruDoshaOf(kundli).isPresent,
        severity: pitruDoshaOf(kundli).severity,
      });
      const [stay] = sadeSatiOf(zodiac, kundli, nowJdUt, 1 / 365.25, {}, clock).stays;
      expect([data['doshas'].sadeSati.type, data['doshas'].sadeSati.until]).toEqual([
        stay?.phase ?? null,
        stay?.end ?? null,
      ]);
    }
  });

  it('hold the navamsha always and other divisions as they are asked for', async () => {
    expect(Object.keys((await chartOf(BIRTH))['divisional'])).toEqual(['d9']);
    const { divisional } = await chartOf({ ...BIRTH, divisions: [2, 60, 9, 60] });
    expect(Object.keys(divisional).sort()).toEqual(['d2', 'd60', 'd9']);
    const { lagna, grahas } = vargaChartOf(kundliOf(engine.chart(BIRTH, lahiriWholeSign)), 60);
    const [ascendant, ...rows] = divisional.d60 as Json[];
    expect(ascendant).toMatchObject({ name: 'Ascendant', signNumber: lagna.sign, degree: lagna.degree, house: 1 });
    expect(rows.map((row) => [row['name'], row['signNumber'], row['house']])).toEqual(
      Object.entries(grahas).map(([name, { sign, house: number }]) => [name, sign, number]),
    );
  });

  it('hold all periods only where they are asked for, and the parts tile their wholes', async () => {
    expect((await chartOf(BIRTH))['dasha']).not.toHaveProperty('periods');
    const { periods, current } = (await chartOf({ ...BIRTH, includeDasha: true }))['dasha'];
    expect(periods).toHaveLength(9);
    for (const maha of periods) {
      expect(maha.antardashas).toHaveLength(9);
      expect([maha.antardashas[0].start, maha.antardashas[8].end]).toEqual([maha.start, maha.end]);
      for (const antar of maha.antardashas) expect(antar.pratyantardashas.at(-1).end).toBe(antar.end);
    }
    const { start, end, planet } = current.maha;
    expect(periods.map((maha: Json) => [maha['planet'], maha['start'], maha['end']])).toContainEqual([
      planet,
      start,
      end,
    ]);
  });

  it('take the time of the call for the present, or the instant that is given; the chart stays the same chart', async () => {
    const now = await chartOf(BIRTH);
    const then = await chartOf({ ...BIRTH, asOf: '1995-06-01T12:00:00Z' });
    const same = await chartOf({ ...BIRTH, asOf: '1995-06-01T17:30:00+05:30' });
    expect(then['chartId']).toBe(now['chartId']);
    expect(then['dasha'].current).not.toEqual(now['dasha'].current);
    expect(same).toEqual(then);
    expect(then['doshas'].sadeSati.asOf).toBe('1995-06-01T17:30:00+05:30');
    const [days, later] = [20 * 365.25, await openHouse({ engine })];
    later.now += days * 86_400_000;
    const then20 = ((await (await later.post(PATH, BIRTH)).json()) as Json)['data'];
    expect([then20['chartId'], then20['dasha'].asOf.slice(0, 4)]).toEqual([now['chartId'], '2046']);
    expect(then20['dasha'].current).not.toEqual(now['dasha'].current);
    expect({ ...then20, dasha: null, doshas: null }).toEqual({ ...now, dasha: null, doshas: null });
    for (const asOf of ['1960-01-01T00:00Z', '2150-01-01T00:00Z'])
      expect((await chartOf({ ...BIRTH, asOf }))['dasha'].current).toBe(null);
  });

  it('name remedies of the doshas that are there and none of those that are not', async () => {
    const kundli = kundliOf(engine.chart(BIRTH, lahiriWholeSign));
    let found = 0;
    for (const year of [1960, 1964, 1971, 1978, 1984, 1990]) {
      const { doshas } = await chartOf({ ...BIRTH, datetime: `${year}-01-15T10:30:00` });
      for (const [name, id] of [
        ['mangal', 'mangal'],
        ['pitra', 'pitru'],
        ['sadeSati', 'sade-sati'],
      ] as const) {
        const { present, remedies } = doshas[name];
        const rites = remediesFor(kundli, [{ id, value: true }], { ofGrahas: false }).facts;
        expect(remedies.map((remedy: Json) => remedy['key'])).toEqual(
          present ? rites.map(({ value }) => value.key) : [],
        );
        if (present) found += 1;
      }
    }
    expect(found).toBeGreaterThan(3);
  });

  it('serve a birth in the last hours of the ephemeris with a warning where a search would run past its end', async () => {
    const pack = readFileSync(new URL('../../packages/engine/data/ephemeris/pack-1800-2400.bin', import.meta.url));
    const short = await openHouse({ engine: await openEngine({ builtIn: [pack] }) });
    const datetime = '2401-01-10T18:00:00Z';
    const response = await short.post(PATH, { ...BIRTH, datetime, asOf: datetime });
    const { data } = (await response.json()) as Json;
    expect(response.status).toBe(200);
    expect([data.panchang, data.doshas.sadeSati]).toEqual([null, null]);
    expect(data.dasha.current).not.toBe(null);
    const said = data.warnings.filter((warning: Json) => warning['code'] === 'BEYOND_EPHEMERIS');
    expect(said.map((warning: Json) => warning['message'].split(' ')[0])).toEqual(['panchang', 'doshas.sadeSati']);
  });

  it('have no sunrise where the Sun does not rise', async () => {
    const { panchang } = await chartOf({ ...BIRTH, datetime: '1990-12-21T12:00', latitude: 78, longitude: 15 });
    expect([panchang.sunrise, panchang.sunset, panchang.tithi.name]).toEqual([null, null, expect.any(String)]);
  });

  it('follow the ayanamsa that is asked for', async () => {
    const [lahiri, raman] = [await chartOf(BIRTH), await chartOf({ ...BIRTH, ayanamsa: 'raman' })];
    expect(raman['panchang'].tithi).toEqual(lahiri['panchang'].tithi);
    expect(raman['panchang'].nakshatra.start).not.toBe(lahiri['panchang'].nakshatra.start);
    expect(raman['dasha'].current).not.toEqual(lahiri['dasha'].current);
  });

  it('are not reckoned for a picture, whose chart has the same id', async () => {
    const response = await house.post(PATH, { ...BIRTH, format: 'svg', divisions: [60] });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  });
});

describe('a birth chart against the authorities', () => {
  it('has their vimshottari', async () => {
    const { cases } = readTruth<
      Birth,
      { readonly mahadasha: Readonly<Record<string, readonly (readonly [string, string])[]>> }
    >('jyotish/vimshottari.json');
    expect(cases.length).toBeGreaterThan(20);
    for (const { input, expect: want } of cases) {
      const { periods, balance } = (await chartOf({ ...born(input), includeDasha: true }))['dasha'];
      const rows = want.mahadasha['365.25'] as readonly (readonly [string, string])[];
      expect(balance.planet).toBe(rows[0]?.[0]);
      for (const [i, [lord, start]] of rows.entries()) {
        expect(periods[i].planet).toBe(lord);
        // A tenth of a day, worst today 0.045: an arcsecond of the Moon is up to 0.15 day, and the reference takes its civil time for UT1.
        expect(Math.abs(Date.parse(periods[i].start.slice(0, 19)) - Date.parse(start))).toBeLessThan(8_640_000);
      }
    }
  });

  it('has their divisions', async () => {
    const { cases } = readTruth<Birth, { readonly vargas: Readonly<Record<string, readonly number[]>> }>(
      'jyotish/vargas.json',
    );
    for (const { input, expect: want } of cases.slice(0, 12)) {
      const divisions = Object.keys(want.vargas).map((name) => Number(name.slice(1)));
      const { divisional } = await chartOf({ ...born(input), divisions });
      for (const name of ['D9', 'D2', 'D10', 'D12'])
        expect([name, divisional[name.toLowerCase()].map((row: Json) => row['signNumber'])]).toEqual([
          name,
          want.vargas[name],
        ]);
    }
  });

  it('has their mangal and kala sarpa', async () => {
    interface Want {
      readonly mangal: Readonly<Record<'ascendant' | 'moon', Readonly<Record<string, boolean>>>>;
      readonly kalaSarpa: { readonly byLongitude: boolean };
    }
    const { cases } = readTruth<Partial<Birth>, Want>('jyotish/doshas.json');
    const dated = cases.filter(({ input }) => input.datetime !== undefined);
    expect(dated.length).toBeGreaterThan(10);
    for (const { input, expect: want } of dated) {
      const { mangal, kaalSarp } = (await chartOf(born(input as Birth)))['doshas'];
      const from = (['ascendant', 'moon'] as const).filter((reference) => want.mangal[reference]['from1-2-4-7-8-12']);
      const type = from.map((reference) => (reference === 'ascendant' ? 'lagna' : reference)).join('-and-');
      expect([mangal.present, mangal.type]).toEqual([from.length > 0, type === '' ? null : type]);
      expect(kaalSarp.present).toBe(want.kalaSarpa.byLongitude);
    }
  });

  it('has their sade sati at any present', async () => {
    const { cases } = readTruth<Birth, { readonly periods: readonly (readonly [string, string, string])[] }>(
      'jyotish/sade-sati.json',
    );
    for (const { input, expect: want } of cases.slice(0, 4))
      for (const [phase, start, end] of want.periods.slice(1, 6)) {
        const middle = new Date((Date.parse(`${start}Z`) + Date.parse(`${end}Z`)) / 2).toISOString();
        const { sadeSati } = (await chartOf({ ...born(input), asOf: middle }))['doshas'];
        expect([sadeSati.type, sadeSati.present]).toEqual([phase, ['rising', 'peak', 'setting'].includes(phase)]);
        expect(Math.abs(Date.parse(sadeSati.until) - Date.parse(`${end}Z`))).toBeLessThan(10 * 60_000);
      }
  });

  it('has their limbs', async () => {
    interface Want {
      readonly tithi: readonly (readonly [number, string])[];
      readonly nakshatra: readonly (readonly [number, string])[];
      readonly vara: number;
    }
    const { cases } = readTruth<{ readonly date: string } & Omit<Birth, 'datetime'>, Want>('jyotish/panchang.json');
    for (const { input, expect: want } of cases.slice(0, 10)) {
      const { panchang } = await chartOf(born({ ...input, datetime: `${input.date}T12:00:00` }));
      const noon = `${input.date}T12:00:00`;
      for (const limb of ['tithi', 'nakshatra'] as const) {
        const [index, end] = want[limb].find(([, until]) => until > noon) as readonly [number, string];
        expect([input, limb, panchang[limb].index]).toEqual([input, limb, index]);
        expect(Math.abs(Date.parse(panchang[limb].end.slice(0, 19)) - Date.parse(end))).toBeLessThan(60_000);
      }
      expect(panchang.vara.index).toBe(want.vara);
    }
  });
});
