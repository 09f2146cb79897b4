/** What answered this month: the engine, which reckons, and the language layer, which speaks and is counted in tokens. */

import { integer, listOf, number, oneOf, shape, text } from '../contract/schema.ts';
import { unavailable } from '../gate/recall.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import { micro, usdNumber } from '../money.ts';
import { periodOf, spanOfPeriod } from '../period.ts';
import type { Ledger } from '../ports/index.ts';
import { USAGE_ROW } from './usage.ts';

const MODELS = ['engine', 'language'] as const;
/** Paths that are answered in language. */
const SPEAKS = /\/(?:query|chat)(?:\/|$)/;

const count = integer('', { minimum: 0 });

/** `GET /api/v1/usage/models`. */
export function usageModelRow(ledger: Ledger): AnyRow {
  const row: Row<null> = {
    ...USAGE_ROW,
    id: 'usageModels',
    path: '/api/v1/usage/models',
    aliases: [],
    summary: 'The month so far by what answered: the engine, or the language layer with its tokens.',
    data: shape({
      period: shape({ start: text('ISO 8601, UTC.'), end: text('First instant of the next month.') }),
      models: listOf(
        shape({
          model: oneOf('', MODELS),
          calls: count,
          charged: number('US dollars.', { minimum: 0 }),
          tokens: shape({ input: count, output: count, total: count }),
        }),
        'Both, used or not.',
      ),
    }),
    parse: () => null,
    run: async (_, { account, nowMs }) => {
      if (account === null) throw new Error('a row about an account was reached without one');
      const period = periodOf(nowMs);
      const [month, spending] = await Promise.all([
        ledger.usage(account.id, period),
        ledger.spending(account.id, period),
      ]).catch((cause: unknown) => {
        throw unavailable(cause);
      });
      const { startMs, endMs } = spanOfPeriod(period);
      const models = MODELS.map((model) => {
        const own = spending.filter(({ endpoint }) => SPEAKS.test(endpoint) === (model === 'language'));
        const [input, output] = model === 'language' ? [month.inputTokens, month.outputTokens] : [0, 0];
        return {
          model,
          calls: own.reduce((sum, { calls }) => sum + calls, 0),
          charged: usdNumber(micro(own.reduce((sum, { charged }) => sum + charged, 0n))),
          tokens: { input, output, total: input + output },
        };
      });
      return { kind: 'data', data: { period: { start: isoOf(startMs), end: isoOf(endMs) }, models } };
    },
  };
  return row as AnyRow;
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}
