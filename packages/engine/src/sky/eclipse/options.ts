/** What may be chosen in reckoning eclipses: how big the Moon is, how far the air enlarges the Earth's shadow, and which ΔT. Each choice has a name. */

import { numberIn, oneOf } from '../../choice.ts';
import { kindOf, readList, refusal } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import type { DeltaT } from '../../time/scales.ts';
import { edgeOf } from '../discs.ts';
import { RADII_PER_AU } from './lights.ts';
import type { ShadowRadii } from './shadow.ts';

/** Which radius the Moon has. */
export type MoonRadiusId = 'swiss-ephemeris' | 'iau' | 'nasa-bulletins' | 'nasa-canons';

/** The Moon's radius in Earth radii (k). */
export interface MoonRadius {
  readonly name: string;
  /** For the partial phase. */
  readonly penumbra: number;
  /** For what is total and what annular, and for the magnitude of these. */
  readonly umbra: number;
  /** For how long and how wide: second and third contact, the edges of the path. */
  readonly contacts: number;
  readonly source: SourceKey;
}

/**
 * The radii by name. 0.2725076 is the mean limb, adopted by the IAU in 1982. 0.272281 is the smaller Moon of the valleys of the limb, through which sunlight
 * comes to the last: totality is some seconds shorter with it (2m 40s instead of 2m 44s in 2017) and annularity longer. Taken for the type of an eclipse too, it makes
 * one hybrid in seven annular.
 */
// biome-ignore format: a table reads in columns
export const MOON_RADII: { readonly [Id in MoonRadiusId]: MoonRadius } = {
  'swiss-ephemeris': { name: 'mean limb, contacts in its valleys', penumbra: 0.2725076, umbra: 0.2725076, contacts: 0.272281,  source: 'swiss-ephemeris' },
  iau:               { name: 'IAU 1982',                           penumbra: 0.2725076, umbra: 0.2725076, contacts: 0.2725076, source: 'explanatory-supplement-1992' },
  'nasa-bulletins':  { name: 'NASA eclipse bulletins',             penumbra: 0.2725076, umbra: 0.272281,  contacts: 0.272281,  source: 'espenak-anderson-2002' },
  'nasa-canons':     { name: 'Five Millennium Canon (NASA)',       penumbra: 0.272488,  umbra: 0.272281,  contacts: 0.272281,  source: 'espenak-meeus-2006' },
};

/** What greatest eclipse is. */
export type GreatestId = 'axis' | 'angle';

/** How the Earth's shadow is enlarged by its air. */
export type ShadowId = 'danjon' | 'chauvenet';

/**
 * One rule of the shadow at the Moon: radii are `enlargement` × (`parallax` × Moon's parallax + Sun's parallax ± Sun's semidiameter), plus for the penumbra.
 */
export interface ShadowRule {
  readonly name: string;
  readonly enlargement: number;
  readonly parallax: number;
  readonly source: SourceKey;
}

/**
 * The rules by name. `danjon` enlarges the Earth by 1/85 and takes 1/594 off for her flattening: NASA's canon of 2009, the Connaissance des Temps, and Swiss Ephemeris,
 * whose output it repeats. `chauvenet` enlarges the shadow by 1/50, on the Earth's radius at 45°: older almanacs; magnitudes are then greater by 0.005 (umbral) and 0.026
 * (penumbral).
 */
// biome-ignore format: a table reads in columns
export const SHADOWS: { readonly [Id in ShadowId]: ShadowRule } = {
  danjon:    { name: 'Danjon, 1.01 of the parallax', enlargement: 1,    parallax: 1.01,    source: 'danjon-1951' },
  chauvenet: { name: 'Chauvenet, 1/50',              enlargement: 1.02, parallax: 0.99834, source: 'chauvenet-1891' },
};

/** What eclipses of both kinds ask for. */
interface CommonOptions {
  /** `swiss-ephemeris` when absent. */
  readonly moonRadius?: MoonRadiusId;
  /** Another ΔT than the engine's own: seconds for a Julian date in UT1. */
  readonly deltaT?: DeltaT;
}

export interface SolarEclipseOptions extends CommonOptions {
  /**
   * When an eclipse is greatest. `axis`, when absent: the shadow's axis is closest to the Earth's centre, or to the place (NASA, the almanacs). `angle`: the
   * centres of Sun and Moon, seen from there, are (Swiss Ephemeris). The two are up to 10 seconds apart for the Earth, 20 for a place.
   */
  readonly greatest?: GreatestId;
}

