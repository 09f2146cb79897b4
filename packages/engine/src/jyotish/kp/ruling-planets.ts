/**
 * Ruling planets of an instant: lords of the lagna, of the Moon and of the day. For questions, rectification, and the choice among significators.
 *
 * Source: `krishnamurti-readers` VI.
 */

import { readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import { oneOf, readChoices } from '../../choice.ts';
import { readFlag } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { jdUtOf } from '../../time/local-clock.ts';
import { dayNumberAt, lordOfVara, varaOf } from '../day/solar-day.ts';
import { type Graha, type Kundli, VISIBLE_GRAHAS, type VisibleGraha } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { readPointMoment } from '../points/read-ground.ts';
import { type PointMoment, type SunGroundOptions, sunGroundBy } from '../points/sun-ground.ts';
import { kundliAt } from './chart.ts';
import { RULING_PLANETS_AT_NAMES, RULING_PLANETS_NAMES } from './option-names.ts';
import {
  agentsOf,
  type NodeAgencyOptions,
  type NodeAgencySettings,
  type NodeAgent,
  nodeAgencyOf,
} from './significators.ts';
import { kpLordsOf } from './sub-lords.ts';

/** The strongest first. */
export const RULING_OFFICES = [
  'lagna-sub',
  'lagna-star',
  'lagna-sign',
  'moon-sub',
  'moon-star',
  'moon-sign',
  'day',
] as const;
export type RulingOffice = (typeof RULING_OFFICES)[number];

/** When the day of the week changes: at sunrise, or at midnight by the clock. */
export const DAY_LORD_SCHOOLS = ['sunrise', 'midnight'] as const;
export type DayLordSchool = (typeof DAY_LORD_SCHOOLS)[number];

export interface RulingPlanetsOptions extends NodeAgencyOptions {
  /** Whether the sub lords of lagna and Moon are counted; true when left out. */
  readonly subs?: boolean;
}

/** Of a moment: also how the day and its lord are told. */
export interface RulingPlanetsAtOptions extends RulingPlanetsOptions, Pick<SunGroundOptions, 'sunrise' | 'day'> {
  /** `sunrise` when left out. */
  readonly dayLord?: DayLordSchool;
}

export interface RulingPlanets {
  readonly settings: NodeAgencySettings & { readonly subs: boolean };
  readonly sources: readonly SourceKey[];
  readonly offices: readonly { readonly office: RulingOffice; readonly graha: Graha }[];
  /** Each once, the strongest first; a node that acts for one of them stands before it. */
  readonly planets: readonly Graha[];
  /** Nodes that act for a ruling planet, and for whom. */
  readonly nodes: readonly { readonly node: 'Rahu' | 'Ketu'; readonly agents: readonly NodeAgent[] }[];
}

/** Of a moment: with the instant’s own day lord, and how it was told. */
export interface RulingPlanetsAt extends RulingPlanets {
  readonly dayLord: { readonly graha: VisibleGraha; readonly school: DayLordSchool };
  readonly momentJdUt: number;
}

/**
 * The ruling planets of a kundli whose day lord is known.
 *
 * @param kundli   in an ayanamsa of KP
 * @param dayLord  lord of the weekday
 * @throws  EngineError INVALID_OPTION
 */
export function rulingPlanetsOf(
  kundli: Kundli,
  dayLord: VisibleGraha,
  options: RulingPlanetsOptions = {},
): RulingPlanets {
  return rulingPlanetsBy(kundli, dayLord, readChoices(options, 'options', RULING_PLANETS_NAMES));
}

function rulingPlanetsBy(kundli: Kundli, dayLord: VisibleGraha, options: RulingPlanetsOptions): RulingPlanets {
  readKundli(kundli);
  const agency = nodeAgencyOf(options);
  const subs = options.subs === undefined ? true : readFlag('subs', options.subs);
  const [lagna, moon] = [kpLordsOf(kundli.lagna.longitudeDeg, 2), kpLordsOf(kundli.grahas.Moon.longitudeDeg, 2)];
  const lords: { readonly [O in RulingOffice]: Graha } = {
    'lagna-sub': lagna.subLord,
    'lagna-star': lagna.starLord,
    'lagna-sign': lagna.signLord,
    'moon-sub': moon.subLord,
    'moon-star': moon.starLord,
    'moon-sign': moon.signLord,
    day: oneOf('dayLord', dayLord, VISIBLE_GRAHAS),
  };
  const held = RULING_OFFICES.filter((office) => subs || !office.endsWith('-sub'));
  const offices = held.map((office) => ({ office, graha: lords[office] }));
  const rulers = new Set(offices.map(({ graha }) => graha));
  const nodes = (['Rahu', 'Ketu'] as const)
    .map((node) => ({ node, agents: agentsOf(kundli, node, agency).filter(({ graha }) => rulers.has(graha)) }))
    .filter(({ agents }) => agents.length > 0);
  const planets = new Set<Graha>();
  for (const { graha } of offices) {
    for (const { node, agents } of nodes) if (agents.some((agent) => agent.graha === graha)) planets.add(node);
    planets.add(graha);
  }
  return {
    settings: { ...agency, subs },
    sources: ['krishnamurti-readers'],
    offices,
    planets: [...planets],
    nodes,
  };
}

/**
 * The ruling planets of a moment at a place.
 *
 * @param zodiac  of `krishnamurtiPlacidus`, or another ayanamsa of KP
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN outside the ephemeris
 */
export function rulingPlanetsAt(
  zodiac: ZodiacSky,
  moment: PointMoment,
  options: RulingPlanetsAtOptions = {},
): RulingPlanetsAt {
  readZodiac(zodiac);
  const { tt, place, zone } = readPointMoment(moment);
  readChoices(options, 'options', RULING_PLANETS_AT_NAMES);
  const jdTt = tt.day + tt.fraction;
  const school = oneOf('dayLord', options.dayLord ?? 'sunrise', DAY_LORD_SCHOOLS);
  const momentJdUt = jdUtOf(moment);
  const vara =
    school === 'sunrise'
      ? sunGroundBy(zodiac, moment, options).vara
      : varaOf(dayNumberAt(momentJdUt, zone.offsetSeconds));
  const { ascendantDeg, midheavenDeg } = zodiac.anglesDeg(jdTt, place);
  const graha = lordOfVara(vara);
  const ruling = rulingPlanetsBy(kundliAt(zodiac, jdTt, ascendantDeg, midheavenDeg), graha, options);
  return { ...ruling, dayLord: { graha, school }, momentJdUt };
}
