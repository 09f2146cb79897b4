/** Days that come round and are asked for by name: the next eclipse, the full moon, a fast, a festival. */

import { DAYS_ASKED, type DayAsked } from './days-asked.ts';
import { type Heard, isWithin, outermost } from './heard.ts';
import { UNLISTED } from './lexicon/days.ts';
import { type Hit, wordsOf } from './match.ts';
import type { Scope, Term } from './question.ts';
import { isOneDay } from './span.ts';

/** Days of which an almanac's day says whether it is one: asked with “is today”, that day is told. */
const OF_EVERY_MONTH: readonly DayAsked[] = ['full-moon', 'new-moon', 'ekadashi'];
/** A word of this weight is a matter of its own. */
const HEAVY = 3;
/** Terms of the field that do not make the day a matter of a chart. */
const BESIDE_DAYS: readonly Term[] = ['tithi', 'panchang', 'planet', 'rashi'];

/** Words as those of a text are read, without accents and folded; one with a star stands for all that begin so. */
function words(list: string): (word: string) => boolean {
  const all = list.split(' ').flatMap((given) => {
    const [read] = wordsOf(given);
    return read === undefined ? [] : [{ text: read.text, isStem: given.endsWith('*') }];
  });
  return (word) => all.some(({ text, isStem }) => (isStem ? word.startsWith(text) : word === text));
}

/** What stands before or behind the word for an eclipse where it means taking up: an office, a vow, a hand. */
const isTakenBefore = words('शपथ संन्यास सन्यास पाणि पद पदभार कार्यभार दीक्षा শপথ সন্ন্যাস পাণি দীক্ষা బాధ్యతల శపథ పాణి શપથ પાણિ ਸਹੁੰ');
const isTakenBehind = words('कर* संस्कार ਕਰ* કર* কর*');
/** A day that only gives the time of something else. */
const isTimeBefore = words('after before by since until till during on despues antes desde hasta apres avant depuis');
const isTimeBehind = words('के से तक पर ke se tak par नंतर পরে');
/** An end, or an effect, of a day is no date of it; nor is a horoscope of its time, and a fast is broken on the day after. */
const isOtherwise = words(
  'break* paran parana* पारण* rashifal* rashiphal* राशिफल* horoscop* end ends ending finish over affect* effect* bad good dosh* khatam samapt खत्म समाप्त दोष termin* finit afecta*',
);
/** Words that ask for a date, whatever else asks. */
const isOfDate = words(
  'date dates fecha fechas hora dia jour heure तारीख तारीखें tareekh tarikh baje बजे तारखेला তারিখ તારીખ ਤਾਰੀਖ தேதி తేదీ ದಿನಾಂಕ തീയതി',
);
/** Words of whoever keeps a day, or sees it, and asks when that is. */
const isKept = words('fast* celebrat* observe* keep see watch vrat मना* व्रत manay* celebra* ver voir observer');
/** Words of a bare name: “next full moon”, “Diwali 2027 date”. */
const isBare = words(
  'the next upcoming of in date dates time and el la de en proxim* prochain* le les agla agli अगल* की का के तारीख',
);
const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** Phrases of days, without those that are part of a longer name: a guru's full moon is no full moon that is asked for. */
export function dayHits(heard: Heard): readonly Hit[] {
  const wordAt = (at: number): string => heard.words[at]?.text ?? '';
  const isTaking = ({ name, start, end }: Hit): boolean =>
    name === 'eclipse' && (isTakenBefore(wordAt(start - 1)) || [end, end + 1].some((at) => isTakenBehind(wordAt(at))));
  return apart(outermost(heard.all('day')).filter((hit) => !isTaking(hit)));
}

/** Of two days that share a word the first: what sets a day apart stands before it, as in “Shani Pradosha Vrata”. */
function apart(hits: readonly Hit[]): readonly Hit[] {
  const kept: Hit[] = [];
  for (const hit of hits) {
    const last = kept.at(-1);
    if (last === undefined || last.start === hit.start || last.end <= hit.start) kept.push(hit);
    else kept[kept.length - 1] = { ...last, end: hit.end };
  }
  return kept;
}

/** The days whose date is asked for; none where a matter, a planet or a place of a chart stands beside them. */
export function daysAskedIn(heard: Heard, houses: readonly number[], scope: Scope | null): readonly DayAsked[] {
  const hits = dayHits(heard);
  const named = new Set(hits.map(({ name }) => name));
  if (hits.length === 0 || houses.length > 0 || named.has(UNLISTED) || !asksForDate(heard, hits, scope)) return [];
  const isDateWord = ({ start, end }: Hit): boolean => end === start + 1 && isOfDate(heard.words[start]?.text ?? '');
  const others = [...heard.all('body'), ...heard.all('sign'), ...heard.all('subject')];
  const terms = heard.all('term').filter(({ name }) => !BESIDE_DAYS.includes(name as Term));
  const matters = heard.all('topic').filter(({ weight, name }) => weight >= HEAVY && name !== 'spirituality');
  if ([...others, ...terms, ...matters].some((hit) => !isWithin(hit, hits) && !isDateWord(hit))) return [];
  // Which of the two is said; “eclipse” alone means both.
  if (named.has('solar-eclipse') || named.has('lunar-eclipse')) named.delete('eclipse');
  return DAYS_ASKED.filter((day) => named.has(day));
}

function asksForDate(heard: Heard, hits: readonly Hit[], scope: Scope | null): boolean {
  const isBeside = (hit: Hit): boolean => !isWithin(hit, hits);
  const cue = (name: Parameters<typeof heard.of<'cue'>>[1]): boolean => heard.of('cue', name).some(isBeside);
  const said = heard.words.map(({ text }) => text);
  const isOfBirth = heard.of('time', 'born').some(isBeside);
  if (cue('remedy') || cue('why') || cue('match') || isOfBirth || said.some(isOtherwise)) return false;
  if (hits.some((hit) => isTimeOfElse(said, hit))) return false;
  // “Tell me the date” is of nobody.
  const own = [...heard.of('cue', 'first'), ...heard.of('cue', 'mine')].some(
    ({ start }) => !(/^(?:me|us)$/.test(said[start] ?? '') && /^(?:tell|give|show|let)$/.test(said[start - 1] ?? '')),
  );
  if (own && !said.some(isKept)) return false;
  if (cue('when') || said.some(isOfDate)) return true;
  if (cue('meaning')) return false;
  if ((cue('what') || cue('where')) && heard.has('time', 'days')) return true;
  if (scope?.kind === 'span' && !isOneDay(scope) && !cue('where')) return true;
  if (scope !== null && cue('whether')) return hits.every(({ name }) => !OF_EVERY_MONTH.includes(name as DayAsked));
  return said.every(
    (word, at) => isBare(word) || isNumber(word) || hits.some(({ start, end }) => start <= at && at < end),
  );
}

/** “After Diwali”: the day is no question there, but the time of one. */
function isTimeOfElse(said: readonly string[], { start, end }: Hit): boolean {
  const before = said[start - 1] === 'the' || said[start - 1] === 'next' ? said[start - 2] : said[start - 1];
  return isTimeBefore(before ?? '') || isTimeBehind(said[end] ?? '');
}
