/** What must hold for every plan: shares are one whole, and how a plan is drawn changes nothing that is said of the house. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isInside,
  type PlanInput,
  type PlanRoom,
  type PointM,
  planOf,
} from '../../../packages/engine/src/vastu/plan/index.ts';
import {
  brahmasthanOf,
  devataSharesOf,
  entranceOf,
  mandalaOf,
  outsidePlotShareOf,
  overlapsOf,
  padaAt,
  padasOf,
  sectorsOf,
  shapeOf,
  sharesOf,
  ZONES,
  type Zone,
  zoneAt,
  zonesOf,
} from '../../../packages/engine/src/vastu/zone/index.ts';
import { drawing, redrawn, turned } from '../drawings.ts';

/** Every figure said of a plan that does not name a place on the paper, in one flat list. */
function figuresOf(input: PlanInput): readonly number[] {
  const plan = planOf(input);
  const rooms = plan.rooms as readonly PlanRoom[];
  const shape = shapeOf(plan);
  const door = entranceOf(plan);
  return [
    plan.areaM2,
    ...zonesOf(plan).flatMap(({ areaM2, fillShare }) => [areaM2, fillShare]),
    ...rooms.flatMap((room) => [
      room.areaM2,
      ...Object.values(sharesOf(room, plan).zoneShares),
      sharesOf(room, plan).outsideGridShare,
      outsidePlotShareOf(room, plan),
      ...([8, 16, 32] as const).flatMap((n) => Object.values(sectorsOf(room, plan, n).shares)),
    ]),
    door?.distanceToBoundaryM ?? 0,
    // Along the whole rim and about the whole circle, so that neither jumps at a corner.
    ...wave((('ESWN'.indexOf(door?.side ?? 'E') + (door?.sideShare ?? 0)) / 4) * 360),
    ...wave(door?.bearingFromCentroidDeg ?? 0),
    ...mandalaOf(plan, 81).map(({ areaM2 }) => areaM2),
    ...mandalaOf(plan, 64).map(({ areaM2 }) => areaM2),
    ...overlapsOf(plan).overlaps.map(({ areaM2 }) => areaM2),
    brahmasthanOf(plan, rooms).blockedShare,
    shape.edgeConcentration,
  ];
}
const wave = (deg: number): readonly [number, number] => [
  Math.cos((deg * Math.PI) / 180),
  Math.sin((deg * Math.PI) / 180),
];

/** Largest difference of two plans' figures. */
function difference(a: PlanInput, b: PlanInput): number {
  const [x, y] = [figuresOf(a), figuresOf(b)];
  // Overlaps of rooms that only touch may come and go as dust.
  if (x.length !== y.length)
    return Math.min(
      ...[...overlapsOf(planOf(a)).overlaps, ...overlapsOf(planOf(b)).overlaps].map(({ areaM2 }) => areaM2),
    );
  return Math.max(...x.map((value, i) => Math.abs(value - (y[i] as number))));
}
/** A law, and the largest change it may make: areas of up to 300 m² in doubles leave 1e-9 far behind. */
const law = (
  seed: number,
  change: (input: Required<Pick<PlanInput, 'bearingDeg'>> & PlanInput) => PlanInput,
  most = 1e-8,
): void => {
  let worst = 0;
  fc.assert(
    fc.property(drawing, (input) => {
      worst = Math.max(worst, difference(input, change(input)));
    }),
    { seed, numRuns: 50 },
  );
  expect(worst).toBeLessThan(most);
};
const same = (point: PointM): PointM => point;
const rings = (input: PlanInput, change: (ring: readonly PointM[]) => readonly PointM[]): PlanInput => ({
  ...input,
  plotPolygon: change(input.plotPolygon ?? []),
  rooms: (input.rooms ?? []).map(({ polygon = [] }) => ({ polygon: change(polygon) })),
});

