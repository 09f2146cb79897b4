/** unknown → a question whose answer is told bit by bit: the body of a question, the fields of a chart call, or both; and the form in which the answer travels. */

import { type JsonRecord, own } from '../http/json.ts';
import { dateTimeOfQuery } from '../http/query.ts';
import { invalidInput } from '../http/refusal.ts';
import { STREAM_FORMATS, type StreamFormat } from '../http/stream/framing.ts';
import { placeOfQuery } from './asked.ts';
import { BIRTH_FIELDS, BIRTH_NAMES, type TimeReader, WRAPPER } from './birth.ts';
import { type ChoiceField, choiceSchema, Input, truthOfQuery } from './fields.ts';
import { CAST_FIELDS, nestedBirthSchema, readCast, readNestedBirth } from './query-birth.ts';
import { QUESTION, type QueryInput, readAsked, TRADITION_FIELDS } from './query-input.ts';
import { CATEGORY, QUESTION_OPTIONS, readQuestionOptions, SYSTEM } from './query-options.ts';
import { fixed, type JsonSchema, shape, text } from './schema.ts';

/** A question and how its answer travels. */
export interface QueryStreamInput extends QueryInput {
  readonly format: StreamFormat;
  /** `summary` leaves the charts out of the last event. */
  readonly final: 'full' | 'summary';
}

const FORMAT: ChoiceField<StreamFormat> = {
  name: 'format',
  values: STREAM_FORMATS,
  aliases: {},
  description:
    'Form of the stream. `events`: named events with JSON. `text`: whatever stands behind `data: ` is text to print. `ui`: the UI message stream of the AI SDK. `openai`: chunks of a chat completion.',
};

const FINAL: ChoiceField<'full' | 'summary'> = {
  name: 'final',
  values: ['full', 'summary'],
  aliases: {},
  description: '`summary` leaves the charts out of the last event, as does the header `Prefer: return=minimal`.',
};

const FORM_FIELDS: Readonly<Record<string, JsonSchema>> = {
  'format?': choiceSchema(FORMAT, 'events'),
  'final?': choiceSchema(FINAL, 'full'),
};

const OPTIONAL_QUESTION: JsonSchema = {
  ...QUESTION,
  description: 'What is asked, up to 5000 characters; a general reading of the chart when left out.',
};

const NO_RECEIPT = fixed(false, 'Signed answers are told whole: ask POST /api/v1/astrology/query.');

/** Members that a question has on top, however it is sent. */
const FLAT: Readonly<Record<string, JsonSchema>> = {
  'question?': OPTIONAL_QUESTION,
  ...BIRTH_FIELDS,
  ...CAST_FIELDS,
  ...QUESTION_OPTIONS,
  ...TRADITION_FIELDS,
};

const properties = (members: Readonly<Record<string, JsonSchema>>): Readonly<Record<string, JsonSchema>> =>
  shape(members)['properties'] as Readonly<Record<string, JsonSchema>>;

/** The body: a question about nobody, a birth on top, or one under `birthDetails`. */
export const QUERY_STREAM_REQUEST: JsonSchema = {
  type: 'object',
  properties: {
    ...properties(FLAT),
    [WRAPPER]: nestedBirthSchema('The person, one level down. The top level wins.'),
    partnerBirthDetails: nestedBirthSchema('Of a second person, for questions about two; needs a first one.'),
    ...properties(FORM_FIELDS),
    receipt: NO_RECEIPT,
  },
  anyOf: [
    { required: ['question'] },
    { required: ['latitude', 'longitude'], anyOf: [{ required: ['datetime'] }, { required: ['date', 'time'] }] },
    { required: [WRAPPER] },
  ],
};

/** Query parameters beside a body. */
export const QUERY_STREAM_FORM: Readonly<Record<string, JsonSchema>> = properties(FORM_FIELDS);

/** Query parameters in place of a body. */
export const QUERY_STREAM_PARAMETERS: Readonly<Record<string, JsonSchema>> = properties({
  ...FLAT,
  ...FORM_FIELDS,
  'receipt?': NO_RECEIPT,
});

