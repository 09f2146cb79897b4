/** What an account has used and what it can still spend. Free; nothing here reserves anything. */

import { isDatetime } from '../contract/birth.ts';
import { integer, type JsonSchema, text } from '../contract/schema.ts';
import { HISTORY_DATA, USAGE_DATA, WALLET_DATA } from '../contract/usage.ts';
import { unavailable } from '../gate/recall.ts';
import type { CallFacts, RawInput, Row } from '../gate/row.ts';
import { dateTimeOfQuery } from '../http/query.ts';
import { invalidInput, type Refusal } from '../http/refusal.ts';
import { centsBelow, micro, usdNumber } from '../money.ts';
import { CREDIT, termsOf } from '../offices/plans/table.ts';
import { nameOf, THRESHOLDS, used } from '../offices/usage/thresholds.ts';
import { periodOf, spanOfPeriod } from '../period.ts';
import type { Account, Ledger } from '../ports/index.ts';
import { BARE_ROW } from './bare-row.ts';

interface Page {
  readonly limit: number;
  readonly cursor: string | null;
  /** Lines before this page that are passed over; only where there is no cursor. */
  readonly skip: number;
}

/** Later pages are asked for by cursor, which costs the same however far it is. */
const LAST_PAGE = 100;

export function usageRows(ledger: Ledger): readonly Row<never>[] {
  const usage: Row<null> = {
    ...USAGE_ROW,
    id: 'usage',
    path: '/v1/astrology/astrology/usage',
    aliases: ['/api/v1/usage', '/api/v1/usage/summary'],
    summary: 'The month so far: calls, credits, wallet, spending by endpoint.',
    query: BIRTH_QUERY,
    data: USAGE_DATA,
    refusals: ['INVALID_DATETIME'],
    parse: readIgnoredBirth,
    run: async (_, facts) => ({ kind: 'data', data: await usageOf(ledger, accountOf(facts), facts).catch(fail) }),
  };
  const wallet: Row<null> = {
    ...USAGE_ROW,
    id: 'usageWallet',
    path: '/api/v1/usage/wallet',
    aliases: [],
    summary: 'The wallet.',
    query: {},
    data: WALLET_DATA,
    parse: () => null,
    run: async (_, facts) => ({ kind: 'data', data: await walletOf(ledger, accountOf(facts), facts).catch(fail) }),
  };
  const history: Row<Page> = {
    ...USAGE_ROW,
    id: 'usageHistory',
    path: '/api/v1/usage/history',
    aliases: [],
    summary: 'Every movement of money, newest first.',
    query: {
      limit: integer('Lines of a page.', { minimum: 1, maximum: 100, default: 20 }),
      cursor: text('`nextCursor` of the page before.'),
      page: integer('In place of a cursor: which page, counted from 1. It moves when something is booked in between.', {
        minimum: 1,
        maximum: LAST_PAGE,
        default: 1,
      }),
    },
    data: HISTORY_DATA,
    parse: ({ query }) => readPage(query),
    run: async (page, facts) => ({ kind: 'data', data: await historyOf(ledger, accountOf(facts), page).catch(fail) }),
  };
  return [usage, wallet, history] as unknown as readonly Row<never>[];
}

async function usageOf(ledger: Ledger, account: Account, { nowMs, allowance }: CallFacts): Promise<unknown> {
  const period = periodOf(nowMs);
  const [balance, month, spending] = await Promise.all([
    ledger.balance(account.id),
    ledger.usage(account.id, period),
    ledger.spending(account.id, period),
  ]);
  const { id, name, priceUsd, credits, requestsPerMonth } = termsOf(account.plan);
  const span = spanOfPeriod(period);
  const creditsUsed = used('credits', month, CREDIT);
  const share = requestsPerMonth === null ? creditsUsed / credits : month.requests / requestsPerMonth;
  const [reached, exceeded] = THRESHOLDS.map(([percent]) => share * 100 >= percent);
  const metric = requestsPerMonth === null ? 'credits' : 'requests';
  const [reachedMs, exceededMs] = await Promise.all([
    reached ? ledger.happened(account.id, nameOf(metric, period, 80)) : null,
    exceeded ? ledger.happened(account.id, nameOf(metric, period, 100)) : null,
  ]);
  return {
    plan: { id, name, priceUsd, creditsPerMonth: credits, requestsPerMonth },
    period: { start: isoOf(span.startMs), end: isoOf(span.endMs) },
    requests: {
      used: month.requests,
      limit: requestsPerMonth,
      remaining: requestsPerMonth === null ? null : Math.max(0, requestsPerMonth - month.requests),
      percent: requestsPerMonth === null ? null : percentOf(month.requests / requestsPerMonth),
    },
    credits: { used: creditsUsed, granted: credits, remaining: Math.max(0, credits - creditsUsed) },
    wallet: {
      balance: usdNumber(micro(balance.available + balance.reserved)),
      reserved: usdNumber(balance.reserved),
      available: usdNumber(balance.available),
      currency: 'USD',
    },
    spend: {
      total: usdNumber(month.spent),
      byEndpoint: spending.map(({ endpoint, calls, charged }) => ({
        endpoint,
        category: categoryOf(endpoint),
        calls,
        charged: usdNumber(charged),
      })),
    },
    tokens: {
      input: month.inputTokens,
      output: month.outputTokens,
      total: month.inputTokens + month.outputTokens,
    },
    rateLimit: {
      perMinute: allowance?.limit ?? 0,
      remaining: allowance?.remaining ?? 0,
      resetAt: isoOf((allowance?.resetAtSeconds ?? 0) * 1000),
    },
    alerts: {
      thresholdPercent: 80,
      thresholdReached: reached,
      ...(reachedMs === null ? {} : { thresholdReachedAt: isoOf(reachedMs) }),
      limitExceeded: exceeded,
      ...(exceededMs === null ? {} : { limitExceededAt: isoOf(exceededMs) }),
    },
  };
}

