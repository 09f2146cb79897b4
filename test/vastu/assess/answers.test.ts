import { describe, expect, it } from 'vitest';
import {
  type Assessed,
  type AssessmentRequest,
  assess,
  assessBatch,
  assessmentHash,
  badgeEligibility,
  compareEditions,
  gradeOfScore,
} from '../../../packages/engine/src/vastu/assess/index.ts';
import { EXAMPLES, HOUSE, rectangle } from './houses.ts';

const scored = (request: AssessmentRequest) => assess(request) as Assessed;
const codes = ({ findings }: Assessed) => findings.map(({ code }) => code);
const roomAlone = (roomType: string, zone: string, rulesVersion?: AssessmentRequest['rulesVersion']) =>
  scored({
    inputSource: 'measured',
    plotPolygon: rectangle(0, 0, 9, 9),
    bearingDeg: 0,
    doorXY: [4, 9],
    rooms: [{ roomType, zone }],
    ...(rulesVersion === undefined ? {} : { rulesVersion }),
  });

describe('confidence', () => {
  const plot = { plotPolygon: rectangle(0, 0, 9, 9), doorXY: [4, 9] as const, bearingDeg: 0 };
  const rooms = [{ roomType: 'kitchen', zone: 'SE' }];
  it.each<readonly [string, AssessmentRequest, number, string]>([
    ['all, seller', { inputSource: 'seller-supplied', rooms, ...plot }, 0.75, 'assessed'],
    ['all, in the older word', { inputSource: 'seller-typed', rooms, ...plot }, 0.75, 'assessed'],
    ['all, plan', { inputSource: 'plan-derived', rooms, ...plot }, 0.9, 'assessed'],
    ['all, measured', { inputSource: 'ar-measured', rooms, ...plot }, 1, 'assessed'],
    ['rooms only', { inputSource: 'measured', rooms }, 0.4, 'insufficient_data'],
    ['no rooms', { inputSource: 'measured', ...plot }, 0.6, 'assessed'],
    ['no rooms, seller', { inputSource: 'seller-supplied', ...plot }, 0.45, 'insufficient_data'],
    [
      'no bearing, seller',
      { inputSource: 'seller-supplied', rooms, plotPolygon: plot.plotPolygon, doorXY: plot.doorXY },
      0.563,
      'assessed',
    ],
    [
      'no door: the bearing counts for nothing',
      { inputSource: 'measured', rooms, plotPolygon: plot.plotPolygon, bearingDeg: 0 },
      0.4,
      'insufficient_data',
    ],
    ['declared lower', { inputSource: 'measured', rooms, ...plot, confidence: 0.6 }, 0.6, 'assessed'],
    ['declared higher', { inputSource: 'plan-derived', rooms, ...plot, confidence: 1 }, 0.9, 'assessed'],
    ['declared too low', { inputSource: 'measured', rooms, ...plot, confidence: 0.499 }, 0.499, 'insufficient_data'],
    [
      'a poor scan',
      { inputSource: 'measured', rooms, ...plot, polygonClosure: 0.5, compassConfidence: 0.7 },
      0.6,
      'assessed',
    ],
    ['half the tagged rooms', { inputSource: 'measured', rooms, ...plot, roomsTagged: 2 }, 0.5, 'assessed'],
    [
      'rooms of no rule',
      { inputSource: 'measured', rooms: [{ roomType: 'corridor', zone: 'N' }], ...plot },
      0.6,
      'assessed',
    ],
  ])('%s', (_, request, confidence, status) => {
    const answer = assess(request);
    expect([answer.confidence, answer.status]).toEqual([confidence, status]);
    expect(answer.confidenceBasis.evidence.map(({ weight }) => weight)).toEqual([0.4, 0.35, 0.25]);
  });

  it('that is too low names what is missing, and gives no score', () => {
    const answer = assess({ inputSource: 'measured', rooms });
    expect(answer).toMatchObject({
      status: 'insufficient_data',
      requiredConfidence: 0.5,
      missingData: ['plotPolygon', 'doorXY', 'bearingDeg'],
    });
    expect(answer).not.toHaveProperty('score');
    expect(answer.status === 'insufficient_data' && answer.reScanSuggestions).toHaveLength(3);
    expect(answer.badgeEligibility).toMatchObject({ eligible: false, badge: null, variant: null });
  });
});

