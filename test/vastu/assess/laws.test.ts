import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { apportioned } from '../../../packages/engine/src/vastu/assess/breakdown.ts';
import {
  type Assessed,
  type Assessment,
  type AssessmentRequest,
  assess,
} from '../../../packages/engine/src/vastu/assess/index.ts';
import type { PointM } from '../../../packages/engine/src/vastu/plan/index.ts';
import {
  CURRENT_RULES_VERSION,
  RULES_VERSIONS,
  rulesVersions,
} from '../../../packages/engine/src/vastu/rules/index.ts';
import { anyHouse, EXAMPLES, HOUSE, rectangle, redrawn, turnedBy } from './houses.ts';

const version = fc.constantFrom(...RULES_VERSIONS);
const scored = (answer: Assessment): Assessed => {
  if (answer.status !== 'assessed') throw new Error(answer.reason);
  return answer;
};
/** What must not change when a drawing is turned: all but the bearing, and figures to the sixth decimal. */
const verdict = (answer: Assessment) => {
  const { score, grade, findings, notAssessed, confidence, scoreBreakdown, zoneCheck, entrance } = scored(answer);
  const placements = scoreBreakdown.placements.map(({ room, zone, rating, merit }) => ({
    room,
    zone,
    rating,
    merit: merit.toFixed(4),
  }));
  const codes = findings.map(({ code, room, severity }) => [code, room, severity]);
  return {
    score,
    grade,
    codes,
    notAssessed,
    confidence,
    placements,
    zones: zoneCheck.zones,
    pada: entrance?.padaCode,
    deductions: scoreBreakdown.deductions,
  };
};

describe('an assessment', () => {
  test.prop([anyHouse, version], { seed: 20261122, numRuns: 300 })(
    'takes off exactly what is missing from 100',
    (house, rulesVersion) => {
      const { score, scoreBreakdown } = scored(assess({ ...house, rulesVersion }));
      const { deductions, placements, shape } = scoreBreakdown;
      expect(deductions.reduce((sum, { points }) => sum + points, 0)).toBe(100 - score);
      for (const { points } of deductions) expect(Number.isInteger(points) && points > 0).toBe(true);
      const lost = placements.reduce((sum, { pointsLost }) => sum + pointsLost, 0) + shape.points;
      // Half a point of rounding, and six decimals a room; a score below 0 is 0.
      if (score > 0) expect(Math.abs(100 - score - lost)).toBeLessThanOrEqual(0.5 + 1e-5);
    },
  );

  test.prop([anyHouse, version, fc.integer({ min: 1, max: 3599 })], { seed: 20261122, numRuns: 200 })(
    'is the same when drawing and bearing are turned together',
    (house, rulesVersion, tenths) => {
      const turn = tenths / 10;
      const bearing = ((((house.bearingDeg ?? 0) - turn) % 360) + 360) % 360;
      const turned = redrawn(house, turnedBy(turn), bearing);
      // A room of equal shares in two zones may fall either way by the last bit of a sine; such a house says nothing here.
      const before = verdict(assess({ ...house, rulesVersion }));
      fc.pre(isFarFromTies(house));
      expect(verdict(assess({ ...turned, rulesVersion }))).toEqual(before);
    },
  );

  test.prop([anyHouse, version], { seed: 20261122, numRuns: 100 })(
    'does not care which word names a space',
    (house, rulesVersion) => {
      const words = new Map([
        ['kitchen', 'Kitchenette'],
        ['toilet', 'W.C.'],
        ['living', 'Drawing Room'],
        ['pooja', 'puja'],
        ['master_bedroom', 'masterBedroom'],
      ]);
      const rooms = house.rooms.map((room) => ({ ...room, roomType: words.get(room.roomType ?? '') ?? room.roomType }));
      expect(assess({ ...house, rooms, rulesVersion } as typeof house)).toEqual(assess({ ...house, rulesVersion }));
    },
  );

  test.prop([anyHouse, version], { seed: 20261122, numRuns: 60 })(
    'never raises a score by what is left out without saying so',
    (house, rulesVersion) => {
      const tagged = { ...house, rulesVersion, roomsTagged: house.rooms.length };
      const whole = assess(tagged);
      for (let i = 0; i < house.rooms.length; i++) {
        const fewer = assess({ ...tagged, rooms: house.rooms.filter((_, j) => j !== i) });
        expect(fewer.confidence).toBeLessThan(whole.confidence);
      }
    },
  );

  it('without any rooms is less sure by all their weight', () => {
    const { rooms: _, ...bare } = HOUSE;
    expect(assess(bare).confidence).toBe(0.54);
    expect(assess(bare).status).toBe('assessed');
    expect(assess(HOUSE).confidence).toBe(0.9);
  });

  it('tells what nearly every house has and this one was not said to have', () => {
    const rooms = HOUSE.rooms.filter(({ roomType }) => roomType !== 'toilet');
    const codes = (answer: Assessment) => answer.warnings.map(({ code }) => code);
    expect(codes(assess({ ...HOUSE, rooms }))).toContain('ROOMS_INCOMPLETE');
    expect(codes(assess(HOUSE))).not.toContain('ROOMS_INCOMPLETE');
  });

  it('is made again under an edition by its name, and says by which hash', () => {
    const hashes = new Map(rulesVersions().versions.map(({ rulesVersion, rulesHash }) => [rulesVersion, rulesHash]));
    for (const example of EXAMPLES)
      for (const rulesVersion of RULES_VERSIONS) {
        const answer = assess({ ...example, rulesVersion });
        expect(answer.meta).toEqual({
          engine: 'khagol',
          version: answer.meta.version,
          rulesVersion,
          rulesHash: hashes.get(rulesVersion),
        });
        expect(assess({ ...example, rulesVersion })).toEqual(answer);
        if (rulesVersion === CURRENT_RULES_VERSION) expect(assess(example)).toEqual(answer);
      }
  });

  test.prop(
    [
      fc.array(fc.double({ min: 0, max: 40, noNaN: true }), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 100 }),
    ],
    {
      seed: 20261122,
      numRuns: 500,
    },
  )('shares whole points out within one of their due', (parts, whole) => {
    const sum = parts.reduce((total, part) => total + part, 0);
    const given = apportioned(parts, whole);
    expect(given.reduce((total, part) => total + part, 0)).toBe(sum > 0 ? whole : 0);
    for (const [i, part] of parts.entries())
      if (sum > 0) expect(Math.abs((given[i] as number) - (part * whole) / sum)).toBeLessThan(1 + 1e-6);
  });
});

