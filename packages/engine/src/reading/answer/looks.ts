/** Who looks at what: the houses that a planet aspects, and who aspects a house; in the Western chart the aspects of a planet. */

import { GRAHAS, type Graha } from '../../jyotish/index.ts';
import type { Question } from '../question/question.ts';
import type { AnswerGround, Settled } from './answer.ts';
import { isTimeKnown } from './certain.ts';
import type { Draft, Teller } from './teller.ts';
import { aspectDraft } from './western-drafts.ts';
import type { Words } from './words.ts';

/** So many planets or houses of a question are told, and so many aspects of a planet in the Western chart. */
const MOST = 2;
const MOST_WESTERN = 5;

/** Whether it asks who looks at what. */
export function asksOfLooks({ terms, bodies, houses }: Pick<Question, 'terms' | 'bodies' | 'houses'>): boolean {
  return terms.includes('aspect') && bodies.length + houses.length > 0;
}

/** @returns whether anything could be told */
export function tellLooks(teller: Teller, question: Question, ground: AnswerGround, { system }: Settled): boolean {
  if (!asksOfLooks(question)) return false;
  const drafts =
    system === 'western'
      ? westernDrafts(teller.words, question, ground)
      : drishtiDrafts(teller.words, question, ground);
  teller.turn();
  return drafts.filter(({ text, claims, beside }) => teller.tell('explanation', text, claims, [], beside)).length > 0;
}

function drishtiDrafts(words: Words, { bodies, houses }: Question, ground: AnswerGround): readonly Draft[] {
  const { horoscope } = ground;
  if (horoscope === undefined || !isTimeKnown(ground)) return [];
  const { say, names } = words.language;
  const { houses: looked, sources } = horoscope.drishtis;
  const draft = (graha: Graha, house: number): Draft => ({
    text: words.say.looksAt({ graha: words.body(graha), house: names.house[house as 1] }),
    claims: [{ kind: 'aspect', body: graha, on: { house } }],
    beside: { works: sources },
  });
  const grahas = GRAHAS.filter((graha) => (bodies as readonly string[]).includes(graha)).slice(0, MOST);
  if (grahas.length > 0)
    return grahas.flatMap((graha) =>
      looked.filter(({ byGraha }) => byGraha.includes(graha)).map(({ house }) => draft(graha, house)),
    );
  return houses.slice(0, MOST).flatMap((house): readonly Draft[] => {
    const seeing: readonly Graha[] = looked[house - 1]?.byGraha ?? [];
    if (seeing.length > 0) return seeing.map((graha) => draft(graha, house));
    const label = `${say.kundli.aspectedBy} (${names.house[house as 1]})`;
    return [{ text: words.say.labelled({ label, value: say.furniture.none }), claims: [], beside: { works: sources } }];
  });
}

/** The closest of each planet that is named. */
function westernDrafts(words: Words, { bodies }: Question, ground: AnswerGround): readonly Draft[] {
  const all = ground.nativity?.aspects.aspects ?? [];
  return bodies.slice(0, MOST).flatMap((body) =>
    all
      .filter(({ point1, point2 }) => point1 === body || point2 === body)
      .sort((a, b) => a.orbDeg - b.orbDeg)
      .slice(0, MOST_WESTERN)
      .flatMap(({ point1, point2 }) => aspectDraft(words, ground, `${point1}-${point2}`) ?? []),
  );
}