describe('a badge', () => {
  it.each([
    ['seller-supplied', 1, null, false, null],
    ['plan-derived', 0.75, 'plan-derived', true, 'standard'],
    ['measured', 0.749, 'measured', true, 'low_confidence'],
    ['measured', 0.5, 'measured', true, 'low_confidence'],
    ['measured', 0.499, null, false, null],
    ['seller-supplied', 0.2, null, false, null],
  ] as const)('%s at %f', (inputSource, confidence, badge, eligible, variant) => {
    const record = badgeEligibility({ inputSource, confidence });
    expect(record).toMatchObject({
      inputSource,
      confidence,
      badge,
      eligible,
      variant,
      fullBadgeThreshold: 0.75,
      minimumConfidence: 0.5,
    });
  });

  it('is never earned by what a seller states, whatever the confidence, and the reason says so', () => {
    const reasons = [0, 0.2, 0.6, 1].map(
      (confidence) => badgeEligibility({ inputSource: 'seller-supplied', confidence }).reason,
    );
    expect(new Set(reasons)).toEqual(new Set(['What a seller states is never enough for a badge.']));
  });
});

describe('letters', () => {
  it.each([
    [100, 'A'],
    [85, 'A'],
    [84, 'B'],
    [70, 'B'],
    [69, 'C'],
    [55, 'C'],
    [54, 'D'],
    [40, 'D'],
    [39, 'E'],
    [0, 'E'],
  ])('%i is %s', (score, grade) => {
    expect(gradeOfScore(score).grade).toBe(grade);
  });
});

describe('findings', () => {
  it.each([
    ['toilet', 'NE', 'NE_TOILET', 'severe', 'NW'],
    ['kitchen', 'NE', 'NE_KITCHEN', 'severe', 'SE'],
    ['kitchen', 'SW', 'SW_KITCHEN', 'moderate', 'SE'],
    ['toilet', 'SW', 'SW_TOILET', 'moderate', 'NW'],
    ['staircase', 'CENTER', 'CENTER_OBSTRUCTION', 'severe', 'SW'],
    ['staircase', 'NE', 'STAIRCASE_NE', 'severe', 'SW'],
    ['bedroom', 'SE', 'BEDROOM_SE', 'moderate', 'S'],
    ['pooja', 'S', 'POOJA_S', 'moderate', 'NE'],
    ['study', 'CENTER', 'CENTER_STUDY', 'moderate', 'W'],
  ])('%s in %s is %s', (type, zone, code, severity, recommendedZone) => {
    const finding = roomAlone(type, zone).findings.find(({ room }) => room === type);
    expect(finding).toMatchObject({
      code,
      severity,
      recommendedZone,
      zone,
      verified: false,
      computed: true,
      remedyType: 'relocation',
    });
  });

  it('begin below 70 of 100 where rooms are judged by shares, and at an adverse rating where by one zone', () => {
    const severities = (type: string, zone: string, rulesVersion?: AssessmentRequest['rulesVersion']) =>
      roomAlone(type, zone, rulesVersion)
        .findings.filter(({ room }) => room === type)
        .map(({ severity }) => severity);
    expect(severities('kitchen', 'S')).toEqual(['minor']);
    expect(severities('kitchen', 'S', 'vastu-rules-2026-09-23')).toEqual([]);
    expect(severities('kitchen', 'NW')).toEqual([]);
    expect(severities('kitchen', 'N', 'vastu-rules-2026-09-23')).toEqual(['moderate']);
  });

  it('cite the text where there is one, and practice where there is none', () => {
    const [classical] = roomAlone('kitchen', 'CENTER').findings;
    expect(classical).toMatchObject({
      classification: 'classical',
      sources: ['brihat-samhita'],
      because: ['kitchen.CENTER=severe'],
    });
    expect(classical?.remedySource).toMatch(/Brihat Samhita 53\.118/);
    const [practice] = roomAlone('kitchen', 'NE').findings;
    expect(practice).toMatchObject({ classification: 'convention', sources: ['vastu-practice'] });
  });

  it('name the zone of a door where the edition judges doors by zones, whatever the verse says of its pada', () => {
    // S4 is among the doors that BS 53.73 praises; the rules of September know the south as a whole, and that is adverse.
    const house: AssessmentRequest = {
      inputSource: 'measured',
      plotPolygon: rectangle(0, 0, 12, 18),
      bearingDeg: 0,
      doorXY: [6.75, 0],
      rooms: [{ roomType: 'pooja', polygon: rectangle(9, 15, 3, 3) }],
      rulesVersion: 'vastu-rules-2026-09-23',
    };
    const { entrance, findings, scoreBreakdown } = assess(house) as Assessed;
    expect(entrance).toMatchObject({ padaCode: 'S4', zone: 'S', verdict: 'adverse' });
    expect(findings.find(({ room }) => room === 'Main entrance')?.because).toEqual(['entrance.S=adverse']);
    expect(scoreBreakdown.placements.at(-1)).toMatchObject({ zone: 'S', rating: 'adverse' });
    const { rulesVersion: _, ...today } = house;
    expect((assess(today) as Assessed).scoreBreakdown.placements.at(-1)).toMatchObject({ zone: 'S4', rating: 'ideal' });
  });

  it('follow the edition: a toilet in SW was severe, and is moderate since a text was found to put it there', () => {
    const before = roomAlone('toilet', 'SW', 'vastu-rules-2026-09-23').findings[0];
    const after = roomAlone('toilet', 'SW').findings[0];
    expect([before?.severity, before?.classification]).toEqual(['severe', 'convention']);
    expect([after?.severity, after?.classification]).toEqual(['moderate', 'classical']);
    expect(after?.detail).toMatch(/Vastusara/);
  });

  it('speak of the plot: what is missing of it and what stands on its middle', () => {
    const [, , , lShape, uShape] = EXAMPLES;
    expect(codes(scored(lShape as AssessmentRequest))).toEqual([
      'CENTER_OBSTRUCTION',
      'E_DOOR',
      'NE_CUT',
      'BRAHMASTHAN_BLOCKED',
    ]);
    expect(codes(scored(uShape as AssessmentRequest))).toContain('S_SLOT');
    expect(
      scored({ ...(lShape as AssessmentRequest), rulesVersion: 'vastu-rules-2026-09-23' }).scoreBreakdown.shape.points,
    ).toBe(0);
  });

  it('say nothing of daughters: that door is neutral, its verse is not told', () => {
    const answer = scored({ ...HOUSE, doorXY: [12, 15] });
    expect(answer.entrance).toMatchObject({ padaCode: 'E2', verdict: 'neutral' });
    expect(JSON.stringify(answer)).not.toMatch(/daughter|women/);
  });

  it('recommend a door of the same side', () => {
    const answer = scored({ ...HOUSE, doorXY: [12, 1] });
    expect(answer.entrance).toMatchObject({ padaCode: 'E8', verdict: 'adverse' });
    expect(answer.findings.find(({ room }) => room === 'Main entrance')).toMatchObject({
      recommendedZone: 'E',
      code: 'SE_DOOR',
    });
  });
});

