/** Six worked examples, made in exact rationals and a second implementation: everything said of plot, zones, rooms, sectors, door and shape. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  boxCentreOf,
  cornersOf,
  northToPlan,
  type PlanInput,
  type PlanRoom,
  type PointM,
  planOf,
} from '../../../packages/engine/src/vastu/plan/index.ts';
import {
  entranceOf,
  outsidePlotShareOf,
  SECTOR_NAMES,
  sectorsOf,
  shapeOf,
  sharesOf,
  type Zone,
  zonesOf,
} from '../../../packages/engine/src/vastu/zone/index.ts';

interface Deviation {
  readonly direction: string;
  readonly bearingDeg: number;
  readonly areaPct: number;
  readonly runs: Readonly<Record<string, number>>;
  readonly kind: string;
  readonly severity: string;
}
interface Example {
  readonly id: string;
  readonly input: PlanInput;
  readonly expected: {
    readonly plot: {
      readonly areaM2: number;
      readonly vertexCountAfterCleaning: number;
      readonly areaCentroidPlan: PointM;
      readonly areaCentroidInside: boolean;
      readonly gridCentrePlan: PointM;
      readonly northBoxEN: readonly number[];
      readonly boxFill: number;
      readonly zoneAreasM2: Readonly<Record<Zone, number>>;
      readonly zoneFill: Readonly<Record<Zone, number>>;
    };
    readonly rooms: readonly (Readonly<Record<string, never>> & {
      readonly name: string;
      readonly areaM2: number;
      readonly centroidPlan: PointM;
      readonly zoneShares: Readonly<Partial<Record<Zone, number>>>;
      readonly outsideGridShare: number;
      readonly outsidePlotShare: number;
      readonly dominantZone: string;
      readonly dominantShare: number;
      readonly centroidBearingDeg: number;
    })[];
    readonly entrance: {
      readonly method: string;
      readonly side: string;
      readonly t: number;
      readonly pada: string;
      readonly index32: number;
      readonly zone9: string;
      readonly distanceToBoundaryM: number;
      readonly bearingFromCentroidDeg: number;
      readonly angularPada: string;
    };
    readonly shape: {
      readonly frameBearingDeg: number;
      readonly edgeConcentration: number;
      readonly rect: { readonly widthM: number; readonly lengthM: number; readonly fill: number };
      readonly aspect: number;
      readonly deviations: readonly Deviation[];
    };
  };
}

const file: { readonly tolerances: Readonly<Record<string, number>>; readonly examples: readonly Example[] } =
  JSON.parse(readFileSync(new URL('../../authorities/vastu/examples-dev.json', import.meta.url), 'utf8'));

/** Half a unit of the file's last decimal comes on top of each tolerance. */
const near = (got: number, want: number, tolerance: number, what: string): void =>
  expect(Math.abs(got - want), `${what}: ${got}, not ${want}`).toBeLessThanOrEqual(tolerance);

