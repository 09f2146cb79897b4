/**
 * Which eclipses of the Moon are there, of what kind, and when does she enter and leave the Earth's shadow? For calendars, forecasts and searches.
 *
 * Every full moon of the span is looked at; her distance from the axis of the shadow and the radii of the shadow decide. Both are taken as seen from the Earth's centre,
 * as almanacs do, and the shadow's outline as a circle.
 *
 * @source  `explanatory-supplement-1992`, ch. 8; greatest eclipse, gamma and magnitudes as `espenak-meeus-2009` defines them
 */

import { readChoices } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { SourceKey } from '../../sources.ts';
import { type DeltaT, scalesOfTt } from '../../time/scales.ts';
import { checkSpan } from '../altitude.ts';
import { type GroundPoint, zenithPointOf } from './earth.ts';
import { type EclipseInstant, instantOf } from './instant.ts';
import { type Lights, type LightsAt, lightsOf } from './lights.ts';
import { besideOf, closestToAxis, type Passage, passageOf, type Seen, seenOf } from './lunar-shadow.ts';
import { isCovered, lunationsBetween, mayLieIn, meanSyzygy, syzygyOf } from './lunation.ts';
import {
  type LunarEclipseOptions,
  type LunarEclipseSettings,
  type NextOptions,
  readDeltaT,
  readLunarSettings,
  readNext,
  readTypes,
  withRadius,
} from './options.ts';
import { type Saros, sarosOf } from './saros.ts';

export const LUNAR_TYPES = ['penumbral', 'partial', 'total'] as const;
export type LunarEclipseType = (typeof LUNAR_TYPES)[number];

/** The Moon's limb at the edges of the shadow: P of the penumbra, U of the umbra, 1 and 4 from outside, 2 and 3 from inside; null where she does not come so far. */
export interface LunarContacts {
  readonly p1: EclipseInstant;
  readonly u1: EclipseInstant | null;
  readonly u2: EclipseInstant | null;
  readonly u3: EclipseInstant | null;
  readonly u4: EclipseInstant | null;
  readonly p4: EclipseInstant;
}

/** An eclipse of the Moon. */
export interface LunarEclipse {
  readonly kind: 'lunar';
  readonly type: LunarEclipseType;
  /** Greatest eclipse: the Moon's centre is closest to the axis of the shadow. */
  readonly jdTt: number;
  readonly jdUt: number;
  /** TT − UT1 that turned the Earth, seconds. */
  readonly deltaTSeconds: number;
  /** Distance of the Moon's centre from the axis then, Earth radii; positive when she passes north. */
  readonly gamma: number;
  /** Share of the Moon's diameter inside the umbra; negative when she stays outside: how far, in diameters. */
  readonly umbralMagnitude: number;
  /** Share of the Moon's diameter inside the penumbra; above 1 when she is wholly in it. */
  readonly penumbralMagnitude: number;
  readonly contacts: LunarContacts;
  /** Half the time from p1 to p4, u1 to u4, u2 to u3; null as the contacts are. */
  readonly semidurationSeconds: {
    readonly penumbral: number;
    readonly partial: number | null;
    readonly total: number | null;
  };
  /** Where the Moon stands in the zenith at greatest eclipse. */
  readonly zenith: GroundPoint;
  /** Radii at greatest eclipse, as seen from the Earth's centre. */
  readonly moonRad: number;
  readonly umbraRad: number;
  readonly penumbraRad: number;
  /** Number of the new moon before, and a half: 0.5 is the full moon of 2000 January 21. */
  readonly lunation: number;
  readonly saros: Saros;
  readonly settings: LunarEclipseSettings;
  readonly sources: readonly SourceKey[];
}

export interface NextLunarEclipseOptions extends LunarEclipseOptions, NextOptions {
  /** Only these. */
  readonly types?: readonly LunarEclipseType[];
}

const CHOICES = { moonRadius: true, shadow: true, deltaT: true } as const;
const NEXT_CHOICES = {
  moonRadius: true,
  shadow: true,
  deltaT: true,
  direction: true,
  limitDays: true,
  types: true,
} as const;
/** Beyond it there is no eclipse (1.75°): the widest shadow and the Moon reach 1.62°. */
const FARTHEST_LATITUDE_RAD = 0.0305;
const USUAL_LIMIT_DAYS = 36525;

/**
 * Every eclipse of the Moon whose greatest instant lies in [from, to), in the order of time.
 *
 * @param fromJdTt, toJdTt  Julian dates, TT
 * @param options  how the shadow is enlarged, the Moon's radius, ΔT
 * @throws  EngineError INVALID_OPTION for a choice that does not exist; OUT_OF_SPAN where no loaded ephemeris has Sun and Moon
 */
export function lunarEclipses(
  kernel: Kernel,
  fromJdTt: number,
  toJdTt: number,
  options: LunarEclipseOptions = {},
): readonly LunarEclipse[] {
  readChoices(options, 'options', CHOICES);
  const search = lunarSearch(kernel, readLunarSettings(options, 'options.'), readDeltaT(options.deltaT));
  checkSpan(fromJdTt, toJdTt);
  const [first, last] = lunationsBetween(fromJdTt, toJdTt, 0.5);
  const found: LunarEclipse[] = [];
  for (let lunation = first; lunation <= last; lunation++) {
    const eclipse = search(lunation, fromJdTt, toJdTt);
    if (eclipse !== null) found.push(eclipse);
  }
  return found;
}

/**
 * The next eclipse of the Moon, or the last one before.
 *
 * @param options  `direction`, `types` and `limitDays` (a century when absent) besides those of `lunarEclipses`
 * @returns null when there is none within the limit
 * @throws  EngineError as `lunarEclipses`
 */
