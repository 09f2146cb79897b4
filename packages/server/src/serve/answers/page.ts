/** The page that an answer is set on: sentences with the breaks between them, in the form that was asked for. What is set is final, and may be shown. */

import type { Language } from '@khagol/engine/language';
import type { Sentence } from './brief.ts';

export interface Page {
  /** The text so far, to the letter. */
  readonly text: string;
  /**
   * A sentence with the spaces around it.
   *
   * @param isTurn  it begins another thought, which stands by itself where no break was made
   * @returns  what was set, empty for a heading that waits for what it heads
   */
  set(sentence: string, isTurn: boolean): string;
  /** Nothing is set, but a break that stood around it remains. */
  skip(sentence: string): void;
  /** Sentences in built-in words, by their paragraphs. */
  setOwn(sentences: readonly Sentence[], heading: string | null): string;
}

type Gap = '' | ' ' | '\n' | '\n\n';

/** @param format  plain text has no marks of Markdown */
export function openPage(format: 'text' | 'markdown'): Page {
  let text = '';
  let gap: Gap = '';
  let heading: { readonly words: string; readonly gap: Gap } | null = null;
  const put = (words: string, before: Gap): string => {
    const piece = text === '' ? words : `${before === '' ? ' ' : before}${words}`;
    text += piece;
    return piece;
  };
  const page: Page = {
    get text() {
      return text;
    },
    set(sentence, isTurn) {
      const words = sentence.trim();
      const made = wider(gap, gapIn(/^\s*/.exec(sentence)?.[0] ?? ''));
      const before = isTurn && !made.includes('\n') ? '\n\n' : made;
      gap = gapIn(/\s*$/.exec(sentence)?.[0] ?? '');
      if (words === '') {
        gap = wider(before, gap);
        return '';
      }
      if (format === 'markdown' && /^#{1,6}\s/.test(words)) {
        heading = { words, gap: before };
        gap = '\n\n';
        return '';
      }
      const above = heading;
      heading = null;
      return above === null ? put(words, before) : put(above.words, above.gap) + put(words, before);
    },
    skip(sentence) {
      gap = wider(gap, gapIn(sentence));
    },
    setOwn(sentences, over) {
      heading = null;
      const blocks = paragraphsOf(sentences);
      if (format === 'markdown' && over !== null && blocks.length > 0) blocks.unshift(`## ${over}`);
      gap = '\n\n';
      return blocks.map((block) => put(block, '\n\n')).join('');
    },
  };
  return page;
}

function gapIn(spaces: string): Gap {
  const lines = spaces.match(/\n/g)?.length ?? 0;
  if (lines > 1) return '\n\n';
  return lines === 1 ? '\n' : spaces === '' ? '' : ' ';
}

const wider = (one: Gap, other: Gap): Gap =>
  other.length > one.length || (other === '\n' && one === ' ') ? other : one;

function paragraphsOf(sentences: readonly Sentence[]): string[] {
  const blocks = new Map<number, string>();
  for (const { paragraph, text } of sentences) {
    const so = blocks.get(paragraph);
    blocks.set(paragraph, so === undefined ? text : `${so} ${text}`);
  }
  return [...blocks.values()];
}

/** A sentence without marks of Markdown where plain text was asked for; without empty ones where it was not. */
export function inFormat(sentence: string, format: 'text' | 'markdown'): string {
  if (format === 'markdown') return sentence.replace(/\*{4,}|_{4,}/g, '');
  return sentence.replace(/(^|\n)(\s*)#{1,6}\s+/g, '$1$2').replace(/[*`]|__|~~/g, '');
}

/** The heading over remedies, as the built-in narrator has it. */
export function remedyHeading({ say }: Language): string {
  return say.answer.headRemedies;
}
