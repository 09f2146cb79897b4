/** Where somebody stands in the divisional charts, which is another place than in the chart of birth. */

import { GRAHAS } from '../../jyotish/index.ts';
import type { VargaAsked } from '../question/chart-asked.ts';
import type { Question } from '../question/question.ts';
import type { AnswerGround } from './answer.ts';
import { Placements } from './placements.ts';
import { lordOfHouse } from './subject.ts';
import type { Teller } from './teller.ts';
import type { TopicPlan } from './topic-table.ts';

/** Whether a place is asked for in a divisional chart. */
export function asksOfDivision({ terms, bodies, houses, vargas }: Question): boolean {
  return vargas.length > 0 || (terms.includes('varga') && bodies.length + houses.length > 0);
}

/** So many divisional charts that a question names are told. */
const MOST_VARGAS = 2;

/** Places in the divisional charts that are named: of whom was asked, or of all. @returns whether anything could be told */
export function tellDivisions(teller: Teller, { terms, bodies, vargas }: Question, ground: AnswerGround): boolean {
  const asked = [...(terms.includes('lagna') ? ['Ascendant'] : []), ...bodies];
  const names = asked.length > 0 ? asked : ['Ascendant', ...GRAHAS];
  return vargas.slice(0, MOST_VARGAS).filter((varga) => tellInVarga(teller, varga, names, ground)).length > 0;
}

/** Of a matter: where its divisional chart has the ascendant, the lord of the house that is read for the matter, and its significator. */
export function tellDivisionsOf(teller: Teller, { vargas }: Question, ground: AnswerGround, plan: TopicPlan): void {
  const { horoscope } = ground;
  const [house = 1] = plan.houses;
  const [karaka = 'Sun'] = plan.karakas;
  const lord = horoscope === undefined ? null : lordOfHouse(horoscope, house);
  const names = [...new Set(['Ascendant', ...(lord === null ? [] : [lord]), karaka])];
  for (const varga of vargas.slice(0, MOST_VARGAS)) tellInVarga(teller, varga, names, ground);
}

/** @returns whether anything could be told */
function tellInVarga(teller: Teller, varga: VargaAsked, names: readonly string[], ground: AnswerGround): boolean {
  const placements = new Placements(teller.words, ground);
  teller.turn();
  return (
    names
      .map((name) => placements.inVarga(varga, name))
      .filter((draft) => draft !== null && teller.tell('explanation', draft.text, draft.claims)).length > 0
  );
}
