import { describe, expect, it } from 'vitest';
import type { EngineError } from '../../../packages/engine/src/errors.ts';
import {
  assess,
  assessBatch,
  badgeEligibility,
  checkZone,
  compareEditions,
} from '../../../packages/engine/src/vastu/assess/index.ts';
import { besiege } from '../../hostile.ts';
import { HOUSE, rectangle } from './houses.ts';

const fieldOf = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    return (error as EngineError).field;
  }
  return 'answered';
};
const stated = { inputSource: 'plan-derived', rooms: [{ roomType: 'kitchen', zone: 'SE' }] } as const;
const house = (change: object) => () => assess({ ...HOUSE, ...change } as typeof HOUSE);
const room = (change: object) => house({ rooms: [HOUSE.rooms[0], { ...HOUSE.rooms[1], ...change }] });

describe('a request that cannot be answered is refused at its field', () => {
  it.each<readonly [string, () => unknown]>([
    ['assessment', () => assess(null as never)],
    ['inputSource', house({ inputSource: 'guessed' })],
    ['inputSource', house({ inputSource: undefined })],
    ['rulesVersion', house({ rulesVersion: 'vastu-rules-2030-01-01' })],
    ['rooms', house({ rooms: {} })],
    ['rooms', house({ rooms: Array(65).fill(HOUSE.rooms[0]) })],
    ['rooms', () => assess({ inputSource: 'measured' })],
    ['rooms', () => assess({ inputSource: 'measured', plotPolygon: rectangle(0, 0, 5, 5), rooms: [] })],
    ['rooms[1]', house({ rooms: [HOUSE.rooms[0], 7] })],
    ['rooms[1].roomType', room({ roomType: 7 })],
    ['rooms[1].roomType', room({ roomType: undefined, name: undefined })],
    ['rooms[1].name', room({ name: '' })],
    ['rooms[1].name', room({ name: 'x'.repeat(129) })],
    ['rooms[1].name', room({ name: 'a\ud800' })],
    ['rooms[1].name', room({ name: 'a\u0000b' })],
    ['rooms[1].zone', room({ zone: 'UP' })],
    ['rooms[1].zone', room({ zone: null })],
    ['rooms[1].zone', room({ polygon: undefined })],
    ['rooms[1].direction', room({ zone: 'SE', direction: 'north' })],
    ['rooms[1].polygon', room({ polygon: [[0, 0]] })],
    [
      'rooms[1].polygon[2]',
      room({
        polygon: [
          [0, 0],
          [1, 0],
          [1, Number.NaN],
        ],
      }),
    ],
    ['rooms[1].area', room({ area: -1 })],
    ['rooms[1].headingErrorDeg', room({ headingErrorDeg: 181 })],
    ['rooms[1].positionErrorM', room({ positionErrorM: -0.1 })],
    [
      'plotPolygon',
      house({
        plotPolygon: [
          [0, 0],
          [1, 1],
        ],
      }),
    ],
    ['plotPolygon', house({ plotPolygon: undefined, rooms: HOUSE.rooms })],
    ['bearingDeg', house({ bearingDeg: 361 })],
    ['bearingDeg', () => assess({ ...stated, bearingDeg: Number.POSITIVE_INFINITY })],
    ['doorXY', house({ doorXY: [1] })],
    ['doorXY', house({ doorXY: [6, 9] })],
    ['doorXY', () => assess({ ...stated, doorXY: 'front' as never })],
    ['facing', () => assess({ ...stated, facing: 'up' })],
    ['length', () => assess({ ...stated, width: 10 })],
    ['confidence', house({ confidence: 1.01 })],
    ['polygonClosure', house({ polygonClosure: 2 })],
    ['roomsTagged', house({ roomsTagged: -1 })],
    ['scannedAreaM2', house({ scannedAreaM2: '12' })],
    ['headingErrorDeg', house({ headingErrorDeg: -1 })],
    ['positionErrorM', house({ positionErrorM: Number.NaN })],
    ['zoneResolution', house({ zoneResolution: 12 })],
    ['receipt', house({ receipt: 'yes' })],
    ['listingId', house({ listingId: 'x'.repeat(129) })],
    ['propertyId', house({ propertyId: 'a b' })],
    ['tenantRef', house({ tenantRef: '' })],
    ['roomType', () => checkZone({ zone: 'N' } as never)],
    ['zone', () => checkZone({ roomType: 'kitchen' })],
    ['proposedZone', () => checkZone({ roomType: 'kitchen', proposedZone: 'up' })],
    ['proposedDirection', () => checkZone({ roomType: 'kitchen', zone: 'N', proposedDirection: 'south' })],
    ['bearingDeg', () => checkZone({ roomType: 'kitchen', bearingDeg: -1 })],
    ['pointXY', () => checkZone({ roomType: 'kitchen', pointXY: [1, Number.NaN], plotPolygon: rectangle(0, 0, 4, 4) })],
    ['pointXY', () => checkZone({ roomType: 'kitchen', pointXY: [9, 9], plotPolygon: rectangle(0, 0, 4, 4) })],
    ['plotPolygon', () => checkZone({ roomType: 'kitchen', pointXY: [9, 9] })],
    ['inputSource', () => badgeEligibility({ inputSource: 'x' as never, confidence: 1 })],
    ['confidence', () => badgeEligibility({ inputSource: 'measured', confidence: 2 })],
    [
      'fromVersion',
      () => compareEditions({ fromVersion: 'x' as never, toVersion: 'vastu-rules-2026-10-04', input: HOUSE }),
    ],
    [
      'operation',
      () =>
        compareEditions({
          fromVersion: 'vastu-rules-2026-09-23',
          toVersion: 'vastu-rules-2026-10-04',
          operation: 'x' as never,
          input: HOUSE,
        }),
    ],
    [
      'input',
      () => compareEditions({ fromVersion: 'vastu-rules-2026-09-23', toVersion: 'vastu-rules-2026-10-04' } as never),
    ],
    ['items', () => assessBatch({ items: [] })],
    ['items', () => assessBatch({ items: Array.from({ length: 21 }, (_, i) => ({ id: `${i}`, assessment: HOUSE })) })],
    [
      'items[1].id',
      () =>
        assessBatch({
          items: [
            { id: 'a', assessment: HOUSE },
            { id: 'a', assessment: HOUSE },
          ],
        }),
    ],
    ['items[0].id', () => assessBatch({ items: [{ id: ' a', assessment: HOUSE }] })],
    ['items[0].id', () => assessBatch({ items: [{ id: 'é'.repeat(65), assessment: HOUSE }] })],
  ])('%s', (field, call) => {
    expect(fieldOf(call)).toBe(field);
  });
});

