import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { marginOf, outcomesWithin } from '../../../packages/engine/src/vastu/assess/cover.ts';
import { doubtfulPoint, doubtfulRoom } from '../../../packages/engine/src/vastu/assess/doubtful.ts';
import { doubtfulDoor, padaOf, zoneOfDoor } from '../../../packages/engine/src/vastu/assess/doubtful-door.ts';
import { type Assessed, assess } from '../../../packages/engine/src/vastu/assess/index.ts';
import { type PlanInput, type PlanRoom, type PointM, planOf } from '../../../packages/engine/src/vastu/plan/index.ts';
import { entranceOf, sharesOf, zoneAt } from '../../../packages/engine/src/vastu/zone/index.ts';
import { anyHouse, HOUSE, rectangle } from './houses.ts';

const planAt = (house: object, bearingDeg: number) =>
  planOf({ ...house, bearingDeg: ((bearingDeg % 360) + 360) % 360 } as PlanInput);

describe('what can be when a bearing is off', () => {
  test.prop([anyHouse, fc.constantFrom(0.5, 3, 8), fc.integer({ min: -100, max: 100 })], {
    seed: 20261122,
    numRuns: 150,
  })('misses no zone and no door that a turn within the error brings', (house, error, hundredths) => {
    const plan = planAt(house, house.bearingDeg ?? 0);
    const turned = planAt(house, (house.bearingDeg ?? 0) + (error * hundredths) / 100);
    for (const room of plan.rooms as readonly PlanRoom[]) {
      const outcomes = outcomesWithin(doubtfulRoom(room.region, plan), error, 0);
      const zone = sharesOf(turned.rooms[room.index] as PlanRoom, turned).dominantZone ?? 'outside';
      expect([...outcomes]).toContain(zone);
    }
    const doors = [...outcomesWithin(doubtfulDoor(plan.door as PointM, plan), error, 0)];
    const door = entranceOf(turned);
    expect(doors.map(padaOf)).toContain(door?.pada.index);
    expect(doors.map(zoneOfDoor)).toContain(door?.zone);
  });

  test.prop([anyHouse, fc.integer({ min: 2, max: 64 })], { seed: 20261122, numRuns: 30 })(
    'misses nothing among many rooms, where each is looked at less finely',
    (house, among) => {
      const plan = planAt(house, house.bearingDeg ?? 0);
      for (const { region } of plan.rooms as readonly PlanRoom[]) {
        const coarse = outcomesWithin(doubtfulRoom(region, plan, among), 8, 0.3);
        for (const zone of outcomesWithin(doubtfulRoom(region, plan), 8, 0.3)) expect([...coarse]).toContain(zone);
      }
    },
  );

  it('is looked at within bounds, however many rooms of however many corners are asked about', () => {
    for (const corners of [4, 60, 150]) {
      const circle = Array.from({ length: corners }, (_, i): PointM => {
        const turn = (2 * Math.PI * i) / corners;
        return [4 + 2.9 * Math.cos(turn), 7 + 2.9 * Math.sin(turn)];
      });
      const plan = planAt({ ...HOUSE, rooms: [{ name: 'Hall', roomType: 'living', polygon: circle }] }, 7);
      const doubtful = doubtfulRoom((plan.rooms[0] as PlanRoom).region, plan, 64);
      let looked = 0;
      const counted = {
        ...doubtful,
        within: (doubt: Parameters<typeof doubtful.within>[0]) => {
          looked += corners + 30;
          return doubtful.within(doubt);
        },
      };
      outcomesWithin(counted, 180, 5);
      marginOf(counted, 22.5);
      expect(64 * looked).toBeLessThan(1_000_000);
    }
  });

  test.prop([anyHouse, fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 100 })], {
    seed: 20261122,
    numRuns: 100,
  })('misses no zone and no door that a move within the error brings', (house, directionDeg, hundredths) => {
    const reach = 0.6;
    const length = (reach * hundredths) / 100;
    const [east, north] = [length * Math.sin(directionDeg), length * Math.cos(directionDeg)];
    const plan = planAt(house, house.bearingDeg ?? 0);
    const move = ([e, n]: PointM): PointM => [e + east, n + north];
    for (const { region } of plan.rooms as readonly PlanRoom[]) {
      const moved = { outer: region.outer.map(move), holes: [] };
      const outcomes = outcomesWithin(doubtfulRoom(region, plan), 0, reach);
      expect([...outcomes]).toContain(sharesOf(moved, plan).dominantZone ?? 'outside');
      const corner = region.outer[0] as PointM;
      const points = outcomesWithin(doubtfulPoint(corner, plan), 0, reach);
      expect([...points]).toContain(zoneAt(move(corner), plan) ?? 'outside');
    }
    const door = entranceOf({ ...plan, door: move(plan.door as PointM) });
    const doors = [...outcomesWithin(doubtfulDoor(plan.door as PointM, plan), 0, reach)];
    expect(doors.map(padaOf)).toContain(door?.pada.index);
  });

  test.prop([anyHouse], { seed: 20261122, numRuns: 60 })(
    'ends where the margin says: nothing changes before it, something just after',
    (house) => {
      const plan = planAt(house, house.bearingDeg ?? 0);
      for (const room of plan.rooms as readonly PlanRoom[]) {
        const home = sharesOf(room, plan).dominantZone;
        const margin = marginOf(doubtfulRoom(room.region, plan), 22.5);
        const zoneAfter = (turnDeg: number) => {
          const turned = planAt(house, plan.frame.bearingDeg + turnDeg);
          return sharesOf(turned.rooms[room.index] as PlanRoom, turned).dominantZone;
        };
        for (const part of [0.25, 0.5, 0.9, 0.999])
          for (const sign of [1, -1]) if (margin > 0.002) expect(zoneAfter(sign * margin * part)).toBe(home);
        // 0.003° past it: the margin is told to the thousandth below, and found to a thousandth.
        if (margin < 22.49)
          expect([zoneAfter(margin + 0.003), zoneAfter(-margin - 0.003)].some((zone) => zone !== home)).toBe(true);
      }
    },
  );

  it('finds the turn at which a door of a square passes from one pada to the next', () => {
    // 10 × 10 m, door at the middle of the north side: it stands on the border of N4 and N5, and any turn leaves it.
    const onBorder = planAt({ plotPolygon: rectangle(0, 0, 10, 10), doorXY: [5, 10] }, 0);
    expect(marginOf(doubtfulDoor([5, 10], onBorder), 22.5)).toBe(0);
    // At [5.625, 10] it is in the middle of N5. Turning by t, the half box is 5 (cos t + sin t); the ray meets it at u/v = tan(t0 + t), tan t0 = 1/8,
    // and N5 ends at u/v = 0 and 1/4: t = −atan(1/8) = −7.125° and atan(1/4) − atan(1/8) = 6.911°.
    const inside = planAt({ plotPolygon: rectangle(0, 0, 10, 10), doorXY: [5.625, 10] }, 0);
    expect(marginOf(doubtfulDoor([5.625, 10], inside), 22.5)).toBeCloseTo(6.911, 2);
  });
});

