/** What a question is about: phrases weighed per topic, houses that are named, and what an earlier question was about. */

import { type Heard, outermost } from './heard.ts';
import type { Hit } from './match.ts';
import { QUESTION_TOPICS, type QuestionTopic, TOPICS_OF_HOUSE } from './question.ts';

/** A house says less than a word for the matter itself, and its first topic more than the others. */
const HOUSE_WEIGHTS: readonly number[] = [2.5, 1, 0.5];
/** What more words of a phrase add. */
const PER_WORD = 0.5;
/** The least that makes a topic, and a secondary one. */
const LEAST = 1;

/** Topics with their weights, the weightiest first; of equals the one of the last clause, for what is asked comes after what is told, and in it the one named first. */
export interface Weighed {
  readonly topic: QuestionTopic;
  readonly weight: number;
}

/** Phrases of at least this weight name a matter outright, borrowed ones too. */
const HEAVY = 2;

/** Every topic that a text touches. A relative is a topic of its own only where no other matter is named: “my brother’s job” is about work. */
export function topicsOf(heard: Heard, houses: readonly number[]): readonly Weighed[] {
  const weights = new Map<QuestionTopic, { weight: number; first: number }>();
  const add = (topic: QuestionTopic, weight: number, at: number): void => {
    const known = weights.get(topic);
    if (known === undefined) weights.set(topic, { weight, first: at });
    else known.weight += weight;
  };
  const seen = new Map<string, number>();
  const hits = outermost(heard.all('topic'));
  const matters = hits.filter((hit) => hit.weight >= HEAVY && !isPerson(heard, hit));
  const matter = matters.length > 0;
  // A husband’s temper is about the marriage, a brother’s about him.
  const beyond = matters.some(({ name }) => name !== 'self');
  // A quarrel with a brother over land is about the brother.
  const among = hits.some((hit) => hit.name === 'family' && !isPerson(heard, hit));
  const charted = houses.length > 0 || heard.all('body').length > 0;
  for (const hit of hits) {
    if (
      (charted && isOfChart(heard, hit)) ||
      isOrdinal(heard, hit, houses) ||
      isDegree(heard, hit) ||
      isPlanet(heard, hit) ||
      isStone(heard, hit) ||
      isSaying(heard, hit)
    )
      continue;
    const { name, words, start } = hit;
    const aside = (name === 'marriage' ? beyond : matter && !(among && name === 'family')) && isPerson(heard, hit);
    const worth = aside ? 1 : hit.weight + (words - 1) * PER_WORD;
    const key = `${name}:${start}`;
    const before = seen.get(key) ?? 0;
    if (worth <= before) continue;
    seen.set(key, worth);
    add(name as QuestionTopic, worth - before, start);
  }
  for (const house of houses)
    for (const [index, topic] of (TOPICS_OF_HOUSE[house - 1] ?? []).entries())
      add(topic, HOUSE_WEIGHTS[index] as number, heard.words.length);
  const clauseOf = (at: number): number => heard.words.slice(0, at + 1).filter(({ opens }) => opens).length;
  return [...weights]
    .filter(([, { weight }]) => weight >= LEAST)
    .sort(
      ([a, one], [b, other]) =>
        other.weight - one.weight ||
        clauseOf(other.first) - clauseOf(one.first) ||
        one.first - other.first ||
        QUESTION_TOPICS.indexOf(a) - QUESTION_TOPICS.indexOf(b),
    )
    .map(([topic, { weight }]) => ({ topic, weight }));
}

/** Topics that the name of a relative belongs to. */
const OF_PERSONS: ReadonlySet<string> = new Set<QuestionTopic>(['family', 'children', 'marriage', 'love']);

/** Whether a phrase is no more than the name of a relative. */
export function isPerson(heard: Heard, { name, start, end }: Hit): boolean {
  return OF_PERSONS.has(name) && heard.all('subject').some((subject) => subject.start <= start && subject.end >= end);
}