describe('rooms', () => {
  const warned = (request: AssessmentRequest) => assess(request).warnings.map(({ code }) => code);

  it('drawn twice count once', () => {
    const twice = {
      ...HOUSE,
      rooms: [...HOUSE.rooms, { ...HOUSE.rooms[0], name: 'Kitchen again' }],
    } as AssessmentRequest;
    expect(warned(twice)).toContain('ROOM_LISTED_TWICE');
    expect(scored(twice).scoreBreakdown).toEqual(scored(HOUSE).scoreBreakdown);
  });

  it('that are drawn lie where they are drawn, whatever is said', () => {
    const said = (zone: string) => ({
      ...HOUSE,
      rooms: HOUSE.rooms.map((room, i) => (i === 3 ? { ...room, zone } : room)),
    });
    expect(scored(said('south')).score).toBe(scored(HOUSE).score);
    expect(scored(said('south')).zoneCheck.mismatched).toEqual([
      { room: 'Living', statedZone: 'S', computedZone: 'N', statedShare: 0, computedShare: 0.571429 },
    ]);
    const counts = ({ zoneCheck: { checked, matched } }: Assessed) => [checked, matched];
    expect([counts(scored(HOUSE)), counts(scored(said('S'))), counts(scored(said('N')))]).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(warned(said('south'))).toContain('STATED_ZONE_DIFFERS');
    expect(warned(said('N'))).not.toContain('STATED_ZONE_DIFFERS');
  });

  it('of one type share their weight', () => {
    const rooms = [1, 2, 3, 4].map(() => ({ roomType: 'bedroom', zone: 'SE' }));
    const { placements } = scored({ ...HOUSE, rooms: [...HOUSE.rooms, ...rooms] }).scoreBreakdown;
    expect(placements.filter(({ roomType }) => roomType === 'bedroom').map(({ weight }) => weight)).toEqual([
      1.5, 1.5, 1.5, 1.5,
    ]);
  });

  it('that no rule knows are listed and never graded', () => {
    const answer = scored({
      ...HOUSE,
      rulesVersion: 'vastu-rules-2026-09-23',
      rooms: [...HOUSE.rooms, { roomType: 'safe', zone: 'N' }],
    });
    expect(answer.notAssessed).toEqual([
      { room: 'Corridor', zone: 'CENTER', reason: 'no placement rule for this space type', graded: false },
      { room: 'treasury', zone: 'N', reason: 'no placement rule for this space type', graded: false },
    ]);
    expect(answer.score).toBe(99);
  });

  it('at the door are not the door again; without a door they stand for it, as convention', () => {
    const foyer = { roomType: 'foyer', zone: 'SW' };
    expect(warned({ ...HOUSE, rooms: [...HOUSE.rooms, foyer] })).toContain('ENTRANCE_TWICE');
    const told = scored({ ...HOUSE, rooms: [...HOUSE.rooms, foyer] });
    expect(told.score).toBe(99);
    // A second door far from the first is not at it, and the warning must not say so.
    expect(told.warnings.find(({ code }) => code === 'ENTRANCE_TWICE')?.message).not.toMatch(/room at it/);
    expect(warned({ inputSource: 'measured', rooms: [foyer] })).toContain('ENTRANCE_BY_ZONE');
  });

  it('are seen zone by zone, all nine', () => {
    const { zoneCheck } = scored(EXAMPLES[1] as AssessmentRequest);
    expect(Object.keys(zoneCheck.zones)).toEqual(['NW', 'N', 'NE', 'W', 'CENTER', 'E', 'SW', 'S', 'SE']);
    expect(zoneCheck.zones.NE).toEqual({ rooms: ['Toilet'], compliant: [], violations: ['Toilet'], observed: true });
    expect([...zoneCheck.observedZones, ...zoneCheck.unobservedZones]).toHaveLength(9);
    expect(zoneCheck.zones.CENTER).toEqual({ rooms: ['Corridor'], compliant: [], violations: [], observed: true });
  });

  it('carry the names of their sectors when a resolution is asked for', () => {
    expect(scored({ ...HOUSE, zoneResolution: 16 }).directions?.[0]).toEqual({
      room: 'Kitchen',
      zone: 'SE',
      direction: 'SSE',
    });
    expect(scored(HOUSE)).not.toHaveProperty('directions');
  });
});

