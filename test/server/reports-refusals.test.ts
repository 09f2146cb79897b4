/** Every way in which a report is not made: nobody is charged for one, and nothing of it is kept. */

import { beforeEach, describe, expect, it } from 'vitest';
import { SAMPLE_HOUSE } from '../../packages/server/src/contract/vastu-input.ts';
import type { PressEnd, ReportPress } from '../../packages/server/src/ports/index.ts';
import { png, together } from '../report/pictures.ts';
import { KEY, REVOKED_KEY, STARTER_KEY } from './house.ts';
import { type MadePress, madePress } from './made-press.ts';
import { HOME, type Json, ORDER, openReportHouse, PLACED, type ReportHouse } from './reports-house.ts';

let at: ReportHouse;
beforeEach(async () => {
  at = await openReportHouse();
});

/** What a refusal says, after looking that it cost nothing and left nothing. */
async function refused(body: unknown, headers: Record<string, string> = {}, house = at): Promise<Json> {
  const before = await house.house.balance();
  const { status, json } = await house.generate(body, headers);
  expect(json['success']).toBe(false);
  expect([await house.house.balance(), await house.blobs()]).toEqual([before, []]);
  expect((await house.house.ledger.balance('acc_test')).reserved).toBe(0n);
  return {
    status,
    code: json['code'],
    fields: (json['details'] ?? []).map(({ field }: Json) => field),
    message: json['message'],
  };
}

