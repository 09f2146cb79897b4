/** Days that come round and are asked for by name: the next eclipse, the full moon, a fast, a festival. */

import { type Heard, isWithin, outermost } from './heard.ts';
import type { Hit } from './match.ts';
import { DAYS_ASKED, type DayAsked } from './question.ts';

/** Days of which an almanac's day says whether it is one: asked with “is today”, that day is told. */
const OF_EVERY_MONTH: readonly DayAsked[] = ['full-moon', 'new-moon', 'ekadashi'];
/** A name with a word or two beside it asks for its date: “next full moon”, “Diwali 2027”. */
const BARE_WORDS = 4;
/** A word of this weight is a matter of its own. */
const HEAVY = 3;

/** What follows the word for an eclipse where it means taking up: an office, a vow. */
const DOING = /^(?:कर|ਕਰ|કર|কর)/u;

/** Phrases of days, without those that are part of a longer name: a guru's full moon is no full moon that is asked for. */
export function dayHits(heard: Heard): readonly Hit[] {
  const isTaking = ({ name, end }: Hit): boolean =>
    name === 'eclipse' && heard.words.slice(end, end + 2).some(({ text }) => DOING.test(text));
  return outermost(heard.all('day')).filter((hit) => !isTaking(hit));
}

/** The days whose date is asked for; none where a matter, a planet or a place of a chart stands beside them. */
export function daysAskedIn(heard: Heard, houses: readonly number[]): readonly DayAsked[] {
  const hits = dayHits(heard);
  if (hits.length === 0 || houses.length > 0 || !asksForDate(heard, hits)) return [];
  const others = [...heard.all('body'), ...heard.all('sign'), ...heard.all('subject')];
  const matters = heard.all('topic').filter(({ weight, name }) => weight >= HEAVY && name !== 'spirituality');
  if ([...others, ...matters].some((hit) => !isWithin(hit, hits))) return [];
  const named = new Set(hits.map(({ name }) => name));
  // Which of the two is said; “eclipse” alone means both.
  if (named.has('solar-eclipse') || named.has('lunar-eclipse')) named.delete('eclipse');
  return DAYS_ASKED.filter((day) => named.has(day));
}

function asksForDate(heard: Heard, hits: readonly Hit[]): boolean {
  const cue = (name: Parameters<typeof heard.has<'cue'>>[1]): boolean => heard.has('cue', name);
  if (cue('meaning') || cue('remedy') || cue('why') || cue('match')) return false;
  if (cue('when')) return true;
  if ((cue('what') || cue('where')) && heard.has('time', 'days')) return true;
  if (cue('whether') && !cue('what'))
    return !cue('mine') && hits.every(({ name }) => !OF_EVERY_MONTH.includes(name as DayAsked));
  return heard.words.length <= BARE_WORDS && !cue('what') && !cue('where');
}
