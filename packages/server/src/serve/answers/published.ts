/** An answer of the engine in the words of the interface. */

import type { Language } from '@khagol/engine/language';
import type { Answer, AnswerWarning } from '@khagol/engine/reading/answer';
import type { Warning } from '../../contract/query-options.ts';
import type { StructuredTold } from '../../routes/answering.ts';

const WARNINGS: Readonly<Record<AnswerWarning, string>> = {
  TIME_UNKNOWN: 'The time of birth is unknown, so nothing is told of houses and of what changes within the day.',
  TEXTS_IN_ENGLISH_AND_HINDI_ONLY: 'Interpretive texts are there in English and Hindi; this language tells the rest.',
  NO_BIRTH: 'Without birthDetails the question is answered in general.',
  NO_PARTNER: 'A question about two needs partnerBirthDetails.',
  NO_DAY: 'A question about a day needs a place: send birthDetails.',
  NO_TRANSITS: 'No transit of that time is told.',
  NO_PERIODS: 'No period of that time is told.',
  HOUSES_BY_SIGN:
    'The words count houses by sign, from that of the ascendant; birthChart divides otherwise, and some planets stand in another house there.',
  INSTRUCTIONS_IGNORED: 'What spoke to the machine, and not of astrology, was passed over.',
};

export function warningTold(code: AnswerWarning): Warning {
  return { code, message: WARNINGS[code] };
}

/** As the engine writes an answer in parts. */
interface Parts {
  readonly sections: readonly {
    readonly section: string;
    readonly heading: string | null;
    readonly paragraphs: readonly string[];
  }[];
}

type TopicWord = keyof Language['say']['answer'] & `topic${string}`;

/** @param answer  in the format `json` */
export function structuredOf({ text, topic }: Answer, language: Language): StructuredTold {
  const { sections } = JSON.parse(text) as Parts;
  const word = `topic${topic.charAt(0).toUpperCase()}${topic.slice(1)}` as TopicWord;
  const title = language.say.answer[word] as string;
  const verdict = sections.find(({ section }) => section === 'verdict');
  return {
    title,
    preamble: verdict?.paragraphs.join('\n\n') ?? '',
    sections: sections
      .filter((one) => one !== verdict)
      .map(({ heading, paragraphs }) => ({
        heading: heading ?? title,
        level: 2,
        paragraphs,
        bullets: [],
        numbered: [],
      })),
  };
}