describe('a form of width, length and facing', () => {
  it('is a plot, its bearing assumed', () => {
    const answer = assess({
      inputSource: 'plan-derived',
      width: 12,
      length: 18,
      facing: 'north',
      doorXY: [6.6, 0],
      rooms: HOUSE.rooms.map(({ polygon: _, ...room }) => ({ ...room, zone: 'NE' })),
    });
    expect(answer.zoneReference).toEqual({
      frame: 'true-north',
      grid: '3x3',
      bearingDeg: 180,
      bearingAssumedNorth: false,
      bearingBasis: 'assumed-from-facing',
    });
    expect(answer.warnings.map(({ code }) => code)).toContain('BEARING_ASSUMED_FROM_FACING');
    expect(answer.confidence).toBe(0.675);
    expect((answer as Assessed).entrance?.padaCode).toBe('N4');
  });

  it('without any bearing says that north was assumed', () => {
    const { bearingDeg: _, ...rest } = HOUSE;
    expect(assess(rest).zoneReference).toMatchObject({ bearingDeg: 0, bearingAssumedNorth: true });
  });
});

describe('many at once', () => {
  const items = [
    { id: 'good', assessment: HOUSE },
    { id: 'bad', assessment: { ...HOUSE, bearingDeg: 400 } },
    { id: 'null', assessment: null as never },
    { id: 'thin', assessment: { inputSource: 'measured', rooms: [{ roomType: 'kitchen', zone: 'SE' }] } as const },
    { id: 'last', assessment: EXAMPLES[3] as AssessmentRequest },
  ];

  it('are answered in their order, each as if asked alone', () => {
    const { results, summary } = assessBatch({ items });
    expect(results.map(({ id, status }) => [id, status])).toEqual([
      ['good', 200],
      ['bad', 400],
      ['null', 400],
      ['thin', 200],
      ['last', 200],
    ]);
    expect(summary).toEqual({ total: 5, succeeded: 3, failed: 2 });
    expect(results[0]?.response).toEqual({ success: true, data: assess(HOUSE) });
    expect(results[4]?.response).toEqual({ success: true, data: assess(EXAMPLES[3] as AssessmentRequest) });
    expect(results[1]?.response).toMatchObject({ success: false, code: 'INVALID_OPTION', field: 'bearingDeg' });
    expect(results[2]?.response).toMatchObject({ success: false, field: 'assessment' });
  });

  it('carry the references of the batch, and each item its own', () => {
    const own = { ...HOUSE, propertyId: 'flat/7' };
    const answer = assessBatch({ items: [{ id: 'a', assessment: own }], propertyId: 'tower_1', tenantRef: 'x.y' });
    expect(answer).toMatchObject({ execution: 'synchronous', propertyId: 'tower_1', tenantRef: 'x.y' });
    expect(answer.results[0]?.response).toEqual({ success: true, data: assess(own) });
    expect(assessBatch({ items: [{ id: 'a', assessment: own }] })).not.toHaveProperty('propertyId');
    expect(() => assessBatch({ items: [{ id: 'a', assessment: own }], propertyId: 'a b' })).toThrowError(/propertyId/);
  });

  it('do not know of each other: any order gives the same answers', () => {
    const by = (results: ReturnType<typeof assessBatch>['results']) =>
      Object.fromEntries(results.map(({ id, response }) => [id, response]));
    expect(by(assessBatch({ items: [...items].reverse() }).results)).toEqual(by(assessBatch({ items }).results));
  });
});

