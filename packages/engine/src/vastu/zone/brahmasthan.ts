/** Is the middle free? Brahmā's nine padas, the middle ninth of the box: how much of it is ground of the plot, and how much of that is built over. */

import {
  areaOf,
  type Box,
  boxAreaOf,
  clipToBox,
  cornersOf,
  coveredAreaOf,
  northToPlan,
  type Plan,
  type PlanRoom,
  type Region,
  type Ring,
} from '../plan/index.ts';
import { cellOf, regionIn } from './grid.ts';
import { withoutDust } from './share.ts';

/** The middle of a plan. */
export interface Brahmasthan {
  /** Its corners on the drawing, metres, counter-clockwise from the north frame's south-west. */
  readonly polygon: Ring;
  /** In the north frame. */
  readonly cell: Box;
  /** Ground of the plot in it, m². */
  readonly areaInPlotM2: number;
  /** Of that ground, under the rooms that were named; 0 where there is no ground. */
  readonly blockedShare: number;
}

/**
 * The middle of a plan.
 *
 * @param blockers  rooms that count as blocking it, of the plan or as regions in its north frame; where they overlap, the ground counts once
 * @source  `brihat-samhita` 53.46 (nine padas), 53.66–68 (to be kept from injury)
 */
export function brahmasthanOf(plan: Plan, blockers: readonly (PlanRoom | Region)[] = []): Brahmasthan {
  const cell = cellOf('CENTER', plan.box);
  const areaInPlotM2 = areaOf(clipToBox(plan.plot, cell));
  // A slot of just this width leaves dust of rounding, and a share of dust means nothing.
  const hasGround = areaInPlotM2 > 1e-9 * boxAreaOf(cell);
  const covered = hasGround ? coveredAreaOf(blockers.map(regionIn), { outer: plan.plot, holes: [] }, cell) : 0;
  return {
    polygon: cornersOf(cell).map((point) => northToPlan(point, plan.frame)),
    cell,
    areaInPlotM2,
    blockedShare: hasGround ? Math.min(1, withoutDust(covered / areaInPlotM2)) : 0,
  };
}
