/** What a question wants, and in what manner it asks: kind, form, tense, whose life, how many persons. */

import { type Heard, isWithin, outermost, particularHits } from './heard.ts';
import type { Kind, Question, QuestionTopic, Scope, Subject, Term } from './question.ts';
import { isOneDay } from './span.ts';
import type { Weighed } from './topic.ts';

/** Topics that lie between two people: a relative named there is the other side of them. */
const BETWEEN: Readonly<Record<Exclude<Subject, 'self'>, readonly QuestionTopic[]>> = {
  spouse: ['love', 'marriage', 'children', 'family'],
  child: ['children', 'family'],
  parent: ['family', 'marriage', 'love'],
  sibling: ['family'],
  friend: ['love', 'family'],
  other: ['love', 'family', 'career'],
};

/** What has been gathered before a kind is chosen. */
export interface Gathered {
  readonly heard: Heard;
  readonly topics: readonly Weighed[];
  readonly houses: readonly number[];
  readonly scope: Scope | null;
}

/** A topic of this weight is asked about, whatever else is named. */
const HEAVY = 3;
/** Words of the field that stand beside any matter and name nothing by it: “is there a yoga for children in my chart”. */
const LOOSE: ReadonlySet<string> = new Set<Term>(['birth-chart', 'yoga']);

/** What is wanted, of the nine kinds. */
export function kindOf({ heard, topics, houses, scope }: Gathered): Kind {
  const cue = (name: Parameters<typeof heard.has<'cue'>>[1]): boolean => heard.has('cue', name);
  const weight = topics[0]?.weight ?? 0;
  const topic = topics[0]?.topic;
  const particulars = particularHits(heard);
  const named =
    heard.all('body').length > 0 ||
    houses.length > 0 ||
    heard.all('sign').length > 0 ||
    particulars.length > 0 ||
    heard.all('term').some((term) => weight < HEAVY || !LOOSE.has(term.name));
  if (topics.length === 0 && !named && scope === null) {
    if (cue('thanks')) return 'thanks';
    if (cue('greeting') && heard.words.length <= 6) return 'greeting';
  }
  const asksWhen = (cue('when') && !isWhenBorn(heard, weight)) || asksOfTurnAhead(heard, houses, scope);
  if (isOfSky(heard, weight, houses)) return 'placement';
  if (cue('match') && !cue('meaning') && (cue('both') || !cue('what'))) return 'match';
  const own = cue('mine') || cue('first');
  if (cue('meaning') && (named || topics.length > 0 || cue('field')) && !(own && weight >= 3 && !named))
    return 'definition';
  const isOfDay = cue('day') || (isOneDay(scope) && OF_DAYS.some((term) => heard.has('term', term)));
  const isOfOccupants = houses.length > 0 && heard.has('term', 'planet');
  // What helps a planet is no word to be explained.
  const isOfCure = cue('remedy') && heard.all('body').length > 0;
  if (cue('what') && named && !own && !isOfOccupants && !isOfCure) return isOfDay ? 'day' : 'definition';
  // Who names a divisional chart, or what a chart has one of, and no matter, wants to know what stands there.
  const isOfChart = heard.all('varga').length > 0 || particulars.length > 0;
  const isOfPlace = isOfChart || isOfOccupants || isOfHouse(heard, houses);
  if (isOfPlace && weight < HEAVY && !asksWhen && !asksWhy(heard)) return 'placement';
  if (cue('day') && !(asksWhen && weight >= 3 && own)) return 'day';
  const placed =
    named &&
    (cue('where') ||
      (cue('what') && own) ||
      (cue('whether') && (own || isBareState(heard)) && (weight < HEAVY || isOnlyState(heard)) && isState(heard)));
  // Who asks what to wear asks for a remedy, and for no place of “gemstone” in the chart.
  const curing = cue('remedy') && heard.has('term', 'gemstone');
  if (placed && !curing && !asksWhen && !asksWhy(heard) && (weight < 3 || placeOutweighs(heard, topic, houses)))
    return 'placement';
  if (asksWhen && scope?.kind !== 'age') return 'when';
  if (isOneDay(scope) && topics.length === 0 && heard.has('time', 'today')) return 'day';
  return 'reading';
}

/** Whether it asks who looks at a planet or a house, or what bindus that has. */
function isOfHouse(heard: Heard, houses: readonly number[]): boolean {
  if (heard.has('term', 'transit')) return false;
  if (heard.has('term', 'ashtakavarga')) return houses.length > 0;
  return heard.has('term', 'aspect') && (houses.length > 0 || heard.all('body').length > 0);
}