const { datetime: _, ...PLACE } = PLACED;
const { latitude: __, longitude: ___, ...NOWHERE } = PLACED;
const png1 = png({ width: 1, height: 1 }, Uint8Array.of(0, 255, 0, 0));
const dataUrl = (bytes: Uint8Array, type = 'image/png'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const logo = (logoUrl: unknown): Json => ({ ...ORDER, branding: { logoUrl } });

const FAULTS: readonly (readonly [name: string, body: unknown, fields: readonly string[], code?: string])[] = [
  ['no type', {}, ['reportType']],
  ['a type that is no name', { ...ORDER, reportType: 'Kundli Mini' }, ['reportType']],
  ['a type that is a list', { ...ORDER, reportType: ['kundli-mini'] }, ['reportType']],
  ['a language that is not offered', { ...ORDER, lang: 'de' }, ['lang']],
  ['a language in words', { ...ORDER, lang: 'hindi' }, ['lang']],
  ['no birth', { reportType: 'kundli-mini' }, ['birthDetails']],
  ['a birth that is a text', { ...ORDER, birthDetails: 'yesterday' }, ['birthDetails']],
  ['a birth without a time', { ...ORDER, birthDetails: PLACE }, ['birthDetails.datetime'], 'MISSING_DATETIME'],
  [
    'a day that is none',
    { ...ORDER, birthDetails: { ...PLACE, date: '1990-02-30' } },
    ['birthDetails.date'],
    'INVALID_DATETIME',
  ],
  [
    'a birth beyond the ephemeris',
    { ...ORDER, birthDetails: { ...PLACED, datetime: '9990-01-01T00:00' } },
    ['birthDetails.datetime'],
    'INVALID_DATETIME',
  ],
  ['a birth nowhere', { ...ORDER, birthDetails: NOWHERE }, ['birthDetails.latitude', 'birthDetails.longitude']],
  ['half a place', { ...ORDER, birthDetails: { ...NOWHERE, latitude: 10 } }, ['birthDetails.longitude']],
  ['a place off the earth', { ...ORDER, birthDetails: { ...PLACED, latitude: 91 } }, ['birthDetails.latitude']],
  ['a zone that is none', { ...ORDER, birthDetails: { ...PLACED, timezone: 'IST' } }, ['birthDetails.timezone']],
  ['a gender of its own', { ...ORDER, birthDetails: { ...PLACED, gender: 'x' } }, ['birthDetails.gender']],
  [
    'a partner without a place',
    { ...ORDER, birthDetails2: NOWHERE },
    ['birthDetails2.latitude', 'birthDetails2.longitude'],
  ],
  [
    'a time that ends before it begins',
    { ...ORDER, dateRange: { start: '2026-05-02', end: '2026-05-01' } },
    ['dateRange.end'],
  ],
  ['a time longer than a year', { ...ORDER, dateRange: { start: '2026-01-01', end: '2027-01-02' } }, ['dateRange.end']],
  ['half a time', { ...ORDER, dateRange: { start: '2026-01-01' } }, ['dateRange.end']],
  ['a time in words', { ...ORDER, dateRange: 'this year' }, ['dateRange']],
  ['a day of birth that is none', { ...ORDER, dob: '15.1.1990' }, ['dob']],
  ['a today that is none', { ...ORDER, asOf: '2026-13-01' }, ['asOf']],
  ['an empty name', { ...ORDER, name: ' \u202e \n' }, ['name']],
  ['a name of ten thousand letters', { ...ORDER, name: 'अ'.repeat(10_000) }, ['name']],
  ['a name of half a letter', { ...ORDER, birthDetails: { ...PLACED, name: 'x\ud800' } }, ['birthDetails.name']],
  ['a letter that nobody can print', { ...ORDER, birthDetails: { ...PLACED, name: 'Asha 🦄' } }, ['birthDetails.name']],
  [
    'a place of a thousand letters',
    { ...ORDER, birthDetails: { ...PLACED, place: 'x'.repeat(121) } },
    ['birthDetails.place'],
  ],
  ['a company of 121 letters', { ...ORDER, branding: { companyName: 'x'.repeat(121) } }, ['branding.companyName']],
  ['a foot of 301 letters', { ...ORDER, branding: { footerText: 'x'.repeat(301) } }, ['branding.footerText']],
  ['a company that is a number', { ...ORDER, branding: { companyName: 7 } }, ['branding.companyName']],
  ['branding in words', { ...ORDER, branding: 'mine' }, ['branding']],
  ['a style that is none', { ...ORDER, chartStyle: 'wheel' }, ['chartStyle']],
  [
    'a plot of two corners',
    {
      ...ORDER,
      property: {
        polygon: [
          [0, 0],
          [1, 1],
        ],
      },
    },
    ['property.polygon'],
  ],
  [
    'a plot that crosses itself',
    {
      ...ORDER,
      property: {
        ...SAMPLE_HOUSE,
        plotPolygon: undefined,
        polygon: [
          [0, 0],
          [9, 9],
          [9, 0],
          [0, 9],
        ],
      },
    },
    ['property.polygon[0]'],
  ],
  ['a plot without extent', { ...ORDER, property: { width: 0, length: 9, doorXY: [0, 0] } }, ['property.width']],
  [
    'a house without a plot',
    { ...ORDER, property: { rooms: [{ roomType: 'kitchen', zone: 'SE' }] } },
    ['property.polygon'],
  ],
  [
    'a room of no kind',
    { ...ORDER, property: { ...SAMPLE_HOUSE, rooms: [{ roomType: '', zone: 'SE' }] } },
    ['property.rooms[0].roomType'],
  ],
  ['sectors of seven', { ...ORDER, property: { ...SAMPLE_HOUSE, zoneResolution: 7 } }, ['property.zoneResolution']],
  ['a property in words', { ...ORDER, property: 'my house' }, ['property']],
  ['a logo over http', logo('http://example.org/logo.png'), ['branding.logoUrl']],
  ['a logo from a file', logo('file:///etc/passwd'), ['branding.logoUrl']],
  ['a logo that is a number', logo(7), ['branding.logoUrl']],
  ['a logo in SVG', logo(dataUrl(Buffer.from('<svg/>'), 'image/svg+xml')), ['branding.logoUrl']],
  [
    'a logo in SVG that says it is a PNG',
    logo(dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))),
    ['branding.logoUrl'],
  ],
  ['a logo in GIF', logo(dataUrl(Buffer.from('GIF89a'), 'image/gif')), ['branding.logoUrl']],
  ['a logo in GIF that says it is a PNG', logo(dataUrl(Buffer.from('GIF89a\x01\0\x01\0'))), ['branding.logoUrl']],
  ['a logo that is no base64', logo('data:image/png;base64,%89PNG'), ['branding.logoUrl']],
  ['a logo of nothing', logo('data:image/png;base64,'), ['branding.logoUrl']],
  ['a logo of more than a mebibyte', logo(dataUrl(together([png1, new Uint8Array(2 ** 20)]))), ['branding.logoUrl']],
  ['a logo that is torn', logo(dataUrl(png1.subarray(0, png1.length - 9))), ['branding.logoUrl']],
  [
    'a logo with a second file behind it',
    logo(dataUrl(together([png1, new TextEncoder().encode('%PDF-1.7')]))),
    ['branding.logoUrl'],
  ],
  [
    'a logo whose sums are wrong',
    logo(dataUrl(png1.map((byte, i) => (i === 30 ? byte ^ 1 : byte)))),
    ['branding.logoUrl'],
  ],
  [
    'a logo as large as a town',
    logo(dataUrl(png({ width: 50_000, height: 50_000 }, new Uint8Array(9)))),
    ['branding.logoUrl'],
  ],
  ['a logo that swells', logo(dataUrl(png({ width: 9, height: 9 }, new Uint8Array(5_000_000)))), ['branding.logoUrl']],
  [
    'a logo that is interlaced',
    logo(dataUrl(png({ width: 1, height: 1, interlaced: 1 }, Uint8Array.of(0, 255, 0, 0)))),
    ['branding.logoUrl'],
  ],
];

