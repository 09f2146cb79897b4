/**
 * Where do all captures lie? One stays, its neighbours are laid against it, theirs against them; and where links close a loop, what does not close is
 * shared out among all.
 *
 * Everything happens in the frame of the building, into which each floor's own frame is placed first. Captures are taken in the order of their names
 * and links in that of their ends, so that the order of a request does not matter.
 */

import { sinCos } from '../../angle.ts';
import type { PointM } from '../plan/index.ts';
import { solve } from './linear.ts';
import { type Control, fitPair, meanOf, type PairFit } from './pair.ts';
import { inverseOf, type Pose, placedBy, poseAfter, unit } from './pose.ts';

/** A link as the alignment sees it. */
export interface AlignLink {
  /** Numbers of captures. */
  readonly from: number;
  readonly to: number;
  /** Points in the two captures' own frames. */
  readonly controls: readonly Control[];
}

export interface Alignment {
  /** Of each capture in the building. */
  readonly poses: readonly Pose[];
  /** For each capture, the one that stayed where it was and to which it is linked, directly or not. */
  readonly anchors: readonly number[];
  /** Of each link, in the order given; null without points. */
  readonly fits: readonly (PairFit | null)[];
  /** Whether loops had to be adjusted. */
  readonly isAdjusted: boolean;
}

const MOST_STEPS = 10;
const LAST_STEP = 1e-6;
/** What no point decides stays where it was. */
const DAMPING = 1e-9;

/**
 * Poses of all captures.
 *
 * @param seats   for each capture, its pose if nothing moves it: that of its floor's frame in the building
 * @param anchors captures in the order in which they may be the one that stays: the first of each group of linked captures is
 * @param order   captures in an order that does not depend on the request
 */
export function align(
  seats: readonly Pose[],
  links: readonly AlignLink[],
  anchors: readonly number[],
  order: readonly number[],
): Alignment {
  const fits = links.map(({ controls }) => (controls.length === 0 ? null : fitPair(controls)));
  const walk = walkFrom(seats, links, fits, anchors, order);
  const isAdjusted = links.some((_, at) => fits[at] !== null && !walk.tree.has(at));
  const poses = isAdjusted ? adjusted(walk, links, fits) : walk.poses;
  return { poses, anchors: walk.anchors, fits, isAdjusted };
}

interface Walk {
  readonly poses: readonly Pose[];
  readonly anchors: readonly number[];
  /** Links that were walked along. */
  readonly tree: ReadonlySet<number>;
}

/** Breadth first from each anchor; of a capture's links, those that can turn first, then those with less left over. */
function walkFrom(
  seats: readonly Pose[],
  links: readonly AlignLink[],
  fits: readonly (PairFit | null)[],
  anchors: readonly number[],
  order: readonly number[],
): Walk {
  const rank = new Map(order.map((capture, at) => [capture, at]));
  const far = (at: number, near: number): number => {
    const { from, to } = links[at] as AlignLink;
    return from === near ? to : from;
  };
  const before = (a: number, b: number, near: number): number => {
    const [one, other] = [fits[a] as PairFit, fits[b] as PairFit];
    if (one.method !== other.method) return one.method === 'rigid-2d' ? -1 : 1;
    const byPlace = (rank.get(far(a, near)) ?? 0) - (rank.get(far(b, near)) ?? 0);
    // A nanometre is no difference: it may come of the order in which points were added up.
    return Math.abs(one.rmsM - other.rmsM) > 1e-9 ? one.rmsM - other.rmsM : byPlace;
  };
  const poses = [...seats];
  const home: (number | undefined)[] = seats.map(() => undefined);
  const tree = new Set<number>();
  for (const anchor of anchors) {
    if (home[anchor] !== undefined) continue;
    home[anchor] = anchor;
    const queue = [anchor];
    for (const near of queue) {
      const open = links.flatMap(({ from, to }, at) =>
        fits[at] !== null && (from === near || to === near) ? [at] : [],
      );
      for (const at of open.sort((a, b) => before(a, b, near))) {
        const next = far(at, near);
        if (home[next] !== undefined) continue;
        const { pose } = fits[at] as PairFit;
        const isForwards = (links[at] as AlignLink).from === near;
        poses[next] = poseAfter(poses[near] as Pose, isForwards ? pose : inverseOf(pose));
        home[next] = anchor;
        tree.add(at);
        queue.push(next);
      }
    }
  }
  return { poses, anchors: home as number[], tree };
}

