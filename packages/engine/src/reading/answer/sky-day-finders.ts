/** Where days that come round lie: eclipses with what a place sees of them, full and new moons, fasts and festivals, as lines to be told. */

import { ekadashiNamed, FESTIVALS, type Festival, festivalsBetween } from '../../jyotish/index.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { festivalName } from '../../language/index.ts';
import {
  type EclipseInstant,
  type LocalSolarEclipse,
  lunarEclipseAt,
  lunarEclipses,
  solarEclipseAt,
  solarEclipses,
} from '../../sky/eclipse/index.ts';
import { phasesOf } from '../../sky/events/index.ts';
import { jdTtOfUt, jdUtOfTt, type LocalClock } from '../../time/index.ts';
import type { DayAsked } from '../question/days-asked.ts';
import type { AnswerGround } from './answer.ts';
import { hourOf } from './day.ts';
import type { Words } from './words.ts';

/** A day to be told: what it is called, and what is told behind its date. */
export interface Dated {
  readonly jdUt: number;
  readonly name: string;
  /** The school whose day it is, where it has a name of one. */
  readonly school?: string;
  /** Of its hour alone. */
  readonly time?: string;
  readonly more?: string;
}

export interface Almanac {
  readonly kernel: Kernel;
  readonly clock: LocalClock;
  readonly words: Words;
  readonly zodiac: AnswerGround['zodiac'];
  /** Kinds of eclipses that are asked for; all where none is named. */
  readonly kinds: readonly EclipseKind[];
  /** Whether only those are asked for that the place sees. */
  readonly onlySeen: boolean;
}

/** How a day is looked for. */
export interface Finder {
  /** Those of [from, to), in their order. */
  find(fromJdUt: number, toJdUt: number): readonly Dated[];
  /** A stretch that is looked through at once, and how far the next one may be, days. */
  readonly stretchDays: number;
  readonly reachDays: number;
}

/** Words of the kinds of eclipses, by the messages that name them. */
export const ECLIPSE_KINDS = {
  penumbral: 'eclipsePenumbral',
  partial: 'eclipsePartial',
  annular: 'eclipseAnnular',
  hybrid: 'eclipseHybrid',
  total: 'eclipseTotal',
} as const;
export type EclipseKind = keyof typeof ECLIPSE_KINDS;

type FestivalId = keyof Words['language']['names']['festival'];
type Span = readonly [from: number, to: number];

const FASTS: readonly (readonly FestivalId[])[] = [['ekadashi-smarta'], ['ekadashi-vaishnava']];
/** Rows of the almanac under the names that people ask by. The next of each list is told: of two schools that part, both. */
const ROWS: { readonly [D in DayAsked]?: readonly (readonly FestivalId[])[] } = {
  ekadashi: FASTS,
  pradosha: [['pradosha-shukla', 'pradosha-krishna']],
  navaratri: [['sharad-navaratri'], ['vasanta-navaratri']],
  'durga-puja': [['maha-ashtami']],
  janmashtami: [['janmashtami-smarta'], ['janmashtami']],
};

const YEAR = 366;
/** Total eclipses that one place sees are rare. */
const ECLIPSES = { stretchDays: 2 * YEAR, reachDays: 100 * YEAR };
const MOONS = { stretchDays: 31, reachDays: 62 };
/** The next festival is often near; of a year with a leap month it is thirteen months away. */
const YEARLY = { stretchDays: 50, reachDays: 400 };
/** Fasts of a month that is added to the year, or of a weekday, may be as far as three years. */
const RARE = { stretchDays: 100, reachDays: 4 * YEAR };
/** Less of an eclipse is not seen. */
const LEAST_SEEN_DAYS = 1 / 1440;

/** One finder for each name that is asked for. */
export function findersOf(day: DayAsked, almanac: Almanac): readonly Finder[] {
  const sun: Finder = { ...ECLIPSES, find: (from, to) => solar(from, to, almanac) };
  const moon: Finder = { ...ECLIPSES, find: (from, to) => lunar(from, to, almanac) };
  if (day === 'eclipse') return [sun, moon];
  if (day === 'solar-eclipse') return [sun];
  if (day === 'lunar-eclipse') return [moon];
  if (day === 'full-moon' || day === 'new-moon')
    return [{ ...MOONS, find: (from, to) => moons(day, from, to, almanac) }];
  // Of an almanac nothing is known without a zodiac.
  if (almanac.zodiac === undefined) return [];
  const fast = ekadashiNamed(day);
  if (fast !== null) return FASTS.map((ids) => finderOf(ids, almanac, ({ name }) => ekadashiNamed(name) === fast));
  const ofWeekdays = FESTIVALS.filter(({ weekdayNames }) => weekdayNames?.includes(day));
  if (ofWeekdays.length > 0)
    return [
      finderOf(
        ofWeekdays.map(({ id }) => id as FestivalId),
        almanac,
        ({ name }) => name === day,
      ),
    ];
  return (ROWS[day] ?? [[day as FestivalId]]).map((ids) => finderOf(ids, almanac));
}

/** Days of some rows, or those of them that are meant. */
function finderOf(ids: readonly FestivalId[], almanac: Almanac, isMeant?: (festival: Festival) => boolean): Finder {
  return { ...(isMeant === undefined ? YEARLY : RARE), find: (from, to) => festivals(ids, from, to, almanac, isMeant) };
}

