import { describe, expect, it } from 'vitest';
import { type Assessed, assess, checkZone } from '../../../packages/engine/src/vastu/assess/index.ts';
import { editionNamed, ROOM_TYPES, RULES_VERSIONS, rowOf } from '../../../packages/engine/src/vastu/rules/index.ts';
import { ZONES } from '../../../packages/engine/src/vastu/zone/index.ts';
import { rectangle } from './houses.ts';

const plotPolygon = rectangle(0, 0, 9, 9);

describe('a space in a zone', () => {
  it('is told with what is better, on whose word, and who rules there', () => {
    expect(checkZone({ roomType: 'Kitchen', proposedDirection: 'north-east' })).toMatchObject({
      roomType: 'kitchen',
      zone: 'NE',
      zoneBasis: 'stated',
      compliant: false,
      graded: true,
      severity: 'severe',
      recommendedZone: 'SE',
      acceptableZones: ['SE', 'NW', 'W', 'E', 'S'],
      forbiddenZones: ['N', 'NE', 'CENTER', 'SW'],
      remedyType: 'relocation',
      remedyClassification: 'classical',
      classification: 'convention',
      verified: false,
      deity: 'Ishana',
      element: 'water',
      elementClassification: 'convention',
      rulesVersion: 'vastu-rules-2026-10-04',
    });
    expect(checkZone({ roomType: 'kitchen', zone: 'SE' })).toMatchObject({
      compliant: true,
      severity: null,
      remedy: null,
      classification: 'classical',
    });
  });

  it('that no rule knows is answered and not graded', () => {
    expect(checkZone({ roomType: 'Home Gym', zone: 'N' })).toMatchObject({
      roomType: 'home_gym',
      graded: false,
      compliant: null,
      severity: null,
      recommendedZone: null,
    });
    expect(checkZone({ roomType: 'treasury', zone: 'N', rulesVersion: 'vastu-rules-2026-09-23' })).toMatchObject({
      graded: false,
    });
  });

  it('is compliant where the zone is acceptable, and only there, for every type under every edition', () => {
    for (const rulesVersion of RULES_VERSIONS)
      for (const roomType of ROOM_TYPES)
        for (const zone of ZONES) {
          const found = checkZone({ roomType, zone, rulesVersion });
          if (rowOf(editionNamed('', rulesVersion), roomType) === null) expect(found.graded).toBe(false);
          else {
            expect([...found.acceptableZones, ...found.forbiddenZones].sort()).toEqual([...ZONES].sort());
            expect(found.compliant).toBe(found.acceptableZones.includes(zone));
            expect(found.acceptableZones).toContain(found.recommendedZone);
            expect(found.forbiddenRooms.includes(roomType)).toBe(!found.compliant);
          }
        }
  });
});