/** What an almanac has of every day: with a date it is asked about, and without one explained. */
const OF_DAYS: readonly Term[] = ['tithi', 'karana', 'nakshatra', 'panchang', 'rahu-kala', 'muhurta'];

/** Whether it asks why: the Marathi का does, but for one at the end, which asks whether. */
function asksWhy(heard: Heard): boolean {
  const whether = heard.of('cue', 'whether');
  return heard
    .of('cue', 'why')
    .some(
      ({ start, end }) => end < heard.words.length || whether.every((other) => other.start > start || other.end < end),
    );
}

/** Words between “when” and the birth that it names. */
const WHEN_REACH = 2;

/** “When I was born” names a time, and asks for none; when somebody else will be born may be asked. */
function isWhenBorn(heard: Heard, weight: number): boolean {
  const births = heard.of('time', 'born');
  const own = heard.of('cue', 'first');
  return heard.of('cue', 'when').every(({ end }) => {
    const birth = births.find(({ start }) => start >= end && start - end <= WHEN_REACH);
    return birth !== undefined && (weight < HEAVY || own.some(({ start }) => start >= end && start < birth.start));
  });
}

/** Whether it asks of a planet where it is or what it does today, and neither what that does to somebody nor of another matter. */
function isOfSky(heard: Heard, weight: number, houses: readonly number[]): boolean {
  const cue = (name: Parameters<typeof heard.has<'cue'>>[1]): boolean => heard.has('cue', name);
  const term = (name: Term): boolean => heard.has('term', name);
  // Where the planets take somebody is another matter.
  const isOfAll = term('planet') && cue('where') && !cue('first') && !cue('mine');
  if (weight >= HEAVY || (heard.all('body').length === 0 && !isOfAll)) return false;
  if (!heard.has('time', 'now') && !heard.has('time', 'today')) return false;
  if (cue('when') || cue('meaning') || cue('remedy') || cue('match') || (asksWhy(heard) && !cue('whether')))
    return false;
  const isPlaced = isOfAll || term('rashi') || term('transit') || term('retrograde');
  const isStated = isPlaced || houses.length > 0 || heard.all('sign').length > 0 || isState(heard);
  if ((cue('day') && !isPlaced) || (!isStated && (cue('first') || cue('mine')))) return false;
  return !(['tithi', 'nakshatra', 'muhurta', 'dasha', 'gemstone'] as const).some(term);
}

/** Words that tell of a planet's coming and going, and elsewhere of an entry to a school, of riches, or of somebody who is loved. */
const OF_COMING = /^(?:प्रवेश|પ્રવેશ|செல்வ|ils?$|elles?$)/u;

/** Whether it asks when a planet is in a sign or goes backwards, and of no matter: what else the words of its coming can mean is no topic then. */
export function isOfSkyTimes(heard: Heard, houses: readonly number[]): boolean {
  return heard.has('cue', 'when') && isOfSkyAlone(heard, houses);
}

/** English words of a turn, before the one of its direction. */
const TURNING = /^(?:go|goes|going|turn|turning|turns|be|being|get|getting|become|becoming|in|into)$/;

/** “Will Mercury go retrograde soon?” asks when: whether it will is no question of a planet that turns every year. */
export function asksOfTurnAhead(heard: Heard, houses: readonly number[], scope: Scope | null): boolean {
  if (!heard.has('cue', 'whether') || heard.has('time', 'now') || heard.has('cue', 'meaning')) return false;
  const turns = heard.of('term', 'retrograde').some(({ start }) => TURNING.test(heard.words[start - 1]?.text ?? ''));
  const isSoon = heard.words.some(({ text }) => text === 'soon');
  const isAhead = isSoon || heard.has('time', 'future') || (scope?.kind === 'span' && !isOneDay(scope));
  return turns && isAhead && isOfSkyAlone(heard, houses);
}

/** Whether planets are named with a sign or their going backwards, nobody's, and no matter beside them. */
function isOfSkyAlone(heard: Heard, houses: readonly number[]): boolean {
  const isPlaced = heard.all('sign').length > 0 || heard.has('term', 'retrograde');
  const isOwn = heard.has('cue', 'first') || heard.has('cue', 'mine') || heard.all('subject').length > 0;
  const isOfAll = heard.all('body').length > 0 && isPlaced && houses.length === 0;
  const signs = heard.all('sign');
  const isOfMatter = heard
    .all('topic')
    .some((hit) => !isWithin(hit, signs) && !OF_COMING.test(heard.words[hit.start]?.text ?? ''));
  return isOfAll && !isOwn && !isOfMatter;
}

