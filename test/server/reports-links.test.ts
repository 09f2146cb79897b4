/** What a report's links open: the PDF whole and in parts, the page that shows it, for an hour, to whoever holds them and to nobody else. */

import { beforeEach, describe, expect, it } from 'vitest';
import { HOME, type Json, ORDER, openReportHouse, PLACED, type ReportHouse } from './reports-house.ts';

let at: ReportHouse;
let data: Json;
let whole: Uint8Array;
beforeEach(async () => {
  at = await openReportHouse({ settings: { corsOrigins: ['https://shop.example', 'https://app.example:8443'] } });
  data = (await at.generate()).json['data'];
  whole = new Uint8Array(await (await at.open(data['downloadUrl'])).arrayBuffer());
});

const bytesOf = async (response: Response): Promise<Uint8Array> => new Uint8Array(await response.arrayBuffer());
/** The same address with another token. */
const withToken = (url: string, change: (token: string) => string): string => {
  const { origin, pathname, searchParams } = new URL(url);
  return `${origin}${pathname}?token=${encodeURIComponent(change(searchParams.get('token') as string))}`;
};
const tokenOf = (url: string): string => new URL(url).searchParams.get('token') as string;

describe('a download', () => {
  it('is the PDF under its own hash, as a file to be saved, in no cache', async () => {
    const response = await at.open(data['downloadUrl']);
    expect(response.status).toBe(200);
    const { headers } = response;
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('etag')).toBe(`"${data['sha256']}"`);
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="kundli-mini-${data['reportId']}.pdf"`);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(whole.length).toBe(data['bytes']);
    expect(new TextDecoder().decode(whole.subarray(0, 5))).toBe('%PDF-');
  });

  it('needs no key, works for three thousand six hundred seconds, and then never again', async () => {
    at.house.now += 3_599_999;
    expect((await at.open(data['downloadUrl'])).status).toBe(200);
    at.house.now += 1;
    for (const url of [data['downloadUrl'], data['iframeUrl']]) {
      const late = await at.open(url);
      expect([late.status, ((await late.json()) as Json)['code']]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('opens by its own token alone: not by one of the page, of another report, of another time, or a torn one', async () => {
    const other = (await at.generate({ ...ORDER, birthDetails: { ...PLACED, name: 'Ravi' } })).json['data'];
    const answers = new Set<string>();
    const wrong: readonly ((token: string) => string)[] = [
      () => tokenOf(data['iframeUrl']),
      () => tokenOf(other['downloadUrl']),
      (token) => token.replace(/^\d+/, (expiry) => String(Number(expiry) + 1)),
      (token) => token.slice(0, -1),
      (token) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      (token) => token.toUpperCase(),
      (token) => ` ${token}`,
      () => '',
      () => 'constructor',
      () => '.'.repeat(10_000),
    ];
    for (const change of wrong) {
      const response = await at.open(withToken(data['downloadUrl'], change));
      const { requestId: _, ...body } = (await response.json()) as Json;
      expect(response.status).toBe(404);
      answers.add(JSON.stringify(body));
    }
    const { pathname } = new URL(data['downloadUrl']);
    const bare = await at.house.get(pathname);
    const { requestId: _, ...body } = (await bare.json()) as Json;
    answers.add(JSON.stringify(body));
    expect([bare.status, answers.size]).toEqual([404, 1]);
    expect((await at.open(other['downloadUrl'])).status).toBe(200);
    const page = await at.open(withToken(data['iframeUrl'], () => tokenOf(data['downloadUrl'])));
    expect(page.status).toBe(404);
  });

  it('is sent in as many parts as a viewer likes, to any page', async () => {
    const house = await openReportHouse({ settings: { addressPerMinute: 3 } });
    const { downloadUrl } = (await house.generate()).json['data'];
    const parts: Uint8Array[] = [];
    for (let from = 0; from < data['bytes']; from += 10) {
      const response = await house.open(downloadUrl, {
        range: `bytes=${from}-${from + 9}`,
        origin: 'https://x.example',
      });
      expect(response.status).toBe(206);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range');
      parts.push(await bytesOf(response));
    }
    expect(parts.length).toBeGreaterThan(10);
    expect(new Uint8Array(Buffer.concat(parts))).toEqual(whole);
  });

  it('is the same under the other prefix', async () => {
    const url = data['downloadUrl'].replace('/api/v1/', '/v2/');
    expect(await bytesOf(await at.open(url))).toEqual(whole);
  });

  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=5-', 5, undefined],
    ['bytes=-7', -7, undefined],
    ['bytes=0-99999999', 0, undefined],
    ['bytes=-99999999', 0, undefined],
  ] as const)('is sent in part for %s', async (range, from, to) => {
    const response = await at.open(data['downloadUrl'], { range });
    const part = whole.slice(from, to);
    const first = from < 0 ? whole.length + from : from;
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${first + part.length - 1}/${whole.length}`);
    expect(await bytesOf(response)).toEqual(part);
  });

  it.each(['bytes=9-3', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=-', 'bytes=a-b', '', 'bytes=1.5-2'])(
    'is sent whole for “%s”, which names no stretch of it',
    async (range) => {
      const response = await at.open(data['downloadUrl'], { range });
      expect([response.status, (await bytesOf(response)).length]).toEqual([200, whole.length]);
    },
  );

  it('says how long it is to whoever asks behind its end', async () => {
    for (const range of [`bytes=${whole.length}-`, 'bytes=999999-1000000', 'bytes=-0']) {
      const response = await at.open(data['downloadUrl'], { range });
      expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
    }
  });

  it('is sent in part only of the file that is meant, and not again to whoever has it', async () => {
    const etag = `"${data['sha256']}"`;
    const range = 'bytes=0-3';
    expect((await at.open(data['downloadUrl'], { range, 'if-range': etag })).status).toBe(206);
    expect((await at.open(data['downloadUrl'], { range, 'if-range': '"another"' })).status).toBe(200);
    for (const has of [etag, `"x", W/${etag}`, '*']) {
      const response = await at.open(data['downloadUrl'], { 'if-none-match': has });
      expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, etag, '']);
    }
    expect((await at.open(data['downloadUrl'], { 'if-none-match': '"another"' })).status).toBe(200);
  });
});

