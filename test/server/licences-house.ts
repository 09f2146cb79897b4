/** A server with an operator, and ways to ask it about licences; every answer is held against what is published of it. */

import { expect } from 'vitest';
import { LICENCE_ANSWERS } from '../../packages/server/src/contract/licence-records.ts';
import type { JsonSchema } from '../../packages/server/src/contract/schema.ts';
import { digestOf } from '../../packages/server/src/offices/keys/form.ts';
import { webCrypto } from '../../packages/server/src/serve/web-crypto.ts';
import { schemaFaults } from '../contract/schema-check.ts';
import { type House, type HouseOptions, openHouse } from './house.ts';

export type Json = Record<string, any>;

export const ADMIN_KEY = 'operator-key-0123456789abcdef';
export const HOME = '/api/v1/admin/enterprise/licenses';
export const VALIDATE = '/api/v1/enterprise/licenses/validate';
export const TERMS = {
  customerName: 'Orrery Ltd',
  customerEmail: 'ops@orrery.example',
  tier: 'ENTERPRISE_STANDARD',
} as const;
export const LICENCE_KEY = /^ask_ent_[0-9A-Za-z]{61}$/;

let count = 0;
export const freshKey = (): string => {
  count += 1;
  return `mutation-${String(count).padStart(16, '0')}`;
};

export async function openOffice(options: HouseOptions = {}): Promise<House> {
  const settings = { adminKeyDigest: await digestOf(ADMIN_KEY, webCrypto), ...options.settings };
  return openHouse({ ...options, settings });
}

export interface Told {
  readonly status: number;
  readonly body: Json;
  readonly headers: Headers;
}

export async function ask(
  house: House,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string | undefined> = {},
): Promise<Told> {
  const all = {
    authorization: `Bearer ${ADMIN_KEY}`,
    'idempotency-key': freshKey(),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
  const response = await house.app(
    new Request(`http://localhost${path}`, {
      method,
      headers: Object.entries(all).filter((one): one is [string, string] => one[1] !== undefined),
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
    { address: '203.0.113.7' },
  );
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Json), headers: response.headers };
}

/** The answer, which keeps what is published of it. */
export function keeping(schema: JsonSchema, { body }: Told): Json {
  expect(schemaFaults(schema, body, {})).toEqual([]);
  return body;
}

export function refused(told: Told, status: number, code: string): Json {
  expect([told.status, told.body['code']]).toEqual([status, code]);
  return keeping(LICENCE_ANSWERS.error, told);
}

export async function made(house: House, more: Json = {}): Promise<Json> {
  const told = await ask(house, 'POST', HOME, { ...TERMS, ...more });
  expect([told.status, told.body['message']]).toEqual([201, expect.stringContaining('licenseKey')]);
  return keeping(LICENCE_ANSWERS.created, told)['license'];
}

export const validate = (house: House, licenseKey: unknown) =>
  ask(house, 'POST', VALIDATE, { licenseKey }, { authorization: undefined, 'idempotency-key': undefined });
