/** The document: it says what the server does, no more and no less, and it is sound OpenAPI 3.1. */

import { beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import { codesOf } from '../../packages/server/src/contract/openapi.ts';
import { hasOccasion } from '../../packages/server/src/contract/refusals.ts';
import { REFUSALS } from '../../packages/server/src/http/refusal.ts';
import { BIRTH, type House, openHouse } from '../server/house.ts';
import { openApiFaults } from './openapi-check.ts';
import { answerSchema, resolved, resolveRef, responseIn, schemaFaults } from './schema-check.ts';

type Json = Record<string, any>;
let house: House;
let document: Json;
beforeAll(async () => {
  house = await openHouse({ engine: await openEngine(), usd: '1000', perMinute: 1_000_000 });
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

  it('is OpenAPI 3.1 in every object', () => {
    expect(openApiFaults(document)).toEqual([]);
  });

  it('has a fault for each way of being no OpenAPI 3.1', () => {
    const spoilt = (spoil: (copy: Json) => void): readonly string[] => {
      const copy = structuredClone(document);
      spoil(copy);
      return openApiFaults(copy);
    };
    const health = (copy: Json): Json => copy['paths']['/healthz'].get;
    for (const spoil of [
      (copy: Json) => delete copy['info'].title,
      (copy: Json) => Object.assign(copy, { openapi: '3.0.3' }),
      (copy: Json) => Object.assign(health(copy), { produces: ['application/json'] }),
      (copy: Json) => Object.assign(health(copy), { operationId: 'openapi' }),
      (copy: Json) => delete health(copy)['responses'][200].description,
      (copy: Json) =>
        Object.assign(health(copy)['responses'][200].content['application/json'], { example: 1, examples: {} }),
      (copy: Json) => Object.assign(health(copy)['responses'][200].content['application/json'].schema, { minimun: 1 }),
      (copy: Json) => Object.assign(copy['components'].schemas.Refusal.properties.code, { type: 'str' }),
      (copy: Json) => Object.assign(copy['components'].securitySchemes.bearer, { type: 'key' }),
      (copy: Json) =>
        copy['paths']['/api/v1/alerts/{id}'].get.parameters.forEach((one: Json) => delete one['required']),
    ])
      expect([String(spoil), spoilt(spoil).length]).not.toEqual([String(spoil), 0]);
  });

  it('tells of every answer with its headers, of every group in a sentence, and of every part of a path', () => {
    for (const { name, description } of document['tags'] as Json[]) expect([name, description]).not.toEqual([name, '']);
    for (const [path, methods] of Object.entries(document['paths'] as Json)) {
      expect(path).toMatch(/^\/[\w./{}-]+$/);
      for (const [method, operation] of Object.entries(methods as Json) as [string, Json][]) {
        const statuses = Object.keys(operation['responses']);
        expect(statuses.filter((status) => status.startsWith('2'))).not.toHaveLength(0);
        for (const status of statuses)
          expect(responseIn(document, path, method, Number(status))['headers']).toMatchObject({
            'X-RateLimit-Limit': {},
            'X-Request-Id': {},
          });
        for (const requirement of operation['security'] as Json[])
          for (const scheme of Object.keys(requirement))
            expect(document['components'].securitySchemes).toHaveProperty(scheme);
        for (const tag of operation['tags']) expect(document['tags'].map((one: Json) => one['name'])).toContain(tag);
        const named = (operation['parameters'] ?? []).filter((one: Json) => one['in'] === 'path');
        expect(named.map((one: Json) => `{${one['name']}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      }
    }
  });

  it('gives an example of each refusal, which keeps its own schema, in words of its own', () => {
    const told = new Set<string>();
    for (const [name, response] of Object.entries(document['components'].responses as Json) as [string, Json][]) {
      const { schema, examples } = response['content']['application/json'];
      expect(Object.keys(examples)).toEqual(response['description'].split(', '));
      for (const [code, { value }] of Object.entries(examples as Json) as [string, Json][]) {
        expect([name, code, schemaFaults(schema, value, document)]).toEqual([name, code, []]);
        expect([value.code, hasOccasion(value.code)]).toEqual([code, true]);
        told.add(code);
      }
    }
    expect([...told].sort()).toEqual([...new Set(house.app.operations.flatMap(codesOf))].sort());
  });

  it('has no reference that leads nowhere and no component that nothing refers to', () => {
    const used = new Set<string>();
    for (const [, object] of objectsIn(document)) {
      if (typeof object['$ref'] !== 'string') continue;
      resolveRef(object['$ref'], document);
      used.add(object['$ref']);
    }
    for (const kind of ['schemas', 'headers', 'responses', 'parameters'])
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
      const schema = answerSchema(document, path, method, response.status);
      if (schema !== undefined) expect(undescribed(schema, await response.json(), path)).toEqual([]);
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
        const { description } = resolved(responses[status], document) as Json;
        expect(description.split(', ')).toContain(code);
      }
    }
  });
});
