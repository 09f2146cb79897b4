/** The sandbox over the real engine: sixty paths, each served, each as the document says, the same each time. */

import { beforeAll, describe, expect, it } from 'vitest';
import { type Json, openSandbox, PUBLISHED, type Sandbox } from './sandbox-calls.ts';
import { resolveRef, schemaFaults } from './schema-check.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
const ask: Sandbox['ask'] = (...asked) => sandbox.ask(...asked);

/** `GET /sandbox/panchang/:date` → as it stands in the document. */
const inDocument = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

/** What an answer says, without the name of the call. */
function told(answer: Json): unknown {
  const { metadata, ...rest } = answer;
  return { ...rest, cost: metadata?.cost, timestamp: metadata?.timestamp };
}

describe('the sixty paths', () => {
  it('are served, all and no others', () => {
    const served = sandbox.house.app.operations
      .filter(({ path }) => path.startsWith('/sandbox/'))
      .map(({ method, path }) => `${method} ${path}`);
    expect(PUBLISHED).toHaveLength(60);
    expect([...served].sort()).toEqual(PUBLISHED.map(inDocument).sort());
  });

  it('are listed in info, which has the published members and no others', async () => {
    const { answer } = await ask('GET /sandbox/info');
    expect(Object.keys(answer['data'])).toEqual([
      'name',
      'version',
      'environment',
      'description',
      'documentation',
      'pricing',
      'service',
      'total_endpoints',
      'available_endpoints',
      'categories',
      'production_features',
    ]);
    expect(answer['data'].available_endpoints).toEqual(PUBLISHED);
    expect(answer['data'].total_endpoints).toBe(60);
    expect(answer['data'].categories).toEqual({
      core: 3,
      horoscope: 3,
      kundali: 2,
      panchang: 6,
      muhurta: 8,
      dosha: 4,
      dasha: 3,
      matching: 1,
      transit_special: 15,
      ai_special: 5,
      western: 10,
    });
  });

  it.each(PUBLISHED)(
    '%s answers without a key or input, as the document says, the same each time',
    async (published) => {
      const first = await ask(published);
      expect([first.status, first.answer['message']]).toEqual([200, undefined]);
      const [method, path] = inDocument(published).split(' ') as [string, string];
      const { schema } =
        sandbox.document['paths'][path][method.toLowerCase()].responses[200].content['application/json'];
      expect(schemaFaults(schema, first.answer, sandbox.document)).toEqual([]);
      expect(undescribed(schema, first.answer, '$')).toEqual([]);
      expect(first.answer['sample']).toBe(true);
      if (!published.includes('/chat/'))
        expect(first.answer).toMatchObject({
          success: true,
          metadata: { cost: 'Free' },
          meta: {
            mode: 'sandbox',
            version: '2.5.0',
            inputUsage: { fromRequest: expect.any(Array), fromSample: expect.any(Array) },
          },
        });
      expect(JSON.stringify(told((await ask(published)).answer))).toBe(JSON.stringify(told(first.answer)));
    },
  );

  it('have samples that their own schemas allow, and that work', async () => {
    for (const published of PUBLISHED.filter((path) => path.startsWith('POST'))) {
      const { requestBody } = sandbox.document['paths'][inDocument(published).slice(5)].post;
      const { schema, example } = requestBody.content['application/json'];
      expect(schemaFaults(schema, example, sandbox.document)).toEqual([]);
      expect([published, (await ask(published, { body: example })).status]).toEqual([published, 200]);
    }
  });

  it('cost little: the slowest by default, and the longest search, are printed', async () => {
    const times: [string, number][] = [];
    for (const published of PUBLISHED) times.push([published, (await ask(published)).ms]);
    const search = { eventType: 'marriage', startDate: '2027-02-01', endDate: '2027-03-03' };
    times.push(['POST /sandbox/muhurta/find, 31 days', (await ask('POST /sandbox/muhurta/find', { body: search })).ms]);
    times.sort((one, other) => other[1] - one[1]);
    console.log(
      times
        .slice(0, 5)
        .map(([name, ms]) => `${ms.toFixed(0).padStart(5)} ms  ${name}`)
        .join('\n'),
    );
    expect(times[0]?.[1]).toBeLessThan(5000);
  });
});

/** Members of an answer that its schema does not describe. */
function undescribed(schema: Json, value: unknown, at: string): string[] {
  if (schema['$ref'] !== undefined) return undescribed(resolveRef(schema['$ref'], sandbox.document) as Json, value, at);
  const parts: Json[] = [...(schema['allOf'] ?? []), ...(schema['anyOf'] ?? [])];
  if (parts.length > 0 && schema['properties'] === undefined) {
    const each = parts.map((part) => undescribed(part, value, at));
    if (schema['anyOf'] !== undefined) return each.sort((one, other) => one.length - other.length)[0] ?? [];
    return (each[0] ?? []).filter((fault) => each.every((faults) => faults.includes(fault)));
  }
  if (Array.isArray(value)) return value.flatMap((item, i) => undescribed(schema['items'] ?? {}, item, `${at}[${i}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const described = schema['properties']?.[name] ?? schema['additionalProperties'];
    if (described === undefined) return schema['properties'] === undefined ? [] : [`${at}.${name}`];
    return undescribed(described, member, `${at}.${name}`);
  });
}
