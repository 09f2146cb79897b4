/** What a question names of a chart: bodies, signs, words of the field, divisional charts, and what a chart has one of. */

import { PARTICULARS, VARGAS_ASKED } from './chart-asked.ts';
import { dayHits } from './days.ts';
import { type Heard, isWithin, outermost, particularHits } from './heard.ts';
import { DIGNITY_TERMS, isOfPlanets } from './kind.ts';
import type { Hit } from './match.ts';
import { BODIES, type Question, type QuestionBody, TERMS } from './question.ts';

/**
 * @param isOfDays     whether days are asked for: the Sun of an eclipse is then no planet of a chart
 * @param isDefinition  whether words are explained: those within a particular's name, too
 */
export function namesIn(
  heard: Heard,
  houses: readonly number[],
  isOfDays: boolean,
  isDefinition: boolean,
): Pick<Question, 'bodies' | 'signs' | 'terms' | 'vargas' | 'particulars'> {
  const inDays = isOfDays ? dayHits(heard) : [];
  const particulars = particularHits(heard);
  const bodies = outermost(heard.all('body'))
    .filter((hit) => !isWithin(hit, [...inDays, ...particulars]))
    .map(({ name }) => name as QuestionBody);
  const terms = new Set(
    heard
      .all('term')
      .filter((hit) => isDefinition || !isWithin(hit, particulars))
      .map(({ name }) => name),
  );
  // The Moon’s ascendant is her sign.
  if (heard.of('term', 'lagna').every((hit) => isWithin(hit, longer(heard.of('term', 'rashi'), hit))))
    terms.delete('lagna');
  const isExplained = heard.has('cue', 'meaning') || heard.has('cue', 'what');
  if (houses.length === 0 && !isExplained) terms.delete('house');
  // High is a school and low a mood, and one's own sign is the Moon's, where no planet is spoken of.
  if (isOfPlanets(heard)) {
    if (heard.of('term', 'rashi').every((hit) => isWithin(hit, heard.of('term', 'own-sign')))) terms.delete('rashi');
  } else if (!isExplained) for (const term of DIGNITY_TERMS) terms.delete(term);
  return {
    bodies: BODIES.filter((body) => bodies.includes(body)),
    signs: [...new Set(heard.all('sign').map(({ name }) => Number(name)))],
    terms: TERMS.filter((term) => terms.has(term)),
    vargas: VARGAS_ASKED.filter((varga) => heard.has('varga', varga)),
    particulars: PARTICULARS.filter((each) => particulars.some(({ name }) => name === each)),
  };
}

/** Phrases without those that are only part of a name: “dashamsha” is no dasha, and the atmakaraka no matter of the self. */
export function withoutParts(hits: readonly Hit[]): readonly Hit[] {
  const vargas = hits.filter(({ group }) => group === 'varga');
  const names = [...vargas, ...hits.filter(({ group }) => group === 'particular')];
  return hits.filter((hit) => {
    if (hit.group === 'topic') return !isWithin(hit, names);
    return hit.group !== 'term' || vargas.every(({ start, letters }) => start !== hit.start || letters <= hit.letters);
  });
}

function longer(hits: readonly Hit[], { start, end }: Hit): readonly Hit[] {
  return hits.filter((hit) => hit.end - hit.start > end - start);
}