describe('shares', () => {
  it('are one whole: zones with what lies outside the grid, sectors, and the gods’ grounds', () => {
    fc.assert(
      fc.property(drawing, (input) => {
        const plan = planOf(input);
        const sum = (values: Readonly<Record<string, number>>): number =>
          Object.values(values).reduce((a, b) => a + b, 0);
        for (const room of plan.rooms as readonly PlanRoom[]) {
          const { zoneShares, outsideGridShare, dominantZone, dominantShare } = sharesOf(room, plan);
          expect(Object.keys(zoneShares)).toEqual(ZONES);
          expect(Math.abs(sum(zoneShares) + outsideGridShare - 1)).toBeLessThan(1e-8);
          expect(dominantShare).toBe(dominantZone === null ? 0 : zoneShares[dominantZone]);
          for (const n of [8, 16, 32] as const)
            expect(Math.abs(sum(sectorsOf(room, plan, n).shares) - 1)).toBeLessThan(1e-7);
          for (const size of [81, 64] as const)
            expect(Math.abs(sum(devataSharesOf(room, plan, size)) + outsideGridShare - 1)).toBeLessThan(1e-7);
        }
      }),
      { seed: 21, numRuns: 100 },
    );
  });

  it('of zones are those of the padas they are made of, and the plot is the sum of either', () => {
    fc.assert(
      fc.property(drawing, (input) => {
        const plan = planOf(input);
        const zones = zonesOf(plan);
        const padas = padasOf(plan, 81);
        for (const { zone, areaM2 } of zones) {
          const place = ZONES.indexOf(zone);
          const own = padas.filter(
            ({ row, column }) =>
              Math.floor((row - 1) / 3) === Math.floor(place / 3) && Math.floor((column - 1) / 3) === place % 3,
          );
          expect(own.length).toBe(9);
          expect(Math.abs(own.reduce((sum, pada) => sum + pada.areaM2, 0) - areaM2)).toBeLessThan(1e-9);
        }
        for (const areas of [zones, padas, padasOf(plan, 64), mandalaOf(plan, 81), mandalaOf(plan, 64)])
          expect(Math.abs(areas.reduce((sum, { areaM2 }) => sum + areaM2, 0) - plan.areaM2)).toBeLessThan(1e-8);
      }),
      { seed: 22, numRuns: 60 },
    );
  });

  it('nest: eight sectors are made of sixteen, and those of thirty-two', () => {
    fc.assert(
      fc.property(drawing, (input) => {
        const plan = planOf(input);
        const room = plan.rooms[0] as PlanRoom;
        const [by8, by16, by32] = ([8, 16, 32] as const).map((n) => sectorsOf(room, plan, n).shares) as Record<
          string,
          number
        >[];
        expect(by16?.['N']).toBeCloseTo((by32?.['N4'] ?? 0) + (by32?.['N5'] ?? 0), 7);
        expect(by16?.['NNE']).toBeCloseTo((by32?.['N6'] ?? 0) + (by32?.['N7'] ?? 0), 7);
        expect(by16?.['NE']).toBeCloseTo((by32?.['N8'] ?? 0) + (by32?.['E1'] ?? 0), 7);
        expect(by8?.['N']).toBeCloseTo(
          ['N3', 'N4', 'N5', 'N6'].reduce((sum, name) => sum + (by32?.[name] ?? 0), 0),
          7,
        );
      }),
      { seed: 23, numRuns: 50 },
    );
  });

  it('agree with points at random: zone, sector, pada, and outside the plot', () => {
    fc.assert(
      fc.property(drawing, (input) => {
        const plan = planOf(input);
        const room = plan.rooms[0] as PlanRoom;
        const count: Record<string, number> = {};
        const { west, south, east, north } = room.box;
        let inside = 0;
        for (let k = 1; k <= 12000; k++) {
          const point: PointM = [
            west + (east - west) * ((k * 0.7548776662466927) % 1),
            south + (north - south) * ((k * 0.5698402909980532) % 1),
          ];
          if (!isInside(point, room.region)) continue;
          inside++;
          const zone = zoneAt(point, plan) ?? 'outside';
          const [dE, dN] = [point[0] - plan.centroid[0], point[1] - plan.centroid[1]];
          const bearing = (Math.atan2(dE, dN) * 180) / Math.PI;
          const fine = Math.floor((((bearing - 45 + 720) % 360) / 360) * 32);
          const names = [
            zone,
            `sector ${fine}`,
            `81 ${padaAt(point, plan, 81)?.devata}`,
            `64 ${padaAt(point, plan, 64)?.devata}`,
          ];
          if (!isInside(point, { outer: plan.plot, holes: [] })) names.push('off');
          for (const name of names) count[name] = (count[name] ?? 0) + 1;
        }
        const near = (name: string, share: number): void =>
          // At least 2000 points fall inside: five standard deviations are at most 0.056.
          expect(Math.abs((count[name] ?? 0) / inside - share), name).toBeLessThan(0.056);
        const shares = sharesOf(room, plan);
        for (const zone of ZONES) near(zone, shares.zoneShares[zone]);
        near('outside', shares.outsideGridShare);
        near('off', outsidePlotShareOf(room, plan));
        Object.values(sectorsOf(room, plan, 32).shares).forEach((share, k) => near(`sector ${k}`, share));
        for (const size of [81, 64] as const)
          for (const [id, share] of Object.entries(devataSharesOf(room, plan, size))) near(`${size} ${id}`, share);
      }),
      { seed: 24, numRuns: 15 },
    );
  });
});

