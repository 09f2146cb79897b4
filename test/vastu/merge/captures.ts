/** Captures to merge: squares, and what a capture that was moved sees. */
import type { CaptureMergeRequest } from '../../../packages/engine/src/vastu/merge/index.ts';
import type { PointM, Ring } from '../../../packages/engine/src/vastu/plan/index.ts';

export interface Move {
  readonly deg: number;
  readonly x: number;
  readonly y: number;
}
/** A point of the building as a capture that was moved has it. */
export const seenBy = ({ deg, x, y }: Move, [px, py]: PointM): PointM => {
  const [c, s] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
  return [c * (px - x) + s * (py - y), -s * (px - x) + c * (py - y)];
};
export const payload = (outline: Ring, more: object = {}): object => ({
  captureId: 'c',
  frame: { units: 'metres', axes: '+X east,+Y true north', north: { referenceFrame: 'true' } },
  outline: { polygon: outline, source: 'traced' },
  rooms: [],
  attestation: 'caller-reported',
  ...more,
});
export const square = (x: number, y: number, side = 4): Ring => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];
/** Two squares side by side, the second's own frame being that of the first. */
export const twoSquares = (more: object = {}): CaptureMergeRequest => ({
  captures: [
    { id: 'A', floorIndex: 0, payload: payload(square(0, 0)) },
    { id: 'B', floorIndex: 0, payload: payload(square(4, 0)) },
  ],
  links: [
    {
      fromCaptureId: 'A',
      toCaptureId: 'B',
      controlPoints: [
        { fromXY: [4, 0], toXY: [4, 0] },
        { fromXY: [4, 4], toXY: [4, 4] },
      ],
    },
  ],
  ...more,
});
