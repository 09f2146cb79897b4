import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arc, onCircle, ringSector } from '../../packages/engine/src/drawing/curve.ts';
import { centroid, fill } from '../../packages/engine/src/drawing/fill.ts';
import { degreeText, minuteText } from '../../packages/engine/src/drawing/labels.ts';
import { darkPalette, lightPalette } from '../../packages/engine/src/drawing/palette.ts';
import { spread } from '../../packages/engine/src/drawing/spread.ts';
import { printed } from '../../packages/engine/src/drawing/svg.ts';

const SEED = 20261121;
const turn = (angle: number): number => ((angle % 360) + 360) % 360;

describe('labels on a circle', () => {
  const angles = fc.array(
    fc.integer({ min: 0, max: 3599 }).map((tenth) => tenth / 10),
    { minLength: 1, maxLength: 60 },
  );

  it('end up apart by what was asked, or evenly when the circle is too small', () => {
    fc.assert(
      fc.property(angles, fc.integer({ min: 1, max: 40 }), (wishes, apart) => {
        const places = [...spread(wishes, apart)].sort((one, other) => one - other);
        const least = Math.min(apart, 360 / wishes.length);
        places.forEach((place, index) => {
          const next = index + 1 < places.length ? (places[index + 1] as number) : (places[0] as number) + 360;
          expect(next - place).toBeGreaterThanOrEqual(least - 1e-6);
        });
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('keep their order around the circle', () => {
    fc.assert(
      fc.property(angles, (wishes) => {
        const places = spread(wishes, 8);
        const order = wishes
          .map((_, index) => index)
          .sort((one, other) => (wishes[one] as number) - (wishes[other] as number) || one - other);
        const ways = order.map((index, at) =>
          turn((places[order[(at + 1) % order.length] as number] as number) - (places[index] as number)),
        );
        expect(ways.reduce((sum, way) => sum + way, 0)).toBeCloseTo(wishes.length === 1 ? 0 : 360, 6);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('stay where they belong when there is room, also beside 0°', () => {
    expect(spread([10, 200, 90], 8)).toEqual([10, 200, 90]);
    const [one, other] = spread([359, 1], 8) as [number, number];
    expect([one, other]).toEqual([356, 4]);
  });
});

describe('labels in a house', () => {
  it('fit a square exactly as far as their size allows', () => {
    const corners = [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ] as const;
    const placed = fill({ corners, reserved: [] }, [2, 2, 2], [12]);
    expect(placed?.map((box) => [(box.left + box.right) / 2, box.right - box.left])).toEqual([
      [50, 24],
      [50, 24],
      [50, 24],
    ]);
    expect(fill({ corners, reserved: [] }, [9], [12])).toBeUndefined();
    expect(fill({ corners, reserved: [] }, [9], [12, 6])?.[0]?.size).toBe(6);
  });

  it('keep off what is reserved', () => {
    const corners = [
      [0, 0],
      [100, 0],
      [100, 40],
      [0, 40],
    ] as const;
    const [box] = fill({ corners, reserved: [{ left: 40, right: 60, top: 10, bottom: 30 }] }, [2], [12]) ?? [];
    expect(box !== undefined && (box.right <= 40 || box.left >= 60 || box.bottom <= 10 || box.top >= 30)).toBe(true);
  });

  it('gather about the centre of gravity', () => {
    expect(
      centroid([
        [0, 0],
        [3, 0],
        [0, 3],
      ]),
    ).toEqual([1, 1]);
  });
});

describe('numbers and degrees', () => {
  it('are printed with at most two decimals and read back within half a hundredth', () => {
    fc.assert(
      fc.property(fc.double({ min: -5000, max: 5000, noNaN: true }), (value) => {
        const text = printed(value);
        expect(text).toMatch(/^-?\d+(\.\d{1,2})?$/);
        expect(text).not.toMatch(/\.\d*0$|^-0$/);
        expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
      { seed: SEED, numRuns: 1000 },
    );
    expect([printed(-0.001), printed(-0.25), printed(1.005), printed(-3), printed(0.1)]).toEqual([
      '0',
      '-0.25',
      '1',
      '-3',
      '0.1',
    ]);
  });

  it('are cut off, never rounded into the next sign', () => {
    expect(degreeText(29.9999) + minuteText(29.9999)).toBe('29°59′');
    expect(degreeText(0) + minuteText(0)).toBe('0°00′');
    expect(minuteText(12.1)).toBe('06′');
  });
});

describe('curves', () => {
  it('stay on their circle within 0.03 %', () => {
    for (const [from, to] of [
      [0, 360],
      [10, 95],
      [200, -40],
      [5, 6],
    ] as const) {
      let [x0, y0] = [0, 0];
      for (const segment of arc(0, 0, 100, from, to)) {
        if (segment[0] === 'C') {
          const [, ax, ay, bx, by, x, y] = segment;
          for (const t of [0.2, 0.5, 0.8, 1]) {
            const u = 1 - t;
            const px = u * u * u * x0 + 3 * u * u * t * ax + 3 * u * t * t * bx + t * t * t * x;
            const py = u * u * u * y0 + 3 * u * u * t * ay + 3 * u * t * t * by + t * t * t * y;
            expect(Math.abs(Math.hypot(px, py) - 100)).toBeLessThan(0.03);
          }
        }
        if (segment[0] !== 'Z') [x0, y0] = segment.slice(-2) as [number, number];
      }
      const [x, y] = onCircle(0, 0, 100, to);
      expect(Math.hypot(x - x0, y - y0)).toBeLessThan(1e-9);
    }
    expect(
      ringSector(0, 0, 10, 5, 0, 30)
        .map(([letter]) => letter)
        .join(''),
    ).toBe('MCLCZ');
  });

  it('take sine and cosine within 1e-11 of the host, at any turn', () => {
    fc.assert(
      fc.property(fc.double({ min: -2000, max: 2000, noNaN: true }), (angle) => {
        const [x, y] = onCircle(0, 0, 1, angle);
        expect(Math.hypot(x - Math.cos((angle * Math.PI) / 180), y - Math.sin((angle * Math.PI) / 180))).toBeLessThan(
          1e-11,
        );
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });
});

describe('colours', () => {
  it('contrast with their paper by 4.5 to 1 wherever they carry text or symbols', () => {
    const channel = (hex: string, at: number): number => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    const luminance = (hex: string): number =>
      0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
    for (const palette of [lightPalette, darkPalette]) {
      for (const name of ['ink', 'mute', 'accent', 'good', 'bad', 'fire', 'earth', 'air', 'water'] as const) {
        const [high, low] = [luminance(palette[name]), luminance(palette.paper)].sort((one, other) => other - one) as [
          number,
          number,
        ];
        expect((high + 0.05) / (low + 0.05), name).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
