/** The examples of the README are programs: a strict compiler takes them, and run against a server they tell what they say they tell. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as root from '../../packages/client/src/index.ts';
import * as streams from '../../packages/client/src/stream.ts';
import * as webhooks from '../../packages/client/src/webhooks.ts';
import { deliveryHeaders } from '../../packages/server/src/offices/webhooks/signature.ts';
import { webCrypto } from '../../packages/server/src/serve/web-crypto.ts';
import { weigh } from '../../packages/workshop/src/sizes.mjs';
import { strictFaults } from '../guides/strict.ts';
import { KEY } from '../server/house.ts';
import { openWholeHouse, type WholeHouse } from '../server/whole-house.ts';

const folder = fileURLToPath(new URL('../../packages/client/', import.meta.url));
const page = readFileSync(`${folder}README.md`, 'utf8');
const examples = [...page.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code]) => code ?? '');
const MODULES: Readonly<Record<string, unknown>> = {
  '@khagol/client': root,
  '@khagol/client/stream': streams,
  '@khagol/client/webhooks': webhooks,
};
const SECRET = 'a-secret-of-my-own';

let whole: WholeHouse;
beforeAll(async () => {
  whole = await openWholeHouse();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Runs an example; every line that ends in a literal as its comment must be that. Returns what the example made. */
async function run(
  code: string,
): Promise<{ readonly checked: number; readonly made: Readonly<Record<string, unknown>> }> {
  vi.stubEnv('KHAGOL_API_KEY', KEY);
  vi.stubEnv('WEBHOOK_SECRET', SECRET);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/query/stream'))
      return new Response(
        ['{"type":"delta","text":"Pati"}', '{"type":"delta","text":"ence."}', '{"type":"completed"}']
          .map((data, i) => `id: ${i + 1}\ndata: ${data}\n\n`)
          .join(''),
        { headers: { 'content-type': 'text/event-stream' } },
      );
    const { signal: _, ...rest } = init;
    return whole.house.app(new Request(url.replace('https://api.example.com', 'http://localhost'), rest), {
      address: '203.0.113.7',
    });
  });
  let checked = 0;
  const check = (value: unknown, expected: unknown): void => {
    checked += 1;
    expect(value).toEqual(expected);
  };
  const names = [...code.matchAll(/^(?:const|let) (\w+)/gm)].map(([, name]) => name);
  const written = code
    .replace(/^import \{(.+)\} from '(.+)';$/gm, "const {$1} = modules['$2'];")
    .replace(/^(\w[\w.?[\]()', ]*);\s+\/\/ ('.*'|\d+|true|false)$/gm, 'check($1, $2);');
  const { outputText } = ts.transpileModule(
    `async function example(modules, check) {\n${written}\nreturn { ${names} };\n}`,
    {
      compilerOptions: { target: ts.ScriptTarget.ES2022 },
    },
  );
  const example = new Function(`${outputText}\nreturn example;`)();
  return { made: await example(MODULES, check), checked };
}

describe('the examples of the README', () => {
  it('are taken by a strict compiler', () => {
    expect(examples.length).toBe(4);
    const faults = strictFaults(new Map(examples.map((code, i) => [`${folder}example-${i}.ts`, code])));
    expect(faults).toEqual([]);
  });

  it('tell what they say', async () => {
    const counts: number[] = [];
    for (const code of examples) counts.push((await run(code)).checked);
    expect(counts).toEqual([4, 5, 0, 1]);
  });

  it('receive a delivery of the server, and no other', async () => {
    const { made } = await run(examples[2] ?? '');
    const receive = made['receive'] as (request: Request) => Promise<Response>;
    const body = JSON.stringify({ id: 'evt_1', type: 'chart.created', created: 1, data: { moon_sign: 'Leo' } });
    const headers = await deliveryHeaders(
      { eventId: 'evt_1', type: 'chart.created', body, nowMs: Date.now(), secret: SECRET, previous: null },
      webCrypto,
    );
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const delivery = (text: string) =>
      new Request('http://localhost/', { method: 'POST', headers: { ...headers }, body: text });
    expect((await receive(delivery(body))).status).toBe(204);
    expect(log.mock.calls).toEqual([['Leo']]);
    expect((await receive(delivery(`${body} `))).status).toBe(400);
    log.mockRestore();
  });
});

describe('the README', () => {
  it('names every method of every group, and no other', () => {
    const client = root.createClient({ baseUrl: 'https://api.example.com' }) as unknown as Record<string, object>;
    const rows = [...page.matchAll(/^\| `(\w+)` \| ((?:`\w+` ?)+)\|$/gm)];
    const told = Object.fromEntries(rows.map(([, group, names]) => [group, names?.match(/\w+/g)]));
    const { call: _, file: __, sandbox: ___, ...groups } = client;
    expect(told).toEqual(Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, Object.keys(group)])));
  });

  it('tells the weight that was measured', () => {
    const [code, table] = weigh().filter(({ file }) => /client\/dist\/(?:index|routes)/.test(file));
    const kilobytes = (bytes: number | null | undefined): string => ((bytes ?? 0) / 1000).toFixed(1);
    expect(page).toContain(`${kilobytes(code?.bytes)} KB gzip, and ${kilobytes(table?.bytes)} KB for the table`);
  });
});