describe('the uncertainty of an assessment', () => {
  const asked = (change: object) => (assess({ ...HOUSE, ...change }) as Assessed).uncertainty;

  it('is there when an error was admitted, and only then', () => {
    expect(asked({})).toBeUndefined();
    expect(asked({ headingErrorDeg: 0 })).toMatchObject({ stable: true, rulesChanged: false });
    expect(asked({ positionErrorM: 0.1 })?.bounds).toEqual({ headingErrorDeg: 0, positionErrorM: 0.1 });
  });

  it('tells each drawn room and the door, with what is possible', () => {
    const uncertainty = asked({ headingErrorDeg: 10, positionErrorM: 0.2 });
    expect(uncertainty?.pointResult).toEqual({ score: 99, grade: 'A' });
    expect(uncertainty?.results.map(({ id }) => id)).toEqual([...HOUSE.rooms.map((_, i) => `rooms[${i}]`), 'entrance']);
    const door = uncertainty?.results.at(-1);
    expect(door?.possiblePadas).toEqual([27, 28, 29]);
    expect(uncertainty?.stable).toBe(false);
    for (const { pointResult, possibleZones, stable } of uncertainty?.results.slice(0, -1) ?? []) {
      expect(possibleZones).toContain(pointResult);
      expect(stable).toBe(possibleZones.length === 1);
    }
  });

  it('grows with the error', () => {
    let before = 0;
    for (const headingErrorDeg of [0, 1, 5, 20, 90, 180]) {
      const count =
        asked({ headingErrorDeg })?.results.reduce((sum, { possibleZones }) => sum + possibleZones.length, 0) ?? 0;
      expect(count).toBeGreaterThanOrEqual(before);
      before = count;
    }
    expect(before).toBeGreaterThan(HOUSE.rooms.length * 4);
  });

  it('takes a room’s own error before the common one', () => {
    const rooms = HOUSE.rooms.map((room, i) => (i === 0 ? { ...room, headingErrorDeg: 90 } : room));
    const results = asked({ rooms, headingErrorDeg: 0 })?.results ?? [];
    expect(results[0]).toMatchObject({ headingErrorDeg: 90, stable: false });
    expect(results.slice(1).every(({ stable }) => stable)).toBe(true);
  });

  it('is plain where the bearing comes from the way the front looks: half of a direction either way', () => {
    const form = {
      inputSource: 'plan-derived',
      width: 12,
      length: 18,
      facing: 'north',
      doorXY: [6.6, 0],
      rooms: [{ roomType: 'kitchen', polygon: rectangle(1, 1, 3, 3) }],
    } as const;
    const found = (assess(form) as Assessed).uncertainty;
    expect(found?.bounds).toEqual({ headingErrorDeg: 22.5, positionErrorM: 0 });
    expect(found?.results.map(({ headingErrorDeg }) => headingErrorDeg)).toEqual([22.5, 22.5]);
    expect(found?.stable).toBe(false);
    const surer = assess({ ...form, headingErrorDeg: 1 }) as Assessed;
    expect(surer.uncertainty?.bounds.headingErrorDeg).toBe(1);
    expect(assess({ ...form, bearingDeg: 180 })).not.toHaveProperty('uncertainty');
  });

  it('tells how the score moves with the bearing: as if each had been given', () => {
    const range = asked({ headingErrorDeg: 10 })?.verdicts;
    expect(range?.turnsDeg).toEqual([-10, -5, 0, 5, 10]);
    const scores = [350, 355, 0, 5, 10].map((bearingDeg) => (assess({ ...HOUSE, bearingDeg }) as Assessed).score);
    expect([range?.lowestScore, range?.highestScore]).toEqual([Math.min(...scores), Math.max(...scores)]);
    expect(asked({ headingErrorDeg: 0 })?.verdicts).toEqual({
      turnsDeg: [0],
      lowestScore: 99,
      highestScore: 99,
      grades: ['A'],
      stable: true,
    });
    const polygon = Array.from({ length: 250 }, (_, i): PointM => {
      const turn = (2 * Math.PI * i) / 250;
      return [5 + Math.cos(turn), 5 + Math.sin(turn)];
    });
    const rooms = ['hall', 'study', 'store'].map((roomType) => ({ roomType, polygon }));
    expect(asked({ headingErrorDeg: 10, rooms })?.verdicts.turnsDeg).toEqual([-10, 0, 10]);
    const wide = asked({ headingErrorDeg: 180 })?.verdicts;
    expect([wide?.stable, wide?.grades[0]]).toEqual([false, 'A']);
    expect(wide?.grades.length).toBeGreaterThan(1);
  });

  it('moves the score while every zone stays: shares move before zones do', () => {
    const house = {
      inputSource: 'measured',
      plotPolygon: rectangle(0, 0, 30, 30),
      bearingDeg: 0,
      doorXY: [13.125, 30],
      rooms: [{ roomType: 'kitchen', polygon: rectangle(16, 0, 5, 9) }],
    } as const;
    const found = (assess({ ...house, headingErrorDeg: 2 }) as Assessed).uncertainty;
    expect(found?.stable).toBe(true);
    expect(found?.verdicts).toMatchObject({ lowestScore: 84, highestScore: 86, grades: ['A', 'B'], stable: false });
  });
});