/**
 * Gauss and Newton: every pose but the anchors' is turned and moved a little until the squares of all distances are least. A capture that only single
 * points hold keeps its north and is moved only.
 */
function adjusted(walk: Walk, links: readonly AlignLink[], fits: readonly (PairFit | null)[]): readonly Pose[] {
  const turns = walk.poses.map((_, capture) =>
    links.some(({ from, to }, at) => (from === capture || to === capture) && fits[at]?.method === 'rigid-2d'),
  );
  const places: (number | null)[] = [];
  let unknowns = 0;
  walk.anchors.forEach((anchor, capture) => {
    places.push(anchor === capture ? null : unknowns);
    if (anchor !== capture) unknowns += turns[capture] ? 3 : 2;
  });
  // Each capture turns about the middle of its own points, which keeps the equations balanced whatever its coordinates.
  const pivots = walk.poses.map((_, capture) => pivotOf(capture, links));
  let poses = walk.poses;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const normal = Array.from({ length: unknowns }, () => new Float64Array(unknowns + 1));
    for (const { from, to, controls } of links) {
      for (const control of controls) {
        const near = rowOf(from, control.from, poses, pivots, places, turns, 1);
        const far = rowOf(to, control.to, poses, pivots, places, turns, -1);
        addSquares(normal, [...near.terms, ...far.terms], near.at[0] - far.at[0], near.at[1] - far.at[1]);
      }
    }
    const changes = solve(normal, DAMPING);
    poses = poses.map((pose, capture) =>
      stepped(pose, pivots[capture] as PointM, changes, places[capture] ?? null, turns[capture] as boolean),
    );
    if (changes.every((change) => Math.abs(change) < LAST_STEP)) break;
  }
  return poses;
}

/** How the two coordinates of a distance change with one unknown. */
type Term = readonly [unknown: number, dx: number, dy: number];

function rowOf(
  capture: number,
  point: PointM,
  poses: readonly Pose[],
  pivots: readonly PointM[],
  places: readonly (number | null)[],
  turns: readonly boolean[],
  sign: number,
): { readonly at: PointM; readonly terms: readonly Term[] } {
  const pose = poses[capture] as Pose;
  const at = placedBy(pose, point);
  const place = places[capture] ?? null;
  if (place === null) return { at, terms: [] };
  const terms: Term[] = [
    [place, sign, 0],
    [place + 1, 0, sign],
  ];
  if (turns[capture]) {
    const pivot = placedBy(pose, pivots[capture] as PointM);
    terms.push([place + 2, -sign * (at[1] - pivot[1]), sign * (at[0] - pivot[0])]);
  }
  return { at, terms };
}

/** Adds one point to the normal equations JᵀJ δ = −Jᵀr; the right side stands in the last column. */
function addSquares(normal: readonly Float64Array[], terms: readonly Term[], missX: number, missY: number): void {
  for (const [row, dx, dy] of terms) {
    const line = normal[row] as Float64Array;
    for (const [column, ex, ey] of terms) line[column] = (line[column] as number) + dx * ex + dy * ey;
    line[normal.length] = (line[normal.length] as number) - dx * missX - dy * missY;
  }
}

function stepped(pose: Pose, pivot: PointM, changes: readonly number[], place: number | null, isTurned: boolean): Pose {
  if (place === null) return pose;
  const { sin, cos } = isTurned ? sinCos(changes[place + 2] as number) : { sin: 0, cos: 1 };
  const [x, y] = placedBy(pose, pivot);
  const turned = unit(cos * pose.cos - sin * pose.sin, sin * pose.cos + cos * pose.sin, 0, 0);
  const [pivotX, pivotY] = placedBy(turned, pivot);
  const [moveX, moveY] = [changes[place] as number, changes[place + 1] as number];
  return { cos: turned.cos, sin: turned.sin, moveX: x + moveX - pivotX, moveY: y + moveY - pivotY };
}

function pivotOf(capture: number, links: readonly AlignLink[]): PointM {
  const points = links.flatMap(({ from, to, controls }) => [
    ...(from === capture ? controls.map((control) => control.from) : []),
    ...(to === capture ? controls.map((control) => control.to) : []),
  ]);
  return points.length === 0 ? [0, 0] : meanOf(points);
}