describe('two editions', () => {
  it('answer one input each, with the rules that differ and whether the input rests on them', () => {
    const input = EXAMPLES[3] as AssessmentRequest;
    const found = compareEditions({
      fromVersion: 'vastu-rules-2026-09-23',
      toVersion: 'vastu-rules-2026-10-04',
      input,
    });
    expect(found.fromAssessment).toEqual(assess({ ...input, rulesVersion: 'vastu-rules-2026-09-23' }));
    expect(found.toAssessment).toEqual(assess(input));
    expect([(found.fromAssessment as Assessed).score, (found.toAssessment as Assessed).score, found.changed]).toEqual([
      86,
      60,
      true,
    ]);
    expect(found.changes).toHaveLength(23);
    expect(found.changes.filter(({ touched }) => touched).map(({ ruleId }) => ruleId)).toEqual(['entrance.method']);
    expect(found.retainedVersions).toEqual(['vastu-rules-2026-10-04', 'vastu-rules-2026-09-23']);
  });

  it('are the same edition when both names are', () => {
    const same = compareEditions({
      fromVersion: 'vastu-rules-2026-10-04',
      toVersion: 'vastu-rules-2026-10-04',
      input: HOUSE,
    });
    expect([same.changed, same.changes]).toEqual([false, []]);
  });

  it('may be asked about one space in one zone', () => {
    const input = { roomType: 'toilet', zone: 'SW' };
    const found = compareEditions({
      fromVersion: 'vastu-rules-2026-09-23',
      toVersion: 'vastu-rules-2026-10-04',
      operation: 'zone-check',
      input,
    });
    expect(found.fromAssessment).toMatchObject({ severity: 'severe' });
    expect(found.toAssessment).toMatchObject({ severity: 'moderate' });
    expect(found.changes.filter(({ touched }) => touched).map(({ ruleId }) => ruleId)).toEqual(['toilet.SW']);
  });

  it('hash the input without what is about the call', () => {
    // The first worked example: its hash is published with the test vector of receipts.
    expect(assessmentHash(HOUSE)).toBe('sha256:247248a7ee01ae465c1654651eb17ac56f9316f921b358144d61a3a93042d9f6');
    const rooms = HOUSE.rooms.map((room) => ({ ...room, zone: undefined }));
    expect(assessmentHash({ ...HOUSE, rooms, confidence: undefined })).toBe(assessmentHash(HOUSE));
    expect(assessmentHash({ ...HOUSE, propertyId: 'a', tenantRef: 'b', receipt: true })).toBe(assessmentHash(HOUSE));
  });
});
