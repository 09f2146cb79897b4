/**
 * The sentences of a horoscope column, made of the facts of the day: which sign a house falls on, where its ruler stands, who passes
 * through, what the ruler is about to meet. Nothing is said that the sky does not hold, and equal facts give equal words.
 *
 * Houses and their matters: the twelve places as `ptolemy-tetrabiblos` and the columns since use them, counted from the sign.
 */

import { SIGNS } from '@khagol/engine/chart';
import {
  type ForecastEvent,
  type ForecastPlanet,
  type SignForecast,
  signInfoOf,
  type WesternAspect,
} from '@khagol/engine/western';
import { capital, listed, ordinal } from './lines.ts';

export type Topic = 'overall' | 'career' | 'love' | 'health' | 'finance';

/** The house of each matter, and its name in a sentence. */
export const TOPICS: { readonly [T in Topic]: { readonly house: number; readonly matter: string } } = {
  overall: { house: 1, matter: 'yourself' },
  career: { house: 10, matter: 'work' },
  love: { house: 7, matter: 'partnership' },
  health: { house: 6, matter: 'health' },
  finance: { house: 2, matter: 'money' },
};

/** What bears on one matter. */
export interface TopicFacts {
  readonly house: number;
  readonly matter: string;
  /** The sign that the house falls on, 1 … 12. */
  readonly sign: number;
  readonly ruler: ForecastPlanet;
  /** Planets in the house. */
  readonly guests: readonly ForecastPlanet[];
  /** Aspects of the ruler, the closest first. */
  readonly aspects: readonly WesternAspect[];
  /** What the ruler does within the period, in the order of time. */
  readonly events: readonly ForecastEvent[];
}

/** The facts of one matter. */
export function factsOf(forecast: SignForecast, topic: Topic): TopicFacts {
  const { house, matter } = TOPICS[topic];
  const sign = ((forecast.signInfo.sign + house - 2) % 12) + 1;
  const name = signInfoOf(sign).ruler;
  const ruler = forecast.planets.find(({ planet }) => planet === name) as ForecastPlanet;
  return {
    house,
    matter,
    sign,
    ruler,
    guests: forecast.planets.filter((planet) => planet.house === house),
    aspects: forecast.aspects
      .filter(({ point1, point2 }) => point1 === name || point2 === name)
      .sort((one, other) => one.orbDeg - other.orbDeg),
    events: forecast.events.filter(({ planets }) => planets.includes(name)),
  };
}

/** The sentences of one matter. */
export function predictionOf(forecast: SignForecast, topic: Topic): string {
  const facts = factsOf(forecast, topic);
  const { house, matter, sign, ruler, guests, aspects, events } = facts;
  const where = `Your ${ordinal(house)} house, of ${matter}, falls on ${SIGNS[sign - 1]}.`;
  const backwards = ruler.isRetrograde ? ', moving backwards' : '';
  const [closest] = aspects;
  const meeting = closest === undefined ? 'meets no other planet' : aspectWords(closest, ruler.planet, matter);
  const stands = `Its ruler, ${withArticle(ruler.planet)}, is in ${ruler.signName}, your ${ordinal(ruler.house)}${backwards}, and ${meeting}.`;
  const through =
    guests.length === 0
      ? 'No planet passes through the house.'
      : `${capital(listed(guests.map(({ planet }) => withArticle(planet))))} ${guests.length === 1 ? 'passes' : 'pass'} through the house.`;
  const [next] = events;
  const coming = next === undefined ? [] : [eventWords(next)];
  return [where, stands, through, ...coming, moonWords(forecast, house)].join(' ');
}

/** The lights take an article. */
function withArticle(planet: string): string {
  return planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet;
}

/** Where the Moon stands, counted from a house. */
function moonWords({ planets }: SignForecast, house: number): string {
  const moon = planets.find(({ planet }) => planet === 'Moon') as ForecastPlanet;
  const degree = Math.floor(moon.longitudeDeg % 30);
  return `The Moon, at ${degree}° ${moon.signName}, is in the ${ordinal(((moon.house - house + 12) % 12) + 1)} from it.`;
}

const EFFECT: { readonly [N in WesternAspect['nature']]: (matter: string) => string } = {
  harmonious: (matter) => `which eases what concerns ${matter}`,
  challenging: (matter) => `which asks for patience with ${matter}`,
  neutral: (matter) => `which brings ${matter} to the fore`,
};

function aspectWords(
  { point1, point2, type, orbDeg, nature, movement }: WesternAspect,
  ruler: string,
  matter: string,
): string {
  const other = withArticle(point1 === ruler ? point2 : point1);
  const way = movement === 'applying' ? 'nearing' : movement === 'separating' ? 'leaving' : 'in';
  return `${way} ${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type} with ${other} (${orbDeg.toFixed(1)}° from exact), ${EFFECT[nature](matter)}`;
}

function eventWords({ kind, planets, what, sign, house, time }: ForecastEvent): string {
  const [one, other] = planets.map(withArticle) as [string, string?];
  const [date = '', hour = ''] = time?.split('T') ?? [];
  const when = time === undefined ? '' : ` on ${date} at ${hour.slice(0, 5)}`;
  if (kind === 'ingress') return `${capital(one)} enters ${SIGNS[sign - 1]}, your ${ordinal(house)}${when}.`;
  if (kind === 'station')
    return `${capital(one)} stands still in ${SIGNS[sign - 1]} and ${what === 'retrograde-begins' ? 'turns back' : 'goes forward again'}${when}.`;
  if (kind === 'aspect') return `${capital(one)} and ${other} are in exact ${what}${when}.`;
  return `The Moon comes to ${what?.replaceAll('-', ' ')} in ${SIGNS[sign - 1]}, your ${ordinal(house)}${when}.`;
}

/** What helps one matter, what hinders it, and what the Moon says to it. */
export function counselOf(
  forecast: SignForecast,
  topic: Topic,
): { readonly seek: string; readonly challenge: string; readonly insight: string } {
  const { ruler, aspects, matter, house, sign } = factsOf(forecast, topic);
  const nearest = (nature: WesternAspect['nature']): WesternAspect | undefined =>
    aspects.find((aspect) => aspect.nature === nature);
  const told = (aspect: WesternAspect | undefined, none: string): string =>
    aspect === undefined
      ? none
      : `${capital(withArticle(aspect.point1))} and ${withArticle(aspect.point2)} in ${aspect.type}, ${aspect.orbDeg.toFixed(1)}° from exact.`;
  const { element, modality } = signInfoOf(sign);
  return {
    seek: told(
      nearest('harmonious'),
      `No planet helps ${withArticle(ruler.planet)}: what ${matter} has is the ${modality} ${element} of ${SIGNS[sign - 1]}.`,
    ),
    challenge: told(nearest('challenging'), `No planet hinders ${withArticle(ruler.planet)}, the ruler of ${matter}.`),
    insight: `${moonWords(forecast, house)} The lunation is in its phase of ${forecast.moonPhase.replaceAll('-', ' ')}.`,
  };
}

const MOODS: { readonly [E in SignForecast['signInfo']['element']]: string } = {
  fire: 'lively',
  earth: 'steady',
  air: 'talkative',
  water: 'tender',
};

/** By the element of the sign in which the Moon stands. */
export function moodOf({ planets }: SignForecast): string {
  const moon = planets.find(({ planet }) => planet === 'Moon') as ForecastPlanet;
  return MOODS[signInfoOf(moon.sign).element];
}
