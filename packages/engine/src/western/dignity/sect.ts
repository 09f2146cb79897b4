/** Is a planet where its sect likes it? Sect, halb and hayz, and the houses and signs of the planets' joys. */

import { normaliseDeg } from '../../angle.ts';
import { type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { cell, type Fact } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import {
  needAngles,
  needPoint,
  needSect,
  type Radix,
  readRadix,
  type Sect,
  TRADITIONAL_PLANETS,
} from '../radix/index.ts';
import { kebab, type Placed, placedNamed, placedOf } from './planets.ts';

/** What the tradition says of a planet. Mercury's sect and sex follow its phase. */
export interface PlanetNature {
  readonly planet: string;
  readonly sect: Sect | null;
  readonly sex: 'masculine' | 'feminine' | null;
  readonly houseOfJoy: number;
  readonly signOfJoy: number;
}

/** Sects: Ptolemy I.7. Joys by house: Paulus 24. Joys by sign: Dorotheus I.1. */
// biome-ignore format: a table reads in rows
export const PLANET_NATURES: readonly PlanetNature[] = [
  { planet: 'Sun',     sect: 'day',   sex: 'masculine', houseOfJoy: 9,  signOfJoy: 5 },
  { planet: 'Moon',    sect: 'night', sex: 'feminine',  houseOfJoy: 3,  signOfJoy: 4 },
  { planet: 'Mercury', sect: null,    sex: null,        houseOfJoy: 1,  signOfJoy: 6 },
  { planet: 'Venus',   sect: 'night', sex: 'feminine',  houseOfJoy: 5,  signOfJoy: 2 },
  { planet: 'Mars',    sect: 'night', sex: 'masculine', houseOfJoy: 6,  signOfJoy: 8 },
  { planet: 'Jupiter', sect: 'day',   sex: 'masculine', houseOfJoy: 11, signOfJoy: 9 },
  { planet: 'Saturn',  sect: 'day',   sex: 'masculine', houseOfJoy: 12, signOfJoy: 11 },
];

/** In which signs Mars, nocturnal and masculine, is in hayz: in masculine ones, as al-Biruni says, or in feminine ones as the others of his sect. */
export const MARS_HAYZ = ['masculine', 'feminine'] as const;

export interface SectOptions {
  readonly marsHayz?: (typeof MARS_HAYZ)[number];
}

export interface SectCondition {
  readonly planet: string;
  /** Its own sect. */
  readonly sect: Sect;
  /** Whether that is the chart's. */
  readonly isOfChartSect: boolean;
  readonly isAboveHorizon: boolean;
  /** On the side of the horizon that its sect likes: the diurnal where the Sun is, the nocturnal where he is not. */
  readonly isInHalb: boolean;
  /** In halb, and in a sign of its sex. */
  readonly isInHayz: boolean;
  readonly houseOfJoy: number;
  /** Null without houses. */
  readonly isInHouseOfJoy: boolean | null;
  readonly signOfJoy: number;
  readonly isInSignOfJoy: boolean;
}

export interface SectConditions {
  readonly sect: Sect;
  readonly planets: readonly Fact<SectCondition>[];
  readonly settings: { readonly marsHayz: (typeof MARS_HAYZ)[number] };
  readonly sources: readonly SourceKey[];
}

const SECT_NAMES: OptionNames<SectOptions> = { marsHayz: true };
const SECT_SOURCES: readonly SourceKey[] = [
  'ptolemy-tetrabiblos',
  'al-biruni-1934',
  'paulus-alexandrinus',
  'dorotheus',
];

/**
 * Sect, halb, hayz and joys of the seven, as far as the radix has them.
 *
 * @throws  EngineError INVALID_OPTION for what is no radix, one without Sun, ascendant or sect, or a school that does not exist
 * @source  `ptolemy-tetrabiblos` I.7; `al-biruni-1934`, on halb and hayz; `paulus-alexandrinus` 24; `dorotheus` I.1
 */
export function sectConditionsOf(radix: Radix, options: SectOptions = {}): SectConditions {
  const chart = readRadix(radix);
  const given = readChoices(options, 'options', SECT_NAMES);
  const marsHayz = oneOf('marsHayz', given.marsHayz ?? 'masculine', MARS_HAYZ);
  const sect = needSect(chart);
  const ascendantDeg = needAngles(chart).Ascendant.longitudeDeg;
  const sun = placedOf(needPoint(chart, 'Sun'));
  const planets = TRADITIONAL_PLANETS.map((name) => placedNamed(chart, name))
    .filter((point) => point !== null)
    .map((point) => conditionFact(point, sect, ascendantDeg, sun, marsHayz));
  return { sect, planets, settings: { marsHayz }, sources: SECT_SOURCES };
}

function conditionFact(
  point: Placed,
  chartSect: Sect,
  ascendantDeg: number,
  sun: Placed,
  marsHayz: (typeof MARS_HAYZ)[number],
): Fact<SectCondition> {
  const { name, sign, house, longitudeDeg } = point;
  const nature = PLANET_NATURES.find(({ planet }) => planet === name) as PlanetNature;
  const isMorning = normaliseDeg(sun.longitudeDeg - longitudeDeg) < 180;
  const sect = nature.sect ?? (isMorning ? 'day' : 'night');
  const sex = name === 'Mars' ? marsHayz : (nature.sex ?? (isMorning ? 'masculine' : 'feminine'));
  const isAboveHorizon = normaliseDeg(ascendantDeg - longitudeDeg) < 180;
  const isInHalb = isAboveHorizon === (sect === chartSect);
  const isSignMasculine = sign % 2 === 1;
  return {
    id: `sect-${kebab(name)}`,
    value: {
      planet: name,
      sect,
      isOfChartSect: sect === chartSect,
      isAboveHorizon,
      isInHalb,
      isInHayz: isInHalb && isSignMasculine === (sex === 'masculine'),
      houseOfJoy: nature.houseOfJoy,
      isInHouseOfJoy: house === null ? null : house === nature.houseOfJoy,
      signOfJoy: nature.signOfJoy,
      isInSignOfJoy: sign === nature.signOfJoy,
    },
    because: [
      cell('chart', 'sect', chartSect),
      cell(name, 'longitudeDeg', longitudeDeg),
      cell('Ascendant', 'longitudeDeg', ascendantDeg),
      ...(name === 'Mercury' ? [cell('Sun', 'longitudeDeg', sun.longitudeDeg)] : []),
      ...(house === null ? [] : [cell(name, 'house', house)]),
    ],
    sources: SECT_SOURCES,
    classification: 'classical',
  };
}
