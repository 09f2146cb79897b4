/**
 * The progressed chart: the sky some days after birth that stands for a day of life, with angles carried on by a rule of their own.
 *
 * It is a radix like any other, so aspects, dignities and houses are asked of it in their own rooms.
 */

import { radiansOf } from '../../angle.ts';
import { houseOnCircle } from '../../chart/houses.ts';
import type { Warning } from '../../errors.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd } from '../../span.ts';
import { jdUtOfTt } from '../../time/local-clock.ts';
import type { Place } from '../../time/moment.ts';
import { momentAt } from '../../time/moment-at.ts';
import { doubted, doubtSeconds } from '../radix/doubt.ts';
import {
  needGround,
  needPoint,
  type Radix,
  type RadixPoint,
  radixOf,
  readRadix,
  type Sect,
  sectByAxis,
} from '../radix/index.ts';
import { anglesAt, housesAt, type Meridian, meridianStart, progressedArmcDeg } from './angles.ts';
import {
  type ProgressionChoices,
  type ProgressionSettings,
  type ResolvedProgression,
  resolveProgression,
} from './choices.ts';
import { PACE_SOURCES, progressionClock } from './clock.ts';
import { groundOf } from './natal.ts';

/** A progressed chart. Julian dates of life, and of the sky that stands for it. */
export interface Progression {
  readonly radix: Radix;
  readonly lifeJdTt: number;
  readonly lifeJdUt: number;
  readonly skyJdTt: number;
  readonly skyJdUt: number;
  readonly ageYears: number;
  readonly settings: ProgressionSettings;
  readonly sources: readonly SourceKey[];
}

/**
 * The progressed radix of an instant of life.
 *
 * On the instant of birth, at the birth place and with the radix's own houses, it is the natal radix as it stands.
 *
 * @param kernel   `engine.kernel`
 * @param natal    cast for a moment and a place; of an unknown hour the sky may be half a day off, and the radix says so
 * @param jdTt     instant of life, Julian date TT; also one before birth
 * @param choices  pace, angles, place; secondary with angles by Naibod in right ascension when left out
 * @throws  EngineError INVALID_OPTION naming the member, OUT_OF_SPAN when no ephemeris covers the sky that is asked for
 * @source  pace: `astrodienst`, `erlewine-1997`; angles: `pottenger-1981`
 */
export function progressedRadixOf(
  kernel: Kernel,
  natal: Radix,
  jdTt: number,
  choices: ProgressionChoices = {},
): Progression {
  const core = readKernel(kernel);
  const birth = readRadix(natal, 'natal');
  const resolved = resolveProgression(birth, choices);
  checkJd('jdTt', jdTt);
  const clock = progressionClock(birth, resolved.settings);
  const skyJdTt = clock.skyJdTt(jdTt);
  checkJd('jdTt', skyJdTt);
  const isBirth = clock.skyDays(jdTt) === 0 && isNatal(birth, resolved);
  return {
    // Cast again it would differ in the seventh decimal of the angles: one number holds an instant to 20 microseconds, and a moment holds it better.
    radix: isBirth ? birth : radixAt(core, birth, skyJdTt, clock.skyDays(jdTt), resolved),
    lifeJdTt: jdTt,
    lifeJdUt: jdUtOfTt(jdTt),
    skyJdTt,
    skyJdUt: jdUtOfTt(skyJdTt),
    ageYears: clock.ageYears(jdTt),
    settings: resolved.settings,
    sources: [...PACE_SOURCES, 'pottenger-1981'],
  };
}

function isNatal(natal: Radix, { settings }: ResolvedProgression): boolean {
  const { place } = groundOf(natal);
  const own = natal.settings.houseSystem;
  return isSamePlace(place, settings.place) && (own === settings.houseSystem || own === 'given' || own === null);
}

function isSamePlace(a: Place, b: Place): boolean {
  return (
    a.latitudeDeg === b.latitudeDeg && a.longitudeDeg === b.longitudeDeg && a.elevationMetres === b.elevationMetres
  );
}

function radixAt(
  kernel: Kernel,
  natal: Radix,
  skyJdTt: number,
  skyDays: number,
  { settings, radix: castAs }: ResolvedProgression,
): Radix {
  const { place, angles: method, houseSystem } = settings;
  const day = Math.floor(skyJdTt);
  const moment = doubted(momentAt({ scale: 'tt', day, fraction: skyJdTt - day }, place), doubtSeconds(natal));
  const cast = radixOf(kernel, moment, castAs);
  const at = needGround(cast);
  const sun = needPoint(cast, 'Sun');
  const armcDeg = progressedArmcDeg(kernel, method, meridianStart(kernel, natal, groundOf(natal), place, method), {
    skyDays,
    sunDeg: sun.longitudeDeg,
    sunAscensionDeg: sun.rightAscensionDeg ?? 0,
    obliquityDeg: at.obliquityDeg,
    ayanamsaDeg: at.ayanamsaDeg,
    siderealDeg: at.armcDeg,
  });
  const meridian: Meridian = { armcDeg, obliquityDeg: at.obliquityDeg, ayanamsaDeg: at.ayanamsaDeg, place };
  const angles = anglesAt(kernel, meridian);
  const houses = housesAt(kernel, houseSystem, meridian, angles.Ascendant.longitudeDeg, sun.declinationDeg ?? 0);
  const names = new Set(natal.points.map(({ name }) => name));
  return {
    points: cast.points.filter(({ name }) => names.has(name)).map((point) => housed(point, houses.cuspsDeg)),
    angles,
    houses,
    sect: sectAt(kernel, cast, meridian, sun, angles.Ascendant.longitudeDeg),
    ground: {
      jdTt: at.jdTt,
      jdUt: at.jdUt,
      place,
      armcDeg,
      obliquityDeg: at.obliquityDeg,
      ayanamsaDeg: at.ayanamsaDeg,
    },
    isTimeKnown: natal.isTimeKnown === true,
    settings: cast.settings,
    warnings: [...cast.warnings, ...unprogressed(natal, cast)],
  };
}

function housed(point: RadixPoint, cuspsDeg: readonly number[]): RadixPoint {
  return { ...point, house: houseOnCircle(point.longitudeDeg, cuspsDeg) };
}

/** Day or night at the progressed meridian, by the rule of the radix. */
function sectAt(kernel: Kernel, cast: Radix, at: Meridian, sun: RadixPoint, ascendantDeg: number): Sect | null {
  const { declinationDeg, rightAscensionDeg, longitudeDeg } = sun;
  if (cast.settings.sectBy === 'axis') return sectByAxis(longitudeDeg, ascendantDeg);
  if (declinationDeg === null || rightAscensionDeg === null) return null;
  const latitude = radiansOf(at.place.latitudeDeg);
  const declination = radiansOf(declinationDeg);
  const sine =
    kernel.sin(latitude) * kernel.sin(declination) +
    kernel.cos(latitude) * kernel.cos(declination) * kernel.cos(radiansOf(at.armcDeg - rightAscensionDeg));
  return sine >= 0 ? 'day' : 'night';
}

/** Points of the caller's own have no sky to move in. */
function unprogressed(natal: Radix, cast: Radix): readonly Warning[] {
  const found = new Set(cast.points.map(({ name }) => name));
  const left = natal.points.map(({ name }) => name).filter((name) => !found.has(name));
  if (left.length === 0) return [];
  return [
    {
      code: 'BODY_UNAVAILABLE',
      message: `No body moves these points, so they are not progressed: ${left.join(', ')}.`,
    },
  ];
}