describe('where a space lies', () => {
  it.each([
    [0, 'N'],
    [22.4, 'N'],
    [22.5, 'NE'],
    [337.5, 'N'],
    [337.4, 'NW'],
    [360, 'N'],
    [180, 'S'],
  ] as const)('by the bearing %f is %s', (bearingDeg, zone) => {
    expect(checkZone({ roomType: 'kitchen', bearingDeg })).toMatchObject({ zone, zoneBasis: 'bearing' });
  });

  it.each([
    [20, 2, ['N'], true, 2.5],
    [20, 3, ['N', 'NE'], false, 2.5],
    [0, 23, ['NW', 'N', 'NE'], false, 22.5],
    [350, 180, ['NW', 'N', 'NE', 'W', 'E', 'SW', 'S', 'SE'], false, 12.5],
  ] as const)(
    'by the bearing %f ± %f can be any of %j',
    (bearingDeg, headingErrorDeg, possibleZones, stable, bearingMarginDeg) => {
      expect(checkZone({ roomType: 'kitchen', bearingDeg, headingErrorDeg })).toMatchObject({
        possibleZones,
        stable,
        bearingMarginDeg,
      });
    },
  );

  it('by a point on a plot follows the drawing as it is turned', () => {
    const at = (bearingDeg: number) =>
      checkZone({ roomType: 'kitchen', pointXY: [8, 1], plotPolygon, bearingDeg }).zone;
    expect([at(0), at(90), at(180), at(270)]).toEqual(['SE', 'SW', 'NW', 'NE']);
    expect(checkZone({ roomType: 'kitchen', pointXY: [8, 1], plotPolygon }).warnings.map(({ code }) => code)).toEqual([
      'BEARING_ASSUMED_NORTH',
    ]);
  });

  it('by a point that may be off: exactly the cells within reach', () => {
    const near = (positionErrorM: number) =>
      checkZone({ roomType: 'kitchen', pointXY: [2.8, 4.5], plotPolygon, bearingDeg: 0, positionErrorM });
    expect(near(0.19).possibleZones).toEqual(['W']);
    expect(near(0.21).possibleZones).toEqual(['W', 'CENTER']);
    expect(near(1.4).possibleZones).toEqual(['W', 'CENTER']);
    // To the corner of W, CENTER, NW and N it is 1.5133 m, to the border of NW 1.5 m.
    expect(near(1.505).possibleZones).toEqual(['NW', 'W', 'CENTER', 'SW']);
    expect(near(1.52).possibleZones).toEqual(['NW', 'N', 'W', 'CENTER', 'SW', 'S']);
  });

  it('of a door is its pada, where the edition knows padas', () => {
    const door = { roomType: 'main door', pointXY: [9, 4], plotPolygon, bearingDeg: 0 } as const;
    expect(checkZone(door)).toMatchObject({
      zone: 'E',
      pada: 'E5',
      compliant: false,
      severity: 'moderate',
      classification: 'classical',
    });
    expect(checkZone({ ...door, rulesVersion: 'vastu-rules-2026-09-23' })).toMatchObject({
      zone: 'E',
      compliant: true,
      classification: 'convention',
    });
  });
});

describe('a door on a plot', () => {
  /** Eight parts to a side of nine metres, each looked at near both its ends. */
  const doors = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((part) =>
    [0.05, 0.95].flatMap((within) => {
      const along = ((part - 1 + within) * 9) / 8;
      const ends = { N: [along, 9], E: [9, 9 - along], S: [9 - along, 0], W: [0, along] } as const;
      return (['N', 'E', 'S', 'W'] as const).map((side) => [`${side}${part}`, ends[side]] as const);
    }),
  );

  it('never stands in a zone to avoid while its part of the side is not blamed', () => {
    for (const [pada, pointXY] of doors) {
      const check = checkZone({ roomType: 'entrance', pointXY, plotPolygon, bearingDeg: 0 });
      expect(check.pada).toBe(pada);
      expect([...check.acceptableZones, ...check.forbiddenZones].sort()).toEqual([...ZONES].sort());
      expect(check.acceptableZones).toContain(check.recommendedZone);
      if (check.compliant) expect([pada, check.acceptableZones]).toEqual([pada, expect.arrayContaining([check.zone])]);
      if (check.rating === 'ideal') expect(check.recommendedZone).toBe(check.zone);
    }
    // Brihat Samhita 53.72-73 praises S4, and blames every part that lies in the south-east: E6, E7, E8, S1, S2, S3.
    const door = checkZone({ roomType: 'entrance', pointXY: [5, 0], plotPolygon, bearingDeg: 0 });
    expect(door).toMatchObject({ pada: 'S4', rating: 'ideal', zone: 'S', recommendedZone: 'S' });
    expect(door.acceptableZones).toEqual(['NW', 'N', 'NE', 'W', 'E', 'S', 'SW']);
    expect(door.forbiddenZones).toEqual(['CENTER', 'SE']);
  });

  it('is sent where the finding of an assessment sends it', () => {
    for (const rulesVersion of RULES_VERSIONS)
      for (const [, pointXY] of doors) {
        const plot = { plotPolygon, bearingDeg: 0, rulesVersion } as const;
        const check = checkZone({ ...plot, roomType: 'entrance', pointXY });
        const answer = assess({ ...plot, inputSource: 'measured', doorXY: pointXY }) as Assessed;
        const finding = answer.findings.find(({ room }) => room !== null);
        if (finding === undefined || check.remedy === null) continue;
        const { recommendedZone, remedy, source, classification } = finding;
        expect(check).toMatchObject({ recommendedZone, remedy, source, classification });
      }
  });
});

