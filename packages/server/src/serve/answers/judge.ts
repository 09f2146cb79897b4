/**
 * The gate over a whole answer of one narrator: what a sentence may lean on is carried from one to the next, a leaked word is found across them, names and
 * figures have to be those of the plan, and what we say ourselves stands where every claim of it holds.
 */

import type { Language } from '@khagol/engine/language';
import { type Bar, type Gate, type Ground, holds, type Judgement } from '@khagol/engine/reading/gate';
import { promptOf } from '../../narrators/prompt.ts';
import type { Brief, Sentence } from './brief.ts';
import { openAgreement } from './mentions.ts';

export interface Judge extends Gate {
  /** What is judged next belongs to this item of the plan. */
  turnTo(item: Sentence): void;
  /** The sentence that was judged last is told: the next may lean on it. */
  accept(): void;
}

/** Letters of the text before in which a leaked word may have begun. */
const TAIL = 200;
/** Fewer letters of the instructions may stand anywhere. */
const LEAKED_LETTERS = 16;
/** Of the canary, as little as nobody writes by chance. */
const PART_LETTERS = 8;
/** What is taken out of a narrator's words before they come here. */
const MARKS = /<[^<>]*>|\[\[[^\]]*\]\]/g;
const EMPHASIS = /[*_~`]/g;
/** What stands in tables and programs, and in no reading. */
const CODE = /^\s*\||[{}<>\\=]|\/\/|\w\(["'/)]/;
/** A sentence of so few words may be the rest of the one before: `Where is Saturn? In your seventh house.` */
const FEW_WORDS = 8;
const END = /[.!?:\u0964\u0965\u2026]["'\u201d\u2019\u00bb)\]*_]*$/;
const LIST_OR_HEADING = /^(?:#{1,6}|[-*\u2022]|\d{1,2}[.)])\s/;

/** Whether a text is the head of a sentence that somebody broke off; a heading and the row of a list need no end. */
export function isFragment(text: string): boolean {
  return !END.test(text.trim()) && !LIST_OR_HEADING.test(text.trim());
}

type Passed = Extract<Judgement, { outcome: 'pass' }>;

/**
 * @param gate    of the chart, with the canary in its policy
 * @param ground  the same records
 */
export function openJudge(gate: Gate, ground: Ground, { request, items }: Brief, language: Language): Judge {
  const own = new Map<string, Sentence>([...items.values()].map((sentence) => [sentence.text, sentence]));
  const instructions = bare(promptOf(request).system.replace(MARKS, ''));
  const { canary } = request;
  const parts = Array.from({ length: canary.length - PART_LETTERS + 1 }, (_, at) =>
    canary.slice(at, at + PART_LETTERS),
  );
  const agrees = openAgreement(language, [...items.values()]);
  let item: Sentence | null = null;
  let last: Passed | null = null;
  let [told, tail]: [Passed | null, string] = [null, ''];
  const barred = ({ text, spoken }: Passed, bar: Bar): Judgement => ({
    outcome: 'barred',
    text,
    bar,
    words: [],
    spoken,
  });
  /** Whether a sentence that places nothing by itself says what is false when it is read on from the one before. */
  const isFalseRest = ({ text, claims }: Passed): boolean => {
    if (told === null || claims.length > 0) return false;
    const head = told.text.trim();
    if (END.test(head) && text.trim().split(/\s+/).length > FEW_WORDS) return false;
    const whole = [head.replace(END, ''), text].map((part) => part.trim().replace(LIST_OR_HEADING, '')).join(' ');
    return gate.judge(whole).outcome === 'contradicted';
  };
  const standing = (sentence: string, judged: Judgement): Passed | null => {
    if (judged.outcome === 'pass') return judged;
    const ours = own.get(sentence.trim());
    if (ours?.claims.every((claim) => holds(claim, ground) === 'true') !== true) return null;
    return { outcome: 'pass', text: sentence, claims: ours.claims, spoken: judged.spoken };
  };
  // What the gate has read and found true may be of any item; of the rest nobody knows more than that it belongs to this one, or to its thought.
  const isOfPlan = ({ text, claims }: Passed): boolean => {
    const isRead = claims.some(({ mood }) => mood === undefined);
    return agrees(text, (each) => isRead || each === item || each.paragraph === item?.paragraph);
  };
  const leaks = (letters: string): boolean => {
    if (letters.length >= LEAKED_LETTERS && instructions.includes(letters)) return true;
    return parts.some((part) => (tail + letters).includes(part));
  };
  return {
    policy: gate.policy,
    turnTo(next) {
      item = next;
    },
    judge(sentence, before = told?.spoken) {
      const judged = gate.judge(sentence, before);
      const passed = standing(sentence, judged);
      if (passed === null) return judged;
      // Marks of Markdown may stand within a word, and hide it.
      const bareWords = sentence.replace(EMPHASIS, '');
      const unmarked = bareWords === sentence ? passed : standing(bareWords, gate.judge(bareWords, before));
      if (unmarked === null) return barred(passed, 'markup');
      if (leaks(bare(unmarked.text))) return barred(passed, 'canary');
      if (CODE.test(unmarked.text)) return barred(passed, 'markup');
      const isOurs = own.has(bareWords.trim());
      if (!isOurs && (!isOfPlan(unmarked) || isFalseRest(unmarked))) return barred(passed, 'unknown');
      last = passed;
      return passed;
    },
    accept() {
      if (last === null) return;
      told = last;
      tail = (tail + bare(last.text)).slice(-TAIL);
    },
  };
}

/** Letters alone, as the canary has them. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