function solar(fromJdUt: number, toJdUt: number, almanac: Almanac): readonly Dated[] {
  const { kernel, clock, words } = almanac;
  return solarEclipses(kernel, jdTtOfUt(fromJdUt), jdTtOfUt(toJdUt))
    .filter(({ type }) => isAsked(type, almanac))
    .flatMap((eclipse) => {
      const here = solarEclipseAt(kernel, eclipse, clock.place);
      const spans = here?.stretches.map(({ from, to }): Span => [from.jdUt, to.jdUt]) ?? [];
      const kind = here !== null && isSeenWhole(here) ? here.type : 'partial';
      const name = `${words.language.say.western.solarEclipse} (${words.say[ECLIPSE_KINDS[eclipse.type]]})`;
      return seen(eclipse.jdUt, name, kind, spans, almanac);
    });
}

/** Whether the place sees the Sun in her ring, or covered: an eclipse that is total elsewhere is a partial one for most who see it. */
function isSeenWhole({ second, maximum, third }: LocalSolarEclipse): boolean {
  return second?.visible === true || third?.visible === true || (second !== null && maximum.visible);
}

function lunar(fromJdUt: number, toJdUt: number, almanac: Almanac): readonly Dated[] {
  const { kernel, clock, words } = almanac;
  return lunarEclipses(kernel, jdTtOfUt(fromJdUt), jdTtOfUt(toJdUt))
    .filter(({ type }) => isAsked(type, almanac))
    .flatMap((eclipse) => {
      const here = lunarEclipseAt(kernel, eclipse, clock.place);
      const { p1, u1, u4, p4 } = eclipse.contacts;
      // Of a shadow that reaches her, its time; the mere dimming before and after is hardly seen.
      const whole: Span = [(u1 ?? p1).jdUt, (u4 ?? p4).jdUt];
      const isUp = here?.visible[u1 === null ? 'penumbral' : 'partial'] === true;
      const spans = here !== null && isUp ? aboveHorizon(whole, here.moonrise, here.moonset) : [];
      const kind = here?.visible.total === true ? 'total' : u1 === null ? 'penumbral' : 'partial';
      const name = `${words.language.say.western.lunarEclipse} (${words.say[ECLIPSE_KINDS[eclipse.type]]})`;
      return seen(eclipse.jdUt, name, kind, spans, almanac);
    });
}

/** The parts of a span in which the Moon is up: near the poles she may set and rise again in it. */
function aboveHorizon([from, to]: Span, rise: EclipseInstant | null, set: EclipseInstant | null): readonly Span[] {
  const up = Math.max(from, rise?.jdUt ?? from);
  const down = Math.min(to, set?.jdUt ?? to);
  if (rise !== null && set !== null && rise.jdUt > set.jdUt)
    return [
      [from, down],
      [up, to],
    ];
  return [[up, down]];
}

/** An eclipse with the hours in which it is above the horizon of the place of birth, and as what. */
function seen(
  jdUt: number,
  name: string,
  kind: EclipseKind,
  spans: readonly Span[],
  { clock, words, onlySeen }: Almanac,
): readonly Dated[] {
  const long = spans.filter(([from, to]) => to - from >= LEAST_SEEN_DAYS);
  if (long.length === 0) return onlySeen ? [] : [{ jdUt, name, more: words.say.eclipseUnseen }];
  const on = clock.dateText(jdUt);
  const hour = (at: number): string => hourOf(words.language, clock.text(at), on);
  const hours = long.map(([from, to]) => `${hour(from)} – ${hour(to)}`).join(', ');
  return [{ jdUt, name, more: words.say.eclipseSeen({ kind: words.say[ECLIPSE_KINDS[kind]], hours }) }];
}

function isAsked(kind: EclipseKind, { kinds }: Almanac): boolean {
  return kinds.length === 0 || kinds.includes(kind);
}

function moons(
  day: 'full-moon' | 'new-moon',
  fromJdUt: number,
  toJdUt: number,
  { kernel, clock, words }: Almanac,
): readonly Dated[] {
  const anglesDeg = [day === 'full-moon' ? 180 : 0];
  const name = words.language.names.lunarPhase[day === 'full-moon' ? 'Full Moon' : 'New Moon'];
  return phasesOf(kernel, jdTtOfUt(fromJdUt), jdTtOfUt(toJdUt), { anglesDeg }).map(({ jdTt }) => {
    const jdUt = jdUtOfTt(jdTt);
    return { jdUt, name, time: hourOf(words.language, clock.text(jdUt), clock.dateText(jdUt)) };
  });
}

function festivals(
  ids: readonly FestivalId[],
  fromJdUt: number,
  toJdUt: number,
  { zodiac, clock, words }: Almanac,
  isMeant: (festival: Festival) => boolean = () => true,
): readonly Dated[] {
  if (zodiac === undefined) return [];
  const [from, to] = [clock.read(fromJdUt).dayNumber, clock.read(toJdUt).dayNumber];
  if (to <= from) return [];
  return festivalsBetween(zodiac, clock, { from, days: to - from }, { ids })
    .filter(isMeant)
    .map((festival) => ({ jdUt: clock.midnight(festival.dayNumber), ...calledIn(words, festival) }));
}

/** A fast is called the same by both schools, each of which is named where they part. */
function calledIn({ language }: Words, { id, name, school, rule }: Festival): Pick<Dated, 'name' | 'school'> {
  const fast = ekadashiNamed(name);
  if (rule.kind !== 'ekadashi' || fast === null || school === null)
    return { name: festivalName(language, { id, name }) };
  return { name: language.names.ekadashi[`${fast} Ekadashi`], school: language.names.vrataSchool[school] };
}
