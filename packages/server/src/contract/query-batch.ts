/** unknown → up to twenty questions, each with its name; what is wrong with one of them is told of that one. And what comes back. */

import { isRecord, type JsonRecord, own } from '../http/json.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';
import type { TimeReader } from './birth.ts';
import { Input } from './fields.ts';
import { BATCH_ANSWER } from './query-answer.ts';
import { QUERY_REQUEST, type QueryInput, readQuery } from './query-input.ts';
import { fixed, integer, type JsonSchema, listOf, shape, text } from './schema.ts';

/** A body with twenty questions. */
export const QUERY_BATCH_BYTES: number = 512 * 1024;
const MOST_ITEMS = 20;
const LONGEST_ID_BYTES = 128;

/** What is wrong within a question is answered item by item, so nothing of it is required here. */
export const QUERY_BATCH_REQUEST: JsonSchema = shape({
  items: listOf(
    shape({
      id: text('Your own name of the item; its length is counted in bytes of UTF-8, no spaces around it, used once.', {
        minLength: 1,
        maxLength: LONGEST_ID_BYTES,
      }),
      query: { type: 'object', properties: QUERY_REQUEST['properties'] },
    }),
    'Questions, each with a name.',
    { minItems: 1, maxItems: MOST_ITEMS },
  ),
});

const FAILED = shape({
  success: fixed(false),
  status: fixed('error'),
  code: text('Stable, machine-readable.'),
  error: text('Short title.'),
  message: text('For people.'),
  'details?': listOf(shape({ field: text('Dotted path within the query.'), message: text('') }), 'What to mend.'),
});

const count = (description: string): JsonSchema => integer(description, { minimum: 0, maximum: MOST_ITEMS });

export const QUERY_BATCH: JsonSchema = shape({
  batchId: text(''),
  results: listOf(
    shape({
      id: text('As sent.'),
      status: integer('As if the item had been asked alone.', { minimum: 100, maximum: 599 }),
      response: { anyOf: [BATCH_ANSWER, FAILED] },
    }),
    'In the order of the items.',
  ),
  summary: shape({ total: count(''), succeeded: count(''), failed: count('') }),
  billingBasis: text('How many items at which price.'),
  execution: fixed('synchronous'),
});

/** One question of a batch, read, or what is wrong with it. */
export interface QueryBatchItem {
  readonly id: string;
  readonly asked: QueryInput | Refusal;
}

/**
 * The items of a batch.
 *
 * @throws  Refusal VALIDATION_ERROR for what is wrong with the list and the names in it
 */
export function readQueryBatch(
  body: JsonRecord,
  engine: TimeReader,
  acceptLanguage: string | null,
): readonly QueryBatchItem[] {
  const input = new Input(body);
  const items = readItems(input);
  const seen = new Set<string>();
  const named = items.map((item, i) => {
    const id = isRecord(item) ? own(item, 'id') : undefined;
    if (!isRecord(item)) input.fault(`items[${i}]`, `items[${i}] is an object of id and query.`);
    else if (!isName(id))
      input.fault(
        `items[${i}].id`,
        `items[${i}].id is text of 1 to ${LONGEST_ID_BYTES} bytes, without spaces around it.`,
      );
    else if (seen.has(id)) input.fault(`items[${i}].id`, `items[${i}].id is used twice.`);
    else seen.add(id);
    return { id: isName(id) ? id : '', query: isRecord(item) ? own(item, 'query') : undefined };
  });
  if (input.faults.length > 0) throw invalidInput(input.faults);
  return named.map(({ id, query }) => ({ id, asked: readItem(query, engine, acceptLanguage) }));
}

function readItems(input: Input): readonly unknown[] {
  const items = input.get('items');
  if (Array.isArray(items) && items.length >= 1 && items.length <= MOST_ITEMS) return items;
  input.fault('items', `items is a list of 1 to ${MOST_ITEMS} questions, each with an id.`);
  return [];
}

function isName(id: unknown): id is string {
  if (typeof id !== 'string' || id === '' || id.trim() !== id || id.length > LONGEST_ID_BYTES) return false;
  return new TextEncoder().encode(id).length <= LONGEST_ID_BYTES;
}

function readItem(query: unknown, engine: TimeReader, acceptLanguage: string | null): QueryInput | Refusal {
  try {
    if (isRecord(query)) return readQuery(query, engine, acceptLanguage);
    throw invalidInput([
      { code: 'VALIDATION_ERROR', field: 'query', message: 'query is an object with a question in it.' },
    ]);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
