/** Sentences as one text: plain, Markdown with headings, or JSON of sections. */

import type { AnswerFormat, Section, Sentence } from './answer.ts';
import type { Words } from './words.ts';

/** Sections under one heading; those without one stand as they are. */
function headingOf(section: Section, { say }: Words): string | null {
  switch (section) {
    case 'reason':
      return say.headReasons;
    case 'timing':
      return say.headTiming;
    case 'caution':
      return say.headCaution;
    case 'remedy':
      return say.headRemedies;
    default:
      return null;
  }
}

export function textOf(sentences: readonly Sentence[], format: AnswerFormat, words: Words): string {
  if (format === 'json') return JSON.stringify({ sections: sectionsOf(sentences, words) });
  const blocks: string[] = [];
  for (const { heading, paragraphs } of sectionsOf(sentences, words)) {
    if (format === 'markdown' && heading !== null) blocks.push(`## ${heading}`);
    blocks.push(...paragraphs);
  }
  return blocks.join('\n\n');
}

interface TextSection {
  readonly section: Section;
  readonly heading: string | null;
  readonly paragraphs: readonly string[];
}

function sectionsOf(sentences: readonly Sentence[], words: Words): readonly TextSection[] {
  const sections: { section: Section; heading: string | null; paragraphs: string[]; last: number }[] = [];
  for (const { section, paragraph, text } of sentences) {
    let current = sections[sections.length - 1];
    if (current === undefined || current.section !== section) {
      current = { section, heading: headingOf(section, words), paragraphs: [], last: -1 };
      sections.push(current);
    }
    if (current.last === paragraph) current.paragraphs[current.paragraphs.length - 1] += ` ${text}`;
    else current.paragraphs.push(text);
    current.last = paragraph;
  }
  return sections.map(({ section, heading, paragraphs }) => ({ section, heading, paragraphs }));
}

/** As many whole sentences as fit. */
export function fitting(
  sentences: readonly Sentence[],
  mostLetters: number | null,
  format: AnswerFormat,
  words: Words,
): readonly Sentence[] {
  if (mostLetters === null || textOf(sentences, format, words).length <= mostLetters) return sentences;
  let most = sentences.length - 1;
  while (most > 0 && textOf(sentences.slice(0, most), format, words).length > mostLetters) most--;
  return sentences.slice(0, most);
}
