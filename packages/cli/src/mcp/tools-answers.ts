/** Tools that judge and tell: ask, numerology, vastu, receipts. */

import type { Birth } from '@khagol/engine';
import type { NumerologyOptions, NumerologyQuestion } from '@khagol/engine/numerology';
import type { KeySet } from '@khagol/engine/receipt';
import type { AssessmentRequest } from '@khagol/engine/vastu';
import { theEngine } from '../engine.ts';
import { FieldFault } from '../fault.ts';
import { jdUtAt, jdUtOfMs } from '../instant.ts';
import { LANGUAGE_CODES } from '../spoken.ts';
import { CommandError } from '../terminal.ts';
import { birthSchema, inputOf, oneOf, type Running, type Tool, type ToolAnswer, text } from './tool.ts';

const LONGEST_TOKEN = 16_384;

/** ask, numerology, vastu_assess, verify_receipt. */
export const ANSWER_TOOLS: readonly Tool[] = [
  {
    name: 'ask',
    title: 'Ask about a chart',
    description:
      'A question in words, answered from the chart and the rules of the engine alone. Every sentence comes with what it claims of the chart and the rules, with their sources, that it speaks for.',
    inputSchema: inputOf(
      {
        question: { type: 'string', description: 'in any of twelve languages', minLength: 1, maxLength: 5000 },
        birth: birthSchema('who asks; without one only words of the field are explained'),
        partner: birthSchema('the other one of two'),
        language: oneOf('of the answer; that of the question when left out', LANGUAGE_CODES),
        system: oneOf('vedic when left out', ['vedic', 'western']),
        tier: oneOf('how much is told; standard when left out', ['eco', 'standard', 'fast']),
        at: text('the instant that now means, ISO 8601, UTC where no offset is written; the present when left out'),
      },
      ['question'],
    ),
    births: ['birth', 'partner'],
    run: ask,
  },
  {
    name: 'numerology',
    title: 'Numbers of a name and a date',
    description:
      'Life path, expression, soul urge and the other numbers of a name, a date of birth or both, with every step.',
    inputSchema: inputOf(
      {
        name: text('full name, any script that is known', 300),
        birthDate: text('YYYY-MM-DD'),
        system: oneOf('pythagorean when left out', ['pythagorean', 'chaldean', 'vedic', 'agrippa']),
        unknownLetters: oneOf(
          'signs that no rule reads as letters: an error when left out, or passed over with a warning',
          ['refuse', 'skip'],
        ),
        on: text('a day, YYYY-MM-DD, for its cycles'),
      },
      [],
    ),
    run: async ({ system, unknownLetters, ...question }: NumerologyInput): Promise<ToolAnswer> => {
      const { numerologyOf } = await import('@khagol/engine/numerology');
      return { record: numerologyOf(question, { system, unknownLetters }) };
    },
  },
  {
    name: 'vastu_assess',
    title: 'Assess a floor plan',
    description:
      'A plan in metres becomes a grade by the rules of vastu: placements, deductions, findings with sources, what was not assessed. Members as of the engine’s AssessmentRequest.',
    inputSchema: {
      type: 'object',
      properties: {
        inputSource: oneOf('where the figures come from', ['seller-supplied', 'plan-derived', 'measured']),
        plotPolygon: {
          type: 'array',
          maxItems: 256,
          items: POINT(),
          description: 'corners of the plot, x right, y up',
        },
        bearingDeg: { type: 'number', minimum: 0, maximum: 360, description: 'true bearing of +y' },
        rooms: {
          type: 'array',
          maxItems: 64,
          items: ROOM(),
          description: 'rooms, each with roomType and polygon or zone',
        },
      },
      required: ['inputSource'],
      additionalProperties: true,
    },
    run: async (request: AssessmentRequest): Promise<ToolAnswer> => {
      const { assess } = await import('@khagol/engine/vastu');
      return { record: assess(request) };
    },
  },
  {
    name: 'verify_receipt',
    title: 'Verify a receipt',
    description:
      'Whether a receipt is signed by one of these keys and is about this question and answer; with recompute, whether the engine here says the same.',
    inputSchema: inputOf(
      {
        receipt: { type: ['string', 'object'], description: 'a token, or an answer with its receipt' },
        keys: {
          type: 'object',
          properties: {},
          additionalProperties: true,
          description: 'the published keys, a JWK set',
        },
        input: { type: 'object', properties: {}, additionalProperties: true, description: 'the question' },
        output: {
          type: 'object',
          properties: {},
          additionalProperties: true,
          description: 'the answer to hold against it',
        },
        issuer: text('whose receipts count'),
        recompute: { type: 'boolean', description: 'ask the engine again' },
      },
      ['receipt', 'keys'],
    ),
    run: verify,
  },
];

function POINT(): Tool['inputSchema']['properties'][string] {
  return { type: 'array', maxItems: 2, items: { type: 'number' }, description: 'x and y, metres' };
}

function ROOM(): Tool['inputSchema'] {
  return { type: 'object', properties: { roomType: text('such as kitchen') }, additionalProperties: true };
}

interface AskInput {
  readonly question: string;
  readonly birth?: Birth;
  readonly partner?: Birth;
  readonly language?: string;
  readonly system?: 'vedic' | 'western';
  readonly tier?: 'eco' | 'standard' | 'fast';
  readonly at?: string;
}

async function ask(
  { question, birth, partner, language, system, tier, at }: AskInput,
  running: Running,
): Promise<ToolAnswer> {
  if (partner !== undefined && birth === undefined)
    throw new FieldFault({
      code: 'INVALID_INPUT',
      field: 'birth',
      message: 'partner is asked about beside a first birth.',
      allowed: 'a birth',
    });
  const { answered } = await import('../narrator.ts');
  const greenwich = { latitude: 0, longitude: 0, timezone: 'UTC' };
  const atJdUt = at === undefined ? jdUtOfMs(running.now()) : jdUtAt(await theEngine(), at, greenwich, 'at');
  const options = { system: system ?? 'vedic', tier: tier ?? 'standard' } as const;
  const whom = { birth: birth ?? null, partner: partner ?? null, language: language ?? null };
  const answer = await answered({ question, ...whom, atJdUt, options });
  return { record: answer, text: answer.text };
}

type NumerologyInput = NumerologyQuestion & Pick<NumerologyOptions, 'system' | 'unknownLetters'>;

interface VerifyInput {
  readonly receipt: string | object;
  readonly keys: KeySet;
  readonly input?: object;
  readonly output?: object;
  readonly issuer?: string;
  readonly recompute?: boolean;
}

async function verify({ receipt, keys, input, output, issuer, recompute }: VerifyInput): Promise<ToolAnswer> {
  const { heldOf, judged } = await import('../verify.ts');
  const given = typeof receipt === 'string' ? { token: receipt.slice(0, LONGEST_TOKEN) } : heldOf(receipt);
  if (given === null) throw new CommandError(2, 'receipt: the answer has none');
  const held = { ...given, ...(input ? { input } : {}), ...(output ? { output } : {}) };
  const isAgain = recompute === true;
  if (isAgain && held.input === undefined) throw new CommandError(2, 'input: recompute needs the question');
  return { record: await judged(held, keys, { recompute: isAgain, ...(issuer ? { issuer } : {}) }) };
}
