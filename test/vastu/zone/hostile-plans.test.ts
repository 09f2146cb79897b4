/** Plans that nobody should draw: whatever is sent is read, or refused by its field. And the time that the largest honest plan takes. */

import { describe, expect, it } from 'vitest';
import {
  northFrameOf,
  type PlanInput,
  type PointM,
  planOf,
  regionOf,
  ringOf,
} from '../../../packages/engine/src/vastu/plan/index.ts';
import {
  brahmasthanOf,
  entranceOf,
  mandalaOf,
  marmasOf,
  outsideWarningsOf,
  overlapsOf,
  padasOf,
  type SlopeInput,
  sectorsOf,
  shapeOf,
  sharesOf,
  slopeOf,
  zoneNamed,
  zoneOf,
  zonesOf,
} from '../../../packages/engine/src/vastu/zone/index.ts';
import { besiege, type Door } from '../../hostile.ts';
import { combOf } from '../drawings.ts';

/** Everything there is to say of a plan. */
function everything(input: PlanInput): unknown {
  const plan = planOf(input);
  const rooms = plan.rooms.filter((room) => room !== null);
  const ground = rooms.map((room) => [sharesOf(room, plan), sectorsOf(room, plan, 16)]);
  const door = entranceOf(plan);
  const whole = [
    zonesOf(plan),
    padasOf(plan),
    mandalaOf(plan, 64),
    marmasOf(plan),
    shapeOf(plan),
    brahmasthanOf(plan, rooms),
  ];
  return { plan, ground, door, whole, warnings: [outsideWarningsOf(plan), overlapsOf(plan)] };
}

const ring: readonly PointM[] = [
  [0, 0],
  [12, 0],
  [12, 9],
  [5, 9],
  [5, 14],
  [0, 14],
];
const room = {
  polygon: [
    [1, 1],
    [6, 1],
    [6, 6],
    [1, 6],
  ],
  holes: [
    [
      [2, 2],
      [3, 2],
      [3, 3],
    ],
  ],
} as const;
const plans: readonly PlanInput[] = [
  { plotPolygon: ring, bearingDeg: 33, doorXY: [12, 5], rooms: [room, {}, { polygon: ring }] },
  { width: 9, length: 12, facing: 'NE', doorXY: [3, 0] },
];
const doors: readonly Door[] = [
  ['planOf', planOf as never, plans.map((plan) => [plan])],
  ['everything', everything as never, plans.map((plan) => [plan])],
  ['ringOf', ((value: unknown) => ringOf(value, 'ring')) as never, [[ring]]],
  ['regionOf', ((a: unknown, b: unknown) => regionOf(a, b, 'room')) as never, [[room.polygon, room.holes]]],
  ['zoneOf', ((name: unknown) => zoneOf('zone', name)) as never, [['SE']]],
  [
    'slopeOf',
    ((slope: SlopeInput) => slopeOf(slope, northFrameOf(20))) as never,
    [
      [
        {
          levels: [
            [0, 0],
            [9, 1],
            [2, 8],
          ].map((pointXY, i) => ({ pointXY, levelM: i })),
        },
      ],
      [{ towards: 'NE' }],
    ],
  ],
];

describe('a siege of plans', () => {
  besiege(doors, { seed: 71 });

  it('names of zones are only text', () => {
    for (const name of ['__proto__', 'constructor', 'toString', '\ud800', 'n'.repeat(1e5)])
      expect(zoneNamed(name)).toBeNull();
  });
});

const boxCorners = (low: number, high: number): PointM[] => [
  [low, low],
  [high, low],
  [high, high],
  [low, high],
];
describe('work', () => {
  it('of 64 combs laid across a comb is bounded', () => {
    const comb = combOf(63, 1, 1, 126, 1);
    const across = comb.map(([x, y]): PointM => [y, x]);
    const plan = planOf({
      plotPolygon: comb,
      bearingDeg: 13,
      rooms: Array.from({ length: 64 }, (_, i) => ({ polygon: i % 2 === 0 ? across : comb })),
    });
    const begin = performance.now();
    const { warnings } = overlapsOf(plan);
    outsideWarningsOf(plan);
    brahmasthanOf(
      plan,
      plan.rooms.filter((found) => found !== null),
    );
    // Today 0.07 s.
    expect(performance.now() - begin).toBeLessThan(3000);
    expect(warnings.at(-1)?.code).toBe('OVERLAPS_NOT_ALL_CHECKED');
  });

  it('of two zigzags that cross on the middle sixty thousand times is bounded', () => {
    const along = Array.from({ length: 128 }, (_, i): PointM => [i * 0.8, (i % 2) * 100]);
    const zigzag = [...along, ...along.map(([x, y]): PointM => [x, y + 6]).reverse()];
    const across = zigzag.map(([x, y]): PointM => [y, x]);
    const plot = boxCorners(-100, 200);
    const plan = planOf({ plotPolygon: plot, bearingDeg: 31, rooms: [{ polygon: zigzag }, { polygon: across }] });
    const both = plan.rooms.filter((found) => found !== null);
    const begin = performance.now();
    const { blockedShare, areaInPlotM2 } = brahmasthanOf(plan, both);
    // Today 0.1 s; were every crossing told apart, tens of seconds.
    expect(performance.now() - begin).toBeLessThan(2000);
    const under = both.map((room) => brahmasthanOf(plan, [room]).blockedShare);
    expect(areaInPlotM2).toBeGreaterThan(1000);
    // Above the crossings' limit ground under both counts twice: a bound from above.
    expect(blockedShare).toBeCloseTo(
      under.reduce((sum, share) => sum + share, 0),
      9,
    );
  });
});
