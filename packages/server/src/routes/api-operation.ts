/** Operations of this server beside those of the engine: questions whose answer is the published record, so that it can be signed and asked again. */

import { EngineError } from '@khagol/engine';
import { OPERATIONS, type Operation } from '@khagol/engine/receipt';
import { isEngineError } from '../contract/engine-fault.ts';
import type { JsonRecord } from '../http/json.ts';
import { Refusal } from '../http/refusal.ts';
import { isWhole, type ServedEngine, type WholeEngine } from './engine.ts';

/** A question of this server. */
export interface ApiQuestion<Input> {
  /** `api.` and a name, such as `api.birth-chart`. */
  readonly op: string;
  /** On which data the answer rests; both when left out. */
  readonly restsOn?: NonNullable<Operation['restsOn']>;
  /** Editions of the rules; `apiRules` when left out. */
  readonly rules?: string;
  /** Members that are about the call, beside `receipt`. */
  readonly unhashed?: readonly string[];
  /** @throws Refusal with a 400 */
  parse(body: JsonRecord, engine: ServedEngine): Input;
  /** The data of the answer. Without clock or chance, so that it is always the same. */
  answer(engine: WholeEngine, input: Input): unknown;
}

/** Editions of the rules that this server's own records rest on: those of the chart, and on them those of Jyotish. */
export const apiRules: string = OPERATIONS.find(({ op }) => op === 'jyotish.horoscope')?.rulesVersion as string;

/** The row of such a question, in the engine's own form. */
export function apiOperation<Input>({
  op,
  restsOn,
  rules = apiRules,
  unhashed = [],
  parse,
  answer,
}: ApiQuestion<Input>): Operation {
  return {
    op,
    rulesVersion: rules,
    ...(restsOn === undefined ? {} : { restsOn }),
    unhashed: ['receipt', ...unhashed],
    run: (engine, input) => {
      const served = engine as unknown as ServedEngine;
      if (!isWhole(served)) throw unfit('engine', 'an engine with its core');
      try {
        return answer(served, parse(input as JsonRecord, served));
      } catch (error) {
        if (isEngineError(error) || !(error instanceof Refusal)) throw error;
        throw unfit(error.extras.details?.[0]?.field ?? 'input', error.message);
      }
    },
  };
}

function unfit(field: string, allowed: string): EngineError {
  return new EngineError({ code: 'INVALID_OPTION', field, allowed, message: `${field}: ${allowed}` });
}
