/** How do many houses stand? Up to twenty, each assessed alone: what is wrong with one is told of that one. */

import { EngineError } from '../../errors.ts';
import { readList, readRecord, readText, refusal } from '../../input.ts';
import { utf8 } from '../../stamp.ts';
import { assess } from './assess.ts';
import type { Assessment } from './record.ts';
import type { AssessmentRequest } from './request.ts';
import { readReference } from './words.ts';

/** One of many. */
export interface BatchItem {
  /** 1 … 128 bytes of UTF-8, no spaces around it, of its own. */
  readonly id: string;
  readonly assessment: AssessmentRequest;
}

/** Several requests. */
export interface BatchRequest {
  /** 1 … 20. */
  readonly items: readonly BatchItem[];
  readonly propertyId?: string;
  readonly tenantRef?: string;
}

/** One answer: as if the item had been asked alone. */
export interface BatchResult {
  readonly id: string;
  readonly status: 200 | 400;
  readonly response:
    | { readonly success: true; readonly data: Assessment }
    | {
        readonly success: false;
        readonly error: string;
        readonly code: string;
        readonly field: string;
        readonly allowed: string;
      };
}

/** All answers, in the order of the items. `insufficient_data` counts as succeeded. */
export interface BatchAnswer {
  readonly results: readonly BatchResult[];
  readonly summary: { readonly total: number; readonly succeeded: number; readonly failed: number };
  readonly execution: 'synchronous';
  /** Of the batch, as given; those of an item are in its own answer. */
  readonly propertyId?: string;
  readonly tenantRef?: string;
}

/** How many items, and how long their names. */
export const BATCH_LIMITS: { readonly fewest: 1; readonly most: 20; readonly idBytes: 128 } = {
  fewest: 1,
  most: 20,
  idBytes: 128,
};

const ID = `1 … ${BATCH_LIMITS.idBytes} bytes without spaces around them, of its own`;

/**
 * Assesses several houses.
 *
 * @throws  EngineError INVALID_OPTION for faults of the whole only: `items`, `items[3].id`; what is wrong with an assessment is in its result, its fields named as
 *          if it had been asked alone
 */
export function assessBatch(request: BatchRequest): BatchAnswer {
  const asked = readRecord('batch', request, 'an object with items');
  const items = readItems(asked['items']);
  const propertyId = readReference('propertyId', asked['propertyId']);
  const tenantRef = readReference('tenantRef', asked['tenantRef']);
  const results = items.map(resultOf);
  const succeeded = results.filter(({ status }) => status === 200).length;
  return {
    results,
    summary: { total: results.length, succeeded, failed: results.length - succeeded },
    execution: 'synchronous',
    ...(propertyId === null ? {} : { propertyId }),
    ...(tenantRef === null ? {} : { tenantRef }),
  };
}

function readItems(value: unknown): readonly { readonly id: string; readonly assessment: unknown }[] {
  const { fewest, most } = BATCH_LIMITS;
  const allowed = `${fewest} … ${most} items`;
  const list = readList('items', value, `a list of ${allowed}`);
  if (list.length < fewest || list.length > most)
    throw refusal('INVALID_OPTION', 'items', allowed, `There are ${list.length} items; ${allowed} may be sent.`);
  const seen = new Set<string>();
  return Array.from(list, (item, i) => {
    const { id, assessment } = readRecord(`items[${i}]`, item, 'an object with id and assessment');
    const name = readId(`items[${i}].id`, id);
    if (seen.has(name)) throw refusal('INVALID_OPTION', `items[${i}].id`, ID, `items[${i}].id was used before.`);
    seen.add(name);
    return { id: name, assessment };
  });
}

function readId(field: string, value: unknown): string {
  const id = readText(field, value, ID);
  const isFit = id !== '' && id.trim() === id && !/\p{Cs}/u.test(id) && id.length <= BATCH_LIMITS.idBytes;
  if (isFit && utf8(id).length <= BATCH_LIMITS.idBytes) return id;
  throw refusal('INVALID_OPTION', field, ID, `${field} must be ${ID}.`);
}

function resultOf({ id, assessment }: { readonly id: string; readonly assessment: unknown }): BatchResult {
  try {
    return { id, status: 200, response: { success: true, data: assess(assessment as AssessmentRequest) } };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const { message, code, field, allowed } = error;
    return { id, status: 400, response: { success: false, error: message, code, field, allowed } };
  }
}
