/**
 * Primary directions: by the turning of the sphere after birth, which promissor comes to the mundane place of which significator, and after how
 * many degrees of the meridian.
 */

import { degreesOf, radiansOf, turnRad } from '../../angle.ts';
import { readChoices } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import type { SourceKey } from '../../sources.ts';
import { groundOf } from '../progression/natal.ts';
import { type Radix, readRadix, roundedDeg } from '../radix/index.ts';
import { arcTo, type DirectionSpot, degreeOf, type Placed, placed, type Sphere, sphereOf, standing } from './arc.ts';
import { calendarOf, type DirectionDate, type DirectionTimeSettings } from './calendar.ts';
import {
  DIRECTION_NAMES,
  type DirectionChoices,
  type DirectionMotion,
  type DirectionSpace,
  type PromissorLatitude,
  type ResolvedDirections,
  resolveDirections,
  type SignificatorLatitude,
} from './choices.ts';
import type { DirectionSystem, NoCrossing } from './sphere.ts';

/** With the order of signs or houses from the promissor, or against it; null for conjunction and opposition. */
export type AspectSide = 'sinister' | 'dexter' | null;

/** What is directed. */
export interface DirectionPair {
  readonly promissor: string;
  readonly aspectDeg: number;
  readonly side: AspectSide;
  readonly significator: string;
  readonly motion: DirectionMotion;
}

export interface PrimaryDirection extends DirectionPair, DirectionDate {
  /** Degrees of right ascension, 0 … `maxArcDeg`. */
  readonly arcDeg: number;
}

/** A direction that never comes about: one of the two neither rises nor sets at the place. */
export interface NoDirection extends DirectionPair {
  readonly body: 'promissor' | 'significator';
  readonly reason: NoCrossing;
}

export interface PrimaryDirections {
  /** By the arc. */
  readonly directions: readonly PrimaryDirection[];
  readonly without: readonly NoDirection[];
  readonly settings: DirectionTimeSettings & {
    /** False: noon stood in for the time of birth, so that no arc can be relied on; a degree is four minutes. */
    readonly isTimeKnown: boolean;
    readonly system: DirectionSystem;
    readonly space: DirectionSpace;
    readonly motions: readonly DirectionMotion[];
    readonly promissors: readonly string[];
    readonly significators: readonly string[];
    readonly aspectsDeg: readonly number[];
    /** Null in mundane directions, where each body has its own. */
    readonly promissorLatitude: PromissorLatitude | null;
    readonly significatorLatitude: SignificatorLatitude | null;
  };
  readonly sources: readonly SourceKey[];
}

const SYSTEM_SOURCES: { readonly [S in DirectionSystem]: readonly SourceKey[] } = {
  placidus: ['ptolemy-tetrabiblos', 'placidus-1657', 'makransky-1988'],
  'placidus-under-pole': ['placidus-1657', 'gansten-2009'],
  regiomontanus: ['regiomontanus-1490', 'makransky-1988'],
  campanus: ['makransky-1988'],
  topocentric: ['polich-page-1964', 'makransky-1988'],
};

/**
 * The primary directions of a radix.
 *
 * Angles are fixed when they are significators of direct directions, and degrees of the ecliptic when they move. A point's conjunction with itself is
 * left out.
 *
 * @param natal  cast for a moment and a place, or given its ground
 * @throws  EngineError INVALID_OPTION naming the member, OUT_OF_SPAN for a key that asks an ephemeris beyond its end
 * @source  by system: `ptolemy-tetrabiblos` III 10, `placidus-1657`, `regiomontanus-1490`, `polich-page-1964`, `makransky-1988`, `gansten-2009`
 */
export function primaryDirectionsOf(kernel: Kernel, natal: Radix, choices: DirectionChoices = {}): PrimaryDirections {
  const core = readKernel(kernel);
  const birth = readRadix(natal, 'natal');
  const given = readChoices(choices, 'choices', DIRECTION_NAMES);
  const ground = groundOf(birth);
  const { armcDeg, obliquityDeg, place } = ground;
  const resolved = resolveDirections(birth, ground, given);
  const calendar = calendarOf(core, ground, given);
  const sphere = sphereOf(core, { armcDeg, obliquityDeg, latitudeDeg: place.latitudeDeg }, resolved.system);
  const directions: PrimaryDirection[] = [];
  const without: NoDirection[] = [];
  for (const [pair, arc] of arcsOf(sphere, resolved)) {
    if (typeof arc !== 'number') {
      without.push({ ...pair, body: arc.body, reason: arc.reason });
      continue;
    }
    const arcDeg = degreesOf(arc);
    if (arcDeg <= calendar.settings.maxArcDeg)
      directions.push({ ...pair, arcDeg: roundedDeg(arcDeg), ...calendar.date(arcDeg) });
  }
  const { system, space, promissorLatitude, significatorLatitude } = resolved;
  const inZodiac = space === 'zodiacal';
  return {
    directions: directions.sort((a, b) => a.arcDeg - b.arcDeg),
    without,
    settings: {
      ...calendar.settings,
      isTimeKnown: birth.isTimeKnown === true,
      system,
      space,
      motions: resolved.motions,
      promissors: resolved.promissors.map(({ name }) => name),
      significators: resolved.significators.map(({ name }) => name),
      aspectsDeg: resolved.aspectsDeg,
      promissorLatitude: inZodiac ? promissorLatitude : null,
      significatorLatitude: inZodiac ? significatorLatitude : null,
    },
    sources: [...SYSTEM_SOURCES[system], ...calendar.sources],
  };
}