export function nextLunarEclipse(
  kernel: Kernel,
  fromJdTt: number,
  options: NextLunarEclipseOptions = {},
): LunarEclipse | null {
  readChoices(options, 'options', NEXT_CHOICES);
  const { forward, limitDays } = readNext(options, USUAL_LIMIT_DAYS);
  const types = readTypes(options.types, LUNAR_TYPES);
  const search = lunarSearch(kernel, readLunarSettings(options, 'options.'), readDeltaT(options.deltaT));
  checkSpan(fromJdTt, fromJdTt);
  const [a, b] = forward ? [fromJdTt, fromJdTt + limitDays] : [fromJdTt - limitDays, fromJdTt];
  const [first, last] = lunationsBetween(a, b, 0.5);
  for (let i = 0; i <= last - first; i++) {
    const eclipse = search(forward ? first + i : last - i, a, b);
    if (eclipse !== null && (types === null || types.includes(eclipse.type))) return eclipse;
  }
  return null;
}

/** The eclipse of a full moon, if it has one and its greatest instant lies in [from, to). */
export type LunarSearch = (lunation: number, fromJdTt: number, toJdTt: number) => LunarEclipse | null;

/** A search with its choices read. */
export function lunarSearch(kernel: Kernel, settings: LunarEclipseSettings, deltaT: DeltaT | undefined): LunarSearch {
  const lightsAt = lightsOf(kernel, 'Sun');
  return (lunation, fromJdTt, toJdTt) => {
    if (!mayLieIn(lunation, fromJdTt, toJdTt)) return null;
    const mean = meanSyzygy(lunation);
    if ((mean < fromJdTt || mean >= toJdTt) && !isCovered(kernel, mean)) return null;
    const seed = syzygyOf(lightsAt, lunation, 0.5);
    if (Math.abs(lightsAt(seed).moonLatitudeRad) > FARTHEST_LATITUDE_RAD) return null;
    const greatest = closestToAxis(lightsAt, seed);
    if (greatest < fromJdTt || greatest >= toJdTt) return null;
    return eclipseOf(kernel, lightsAt, greatest, lunation, settings, deltaT);
  };
}

function eclipseOf(
  kernel: Kernel,
  lightsAt: LightsAt,
  greatestJdTt: number,
  lunation: number,
  settings: LunarEclipseSettings,
  deltaT: DeltaT | undefined,
): LunarEclipse | null {
  const beside = besideOf(lightsAt(greatestJdTt));
  const seen = seenOf(kernel, beside, settings);
  const { axisRad, moonRad, umbraRad, penumbraRad } = seen;
  const reaches = (radius: (at: Seen) => number): Passage | null =>
    passageOf(kernel, lightsAt, greatestJdTt, settings, radius);
  const p = reaches((at) => at.penumbraRad + at.moonRad);
  if (p === null) return null;
  const u = reaches((at) => at.umbraRad + at.moonRad);
  const inner = u && reaches((at) => at.umbraRad - at.moonRad);
  const gamma = Math.sqrt(beside.x * beside.x + beside.y * beside.y);
  const day = Math.floor(greatestJdTt);
  const scales = scalesOfTt({ scale: 'tt', day, fraction: greatestJdTt - day }, deltaT);
  const begin = (pair: Passage | null): EclipseInstant | null => pair && instantOf(pair.fromJdTt, deltaT);
  const end = (pair: Passage | null): EclipseInstant | null => pair && instantOf(pair.toJdTt, deltaT);
  const half = (pair: Passage): number => (pair.toJdTt - pair.fromJdTt) * 43200;
  const { jdTt, jdUt } = instantOf(greatestJdTt, deltaT);
  return {
    kind: 'lunar',
    type: inner !== null ? 'total' : u !== null ? 'partial' : 'penumbral',
    jdTt,
    jdUt,
    deltaTSeconds: scales.deltaTSeconds,
    gamma: beside.y < 0 ? -gamma : gamma,
    umbralMagnitude: (umbraRad + moonRad - axisRad) / (2 * moonRad),
    penumbralMagnitude: (penumbraRad + moonRad - axisRad) / (2 * moonRad),
    contacts: {
      p1: instantOf(p.fromJdTt, deltaT),
      u1: begin(u),
      u2: begin(inner),
      u3: end(inner),
      u4: end(u),
      p4: instantOf(p.toJdTt, deltaT),
    },
    semidurationSeconds: { penumbral: half(p), partial: u && half(u), total: inner && half(inner) },
    zenith: zenithOf(kernel, lightsAt(greatestJdTt), scales.ut1.day, scales.ut1.fraction),
    moonRad,
    umbraRad,
    penumbraRad,
    lunation,
    saros: sarosOf(lunation),
    settings,
    sources: withRadius(SOURCES_OF_SHADOW[settings.shadow], settings.moonRadius),
  };
}

function zenithOf(kernel: Kernel, s: Lights, ut1Day: number, ut1Fraction: number): GroundPoint {
  const day = Math.floor(s.jdTt);
  const sidereal = kernel.frame(day, s.jdTt - day, ut1Day, ut1Fraction).siderealTimeRad;
  const flat = Math.sqrt(s.moonX * s.moonX + s.moonY * s.moonY);
  const distance = Math.sqrt(flat * flat + s.moonZ * s.moonZ);
  const hour = sidereal - kernel.atan2(s.moonY, s.moonX);
  return zenithPointOf(kernel, s.moonZ / distance, flat / distance, distance, hour);
}

const SOURCES_OF_SHADOW: { readonly [Id in LunarEclipseSettings['shadow']]: readonly SourceKey[] } = {
  danjon: ['explanatory-supplement-1992', 'espenak-meeus-2009', 'danjon-1951'],
  chauvenet: ['explanatory-supplement-1992', 'chauvenet-1891'],
};
