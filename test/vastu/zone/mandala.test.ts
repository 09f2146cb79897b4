import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areaOf, boxCentreOf, type PointM, planOf, type Ring } from '../../../packages/engine/src/vastu/plan/index.ts';
import {
  brahmasthanOf,
  DEVATAS_64,
  DEVATAS_81,
  devataSharesOf,
  type MandalaSize,
  mandalaOf,
  marmasOf,
  padaAt,
  padasOf,
  ZONE_TABLE,
  ZONES,
} from '../../../packages/engine/src/vastu/zone/index.ts';
import { turned } from '../drawings.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../authorities/vastu/${name}`, import.meta.url), 'utf8'));
const house = planOf({
  plotPolygon: [
    [0, 0],
    [9, 0],
    [9, 18],
    [0, 18],
  ],
  bearingDeg: 0,
});

describe('the tables', () => {
  it('of 81 padas are those of the file, and fill the grid', () => {
    const file = read('devatas-81.json');
    const ours = DEVATAS_81.map((row) => ({
      n: row.number,
      id: row.id,
      name: row.name,
      ring: row.ring,
      role: row.ring === 'outer' ? 'outer' : 'inner',
      side: row.side,
      entrance: row.entrance,
      padas: row.padas,
      padaCount: row.padas.length,
      zone: row.zone,
      mayamataName: row.mayamataName,
      source: row.locus,
      classification: row.classification,
    }));
    expect(ours).toEqual(file.devatas);
    expect(padasOf(house).map(({ devatas }) => devatas)).toEqual(file.grid9x9.flat().map((id: string) => [id]));
    const counts = DEVATAS_81.map(({ padas }) => padas.length);
    expect([1, 2, 3, 9].map((n) => counts.filter((count) => count === n).length)).toEqual([20, 20, 4, 1]);
  });

  it('of 64 padas are those of the file, and every shared pada has two halves', () => {
    const file = read('devatas-64.json');
    const ours = DEVATAS_64.map(({ id, name, padas, sharedPada, padaCount }) => ({
      id,
      name,
      padaCount,
      parts: [...padas.map((pada) => [pada, 1]), ...(sharedPada === null ? [] : [[sharedPada, 0.5]])],
    }));
    const theirs = file.devatas.map(
      ({
        id,
        name,
        padaCount,
        parts,
      }: {
        id: string;
        name: string;
        padaCount: number;
        parts: { pada: number[]; share: number }[];
      }) => ({
        id,
        name,
        padaCount,
        parts: parts.map(({ pada, share }) => [pada, share]),
      }),
    );
    expect(ours).toEqual(theirs);
    expect(DEVATAS_64.reduce((sum, { padaCount }) => sum + padaCount, 0)).toBe(64);
    const shared = padasOf(house, 64).filter(({ devatas }) => devatas.length === 2);
    expect(shared.length).toBe(12);
    expect(padasOf(house, 64).every(({ devatas }) => devatas.length === 1 || devatas.length === 2)).toBe(true);
  });

  it('of zones are those of the file', () => {
    const ours = ZONES.map((zone) => ZONE_TABLE[zone]);
    for (const want of read('zones-9.json')) {
      const row = ours.find(({ zone }) => zone === want.zone);
      expect(row).toMatchObject({
        deity: want.deity,
        deityClassification: want.deityClassification,
        element: want.element,
        elementClassification: want.elementClassification,
      });
      expect(row?.deitySource.slice(0, 7)).toBe(want.deitySource.slice(0, 7));
    }
  });
});

describe('the grounds', () => {
  it('of 81 begin in the north-west; the plate counts from the north-east', () => {
    const padas = padasOf(house);
    expect(padas[0]).toMatchObject({
      id: 'r1c1',
      plateNumber: 73,
      devatas: ['roga'],
      areaM2: 2,
      fillShare: 1,
      cell: { west: 0, south: 16, east: 1, north: 18 },
    });
    const plate = (number: number) => padas.find(({ plateNumber }) => plateNumber === number)?.id;
    expect([1, 9, 73, 81].map(plate)).toEqual(['r1c9', 'r9c9', 'r1c1', 'r9c1']);
    expect(mandalaOf(house).find(({ id }) => id === 'brahma')).toMatchObject({
      padaCount: 9,
      areaM2: 18,
      fillShare: 1,
    });
  });

  it('of 64 divide corner padas by the diagonal: going clockwise, the first holds the half before it', () => {
    // North-east corner: Diti is north’s last, Shikhin east’s first.
    expect(padaAt([8.9, 17.9], house, 64)).toEqual({ row: 1, column: 8, devata: 'diti' });
    expect(padaAt([8.2, 17.9], house, 64)?.devata).toBe('diti');
    expect(padaAt([8.95, 16], house, 64)?.devata).toBe('shikhin');
    expect(padaAt([8.95, 0.3], house, 64)?.devata).toBe('antariksha');
    expect(padaAt([8.2, 0.1], house, 64)?.devata).toBe('anila');
    expect(padaAt([0.5, 0.1], house, 64)?.devata).toBe('mriga');
    expect(padaAt([0.1, 1], house, 64)?.devata).toBe('pitri');
    expect(padaAt([0.1, 17], house, 64)?.devata).toBe('papayakshman');
    expect(padaAt([0.5, 17.9], house, 64)?.devata).toBe('roga');
    expect(padaAt([9.1, 3], house, 64)).toBeNull();
    // The same for ground, not only for points: the northern edge of that pada is Diti’s, the eastern Shikhin’s.
    const shares = (west: number, south: number, east: number, north: number) =>
      devataSharesOf(
        {
          outer: [
            [west, south],
            [east, south],
            [east, north],
            [west, north],
          ],
          holes: [],
        },
        house,
        64,
      );
    expect(shares(8, 17.8, 8.8, 18)).toEqual({ diti: 1 });
    expect(shares(8.9, 16, 9, 17.5)).toEqual({ shikhin: 1 });
    for (const { padaCount, parts, areaM2 } of mandalaOf(house, 64)) {
      expect(areaM2).toBeCloseTo((padaCount * 162) / 64, 12);
      expect(parts.reduce((sum: number, part: Ring) => sum + areaOf(part), 0)).toBeCloseTo(areaM2, 12);
    }
  });

  it('come in two sizes', () => {
    for (const call of [padasOf, mandalaOf])
      expect(() => call(house, 49 as MandalaSize)).toThrow(
        expect.objectContaining({ code: 'INVALID_OPTION', allowed: '81, 64' }),
      );
  });
});