/** Whether a phrase is no more than the word for a house, which beside a figure or a planet is one of the twelve and nobody's home. */
function isOfChart(heard: Heard, { name, weight, start, end }: Hit): boolean {
  return (
    name === 'home' &&
    weight < HEAVY &&
    heard.of('term', 'house').some((house) => house.start <= start && house.end >= end)
  );
}

const isLord = (text: string | undefined): boolean => text === 'lord' || text === 'lords';

/** Whether a phrase is a place in a sign: of a planet the degree is none of a university. */
function isDegree(heard: Heard, { start, end }: Hit): boolean {
  return end === start + 1 && /^degrees?$/.test(heard.words[start]?.text ?? '') && heard.all('body').length > 0;
}

/** Whether a phrase is no more than the number of a house: the 10th is a class elsewhere. */
function isOrdinal(heard: Heard, { start, end }: Hit, houses: readonly number[]): boolean {
  return (
    end === start + 1 &&
    houses.includes(ordinalAt(heard, start, false) ?? 0) &&
    (isLord(heard.words[end]?.text) ||
      heard.of('term', 'house').some((house) => start >= house.start - 2 && start <= house.end))
  );
}

/** Whether a phrase is no more than the name of a planet whose sign or way is asked for: Jupiter is a teacher elsewhere. */
function isPlanet(heard: Heard, { start, end }: Hit): boolean {
  return (
    (['rashi', 'retrograde', 'transit'] as const).some((term) => heard.has('term', term)) &&
    heard.all('body').some((body) => body.start === start && body.end === end)
  );
}

/** Whether a phrase is no more than the word for a stone to wear: in Tamil one begins as blood does. */
function isStone(heard: Heard, { start, end }: Hit): boolean {
  return heard.of('term', 'gemstone').some((stone) => stone.start <= start && stone.end >= end);
}

/** By a word: what before it makes it say another thing, as “of” before “course”, and a planet before its “return”. */
const SAYINGS: { readonly [word: string]: RegExp } = {
  course: /^of$/,
  return: /^(?:solar|lunar|saturn|jupiter|mars|venus|mercury|uranus|neptune|pluto|chiron|nodal|planetary)$/,
};

/** Whether a word belongs to a saying and names no matter: “of course”, a Saturn return. */
function isSaying(heard: Heard, { start, end }: Hit): boolean {
  const [before, word] = [heard.words[start - 1]?.text ?? '', heard.words[start]?.text ?? ''];
  return end === start + 1 && (SAYINGS[word.replace(/s$/, '')]?.test(before) ?? false);
}

/** Houses that are named: an ordinal or a figure beside a word for house. */
export function housesOf(heard: Heard): readonly number[] {
  const places = heard.of('term', 'house').filter(({ words }) => words === 1);
  const found: { at: number; house: number }[] = [];
  for (const { start, end } of places) {
    for (const at of [start - 1, start - 2, end]) {
      const house = ordinalAt(heard, at, at === end);
      if (house === null || found.some((one) => one.at === at)) continue;
      found.push({ at, house });
      break;
    }
  }
  // The tenth lord is that of the tenth house.
  for (const [at, { text }] of heard.words.entries()) {
    const house = isLord(text) ? ordinalAt(heard, at - 1, false) : null;
    if (house !== null && !found.some((one) => one.at === at - 1)) found.push({ at: at - 1, house });
  }
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ house }) => house)
    .filter((house, index, all) => all.indexOf(house) === index);
}

function ordinalAt(heard: Heard, at: number, after: boolean): number | null {
  const text = heard.words[at]?.text;
  if (text === undefined) return null;
  const figures = Number(/^(\d{1,2})(?!\d)/.exec(text)?.[1] ?? Number.NaN);
  if (figures >= 1 && figures <= 12) return figures;
  const named =
    heard.all('ordinal').find(({ start }) => start === at) ??
    (after ? heard.all('number').find(({ start }) => start === at) : undefined);
  return named === undefined ? null : Number(named.name);
}
