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
  /** `required`, `optional` (nothing sent means nothing asked for), `none`. */
  readonly body: 'required' | 'optional' | 'none';
  readonly request: JsonSchema | null;
  /** Parameters of the path by name, one for each in braces. */
  readonly params: Readonly<Record<string, JsonSchema>>;
  /** Query parameters by name. */
  readonly query: Readonly<Record<string, JsonSchema>>;
  /** Shape of `data`, or of the whole body in the plain family. */
  readonly data: JsonSchema;
  /** Status of success. */
  readonly success: 200 | 201 | 202;
  /** Where one address has two meanings: the status of the other. */
  readonly otherSuccess?: 200 | 201 | 202;
  /** Other content types of a success. */
  readonly alsoAnswers: readonly string[];
  /** A request body that works, for the document and for people to paste. */
  readonly sample: Readonly<Record<string, unknown>> | null;
  /** Refusals of its own, beyond those of every row. */
  readonly refusals: readonly RefusalCode[];
}
