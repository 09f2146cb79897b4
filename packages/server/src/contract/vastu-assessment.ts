/** What an assessment answers, for the document. Members that only one of the two statuses has are optional here; `status` tells which are there. */

import { CONFIDENCE_LIMITS, ENTRANCE_METHODS, GRADES, ZONES } from '@khagol/engine/vastu';
import { fixed, integer, type JsonSchema, listOf, number, oneOf, shape, text, truth } from './schema.ts';
import {
  byZone,
  CLASSIFICATION,
  ECHO,
  HASH,
  names,
  nullable,
  pair,
  part,
  RATING,
  ring,
  SEVERITY,
  VERSION,
  WARNINGS,
  ZONE,
  zoneList,
} from './vastu-shapes.ts';

const GRADE = oneOf(
  '',
  GRADES.map(({ grade }) => grade),
);
const SOURCE_NAMES = oneOf('', ['seller-supplied', 'plan-derived', 'measured']);

/** May a listing carry a badge? */
export const BADGE: JsonSchema = shape({
  inputSource: SOURCE_NAMES,
  badge: nullable(oneOf('', ['plan-derived', 'measured'])),
  eligible: truth(''),
  variant: nullable(oneOf('', ['standard', 'low_confidence'])),
  reason: text('For people.'),
  confidence: part(''),
  fullBadgeThreshold: fixed(CONFIDENCE_LIMITS.fullBadge),
  minimumConfidence: fixed(CONFIDENCE_LIMITS.minimum),
});

const CONFIDENCE_BASIS = shape({
  evidence: listOf(
    shape({ input: oneOf('', ['rooms', 'entranceGeometry', 'bearing']), weight: part(''), present: truth('') }),
    '',
  ),
  evidenceFraction: part('Sum of the weights that are present.'),
  inputSourceCeiling: part(''),
  scanFactor: part('Mean of `scan`; 1 without any.'),
  scan: listOf(shape({ input: text(''), value: part('') }), 'What a scan says of itself.'),
  'declaredConfidence?': part('As sent.'),
  confidence: part('Three decimals.'),
  formula: text(''),
});

const FINDING = shape({
  code: text('Such as `NE_TOILET`.'),
  room: nullable(text('Null for the plot itself.')),
  zone: ZONE,
  severity: SEVERITY,
  detail: text('For people, with what the texts do not agree on.'),
  recommendedZone: nullable(ZONE),
  remedy: nullable(text('Where the rules would have it; nothing is said of its working.')),
  remedyType: nullable(oneOf('', ['relocation', 'clearing'])),
  remedyClassification: nullable(CLASSIFICATION),
  remedySource: nullable(text('')),
  classification: CLASSIFICATION,
  source: text('Where it stands in the texts.'),
  sources: names('Works.'),
  because: names('Cells that it rests on.'),
  verified: fixed(false, 'Nobody looked at the house.'),
  computed: fixed(true),
});

const SCORE_PART = shape({ score: nullable(number('')), weight: part('Of all weights.') });
const BREAKDOWN = shape({
  rooms: SCORE_PART,
  entrance: SCORE_PART,
  shape: shape({ points: number('Taken off for the plot.') }),
  mean: number('Of all merits, before anything is taken off for the plot.'),
  placements: listOf(
    shape({
      room: text(''),
      roomType: text(''),
      zone: text('Its zone; of a door the pada; or the one of sixteen directions by which it was judged.'),
      rating: text(''),
      merit: number(''),
      weight: number(''),
      provenance: number('Factor for what stands behind the rule.'),
      pointsLost: number(''),
    }),
    'Each space’s part in the score.',
  ),
  deductions: listOf(
    shape({ code: text(''), room: nullable(text('')), points: number('') }),
    'They sum to 100 − score.',
  ),
});

const ENTRANCE = shape({
  zone: ZONE,
  bearingDeg: number('From the plot’s area centroid, true.', { minimum: 0, exclusiveMaximum: 360 }),
  pada: integer('From the north-east corner clockwise.', { minimum: 1, maximum: 32 }),
  padaCode: text('Such as `E4`.'),
  padaName: text(''),
  method: oneOf('', ENTRANCE_METHODS),
  lengthPada: text('By equal lengths.'),
  angularPada: text('By equal angles.'),
  sideShare: part('Along its side from the side’s first corner.'),
  distanceToBoundaryM: number('It is not moved there.', { minimum: 0 }),
  verdict: RATING,
  classification: CLASSIFICATION,
  source: text(''),
  dispute: text('In what the texts do not agree about doors.'),
});

const ZONE_TABLE_SHAPE = shape({
  zones: shape(
    Object.fromEntries(
      ZONES.map((zone) => [
        zone,
        shape({ rooms: names(''), compliant: names(''), violations: names(''), observed: truth('') }),
      ]),
    ),
  ),
  observedZones: zoneList(''),
  unobservedZones: zoneList(''),
  checked: integer('Rooms with a stated zone and an outline.', { minimum: 0 }),
  matched: integer('Of them: whose stated zone holds 35 % or more of the room.', { minimum: 0 }),
  mismatched: listOf(
    shape({ room: text(''), statedZone: ZONE, computedZone: ZONE, statedShare: part(''), computedShare: part('') }),
    '',
  ),
  unverifiable: names('Rooms that were only stated.'),
});

const SPACE = shape({
  room: text(''),
  roomType: text(''),
  zone: nullable(ZONE),
  basis: oneOf('', ['geometry', 'stated']),
  areaM2: nullable(number('')),
  shares: byZone(part(''), 'Of the room as drawn; with `outsideGridShare` they are one whole.'),
  outsideGridShare: part(''),
  outsidePlotShare: nullable(part('')),
});

