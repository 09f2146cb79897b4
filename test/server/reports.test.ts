/** Prebuilt reports through the whole server: the catalogue, a report bought, found again, kept for its time, deleted. */

import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { REPORT_ALIASES } from '../../packages/server/src/contract/report-shapes.ts';
import { SAMPLE_HOUSE } from '../../packages/server/src/contract/vastu-input.ts';
import { microOfUsd } from '../../packages/server/src/money.ts';
import { REPORT_PRICES } from '../../packages/server/src/routes/prices.ts';
import { NO_REPORTS } from '../../packages/server/src/routes/report-desk.ts';
import { KEY, STARTER_KEY } from './house.ts';
import { HOME, type Json, ORDER, openReportHouse, PLACED, type ReportHouse } from './reports-house.ts';

const DAY_MS = 86_400_000;
let at: ReportHouse;
beforeEach(async () => {
  at = await openReportHouse();
});

const json = async (response: Response): Promise<Json> => (await response.json()) as Json;
const record = (id: string, key = KEY): Promise<Response> => at.house.get(`${HOME}/${id}`, { 'x-api-key': key });
const remove = (id: string, key = KEY): Promise<Response> =>
  at.house.app(new Request(`http://localhost${HOME}/${id}`, { method: 'DELETE', headers: { 'x-api-key': key } }));

describe('the catalogue', () => {
  const listed = async (query = '', home = HOME): Promise<Json[]> =>
    (await json(await at.house.get(`${home}/catalog${query}`)))['data'];

  it('is read by anybody, whole, under both prefixes', async () => {
    const items = await listed();
    expect(items.length).toBeGreaterThan(0);
    expect(await listed('', '/v2/reports/prebuilt')).toEqual(items);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const item of items) {
      expect(item).toMatchObject({ status: 'implemented', pageCountKnownAfterRender: true });
      expect(item['priceCents']).toBe(Number(REPORT_PRICES[item['tier'] as 'basic'].amount / 10_000n));
      expect(item['languages']).toContain('en');
    }
  });

  it('shows one item, in the language that is asked for', async () => {
    const [first] = (await listed()) as [Json];
    const one = async (query: string): Promise<Json> =>
      (await json(await at.house.get(`${HOME}/catalog/${first['id']}${query}`)))['data'];
    expect(await one('')).toEqual(first);
    expect((await one('?language=hi'))['title']).toMatch(/[\u0900-\u097f]/);
    expect((await one('?language=xx'))['title']).toBe(first['title']);
    const unknown = await at.house.get(`${HOME}/catalog/no-such-report`);
    expect([unknown.status, (await json(unknown))['code']]).toEqual([404, 'NOT_FOUND']);
  });

  it('knows its items by the ids of its first edition too, and answers with their own', async () => {
    const ids = (await listed()).map(({ id }) => id as string);
    for (const [old, id] of Object.entries(REPORT_ALIASES)) {
      expect(ids).not.toContain(old);
      if (!ids.includes(id)) continue;
      expect((await json(await at.house.get(`${HOME}/catalog/${old}`)))['data']).toMatchObject({ id });
    }
  });

  it('is filtered by suite, tier and language, and says when there is no such thing', async () => {
    const items = await listed();
    for (const { suite, tier } of items) {
      expect(await listed(`?suite=${suite}&tier=${tier}`)).toEqual(
        items.filter((item) => item['suite'] === suite && item['tier'] === tier),
      );
    }
    const hindi = await listed('?language=hi');
    expect(hindi.map(({ id }) => id)).toEqual(
      items.filter(({ languages }) => languages.includes('hi')).map(({ id }) => id),
    );
    expect(await listed('?language=xx')).toEqual([]);
    for (const query of ['suite=vedik', 'tier=gold', 'language=hindi', 'suite=vedic&suite=western']) {
      const response = await at.house.get(`${HOME}/catalog?${query}`);
      const { code, details } = await json(response);
      expect([query, response.status, code, details[0].field]).toEqual([
        query,
        400,
        'VALIDATION_ERROR',
        query.split('=', 1)[0],
      ]);
    }
  });

  it('is empty where there is no press, and then nothing can be ordered', async () => {
    const bare = await openReportHouse({ reports: NO_REPORTS });
    expect((await json(await bare.house.get(`${HOME}/catalog`)))['data']).toEqual([]);
    const { status, json: told } = await bare.generate();
    expect([status, told['code'], await bare.house.balance()]).toEqual([404, 'NOT_FOUND', microOfUsd('100')]);
  });
});

/** What each word of `requires` asks for. */
const INPUTS: Json = {
  birthDetails: PLACED,
  birthDetails2: { ...PLACED, name: 'Ravi', datetime: '1988-05-05T05:05' },
  dateRange: { start: '2026-11-01', end: '2026-11-30' },
  dob: '1990-01-15',
  name: 'Asha Rao',
  property: SAMPLE_HOUSE,
};

