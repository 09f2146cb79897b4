/**
 * How a graha moves: the eight motions (gati).
 *
 * Source: Surya Siddhanta 2.12–13 (`surya-siddhanta`) and Parashara 27.21–23 (`bphs`) name eight; neither gives numbers. The limits
 * here are ours, in parts of the mean motion. Parashara's anuvakra and atichara are also told by a change of sign, which needs more
 * than one moment; by speed alone they are the swift ends of retrograde and direct motion.
 */

import { type Graha, isNode, type Kundli } from './kundli.ts';
import { readKundli, spotOf } from './read-kundli.ts';

/** Slowest first, from swift retrograde to swift direct. */
export const MOTIONS = ['ativakra', 'vakra', 'kutila', 'mandatara', 'manda', 'sama', 'shighra', 'atishighra'] as const;
export type MotionName = (typeof MOTIONS)[number];

export interface Motion {
  readonly name: MotionName;
  /** Degrees per day. */
  readonly longitudeDegPerDay: number;
  /** In parts of the mean motion of the graha, to 1e-6; that of Mercury and Venus is the Sun's. */
  readonly ratio: number;
}

/**
 * Mean sidereal motion in degrees per day, seen from the Earth: that of Mercury and Venus is the Sun's.
 *
 * @source  Meeus, Astronomical Algorithms, tables 25, 31.B, 47 (`meeus-1998`), less 1.39697° of precession in a century
 */
export const MEAN_DEG_PER_DAY: { readonly [G in Exclude<Graha, 'Rahu' | 'Ketu'>]: number } = {
  Sun: 0.9856091,
  Moon: 13.1763582,
  Mars: 0.524033,
  Mercury: 0.9856091,
  Jupiter: 0.0830912,
  Venus: 0.9856091,
  Saturn: 0.0334597,
};

/** Upper limits of the classes in parts of the mean motion, half-open; the last has none. */
const LIMITS = [-0.5, -0.1, 0.1, 0.5, 0.9, 1.1, 1.5];

/**
 * The motion of a graha; null for the nodes, which have one motion only, and where the speed is not known.
 *
 * @throws  EngineError INVALID_OPTION for what is no kundli or no graha
 */
export function motionOf(kundli: Kundli, graha: Graha): Motion | null {
  const rate = spotOf(kundli, graha).longitudeDegPerDay;
  if (rate === null || isNode(graha)) return null;
  if (!Number.isFinite(rate)) readKundli(kundli);
  const ratio = rate / MEAN_DEG_PER_DAY[graha];
  const index = LIMITS.findIndex((limit) => ratio < limit);
  return {
    name: MOTIONS[index === -1 ? LIMITS.length : index] as MotionName,
    longitudeDegPerDay: rate + 0,
    ratio: (Math.round(ratio * 1e6) + 0) / 1e6,
  };
}
