import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type PointM, planOf } from '../../../packages/engine/src/vastu/plan/index.ts';
import {
  DEVATAS_81,
  ENTRANCES,
  type EntranceMethod,
  entranceAtBearing,
  entranceOf,
} from '../../../packages/engine/src/vastu/zone/index.ts';
import { turned } from '../drawings.ts';

const square: readonly PointM[] = [
  [0, 0],
  [8, 0],
  [8, 8],
  [0, 8],
];
const doorAt = (x: number, y: number, bearingDeg = 0, plotPolygon = square) =>
  entranceOf(planOf({ plotPolygon, bearingDeg, doorXY: [x, y] }));

describe('the table of doors', () => {
  it('is that of the file, word for word but for one remark', () => {
    const file = JSON.parse(
      readFileSync(new URL('../../authorities/vastu/entrances-32.json', import.meta.url), 'utf8'),
    );
    const ours = ENTRANCES.map((row) => ({
      index: row.index,
      code: row.code,
      side: row.side,
      ordinal: row.ordinal,
      devata: row.devata,
      devataName: row.devataName,
      cell81: row.pada81,
      fractionFrom: row.sideShareFrom,
      fractionTo: row.sideShareTo,
      angularFromDeg: row.angularFromDeg,
      angularToDeg: row.angularToDeg,
      effect: row.effect,
      rating: row.rating,
      source: row.locus,
      classification: row.classification,
      variants: row.variants,
    }));
    const theirs = file.entrances.map(({ startCorner: _, ...row }: Record<string, unknown>) => ({
      ...row,
      effect: String(row['effect']).replace(/ \(neutralised.*/, ''),
    }));
    expect(ours).toEqual(theirs);
  });

  it('has on each rim pada the god that the mandala seats there', () => {
    for (const { devata, pada81, code } of ENTRANCES) {
      const god = DEVATAS_81.find(({ id }) => id === devata);
      expect(god?.entrance).toBe(code);
      expect(god?.padas).toContainEqual(pada81);
    }
  });
});

describe('by length', () => {
  it('each side has eight parts from its corner clockwise, and a part begins at its lower end', () => {
    const along: Readonly<Record<string, (k: number) => PointM>> = {
      E: (t) => [8, 8 - 8 * t],
      S: (t) => [8 - 8 * t, 0],
      W: (t) => [0, 8 * t],
      N: (t) => [8 * t, 8],
    };
    for (const [side, at] of Object.entries(along))
      for (let k = 1; k <= 8; k++) {
        for (const t of [(k - 1) / 8, (k - 0.5) / 8, k / 8 - 1e-6]) {
          const door = doorAt(...at(t));
          expect(door?.pada.code, `${side} ${t}`).toBe(`${side}${k}`);
          expect(door?.sideShare).toBeCloseTo(t, 9);
        }
      }
  });

  it('a corner belongs to the side that begins there, at any bearing', () => {
    for (const bearing of [0, 90, 180, 270]) {
      const turn = bearing / 90;
      const codes = [
        [8, 8],
        [8, 0],
        [0, 0],
        [0, 8],
      ].map(([x, y]) => doorAt(x as number, y as number, bearing)?.pada.code);
      expect(codes).toEqual([0, 1, 2, 3].map((k) => `${'ESWN'[(k + turn) % 4]}1`));
    }
  });

  it('a border belongs to the part that begins there, however the drawing is turned', () => {
    for (let deg = 1; deg < 360; deg += 2)
      for (let k = 0; k < 8; k++) {
        const [x, y] = turned(deg)([8, 8 - k]);
        const door = doorAt(x, y, deg, square.map(turned(deg)));
        expect(door?.pada.code, `${deg}`).toBe(`E${k + 1}`);
      }
  });

  it('the ray decides, so a recessed door has one too, and thirds of the side its zone', () => {
    expect(doorAt(5, 4.5)).toMatchObject({ side: 'E', sideShare: 0.25, zone: 'NE', distanceToBoundaryM: 3 });
    expect(doorAt(8, 5)).toMatchObject({ zone: 'E' });
    expect(doorAt(3, 4)).toMatchObject({ pada: { code: 'W5' }, zone: 'W' });
    // A rectangle: thirds and eighths are those of its own sides.
    const long: readonly PointM[] = [
      [0, 0],
      [24, 0],
      [24, 8],
      [0, 8],
    ];
    expect(doorAt(2.9, 8, 0, long)?.pada.code).toBe('N1');
    expect(doorAt(3.1, 8, 0, long)?.pada.code).toBe('N2');
  });

  it('has no answer in the very middle, and none without a door', () => {
    expect(() => doorAt(4, 4)).toThrow(expect.objectContaining({ code: 'INVALID_OPTION', field: 'doorXY' }));
    expect(entranceOf(planOf({ plotPolygon: square }))).toBeNull();
  });
});

describe('by angle', () => {
  it('the circle has 32 parts from 45° on', () => {
    ENTRANCES.forEach(({ code, angularFromDeg }, k) => {
      expect(entranceAtBearing(angularFromDeg).code).toBe(code);
      expect(entranceAtBearing(angularFromDeg + 11.2499999).code).toBe(code);
      expect(entranceAtBearing((angularFromDeg + 360 - 1e-12) % 360).code).toBe(code);
      expect(entranceAtBearing((angularFromDeg + 359.9999) % 360).code).toBe(ENTRANCES[(k + 31) % 32]?.code);
    });
  });

  it('differs from lengths where it must: the third border of a square lies at 75.96° and at 78.75°', () => {
    // 77° from the middle of the square, on its east wall.
    const door = doorAt(8, 4 + 4 * Math.tan((13 * Math.PI) / 180));
    expect(door).toMatchObject({ lengthPada: 'E4', angularPada: 'E3', pada: { code: 'E4' } });
    const byAngle = entranceOf(planOf({ plotPolygon: square, doorXY: [8, 4.9235] }), 'angular-11.25');
    expect(byAngle).toMatchObject({ method: 'angular-11.25', pada: { code: 'E3' }, lengthPada: 'E4' });
  });

  it('knows two methods', () => {
    const plan = planOf({ plotPolygon: square, doorXY: [8, 5] });
    expect(() => entranceOf(plan, 'by-eye' as EntranceMethod)).toThrow(
      expect.objectContaining({ field: 'entranceMethod' }),
    );
  });
});
