/** Numerology with a key. The numbers are worked out while the input is read: the engine itself says what is no name and no date. */

import { LONGEST_NAME, NUMEROLOGY_CHOICES, type Numerology, type NumerologySystem } from '@khagol/engine/numerology';
import { type ChoiceField, choiceSchema, type Fault, Input } from '../contract/fields.ts';
import { type JsonSchema, shape, text } from '../contract/schema.ts';
import { BIRTH_SHAPES } from '../contract/told-birth-shapes.ts';
import { neededText } from '../contract/twin-input.ts';
import { NUMBER_SHAPES } from '../contract/twin-number-shapes.ts';
import type { AnyRow, CallFacts, Row } from '../gate/row.ts';
import type { JsonRecord } from '../http/json.ts';
import { invalidInput } from '../http/refusal.ts';
import { PRICES } from './prices.ts';
import { completeData, cyclesData, numberData, numberMatchData, numbersOf, numerologyData } from './told/numbers.ts';
import { TWIN_POST } from './twin-row.ts';

const SYSTEM: ChoiceField<NumerologySystem> = {
  name: 'system',
  values: NUMEROLOGY_CHOICES.system,
  aliases: { indian: 'vedic', western: 'pythagorean' },
  description: 'Which letters have which numbers, and which rules go with them.',
};

const PERSON: Readonly<Record<'name' | 'birthDate', JsonSchema>> = {
  name: text('As on the certificate of birth.', { minLength: 1, examples: ['Asha Rao'] }),
  birthDate: text('`YYYY-MM-DD`.', { examples: ['1990-01-15'] }),
};
const MORE: Readonly<Record<string, JsonSchema>> = {
  'system?': choiceSchema(SYSTEM, 'pythagorean'),
  'currentName?': text('The name in use.', { minLength: 1, examples: ['Asha Mehta'] }),
  'on?': text('The day whose cycles are told, `YYYY-MM-DD`; today, UTC, when left out.', { examples: ['2026-11-22'] }),
};
const SAMPLE_PERSON = { name: 'Asha Rao', birthDate: '1990-01-15' } as const;

type PersonField = keyof typeof PERSON;
type Member = 'lifePath' | 'expression' | 'personality' | 'soulUrge';

/** One number each: the last part of the path, the number, what it is made of, and what it is. */
const SINGLES: readonly (readonly [path: string, member: Member, of: PersonField, summary: string])[] = [
  ['life-path', 'lifePath', 'birthDate', 'The number of the date of birth.'],
  ['destiny', 'expression', 'name', 'The number of the whole name, also called expression.'],
  ['personality', 'personality', 'name', 'The number of the consonants of the name.'],
  ['soul-urge', 'soulUrge', 'name', 'The number of the vowels of the name.'],
];

export function numberTwins(): readonly AnyRow[] {
  return [
    ...SINGLES.map(([path, member, of, summary]) => singleRow(path, member, of, summary)),
    personalYearRow(),
    completeRow(),
    publishedRow(),
    compatibilityRow(),
  ];
}

/** What was asked, answered already. */
interface Answered {
  readonly data: unknown;
}

type Words = Pick<Row, 'id' | 'path' | 'summary' | 'data'> & Partial<Pick<Row, 'aliases' | 'apiVersion'>>;

function numberRow(
  words: Words,
  request: JsonSchema,
  sample: Readonly<Record<string, unknown>>,
  answer: (body: JsonRecord, facts: CallFacts) => unknown,
): AnyRow {
  const row: Row<Answered> = {
    ...TWIN_POST,
    ...words,
    tag: 'Numerology',
    price: PRICES.numerology,
    request,
    sample,
    refusals: [],
    parse: ({ body }, facts) => ({ data: answer(body, facts) }),
    run: ({ data }) => ({ kind: 'data', data }),
  };
  return row as AnyRow;
}

/** The published shape of a person of whom these fields are needed. */
function personSchema(needed: readonly PersonField[]): JsonSchema {
  const fields = Object.entries(PERSON).map(([name, schema]) => [
    needed.some((one) => one === name) ? name : `${name}?`,
    schema,
  ]);
  return shape({ ...Object.fromEntries(fields), ...MORE });
}

const NEEDS: { readonly [F in PersonField]: string } = {
  name: `text of 1 to ${LONGEST_NAME} characters with a letter in it`,
  birthDate: 'a date, YYYY-MM-DD',
};

