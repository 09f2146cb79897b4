/**
 * What counts as rising: which edge of the disc stands on which horizon. Five named definitions, three twilights, any altitude; refraction at the
 * horizon, the dip of an elevated observer's horizon, the radii of the bodies. Data and plain arithmetic; horizon.ts searches with them.
 */

import { radiansOf, sinCos } from '../angle.ts';
import { numberIn, type OptionNames, oneOf, readChoices } from '../choice.ts';
import { isRecord, readFlag } from '../input.ts';
import type { SourceKey } from '../sources.ts';
import { BODIES, type Body } from './sky.ts';

/** Name of a definition of rising. */
export type DiscRuleId = 'upper-limb' | 'centre-refracted' | 'lower-limb-refracted' | 'upper-limb-geometric' | 'hindu';

/** One definition of rising and setting. */
export interface DiscRule {
  readonly name: string;
  /** Which part of the disc: its upper edge (1), its centre (0) or its lower edge (−1). */
  readonly limb: 1 | 0 | -1;
  /** Whether the air lifts it. */
  readonly refracted: boolean;
  /** Seen from the place; or from the Earth's centre, the body set on the ecliptic at its own longitude. */
  readonly centre: 'topocentric' | 'geocentric-on-ecliptic';
  readonly source: SourceKey;
}

/** The definitions, by the name a caller gives. `upper-limb` is the civil one of almanacs and weather offices; `hindu` that of the siddhantas. */
// biome-ignore format: a table reads in columns
export const DISC_RULES: { readonly [Id in DiscRuleId]: DiscRule } = {
  'upper-limb':           { name: 'Upper limb, refracted',  limb: 1,  refracted: true,  centre: 'topocentric', source: 'explanatory-supplement-1992' },
  'centre-refracted':     { name: 'Centre, refracted',      limb: 0,  refracted: true,  centre: 'topocentric', source: 'swiss-ephemeris' },
  'lower-limb-refracted': { name: 'Lower limb, refracted',  limb: -1, refracted: true,  centre: 'topocentric', source: 'swiss-ephemeris' },
  'upper-limb-geometric': { name: 'Upper limb, no air',     limb: 1,  refracted: false, centre: 'topocentric', source: 'swiss-ephemeris' },
  hindu:                  { name: 'Hindu (centre, no air)', limb: 0,  refracted: false, centre: 'geocentric-on-ecliptic', source: 'surya-siddhanta' },
};

/** Altitudes of the Sun's centre, without refraction, at which the twilights begin and end; degrees. */
export const TWILIGHTS: { readonly [T in Twilight]: number } = { civil: -6, nautical: -12, astronomical: -18 };

export type Twilight = 'civil' | 'nautical' | 'astronomical';

/** A definition of rising, a twilight, or any altitude of the centre without refraction (−90 … 90 degrees, topocentric). */
export type HorizonRule = DiscRuleId | Twilight | { readonly altitudeDeg: number };

/** The air and the view. All may be absent. */
export interface AirOptions {
  /** Air pressure at the place, millibars, 0 … 1100; 1013.25. 0 is no air. The elevation does not change it: give the pressure that is there. */
  readonly pressureMbar?: number;
  /** Degrees Celsius, −80 … 60; 15. */
  readonly temperatureC?: number;
  /** Refraction at the horizon, degrees, 0 … 5, instead of the formula's: many almanacs print with 34′. */
  readonly refractionDeg?: number;
  /** True: the observer looks down from the place's elevation on an open sea or plain. Absent: the horizon is level, as at its foot. */
  readonly dip?: boolean;
}

/** Every name of `AirOptions`, for the doors that refuse a misspelt one. */
export const AIR_OPTION_NAMES: OptionNames<AirOptions> = {
  pressureMbar: true,
  temperatureC: true,
  refractionDeg: true,
  dip: true,
};

/** A rule made ready for one body and place: where the level lies, as numbers. */
export interface Edge {
  /** Mode of the core's `horizon`. */
  readonly mode: 0 | 1 | 2;
  /** The body's radius times the limb's sign, au. */
  readonly radiusAu: number;
  /** How far below the level horizon the edge stands when it counts as risen, radians. */
  readonly depressionRad: number;
}

const TOPOCENTRIC = 0;
const ON_ECLIPTIC = 2;
const LEVEL_NAMES = { altitudeDeg: true } as const;
const RULE_NAMES = [...Object.keys(DISC_RULES), ...Object.keys(TWILIGHTS)] as readonly (DiscRuleId | Twilight)[];

/**
 * The numbers of a rule.
 *
 * @param air  looked at for its own members only: whoever takes the literal knows which others it may have
 * @throws  EngineError INVALID_OPTION for a rule that does not exist and for air that does not, as `options.pressureMbar`
 */
