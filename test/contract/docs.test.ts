/** The reference page: all of the document is on it, nothing foreign is, and the policy it comes with lets exactly its own script and style run. */

import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import { docsPage } from '../../packages/server/src/docs/page.ts';
import { type House, openHouse } from '../server/house.ts';

type Json = Record<string, any>;
let house: House;
let document: Json;
let page: string;
let policy: string;
beforeAll(async () => {
  house = await openHouse({ engine: await openEngine() });
  document = (await (await house.get('/openapi.json')).json()) as Json;
  const response = await house.get('/docs');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  policy = String(response.headers.get('content-security-policy'));
  page = await response.text();
});

const inside = (tag: string): readonly string[] =>
  [...page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text]) => String(text));
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the reference page', () => {
  it('has every operation with its price, every event, every code, every header and every shape', () => {
    for (const { id, path } of house.app.operations) {
      expect(page).toContain(`<article id="${id}"`);
      expect(page).toContain(`<span class="path">${path}</span>`);
    }
    for (const name of Object.keys(document['webhooks'])) expect(page).toContain(`<span class="path">${name}</span>`);
    for (const name of Object.keys(document['components'].headers)) expect(page).toContain(`<code>${name}</code>`);
    expect(page).toContain('0.048 USD');
  });

  it('has no link into itself that leads nowhere, and no id twice', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(ids);
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((id) => !known.has(id))).toEqual([]);
  });

  it('calls the address by which it was asked for, also when somebody has played with hosts before', async () => {
    const at = async (host: string): Promise<Response> =>
      house.app(new Request(`http://${host}/docs`, { headers: { 'accept-encoding': 'gzip' } }));
    for (let i = 0; i < 12; i++) await at(`h${i}.example`);
    for (const host of ['h3.example', 'late.example:8080', '[::1]:80']) {
      const answer = await at(host);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const isPacked = answer.headers.get('content-encoding') === 'gzip';
      expect([host, isPacked]).toEqual([host, host === 'h3.example']);
      const text = new TextDecoder().decode(isPacked ? gunzipSync(bytes) : bytes);
      expect(text).toContain(`'${new URL(`http://${host}`).origin}/v2/astrology/birth-chart'`.replaceAll("'", '&#39;'));
      expect(text).not.toContain('server.invalid');
    }
  });

  it('fetches nothing: no source, no import, no frame, no form that leaves, no style or handler in a tag', () => {
    const markup = page.replace(/<(script|style)>[\s\S]*?<\/\1>/g, '');
    expect(markup.match(/<[^>]*\s(?:src|srcset|style|action|on\w+)=[^>]*>/g)).toBeNull();
    expect(markup.match(/<(?:link|iframe|object|embed|base|img)\b/g)).toBeNull();
    expect([...inside('style'), ...inside('script')].join('')).not.toMatch(/url\(|@import|https?:|import\(/);
  });

  it('comes with a policy that names its one script and its one style by their digests', () => {
    const [[script], [style]] = [inside('script'), inside('style')];
    expect([inside('script').length, inside('style').length]).toEqual([1, 1]);
    expect(policy).toBe(
      [
        "default-src 'none'",
        `script-src ${hash(String(script))}`,
        `style-src ${hash(String(style))}`,
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    );
    expect(() => new Function(String(script))).not.toThrow();
  });

  it('escapes whatever the document says', () => {
    const evil = '</script><img src=x onerror=alert(1)>"\'&';
    const copy = structuredClone(document);
    copy['info'].description = evil;
    copy['paths']['/healthz'].get.summary = evil;
    copy['paths']['/v2/astrology/birth-chart'].post.requestBody.content['application/json'].example = { gender: evil };
    const told = docsPage(copy, 'https://api.example.org');
    expect(told).not.toContain('<img');
    expect(told.match(/<\/script>/g)).toHaveLength(1);
    expect(told).toContain('https://api.example.org/v2/astrology/birth-chart');
  });

  it('comes packed to whoever unpacks it, and so does the document', async () => {
    for (const path of ['/docs', '/openapi.json']) {
      const plain = await (await house.get(path)).text();
      for (const accepts of ['gzip', 'deflate, gzip, br']) {
        const packed = await house.get(path, { 'accept-encoding': accepts });
        expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual([
          'gzip',
          'accept-encoding',
        ]);
        const bytes = Buffer.from(await packed.arrayBuffer());
        expect(bytes.length).toBeLessThan(plain.length / 5);
        expect(gunzipSync(bytes).toString()).toBe(plain);
      }
      for (const accepts of ['br', 'gzip;q=0', 'x-gzip'])
        expect((await house.get(path, { 'accept-encoding': accepts })).headers.get('content-encoding')).toBeNull();
    }
  });

  it('is not sent again to whoever has it, packed or not, and neither is the document', async () => {
    for (const path of ['/docs', '/openapi.json']) {
      const first = await house.get(path);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^W\/"[A-Za-z0-9+/]{43}="$/);
      expect((await house.get(path, { 'accept-encoding': 'gzip' })).headers.get('etag')).toBe(etag);
      for (const known of [etag, `"other", ${etag}`, '*']) {
        const again = await house.get(path, { 'if-none-match': known, 'accept-encoding': 'gzip' });
        expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
      }
      expect((await house.get(path, { 'if-none-match': '"other"' })).status).toBe(200);
    }
  });

  it('shows each call in three languages, and its JSON can be read again', () => {
    const { example } = document['paths']['/v2/astrology/birth-chart'].post.requestBody.content['application/json'];
    const [article = ''] = /<article id="birthChartV2"[\s\S]*?<\/article>/.exec(page) ?? [];
    for (const language of ['curl', 'JavaScript', 'Python'])
      expect(article).toContain(`<summary>${language}</summary>`);
    const plain = article.replace(/&#(\d+);/g, (_, at: string) => String.fromCharCode(Number(at)));
    const sent = /-d '(\{[\s\S]*?\})'/.exec(plain)?.[1] ?? '';
    expect(JSON.parse(sent)).toEqual(example);
  });

  it('can be walked by keyboard and read aloud: a language, a way past the contents, headings in order, names for what scrolls', () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page).toContain('<a class="skip" href="#main">');
    expect(page.match(/<h1>/g)).toHaveLength(1);
    let before = 1;
    for (const [, level] of page.matchAll(/<h([1-6])\b/g)) {
      // Operations are headed by their summary, so that their parts begin one level lower.
      expect(Number(level) - before).toBeLessThanOrEqual(2);
      before = Number(level);
    }
    for (const [tag] of page.matchAll(/<(?:pre|div class="scroll")[^>]*>/g))
      expect(tag).toMatch(/tabindex="0".*aria-label="[^"]+"/);
    for (const [label] of page.matchAll(/<label>[\s\S]*?<\/label>/g)) expect(label).toMatch(/<label>\S+/);
  });
});