describe('nothing changes', () => {
  it('when drawing and bearing turn together', () => {
    for (const [seed, deg] of [
      [31, 90],
      [32, 37.3],
      [33, 211.7],
    ] as const)
      law(seed, (input) => redrawn(input, turned(deg), (input.bearingDeg + deg) % 360));
  });
  it('when the list runs the other way or starts elsewhere', () => {
    law(34, (input) => rings(input, (ring) => [...ring].reverse()));
    law(35, (input) => rings(input, (ring) => [...ring.slice(2), ...ring.slice(0, 2)]));
  });
  it('when walls have points along them', () => {
    law(36, (input) =>
      rings(input, (ring) =>
        ring.flatMap((a, i) => {
          const b = ring[(i + 1) % ring.length] as PointM;
          return [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]];
        }),
      ),
    );
  });
  it('when the list is closed and points are sent twice', () => {
    law(37, (input) => rings(input, (ring) => [...ring.flatMap((point) => [point, point]), ring[0] as PointM]));
  });
  it('when the drawing lies in projected coordinates', () => {
    // A double near three million has steps of 5e-10, so the drawing itself moves by that much.
    law(38, (input) => redrawn(input, ([x, y]) => [x + 500_010, y + 3_100_020], input.bearingDeg), 1e-6);
  });
  it('but areas, when it is a thousand times larger', () => {
    fc.assert(
      fc.property(drawing, (input) => {
        const small = planOf(redrawn(input, ([x, y]) => [x / 3, y / 3], input.bearingDeg));
        const large = planOf(redrawn(input, ([x, y]) => [x * 333, y * 333], input.bearingDeg));
        for (let i = 0; i < small.rooms.length; i++) {
          const [a, b] = [sharesOf(small.rooms[i] as PlanRoom, small), sharesOf(large.rooms[i] as PlanRoom, large)];
          for (const zone of ZONES) expect(a.zoneShares[zone]).toBeCloseTo(b.zoneShares[zone], 8);
        }
        expect(entranceOf(small)?.sideShare).toBeCloseTo(entranceOf(large)?.sideShare ?? -1, 8);
      }),
      { seed: 39, numRuns: 100 },
    );
  });
  it('at all when nothing was changed', () => {
    law(40, (input) => redrawn(input, same, input.bearingDeg), Number.MIN_VALUE);
  });
});

describe('a mirror', () => {
  const across: Readonly<Record<Zone, Zone>> = {
    NW: 'NE',
    N: 'N',
    NE: 'NW',
    W: 'E',
    CENTER: 'CENTER',
    E: 'W',
    SW: 'SE',
    S: 'S',
    SE: 'SW',
  };

  it('swaps west and east, in zones, sectors and doors', () => {
    fc.assert(
      fc.property(drawing, (input) => {
        const [plan, mirrored] = [
          planOf(input),
          planOf(redrawn(input, ([x, y]) => [-x, y], (360 - input.bearingDeg) % 360)),
        ];
        for (let i = 0; i < plan.rooms.length; i++) {
          const [a, b] = [plan.rooms[i] as PlanRoom, mirrored.rooms[i] as PlanRoom];
          const [shares, other] = [sharesOf(a, plan).zoneShares, sharesOf(b, mirrored).zoneShares];
          for (const zone of ZONES) expect(other[across[zone]]).toBeCloseTo(shares[zone], 8);
          const [sectors, others] = [sectorsOf(a, plan, 8).shares, sectorsOf(b, mirrored, 8).shares];
          for (const zone of ZONES)
            if (zone !== 'CENTER') expect(others[across[zone]]).toBeCloseTo(sectors[zone] ?? -1, 7);
        }
        const [door, other] = [entranceOf(plan), entranceOf(mirrored)];
        if (door === null || other === null || door.sideShare < 1e-6 || door.sideShare > 1 - 1e-6) return;
        expect(other.side).toBe({ E: 'W', W: 'E', N: 'N', S: 'S' }[door.side]);
        expect(other.sideShare).toBeCloseTo(1 - door.sideShare, 8);
      }),
      { seed: 41, numRuns: 150 },
    );
  });

  it('is noticed: a turn the wrong way would not pass', () => {
    // A room in the right half of a drawing whose +Y points east lies in the south.
    const plan = planOf({
      plotPolygon: [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 9],
      ],
      bearingDeg: 90,
      rooms: [
        {
          polygon: [
            [6, 3],
            [9, 3],
            [9, 6],
            [6, 6],
          ],
        },
      ],
    });
    expect(sharesOf(plan.rooms[0] as PlanRoom, plan).dominantZone).toBe('S');
    expect(sectorsOf(plan.rooms[0] as PlanRoom, plan, 8).sector).toBe('S');
  });
});
