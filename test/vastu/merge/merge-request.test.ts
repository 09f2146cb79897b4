/** What a merge refuses, and by which name; and any JSON in the place of anything. */
import { describe, expect, it } from 'vitest';
import { type CaptureMergeRequest, mergeCaptures } from '../../../packages/engine/src/vastu/merge/index.ts';
import type { Ring } from '../../../packages/engine/src/vastu/plan/index.ts';
import { besiege, type Door } from '../../hostile.ts';
import { readTruth } from '../../truth/ledger.ts';
import { payload, square, twoSquares } from './captures.ts';

const { captureMerge: worked } = readTruth('vastu/examples-dev.json') as unknown as {
  captureMerge: { input: CaptureMergeRequest };
};

describe('a request', () => {
  const refused = (change: object): { field: string; code: string } => {
    try {
      mergeCaptures({ ...twoSquares(), ...change } as CaptureMergeRequest);
    } catch (error) {
      return { field: (error as { field: string }).field, code: (error as { code: string }).code };
    }
    throw new Error('was not refused');
  };
  const bow: Ring = [
    [0, 0],
    [4, 4],
    [4, 0],
    [0, 4],
  ];
  const one = { id: 'A', floorIndex: 0, payload: payload(square(0, 0)) };

  it.each<[string, object]>([
    ['captures', { captures: [one] }],
    ['captures', { captures: Array.from({ length: 17 }, (_, i) => ({ ...one, id: `c${i}` })) }],
    ['captures[1].id', { captures: [one, one] }],
    ['captures[1].payload.outline.polygon[0]', { captures: [one, { ...one, id: 'B', payload: payload(bow) }] }],
    [
      'captures[1].payload.outline.polygon[1]',
      {
        captures: [
          one,
          {
            ...one,
            id: 'B',
            payload: payload([
              [0, 0],
              [Number.NaN, 1],
              [2, 2],
            ]),
          },
        ],
      },
    ],
    [
      'captures[0].payload.frame.north.referenceFrame',
      {
        captures: [
          { ...one, payload: payload(square(0, 0), { frame: { north: { referenceFrame: 'magnetic' } } }) },
          one,
        ],
      },
    ],
    [
      'captures[0].payload.frame.units',
      { captures: [{ ...one, payload: payload(square(0, 0), { frame: { units: 'feet' } }) }, one] },
    ],
    [
      'captures[0].payload.schema',
      { captures: [{ ...one, payload: payload(square(0, 0), { schema: 'roomCapture/2' }) }, one] },
    ],
    ['captures[0].floorIndex', { captures: [{ ...one, floorIndex: 0.5 }, one] }],
    ['links[0].toCaptureId', { links: [{ fromCaptureId: 'A', toCaptureId: 'Z' }] }],
    ['links[0].toCaptureId', { links: [{ fromCaptureId: 'A', toCaptureId: 'A' }] }],
    [
      'links[0].sharedDoors[0].toXY',
      { links: [{ fromCaptureId: 'A', toCaptureId: 'B', sharedDoors: [{ fromXY: [0, 0], toXY: [1] }] }] },
    ],
    [
      'floors[1].floorIndex',
      {
        floors: [
          { floorIndex: 0, elevationM: 0 },
          { floorIndex: 0, elevationM: 3 },
        ],
      },
    ],
    ['toleranceM', { toleranceM: 0 }],
    ['toleranceM', { toleranceM: -1 }],
    [
      'captures',
      {
        captures: Array.from({ length: 2 }, (_, i) => ({
          id: `c${i}`,
          floorIndex: 0,
          payload: payload(square(0, 0), {
            rooms: Array.from({ length: 60 }, () => ({ id: 'r', polygon: new Array(200).fill([0, 0]) })),
          }),
        })),
      },
    ],
  ])('is refused at %s', (field, change) => {
    expect(refused(change)).toMatchObject({ field, code: 'INVALID_OPTION' });
  });
});

describe('hostile requests', () => {
  const room = {
    id: 'r',
    label: 'hall',
    polygon: square(0, 0),
    heightM: 2.5,
    openings: [{ kind: 'door', centerXY: [0, 1], widthM: 0.9, heightM: 2.1, confidence: 1 }],
  };
  const rich: CaptureMergeRequest = {
    ...twoSquares({ floors: [{ floorIndex: 0, elevationM: 0, originXY: [0, 0], bearingDeg: 12 }] }),
    toleranceM: 0.1,
  };
  const withRooms = {
    ...rich,
    captures: [{ id: 'A', floorIndex: 0, payload: payload(square(0, 0), { rooms: [room] }) }, rich.captures[1]],
  };
  const doors: Door[] = [['mergeCaptures', mergeCaptures, [[worked.input], [twoSquares()], [withRooms]]]];
  besiege(doors, { seed: 20261121, alteredRuns: 1500 });
});