describe('the page', () => {
  it('embeds the PDF, names it in its language, and lets nothing else in', async () => {
    const response = await at.open(data['iframeUrl']);
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const source = /<iframe src="([^"]+)"/.exec(text)?.[1]?.replaceAll('&#38;', '&') ?? '';
    const file = await at.open(new URL(source, data['iframeUrl']).href);
    expect([file.status, file.headers.get('content-disposition')?.split(';')[0]]).toEqual([200, 'inline']);
    expect(await bytesOf(file)).toEqual(whole);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('script-src');
    expect(text).not.toMatch(/<script|onload|javascript:/i);
    for (const part of [policy, file.headers.get('content-security-policy') ?? ''])
      expect(part).toContain("frame-ancestors 'self' https://shop.example https://app.example:8443");
    const style = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? '';
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))).toString(
      'base64',
    );
    expect(policy).toContain(`style-src 'sha256-${digest}'`);
  });

  it('writes a title as text, whatever it holds', async () => {
    const title = `</title><script>alert(1)</script>"'&`;
    const make = at.press.make;
    const house = await openReportHouse({
      press: {
        ...at.press,
        make: async (order, owner) => {
          const end = await make(order, owner);
          return end.kind === 'done' ? { ...end, value: { ...end.value, title } } : end;
        },
      },
    });
    const made = (await house.generate()).json['data'];
    const text = await (await house.open(made['iframeUrl'])).text();
    expect(made['reportTitle']).toBe(title);
    expect(text.match(/<script/g)).toBeNull();
    expect(text).toContain('&#60;script&#62;alert(1)');
  });

  it('is the same server’s own alone where no origins are named', async () => {
    const house = await openReportHouse();
    const made = (await house.generate()).json['data'];
    expect((await house.open(made['iframeUrl'])).headers.get('content-security-policy')).toMatch(
      /frame-ancestors 'self'$/,
    );
  });
});

describe('the routes of reports', () => {
  it('answer other methods with 405', async () => {
    const { pathname } = new URL(data['downloadUrl']);
    for (const [path, method] of [
      [`${HOME}/catalog`, 'POST'],
      [`${HOME}/generate`, 'GET'],
      [`${HOME}/${data['reportId']}`, 'PUT'],
      [pathname, 'DELETE'],
    ] as const)
      expect([path, (await at.house.call(method, path)).status]).toEqual([path, 405]);
  });
});
