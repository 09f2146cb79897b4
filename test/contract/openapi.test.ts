/** The document: it says what the server does, no more and no less, and it is sound OpenAPI 3.1. */

import { beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import { codesOf } from '../../packages/server/src/contract/openapi.ts';
import { REFUSALS } from '../../packages/server/src/http/refusal.ts';
import { BIRTH, type House, openHouse } from '../server/house.ts';
import { resolveRef, schemaFaults } from './schema-check.ts';

type Json = Record<string, any>;
let house: House;
let document: Json;
beforeAll(async () => {
  house = await openHouse();
  document = (await (await house.get('/openapi.json')).json()) as Json;
});

/** Every object in the document, with where it stands. */
function* objectsIn(value: unknown, at = '#'): Generator<readonly [string, Json]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [at, value as Json];
  for (const [name, member] of Object.entries(value)) yield* objectsIn(member, `${at}/${name}`);
}

describe('the document', () => {
  it('covers exactly the rows', () => {
    const written = Object.entries(document['paths'] as Json).flatMap(([path, methods]) =>
      Object.keys(methods as Json).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(written.sort()).toEqual(house.app.operations.map(({ method, path }) => `${method} ${path}`).sort());
    expect(written).toEqual(
      expect.arrayContaining([
        'GET /healthz',
        'GET /openapi.json',
        'GET /sandbox/health',
        'GET /sandbox/info',
        'GET /sandbox/ping',
        'GET /sandbox/transits/current',
        'POST /sandbox/kundali/birth-chart',
        'POST /v1/astrology/astrology/birth-chart',
        'POST /v1/astrology/western/natal-chart',
        'POST /v2/astrology/birth-chart',
      ]),
    );
  });

  it('names every alias beside its canonical path, and each alias answers', async () => {
    for (const { path, method, aliases } of house.app.operations) {
      const operation = document['paths'][path][method.toLowerCase()];
      expect(operation['x-aliases'] ?? []).toEqual(aliases);
      for (const alias of aliases) {
        const response = await house.call(method, alias.replace(/\{\w+\}/g, 'none'), {});
        const missing = response.status === 404 && (await response.json()).message;
        expect([alias, missing === 'There is nothing at this address.']).toEqual([alias, false]);
      }
    }
  });

  it('is OpenAPI 3.1 in its bones', () => {
    expect(document['openapi']).toBe('3.1.0');
    expect(document['info']).toMatchObject({
      title: expect.any(String),
      version: '0.1.0',
      license: { identifier: 'MIT' },
    });
    const names = new Set<string>();
    for (const [path, methods] of Object.entries(document['paths'] as Json)) {
      expect(path).toMatch(/^\/[\w./{}-]+$/);
      for (const operation of Object.values(methods as Json) as Json[]) {
        expect(names.has(operation['operationId'])).toBe(false);
        names.add(operation['operationId']);
        expect(Object.keys(operation['responses']).filter((status) => status.startsWith('2'))).not.toHaveLength(0);
        for (const [status, response] of Object.entries(operation['responses'] as Json)) {
          expect(status).toMatch(/^[2-5]\d\d$/);
          expect((response as Json)['description']).toEqual(expect.any(String));
          expect((response as Json)['headers']).toHaveProperty('X-RateLimit-Limit');
        }
        for (const requirement of operation['security'] as Json[])
          for (const scheme of Object.keys(requirement))
            expect(document['components'].securitySchemes).toHaveProperty(scheme);
        for (const tag of operation['tags']) expect(document['tags']).toContainEqual({ name: tag });
        for (const parameter of operation['parameters'] ?? [])
          expect(parameter).toMatchObject({
            name: expect.any(String),
            in: expect.stringMatching(/^(path|query|header)$/),
            schema: expect.any(Object),
          });
        const named = (operation['parameters'] ?? []).filter((one: Json) => one['in'] === 'path');
        expect(named.map((one: Json) => `{${one['name']}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      }
    }
  });

  it('has no reference that leads nowhere and no component that nothing refers to', () => {
    const used = new Set<string>();
    for (const [, object] of objectsIn(document)) {
      if (typeof object['$ref'] !== 'string') continue;
      resolveRef(object['$ref'], document);
      used.add(object['$ref']);
    }
    for (const kind of ['schemas', 'headers'])
      for (const name of Object.keys(document['components'][kind]))
        expect(used).toContain(`#/components/${kind}/${name}`);
  });

  it('requires of each object only members that it describes', () => {
    for (const [at, object] of objectsIn(document)) {
      if (object['type'] !== 'object' || !Array.isArray(object['required'])) continue;
      for (const name of object['required']) expect(Object.keys(object['properties'] ?? {}), at).toContain(name);
    }
  });

  it('tells the published prices', () => {
    const price = (path: string) => document['paths'][path].post['x-price-usd'];
    expect([
      price('/v2/astrology/birth-chart'),
      price('/v1/astrology/astrology/birth-chart'),
      price('/v1/astrology/western/natal-chart'),
    ]).toEqual([0.25, 0.25, 0.048]);
  });

  it('gives a sample for each body, and the sample works', async () => {
    for (const [path, methods] of Object.entries(document['paths'] as Json)) {
      const content = (methods as Json)['post']?.requestBody?.content['application/json'];
      if (content === undefined) continue;
      expect(schemaFaults(content.schema, content.example, document)).toEqual([]);
      if (!path.includes('{')) expect(String((await house.post(path, content.example)).status)).toMatch(/^2/);
    }
  });

  it('refuses in its schema what the server refuses, and the other way round', async () => {
    const { schema } = document['paths']['/v2/astrology/birth-chart'].post.requestBody.content['application/json'];
    const bodies: readonly unknown[] = [
      BIRTH,
      { birthDetails: BIRTH },
      { ...BIRTH, ayanamsa: 'kp' },
      { ...BIRTH, timezone: 5.5 },
      { ...BIRTH, fold: 1 },
      { ...BIRTH, more: [] },
      { ...BIRTH, latitude: 91 },
      { ...BIRTH, latitude: '1' },
      { ...BIRTH, ayanamsa: 'x' },
      { ...BIRTH, fold: 2 },
      { ...BIRTH, timezone: true },
      { latitude: 1, longitude: 2 },
      { ...BIRTH, houseSystem: 7 },
      { ...BIRTH, orb: -1 },
      { birthDetails: 3 },
      {},
    ];
    for (const body of bodies)
      expect([body, schemaFaults(schema, body, document).length === 0]).toEqual([
        body,
        (await house.post('/v2/astrology/birth-chart', body)).status === 200,
      ]);
  });

  it('describes every member that an answer has', async () => {
    const real = await openHouse({ engine: await openEngine() });
    const document = (await (await real.get('/openapi.json')).json()) as Json;
    const undescribed = (schema: Json, value: unknown, at: string): string[] => {
      const whole = schema['$ref'] === undefined ? schema : (resolveRef(schema['$ref'], document) as Json);
      if (Array.isArray(value))
        return value.flatMap((item, i) => undescribed(whole['items'] ?? {}, item, `${at}[${i}]`));
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([name, member]) => {
        const described = whole['properties']?.[name] ?? whole['additionalProperties'];
        if (described === undefined) return whole['properties'] === undefined ? [] : [`${at}.${name}`];
        return undescribed(described, member, `${at}.${name}`);
      });
    };
    for (const { path, method, sample } of real.app.operations) {
      if (path === '/openapi.json') continue;
      const response = method === 'GET' ? await real.get(path) : await real.post(path, sample);
      const { schema } =
        document['paths'][path][method.toLowerCase()].responses[response.status].content['application/json'];
      expect(undescribed(schema, await response.json(), path)).toEqual([]);
    }
  });

  it('promises the headers of a replay where there can be one', () => {
    for (const { path, method, price, success } of house.app.operations) {
      const { headers } = document['paths'][path][method.toLowerCase()].responses[success];
      expect([path, 'X-Original-Request-Id' in headers, 'Idempotent-Replayed' in headers]).toEqual([
        path,
        price !== null,
        price !== null,
      ]);
    }
  });

  it('knows each code with the status it is sent with', () => {
    for (const operation of house.app.operations) {
      const { responses } = document['paths'][operation.path][operation.method.toLowerCase()];
      for (const code of codesOf(operation)) {
        const status = REFUSALS.find((row) => row.code === code)?.status as number;
        expect(responses[status].description.split(', ')).toContain(code);
      }
    }
  });
});