export function edgeOf(body: Body, rule: HorizonRule, elevationMetres: number, air: AirOptions): Edge {
  const read = readAir(air);
  if (isRecord(rule)) {
    const { altitudeDeg } = readChoices(rule, 'rule', LEVEL_NAMES);
    return levelAt(numberIn('rule.altitudeDeg', altitudeDeg, -90, 90, 'degrees'));
  }
  const name = oneOf('rule', rule, RULE_NAMES);
  if (name in TWILIGHTS) return levelAt(TWILIGHTS[name as Twilight]);
  const { limb, refracted, centre } = DISC_RULES[name as DiscRuleId];
  const onEcliptic = centre === 'geocentric-on-ecliptic';
  // The Earth's centre has no horizon of its own to look down on.
  const height = read.dip && !onEcliptic ? Math.max(0, elevationMetres) : 0;
  const dipDeg = (refracted ? REFRACTED_DIP_ARCMIN : DIP_ARCMIN) * (Math.sqrt(height) / 60);
  const liftDeg = refracted ? (read.refractionDeg ?? refractionDeg(0, read.pressureMbar, read.temperatureC)) : 0;
  return {
    mode: onEcliptic ? ON_ECLIPTIC : TOPOCENTRIC,
    radiusAu: limb * (RADIUS_KM[BODIES.indexOf(body)] ?? 0) * AU_PER_KM,
    depressionRad: radiansOf(dipDeg + liftDeg),
  };
}

function levelAt(altitudeDeg: number): Edge {
  return { mode: TOPOCENTRIC, radiusAu: 0, depressionRad: radiansOf(-altitudeDeg) };
}

/**
 * How far below the level horizon what stands on a sea's horizon is, per root of a metre of height, beyond the refraction at the level horizon: by the
 * line of sight alone, √(2 / Earth's radius), and with what the air bends on the way from that horizon to the eye (1.76′ of dip and 0.36′ of
 * refraction, whatever the pressure).
 *
 * @source  `explanatory-supplement-1992`, pages 484 and 488
 */
const DIP_ARCMIN = 1.926;
const REFRACTED_DIP_ARCMIN = 2.12;

/**
 * How much the air lifts what is seen at an altitude.
 *
 * Near the horizon by a formula that knows how warm air bends the grazing ray, high up by one that goes with the density of the air; between them one passes into the other. It falls
 * with the altitude for all air denser than 100 mbar.
 *
 * @param altitudeDeg   apparent altitude, 0 … 90 degrees
 * @param pressureMbar  0 … 1100
 * @param temperatureC  degrees Celsius, −80 … 60
 * @returns degrees: 0.560 at the horizon, 1013.25 mbar and 15 °C
 * @throws  EngineError INVALID_OPTION with the name of the argument
 * @source  low: A. T. Sinclair's formula and the factor for the air, both as given in `bennett-1982`, pages 256 and 259; high: `meeus-1998`, ch. 16. The passage between them is ours
 */
export function refractionDeg(altitudeDeg: number, pressureMbar: number, temperatureC: number): number {
  const h = numberIn('altitudeDeg', altitudeDeg, 0, 90, 'degrees');
  numberIn('pressureMbar', pressureMbar, 0, 1100, 'millibars');
  numberIn('temperatureC', temperatureC, -80, 60, 'degrees Celsius');
  const low = (34.46 + h * (4.23 + h * 0.004)) / (1 + h * (0.505 + h * 0.0845));
  const grazing = Math.max(0, (pressureMbar - 80) / 930 / (1 + 0.00008 * (low + 39) * (temperatureC - 10)));
  const density = (pressureMbar / 1010) * (283 / (273 + temperatureC));
  const air = grazing + (density - grazing) * Math.min(1, h / HIGH_DEG);
  const share = Math.min(1, Math.max(0, (h - LOW_DEG) / (HIGH_DEG - LOW_DEG)));
  const arcmin = share === 0 ? low : low + (highArcmin(h) - low) * share;
  return (air * arcmin) / 60;
}

/** Up to here the low formula is taken as it stands, and from there the high one, degrees. */
const LOW_DEG = 10;
const HIGH_DEG = 15;

/** Minutes of arc from 10° up, at 1010 mbar and 10 °C. */
function highArcmin(altitudeDeg: number): number {
  const { sin, cos } = sinCos(radiansOf(altitudeDeg));
  const cot = cos / sin;
  return (58.294 * cot - 0.0668 * cot * cot * cot) / 60;
}

/** Angle under which a radius is seen, radians: the arc sine to its fifth power, exact to 1e-15 for every body (the Moon's ratio is 0.005). */
export function semidiameterRad(radiusAu: number, distanceAu: number): number {
  const x = radiusAu / distanceAu;
  return x * (1 + x * x * (1 / 6 + (x * x * 3) / 40));
}

const AU_PER_KM = 1 / 149597870.7;

/**
 * Radii, km, by the body's number; equatorial for planets, 0 for points and for bodies of less than 0.1″.
 *
 * @source  Sun 959.63″ at one au, Moon 0.2725076 of the Earth's equatorial radius: `explanatory-supplement-1992`; planets: `archinal-2018`
 */
const RADIUS_KM: readonly number[] = [695990, 1738.091, 2440.53, 6051.8, 3396.19, 71492, 60268, 25559, 24764, 1188.3];

interface Air {
  readonly pressureMbar: number;
  readonly temperatureC: number;
  readonly refractionDeg: number | null;
  readonly dip: boolean;
}

function readAir(air: AirOptions): Air {
  const { pressureMbar = 1013.25, temperatureC = 15, refractionDeg: fixed } = air;
  return {
    pressureMbar: numberIn('options.pressureMbar', pressureMbar, 0, 1100, 'millibars'),
    temperatureC: numberIn('options.temperatureC', temperatureC, -80, 60, 'degrees Celsius'),
    refractionDeg: fixed === undefined ? null : numberIn('options.refractionDeg', fixed, 0, 5, 'degrees'),
    dip: readFlag('options.dip', air.dip),
  };
}