/** “Is Saturn combust?”: a verb, a planet, a state, and nothing that could lead elsewhere. */
function isBareState(heard: Heard): boolean {
  return heard.words.length === 3 && heard.all('body').length > 0;
}

/** How a planet is: where it is named, or all are, and every other matter is a second meaning of these words, as a guru and a fall have one. */
function isOnlyState(heard: Heard): boolean {
  const states = PLANET_STATES.flatMap((term) => heard.of('term', term));
  if (states.length === 0 || !isOfPlanets(heard)) return false;
  const names = [...states, ...heard.all('body'), ...heard.of('term', 'planet')];
  return heard.all('topic').every((hit) => hit.weight < HEAVY || isWithin(hit, names));
}

/** Whether a planet is named, or all are. */
export function isOfPlanets(heard: Heard): boolean {
  return heard.all('body').length > 0 || heard.has('term', 'planet');
}

/** How a planet stands in its sign. */
export const DIGNITY_TERMS: readonly Term[] = ['exaltation', 'debilitation', 'own-sign'];
const PLANET_STATES: readonly Term[] = [...DIGNITY_TERMS, 'retrograde', 'combustion'];
/** Things that one has or has not, and need no reading to say so. */
const STATES: readonly Term[] = [
  ...(['retrograde', 'combustion', 'gandanta', 'yoga'] as const),
  ...(['mangal-dosha', 'kaal-sarp', 'sade-sati', 'pitru-dosha'] as const),
];

function isState(heard: Heard): boolean {
  const has = (term: Term): boolean => heard.has('term', term);
  return STATES.some(has) || (isOfPlanets(heard) && DIGNITY_TERMS.some(has));
}

/** “Which planet is in my seventh house” names a place, and “manglik” a state, though both speak of marriage as well. */
function placeOutweighs(heard: Heard, topic: QuestionTopic | undefined, houses: readonly number[]): boolean {
  if (isOnlyState(heard)) return true;
  if (heard.has('term', 'mangal-dosha') && topic === 'marriage')
    return heard
      .all('topic')
      .every(({ start }) => heard.of('term', 'mangal-dosha').some((term) => term.start <= start && term.end > start));
  return houses.length > 0 && heard.all('topic').every(({ weight }) => weight < 3);
}

/** Whose life it is. */
export function subjectOf(heard: Heard, topic: QuestionTopic | 'general', kind: Kind): Subject {
  if (kind === 'match') return 'self';
  for (const { name, weight } of outermost(heard.all('subject'))) {
    const subject = name as Exclude<Subject, 'self'>;
    // A bare “mother” is whose health it is; with anything else she may only have an opinion.
    if (weight < HEAVY && topic !== 'health') continue;
    if (topic !== 'general' && BETWEEN[subject].includes(topic)) continue;
    if ((subject === 'other' || subject === 'friend') && heard.has('cue', 'first')) continue;
    return subject;
  }
  // Somebody's schooling that names a son or a daughter is theirs.
  return topic === 'education' && heard.all('topic').some(({ name }) => name === 'children') ? 'child' : 'self';
}

/** Two where two charts are asked about. */
export function personsOf(heard: Heard, kind: Kind): Question['persons'] {
  return kind === 'match' || (heard.has('cue', 'both') && heard.all('subject').some(({ name }) => name === 'spouse'))
    ? 2
    : 1;
}

/** A yes or no, or more than that. @param how  whether its words ask how */
export function formOf(heard: Heard, kind: Kind, how: boolean): Question['form'] {
  const open = how || asksWhy(heard) || (['when', 'what', 'meaning'] as const).some((cue) => heard.has('cue', cue));
  return !open && kind !== 'other' && heard.has('cue', 'whether') ? 'yes-no' : 'open';
}

/** What has been, is, or is to come; a named time decides, else the words, else what the kind supposes. */
export function tenseOf(heard: Heard, kind: Kind, scope: Scope | null, todayJd: number): Question['tense'] {
  if (scope?.toJd != null && scope.toJd <= todayJd) return 'past';
  if (scope?.fromJd != null && scope.fromJd > todayJd) return 'future';
  if (kind === 'definition' || kind === 'placement' || kind === 'day') return 'present';
  if (heard.has('time', 'future') || kind === 'when') return 'future';
  if (heard.has('time', 'past')) return 'past';
  return heard.has('time', 'present') || heard.has('time', 'now') ? 'present' : 'future';
}
