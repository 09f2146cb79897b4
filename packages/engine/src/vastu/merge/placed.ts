/** Each capture in its place: in its floor and in the building, by which links, and how far the points of those links stay apart. */

import { distanceBetween, type PointM } from '../plan/index.ts';
import { type Alignment, align } from './align.ts';
import type { Capture } from './capture.ts';
import { type Storey, seatOf } from './floors.ts';
import { type PairFit, rmsOf } from './pair.ts';
import { inverseOf, type Pose, placedBy, poseAfter, rounded, turnDegOf, UNMOVED } from './pose.ts';
import type { AlignmentDetail, PairResidual, Registration, RegistrationMethod } from './record.ts';
import type { CaptureLink, MergeInput } from './request.ts';

/** A capture in its place. */
export interface Placed {
  readonly capture: Capture;
  /** Into the frame of its floor. */
  readonly pose: Pose;
  /** Into the building. */
  readonly building: Pose;
  readonly method: RegistrationMethod;
  /** Whether everything else is laid against it. */
  readonly isOrigin: boolean;
  /** Number of the capture that holds its group. */
  readonly group: number;
  readonly fits: readonly (PairFit | null)[];
}

/** All captures of a request in their places, in its order. */
export function placedCaptures({ captures, links, floors }: MergeInput, storeys: readonly Storey[]): readonly Placed[] {
  const seatAt = new Map(storeys.map((storey) => [storey.floorIndex, seatOf(storey)]));
  const seats = captures.map(({ floorIndex }) => seatAt.get(floorIndex) ?? UNMOVED);
  const all = captures.map((_, at) => at);
  const lowestFirst = [...all].sort((a, b) => floorAt(captures, a) - floorAt(captures, b) || a - b);
  const byName = [...all].sort((a, b) => (idAt(captures, a) < idAt(captures, b) ? -1 : 1));
  const alignment = align(seats, links, lowestFirst, byName);
  const main = lowestFirst[0] as number;
  const given = new Set(floors.map(({ floorIndex }) => floorIndex));
  const holds = (anchor: number): boolean =>
    anchor === main ||
    (given.has(floorAt(captures, anchor)) &&
      lowestFirst.find((at) => floorAt(captures, at) === floorAt(captures, anchor)) === anchor);
  return captures.map((capture, at): Placed => {
    const group = alignment.anchors[at] as number;
    const building = alignment.poses[at] as Pose;
    const isSeated = group === at;
    return {
      capture,
      building,
      pose: isSeated ? UNMOVED : poseAfter(inverseOf(seats[at] as Pose), building),
      method: holds(group) ? (isSeated ? 'anchor' : methodOf(at, links, alignment)) : 'unregistered',
      isOrigin: at === main,
      group,
      fits: alignment.fits,
    };
  });
}

function floorAt(captures: readonly Capture[], at: number): number {
  return (captures[at] as Capture).floorIndex;
}

function idAt(captures: readonly Capture[], at: number): string {
  return (captures[at] as Capture).id;
}

function methodOf(capture: number, links: readonly CaptureLink[], { fits, isAdjusted }: Alignment): RegistrationMethod {
  const isRigid = links.some(
    ({ from, to }, at) => (from === capture || to === capture) && fits[at]?.method === 'rigid-2d',
  );
  return isRigid ? (isAdjusted ? 'rigid-2d-adjusted' : 'rigid-2d') : 'translation';
}

/** How the captures were laid together, by the weakest link that was used. */
export function detailOf(placed: readonly Placed[]): AlignmentDetail {
  const methods = new Set(placed.map(({ method }) => method));
  if (methods.has('translation')) return 'translation';
  if (methods.has('rigid-2d-adjusted')) return 'rigid-2d-adjusted';
  return methods.has('rigid-2d') ? 'rigid-2d' : 'anchor-only';
}

/** Distances of a link's points, metres. */
function missesOf({ from, to, controls }: CaptureLink, placed: readonly Placed[]): readonly number[] {
  const [near, far] = [(placed[from] as Placed).building, (placed[to] as Placed).building];
  return controls.map((control) => distanceBetween(placedBy(near, control.from), placedBy(far, control.to)));
}

/** How far the points of a link stay apart; null where it has none. */
export function residualOf(link: CaptureLink, placed: readonly Placed[]): PairResidual | null {
  const misses = missesOf(link, placed);
  if (misses.length === 0) return null;
  return {
    fromCaptureId: (placed[link.from] as Placed).capture.id,
    toCaptureId: (placed[link.to] as Placed).capture.id,
    controlCount: misses.length,
    rmsResidualM: rounded(rmsOf(misses), 9),
    maxResidualM: rounded(Math.max(...misses), 9),
  };
}

/** Where a capture lies, as it is told. */
export function registrationOf(
  { capture, pose, method }: Placed,
  links: readonly CaptureLink[],
  placed: readonly Placed[],
): Registration {
  const at = placed.findIndex((one) => one.capture === capture);
  const misses = links.filter(({ from, to }) => from === at || to === at).flatMap((link) => missesOf(link, placed));
  const translation: PointM = [rounded(pose.moveX, 9), rounded(pose.moveY, 9)];
  return {
    captureId: capture.id,
    floorIndex: capture.floorIndex,
    method,
    rotationDeg: rounded(turnDegOf(pose), 9),
    translation,
    translationXY: translation,
    residualM: misses.length === 0 ? null : rounded(rmsOf(misses), 9),
  };
}
