/** unknown → up to twenty houses, each with its name; what is wrong with one of them is told of that one. And what comes back. */

import { assessBatch, BATCH_LIMITS, type BatchRequest } from '@khagol/engine/vastu';
import { isRecord, type JsonRecord, own } from '../http/json.ts';
import { type Fault, Input } from './fields.ts';
import { withReceipt, withReceiptField } from './receipt-shapes.ts';
import { fixed, integer, type JsonSchema, listOf, shape, text } from './schema.ts';
import { ASSESSMENT } from './vastu-assessment.ts';
import { faultsOf } from './vastu-faults.ts';
import { ATTRIBUTION, picked } from './vastu-fields.ts';
import { ASSESSMENT_REQUEST, assessmentFaults } from './vastu-input.ts';
import { ECHO, VERSION } from './vastu-shapes.ts';

/** A body with twenty houses. */
export const BATCH_BYTES: number = 512 * 1024;

const ID = text('Your own name of the item; its length is counted in bytes of UTF-8, no spaces around it, used once.', {
  minLength: 1,
  maxLength: BATCH_LIMITS.idBytes,
});

/** The published shape of a batch. What is wrong within an assessment is answered item by item, so nothing of it is required here. */
export const BATCH_REQUEST: JsonSchema = shape({
  items: listOf(shape({ id: ID, assessment: withReceiptField(ASSESSMENT_REQUEST) }), 'Houses, each with a name.', {
    minItems: BATCH_LIMITS.fewest,
    maxItems: BATCH_LIMITS.most,
  }),
  ...ATTRIBUTION,
});

const count = (description: string): JsonSchema => integer(description, { minimum: 0, maximum: BATCH_LIMITS.most });

const FAILED = shape({
  success: fixed(false),
  status: fixed('error'),
  error: text('Short title.'),
  code: text('Stable, machine-readable.'),
  message: text('For people.'),
  details: listOf(shape({ field: text('Dotted path within the assessment.'), message: text('') }), 'What to mend.'),
});

/** The published shape of the answer. */
export const BATCH: JsonSchema = shape({
  results: listOf(
    shape({
      id: text('As sent.'),
      status: integer('As if the item had been asked alone.', { minimum: 100, maximum: 599 }),
      response: { anyOf: [shape({ success: fixed(true), data: withReceipt(ASSESSMENT) }), FAILED] },
    }),
    'In the order of the items.',
  ),
  summary: shape({
    total: count(''),
    succeeded: count('`insufficient_data` among them.'),
    failed: count(''),
  }),
  billingBasis: text('How many items at which price.'),
  execution: fixed('synchronous'),
  'rulesVersion?': { ...VERSION, description: 'Where one edition judged all of them.' },
  ...ECHO,
});

/** One house of a batch, read. */
export interface BatchItem {
  readonly id: string;
  /** As the engine is asked. */
  readonly question: JsonRecord;
  readonly wantsReceipt: boolean;
  /** None when it can be assessed. */
  readonly faults: readonly Fault[];
}

/** What is wrong with a batch as a whole: its list, and the names in it. */
export function batchFaults(question: JsonRecord): readonly Fault[] {
  const items = own(question, 'items');
  // The engine answers each item without an assessment at once; what it refuses then is the batch.
  const bare = Array.isArray(items)
    ? items.map((item: unknown) => (isRecord(item) ? { ...picked(item, ['id']), assessment: null } : item))
    : items;
  return faultsOf(
    (asked) => assessBatch(asked as BatchRequest),
    { ...picked(question, ['propertyId', 'tenantRef']), items: bare },
    () => partsOf(question, bare),
  );
}

function* partsOf(question: JsonRecord, items: unknown): Generator<unknown> {
  const some = (i: number): JsonRecord => ({ id: `\u{f0000}${i}`, assessment: null });
  if (!Array.isArray(items) || items.length > BATCH_LIMITS.most || items.length < BATCH_LIMITS.fewest) yield { items };
  else
    for (const [i, item] of items.entries()) yield { items: [...Array.from({ length: i }, (_, at) => some(at)), item] };
  for (const name of ['propertyId', 'tenantRef']) yield { items: [some(0)], ...picked(question, [name]) };
}

/** The items of a batch that is right as a whole. */
export function batchItems(question: JsonRecord): readonly BatchItem[] {
  return (own(question, 'items') as readonly JsonRecord[]).map((item) => {
    const sent = own(item, 'assessment');
    const { receipt, ...question } = isRecord(sent) ? sent : {};
    const wish = new Input({ receipt });
    const wantsReceipt = wish.flag('receipt');
    const faults = [...assessmentFaults(isRecord(sent) ? question : sent), ...wish.faults];
    return { id: own(item, 'id') as string, question, wantsReceipt, faults };
  });
}
