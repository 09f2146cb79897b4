/** Shapes of what an account is told about its use: the month, the wallet, the lines of its statement. */

import { PLANS } from '../ports/index.ts';
import { fixed, integer, type JsonSchema, listOf, number, oneOf, shape, text, truth } from './schema.ts';

const usd = (description: string): JsonSchema => number(`${description} US dollars.`);
const count = (description: string): JsonSchema => integer(description, { minimum: 0 });

export const USAGE_DATA: JsonSchema = shape({
  plan: shape({
    id: oneOf('', PLANS),
    name: text(''),
    priceUsd: usd('A month.'),
    creditsPerMonth: count('One credit is 0.04 USD.'),
    requestsPerMonth: { type: ['integer', 'null'], description: 'Null where the credits are the only quota.' },
  }),
  period: shape({ start: text('ISO 8601, UTC.'), end: text('First instant of the next month.') }),
  requests: shape({
    used: count('Charged calls of the month.'),
    limit: { type: ['integer', 'null'] },
    remaining: { type: ['integer', 'null'] },
    percent: { type: ['number', 'null'] },
  }),
  credits: shape({
    used: number('', { minimum: 0 }),
    granted: count('By the plan.'),
    remaining: number('', { minimum: 0 }),
  }),
  wallet: shape({
    balance: usd('What is there, money set aside for running calls included.'),
    reserved: usd('Set aside for running calls.'),
    available: usd('What can be spent.'),
    currency: fixed('USD'),
  }),
  spend: shape({
    total: usd('This month.'),
    byEndpoint: listOf(
      shape({
        endpoint: text('Canonical path.'),
        category: text('Family of the endpoint.'),
        calls: count(''),
        charged: usd(''),
      }),
      'Most expensive first.',
    ),
  }),
  tokens: shape({ input: count(''), output: count(''), total: count('') }),
  rateLimit: shape({ perMinute: count(''), remaining: count(''), resetAt: text('ISO 8601, UTC.') }),
  alerts: shape({
    thresholdPercent: fixed(80),
    thresholdReached: truth('80 % of the quota is used.'),
    'thresholdReachedAt?': text('Since when, ISO 8601, UTC; of the call that took it there.'),
    limitExceeded: truth('All of it is.'),
    'limitExceededAt?': text('Since when.'),
  }),
});

export const WALLET_DATA: JsonSchema = shape({
  walletBalance: integer('Cents, rounded down.'),
  currency: fixed('USD'),
  displayBalance: text('Such as `$12.34`.'),
  plan: oneOf('', PLANS),
  subscriptionEndDate: text('End of the paid month, ISO 8601.'),
});

export const HISTORY_DATA: JsonSchema = shape({
  transactions: listOf(
    shape({
      id: text(''),
      type: oneOf('', ['topup', 'grant', 'adjustment', 'charge', 'refund']),
      amount: usd('Charges are negative.'),
      endpoint: { type: ['string', 'null'] },
      requestId: { type: ['string', 'null'] },
      reference: { type: ['string', 'null'] },
      createdAt: text('ISO 8601, UTC.'),
    }),
    'Newest first.',
  ),
  limit: count(''),
  nextCursor: { type: ['string', 'null'], description: 'Hand it back as `cursor` for the next page.' },
});
