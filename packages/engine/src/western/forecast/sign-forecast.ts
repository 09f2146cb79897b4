/**
 * What the sky holds for one sign: the facts behind a horoscope column. The planets in houses counted from the sign, and what happens in the day, week
 * or month, ordered by time. No sentence is written here.
 */

import { degreesOf } from '../../angle.ts';
import { ASPECTS } from '../../chart/aspects.ts';
import { SIGNS, type Sign } from '../../chart/chart.ts';
import type { LunarPhase } from '../../chart/lunar-phase.ts';
import { lordOfSign } from '../../chart/zodiac.ts';
import { type OptionNames, oneOf, readChoices, wholeIn } from '../../choice.ts';
import { type Cell, cell, type Fact } from '../../fact.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { aspectsBetween as exactAspects, ingressesOf, phasesOf, stationsOf } from '../../sky/events/index.ts';
import type { Body } from '../../sky/sky.ts';
import type { SourceKey } from '../../sources.ts';
import { epochDayNumber } from '../../time/calendar.ts';
import { jdTtOfUt, type LocalClock, readClock } from '../../time/local-clock.ts';
import { momentAt } from '../../time/moment-at.ts';
import { aspectsOf, type WesternAspect } from '../aspect/index.ts';
import {
  type Element,
  elementOf,
  lunationOf,
  type Modality,
  modalityOf,
  type Polarity,
  polarityOf,
} from '../pattern/index.ts';
import { PLANETS, type Radix, radixOf, signsFrom, zodiacSpot } from '../radix/index.ts';
import { type EventTime, eventTime } from '../transit/motion.ts';

export const FORECAST_PERIODS = ['daily', 'weekly', 'monthly'] as const;
export type ForecastPeriod = (typeof FORECAST_PERIODS)[number];

export interface ForecastOptions {
  /** `daily` when left out; a week is the seven days from the date, a month thirty. */
  readonly period?: ForecastPeriod;
}
const FORECAST_NAMES: OptionNames<ForecastOptions> = { period: true };

/** What is always so of the sign. */
export interface SignInfo {
  readonly sign: number;
  readonly name: Sign;
  readonly element: Element;
  readonly modality: Modality;
  readonly polarity: Polarity;
  readonly ruler: string;
  /** The planet that modern practice gives Scorpio, Aquarius and Pisces; the traditional ruler of the others. */
  readonly modernRuler: string;
}

/** A planet at the beginning of the period. */
export interface ForecastPlanet {
  readonly planet: string;
  readonly longitudeDeg: number;
  readonly sign: number;
  readonly signName: Sign;
  /** Counted from the sign asked for by whole signs, 1 … 12. */
  readonly house: number;
  readonly isRetrograde: boolean;
}

export type ForecastEventKind = 'ingress' | 'station' | 'aspect' | 'phase';

/** Something that happens: a planet enters a sign or stands still, two planets stand in an exact aspect, the Moon changes. */
export interface ForecastEvent extends EventTime {
  readonly kind: ForecastEventKind;
  /** One planet, or the two of an aspect. */
  readonly planets: readonly string[];
  /** The aspect, the phase, `retrograde-begins` or `direct-begins`; null for an ingress. */
  readonly what: string | null;
  /** Where the first planet then is: sign and house from the sign asked for. */
  readonly sign: number;
  readonly house: number;
}

export interface SignForecast {
  readonly settings: { readonly zodiac: 'tropical'; readonly houses: 'whole-sign'; readonly period: ForecastPeriod };
  readonly sources: readonly SourceKey[];
  readonly signInfo: SignInfo;
  readonly from: EventTime;
  readonly to: EventTime;
  readonly planets: readonly ForecastPlanet[];
  /** Aspects in orb when the period begins. */
  readonly aspects: readonly WesternAspect[];
  readonly moonPhase: LunarPhase['name'];
  /** In the order of time. */
  readonly events: readonly ForecastEvent[];
  /** What touches the sign itself: planets in it, its ruler's state, events in it; for readings to rest on. */
  readonly facts: readonly Fact<string>[];
}

const DAYS: { readonly [P in ForecastPeriod]: number } = { daily: 1, weekly: 7, monthly: 30 };
const MODERN: { readonly [sign: number]: string } = { 8: 'Pluto', 11: 'Uranus', 12: 'Neptune' };
const MAJOR = ASPECTS.filter(({ major }) => major);
const SOURCES: readonly SourceKey[] = ['ptolemy-tetrabiblos'];

/**
 * The facts of a horoscope column.
 *
 * @param sign       1 … 12, Aries first
 * @param clock      of the readers' place: its midnight begins the day
 * @param dayNumber  Julian day number of the local date (`dayNumberOf` of time/)
 * @throws  EngineError INVALID_OPTION naming the member; OUT_OF_SPAN
 * @source  houses counted from the Sun's sign: practice of the columns since R. H. Naylor, 1930; kinds of signs: `ptolemy-tetrabiblos` I.11–12
 */
