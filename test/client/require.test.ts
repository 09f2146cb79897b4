/** The client in programs that use `require`: the published files, over a `fetch` of the test's own. */

import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const dist = '../../packages/client/dist/';

describe('the client by require', () => {
  it.each(['index', 'stream', 'webhooks'])('gives the same names as by import: %s', async (name) => {
    const imported = (await import(`${dist}${name}.js`)) as object;
    expect(Object.keys(require(`${dist}${name}.cjs`) as object).sort()).toEqual(Object.keys(imported).sort());
    expect(Object.keys(imported).length).toBeGreaterThan(0);
  });

  it('calls, and its errors are of its own class', async () => {
    const { createClient, KhagolError } = require(
      `${dist}index.cjs`,
    ) as typeof import('../../packages/client/src/index.ts');
    const answer = { data: { status: 'ok' } };
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = async (address) => {
      asked.push(new URL(address instanceof Request ? address.url : address).pathname);
      return asked.length === 1
        ? Response.json(answer)
        : Response.json({ error: { code: 'PAYMENT_REQUIRED', message: 'x' } }, { status: 402 });
    };
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', apiKey: 'kh_made_up', fetch });
    const birth = { datetime: '1990-01-15T10:30:00', latitude: 28.6139, longitude: 77.209 };
    expect(await client.charts.birth(birth)).toEqual(answer);
    await expect(client.charts.birth(birth)).rejects.toBeInstanceOf(KhagolError);
    expect(asked).toEqual(['/v2/astrology/birth-chart', '/v2/astrology/birth-chart']);
  });
});