async function walletOf(ledger: Ledger, account: Account, { nowMs }: CallFacts): Promise<unknown> {
  const { available } = await ledger.balance(account.id);
  const cents = centsBelow(available);
  return {
    walletBalance: cents,
    currency: 'USD',
    displayBalance: `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
    plan: account.plan,
    subscriptionEndDate: isoOf(spanOfPeriod(periodOf(nowMs)).endMs),
  };
}

async function historyOf(ledger: Ledger, account: Account, { limit, cursor, skip }: Page): Promise<unknown> {
  // One line more than asked for tells whether there is another page.
  const lines = (await ledger.statement(account.id, skip + limit + 1, cursor)).slice(skip);
  const page = lines.slice(0, limit);
  return {
    transactions: page.map(({ id, kind, amount, endpoint, requestId, reference, atMs }) => ({
      id,
      type: kind,
      amount: usdNumber(amount),
      endpoint,
      requestId,
      reference,
      createdAt: isoOf(atMs),
    })),
    limit,
    nextCursor: lines.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** The published table asks for a birth here, which a question about an account has no use for: a wrong date is refused, the rest ignored. */
const BIRTH_QUERY: Readonly<Record<string, JsonSchema>> = {
  datetime: text('Not used; published for this path. Refused when it is no date.'),
};

function readIgnoredBirth({ query }: RawInput): null {
  const datetime = query['datetime'];
  if (datetime !== undefined && !isDatetime(dateTimeOfQuery(datetime)))
    throw invalidInput([
      { code: 'INVALID_DATETIME', field: 'datetime', message: 'datetime is ISO 8601, such as 1990-01-15T10:30:00.' },
    ]);
  return null;
}

function readPage(query: Readonly<Record<string, string>>): Page {
  const { cursor = null } = query as { readonly cursor?: string };
  const limit = readCount(query, 'limit', 20, 100);
  const page = readCount(query, 'page', 1, LAST_PAGE);
  if (cursor !== null && !/^[\w-]{1,64}$/.test(cursor))
    throw wrong('cursor', 'cursor is the nextCursor of the page before.');
  if (cursor !== null && query['page'] !== undefined) throw wrong('page', 'page and cursor exclude one another.');
  return { limit, cursor, skip: (page - 1) * limit };
}

function readCount(query: Readonly<Record<string, string>>, name: string, usual: number, most: number): number {
  const text = query[name] ?? String(usual);
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > most) throw wrong(name, `${name} is a whole number between 1 and ${most}.`);
  return count;
}

function wrong(field: string, message: string): Refusal {
  return invalidInput([{ code: 'VALIDATION_ERROR', field, message }]);
}

/** The row's own failure to read the books is nobody's 500: they do not answer at the moment. */
function fail(cause: unknown): never {
  throw unavailable(cause);
}

function accountOf({ account }: CallFacts): Account {
  if (account === null) throw new Error('a row about an account was reached without one');
  return account;
}

/** `/v1/astrology/western/synastry` → `western`: the last segment but one that is not a version. */
function categoryOf(endpoint: string): string {
  const segments = endpoint
    .split('/')
    .filter((segment) => segment !== '' && segment !== 'api' && !/^v\d$/.test(segment));
  return segments.at(-2) ?? segments[0] ?? 'other';
}

function percentOf(share: number): number {
  return Math.round(share * 10_000) / 100;
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}

/** What rows about usage have in common. */
export const USAGE_ROW: typeof BARE_ROW & Pick<Row, 'method' | 'apiVersion' | 'tag' | 'family' | 'caller'> = {
  ...BARE_ROW,
  method: 'GET',
  apiVersion: 'v1',
  tag: 'Usage',
  family: 'generic',
  caller: 'key',
};