export function signForecastOf(
  kernel: Kernel,
  sign: number,
  clock: LocalClock,
  dayNumber: number,
  options: ForecastOptions = {},
): SignForecast {
  const core = readKernel(kernel);
  wholeIn('sign', sign, 1, 12);
  readClock('clock', clock);
  wholeIn('dayNumber', dayNumber, epochDayNumber - 2_000_000, epochDayNumber + 600_000);
  const { period: wanted } = readChoices(options, 'options', FORECAST_NAMES);
  const period = oneOf('options.period', wanted ?? 'daily', FORECAST_PERIODS);
  const [fromJdTt, toJdTt] = [dayNumber, dayNumber + DAYS[period]].map((day) => jdTtOfUt(clock.midnight(day))) as [
    number,
    number,
  ];
  const radix = radixAt(core, fromJdTt, clock);
  const planets = radix.points.filter(({ name }) => (PLANETS as readonly string[]).includes(name));
  const events = eventsOf(core, sign, fromJdTt, toJdTt, clock);
  const placed = planets.map(
    (point): ForecastPlanet => ({
      planet: point.name,
      longitudeDeg: point.longitudeDeg,
      sign: point.sign,
      signName: SIGNS[point.sign - 1] as Sign,
      house: signsFrom(sign, point.sign),
      isRetrograde: point.isRetrograde,
    }),
  );
  const info = signInfoOf(sign);
  return {
    settings: { zodiac: 'tropical', houses: 'whole-sign', period },
    sources: SOURCES,
    signInfo: info,
    from: eventTime(fromJdTt, clock),
    to: eventTime(toJdTt, clock),
    planets: placed,
    aspects: aspectsOf(radix, { points: planets.map(({ name }) => name), angles: [] }).aspects,
    moonPhase: lunationOf(radix, { phases: 'calendar' }).name as LunarPhase['name'],
    events,
    facts: factsOf(info, placed, events),
  };
}

/** What is always so of a sign, 1 … 12. @throws EngineError INVALID_OPTION */
export function signInfoOf(sign: number): SignInfo {
  wholeIn('sign', sign, 1, 12);
  const ruler = lordOfSign(sign);
  return {
    sign,
    name: SIGNS[sign - 1] as Sign,
    element: elementOf(sign),
    modality: modalityOf(sign),
    polarity: polarityOf(sign),
    ruler,
    modernRuler: MODERN[sign] ?? ruler,
  };
}

function radixAt(kernel: Kernel, jdTt: number, clock: LocalClock): Radix {
  const day = Math.floor(jdTt);
  return radixOf(kernel, momentAt({ scale: 'tt', day, fraction: jdTt - day }, clock.place));
}

/** The Moon's own aspects are left to a day; in a longer period they would drown the rest. */
function eventsOf(
  kernel: Kernel,
  sign: number,
  fromJdTt: number,
  toJdTt: number,
  clock: LocalClock,
): readonly ForecastEvent[] {
  const found: ForecastEvent[] = [];
  const add = (kind: ForecastEventKind, jdTt: number, planets: readonly string[], what: string | null, at: number) =>
    found.push({ ...eventTime(jdTt, clock), kind, planets, what, sign: at, house: signsFrom(sign, at) });
  const signAt = (rad: number) => zodiacSpot(degreesOf(rad)).sign;
  const bodies: readonly Body[] = PLANETS;
  for (const body of bodies) {
    for (const { jdTt, part } of ingressesOf(kernel, body, fromJdTt, toJdTt))
      add('ingress', jdTt, [body], null, part + 1);
    for (const { jdTt, kind, longitudeRad } of stationsOf(kernel, body, fromJdTt, toJdTt))
      add('station', jdTt, [body], kind, signAt(longitudeRad));
  }
  for (const { jdTt, name, moonLongitudeRad } of phasesOf(kernel, fromJdTt, toJdTt))
    add('phase', jdTt, ['Moon'], name, signAt(moonLongitudeRad));
  const daily = toJdTt - fromJdTt < 2;
  bodies.forEach((one, i) => {
    if (one === 'Moon' && !daily) return;
    for (const other of bodies.slice(i + 1)) {
      if (other === 'Moon' && !daily) continue;
      const angles = MAJOR.map(({ angleDeg }) => angleDeg);
      for (const { jdTt, angleDeg, longitudeARad } of exactAspects(kernel, one, other, angles, fromJdTt, toJdTt)) {
        const type = MAJOR.find((row) => row.angleDeg === angleDeg)?.type ?? null;
        add('aspect', jdTt, [one, other], type, signAt(longitudeARad));
      }
    }
  });
  return found.sort((a, b) => a.jdTt - b.jdTt);
}

function factsOf(
  info: SignInfo,
  planets: readonly ForecastPlanet[],
  events: readonly ForecastEvent[],
): readonly Fact<string>[] {
  const fact = (id: string, value: string, because: readonly Cell[]): Fact<string> => ({
    id,
    value,
    because,
    sources: SOURCES,
    classification: 'modern',
  });
  const there = planets
    .filter(({ house }) => house === 1)
    .map(({ planet, sign }) => fact(`in-sign-${planet.toLowerCase()}`, planet, [cell(planet, 'sign', sign)]));
  const ruler = planets.find(({ planet }) => planet === info.ruler);
  const ruled =
    ruler === undefined
      ? []
      : [
          fact('ruler-house', String(ruler.house), [
            cell('sign', 'ruler', ruler.planet),
            cell(ruler.planet, 'sign', ruler.sign),
            cell(ruler.planet, 'isRetrograde', ruler.isRetrograde),
          ]),
        ];
  const happening = events
    .filter(({ house, planets: who }) => house === 1 || who.includes(info.ruler))
    .map((event, i) =>
      fact(`event-${i + 1}`, [...event.planets, event.what ?? event.kind].join(' '), [
        cell(event.planets[0] as string, event.kind, event.what ?? event.sign),
        cell('event', 'jdUt', event.jdUt),
      ]),
    );
  return [...there, ...ruled, ...happening];
}