/** The numbers of a body. @throws Refusal naming each faulty field */
function readNumbers(body: JsonRecord, needed: readonly PersonField[], { nowMs }: CallFacts): Numerology {
  const input = new Input(body);
  const system = input.choice(SYSTEM) ?? 'pythagorean';
  const faults: Fault[] = [...input.faults];
  for (const name of needed) neededText(body, name, NEEDS[name], faults);
  if (faults.length > 0) throw invalidInput(faults);
  const given = (['name', 'birthDate', 'currentName', 'on'] as const).filter((name) => input.get(name) !== undefined);
  const person = Object.fromEntries(given.map((name) => [name, input.get(name)]));
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const numbers = numbersOf(person, { system });
  // Who is born after today has no cycles of today.
  const isBorn = numbers.date === null || numbers.date.birthDate <= today;
  return person['on'] === undefined && isBorn ? numbersOf({ ...person, on: today }, { system }) : numbers;
}

function singleRow(path: string, member: Member, of: PersonField, summary: string): AnyRow {
  const words: Words = {
    id: `numerology${member[0]?.toUpperCase()}${member.slice(1)}`,
    path: `/v2/astrology/numerology/${path}`,
    summary,
    data: NUMBER_SHAPES.one,
  };
  return numberRow(words, personSchema([of]), SAMPLE_PERSON, (body, facts) => {
    const numbers = readNumbers(body, [of], facts);
    return { name: member, ...numberData(numbers[member]), system: numbers.system };
  });
}

function personalYearRow(): AnyRow {
  const words: Words = {
    id: 'numerologyPersonalYear',
    path: '/v2/astrology/numerology/personal-year',
    summary: 'The personal year of a day, with its month and day.',
    data: NUMBER_SHAPES.personalYear,
  };
  return numberRow(words, personSchema(['birthDate']), SAMPLE_PERSON, (body, facts) => {
    const { day, system } = readNumbers(body, ['birthDate'], facts);
    const year = day?.personal?.year;
    if (day === null || year === undefined)
      throw invalidInput([
        {
          code: 'VALIDATION_ERROR',
          field: 'birthDate',
          message: 'birthDate is not after the day whose cycles are told.',
        },
      ]);
    return { name: 'personalYear', ...numberData(year), system, cycles: cyclesData(day) };
  });
}

function completeRow(): AnyRow {
  const words: Words = {
    id: 'numerologyComplete',
    path: '/v2/astrology/numerology/complete',
    aliases: ['/v2/numerology/complete'],
    summary: 'Every number of a name and a date, with every step.',
    data: NUMBER_SHAPES.complete,
  };
  return numberRow(words, personSchema(['name', 'birthDate']), SAMPLE_PERSON, (body, facts) =>
    completeData(readNumbers(body, ['name', 'birthDate'], facts)),
  );
}

function publishedRow(): AnyRow {
  const words: Words = {
    id: 'numerologyAnalysis',
    path: '/api/vedika/numerology',
    apiVersion: 'v1',
    summary: 'The numbers that every profile names.',
    data: BIRTH_SHAPES.numerology,
  };
  return numberRow(words, personSchema(['name', 'birthDate']), SAMPLE_PERSON, (body, facts) =>
    numerologyData(readNumbers(body, ['name', 'birthDate'], facts)),
  );
}

function compatibilityRow(): AnyRow {
  const person = shape({ 'name?': PERSON.name, 'birthDate?': PERSON.birthDate }, 'A name, a date of birth, or both.');
  const words: Words = {
    id: 'numerologyCompatibility',
    path: '/v2/astrology/numerology/compatibility',
    summary: 'Two people by their numbers, term by term.',
    data: NUMBER_SHAPES.compatibility,
  };
  const request = shape({ person1: person, person2: person, 'system?': MORE['system?'] as JsonSchema });
  const sample = { person1: SAMPLE_PERSON, person2: { name: 'Ravi Mehta', birthDate: '1988-07-03' } };
  return numberRow(words, request, sample, (body) => {
    const input = new Input(body);
    const system = input.choice(SYSTEM) ?? 'pythagorean';
    const [person1, person2] = [readPerson(input, 'person1'), readPerson(input, 'person2')];
    if (person1 === null || person2 === null || input.faults.length > 0) throw invalidInput(input.faults);
    return numberMatchData(person1, person2, { system });
  });
}

/** A person of a pair; a fault where there is none, or one without a name and a date. */
function readPerson(input: Input, field: string): object | null {
  const value = input.get(field);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const inner = new Input(isObject ? (value as JsonRecord) : {});
  const given = (['name', 'birthDate'] as const).filter((name) => inner.get(name) !== undefined);
  if (given.length > 0) return Object.fromEntries(given.map((name) => [name, inner.get(name)]));
  input.fault(field, `${field} is an object with a name, a birthDate or both.`);
  return null;
}