describe('the middle', () => {
  it('is a ninth of the box, drawn where it lies on the paper', () => {
    const plan = planOf({
      plotPolygon: [
        [100, 0],
        [109, 0],
        [109, 9],
        [100, 9],
      ],
      bearingDeg: 90,
    });
    const { polygon, areaInPlotM2, blockedShare } = brahmasthanOf(plan);
    expect([areaInPlotM2, blockedShare]).toEqual([9, 0]);
    const xs = polygon.map(([x]) => x);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([103, 106]);
  });

  it('is blocked by what stands on its ground, once where rooms overlap', () => {
    const room = (...polygon: PointM[]) => ({ polygon });
    const plan = planOf({
      plotPolygon: [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 9],
      ],
      bearingDeg: 0,
      rooms: [
        room([3, 3], [6, 3], [6, 4], [3, 4]),
        room([4, 2], [5, 2], [5, 6], [4, 6]),
        room([6, 3], [9, 3], [9, 6], [6, 6]),
      ],
    });
    const [a, b, c] = plan.rooms;
    if (!a || !b || !c) throw new Error('three rooms');
    expect(brahmasthanOf(plan, [a]).blockedShare).toBeCloseTo(1 / 3, 14);
    expect(brahmasthanOf(plan, [a, b, c]).blockedShare).toBeCloseTo((3 + 3 - 1) / 9, 14);
    expect(brahmasthanOf(plan, [c]).blockedShare).toBe(0);
  });

  it('without ground of the plot is not blocked', () => {
    const u: readonly PointM[] = [
      [0, 0],
      [9, 0],
      [9, 9],
      [6, 9],
      [6, 3],
      [3, 3],
      [3, 9],
      [0, 9],
    ];
    const plan = planOf({
      plotPolygon: u,
      bearingDeg: 0,
      rooms: [
        {
          polygon: [
            [0, 0],
            [9, 0],
            [9, 9],
            [0, 9],
          ],
        },
      ],
    });
    expect(
      brahmasthanOf(
        plan,
        plan.rooms.filter((room) => room !== null),
      ),
    ).toMatchObject({ areaInPlotM2: 0, blockedShare: 0 });
    // A slot as wide as the middle, drawn at every bearing: rounding leaves dust of ground, and a share of dust would be anything.
    for (let deg = 0; deg < 360; deg += 7) {
      const slotted = planOf({
        plotPolygon: u.map(([x, y]): PointM => [x * 0.307, y]).map(turned(deg)),
        bearingDeg: deg,
        rooms: [{ polygon: u.map(([x, y]): PointM => [x, y + 1]).map(turned(deg)) }],
      });
      const rooms = slotted.rooms.filter((room) => room !== null);
      expect(brahmasthanOf(slotted, rooms).blockedShare).toBe(0);
    }
  });
});

describe('the marmas', () => {
  it('are nine crossings of six lines that join rim gods, the middle one in the middle', () => {
    const { lines, points } = marmasOf(house);
    expect([lines.length, points.length]).toEqual([6, 9]);
    for (const { between, fromXY, toXY } of lines) {
      for (const [id, at] of [
        [between[0], fromXY],
        [between[1], toXY],
      ] as const)
        expect(padaAt(at, house)?.devata).toBe(id);
      // Each line passes three of the points.
      const on = points.filter(
        ({ pointXY: [x, y] }) =>
          Math.abs((toXY[0] - fromXY[0]) * (y - fromXY[1]) - (toXY[1] - fromXY[1]) * (x - fromXY[0])) < 1e-9,
      );
      expect(on.length).toBe(3);
    }
    expect(points.find(({ pada }) => pada === 'r5c5')?.pointXY).toEqual(boxCentreOf(house.box));
    expect(points.every(({ isInPlot }) => isInPlot)).toBe(true);
  });
});
