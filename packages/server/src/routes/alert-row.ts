/** What the rows of webhook subscriptions have in common: their addresses, what they stand on, and how they refuse. */

import { text } from '../contract/schema.ts';
import type { CallFacts, Outcome, RawInput, Row } from '../gate/row.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import { Refusal } from '../http/refusal.ts';
import type { Subscriptions } from '../offices/webhooks/index.ts';
import type { Clock, WebhookStore } from '../ports/index.ts';
import { BARE_ROW } from './bare-row.ts';

/** What the rows share: the rules, the store behind them, and names. */
export interface AlertDesk {
  readonly office: Subscriptions;
  readonly webhooks: WebhookStore;
  readonly clock: Clock;
  readonly newId: (prefix: string) => string;
}

const HOME = '/api/v1/alerts';
const OTHER_HOMES: readonly string[] = ['/v1/webhooks', '/api/v1/webhooks'];

/** The address of what stands under this path, and its aliases. @param rest  with its stroke, or empty */
export function alertAddress(rest: string): Pick<Row, 'path' | 'aliases'> {
  return { path: `${HOME}${rest}`, aliases: OTHER_HOMES.map((home) => `${home}${rest}`) };
}

/** What such a row answers. */
export function data(body: unknown): Extract<Outcome, { kind: 'data' }> {
  return { kind: 'data', data: body };
}

/** The subscription of a path. */
export function idIn({ params }: RawInput): string {
  return params['id'] ?? '';
}

/** The account of a row that asks for a key. */
export function accountOf({ account }: CallFacts): string {
  if (account === null) throw new Error('a row of an account was entered without one');
  return account.id;
}

/** The same for what never was, what is gone, and what is another account's. */
export function nothingThere(): Refusal {
  return new Refusal('NOT_FOUND', 'There is nothing under this id.');
}

/** A row of subscriptions. */
export const ALERT_ROW: typeof BARE_ROW & Pick<Row, 'apiVersion' | 'tag' | 'family' | 'caller'> = {
  ...BARE_ROW,
  apiVersion: 'v1',
  tag: 'Webhooks',
  family: 'plain',
  caller: 'key',
  bodyLimitBytes: BODY_LIMIT_BYTES,
};

/** A row about one subscription. */
export const ON_ONE_ALERT: Pick<Row, 'params' | 'refusals'> = {
  params: { id: text('`whk_…`') },
  refusals: ['NOT_FOUND'],
};
