/** What an action of the operator is made of: its fields, each with what it may hold, and how they are read. */

import { invalidInput } from '../http/refusal.ts';
import { KEY_KINDS } from '../offices/keys/form.ts';
import { type Clock, type CryptoPort, type DraftEvent, PLANS, type Store } from '../ports/index.ts';

/** One field of an action. */
export interface ActionField {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  /** What is allowed, in words that follow "is". */
  readonly allowed: string;
  readonly pattern: RegExp;
}

export interface OperatorParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly crypto: CryptoPort;
  readonly draft: DraftEvent;
  /** Called when a key has changed, so that it is refused at once. */
  readonly forgetKey?: (keyId: string) => void;
}

/** Fields of one call as text; a checked one has every field that its action requires. */
export type Values = Readonly<Record<string, string | undefined>>;

export interface Action {
  /** Two words, such as `keys create`. */
  readonly name: string;
  readonly summary: string;
  readonly fields: readonly ActionField[];
  run(values: Values, parts: OperatorParts): Promise<unknown>;
}

/** @param allowed  in words that follow "is" */
export const field = (
  name: string,
  description: string,
  allowed: string,
  pattern: RegExp,
  required = true,
): ActionField => ({
  name,
  description,
  allowed,
  pattern,
  required,
});
/** The same field where it may be left out. */
export const optional = (row: ActionField): ActionField => ({ ...row, required: false });

export const ACCOUNT: ActionField = field(
  'account',
  'Id of the account.',
  'acc_ and 1 to 60 letters, digits, - or _',
  /^acc_[\w-]{1,60}$/,
);
export const PLAN: ActionField = field(
  'plan',
  'Plan of the account.',
  `one of ${PLANS.join(', ')}`,
  new RegExp(`^(?:${PLANS.join('|')})$`),
);
export const NAME: ActionField = field(
  'name',
  'Name of the account, for people.',
  '1 to 200 characters',
  /^[^\p{Cc}]{1,200}$/u,
);
export const USD: ActionField = field(
  'usd',
  'Amount in US dollars.',
  'dollars with at most six decimals, such as 12.50',
  /^\d{1,9}(?:\.\d{1,6})?$/,
);
export const REFERENCE: ActionField = field(
  'reference',
  'Makes it happen once: a second call with the same one changes nothing.',
  '1 to 128 letters, digits, . : - or _',
  /^[\w.:-]{1,128}$/,
);
export const KIND: ActionField = field(
  'kind',
  'What the key is for.',
  `one of ${KEY_KINDS.join(', ')}`,
  new RegExp(`^(?:${KEY_KINDS.join('|')})$`),
);
export const KEY: ActionField = field(
  'key',
  'Public id of the key, as `keys list` shows it.',
  '12 letters or digits',
  /^[0-9A-Za-z]{12}$/,
);
export const RATE: ActionField = field(
  'per-minute',
  'Calls a minute of its own; the plan’s when left out.',
  'a whole number between 1 and 1000000',
  /^(?:[1-9]\d{0,5}|1000000)$/,
);
export const EXPIRES: ActionField = field(
  'expires',
  'Last day of the key, UTC.',
  'a date such as 2027-12-31',
  /^\d{4}-\d{2}-\d{2}$/,
);
export const REQUEST: ActionField = field(
  'request',
  'Request id of the charge.',
  'the x-request-id of the charged call',
  /^[\w-]{1,64}$/,
);
export const LIMIT: ActionField = field(
  'limit',
  'How many lines.',
  'a whole number between 1 and 1000',
  /^(?:[1-9]\d{0,2}|1000)$/,
);
export const REASON: ActionField = field(
  'reason',
  'Why, for the subscribers.',
  '1 to 200 characters',
  /^[^\p{Cc}]{1,200}$/u,
);

/**
 * The values of an action from text or JSON.
 *
 * @throws  Refusal VALIDATION_ERROR with every field to blame
 */
export function readAction(action: Action, given: Readonly<Record<string, unknown>>): Values {
  const values: Record<string, string> = {};
  const faults = action.fields.flatMap(({ name, required, allowed, pattern }) => {
    const value = Object.hasOwn(given, name) ? (given[name] ?? undefined) : undefined;
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && pattern.test(text)) values[name] = text;
    else if (required || text !== undefined)
      return [{ code: 'VALIDATION_ERROR' as const, field: name, message: `${name} is ${allowed}.` }];
    return [];
  });
  if (faults.length > 0) throw invalidInput(faults);
  return values;
}
