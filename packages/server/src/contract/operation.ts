/** What the published document knows of a row: address, price, shapes. A row of the gate is this and how to run it. */

import type { RefusalCode } from '../http/refusal.ts';
import type { Micro } from '../money.ts';
import type { Plan } from '../ports/index.ts';
import type { Family } from './envelopes.ts';
import type { JsonSchema } from './schema.ts';

export interface Price {
  readonly amount: Micro;
  /** Edition of the price list. */
  readonly edition: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A request body that works, under a name. */
export interface RequestExample {
  /** A word or two in camel case, such as `twoPeople`. */
  readonly name: string;
  readonly summary: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** How long most answers are remembered under their idempotency key. */
export const USUAL_KEEP_HOURS = 24;

export interface Operation {
  /** Unique name, such as `birthChartV2`. */
  readonly id: string;
  readonly method: Method;
  /** Canonical path; a part in braces is a parameter, such as `/api/v1/alerts/{id}`. */
  readonly path: string;
  /** Other paths that existing clients call; same answer, same price, never a redirect. */
  readonly aliases: readonly string[];
  readonly apiVersion: 'v1' | 'v2' | '';
  readonly tag: string;
  readonly summary: string;
  readonly family: Family;
  /** `key`: an account pays. `address`: keyless, limited by address. `open`: keyless and uncounted. `admin`: the operator; to others it is not there. */
  readonly caller: 'key' | 'address' | 'open' | 'admin';
  readonly plan: Plan;
  readonly price: Price | null;
  /** What the price is of, where that is not an answer: words after the figure, such as `per item`. */
  readonly priceOfWhat?: string;
  /** `required`, `optional` (nothing sent means nothing asked for), `none`. */
  readonly body: 'required' | 'optional' | 'none';
  readonly request: JsonSchema | null;
  /** Parameters of the path by name, one for each in braces. */
  readonly params: Readonly<Record<string, JsonSchema>>;
  /** Query parameters by name. */
  readonly query: Readonly<Record<string, JsonSchema>>;
  /** Query parameters that a call must bring; the others may be left out. */
  readonly requiredQuery?: readonly string[];
  /** Shape of `data`, or of the whole body in the plain family. */
  readonly data: JsonSchema;
  /** Status of success. */
  readonly success: 200 | 201 | 202;
  /** Where one address has two meanings: the status of the other. */
  readonly otherSuccess?: 200 | 201 | 202;
  /** Statuses of a file that is sent in part, or not again, and of a stream that has nothing more to tell. */
  readonly furtherStatuses?: readonly (204 | 206 | 304)[];
  /** Other content types of a success. */
  readonly alsoAnswers: readonly string[];
  /** Content types of a success that is never JSON, such as a page or a file; absent for the usual one. */
  readonly onlyAnswers?: readonly string[];
  /** Shapes of the events of a row that answers with a stream of them, by their names. */
  readonly events?: Readonly<Record<string, JsonSchema>>;
  /** Headers of a success that only this row sends, by their published spelling. */
  readonly answerHeaders?: Readonly<Record<string, JsonSchema>>;
  /** Request headers that the row reads beside the key and the idempotency key, by their published spelling. */
  readonly requestHeaders?: Readonly<Record<string, JsonSchema>>;
  /** Whether a call must come with an idempotency key; a charged one always may. */
  readonly needsIdempotencyKey?: boolean;
  /** How long an answer is remembered under its key; `USUAL_KEEP_HOURS` unless the row says otherwise. */
  readonly keepHours?: number;
  /** A request body that works, for the document and for people to paste. */
  readonly sample: Readonly<Record<string, unknown>> | null;
  /** Further bodies that work, one for each form that the body may take. */
  readonly examples?: readonly RequestExample[];
  /** Refusals of its own, beyond those of every row. */
  readonly refusals: readonly RefusalCode[];
}