describe('every item of the catalogue', () => {
  it('is made of what it says that it needs, charged what it says, and refused by the name of each input that is missing', async () => {
    const items = (await json(await at.house.get(`${HOME}/catalog`)))['data'] as Json[];
    let paid = 0;
    for (const { id, requires, priceCents, languages } of items) {
      const whole = Object.fromEntries(requires.map((name: string) => [name, INPUTS[name]]));
      const order = { reportType: id, lang: languages.at(-1), ...whole };
      const { status, json: told } = await at.generate(order);
      expect([id, status, told['details']]).toEqual([id, 200, undefined]);
      expect(told['data']).toMatchObject({ reportType: id, language: languages.at(-1) });
      paid += priceCents;
      for (const name of requires as readonly (keyof typeof order)[]) {
        const { [name]: _, ...others } = order;
        const less = await at.generate(others);
        expect([id, name, less.status, less.json['details']?.map(({ field }: Json) => field)]).toEqual([
          id,
          name,
          400,
          [name],
        ]);
      }
    }
    expect(await at.house.balance()).toBe(microOfUsd('100') - BigInt(paid) * 10_000n);
    expect(items.length).toBeGreaterThan(20);
  });
});

describe('a report', () => {
  it('is made, charged to the cent that the catalogue told, and handed out', async () => {
    const before = await at.house.balance();
    const { status, json: answer } = await at.generate();
    expect([status, answer['message']]).toEqual([200, undefined]);
    const { data, billing, meta } = answer;
    const { name, place, ...when } = PLACED;
    const order = { reportType: 'kundli-mini', language: 'en', asOf: '2026-11-21', birth: { ...when, name, place } };
    const bytes = new TextEncoder().encode(`%PDF-1.7\n% ${JSON.stringify(order)}\n%%EOF\n`);
    expect(data).toEqual({
      reportId: expect.stringMatching(/^rep_[0-9a-z]{26}$/),
      reportType: 'kundli-mini',
      suite: 'vedic',
      tier: 'basic',
      language: 'en',
      reportTitle: expect.any(String),
      pageCount: 9,
      sectionCount: 3,
      sections: ['Birth details', 'Positions', 'How this was calculated'],
      citedCells: 4,
      contentType: 'application/pdf',
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      asOf: '2026-11-21',
      downloadUrl: expect.stringMatching(/^http:\/\/localhost\/api\/v1\/reports\/prebuilt\/rep_\w+\/download\?token=/),
      iframeUrl: expect.stringMatching(/^http:\/\/localhost\/api\/v1\/reports\/prebuilt\/rep_\w+\/view\?token=/),
      linksExpireAt: '2026-11-21T01:00:00.000Z',
      createdAt: '2026-11-21T00:00:00.000Z',
      expiresAt: '2026-12-21T00:00:00.000Z',
      engine: 'service-intelligence',
      dataSource: 'service-ephemeris',
      warnings: [],
    });
    expect(before - (await at.house.balance())).toBe(microOfUsd('0.50'));
    expect(billing).toEqual({
      charged: 0.5,
      currency: 'USD',
      balanceBefore: 100,
      balanceAfter: 99.5,
      endpoint: `${HOME}/generate`,
      category: 'reports',
    });
    expect(meta['engine']).toBe('service-intelligence');
    const file = await at.open(data['downloadUrl']);
    expect(file.status).toBe(200);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  });

  it('tells the engine what was asked, and nothing that was not', async () => {
    await at.generate({
      ...ORDER,
      lang: 'hi',
      birthDetails: { ...PLACED, gender: 'female', nonsense: 1, fold: null },
      birthDetails2: { ...PLACED, name: 'Ravi' },
      dateRange: { start: '2026-01-01', end: '2026-12-31' },
      dob: '1990-01-15',
      name: 'Asha Devi Rao',
      chartStyle: 'south-indian',
      branding: { companyName: 'Jyotish & Söhne', footerText: 'Nur für Asha' },
      unknown: { deep: true },
    });
    expect(at.press.orders).toEqual([
      {
        reportType: 'kundli-mini',
        language: 'hi',
        asOf: '2026-11-21',
        birth: { ...PLACED, gender: 'female' },
        partner: { ...PLACED, name: 'Ravi' },
        span: { start: '2026-01-01', end: '2026-12-31' },
        dob: '1990-01-15',
        name: 'Asha Devi Rao',
        chartStyle: 'south',
        branding: { companyName: 'Jyotish & Söhne', footerText: 'Nur für Asha' },
      },
    ]);
  });

  it('takes the server’s day for today, noon for an hour that nobody gave, and the birth’s name for a name', async () => {
    const { datetime: _, ...place } = PLACED;
    const { json: answer } = await at.generate({
      reportType: 'kundli-mini',
      birthDetails: { ...place, date: '1990-01-15' },
    });
    expect(answer['data'].asOf).toBe('2026-11-21');
    expect(at.press.orders[0]).toMatchObject({
      asOf: '2026-11-21',
      birth: { date: '1990-01-15', time: 'unknown', latitude: 28.6139 },
    });
  });

  it('of numbers needs a day of birth and no place, and takes both day and name from a birth as well', async () => {
    const items = (await json(await at.house.get(`${HOME}/catalog?suite=numerology`)))['data'] as Json[];
    const { id: reportType } = items.find(({ requires }) => requires.join() === 'dob') as Json;
    const told = await at.generate({ reportType, asOf: '2026-11-21' });
    expect([told.status, told.json['details']]).toEqual([
      400,
      [{ field: 'dob', message: `dob is missing: ${reportType} needs it.` }],
    ]);
    await at.generate({ reportType, dob: '1990-01-15', name: 'Asha Rao' });
    await at.generate({ reportType, birthDetails: { datetime: '1990-01-15T10:30', name: 'Asha Rao' } });
    const order = { reportType, language: 'en', asOf: '2026-11-21', dob: '1990-01-15', name: 'Asha Rao' };
    expect(at.press.orders).toEqual([order, order]);
  });

  it('is asked for again under its key without another charge or another PDF, and with the same bytes', async () => {
    const headers = { 'idempotency-key': 'report-1' };
    const first = await at.generate(ORDER, headers);
    const [balance, blobs] = [await at.house.balance(), await at.blobs()];
    const again = await at.generate({ ...ORDER }, headers);
    expect(again.json).toEqual(first.json);
    expect(again.response.headers.get('idempotent-replayed')).toBe('true');
    expect([await at.house.balance(), await at.blobs(), at.press.orders.length]).toEqual([balance, blobs, 1]);
    const other = await at.generate({ ...ORDER, lang: 'hi' }, headers);
    expect([other.status, other.json['code']]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const alias = await at.house.post('/v2/reports/prebuilt/generate', ORDER, headers);
    expect(await alias.json()).toEqual(first.json);
  });

  it('is one of many when many ask at once under one key', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => at.generate(ORDER, { 'idempotency-key': 'many' })));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const retried = await Promise.all(all.map(() => at.generate(ORDER, { 'idempotency-key': 'many' })));
    expect(new Set(retried.map(({ json }) => json['data'].reportId)).size).toBe(1);
    expect(await at.house.balance()).toBe(microOfUsd('99.50'));
    expect((await at.blobs()).length).toBe(1);
  });

  it('is found again by its account alone, with fresh links', async () => {
    const { data } = (await at.generate()).json as { data: Json };
    at.house.now += 5_000_000;
    const again = await json(await record(data['reportId']));
    const { downloadUrl, iframeUrl, linksExpireAt, ...rest } = again['data'];
    expect(data).toMatchObject(rest);
    expect(again['billing']).toBeUndefined();
    expect([downloadUrl, iframeUrl, linksExpireAt]).not.toEqual([
      data['downloadUrl'],
      data['iframeUrl'],
      data['linksExpireAt'],
    ]);
    expect((await at.open(data['downloadUrl'])).status).toBe(404);
    expect((await at.open(downloadUrl)).status).toBe(200);
    expect(await at.house.balance()).toBe(microOfUsd('99.50'));
  });

  it('is to others as if it had never been', async () => {
    const { reportId } = (await at.generate()).json['data'];
    const never = 'rep_01ab5x6800000000000000zzzz';
    const told = async (response: Response): Promise<unknown> => {
      const { requestId: _, ...body } = await json(response);
      return [response.status, body];
    };
    expect(await told(await record(reportId, STARTER_KEY))).toEqual(await told(await record(never, STARTER_KEY)));
    expect(await told(await remove(reportId, STARTER_KEY))).toEqual(await told(await remove(never, STARTER_KEY)));
    expect((await record(reportId)).status).toBe(200);
    for (const id of ['catalog', 'generate', '..%2Fx', 'rep_', 'rep_01AB5X6800000000000000ZZZZ'])
      expect([id, (await record(id)).status === 200]).toEqual([id, id === 'catalog']);
  });

  it('is deleted with its bytes, and its links with it', async () => {
    const { data } = (await at.generate()).json as { data: Json };
    const gone = await remove(data['reportId']);
    expect([gone.status, (await json(gone))['data']]).toEqual([200, { reportId: data['reportId'], deleted: true }]);
    expect(await at.blobs()).toEqual([]);
    expect((await remove(data['reportId'])).status).toBe(404);
    expect((await record(data['reportId'])).status).toBe(404);
    expect((await at.open(data['downloadUrl'])).status).toBe(404);
    expect((await at.open(data['iframeUrl'])).status).toBe(404);
  });

  it('is kept for thirty days, and then it is gone, bytes and all', async () => {
    const { data } = (await at.generate()).json as { data: Json };
    at.house.now += 30 * DAY_MS - 1;
    await at.house.app.reports.care();
    const last = await json(await record(data['reportId']));
    expect(last['data'].linksExpireAt).toBe('2026-12-21T00:00:00.000Z');
    expect((await at.open(last['data'].downloadUrl)).status).toBe(200);
    at.house.now += 1;
    expect((await record(data['reportId'])).status).toBe(404);
    expect((await at.open(last['data'].downloadUrl)).status).toBe(404);
    expect((await at.blobs()).length).toBe(1);
    expect(await at.house.app.reports.care()).toBe(1);
    expect([await at.blobs(), await at.house.app.reports.care()]).toEqual([[], 0]);
  });
});
