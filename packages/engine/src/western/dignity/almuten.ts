/**
 * Which planet prevails? The almuten of a degree, by the dignities it has there, and the almuten of the figure (almuten figuris).
 *
 * The almuten of the figure sums the dignities in five places of life (Sun, Moon, ascendant, Lot of Fortune, the last new or full Moon) and adds the points of the
 * planets' houses and of the lords of the day and the hour. It is handed down under the name of Ibn Ezra.
 */

import { type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { cell, type Fact } from '../../fact.ts';
import { readRecord } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import {
  needAngles,
  needHouses,
  needPoint,
  type Radix,
  readRadix,
  TRADITIONAL_PLANETS,
  type ZodiacSpot,
  zodiacSpot,
} from '../radix/index.ts';
import {
  ALMUTEN_NAMES,
  ALMUTEN_TABLES,
  type AlmutenGround,
  type AlmutenOptions,
  type AlmutenSettings,
  type AlmutenTables,
  almutenGround,
} from './almuten-options.ts';
import { SCORES } from './essential.ts';
import { dignitiesHeld, type EssentialDignity, lordsIn } from './lords.ts';
import { placedNamed, placedOf, sectText } from './planets.ts';
import { sourcesOfSchools } from './schools.ts';

export interface AlmutenPart {
  readonly planet: string;
  readonly points: number;
  readonly dignities: readonly EssentialDignity[];
}

export interface Almuten {
  readonly longitudeDeg: number;
  /** Who has most points; several when equal. */
  readonly almutens: readonly string[];
  /** Every planet that has a dignity there, most points first. */
  readonly planets: readonly AlmutenPart[];
}

/** The almuten of a place, with what was chosen. */
export type AlmutenFact = Fact<Almuten> & { readonly settings: AlmutenSettings };

/**
 * The planet with most dignities in a degree.
 *
 * @param longitudeDeg  any finite number of degrees, in the zodiac of the chart
 * @param options  with the sect, unless all lords of the triplicity count
 * @throws  EngineError INVALID_OPTION for a longitude that is none, a school that does not exist, or a sect that is missing
 * @source  `alcabitius`, on the powers of the planets; `lilly-1647`, on almutens
 */
export function almutenOf(longitudeDeg: number, options: AlmutenOptions = {}): AlmutenFact {
  const given = readChoices(options, 'options', ALMUTEN_NAMES);
  const sect = given.sect === undefined ? null : oneOf('sect', given.sect, ['day', 'night']);
  const ground = almutenGround(given, sect);
  const value = almutenIn(zodiacSpot(longitudeDeg), ground);
  return {
    id: 'almuten',
    value,
    because: [cell('place', 'longitudeDeg', value.longitudeDeg), cell('chart', 'sect', sect ?? 'unknown')],
    sources: sourcesOf([SCORES[ground.settings.score].source], ground),
    classification: 'classical',
    settings: ground.settings,
  };
}

/** The same by options that were read before. */
export function almutenIn(spot: ZodiacSpot, ground: AlmutenGround): Almuten {
  const lords = lordsIn(spot, ground.schools, ground.sect);
  const { day, night, participatingByDay, participatingByNight } = lords.triplicity;
  const named = [
    ...lords.domicile,
    lords.exaltation,
    day,
    night,
    participatingByDay,
    participatingByNight,
    lords.term.lord,
    lords.face.lord,
  ].filter((name) => name !== null);
  const planets = named
    .filter((name, i) => named.indexOf(name) === i)
    .map((planet): AlmutenPart => {
      const dignities = dignitiesHeld(planet, lords, ground.sect, ground.triplicityLords);
      return { planet, points: dignities.reduce((sum, dignity) => sum + ground.points[dignity], 0), dignities };
    })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  return {
    longitudeDeg: spot.longitudeDeg,
    almutens: planets.filter(({ points }) => points === planets[0]?.points).map(({ planet }) => planet),
    planets,
  };
}

/** Points of a planet for the house in which it stands, houses 1 … 12. Teachers differ about the eighth and ninth. */
// biome-ignore format: a table reads in rows
export const FIGURE_HOUSE_POINTS = {
  'ninth-over-eighth': [12, 6, 3, 9, 7, 1, 10, 4, 5, 11, 8, 2],
  'eighth-over-ninth': [12, 6, 3, 9, 7, 1, 10, 5, 4, 11, 8, 2],
} as const;
export type FigureHousePoints = keyof typeof FIGURE_HOUSE_POINTS;
const DAY_POINTS = 7;
const HOUR_POINTS = 6;

/** What the figure needs beside the radix. */
export interface FigurePlaces {
  /** Of the Lot of Fortune. */
  readonly fortuneDeg: number;
  /** Of the last new or full Moon before the birth. */
  readonly syzygyDeg: number;
  /** Planet of the planetary day and of the planetary hour. */
  readonly dayLord: string;
  readonly hourLord: string;
}

export interface FigureOptions extends AlmutenTables {
  /** `ninth-over-eighth` when left out. */
  readonly housePoints?: FigureHousePoints;
}

export interface FigurePart {
  readonly planet: string;
  /** In which it stands, 1 … 12; null when the radix does not have it. */
  readonly house: number | null;
  readonly points: number;
  /** By the places of life, the house, the day and the hour; their sum is `points`. */
  readonly placePoints: number;
  readonly housePoints: number;
  readonly dayPoints: number;
  readonly hourPoints: number;
}

export interface AlmutenOfFigure {
  readonly almutens: readonly string[];
  /** The seven, most points first. */
  readonly planets: readonly FigurePart[];
  /** Almutens of the five places, as found on the way. */
  readonly places: readonly {
    readonly name: string;
    readonly longitudeDeg: number;
    readonly almutens: readonly string[];
  }[];
}

export type FigureFact = Fact<AlmutenOfFigure> & {
  readonly settings: AlmutenSettings & { readonly housePoints: FigureHousePoints };
};

const FIGURE_NAMES: OptionNames<FigureOptions> = { ...ALMUTEN_TABLES, housePoints: true };
const SEVEN: readonly string[] = TRADITIONAL_PLANETS;

/**
 * The almuten of the figure. All three lords of a triplicity count unless the options say otherwise.
 *
 * @param places  Lot of Fortune, syzygy, lords of the day and the hour
 * @throws  EngineError INVALID_OPTION for what is no radix, one without Sun, Moon, ascendant or houses, places that are missing, or a school that does not exist
 * @source  `ibn-ezra-nativities`, as modern teachers hand it down
 */
export function almutenFigurisOf(radix: Radix, places: FigurePlaces, options: FigureOptions = {}): FigureFact {
  const chart = readRadix(radix);
  readRecord('places', places, 'fortuneDeg, syzygyDeg, dayLord and hourLord');
  const dayLord = oneOf('places.dayLord', places.dayLord, SEVEN);
  const hourLord = oneOf('places.hourLord', places.hourLord, SEVEN);
  const given = readChoices(options, 'options', FIGURE_NAMES);
  const housePoints = oneOf('housePoints', given.housePoints ?? 'ninth-over-eighth', HOUSE_POINT_SCHOOLS);
  needHouses(chart);
  const ground = almutenGround(given, chart.sect, 'all');
  const spots = [
    { name: 'Sun', spot: placedOf(needPoint(chart, 'Sun')) },
    { name: 'Moon', spot: placedOf(needPoint(chart, 'Moon')) },
    { name: 'Ascendant', spot: zodiacSpot(needAngles(chart).Ascendant.longitudeDeg) },
    { name: 'LotOfFortune', spot: zodiacSpot(places.fortuneDeg, 'places.fortuneDeg') },
    { name: 'Syzygy', spot: zodiacSpot(places.syzygyDeg, 'places.syzygyDeg') },
  ].map(({ name, spot }) => ({ name, found: almutenIn(spot, ground) }));
  const planets = SEVEN.map((planet): FigurePart => {
    const placePoints = spots
      .map(({ found }) => found.planets.find((part) => part.planet === planet)?.points ?? 0)
      .reduce((sum, points) => sum + points, 0);
    const house = placedNamed(chart, planet)?.house ?? null;
    const forHouse = house === null ? 0 : (FIGURE_HOUSE_POINTS[housePoints][house - 1] as number);
    const dayPoints = planet === dayLord ? DAY_POINTS : 0;
    const hourPoints = planet === hourLord ? HOUR_POINTS : 0;
    const points = placePoints + forHouse + dayPoints + hourPoints;
    return { planet, house, points, placePoints, housePoints: forHouse, dayPoints, hourPoints };
  }).sort((a, b) => b.points - a.points);
  return {
    id: 'almuten-figuris',
    value: {
      almutens: planets.filter(({ points }) => points === planets[0]?.points).map(({ planet }) => planet),
      planets,
      places: spots.map(({ name, found }) => ({ name, longitudeDeg: found.longitudeDeg, almutens: found.almutens })),
    },
    because: [
      cell('chart', 'sect', sectText(chart.sect)),
      ...spots.map(({ name, found }) => cell(name, 'longitudeDeg', found.longitudeDeg)),
      ...planets.flatMap(({ planet, house }) => (house === null ? [] : [cell(planet, 'house', house)])),
      cell('chart', 'dayLord', dayLord),
      cell('chart', 'hourLord', hourLord),
    ],
    sources: sourcesOf(['ibn-ezra-nativities', SCORES[ground.settings.score].source], ground),
    classification: 'traditional',
    settings: { ...ground.settings, housePoints },
  };
}

const HOUSE_POINT_SCHOOLS = ['ninth-over-eighth', 'eighth-over-ninth'] as const;

/** The works that a way of reckoning and its tables stand in, each once. */
function sourcesOf(works: readonly SourceKey[], { schools }: AlmutenGround): readonly SourceKey[] {
  return [...new Set([...works, ...sourcesOfSchools(schools)])];
}