/** Whether no verdict of a house hangs on a thousandth: zones keep under turns of 0.01°, shares are off 5 %, scores off a half. */
function isFarFromTies(house: Parameters<typeof assess>[0]): boolean {
  const near = [-0.01, 0.01].map((by) => {
    const bearingDeg = ((house.bearingDeg ?? 0) + by + 360) % 360;
    return RULES_VERSIONS.map((rulesVersion) =>
      JSON.stringify(coarse(scored(assess({ ...house, bearingDeg, rulesVersion })))),
    );
  });
  return JSON.stringify(near[0]) === JSON.stringify(near[1]);
}

function coarse({ scoreBreakdown, findings, entrance, score }: Assessed): unknown {
  const { placements, deductions } = scoreBreakdown;
  return [
    score,
    entrance?.padaCode,
    findings.map(({ code, severity }) => code + severity),
    placements.map(({ zone }) => zone),
    deductions,
  ];
}

describe('what lies exactly on a limit', () => {
  const measured = { inputSource: 'measured', bearingDeg: 0, doorXY: [5, 10] } as const;
  const field = rectangle(0, 0, 10, 10);
  const bath = { name: 'Bath', roomType: 'bathroom', polygon: rectangle(1, 1, 2, 2) };
  const codes = (house: AssessmentRequest) => assess(house).warnings.map(({ code }) => code);
  const cases: readonly (readonly [what: string, code: string, house: AssessmentRequest])[] = [
    [
      'a twentieth of a room beyond the plot',
      'ROOM_OUTSIDE_PLOT',
      { ...measured, plotPolygon: field, rooms: [{ ...bath, polygon: rectangle(-0.2, 2, 4, 3) }] },
    ],
    [
      'rooms that cover two fifths',
      'ROOMS_COVER_LITTLE',
      { ...measured, plotPolygon: field, rooms: [{ ...bath, polygon: rectangle(1, 3, 8, 5) }] },
    ],
    [
      'rooms that share a fiftieth',
      'ROOMS_OVERLAP',
      {
        ...measured,
        plotPolygon: field,
        rooms: [bath, { ...bath, name: 'Hall', roomType: 'living', polygon: rectangle(2.96, 1, 5, 2) }],
      },
    ],
    [
      'a plot of four square metres',
      'PLOT_VERY_SMALL',
      {
        ...measured,
        doorXY: [1, 2],
        plotPolygon: rectangle(0, 0, 2, 2),
        rooms: [{ ...bath, polygon: rectangle(0.2, 0.2, 1, 1) }],
      },
    ],
    [
      'a door half a metre off the line',
      'DOOR_OFF_BOUNDARY',
      { ...measured, doorXY: [3, 10.5], plotPolygon: field, rooms: [bath] },
    ],
    [
      'a stated zone with seven twentieths of the room',
      'STATED_ZONE_DIFFERS',
      {
        ...measured,
        plotPolygon: rectangle(0, 0, 12, 12),
        rooms: [{ ...bath, zone: 'S', polygon: rectangle(2.7, 1, 2, 2) }],
      },
    ],
  ];

  for (const [what, code, house] of cases)
    it(`is on the good side of it, and stays there when the drawing is turned or moved: ${what}`, () => {
      expect(codes(house)).not.toContain(code);
      for (let turn = 0; turn < 360; turn += 7)
        for (const [east, north] of [
          [0, 0],
          [512, 1024.5],
        ] as const) {
          const change = ([x, y]: PointM): PointM => turnedBy(turn)([x + east, y + north]);
          expect(codes(redrawn(house, change, (360 - turn) % 360)), `turned by ${turn}`).toEqual(codes(house));
        }
    });

  it('is enough ground for a pillar, wherever it stands', () => {
    for (let step = 0; step < 40; step++) {
      const pillar = { name: 'Pillar', roomType: 'pillar', polygon: rectangle(0.1 * step, 0.3, 0.1, 0.1) };
      expect(assess({ ...measured, plotPolygon: field, rooms: [bath, pillar] }).status).toBe('assessed');
    }
  });
});
