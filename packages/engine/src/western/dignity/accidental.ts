/**
 * How strong is each planet by its circumstances? Lilly's accidental fortitudes and debilities, each with its points and its evidence.
 *
 * The table leaves some things open; what is taken here: a retrograde planet is swift or slow by its daily motion without the sign; a planet whose speed is not known
 * is neither; besieged is who has Saturn on one side and Mars on the other as nearest of the seven, less than `besiegingArcDeg` between them. A partile aspect joins
 * the same degree of both signs, as Lilly has it, or is within one degree. Lilly's table does not count the Sun's own distance from himself.
 */

import { normaliseDeg, normaliseSignedDeg } from '../../angle.ts';
import { houseOnCircle } from '../../chart/houses.ts';
import { numberIn, type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { type Cell, cell, type Fact } from '../../fact.ts';
import { readList, readRecord, readText } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { needPoint, type Radix, readRadix, signsFrom, TRADITIONAL_PLANETS, zodiacSpot } from '../radix/index.ts';
import { ACCIDENTAL_TABLE, type AccidentalRule, HOUSE_FORTITUDES, MEAN_MOTIONS_DEG } from './accidental-table.ts';
import { kebab, type Placed, placedNamed, placedOf } from './planets.ts';
import { SOLAR_LIMIT_SCHOOLS, SOLAR_LIMITS, type SolarLimitSchool, solarPhaseIn } from './solar-phase.ts';

/** A fixed star in the zodiac of the radix. `Regulus`, `Spica` and `Algol` are looked for, others are not. */
export interface StarPlace {
  readonly name: string;
  readonly longitudeDeg: number;
}

/** Partile: in the same degree of their signs, counted whole, or less than a degree from exact. */
export const PARTILE_SCHOOLS = ['same-degree', 'within-one-degree'] as const;

export interface AccidentalOptions {
  /** When left out, the rules of stars are not asked. */
  readonly stars?: readonly StarPlace[];
  /** How near Regulus and Spica must be, 0 … 6 degrees: 1 when left out. For Algol it is 5, as printed. */
  readonly fortunateStarOrbDeg?: number;
  /** `lilly` when left out. */
  readonly limits?: SolarLimitSchool;
  readonly partile?: (typeof PARTILE_SCHOOLS)[number];
  /** How far before a cusp a planet counts in its house, 0 … 10 degrees: 0 when left out; Lilly often takes 5. */
  readonly beforeCuspDeg?: number;
  /** 1 … 180 degrees, 30 when left out. */
  readonly besiegingArcDeg?: number;
}

/** One rule that holds. */
export interface AccidentalPart {
  readonly rule: AccidentalRule;
  readonly points: number;
  /** The other planet or star, or the number of the house; null where there is none. */
  readonly with: string | number | null;
}

export interface AccidentalDignity {
  readonly planet: string;
  readonly fortitudes: readonly AccidentalPart[];
  readonly debilities: readonly AccidentalPart[];
  readonly score: number;
}

export interface AccidentalDignities {
  /** The seven, as far as the radix has them. */
  readonly planets: readonly Fact<AccidentalDignity>[];
  readonly settings: {
    readonly fortunateStarOrbDeg: number;
    readonly limits: SolarLimitSchool;
    readonly partile: (typeof PARTILE_SCHOOLS)[number];
    readonly beforeCuspDeg: number;
    readonly besiegingArcDeg: number;
    /** Names of the stars that were looked for. */
    readonly stars: readonly string[];
  };
  readonly sources: readonly SourceKey[];
}

const ACCIDENTAL_NAMES: OptionNames<AccidentalOptions> = {
  stars: true,
  fortunateStarOrbDeg: true,
  limits: true,
  partile: true,
  beforeCuspDeg: true,
  besiegingArcDeg: true,
};
const SOURCES_OF_ACCIDENTAL: readonly SourceKey[] = ['lilly-1647'];
const ALGOL_ORB_DEG = 5;

/**
 * The accidental dignities of the seven planets. Without houses the rule of the houses is not asked.
 *
 * @throws  EngineError INVALID_OPTION for what is no radix, one without the Sun, or an option outside its range
 * @source  `lilly-1647` p. 115; besieging p. 114
 */
export function accidentalDignitiesOf(radix: Radix, options: AccidentalOptions = {}): AccidentalDignities {
  const chart = readRadix(radix);
  const given = readChoices(options, 'options', ACCIDENTAL_NAMES);
  const stars = readStars(given.stars);
  const settings = {
    fortunateStarOrbDeg: numberIn('fortunateStarOrbDeg', given.fortunateStarOrbDeg ?? 1, 0, 6, 'degrees'),
    limits: oneOf('limits', given.limits ?? 'lilly', SOLAR_LIMIT_SCHOOLS),
    partile: oneOf('partile', given.partile ?? 'same-degree', PARTILE_SCHOOLS),
    beforeCuspDeg: numberIn('beforeCuspDeg', given.beforeCuspDeg ?? 0, 0, 10, 'degrees'),
    besiegingArcDeg: numberIn('besiegingArcDeg', given.besiegingArcDeg ?? 30, 1, 180, 'degrees'),
    stars: stars.map(({ name }) => name),
  };
  const planets = TRADITIONAL_PLANETS.map((name) => placedNamed(chart, name)).filter((point) => point !== null);
  const ground: Ground = {
    settings,
    stars,
    planets,
    sun: placedOf(needPoint(chart, 'Sun')),
    nodes: ['NorthNode', 'SouthNode'].map((name) => placedNamed(chart, name)).filter((point) => point !== null),
    cuspsDeg: chart.houses?.cuspsDeg.map((deg) => zodiacSpot(deg).longitudeDeg) ?? null,
  };
  return { planets: planets.map((point) => accidentalFact(point, ground)), settings, sources: SOURCES_OF_ACCIDENTAL };
}

interface Ground {
  readonly settings: AccidentalDignities['settings'];
  readonly stars: readonly StarPlace[];
  readonly planets: readonly Placed[];
  readonly sun: Placed;
  readonly nodes: readonly Placed[];
  readonly cuspsDeg: readonly number[] | null;
}

function accidentalFact(point: Placed, ground: Ground): Fact<AccidentalDignity> {
  const parts = [
    ...byHouse(point, ground),
    ...byMotion(point),
    ...bySun(point, ground),
    ...byAspects(point, ground),
    ...byStars(point, ground),
  ];
  const others = parts
    .map((part) => part.with)
    .filter((other) => typeof other === 'string')
    .filter((other, i, all) => all.indexOf(other) === i);
  const cells: Cell[] = [cell(point.name, 'longitudeDeg', point.longitudeDeg)];
  for (const part of parts) if (part.rule === 'house') cells.push(cell(point.name, 'house', part.with as number));
  if (point.longitudeDegPerDay !== null) cells.push(cell(point.name, 'longitudeDegPerDay', point.longitudeDegPerDay));
  if (point.name !== 'Sun') cells.push(cell('Sun', 'longitudeDeg', ground.sun.longitudeDeg));
  for (const other of others) if (other !== 'Sun') cells.push(cell(point.name, 'with', other));
  if (parts.some(({ rule }) => rule === 'besieged'))
    cells.push(cell(point.name, 'between', 'Saturn'), cell(point.name, 'between', 'Mars'));
  return {
    id: `accidental-dignities-${kebab(point.name)}`,
    value: {
      planet: point.name,
      fortitudes: parts.filter(({ points }) => points > 0),
      debilities: parts.filter(({ points }) => points < 0),
      score: parts.reduce((sum, { points }) => sum + points, 0),
    },
    because: cells,
    sources: SOURCES_OF_ACCIDENTAL,
    classification: 'classical',
  };
}

function part(rule: Exclude<AccidentalRule, 'house'>, other: string | null = null, sign: 1 | -1 = 1): AccidentalPart {
  return { rule, points: sign * ACCIDENTAL_TABLE[rule].points, with: other };
}

function byHouse({ longitudeDeg }: Placed, { cuspsDeg, settings }: Ground): readonly AccidentalPart[] {
  if (cuspsDeg === null) return [];
  const house = houseOnCircle(zodiacSpot(longitudeDeg + settings.beforeCuspDeg).longitudeDeg, cuspsDeg);
  return [{ rule: 'house', points: HOUSE_FORTITUDES[house - 1] as number, with: house }];
}

function byMotion({ name, isRetrograde, longitudeDegPerDay }: Placed): readonly AccidentalPart[] {
  const parts: AccidentalPart[] = [];
  if (name !== 'Sun' && name !== 'Moon') {
    if (isRetrograde) parts.push(part('retrograde'));
    else if (longitudeDegPerDay !== null) parts.push(part('direct'));
  }
  const pace = longitudeDegPerDay === null ? null : Math.abs(longitudeDegPerDay);
  const mean = MEAN_MOTIONS_DEG[name] as number;
  if (pace !== null && pace > mean) parts.push(part('swift'));
  if (pace !== null && pace < mean) parts.push(part('slow'));
  return parts;
}

function bySun(point: Placed, { sun, settings }: Ground): readonly AccidentalPart[] {
  if (point.name === 'Sun') return [];
  const { condition, side } = solarPhaseIn(point, sun, SOLAR_LIMITS[settings.limits]);
  const parts: AccidentalPart[] = [part(condition === 'free' ? 'free-of-sun' : condition, 'Sun')];
  if (point.name === 'Moon') parts.push(part(side === 'evening' ? 'moon-increasing' : 'moon-decreasing', 'Sun'));
  else {
    const isInferior = point.name === 'Mercury' || point.name === 'Venus';
    parts.push(part(side === 'morning' ? 'oriental' : 'occidental', 'Sun', isInferior ? -1 : 1));
  }
  return parts;
}

const BENEFICS: readonly string[] = ['Jupiter', 'Venus'];
const MALEFICS: readonly string[] = ['Saturn', 'Mars'];
const BENEFIC_ASPECTS: { readonly [angle: number]: 'conjunction-benefic' | 'trine-benefic' | 'sextile-benefic' } = {
  0: 'conjunction-benefic',
  60: 'sextile-benefic',
  120: 'trine-benefic',
};
const MALEFIC_ASPECTS: { readonly [angle: number]: 'conjunction-malefic' | 'square-malefic' | 'opposition-malefic' } = {
  0: 'conjunction-malefic',
  90: 'square-malefic',
  180: 'opposition-malefic',
};

function byAspects(point: Placed, ground: Ground): readonly AccidentalPart[] {
  const parts: AccidentalPart[] = [];
  for (const other of ground.planets) {
    const angle = other.name === point.name ? null : partileAngle(point, other, ground.settings.partile);
    if (angle === null) continue;
    const good = BENEFICS.includes(other.name) ? BENEFIC_ASPECTS[angle] : undefined;
    const bad = MALEFICS.includes(other.name) ? MALEFIC_ASPECTS[angle] : undefined;
    if (good !== undefined) parts.push(part(good, other.name));
    if (bad !== undefined) parts.push(part(bad, other.name));
  }
  for (const node of ground.nodes) {
    if (partileAngle(point, node, ground.settings.partile) !== 0) continue;
    parts.push(part(node.name === 'NorthNode' ? 'conjunction-north-node' : 'conjunction-south-node', node.name));
  }
  if (isBesieged(point, ground)) parts.push(part('besieged'));
  return parts;
}

/** The angle of a partile aspect; null when there is none. */
function partileAngle(a: Placed, b: Placed, school: (typeof PARTILE_SCHOOLS)[number]): number | null {
  if (school === 'same-degree') {
    if (Math.floor(a.degree) !== Math.floor(b.degree)) return null;
    const signs = signsFrom(a.sign, b.sign) - 1;
    return 30 * Math.min(signs, 12 - signs);
  }
  const apart = Math.abs(normaliseSignedDeg(a.longitudeDeg - b.longitudeDeg));
  return [0, 60, 90, 120, 180].find((angle) => Math.abs(apart - angle) <= 1) ?? null;
}

/** Saturn nearest on one side and Mars on the other, the arc between them short. */
function isBesieged(point: Placed, { planets, settings }: Ground): boolean {
  if (MALEFICS.includes(point.name)) return false;
  const others = planets.filter(({ name }) => name !== point.name);
  if (!MALEFICS.every((name) => others.some((other) => other.name === name))) return false;
  const ahead = (other: Placed): number => normaliseDeg(other.longitudeDeg - point.longitudeDeg);
  const sorted = [...others].sort((a, b) => ahead(a) - ahead(b));
  const [next, last] = [sorted[0] as Placed, sorted.at(-1) as Placed];
  const arc = ahead(next) + normaliseDeg(point.longitudeDeg - last.longitudeDeg);
  return (
    next.name !== last.name &&
    [next, last].every(({ name }) => MALEFICS.includes(name)) &&
    arc < settings.besiegingArcDeg
  );
}

function byStars(point: Placed, { stars, settings }: Ground): readonly AccidentalPart[] {
  return stars.flatMap(({ name, longitudeDeg }) => {
    const orbDeg = name === 'Algol' ? ALGOL_ORB_DEG : settings.fortunateStarOrbDeg;
    const apart = Math.abs(normaliseSignedDeg(point.longitudeDeg - longitudeDeg));
    return apart <= orbDeg ? [part(STAR_RULES[name] as StarRule, name)] : [];
  });
}

type StarRule = 'regulus' | 'spica' | 'algol';
const STAR_RULES: { readonly [name: string]: StarRule } = { Regulus: 'regulus', Spica: 'spica', Algol: 'algol' };

function readStars(stars: unknown): readonly StarPlace[] {
  if (stars === undefined) return [];
  return readList('stars', stars, 'a list of stars with name and longitudeDeg')
    .map((star, i) => {
      const { name, longitudeDeg } = readRecord(`stars[${i}]`, star, 'a star with name and longitudeDeg');
      const field = `stars[${i}].longitudeDeg`;
      return {
        name: readText(`stars[${i}].name`, name),
        longitudeDeg: zodiacSpot(numberIn(field, longitudeDeg, -1e9, 1e9, 'degrees'), field).longitudeDeg,
      };
    })
    .filter(({ name }) => Object.hasOwn(STAR_RULES, name));
}
