/**
 * A sentence → what it claims. Clauses are read from left to right by a small machine: a body comes up and becomes what is spoken of, places and
 * states that follow are bound to it, verbs turn the next body into an object. Where the verb stands last, who looks at whom is settled at the end of
 * the clause by the cases. What names a placement and cannot be bound is handed back as unread.
 */

import type { Language } from '../../language/language.ts';
import type { Claim, Reading, Spoken } from './claim.ts';
import { Clause } from './clause/clause.ts';
import { lexiconOf } from './lexicon.ts';
import { isNameless } from './nameless.ts';
import { type Node, nodesOf } from './nodes.ts';
import { affirms, answeredBy, asks } from './questions.ts';
import { is, itemsOf } from './scan.ts';
import { normalText, tokensOf } from './text.ts';

/** A sentence of more words than these is not read: nobody writes it, and time shall be bounded. */
export const MOST_TOKENS = 400;

/**
 * The claims of one sentence.
 *
 * General statements (`Saturn in the 7th usually delays`) give claims of the mood `general`, supposed ones `hypothetical`: neither has to be answered for.
 * A statement counts as general only with a word that says so (usually, generally, tradition says, people with, when) and with nothing in its clause that
 * points to this chart (your, you, here, this chart); a bare `Saturn in the 7th delays` is about this chart.
 *
 * @param sentence  one sentence, plain or with Markdown; a longer text is read as well, as far as `MOST_TOKENS` words
 * @param language  whose words are read; English and Sanskrit names in Latin letters are read in every language
 * @param before    `spoken` of the sentence before, for `it sits in the tenth`
 */
export function claimsIn(sentence: string, language: Language, before: Spoken = NOTHING_SPOKEN): Reading {
  const lexicon = lexiconOf(language);
  const normal = normalText(sentence.length > MOST_TOKENS * 24 ? sentence.slice(0, MOST_TOKENS * 24) : sentence);
  const tokens = tokensOf(normal, MOST_TOKENS + 1);
  const unread: string[] = sentence.length > MOST_TOKENS * 24 || tokens.length > MOST_TOKENS ? ['\u2026'] : [];
  const yes = before.asked !== undefined && affirms(tokens) ? answeredBy(before.asked) : [];
  const items = itemsOf(tokens, lexicon);
  const runsOn = before.running !== undefined && items.some(({ tag }) => tag === 'number');
  const tells = runsOn || items.some(isTelling);
  if (!tells && !items.some(isNameless)) return { claims: yes, unread, spoken: before };
  const claims: Claim[] = [...yes];
  const mark = tokens.findIndex(({ text }) => text === '?');
  let asked: readonly Claim[] = [];
  let last: Clause | null = null;
  for (const nodes of clausesOf(nodesOf(items), lexicon.verbLast)) {
    const clause: Clause = new Clause(nodes, lexicon.verbLast, last, before);
    if (last === null && language.code === 'en' && SUPPOSING.has(tokens[0]?.text ?? '')) clause.suppose();
    const read = clause.read();
    const question = last === null && mark >= 0 && asks(tokens, mark, nodes, language.code);
    last = clause;
    if (question) {
      asked = read.claims;
      const answer = affirms(tokens.slice(mark + 1)) ? answeredBy(asked) : [];
      claims.push(...asked.map((claim): Claim => ({ ...claim, mood: claim.mood ?? 'hypothetical' })), ...answer);
      continue;
    }
    claims.push(...read.claims);
    unread.push(...read.unread);
  }
  const spoken = tells ? (last?.spoken ?? before) : before;
  return { claims, unread, spoken: asked.length === 0 ? spoken : { ...spoken, asked } };
}

/** `Should Saturn stand in …`, `Had Saturn stood in …`. */
const SUPPOSING = new Set(['should', 'had', 'were']);

/** Before the first sentence. */
export const NOTHING_SPOKEN: Spoken = { subjects: [], house: null, sign: null };

/** Tags without which a sentence claims nothing. */
const TELLING = new Set([
  'body',
  'bodyof',
  'lordof',
  'thistime',
  'period',
  'signifies',
  'themeword',
  'empty',
  'lord',
  'lordword',
  'yoga',
  'dosha',
  'alone',
  'sade',
  'moonsign',
  'sunsign',
  'moonstar',
  'bindu',
  'yogaword',
  'theme',
  'housein',
  'house',
  'sign',
  'signin',
  'nak',
  'karaka',
]);

function isTelling({ senses }: { readonly senses: readonly { readonly tag: string }[] }): boolean {
  return senses.some(({ tag }) => TELLING.has(tag));
}

/** Marks that end a sentence. */
const MARKS = new Set(['stop', 'ask', 'line']);

/** Parted where one thought ends and another begins. */
function clausesOf(nodes: readonly Node[], verbLast: boolean): readonly (readonly Node[])[] {
  const clauses: Node[][] = [[]];
  nodes.forEach((node, at) => {
    const current = clauses[clauses.length - 1] as Node[];
    const ordered =
      is(node.item, 'order') && nodes[at + 1]?.noun?.type === 'body' && current.some(({ item }) => is(item, 'period'));
    const opens = !ordered && parts(node, nodes[at - 1], nodes[at + 1], current.length, verbLast);
    // `your seventh house contains three malefics.`, `in 7 days.`: what nobody knows stands with the mark behind it, and belongs before it.
    const tail =
      MARKS.has(node.item.tag) && (isNameless(node.item) || (node.gap > 0 && nodes[at - 1]?.item.tag === 'number'));
    if (!opens || tail) current.push(node);
    if (opens) clauses.push([node]);
  });
  return clauses.filter((clause) =>
    clause.some(({ noun, item }) => noun !== null || isTelling(item) || isNameless(item)),
  );
}

function parts(
  { noun, item }: Node,
  before: Node | undefined,
  after: Node | undefined,
  length: number,
  verbLast: boolean,
): boolean {
  if (noun !== null) return false;
  if (item.tag === 'sep' && item.senses.length === 1) return true;
  if (MARKS.has(item.tag)) return true;
  const ahead = after?.noun?.type;
  if (!is(item, 'sep'))
    return verbLast && is(item, 'and') && before?.noun === null && is(before.item, 'fin') && ahead === 'body';
  // `as`, `since` and `पर` tie nouns too.
  if (is(item, 'pon')) return before?.item.tag === 'comma' || length === 0;
  if (is(item, 'since')) return ahead !== 'date';
  return length === 0 || before?.item.tag === 'comma';
}
