/** The house over the real engine; as in every house, its answers are judged by its own document. */

import { expect } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import { type House, openHouse } from './house.ts';

type Json = Record<string, any>;

export interface WholeHouse {
  readonly house: House;
  readonly engine: Awaited<ReturnType<typeof openEngine>>;
  readonly document: Json;
  /** The data of a POST that must succeed and keep what the document promises. */
  told(path: string, body: unknown): Promise<Json>;
}

export async function openWholeHouse(): Promise<WholeHouse> {
  const engine = await openEngine();
  const house = await openHouse({ engine, usd: '100000', perMinute: 1_000_000 });
  const document = (await (await house.get('/openapi.json')).json()) as Json;
  return {
    house,
    engine,
    document,
    told: async (path, body) => {
      const response = await house.post(path, body);
      const answer = (await response.json()) as Json;
      expect([response.status, answer['message'], answer['details']]).toEqual([200, undefined, undefined]);
      return answer['data'];
    },
  };
}