const DIRECTION = oneOf(
  '',
  ZONES.filter((zone) => zone !== 'CENTER'),
);
const SHAPE_NOTE = shape({
  plotAreaM2: number(''),
  frameBearingDeg: number('Direction of the walls.'),
  isConvex: truth(''),
  irregularShare: part('Of the rectangle about its walls.'),
  deviations: listOf(
    shape({
      direction: DIRECTION,
      kind: oneOf('', ['cut', 'slot', 'extension', 'slant']),
      severity: oneOf('', ['minor', 'moderate', 'major']),
      runs: { type: 'object', additionalProperties: part(''), description: 'Part of each touched side: t, r, b, l.' },
      bearingDeg: number(''),
      areaM2: number(''),
      areaPct: number('Of the rectangle.'),
      'armDirection?': DIRECTION,
    }),
    '',
  ),
});

const UNCERTAINTY = shape(
  {
    pointResult: shape({ score: integer(''), grade: GRADE }),
    results: listOf(
      shape({
        id: text('`rooms[2]` as sent, or `entrance`.'),
        room: text(''),
        pointResult: nullable(ZONE),
        possibleZones: zoneList(''),
        possiblePadas: listOf(integer('', { minimum: 1, maximum: 32 }), ''),
        stable: truth(''),
        bearingMarginDeg: number('Smallest turn that changes it; 22.5 says that or more.'),
        headingErrorDeg: number(''),
        positionErrorM: number(''),
      }),
      '',
    ),
    stable: truth('Whether nothing that was drawn can lie elsewhere.'),
    verdicts: shape({
      turnsDeg: listOf(number(''), 'Bearings that were looked at.'),
      lowestScore: number(''),
      highestScore: number(''),
      grades: listOf(GRADE, ''),
      stable: truth(''),
    }),
    bounds: shape({ headingErrorDeg: number(''), positionErrorM: number('') }),
    rulesChanged: fixed(false),
    method: text(''),
  },
  'Where errors were admitted, or the bearing was taken from the way the front looks.',
);

const META = shape({
  engine: fixed('khagol'),
  version: text('Of the engine.'),
  rulesVersion: VERSION,
  rulesHash: HASH,
  'refinementHash?': HASH,
});

const SLOPE = shape({
  zone: nullable(DIRECTION),
  bearingDeg: nullable(number('')),
  fallPct: nullable(number('')),
  rating: oneOf('', ['ideal', 'neutral', 'adverse']),
  classification: CLASSIFICATION,
  sources: names(''),
});

const MARMA = shape({
  lines: listOf(shape({ between: names('Gods at its ends.'), fromXY: pair(''), toXY: pair('') }), ''),
  points: listOf(shape({ pada: text(''), pointXY: pair(''), isInPlot: truth('') }), ''),
});

/** The answer to one house. */
export const ASSESSMENT: JsonSchema = shape({
  system: fixed('vastu'),
  method: fixed('listing-assessment'),
  status: oneOf('`insufficient_data`: no score, no letter, no charge.', ['assessed', 'insufficient_data']),
  'charged?': fixed(false, 'Of `insufficient_data`.'),
  rulesVersion: VERSION,
  'score?': integer('', { minimum: 0, maximum: 100 }),
  'maxScore?': fixed(100),
  'grade?': GRADE,
  'gradeLabel?': text(''),
  confidence: part('Three decimals.'),
  confidenceBasis: CONFIDENCE_BASIS,
  badgeEligibility: BADGE,
  'requiredConfidence?': part(''),
  'reason?': text('Why there is no score.'),
  'missingData?': names(''),
  'reScanSuggestions?': names(''),
  'findings?': listOf(FINDING, 'What is amiss.'),
  'scoreBreakdown?': BREAKDOWN,
  'entrance?': nullable(ENTRANCE),
  'zoneCheck?': ZONE_TABLE_SHAPE,
  'spaces?': listOf(SPACE, 'Rooms in the order as sent.'),
  'gridFrame?': shape({
    orientation: fixed('north-aligned'),
    fittedTo: fixed('plot-bounding-box'),
    rotationDeg: number(''),
    boxAreaM2: number(''),
    plotShareOfBox: part(''),
  }),
  'shape?': SHAPE_NOTE,
  'brahmasthan?': shape({ polygon: ring('On the drawing.'), areaInPlotM2: number(''), blockedShare: part('') }),
  'slope?': SLOPE,
  'marma?': MARMA,
  'directions?': listOf(shape({ room: text(''), zone: ZONE, direction: text('') }), 'Sectors of drawn rooms.'),
  'uncertainty?': UNCERTAINTY,
  notAssessed: listOf(
    shape({ room: text(''), zone: nullable(ZONE), reason: text(''), graded: fixed(false) }),
    'Spaces without a rule.',
  ),
  sources: listOf(
    shape({
      source: text(''),
      scope: text('Rules that rest on it.'),
      verified: fixed(false),
      classification: oneOf('', ['classical', 'convention', 'computed']),
      work: text(''),
    }),
    '',
  ),
  warnings: WARNINGS,
  zoneReference: shape({
    frame: fixed('true-north'),
    grid: fixed('3x3'),
    bearingDeg: nullable(number('')),
    bearingAssumedNorth: truth(''),
    bearingBasis: oneOf('', ['given', 'assumed-north', 'assumed-from-facing', 'stated-zones']),
  }),
  settings: shape({
    rulesVersion: VERSION,
    scoring: oneOf('', ['dominant-zone', 'share-weighted']),
    grid: text(''),
    entranceMethod: oneOf('', ENTRANCE_METHODS),
    zoneResolution: nullable(oneOf('', [8, 16, 32])),
  }),
  meta: META,
  'listingId?': text('As sent.'),
  ...ECHO,
});