/** No arc: whose fault it is. */
interface Without {
  readonly body: 'promissor' | 'significator';
  readonly reason: NoCrossing;
}

/** Every pair with its arc in radians. */
function* arcsOf(sphere: Sphere, resolved: ResolvedDirections): Iterable<readonly [DirectionPair, number | Without]> {
  const inZodiac = resolved.space === 'zodiacal';
  const significators = resolved.significators.map(({ name, spot }) => {
    const own = inZodiac && resolved.significatorLatitude === 'none' ? onEcliptic(spot) : spot;
    return { name, at: placed(sphere, own) };
  });
  for (const { promissor, aspectDeg, side, spot } of casts(sphere, resolved)) {
    const at = placed(sphere, spot);
    const beyondDeg = inZodiac ? 0 : side === 'dexter' ? -aspectDeg : aspectDeg;
    for (const significator of significators) {
      if (promissor === significator.name && aspectDeg === 0) continue;
      for (const motion of resolved.motions) {
        const pair: DirectionPair = { promissor, aspectDeg, side, significator: significator.name, motion };
        yield [pair, arcOf(sphere, motion, at, significator.at, radiansOf(beyondDeg))];
      }
    }
  }
}

/**
 * @param beyondRad  from the promissor's mundane place to that of its aspect; the promissor itself has to come as far short of the significator
 */
function arcOf(
  sphere: Sphere,
  motion: DirectionMotion,
  promissor: Placed,
  significator: Placed,
  beyondRad: number,
): number | Without {
  const isConverse = motion === 'converse';
  const [moving, fixed] = isConverse ? [significator, promissor] : [promissor, significator];
  const [movingBody, fixedBody] = isConverse
    ? (['significator', 'promissor'] as const)
    : (['promissor', 'significator'] as const);
  const at = standing(sphere, fixed);
  if (typeof at === 'string') return { body: fixedBody, reason: at };
  const arc = arcTo(sphere, moving, at, isConverse ? beyondRad : -beyondRad);
  if (typeof arc === 'string') return { body: movingBody, reason: arc };
  return motion === 'neo-converse' && arc > 0 ? turnRad - arc : arc;
}

/** A promissor with one aspect, and the spot that is directed for it. */
interface Cast {
  readonly promissor: string;
  readonly aspectDeg: number;
  readonly side: AspectSide;
  readonly spot: DirectionSpot;
}

function casts(
  sphere: Sphere,
  { promissors, aspectsDeg, space, promissorLatitude }: ResolvedDirections,
): readonly Cast[] {
  return promissors.flatMap(({ name, spot }) =>
    aspectsDeg.flatMap((aspectDeg) => {
      const sides: readonly AspectSide[] = aspectDeg === 0 || aspectDeg === 180 ? [null] : ['sinister', 'dexter'];
      return sides.map((side): Cast => {
        const signedDeg = side === 'dexter' ? -aspectDeg : aspectDeg;
        const own = space === 'mundane' ? spot : aspectSpot(sphere, spot, signedDeg, promissorLatitude);
        return { promissor: name, aspectDeg, side, spot: own };
      });
    }),
  );
}

/**
 * Where in the zodiac a promissor's aspect falls.
 *
 * @source  circle of aspects: Bianchini's, as `gansten-2009` has it: through the body, highest there, so that tan β' = tan β cos a at the aspect a
 */
function aspectSpot(
  sphere: Sphere,
  spot: DirectionSpot,
  signedDeg: number,
  latitude: PromissorLatitude,
): DirectionSpot {
  if ('angle' in spot && signedDeg === 0) return spot;
  const { longitudeDeg, latitudeDeg } = 'angle' in spot ? degreeOf(sphere, spot.angle) : spot;
  const at = longitudeDeg + signedDeg;
  if (latitude === 'none') return { longitudeDeg: at, latitudeDeg: 0 };
  if (latitude === 'own') return { longitudeDeg: at, latitudeDeg };
  const { kernel } = sphere;
  const tangent = kernel.tan(radiansOf(latitudeDeg)) * kernel.cos(radiansOf(signedDeg));
  return { longitudeDeg: at, latitudeDeg: degreesOf(kernel.atan2(tangent, 1)) };
}

function onEcliptic(spot: DirectionSpot): DirectionSpot {
  return 'angle' in spot ? spot : { longitudeDeg: spot.longitudeDeg, latitudeDeg: 0 };
}
