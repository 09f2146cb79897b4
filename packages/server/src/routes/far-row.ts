/**
 * A row whose answer is made by a thread beside the one that answers calls. Its input is read here, so that whatever can be refused is refused before money
 * exists; what crosses is the call as it came, since what was read of it may hold functions, and it is read there again.
 *
 * For rows that compute at once, from nothing but the call, its time and the engine: such a row gives the same bytes wherever it runs.
 */

import type { CallFacts, DataOutcome, Outcome, RawInput, Row } from '../gate/row.ts';
import type { JsonRecord } from '../http/json.ts';
import { Refusal, type RefusalCode, type RefusalExtras } from '../http/refusal.ts';
import type { Workers } from '../ports/index.ts';
import { doneFar, factsOfNobody } from './far-work.ts';
import { watched } from './watched-facts.ts';

/** Under which name threads answer rows. */
export const ROW_WORK = 'row';

/** A call on its way to a thread. */
export interface FarCall {
  /** Of the row. */
  readonly id: string;
  readonly body: JsonRecord;
  readonly query: RawInput['query'];
  readonly params: RawInput['params'];
  /** The time of the call, where the row looked at it while it read the call; 0 where it did not. */
  readonly nowMs: number;
}

/** What comes back of it. */
export type FarAnswer =
  | { readonly kind: 'outcome'; readonly outcome: DataOutcome }
  | {
      readonly kind: 'refusal';
      readonly code: RefusalCode;
      readonly message: string;
      readonly extras: Omit<RefusalExtras, 'cause'>;
    };

interface FarInput<Input> {
  readonly input: Input;
  readonly call: FarCall;
}

/**
 * The row, done by threads; by this one where there are none. A row without a caller's account says in its document that there may be too many.
 *
 * @param isLong  whether a call is one for threads
 */
export function farRow<Input>(
  given: Row<Input>,
  workers: Workers | null,
  isLong: (input: Input) => boolean,
): Row<FarInput<Input>> | Row<Input> {
  const row: Row<Input> =
    given.caller === 'key' ? given : { ...given, refusals: [...given.refusals, 'OVERLOADED' as const] };
  if (workers === null) return row;
  const { look, priceOf, mostUsdOf, planNeedOf, headersOf, streaming, ...plain } = row;
  for (const [name, part] of Object.entries({ look, priceOf, mostUsdOf, planNeedOf, headersOf, streaming }))
    if (part !== undefined) throw new Error(`the row ${row.id} has ${name}, which no row of a thread can have`);
  const far: Row<FarInput<Input>> = {
    ...plain,
    parse: (raw, facts) => {
      const { facts: watching, askedTime } = watched(facts);
      const input = row.parse(raw, watching);
      const { body, query, params } = raw;
      return { input, call: { id: row.id, body, query, params, nowMs: askedTime() ? facts.nowMs : 0 } };
    },
    run: ({ input, call }, facts) =>
      isLong(input) ? answeredFar(workers, call, row.deadlineSeconds, facts) : row.run(input, facts),
  };
  return far;
}

async function answeredFar(
  workers: Workers,
  call: FarCall,
  deadlineSeconds: number,
  facts: CallFacts,
): Promise<Outcome> {
  const answer = (await doneFar(workers, ROW_WORK, call, { deadlineSeconds, endsWhenLeft: true }, facts)) as FarAnswer;
  if (answer.kind === 'outcome') return answer.outcome;
  throw new Refusal(answer.code, answer.message, answer.extras);
}

/** The thread's side. @throws what is no refusal of ours */
export async function answerFar(rows: ReadonlyMap<string, Row>, call: FarCall): Promise<FarAnswer> {
  const { id, body, query, params, nowMs } = call;
  const row = rows.get(id);
  if (row === undefined) throw new Error(`there is no row ${id} in a thread`);
  const facts = factsOfNobody(nowMs);
  try {
    const outcome = await row.run(row.parse({ body, query, params, header: () => null }, facts), facts);
    if (outcome.kind !== 'data') throw new Error(`the row ${id} answers with more than data`);
    return { kind: 'outcome', outcome };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { cause: _, ...extras } = error.extras;
    return { kind: 'refusal', code: error.row.code, message: error.message, extras };
  }
}
