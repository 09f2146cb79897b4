/** Where did the points go? The score in its parts, and deductions that add up to what is missing from 100, to the point. */

import { rounded } from './confidence.ts';
import { placementCode } from './findings.ts';
import type { Grading, Placement } from './grade.ts';

/** Whole points, and what took them. */
export interface Deduction {
  readonly code: string;
  /** The room, `Main entrance`, or null for the plot. */
  readonly room: string | null;
  readonly points: number;
}

/** A part of the score: its own mean of 100, and its part of all weights, 0 … 1. */
export interface ScorePart {
  readonly score: number | null;
  readonly weight: number;
}

/** One space's part in the score, before rounding to whole points. */
export interface PlacementPart {
  readonly room: string;
  readonly roomType: string;
  /** By what it was judged: its zone; of a door the pada, where the edition knows padas; one of sixteen directions. */
  readonly zone: string;
  readonly rating: string;
  readonly merit: number;
  readonly weight: number;
  readonly provenance: number;
  readonly pointsLost: number;
}

/** The score in its parts. */
export interface ScoreBreakdown {
  readonly rooms: ScorePart;
  readonly entrance: ScorePart;
  readonly shape: { readonly points: number };
  /** Mean of all merits, before anything is taken off for the plot; six decimals. */
  readonly mean: number;
  readonly placements: readonly PlacementPart[];
  /** They sum to 100 − score. */
  readonly deductions: readonly Deduction[];
}

/** The parts of a grading that has a score. */
export function breakdownOf({ placements, adjustments, mean, score }: Grading): ScoreBreakdown {
  const lost = [
    ...placements.map((placement) => ({
      code: placementCode(placement),
      room: placement.room as string | null,
      exact: placement.pointsLost,
    })),
    ...adjustments.map(({ code, points }) => ({ code, room: null, exact: points })),
  ];
  const points = apportioned(
    lost.map(({ exact }) => exact),
    100 - (score ?? 100),
  );
  return {
    rooms: partOf(placements, false),
    entrance: partOf(placements, true),
    shape: {
      points: rounded(
        adjustments.reduce((sum, adjustment) => sum + adjustment.points, 0),
        1e6,
      ),
    },
    mean: rounded(mean ?? 0, 1e6),
    placements: placements.map(placementPart),
    deductions: lost
      .map(({ code, room }, i) => ({ code, room, points: points[i] as number }))
      .filter((deduction) => deduction.points > 0),
  };
}

/**
 * A whole number shared out in whole parts by the largest remainders.
 *
 * @param parts  not negative; billionths decide nothing, so that a turned drawing shares out alike
 * @source  A. Hamilton's method of apportionment
 */
export function apportioned(parts: readonly number[], whole: number): readonly number[] {
  const sum = parts.reduce((total, part) => total + part, 0);
  if (!(sum > 0) || whole <= 0) return parts.map(() => 0);
  const quotas = parts.map((part) => Math.round((part * whole * 1e9) / sum) / 1e9);
  const given = quotas.map((quota) => Math.floor(quota));
  let rest = whole - given.reduce((total, part) => total + part, 0);
  const order = quotas.map((quota, i) => ({ i, over: quota - Math.floor(quota) }));
  order.sort((a, b) => (Math.abs(b.over - a.over) > 1e-8 ? b.over - a.over : a.i - b.i));
  for (const { i } of order) {
    if (rest <= 0) break;
    given[i] = (given[i] as number) + 1;
    rest--;
  }
  return given;
}

function partOf(placements: readonly Placement[], isDoor: boolean): ScorePart {
  let whole = 0;
  let own = 0;
  let sum = 0;
  for (const { index, weight, provenance, merit } of placements) {
    whole += weight * provenance;
    if ((index === null) !== isDoor) continue;
    own += weight * provenance;
    sum += weight * provenance * merit;
  }
  return own === 0 ? { score: null, weight: 0 } : { score: rounded(sum / own, 100), weight: rounded(own / whole, 1e6) };
}

function placementPart({
  room,
  roomType,
  zone,
  pada,
  direction,
  rating,
  merit,
  weight,
  provenance,
  pointsLost,
}: Placement): PlacementPart {
  return {
    room,
    roomType,
    zone: pada ?? direction ?? zone,
    rating,
    merit: rounded(merit, 1e6),
    weight: rounded(weight, 1e6),
    provenance: rounded(provenance, 1e6),
    pointsLost: rounded(pointsLost, 1e6),
  };
}