/** Request headers that are read beside those of every question. */
export const QUERY_STREAM_HEADERS: Readonly<Record<string, JsonSchema>> = {
  Prefer: text('`return=minimal` leaves the charts out of the last event.', { examples: ['return=minimal'] }),
  'Last-Event-ID': text(
    'Of the last event that came: the rest is told, and nothing charged; 204 when there is no more to tell, or nothing known of the answer. Where the words that came are not kept any more, the rest is the end of the stream, with the whole answer in the words that are.',
    { pattern: '^([1-9][0-9]{0,8})?$' },
  ),
};

/** What comes beside the fields themselves. */
export interface StreamWishes {
  /** Parameters of the address. */
  readonly query: Readonly<Record<string, string>>;
  /** Headers, or null. */
  readonly prefer: string | null;
  readonly acceptLanguage: string | null;
}

/**
 * The checked question.
 *
 * @throws  Refusal INVALID_INPUT for a blank question and faults of a nested birth, MISSING_DATETIME and INVALID_DATETIME for those of one on
 *          top, VALIDATION_ERROR for every other fault; with all of them
 */
export function readQueryStream(
  body: JsonRecord,
  engine: TimeReader,
  { query, prefer, acceptLanguage }: StreamWishes,
): QueryStreamInput {
  const input = new Input(body, WRAPPER);
  const address = new Input(query);
  const asked = input.get('question');
  const question = asked === undefined ? '' : readAsked(asked, input);
  const system = input.choice(SYSTEM) ?? 'vedic';
  const isAboutSomebody =
    asked === undefined || BIRTH_NAMES.some((name) => input.get(name) !== undefined) || hasMember(body, WRAPPER);
  const birth = isAboutSomebody ? readCast(input, system, engine) : null;
  const partner = readNestedBirth(body, 'partnerBirthDetails', system, engine, input, 'INVALID_INPUT');
  if (partner !== null && !isAboutSomebody)
    input.fault(WRAPPER, 'partnerBirthDetails needs a first person.', 'INVALID_INPUT');
  const options = readQuestionOptions(input, acceptLanguage);
  const category = input.choice(CATEGORY) ?? null;
  if (input.flag('receipt')) input.fault('receipt', 'A streamed answer is not signed; ask for it in one piece.');
  const format = address.choice(FORMAT) ?? input.choice(FORMAT) ?? 'events';
  const wish = address.choice(FINAL) ?? input.choice(FINAL);
  const final = wish ?? (wantsLittle(prefer) ? 'summary' : 'full');
  const faults = [...input.faults, ...address.faults].map((fault) =>
    fault.field.startsWith(WRAPPER) ? { ...fault, code: 'INVALID_INPUT' as const } : fault,
  );
  if (faults.length > 0) throw invalidInput(faults);
  return { ...options, question, birth, partner, system, category, earlier: [], signing: null, format, final };
}

const hasMember = (body: JsonRecord, name: string): boolean => (own(body, name) ?? null) !== null;

/** @source RFC 7240 */
function wantsLittle(prefer: string | null): boolean {
  return (prefer ?? '')
    .slice(0, LONGEST_PREFERENCE)
    .split(',')
    .some((wish) => /^\s*return\s*=\s*"?minimal"?\s*(?:;|$)/i.test(wish));
}

const LONGEST_PREFERENCE = 200;

/** Parameters of an address as a body would have them: numbers as numbers, truths as truths. */
export function fieldsOfQuery(query: Readonly<Record<string, string>>): JsonRecord {
  const { datetime, elevation, fold, format: _format, final: _final, ...rest } = query;
  const fields: Record<string, unknown> = { ...rest, ...placeOfQuery(query) };
  if (datetime !== undefined) fields['datetime'] = dateTimeOfQuery(datetime);
  if (elevation !== undefined) fields['elevation'] = figure(elevation);
  if (fold !== undefined) fields['fold'] = figure(fold);
  for (const name of TRUTHS) if (rest[name] !== undefined) fields[name] = truthOfQuery(rest[name]);
  return fields;
}

const TRUTHS: readonly string[] = ['includeRemedies', 'keepContent', 'receipt'];

/** Text that reads as a number is one. */
function figure(written: string): unknown {
  return /^-?\d+(?:\.\d+)?$/.test(written) ? Number(written) : written;
}
