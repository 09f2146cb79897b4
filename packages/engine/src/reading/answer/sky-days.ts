/** Days that come round, told by their dates: eclipses with what the place of birth sees of them, full and new moons, fasts and festivals. */

import { festivalsBetween } from '../../jyotish/index.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import {
  lunarEclipseAt,
  lunarEclipses,
  nextLunarEclipse,
  nextSolarEclipse,
  solarEclipseAt,
  solarEclipses,
} from '../../sky/eclipse/index.ts';
import { nextPhase, phasesOf } from '../../sky/events/index.ts';
import { dayNumberOf, jdTtOfUt, jdUtOfTt, type LocalClock } from '../../time/index.ts';
import type { DayAsked, Question } from '../question/question.ts';
import type { AnswerGround } from './answer.ts';
import { hourOf } from './day.ts';
import { orNothing } from './span.ts';
import type { Teller } from './teller.ts';
import { capital, type Words } from './words.ts';

/** Of a span that is named, so many days at most: the fasts of two schools in a year. */
const MOST = 52;
/** Longer than the way from one day of a name to the next, days: the festival of a leap month's year. */
const YEAR_REACH = 400;
/** Festivals are looked for by stretches of so many days, since the next one is often near. */
const STRETCH_DAYS = 50;

/** Rows of the almanac under the names that people ask by; both schools of a day that two keep apart. */
const ROWS: { readonly [D in Exclude<DayAsked, OfSky>]?: readonly FestivalId[] } = {
  ekadashi: ['ekadashi-smarta', 'ekadashi-vaishnava'],
  pradosha: ['pradosha-shukla', 'pradosha-krishna'],
  navaratri: ['sharad-navaratri', 'vasanta-navaratri'],
  'durga-puja': ['maha-ashtami'],
  janmashtami: ['janmashtami-smarta', 'janmashtami'],
};

type FestivalId = keyof Words['language']['names']['festival'];
type OfSky = 'eclipse' | 'solar-eclipse' | 'lunar-eclipse' | 'full-moon' | 'new-moon';

/** From an instant to another, or to no end: the next one is then meant. */
interface Asked {
  readonly fromJdUt: number;
  readonly toJdUt: number | null;
}

/** A day to be told. */
interface Dated {
  readonly jdUt: number;
  readonly text: string;
}

/** @returns whether anything could be told: not without a sky, and of no time outside the ephemeris */
export function tellSkyDays(teller: Teller, { days, scope }: Question, ground: AnswerGround): boolean {
  const { kernel, clock, atJdUt } = ground;
  if (kernel === undefined || clock === undefined) return false;
  const span = scope?.kind === 'span' ? scope : null;
  const { words } = teller;
  const look = (asked: Asked): readonly Dated[] =>
    days
      .flatMap((day) => orNothing(() => datedOf(day, asked, { kernel, clock, words, ground })) ?? [])
      .sort((a, b) => a.jdUt - b.jdUt);
  const within = span === null ? [] : look(asSpan(span, clock));
  const fromJdUt = span === null ? atJdUt : Math.max(atJdUt, asSpan(span, clock).fromJdUt);
  const told = within.length > 0 ? within : look({ fromJdUt, toJdUt: null });
  for (const { text } of told.slice(0, MOST)) {
    teller.turn();
    teller.tell('timing', text);
  }
  return told.length > 0;
}

function asSpan({ fromDate, toDate }: NonNullable<Question['scope']>, clock: LocalClock): Asked & { toJdUt: number } {
  const dayOf = (text: string): number => {
    const [year, month, day] = text.split(/(?<=\d)-/).map(Number) as [number, number, number];
    return dayNumberOf(year, month, day);
  };
  return {
    fromJdUt: clock.midnight(dayOf(fromDate as string)),
    toJdUt: clock.midnight(dayOf(toDate as string) + 1),
  };
}

interface Almanac {
  readonly kernel: Kernel;
  readonly clock: LocalClock;
  readonly words: Words;
  readonly ground: AnswerGround;
}

function datedOf(day: DayAsked, asked: Asked, almanac: Almanac): readonly Dated[] {
  if (day === 'eclipse') return [...solar(asked, almanac), ...lunar(asked, almanac)];
  if (day === 'solar-eclipse') return solar(asked, almanac);
  if (day === 'lunar-eclipse') return lunar(asked, almanac);
  if (day === 'full-moon' || day === 'new-moon') return moons(day, asked, almanac);
  return festivals(ROWS[day] ?? [day as FestivalId], asked, almanac);
}

function solar({ fromJdUt, toJdUt }: Asked, almanac: Almanac): readonly Dated[] {
  const { kernel, clock, words } = almanac;
  const next = toJdUt === null ? nextSolarEclipse(kernel, jdTtOfUt(fromJdUt)) : null;
  const found = toJdUt === null ? (next ?? []) : solarEclipses(kernel, jdTtOfUt(fromJdUt), jdTtOfUt(toJdUt));
  return [found].flat().map((eclipse) => {
    const here = solarEclipseAt(kernel, eclipse, clock.place);
    const stretches = here?.stretches.map(({ from, to }) => [from.jdUt, to.jdUt] as const) ?? [];
    const name = `${words.language.say.western.solarEclipse} (${words.say[SOLAR_KINDS[eclipse.type]]})`;
    return {
      jdUt: eclipse.jdUt,
      text: `${onDay(name, eclipse.jdUt, words)} ${seen(stretches, eclipse.jdUt, almanac)}`,
    };
  });
}