export interface LunarEclipseOptions extends CommonOptions {
  /** `danjon` when absent. */
  readonly shadow?: ShadowId;
}

/** What was chosen for a solar eclipse. */
export interface SolarEclipseSettings {
  readonly moonRadius: MoonRadiusId;
  readonly greatest: GreatestId;
}

/** What was chosen for a lunar eclipse. */
export interface LunarEclipseSettings {
  readonly moonRadius: MoonRadiusId;
  readonly shadow: ShadowId;
}

/** The settings of a solar eclipse's options, or of a record of settings; `field` stands before the names in an error: `options.`. @throws EngineError INVALID_OPTION for a name that does not exist */
export function readSolarSettings(
  given: { readonly moonRadius?: unknown; readonly greatest?: unknown },
  field: string,
): SolarEclipseSettings {
  return {
    moonRadius: oneOf(`${field}moonRadius`, given.moonRadius ?? 'swiss-ephemeris', MOON_RADIUS_IDS),
    greatest: oneOf(`${field}greatest`, given.greatest ?? 'axis', ['axis', 'angle']),
  };
}

/** The settings of a lunar eclipse; as `readSolarSettings`. */
export function readLunarSettings(
  given: { readonly moonRadius?: unknown; readonly shadow?: unknown },
  field: string,
): LunarEclipseSettings {
  return {
    moonRadius: oneOf(`${field}moonRadius`, given.moonRadius ?? 'swiss-ephemeris', MOON_RADIUS_IDS),
    shadow: oneOf(`${field}shadow`, given.shadow ?? 'danjon', SHADOW_IDS),
  };
}

/** A ΔT of the caller's, or none. @throws EngineError INVALID_OPTION */
export function readDeltaT(value: unknown): DeltaT | undefined {
  if (value === undefined || typeof value === 'function') return value as DeltaT | undefined;
  const allowed = 'a function from a Julian date (UT1) to seconds';
  throw refusal(
    'INVALID_OPTION',
    'options.deltaT',
    allowed,
    `options.deltaT must be ${allowed}, not ${kindOf(value)}.`,
  );
}

/** How far and which way to look for the next eclipse. */
export interface NextOptions {
  /** `forward` when absent: the first whose greatest eclipse is at or after the instant; `backward`: the last before it. */
  readonly direction?: 'forward' | 'backward';
  /** How far to look, days, up to 1 000 000. */
  readonly limitDays?: number;
}

/** The direction and the limit. @throws EngineError INVALID_OPTION */
export function readNext(
  { direction = 'forward', limitDays }: NextOptions,
  usualDays: number,
): { readonly forward: boolean; readonly limitDays: number } {
  return {
    forward: oneOf('options.direction', direction, ['forward', 'backward']) === 'forward',
    limitDays: numberIn('options.limitDays', limitDays ?? usualDays, 0, 1e6, 'days'),
  };
}

/** A wish for certain types only; null for any. @throws EngineError INVALID_OPTION */
export function readTypes<T extends string>(value: unknown, all: readonly T[]): readonly T[] | null {
  if (value === undefined) return null;
  const list = readList('options.types', value, `a list of ${all.join(', ')}`);
  return Array.from(list, (type, i) => oneOf(`options.types[${i}]`, type, all));
}

/** The works that something rests on, with that of the Moon's radius. */
export function withRadius(works: readonly SourceKey[], moonRadius: MoonRadiusId): readonly SourceKey[] {
  const { source } = MOON_RADII[moonRadius];
  return works.includes(source) ? works : [...works, source];
}

/** Radius of the Sun, Earth radii. */
export const SUN_RADIUS: number = edgeOf('Sun', 'upper-limb', 0, {}).radiusAu * RADII_PER_AU;

/** The radii of a solar eclipse's shadow. */
export function solarRadii({ moonRadius }: Pick<SolarEclipseSettings, 'moonRadius'>): ShadowRadii {
  const { penumbra, umbra, contacts } = MOON_RADII[moonRadius];
  return { lamp: SUN_RADIUS, moonPenumbra: penumbra, moonUmbra: umbra, valleys: umbra - contacts };
}

const MOON_RADIUS_IDS: readonly MoonRadiusId[] = Object.keys(MOON_RADII) as MoonRadiusId[];
const SHADOW_IDS: readonly ShadowId[] = Object.keys(SHADOWS) as ShadowId[];