describe('an order with', () => {
  it.each(FAULTS)(
    '%s is refused by the name of what is wrong, and costs nothing',
    async (_name, body, fields, code = 'VALIDATION_ERROR') => {
      const told = await refused(body);
      expect([told['status'], told['code'], told['fields']]).toEqual([400, code, fields]);
      expect(at.press.orders).toEqual([]);
    },
  );

  it('many faults is told of all of them at once', async () => {
    const told = await refused({
      reportType: 'kundli-mini',
      lang: 1,
      birthDetails: { datetime: 'x', latitude: 99, longitude: 7 },
      dob: 'x',
      branding: { companyName: '', logoUrl: 'ftp://x' },
    });
    expect([...told['fields']].sort()).toEqual([
      'birthDetails.datetime',
      'birthDetails.latitude',
      'branding.companyName',
      'branding.logoUrl',
      'dob',
      'lang',
    ]);
  });

  it('a time of exactly a year, the 29th of February within it, is made', async () => {
    const dateRange = { start: '2028-01-01', end: '2028-12-31' };
    expect((await at.generate({ ...ORDER, dateRange })).status).toBe(200);
    expect(at.press.orders[0]).toMatchObject({ span: dateRange });
    expect((await at.generate({ ...ORDER, dateRange: { start: '2026-05-01', end: '2026-05-01' } })).status).toBe(200);
  });

  it('a language that is not offered and nothing of what it needs is told of both', async () => {
    const told = await refused({ reportType: 'kundli-mini', lang: 'de' });
    expect(told['fields']).toEqual(['lang', 'birthDetails']);
  });

  it('a name or a date of birth is told of where it was written', async () => {
    for (const [body, field] of [
      [{ ...ORDER, name: '🌙' }, 'name'],
      [{ ...ORDER, birthDetails: { ...PLACED, name: '🌙' } }, 'birthDetails.name'],
      [{ reportType: 'combined', dob: '1990-01-15', name: '🌙' }, 'name'],
      [{ reportType: 'combined', birthDetails: { date: '1990-01-15', name: '🌙' } }, 'birthDetails.name'],
    ] as const)
      expect([body, (await refused(body))['fields']]).toEqual([body, [field]]);
    const late = await pressing({
      make: async () => ({ kind: 'refused', fault: { field: 'dob', message: 'after today' } }),
    });
    for (const [body, field] of [
      [{ reportType: 'combined', dob: '2990-01-15' }, 'dob'],
      [{ reportType: 'combined', birthDetails: { date: '2990-01-15' } }, 'birthDetails'],
    ] as const)
      expect([body, (await refused(body, {}, late))['fields']]).toEqual([body, [field]]);
  });

  it('a type that nobody heard of is a 404', async () => {
    expect(await refused({ ...ORDER, reportType: 'kundli-maximal' })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('a key that opens nothing is a 401, and one with an empty wallet a 402, both before anything is made', async () => {
    expect(await refused(ORDER, { 'x-api-key': REVOKED_KEY })).toMatchObject({ status: 401, code: 'INVALID_API_KEY' });
    expect(await refused(ORDER, { 'x-api-key': STARTER_KEY })).toMatchObject({
      status: 402,
      code: 'INSUFFICIENT_BALANCE_PRECHECK',
    });
    expect(await refused({ ...ORDER, lang: 'de' }, { 'x-api-key': STARTER_KEY })).toMatchObject({ status: 400 });
    expect(at.press.orders).toEqual([]);
  });

  it('a body beyond what a logo needs is a 413', async () => {
    expect(await refused({ ...ORDER, name: 'x'.repeat(1_600_000) })).toMatchObject({ status: 413 });
  });
});

describe('words of a caller', () => {
  it('lose the marks that turn what stands around them, and keep what Indic letters need', async () => {
    await at.generate({
      ...ORDER,
      name: 'a\u202eb\u2066c\u200fd',
      branding: { companyName: ' क्\u200dष\u200c \u0007 x ', footerText: 'one\r\ntwo\u2028three' },
    });
    expect(at.press.orders[0]).toMatchObject({
      name: 'abcd',
      branding: { companyName: 'क्\u200dष\u200c   x', footerText: 'one two three' },
    });
  });
});

/** A house whose press answers so. */
async function pressing(more: Partial<ReportPress>): Promise<ReportHouse> {
  const press: MadePress = { ...madePress(), ...more };
  return openReportHouse({ press });
}

const ENDS: readonly (readonly [string, PressEnd<never>, Json])[] = [
  ['too much waits', { kind: 'busy', retryAfterSeconds: 7 }, { status: 503, code: 'OVERLOADED' }],
  ['it takes too long', { kind: 'late', retryAfterSeconds: 5 }, { status: 503, code: 'OVERLOADED' }],
  ['its thread dies', { kind: 'broken', cause: new Error('dead') }, { status: 500, code: 'INTERNAL_ERROR' }],
  [
    'the engine finds a fault after all',
    { kind: 'refused', fault: { field: 'partner.datetime', message: 'partner.datetime is too late.' } },
    {
      status: 400,
      code: 'VALIDATION_ERROR',
      fields: ['birthDetails2.datetime'],
      message: 'birthDetails2.datetime is too late.',
    },
  ],
];

describe('a report that is not made because', () => {
  it.each(ENDS)('%s is not charged, and can be asked for again under the same key', async (_name, end, told) => {
    let broken = true;
    const whole = madePress();
    const house = await pressing({ make: async (order, owner) => (broken ? end : whole.make(order, owner)) });
    const key = { 'idempotency-key': 'again' };
    expect(await refused(ORDER, key, house)).toMatchObject(told);
    const retry = (await house.generate(ORDER, key)).response.headers.get('retry-after');
    expect(retry).toBe('retryAfterSeconds' in end ? String(end.retryAfterSeconds) : null);
    broken = false;
    expect((await house.generate(ORDER, key)).status).toBe(200);
  });

  it('the blob store fails is not charged, and leaves no blob and no report', async () => {
    const house = await openReportHouse({
      blobs: {
        about: { adapter: 'full', durable: false, note: '' },
        put: () => Promise.reject(new Error('full')),
        get: async () => null,
        delete: async () => undefined,
        list: async () => [],
      },
    });
    expect(await refused(ORDER, {}, house)).toMatchObject({ status: 503, code: 'STORAGE_UNAVAILABLE' });
    house.house.now += 301_000;
    expect(await house.house.app.reports.care()).toBe(1);
  });

  it('its charge fails leaves a blob that the caretaker finds, and no report', async () => {
    const house = await openReportHouse({
      store: ({ ledger }) => ({ ledger: { ...ledger, settle: () => Promise.reject(new Error('down')) } }),
    });
    const before = await house.house.balance();
    const { status, json } = await house.generate();
    expect([status, json['code'], await house.house.balance()]).toEqual([503, 'BILLING_UNAVAILABLE', before]);
    const [blob = ''] = await house.blobs();
    const id = blob.split('/').at(-1) as string;
    expect((await house.house.get(`${HOME}/${id}`, { 'x-api-key': KEY })).status).toBe(404);
    house.house.now += 300_000;
    expect(await house.house.app.reports.care()).toBe(0);
    house.house.now += 1_000;
    expect([await house.house.app.reports.care(), await house.blobs()]).toEqual([1, []]);
  });
});

describe('a logo elsewhere', () => {
  const fetching = (fetch: (url: string) => Promise<Json>): Promise<ReportHouse> =>
    openReportHouse({ reports: { press: at.press, pictures: { fetch: fetch as never } } });
  const URL_1 = 'https://example.org/logo.png';

  it('is printed when it is one', async () => {
    const asked: string[] = [];
    const house = await fetching(async (url) => {
      asked.push(url);
      return { bytes: png1 };
    });
    const { status, json } = await house.generate(logo(URL_1));
    expect([status, json['data'].warnings, asked]).toEqual([200, [], [URL_1]]);
    expect((at.press.orders[0] as Json)['branding']).toEqual({ logo: png1 });
  });

  it.each([
    ['nothing came', { fault: 'missing' }],
    ['it is a page', { bytes: new TextEncoder().encode('<html>') }],
    ['it is torn', { bytes: png1.subarray(0, 40) }],
    ['it is a bomb', { bytes: png({ width: 50_000, height: 50_000 }, new Uint8Array(9)) }],
  ])('is left out with a warning when %s; the report is made and charged', async (_name, fetched) => {
    const house = await fetching(async () => fetched);
    const { status, json } = await house.generate(logo(URL_1));
    expect(status).toBe(200);
    expect(json['data'].warnings).toEqual([
      { code: 'LOGO_LEFT_OUT', message: expect.stringMatching(/^The logo is left out: .+\.$/) },
    ]);
    expect((at.press.orders[0] as Json)['branding']).toBeUndefined();
    expect(json['billing'].charged).toBe(0.5);
  });

  it('at an address that is nobody’s business is refused, and costs nothing', async () => {
    const house = await fetching(async () => ({ fault: 'blocked' }));
    expect(await refused(logo('https://169.254.169.254/latest'), {}, house)).toMatchObject({
      status: 400,
      fields: ['branding.logoUrl'],
    });
  });

  it('is not fetched for an order that is refused, for one that is remembered, or for one without a type', async () => {
    let fetched = 0;
    const house = await fetching(async () => {
      fetched += 1;
      return { bytes: png1 };
    });
    await house.generate({ ...logo(URL_1), lang: 'de' });
    await house.generate({ ...logo(URL_1), reportType: 'nothing' });
    expect(fetched).toBe(0);
    await house.generate(logo(URL_1), { 'idempotency-key': 'k' });
    await house.generate(logo(URL_1), { 'idempotency-key': 'k' });
    expect(fetched).toBe(1);
  });
});
