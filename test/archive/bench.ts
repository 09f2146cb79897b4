/** A server for tests of the archive: the house with a blob store that is looked into, and short ways to ask. */

import type { BlobStore } from '../../packages/server/src/ports/index.ts';
import { memoryBlobs } from '../../packages/server/src/serve/blobs/index.ts';
import { answerSchema, schemaFaults } from '../contract/schema-check.ts';
import { type House, type HouseOptions, KEY, openHouse, STARTER_KEY } from '../server/house.ts';

export type Json = Record<string, any>;

export const HOME = '/v2/astrology/vastu';
export const ID = 'tower-3/flat-12';
export const PLAN = {
  id: 'ground',
  kind: 'plan',
  content: {
    plotPolygon: [
      [0, 0],
      [9, 0],
      [9, 12],
      [0, 12],
    ],
  },
};

export interface Bench {
  readonly house: House;
  readonly blobs: BlobStore;
  /** An answer, judged by the server's own document when it is a success. */
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(id: string, body?: unknown, key?: string): Promise<Answer>;
  op(name: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  get(path: string): Promise<Response>;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly json: Json;
  readonly faults: readonly string[];
}

export async function openBench(options: HouseOptions = {}, blobs: BlobStore = memoryBlobs()): Promise<Bench> {
  const house = await openHouse({ ...options, blobs });
  const document = (await (await house.get('/openapi.json')).json()) as Json;
  const ask: Bench['ask'] = async (method, path, body, headers = {}) => {
    const response = await house.app(
      new Request(`http://localhost${path}`, {
        method,
        headers: {
          'x-api-key': KEY,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      { address: '203.0.113.7' },
    );
    const text = await response.text();
    const json = JSON.parse(text) as Json;
    return { status: response.status, text, json, faults: judged(document, method, path, response.status, json) };
  };
  return {
    house,
    blobs,
    ask,
    put: (id, body = { documents: [PLAN] }, key = KEY) =>
      ask('PUT', `${HOME}/properties/${encodeURIComponent(id)}`, body, { 'x-api-key': key }),
    op: (name, body, headers) => ask('POST', `${HOME}/archive/${name}`, body, headers),
    get: (path) => house.get(path.replace('http://localhost', '')),
  };
}

export { STARTER_KEY };

/** What the document has against an answer, its refusals included. */
function judged(document: Json, method: string, path: string, status: number, json: Json): readonly string[] {
  const place = path.replace(/\?.*$/, '').replace(/\/properties\/[^/]+$/, '/properties/{propertyId}');
  try {
    return schemaFaults(answerSchema(document, place, method, status), json, document);
  } catch (error) {
    return [String(error)];
  }
}
