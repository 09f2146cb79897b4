/** Places, days and births by a fixed seed, and the sandbox to ask about them beside the engine itself. */

import { expect } from 'vitest';
import { type Jyotish, openJyotish } from '../../packages/engine/src/jyotish/index.ts';
import { type Engine, openEngine } from '../../packages/engine/src/node.ts';
import { openWestern, type Western } from '../../packages/engine/src/western/index.ts';
import { type House, openHouse } from './house.ts';

export type Json = Record<string, any>;
export const SEED = 20_261_122;

/** The sandbox and the engine beneath it. */
export interface Both {
  readonly house: House;
  readonly engine: Engine;
  readonly jyotish: Jyotish;
  readonly western: Western;
  /** The data of an answer; the whole body where it has no envelope. */
  readonly data: (method: 'GET' | 'POST', path: string, fields: Readonly<Record<string, unknown>>) => Promise<any>;
}

export async function openBoth(): Promise<Both> {
  const engine = await openEngine();
  const house = await openHouse({ engine, settings: { addressPerMinute: 1_000_000 } });
  console.log(`seed ${SEED}`);
  return {
    house,
    engine,
    jyotish: openJyotish(engine),
    western: openWestern(engine, { chart: { nodeType: 'mean' } }),
    data: async (method, path, fields) => {
      const query = new URLSearchParams(fields as Record<string, string>).toString();
      const response =
        method === 'GET' ? await house.get(`/sandbox/${path}?${query}`) : await house.post(`/sandbox/${path}`, fields);
      const answer = (await response.json()) as Json;
      expect([path, fields, response.status, answer['message']]).toEqual([path, fields, 200, undefined]);
      return answer['data'] ?? answer;
    },
  };
}

export interface Drawn {
  readonly date: string;
  readonly time: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
}

/** Three of them. Numbers that look like chance and come again: a linear congruence. */
export function draws(): readonly Drawn[] {
  let state = SEED;
  const below = (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  const two = (number: number): string => String(number).padStart(2, '0');
  return [0, 1, 2].map(() => ({
    date: `${1930 + below(100)}-${two(1 + below(12))}-${two(1 + below(28))}`,
    time: `${two(below(24))}:${two(below(60))}`,
    latitude: below(110) - 50,
    longitude: below(360) - 180,
    timezone: `${below(2) === 0 ? '+' : '-'}${two(below(12))}:30`,
  }));
}

/** From when to when. */
export const ends = (spans: readonly { readonly start?: string; readonly end?: string }[]): unknown =>
  spans.map(({ start, end }) => [start, end]);
