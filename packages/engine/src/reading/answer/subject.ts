/** Whom a rule is about: the grahas and houses it involves in this chart, for weighing; found from its id and the records. */

import type { Graha, Horoscope } from '../../jyotish/index.ts';
import { hasHour } from '../facts/certain-day.ts';
import { certainPlanets } from '../facts/certain-findings.ts';
import type { Rule } from '../rules/rule.ts';
import type { AnswerGround } from './answer.ts';
import { isTimeKnown } from './certain.ts';

export interface RuleSubject {
  /** Bodies by the names of their tradition, the chief one first. */
  readonly bodies: readonly string[];
  readonly houses: readonly number[];
}

export function argumentsOf({ id, family }: Rule): readonly string[] {
  return id.slice(family.length + 1).split('.');
}

/** The lord of a house of the rashi chart; null without the hour of birth, for then there are no houses. */
export function lordOfHouse(horoscope: Horoscope, house: number): Graha | null {
  if (!hasHour(horoscope)) return null;
  return horoscope.grahas.grahas.find(({ functional }) => functional?.houses.includes(house) === true)?.name ?? null;
}

/** The sign of a graha or of the ascendant in a divisional chart; null without the chart, without the hour of birth, and of bodies that jyotish does not have. */
export function signInVarga(horoscope: Horoscope | undefined, id: string, name: string): number | null {
  if (horoscope === undefined || !hasHour(horoscope)) return null;
  const varga = horoscope.vargas.find((one) => one.id === id);
  return (name === 'Ascendant' ? varga?.lagna : varga?.grahas[name as Graha])?.sign ?? null;
}

export function subjectOf(rule: Rule, ground: AnswerGround): RuleSubject {
  const { horoscope, nativity } = ground;
  const [one = '', two = ''] = argumentsOf(rule);
  const houseOf = (body: string): readonly number[] => {
    if (!isTimeKnown(ground)) return [];
    const house = rule.family.startsWith('western')
      ? nativity?.radix.points.find(({ name }) => name === body)?.house
      : horoscope?.kundli.grahas[body as Graha]?.house;
    return house === null || house === undefined ? [] : [house];
  };
  switch (rule.family) {
    case 'lord-in-house': {
      const lord = horoscope === undefined ? null : lordOfHouse(horoscope, Number(one));
      return { bodies: lord === null ? [] : [lord], houses: [Number(one), Number(two)] };
    }
    case 'sav-house':
      return { bodies: [], houses: [Number(one)] };
    case 'lagna-sign':
    case 'western-ascendant':
      return { bodies: [], houses: [1] };
    case 'western-midheaven':
      return { bodies: [], houses: [10] };
    case 'moon-nakshatra':
      return { bodies: ['Moon'], houses: houseOf('Moon') };
    case 'yoga':
    case 'dosha': {
      const facts = rule.family === 'yoga' ? horoscope?.yogas.facts : horoscope?.doshas.facts;
      const found = facts?.find(({ id }) => id === one);
      const planets = horoscope === undefined || found === undefined ? [] : certainPlanets(horoscope, found);
      return { bodies: planets, houses: planets.flatMap(houseOf) };
    }
    case 'western-aspect': {
      const pair = one.split('-');
      return { bodies: pair, houses: pair.flatMap(houseOf) };
    }
    default:
      return { bodies: [one], houses: houseOf(one) };
  }
}
