/** What tradition keeps for the grahas that ask for care: their day, mantra and gift, with their standing; nothing that has to be paid for. */

import { GRAHAS, type Graha, mantrasOf } from '../../jyotish/index.ts';
import { GRAHA_REMEDIES } from '../../jyotish/remedy/graha-table.ts';
import { weekdayName } from '../../language/index.ts';
import { chooseRules } from '../choose.ts';
import type { Question } from '../question/question.ts';
import type { AnswerGround, Settled } from './answer.ts';
import { lordOfHouse } from './subject.ts';
import type { Teller } from './teller.ts';
import type { TopicPlan } from './topic-table.ts';
import { factsOfGround, weighedRules } from './weigh.ts';

const MOST = 2;

export function tellRemedies(
  teller: Teller,
  question: Question,
  ground: AnswerGround,
  plan: TopicPlan,
  settled: Settled,
): void {
  const grahas = grahasOf(teller, question, ground, plan, settled).slice(0, settled.tier === 'eco' ? 1 : MOST);
  if (grahas.length === 0) return;
  const { words } = teller;
  const { names } = words.language;
  teller.turn();
  for (const graha of grahas) {
    const row = GRAHA_REMEDIES[graha];
    const [mantra] = mantrasOf(graha);
    if (mantra === undefined) continue;
    const text = words.say.remedy({
      graha: words.theBody(graha),
      weekday: weekdayName(words.language, row.weekday),
      mantra: names.mantra[mantra.id as keyof typeof names.mantra],
      gift: names.offering[row.grain as keyof typeof names.offering],
    });
    teller.tell('remedy', text);
    teller.remedies.push({ graha, text, sources: mantra.sources, classification: mantra.classification });
  }
  teller.tell('remedy', words.say.remedyNote);
}

/** The grahas that were named; else those of the rules that ask for care, and the lord of the topic. */
function grahasOf(
  { voice }: Teller,
  question: Question,
  ground: AnswerGround,
  plan: TopicPlan,
  settled: Settled,
): readonly Graha[] {
  const named = question.bodies.filter((body): body is Graha & typeof body => isGraha(body));
  if (named.length > 0) return named;
  const { horoscope } = ground;
  if (horoscope === undefined) return [];
  const vedic: Settled = { ...settled, system: 'vedic' };
  const weighed = weighedRules(voice, ground, factsOfGround(ground, vedic), plan, question, vedic);
  const hard = chooseRules(weighed.map(({ rule }) => rule))
    .filter(({ rule }) => rule.polarity === 'unfavourable')
    .flatMap(({ rule }) => chiefOf(weighed.find((each) => each.rule === rule)?.subject.bodies ?? []));
  const lord = lordOfHouse(horoscope, plan.houses[0] as number);
  return [...new Set([...hard.filter(isGraha), ...(lord === null ? [] : [lord])])];
}

/** Whom a rule asks care of: the first of one or two bodies. What more of them make together is no single one's. */
function chiefOf(bodies: readonly string[]): readonly string[] {
  return bodies.length <= 2 ? bodies.slice(0, 1) : [];
}

function isGraha(name: string): name is Graha {
  return (GRAHAS as readonly string[]).includes(name);
}
