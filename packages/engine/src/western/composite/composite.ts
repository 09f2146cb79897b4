/** The composite: one chart made of the midpoints between two, point by point. It has no moment; the Davison chart (davison.ts) has. */

import { houseOnCircle } from '../../chart/houses.ts';
import { type OptionNames, oneOf, readChoices } from '../../choice.ts';
import type { Warning } from '../../errors.ts';
import { refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import type { SourceKey } from '../../sources.ts';
import { type Radix, type RadixPoint, radixFrom, readRadix, roundedDeg } from '../radix/index.ts';
import { byCusps, derived, nearMidpointDeg } from './houses.ts';

export interface CompositeOptions {
  /** The midpoint on the shorter arc (`near`, when left out), or the one opposite. */
  readonly midpoints?: 'near' | 'far';
  /**
   * `cusp-midpoints` (when left out): midpoints of the cusps, number by number, all on one side (see `base`). `derived`: the midpoint of the midheavens, and
   * the houses that it has at a latitude (Hand). `none`: no angles or houses.
   */
  readonly houses?: 'cusp-midpoints' | 'derived' | 'none';
  /**
   * For midpoints of cusps: of which angle the nearer midpoint is taken, `Midheaven` when left out. The other angles and cusps follow it round the circle in
   * their order, though their own nearer midpoint may then be the one opposite: near midpoints taken one by one can put the second house before the first.
   */
  readonly base?: 'Midheaven' | 'Ascendant';
  /** For derived houses: where the two live, degrees −90 … 90; the mean of both birth places when left out. */
  readonly latitudeDeg?: number;
  /** For derived houses: `placidus` when left out. */
  readonly houseSystem?: string;
}
const COMPOSITE_NAMES: OptionNames<CompositeOptions> = {
  midpoints: true,
  houses: true,
  base: true,
  latitudeDeg: true,
  houseSystem: true,
};

export interface Composite {
  readonly settings: {
    readonly method: 'midpoint';
    readonly midpoints: 'near' | 'far';
    readonly houses: 'cusp-midpoints' | 'derived' | 'none';
    /** Null but for midpoints of cusps. */
    readonly base: 'Midheaven' | 'Ascendant' | null;
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
 * @source  `hand-1975`; houses by midpoints of cusps: `program-practice`
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
  const base = oneOf('options.base', chosen.base ?? 'Midheaven', ['Midheaven', 'Ascendant']);
  const turn = midpoints === 'far' ? 180 : 0;
  const sky = houses === 'derived' ? derived(core, a, b, chosen) : null;
  const divided = houses === 'cusp-midpoints' ? byCusps(a, b, base, turn) : sky;
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
      base: houses === 'cusp-midpoints' ? base : null,
      latitudeDeg: sky?.latitudeDeg ?? null,
      houseSystem: sky?.system ?? null,
    },
    sources: houses === 'cusp-midpoints' ? ['hand-1975', 'program-practice'] : ['hand-1975'],
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
      warnings: [...bare.warnings, ...unknownHours(a, b)],
    },
  };
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

/** Half of what is not known of each stands in the composite; the same whichever comes first. */
function unknownHours(a: Radix, b: Radix): readonly Warning[] {
  // Of charts made of bare longitudes nobody asked for a time.
  if (a.ground === null || b.ground === null || (a.isTimeKnown && b.isTimeKnown)) return [];
  const [who, moonDeg] = a.isTimeKnown || b.isTimeKnown ? ['one of the two', '4'] : ['the two', '8'];
  return [
    {
      code: 'TIME_ASSUMED',
      message: `The time of birth of ${who} was not given; noon stands in for it. The Moon may stand up to ${moonDeg}° away; angles and houses cannot be relied on.`,
    },
  ];
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