it('a member that nobody reads is told and changes nothing', () => {
  const plain = assess(HOUSE);
  const told = assess({ ...HOUSE, caste: 'any', bearing: 90 } as typeof HOUSE);
  expect(told.warnings.filter(({ code }) => code === 'FIELD_NOT_READ').map(({ field }) => field)).toEqual([
    'caste',
    'bearing',
  ]);
  expect({ ...told, warnings: [] }).toEqual({ ...plain, warnings: [] });
});

describe('whatever strangers ask', () => {
  const small = { ...HOUSE, rooms: HOUSE.rooms.slice(0, 2), headingErrorDeg: 2, positionErrorM: 0.1 };
  besiege(
    [
      ['assess', assess, [[HOUSE], [small], [stated], [{ ...stated, width: 10, length: 12, facing: 'east' }]]],
      [
        'checkZone',
        checkZone,
        [
          [{ roomType: 'kitchen', zone: 'se', headingErrorDeg: 3 }],
          [{ roomType: 'kitchen', bearingDeg: 30, headingErrorDeg: 3 }],
          [
            {
              roomType: 'entrance',
              pointXY: [2, 0],
              plotPolygon: rectangle(0, 0, 8, 9),
              bearingDeg: 10,
              positionErrorM: 0.2,
            },
          ],
        ],
      ],
      ['badgeEligibility', badgeEligibility, [[{ inputSource: 'measured', confidence: 0.8 }]]],
      ['assessBatch', assessBatch, [[{ items: [{ id: 'a', assessment: HOUSE }] }]]],
      [
        'compareEditions',
        compareEditions,
        [[{ fromVersion: 'vastu-rules-2026-09-23', toVersion: 'vastu-rules-2026-10-04', input: stated }]],
      ],
    ],
    { seed: 20261122, anyRuns: 100, alteredRuns: 250 },
  );
});
