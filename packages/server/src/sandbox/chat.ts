/** Sandbox, chat: a sample answer in its published form, spoken from the chart of the birth that is sent, or of the sample birth. */

import { NAKSHATRAS, SIGNS } from '@khagol/engine/chart';
import { GRAHAS, type Graha, grahaStatesOf, houseFrom, type Kundli, lordOf, signFrom } from '@khagol/engine/jyotish';
import { QUESTION, readAsked } from '../contract/query-input.ts';
import { birthBodySchema, readBirthBody, type SampledBirth, sampledBody } from '../contract/sandbox-input.ts';
import { SAMPLE_BIRTH } from '../contract/sandbox-sample.ts';
import { fixed, shape, text } from '../contract/schema.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import type { Doors } from '../routes/told/doors.ts';
import { kundliOf } from '../routes/told/doshas.ts';
import { listed, ordinal } from '../routes/told/lines.ts';
import { computed } from '../routes/told/question.ts';
import { SANDBOX_POST } from './sandbox-row.ts';

interface ChatAsked {
  readonly question: string;
  readonly birth: SampledBirth;
}

export function chatRow(doors: Doors): AnyRow {
  const row: Row<ChatAsked> = {
    ...SANDBOX_POST,
    family: 'plain',
    id: 'sandboxChatAsk',
    path: '/sandbox/chat/ask',
    summary: 'A sample answer to a question.',
    request: birthBodySchema({
      'question?': QUESTION,
      'systemPrompt?': text('Not applied here.'),
    }),
    data: shape({
      success: fixed(true),
      response: text('The answer.'),
      sample: fixed(true),
      systemPromptApplied: fixed(false),
      sampleMessage: text(''),
    }),
    sample: { question: 'What does my chart say about work?', ...SAMPLE_BIRTH },
    refusals: ['MISSING_DATETIME', 'INVALID_DATETIME', 'INVALID_INPUT'],
    parse: ({ body }, { nowMs }) => {
      const { input, note } = sampledBody(body, ['question']);
      const asked = input.get('question');
      const question = asked === undefined ? '' : readAsked(asked, input);
      return { birth: readBirthBody(input, note, doors.engine, nowMs), question };
    },
    run: ({ question, birth }) => ({
      kind: 'data',
      data: {
        success: true,
        response: computed('datetime', () => answerOf(question, kundliOf(birth, doors))),
        sample: true,
        systemPromptApplied: false,
        sampleMessage: messageOf(birth),
      },
    }),
  };
  return row as AnyRow;
}

function messageOf({ note }: SampledBirth): string {
  const whose = note.inputUsage.fromSample.includes('datetime') ? 'the sample birth' : 'the birth that was sent';
  return `A sandbox sample: sentences made of the chart of ${whose}, without a language model; a system prompt is not applied.`;
}

/** Words of a question, and the house that it is about. */
const MATTERS: readonly (readonly [words: RegExp, house: number, matter: string])[] = [
  [/\b(?:work|career|job|profession|business|promotion|boss)\b/, 10, 'work'],
  [/\b(?:love|marriage|marry|partner|wife|husband|relationship|spouse|wedding)\b/, 7, 'partnership'],
  [/\b(?:money|wealth|finance|income|salary|savings?)\b/, 2, 'money'],
  [/\b(?:health|ill|illness|disease|body)\b/, 6, 'health'],
  [/\b(?:child|children|son|daughter|study|studies|exam|education)\b/, 5, 'children and learning'],
  [/\b(?:home|house|mother|property|land)\b/, 4, 'home'],
  [/\b(?:travel|journey|abroad|foreign|father|luck|fortune)\b/, 9, 'fortune and long journeys'],
];

/** The house of the question and its lord; the lagna where the question names nothing. */
function answerOf(question: string, kundli: Kundli): string {
  const asked = question.toLowerCase();
  const [, house, matter] = MATTERS.find(([words]) => words.test(asked)) ?? [null, 1, 'the person'];
  const sign = signFrom(kundli.lagna.sign, house);
  const lord = lordOf(sign);
  const { Moon } = kundli.grahas;
  const place = kundli.grahas[lord];
  const state = grahaStatesOf(kundli).grahas.find(({ name }) => name === lord);
  const dignity = state === undefined ? '' : `, ${DIGNITY_WORDS[state.dignity] ?? state.dignity}`;
  const guests = GRAHAS.filter((graha: Graha) => houseFrom(kundli.lagna.sign, kundli.grahas[graha].sign) === house);
  const through =
    guests.length === 0
      ? 'No planet stands in it'
      : `${listed(guests)} ${guests.length === 1 ? 'stands' : 'stand'} in it`;
  return [
    `The lagna is ${SIGNS[kundli.lagna.sign - 1]}; the Moon is in ${SIGNS[Moon.sign - 1]}, in ${NAKSHATRAS[Moon.nakshatra - 1]}, quarter ${Moon.pada}.`,
    `The ${ordinal(house)} house, of ${matter}, is ${SIGNS[sign - 1]}.`,
    `${through}; its lord ${lord} stands in ${SIGNS[place.sign - 1]}, the ${ordinal(place.house)}${dignity}${place.isRetrograde ? ' and retrograde' : ''}.`,
  ].join(' ');
}

const DIGNITY_WORDS: Readonly<Record<string, string>> = {
  exalted: 'exalted',
  moolatrikona: 'in its moolatrikona',
  own: 'in its own sign',
  friend: 'in the sign of a friend',
  neutral: 'in a neutral sign',
  enemy: 'in the sign of an enemy',
  debilitated: 'debilitated',
};