function lunar({ fromJdUt, toJdUt }: Asked, almanac: Almanac): readonly Dated[] {
  const { kernel, clock, words } = almanac;
  const next = toJdUt === null ? nextLunarEclipse(kernel, jdTtOfUt(fromJdUt)) : null;
  const found = toJdUt === null ? (next ?? []) : lunarEclipses(kernel, jdTtOfUt(fromJdUt), jdTtOfUt(toJdUt));
  return [found].flat().map((eclipse) => {
    const name = `${words.language.say.western.lunarEclipse} (${words.say[LUNAR_KINDS[eclipse.type]]})`;
    const here = lunarEclipseAt(kernel, eclipse, clock.place);
    // Of a shadow that reaches her, its time; the mere dimming before and after is hardly seen.
    const [phase, begin, end] =
      eclipse.type === 'penumbral'
        ? (['penumbral', eclipse.contacts.p1, eclipse.contacts.p4] as const)
        : ([
            'partial',
            eclipse.contacts.u1 ?? eclipse.contacts.p1,
            eclipse.contacts.u4 ?? eclipse.contacts.p4,
          ] as const);
    const from = Math.max(begin.jdUt, here?.moonrise?.jdUt ?? begin.jdUt);
    const to = Math.min(end.jdUt, here?.moonset?.jdUt ?? end.jdUt);
    const stretches = here?.visible[phase] === true && from < to ? [[from, to] as const] : [];
    return {
      jdUt: eclipse.jdUt,
      text: `${onDay(name, eclipse.jdUt, words)} ${seen(stretches, eclipse.jdUt, almanac)}`,
    };
  });
}

const SOLAR_KINDS = {
  partial: 'eclipsePartial',
  annular: 'eclipseAnnular',
  total: 'eclipseTotal',
  hybrid: 'eclipseHybrid',
} as const;
const LUNAR_KINDS = { penumbral: 'eclipsePenumbral', partial: 'eclipsePartial', total: 'eclipseTotal' } as const;

/** When it is above the horizon of the place of birth. */
function seen(
  stretches: readonly (readonly [from: number, to: number])[],
  jdUt: number,
  { clock, words }: Almanac,
): string {
  if (stretches.length === 0) return words.say.eclipseUnseen;
  const [first, last] = [stretches[0], stretches.at(-1)];
  const on = clock.dateText(jdUt);
  const hour = (at: number | undefined): string => hourOf(words.language, clock.text(at ?? jdUt), on);
  return words.say.eclipseSeen({ from: hour(first?.[0]), to: hour(last?.[1]) });
}

function moons(day: 'full-moon' | 'new-moon', { fromJdUt, toJdUt }: Asked, { kernel, clock, words }: Almanac) {
  const anglesDeg = [day === 'full-moon' ? 180 : 0];
  const name = words.language.names.lunarPhase[day === 'full-moon' ? 'Full Moon' : 'New Moon'];
  const found =
    toJdUt === null
      ? (nextPhase(kernel, jdTtOfUt(fromJdUt), { anglesDeg }) ?? [])
      : phasesOf(kernel, jdTtOfUt(fromJdUt), jdTtOfUt(toJdUt), { anglesDeg });
  return [found].flat().map(({ jdTt }): Dated => {
    const jdUt = jdUtOfTt(jdTt);
    const time = hourOf(words.language, clock.text(jdUt), clock.dateText(jdUt));
    return { jdUt, text: words.say.eventAt({ event: capital(name), date: words.day(jdUt).text, time }) };
  });
}

function festivals(ids: readonly FestivalId[], { fromJdUt, toJdUt }: Asked, almanac: Almanac): readonly Dated[] {
  const { clock, words, ground } = almanac;
  const { zodiac } = ground;
  if (zodiac === undefined) return [];
  const from = clock.read(fromJdUt).dayNumber;
  const find = (first: number, days: number, of: readonly FestivalId[]) =>
    festivalsBetween(zodiac, clock, { from: first, days }, { ids: of }).map(({ id, dayNumber }): Dated => {
      const jdUt = clock.midnight(dayNumber);
      return { jdUt, text: onDay(words.language.names.festival[id as FestivalId], jdUt, words) };
    });
  if (toJdUt !== null) return find(from, clock.read(toJdUt).dayNumber - from, ids);
  return ids.flatMap((id) => {
    for (let first = from; first < from + YEAR_REACH; first += STRETCH_DAYS) {
      const [next] = find(first, STRETCH_DAYS, [id]);
      if (next !== undefined) return [next];
    }
    return [];
  });
}

function onDay(event: string, jdUt: number, words: Words): string {
  return words.say.eventOn({ event: capital(event), date: words.day(jdUt).text });
}