describe.each(file.examples)('$id', ({ input, expected }) => {
  const plan = planOf(input);
  const { areaM2, share, sectorShare, planPositionM, bearingDeg } = file.tolerances as Record<string, number> & {
    areaM2: number;
    share: number;
    sectorShare: number;
    planPositionM: number;
    bearingDeg: number;
  };

  it('has its plot and its zones', () => {
    const { plot } = expected;
    near(plan.areaM2, plot.areaM2, areaM2, 'area');
    expect(plan.plot.length).toBe(plot.vertexCountAfterCleaning);
    expect(plan.isCentroidInside).toBe(plot.areaCentroidInside);
    const middles = [
      [plan.centroid, plot.areaCentroidPlan],
      [boxCentreOf(plan.box), plot.gridCentrePlan],
    ] as const;
    for (const [point, want] of middles) {
      const drawn = northToPlan(point, plan.frame);
      // The file rounds to nine decimals; so near, not only to the millimetre it allows.
      near(drawn[0], want[0], planPositionM / 1e4, 'x');
      near(drawn[1], want[1], planPositionM / 1e4, 'y');
    }
    const box = plan.box;
    near((box.east - box.west) * (box.north - box.south) * plot.boxFill, plot.areaM2, 1e-6 * plot.areaM2, 'box');
    const corners = cornersOf(box).map((corner) => northToPlan(corner, plan.frame));
    const { sin, cos } = plan.frame;
    const [x, y] = corners[0] as PointM;
    near(x * cos + y * sin, plot.northBoxEN[0] as number, 1e-6, 'west');
    near(y * cos - x * sin, plot.northBoxEN[1] as number, 1e-6, 'south');
    for (const zone of zonesOf(plan)) {
      near(zone.areaM2, plot.zoneAreasM2[zone.zone], areaM2, zone.zone);
      near(zone.fillShare, plot.zoneFill[zone.zone], share, `${zone.zone} fill`);
    }
  });

  it('has its rooms where they are', () => {
    expected.rooms.forEach((want, i) => {
      const room = plan.rooms[i] as PlanRoom;
      near(room.areaM2, want.areaM2, areaM2, want.name);
      const drawn = northToPlan(room.centroid, plan.frame);
      near(drawn[0], want.centroidPlan[0], planPositionM / 1e4, 'x');
      near(drawn[1], want.centroidPlan[1], planPositionM / 1e4, 'y');
      const shares = sharesOf(room, plan);
      for (const [zone, got] of Object.entries(shares.zoneShares))
        near(got, want.zoneShares[zone as Zone] ?? 0, share, `${want.name} in ${zone}`);
      near(shares.outsideGridShare, want.outsideGridShare, share, 'outside the grid');
      near(outsidePlotShareOf(room, plan), want.outsidePlotShare, share, 'outside the plot');
      expect(shares.dominantZone).toBe(want.dominantZone);
      near(shares.dominantShare, want.dominantShare, share, 'largest');
    });
  });

  it.each([8, 16, 32] as const)('has its rooms in their sectors of %i', (resolution) => {
    expected.rooms.forEach((want, i) => {
      const sectors = sectorsOf(plan.rooms[i] as PlanRoom, plan, resolution);
      near(sectors.centroidBearingDeg, want.centroidBearingDeg, bearingDeg, want.name);
      const wanted: Readonly<Record<string, number>> = want[`sector${resolution}Shares`] as never;
      expect(Object.keys(sectors.shares)).toEqual(SECTOR_NAMES[resolution]);
      for (const [name, got] of Object.entries(sectors.shares))
        near(got, wanted[name] ?? 0, sectorShare, `${want.name} in ${name}`);
      // Of equal shares the file names either; so whichever we name holds as much.
      near(wanted[sectors.sector] ?? 0, wanted[want[`sector${resolution}`] as never] ?? 0, sectorShare, sectors.sector);
    });
  });

  it('has its door', () => {
    const want = expected.entrance;
    const door = entranceOf(plan);
    expect(door).toMatchObject({
      method: want.method,
      side: want.side,
      zone: want.zone9,
      angularPada: want.angularPada,
    });
    expect(door?.pada).toMatchObject({ code: want.pada, index: want.index32 });
    expect(door?.lengthPada).toBe(want.pada);
    expect(entranceOf(plan, 'angular-11.25')?.pada.code).toBe(want.angularPada);
    near(door?.sideShare ?? -1, want.t, 1e-8, 't');
    near(door?.distanceToBoundaryM ?? -1, want.distanceToBoundaryM, 1e-6, 'to the line');
    near(door?.bearingFromCentroidDeg ?? -1, want.bearingFromCentroidDeg, bearingDeg, 'bearing');
  });

  it('has its shape', () => {
    const want = expected.shape;
    const shape = shapeOf(plan);
    near(shape.frameBearingDeg, want.frameBearingDeg, bearingDeg, 'frame');
    near(shape.edgeConcentration, want.edgeConcentration, 1e-6, 'concentration');
    near(shape.rect.widthM, want.rect.widthM, 1e-6, 'width');
    near(shape.rect.lengthM, want.rect.lengthM, 1e-6, 'length');
    near(shape.rect.fillShare, want.rect.fill, 1e-6, 'fill');
    near(shape.aspect, want.aspect, 1e-6, 'aspect');
    expect(shape.deviations.length).toBe(want.deviations.length);
    for (const deviation of want.deviations) {
      const got = shape.deviations.find(({ direction }) => direction === deviation.direction);
      expect(got).toMatchObject({ kind: deviation.kind, severity: deviation.severity });
      const runs: Readonly<Record<string, number>> = got?.runs ?? {};
      expect(Object.keys(runs).sort()).toEqual(Object.keys(deviation.runs).sort());
      for (const [side, run] of Object.entries(deviation.runs)) near(runs[side] ?? -1, run, 5e-5, side);
      near(got?.areaPct ?? -1, deviation.areaPct, 5e-5, 'per cent');
      near(got?.bearingDeg ?? -1, deviation.bearingDeg, 5e-4, 'bearing');
    }
  });
});
