/** What the compiler lets through: every line with an expected error is one that must not compile, and `tsc` says so when it does. */

import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Client, createClient, type KhagolError, type OperationId } from '../../packages/client/src/index.ts';
import type { StreamBody } from '../../packages/client/src/stream.ts';
import type { WebhookEvent } from '../../packages/client/src/webhooks.ts';

const BIRTH = { datetime: '1990-01-15T10:30:00', latitude: 28.6139, longitude: 77.209 };
const client: Client = createClient({
  baseUrl: 'https://api.example.com',
  apiKey: 'a-key-that-is-long-enough',
  retries: 0,
  fetch: async () => Response.json({ success: true }),
});

describe('the types of the client', () => {
  it('know the answer of an operation by its id and by its name', () => {
    expectTypeOf(client.call<'birthChartV2'>).returns.resolves.toHaveProperty('data');
    expectTypeOf<
      Awaited<ReturnType<typeof client.charts.birth>>['data']['ascendant']['degree']
    >().toEqualTypeOf<number>();
    expectTypeOf<Awaited<ReturnType<typeof client.usage.wallet>>['data']['walletBalance']>().toEqualTypeOf<number>();
    expectTypeOf(client.file<'birthChartV2'>).returns.resolves.toEqualTypeOf<string>();
    expectTypeOf(client.file<'archiveDownload'>).returns.resolves.toEqualTypeOf<Uint8Array>();
    expectTypeOf<KhagolError['charged']>().toEqualTypeOf<false | 'unknown'>();
  });

  it('tell the events of webhooks apart', () => {
    type Limit = Extract<WebhookEvent, { readonly type: 'usage.limit.exceeded' }>;
    expectTypeOf<Limit['data']['resets_at']>().toEqualTypeOf<number>();
    expectTypeOf<WebhookEvent['type']>().extract<'chart.created'>().toEqualTypeOf<'chart.created'>();
  });

  it('let a stream be asked what the server lets it be asked, of two people as well', () => {
    const asked: StreamBody = {
      question: 'Do we suit each other?',
      birthDetails: BIRTH,
      partnerBirthDetails: { ...BIRTH, timezone: 5.5, fold: 1 },
      system: 'western',
      category: 'marriage',
      final: 'summary',
    };
    // @ts-expect-error the events are those of the server
    const framed: StreamBody = { ...asked, format: 'openai' };
    // @ts-expect-error a streamed answer is not signed
    const signed: StreamBody = { ...BIRTH, receipt: true };
    expect([framed, signed].length).toBe(2);
  });

  it('know questions, conversations and reports by their names', () => {
    expectTypeOf<Awaited<ReturnType<typeof client.questions.ask>>['response']>().toEqualTypeOf<string>();
    expectTypeOf<Awaited<ReturnType<typeof client.questions.chat>>['data']['turn']>().toEqualTypeOf<number>();
    expectTypeOf<Awaited<ReturnType<typeof client.reports.make>>['data']['downloadUrl']>().toEqualTypeOf<string>();
    expectTypeOf(client.conversations.get).parameter(0).toEqualTypeOf<string>();
  });

  it('refuse what the server would', async () => {
    const wrong = [
      // @ts-expect-error there is no such operation
      () => client.call('birthChart', { body: BIRTH }),
      // @ts-expect-error a birth is missing
      () => client.call('birthChartV2'),
      // @ts-expect-error here as well
      () => client.charts.birth(),
      // @ts-expect-error a latitude is a number
      () => client.charts.birth({ ...BIRTH, latitude: 'north' }),
      // @ts-expect-error no such format
      () => client.charts.birth({ ...BIRTH, format: 'gif' }),
      // @ts-expect-error the day is missing
      () => client.days.on({ latitude: 1, longitude: 2 }),
      // @ts-expect-error a wallet has no body
      () => client.call('usageWallet', { body: {} }),
      // @ts-expect-error an answer of bytes is no JSON
      () => client.call('archiveDownload', { params: { exportId: 'exp_1' }, query: { token: 't' } }),
      // @ts-expect-error and a wallet is no file
      () => client.file('usageWallet'),
    ];
    expect(wrong.length).toBe(9);
    expectTypeOf<'birthChartV2'>().toExtend<OperationId>();
    // What takes nothing is called with nothing, and figures of a query may be figures.
    await Promise.all([
      client.call('usageWallet'),
      client.usage.wallet(),
      client.usage.wallet({}, { signal: AbortSignal.timeout(1000) }),
      client.days.on('2026-11-21', { latitude: 1, longitude: '2' }),
      client.call('panchangOn', { params: { date: '2026-11-21' }, query: { latitude: 1, longitude: 2 } }),
      client.sandbox.birthChart(),
      client.questions.ask({ question: 'What is a nakshatra?' }),
      client.conversations.list(),
      client.reports.catalog({ suite: 'vedic' }),
    ]);
  });
});