describe('a point that may be off', () => {
  it('so far that it may leave the grid is not sure of its zone', () => {
    const near = (positionErrorM: number) =>
      checkZone({ roomType: 'kitchen', pointXY: [8.9, 1], plotPolygon, bearingDeg: 0, positionErrorM });
    expect(near(0.05)).toMatchObject({ possibleZones: ['SE'], stable: true });
    expect(near(0.2)).toMatchObject({ possibleZones: ['SE'], stable: false });
  });

  it('of a door is not sure while its pada is not, whatever its zone', () => {
    const door = { roomType: 'entrance', pointXY: [4.6, 9], plotPolygon, bearingDeg: 0 } as const;
    expect(checkZone({ ...door, positionErrorM: 0.05 })).toMatchObject({ stable: true, possiblePadas: [29] });
    expect(checkZone({ ...door, positionErrorM: 0.2 })).toMatchObject({
      possibleZones: ['N'],
      possiblePadas: [28, 29],
      stable: false,
    });
    expect(checkZone(door)).not.toHaveProperty('possiblePadas');
  });

  it('on a plot whose bearing comes from the way it faces may be off by half a direction', () => {
    const form = { roomType: 'kitchen', pointXY: [8, 1], width: 9, length: 9, facing: 'east' } as const;
    expect(checkZone(form as Parameters<typeof checkZone>[0])).toHaveProperty('stable');
  });
});

describe('a door by angles', () => {
  // 77° from the middle of a square: the fourth part of the east side, and the third angle.
  const door = { roomType: 'entrance', pointXY: [9, 4.5 + 4.5 / 4.3315], plotPolygon, bearingDeg: 0 } as const;

  it('is asked for by name, and stands on custom', () => {
    expect(checkZone(door)).toMatchObject({ pada: 'E4', classification: 'classical' });
    expect(checkZone({ ...door, entranceMethod: 'angular-11.25' })).toMatchObject({
      pada: 'E3',
      classification: 'convention',
      source: 'BS 53.72; later Vastu practice (modern convention)',
    });
    expect(() => checkZone({ ...door, entranceMethod: 'x' as never })).toThrowError(/entranceMethod/);
    expect(() => checkZone({ roomType: 'kitchen', zone: 'N', entranceMethod: 'x' as never })).toThrowError(
      /entranceMethod/,
    );
  });

  it('is spoken of by the name under which it was sent', () => {
    const field = (pointXY: readonly [number, number], entranceMethod: 'box-radial-8' | 'angular-11.25') => {
      try {
        return checkZone({ ...door, pointXY, entranceMethod }).warnings.map((warning) => warning.field);
      } catch (error) {
        return (error as { readonly field: string }).field;
      }
    };
    expect(field([4.5, 4.5], 'box-radial-8')).toBe('pointXY');
    expect(field([4.5, 4.5], 'angular-11.25')).toBe('pointXY');
    expect(field([7, 4], 'box-radial-8')).toEqual(['pointXY']);
  });
});

describe('what contradicts itself or lacks its other half', () => {
  it('is told: a stated zone beside a point, a plot without one', () => {
    const at = { roomType: 'kitchen', pointXY: [8, 1], plotPolygon, bearingDeg: 0 } as const;
    const codes = (request: Parameters<typeof checkZone>[0]) => checkZone(request).warnings.map(({ code }) => code);
    expect(checkZone({ ...at, zone: 'north' }).zone).toBe('SE');
    expect(codes({ ...at, zone: 'north' })).toEqual(['STATED_ZONE_DIFFERS']);
    expect(codes({ ...at, zone: 'agneya' })).toEqual([]);
    expect(() => checkZone({ ...at, zone: 'up' })).toThrowError(/zone/);
    expect(codes({ roomType: 'kitchen', plotPolygon, bearingDeg: 90 })).toEqual(['PLOT_WITHOUT_POINT']);
    expect(codes({ roomType: 'kitchen', bearingDeg: 90 })).toEqual([]);
  });
});
