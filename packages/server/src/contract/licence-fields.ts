/** The fields of a licence that an operator may set: each row reads one and describes it. */

import { LICENCE_TIERS, type LicenceTier, type LicenceWish } from '../ports/index.ts';
import { integer, type JsonSchema, listOf, oneOf, text } from './schema.ts';

/** One field. */
export interface LicenceField {
  /** As it is written. */
  readonly name: string;
  readonly member: keyof LicenceWish;
  /** Has to be there, and is never null. */
  readonly isRequired: boolean;
  /** What it is when it is left out, or set to null. */
  readonly absent: null | readonly string[];
  readonly schema: JsonSchema;
  /** In words that follow "is". */
  readonly allowed: string;
  /** The value as it is kept; undefined for one that is not allowed. */
  read(value: unknown): LicenceWish[keyof LicenceWish] | undefined;
}

const [MOST_DOMAINS, LONGEST_URL] = [100, 2048];
const NO_CONTROLS = '^[^\\u0000-\\u001f\\u007f-\\u009f\\ud800-\\udfff]+$';
/** Notes have lines. */
const NOTES = '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\ud800-\\udfff]*$';
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const DOMAIN = `^(?:\\*\\.)?${LABEL}(?:\\.${LABEL})*$`;
const EMAIL = `^[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+)*@${LABEL}(?:\\.${LABEL})+$`;
const INSTANT = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,3})?(?:Z|[+-]\\d{2}:\\d{2})$';

/** Every field, in the order of the record. */
export const LICENCE_FIELDS: readonly LicenceField[] = [
  optionalText('customerId', 'customerId', 128, 'The operator’s own name of the customer.'),
  {
    name: 'customerName',
    member: 'customerName',
    isRequired: true,
    absent: null,
    schema: text('For people.', { minLength: 1, maxLength: 200, pattern: NO_CONTROLS }),
    allowed: 'text of 1 to 200 characters',
    read: (value) => textWithin(value, 200, NO_CONTROLS),
  },
  {
    name: 'customerEmail',
    member: 'customerEmail',
    isRequired: true,
    absent: null,
    schema: text('Whom to write to.', { format: 'email', minLength: 6, maxLength: 254, pattern: EMAIL }),
    allowed: 'an e-mail address of at most 254 characters',
    read: (value) => {
      const email = textWithin(value, 254, EMAIL);
      return email !== undefined && email.indexOf('@') <= 64 ? email : undefined;
    },
  },
  optionalText('deploymentId', 'deploymentId', 128, 'The operator’s own name of the deployment.'),
  optionalText('region', 'region', 64, 'Where it runs, in the operator’s words.'),
  {
    name: 'notes',
    member: 'notes',
    isRequired: false,
    absent: null,
    schema: nullable(text('For the operator.', { maxLength: 2000, pattern: NOTES })),
    allowed: 'text of at most 2000 characters',
    read: (value) => (value === '' ? '' : textWithin(value, 2000, NOTES)),
  },
  {
    name: 'cloudRunServiceUrl',
    member: 'serviceUrl',
    isRequired: false,
    absent: null,
    schema: nullable(text('Where the deployment runs.', { format: 'uri', maxLength: LONGEST_URL })),
    allowed: `an http or https address of at most ${LONGEST_URL} characters, without a user name`,
    read: (value) => (typeof value === 'string' && isAddress(value) ? value : undefined),
  },
  {
    name: 'allowedDomains',
    member: 'allowedDomains',
    isRequired: false,
    absent: [],
    schema: {
      ...listOf(
        text('', { pattern: DOMAIN, maxLength: 255 }),
        'Host names; `*.` before one takes in what lies below it.',
      ),
      type: ['array', 'null'],
      maxItems: MOST_DOMAINS,
    },
    allowed: `a list of at most ${MOST_DOMAINS} host names such as example.com or *.example.com`,
    read: readDomains,
  },
  {
    name: 'tier',
    member: 'tier',
    isRequired: true,
    absent: null,
    schema: oneOf('', LICENCE_TIERS),
    allowed: `one of ${LICENCE_TIERS.join(', ')}`,
    read: (value): LicenceTier | undefined => LICENCE_TIERS.find((tier) => tier === value),
  },
  {
    name: 'maxRequestsPerMonth',
    member: 'maxRequestsPerMonth',
    isRequired: false,
    absent: null,
    schema: nullable(integer('−1 for no ceiling; null for what the tier has.', { minimum: -1, maximum: 1e15 })),
    allowed: 'a whole number, -1 or above (-1 has no ceiling)',
    read: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= -1 && value <= 1e15 ? value : undefined,
  },
  {
    name: 'expiresAt',
    member: 'expiresAtMs',
    isRequired: false,
    absent: null,
    schema: nullable(text('After this it opens nothing.', { format: 'date-time', pattern: INSTANT })),
    allowed: 'a future date and time with its offset, such as 2027-12-31T00:00:00Z',
    read: (value) => (typeof value === 'string' ? instantOf(value) : undefined),
  },
];

function optionalText(name: string, member: keyof LicenceWish, longest: number, description: string): LicenceField {
  return {
    name,
    member,
    isRequired: false,
    absent: null,
    schema: nullable(text(description, { minLength: 1, maxLength: longest, pattern: NO_CONTROLS })),
    allowed: `text of 1 to ${longest} characters`,
    read: (value) => textWithin(value, longest, NO_CONTROLS),
  };
}

function nullable(schema: JsonSchema): JsonSchema {
  return { ...schema, type: [schema['type'], 'null'] };
}

/** The length is looked at first: a pattern is not asked about what is too long anyway. Characters are counted as the schema counts them. */
function textWithin(value: unknown, longest: number, pattern: string): string | undefined {
  if (typeof value !== 'string' || value.length > 2 * longest || [...value].length > longest) return undefined;
  return new RegExp(pattern, 'u').test(value) ? value : undefined;
}

function readDomains(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_DOMAINS) return undefined;
  const names = value.map((name: unknown) => textWithin(name, 255, DOMAIN)?.toLowerCase());
  return names.every((name) => name !== undefined) ? [...new Set(names as readonly string[])] : undefined;
}

function isAddress(value: string): boolean {
  if (value.length > LONGEST_URL || !/^https?:\/\/[!-~]+$/i.test(value) || value.includes('\\') || !URL.canParse(value))
    return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** Milliseconds since 1970 of a date and time with its offset; undefined for one that no calendar has. */
function instantOf(value: string): number | undefined {
  const match = new RegExp(INSTANT).exec(value);
  if (match === null) return undefined;
  const [year, month, day, hour, minute, second] = [0, 5, 8, 11, 14, 17].map((at) =>
    Number(value.slice(at, at === 0 ? 4 : at + 2)),
  ) as [number, number, number, number, number, number];
  const fraction = /\.(\d{1,3})/.exec(value)?.[1] ?? '0';
  const offset = /([+-])(\d{2}):(\d{2})$/.exec(value);
  const [hours, minutes] = offset === null ? [0, 0] : [Number(offset[2]), Number(offset[3])];
  if (year < 1970 || hour > 23 || minute > 59 || second > 59 || hours > 23 || minutes > 59) return undefined;
  const localMs = Date.UTC(year, month - 1, day, hour, minute, second, Number(fraction.padEnd(3, '0')));
  // The thirtieth of February would be the second of March.
  if (new Date(localMs).getUTCMonth() !== month - 1) return undefined;
  return localMs - (offset?.[1] === '-' ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}
