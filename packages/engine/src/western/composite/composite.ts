/** The composite: one chart made of the midpoints between two, point by point. It has no moment; the Davison chart (davison.ts) has. */

import { degreesOf, radiansOf } from '../../angle.ts';
import { houseOnCircle, houseSystemNamed } from '../../chart/houses.ts';
import { numberIn, type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import type { SourceKey } from '../../sources.ts';
import {
  ANGLES,
  type AngleName,
  type Radix,
  type RadixAngle,
  type RadixAngles,
  type RadixPoint,
  radixFrom,
  readRadix,
  roundedDeg,
  zodiacSpot,
} from '../radix/index.ts';

export interface CompositeOptions {
  /** The midpoint on the shorter arc (`near`, when left out), or the one opposite. */
  readonly midpoints?: 'near' | 'far';
  /**
   * `cusp-midpoints` (when left out): midpoints of the cusps, number by number. `derived`: the midpoint of the midheavens, and the houses that it has at a
   * latitude (Hand). `none`: no angles or houses.
   */
  readonly houses?: 'cusp-midpoints' | 'derived' | 'none';
  /** For derived houses: where the two live, degrees −66 … 66; the mean of both birth places when left out. */
  readonly latitudeDeg?: number;
  /** For derived houses: `placidus` when left out. */
  readonly houseSystem?: string;
}
const COMPOSITE_NAMES: OptionNames<CompositeOptions> = {
  midpoints: true,
  houses: true,
  latitudeDeg: true,
  houseSystem: true,
};

export interface Composite {
  readonly settings: {
    readonly method: 'midpoint';
    readonly midpoints: 'near' | 'far';
    readonly houses: 'cusp-midpoints' | 'derived' | 'none';
    readonly latitudeDeg: number | null;
    readonly houseSystem: string | null;
  };
  readonly sources: readonly SourceKey[];
  /** Speeds, latitudes and declinations are the means of the two; a point is never told to be retrograde, for it goes nowhere. */
  readonly radix: Radix;
}

/**
 * The composite of two charts; the same whichever comes first.
 *
 * @param kernel  asked for derived houses
 * @param first, second  in one zodiac; points that only one of them has are left out
 * @throws  EngineError INVALID_OPTION naming the member; for charts of two zodiacs; for derived houses of charts without a moment
 * @source  `hand-1975`; houses by midpoints of cusps: convention of programs
 */
export function compositeOf(kernel: Kernel, first: Radix, second: Radix, options: CompositeOptions = {}): Composite {
  const core = readKernel(kernel);
  const [a, b] = pairOf(first, second);
  const chosen = readChoices(options, 'options', COMPOSITE_NAMES);
  const midpoints = oneOf('options.midpoints', chosen.midpoints ?? 'near', ['near', 'far']);
  const known = a.houses !== null && b.houses !== null;
  const houses = oneOf('options.houses', chosen.houses ?? (known ? 'cusp-midpoints' : 'none'), [
    'cusp-midpoints',
    'derived',
    'none',
  ]);
  const turn = midpoints === 'far' ? 180 : 0;
  const sky = houses === 'derived' ? derived(core, a, b, chosen) : null;
  const divided = houses === 'cusp-midpoints' ? byCusps(a, b, turn) : sky;
  const points = Object.fromEntries(
    a.points.flatMap((one) => {
      const other = b.points.find(({ name }) => name === one.name);
      return other === undefined ? [] : [[one.name, between(one, other, turn)] as const];
    }),
  );
  const cuspsDeg = divided?.cuspsDeg ?? null;
  const bare = radixFrom({ points, zodiac: a.settings.zodiac });
  return {
    settings: {
      method: 'midpoint',
      midpoints,
      houses,
      latitudeDeg: sky?.latitudeDeg ?? null,
      houseSystem: sky?.system ?? null,
    },
    sources: ['hand-1975'],
    radix: {
      ...bare,
      points: bare.points.map((point) => housed(point, cuspsDeg)),
      angles: divided?.angles ?? null,
      houses:
        cuspsDeg === null
          ? null
          : { system: sky?.system ?? 'cusp-midpoints', systemUsed: sky?.systemUsed ?? 'cusp-midpoints', cuspsDeg },
      isTimeKnown: a.isTimeKnown && b.isTimeKnown,
      settings: { ...bare.settings, ayanamsa: a.settings.ayanamsa, nodeType: a.settings.nodeType },
    },
  };
}

/**
 * The midpoint of two longitudes on their shorter arc, 0 … <360; of two exactly opposite, the smaller of the two that there are, so that their order does not
 * matter.
 */
export function nearMidpointDeg(aDeg: number, bDeg: number): number {
  const [low, high] = [zodiacSpot(aDeg).longitudeDeg, zodiacSpot(bDeg).longitudeDeg].sort((x, y) => x - y) as [
    number,
    number,
  ];
  const middle = (low + high) / 2;
  return zodiacSpot(high - low > 180 ? middle + 180 : high - low === 180 ? middle % 180 : middle).longitudeDeg;
}

/** Two radixes of one zodiac. @throws EngineError INVALID_OPTION */
export function pairOf(first: Radix, second: Radix): readonly [Radix, Radix] {
  const [a, b] = [readRadix(first, 'first'), readRadix(second, 'second')];
  if (a.settings.zodiac === b.settings.zodiac && a.settings.ayanamsa === b.settings.ayanamsa) return [a, b];
  const allowed = `${a.settings.zodiac}${a.settings.ayanamsa === null ? '' : ` (${a.settings.ayanamsa})`}, as the first`;
  throw refusal('INVALID_OPTION', 'second.settings.zodiac', allowed, 'The two charts must stand in the same zodiac.');
}

function between(one: RadixPoint, other: RadixPoint, turn: number) {
  return {
    longitudeDeg: nearMidpointDeg(one.longitudeDeg, other.longitudeDeg) + turn,
    longitudeDegPerDay: mean(one.longitudeDegPerDay, other.longitudeDegPerDay),
    latitudeDeg: mean(one.latitudeDeg, other.latitudeDeg),
    declinationDeg: mean(one.declinationDeg, other.declinationDeg),
    isRetrograde: false,
  };
}

function mean(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : roundedDeg((a + b) / 2);
}

/** Field by field, with a house in place of none; never retrograde. */
function housed(point: RadixPoint, cuspsDeg: readonly number[] | null): RadixPoint {
  return {
    ...point,
    isRetrograde: false,
    house: cuspsDeg === null ? null : houseOnCircle(point.longitudeDeg, cuspsDeg),
  };
}

interface Divided {
  readonly angles: RadixAngles;
  readonly cuspsDeg: readonly number[];
}

function byCusps(a: Radix, b: Radix, turn: number): Divided {
  if (a.houses === null || b.houses === null || a.angles === null || b.angles === null) {
    const allowed = 'two charts with houses';
    throw refusal('INVALID_OPTION', 'options.houses', allowed, `Midpoints of cusps need ${allowed}.`);
  }
  const [ours, theirs] = [a.houses.cuspsDeg, b.houses.cuspsDeg];
  const at = (name: AngleName) =>
    nearMidpointDeg(a.angles?.[name].longitudeDeg ?? 0, b.angles?.[name].longitudeDeg ?? 0) + turn;
  return {
    angles: anglesAt(at),
    cuspsDeg: ours.map((cusp, i) => zodiacSpot(nearMidpointDeg(cusp, theirs[i] as number) + turn).longitudeDeg),
  };
}

/** The houses that the composite midheaven has at a latitude. */
function derived(
  kernel: Kernel,
  a: Radix,
  b: Radix,
  chosen: CompositeOptions,
): Divided & { readonly latitudeDeg: number; readonly system: string; readonly systemUsed: string } {
  if (a.ground === null || b.ground === null || a.angles === null || b.angles === null) {
    const allowed = 'two charts cast for a moment';
    throw refusal('INVALID_OPTION', 'options.houses', allowed, `Derived houses need ${allowed}.`);
  }
  const latitudeDeg = numberIn(
    'options.latitudeDeg',
    chosen.latitudeDeg ?? (a.ground.place.latitudeDeg + b.ground.place.latitudeDeg) / 2,
    -66,
    66,
    'degrees',
  );
  const system = houseSystemNamed(chosen.houseSystem ?? 'placidus', 'options.houseSystem');
  if (system.cusps !== 12 || system.needsSun) {
    const allowed = 'a system of twelve houses that needs no Sun';
    throw refusal(
      'INVALID_OPTION',
      'options.houseSystem',
      allowed,
      `Derived houses take ${allowed}, not ${system.id}.`,
    );
  }
  const less = (a.ground.ayanamsaDeg + b.ground.ayanamsaDeg) / 2;
  const midheaven = nearMidpointDeg(a.angles.Midheaven.longitudeDeg, b.angles.Midheaven.longitudeDeg) + less;
  const obliquity = radiansOf((a.ground.obliquityDeg + b.ground.obliquityDeg) / 2);
  // Meeus (13.3) for a point of the ecliptic: the right ascension of the midheaven.
  const longitude = radiansOf(midheaven);
  const armc = kernel.atan2(kernel.sin(longitude) * kernel.cos(obliquity), kernel.cos(longitude));
  const latitude = radiansOf(latitudeDeg);
  const angles = kernel.angles(armc, latitude, obliquity);
  const { cuspsRad, substituted } = kernel.houses(system.number, armc, latitude, obliquity, 0);
  const place = (rad: number) => zodiacSpot(degreesOf(rad) - less).longitudeDeg;
  const [ascendant, vertex, eastPoint] = [angles.ascendantRad, angles.vertexRad, angles.eastPointRad].map(place);
  const at = (name: AngleName): number => {
    if (name === 'Ascendant' || name === 'Descendant') return (ascendant as number) + (name === 'Ascendant' ? 0 : 180);
    if (name === 'Midheaven' || name === 'ImumCoeli') return midheaven - less + (name === 'Midheaven' ? 0 : 180);
    return (name === 'Vertex' ? vertex : eastPoint) as number;
  };
  return {
    latitudeDeg,
    system: system.id,
    systemUsed: substituted ? 'porphyry' : system.id,
    angles: anglesAt(at),
    cuspsDeg: cuspsRad.map(place),
  };
}

function anglesAt(at: (name: AngleName) => number): RadixAngles {
  const rows = ANGLES.map((name): readonly [AngleName, RadixAngle] => {
    const { longitudeDeg, sign, degree } = zodiacSpot(at(name));
    return [name, { name, longitudeDeg, sign, degree, longitudeDegPerDay: null }];
  });
  return Object.fromEntries(rows) as unknown as RadixAngles;
}
