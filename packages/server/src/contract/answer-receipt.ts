/** The wish for a receipt of an answer, the question as such a receipt holds it, and what an answer then has beside its text. */

import type { JsonRecord } from '../http/json.ts';
import type { Input } from './fields.ts';
import { namedMembers, RECEIPT } from './receipt-shapes.ts';
import { type JsonSchema, listOf, shape, text, truth } from './schema.ts';

/** The field by which a receipt is asked for, in every call that asks a question. */
export const ANSWER_RECEIPT_FIELD: JsonSchema = truth(
  'Sign the answer: `statements` then holds each sentence with its claims and rules, and `receipt` a token by which anyone can tell that it is ours and tell it again.',
  { default: false },
);

/** What an answer has where it is signed. */
export const SIGNED_ANSWER: Readonly<Record<string, JsonSchema>> = {
  'statements?': listOf(
    shape({
      id: text('`s1`, `s2` … in the order of the answer.'),
      text: text(''),
      claims: listOf(
        { type: 'object', required: ['kind'], properties: { kind: text('What is said of the chart.') } },
        'What the sentence says of the chart.',
      ),
      rules: listOf(text(''), 'Names of the rules that it speaks for.'),
    }),
    'With `receipt`: the sentences of the answer, and what each rests on.',
  ),
  'receipt?': {
    ...RECEIPT,
    description:
      'Signed: the answer as it stands here, without this member and without what is about the call: `metadata`, `conversationId`, `turn`, `usage`. Of an operation whose name ends in `-remote`, words of another narrator: signed are language, text, statements and charts, and asking again does not tell the words again, it holds every claim against the chart again.',
  },
};

/** Members of a call that are about the conversation and not about the question. */
const BESIDE_QUESTION: readonly string[] = ['receipt', 'conversationId', 'keepContent'];

/**
 * The question as a receipt holds it: the members of the call that its schema names. Null where no receipt is wanted; faults go into the input.
 *
 * @param request  the schema
 */
export function readSigning(input: Input, request: JsonSchema, body: JsonRecord): JsonRecord | null {
  if (!input.flag('receipt')) return null;
  const named = namedMembers(request, body);
  return Object.fromEntries(Object.entries(named).filter(([name]) => !BESIDE_QUESTION.includes(name)));
}
