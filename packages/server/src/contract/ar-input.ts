/** unknown → what a camera needs: anchors on a plot, pictures of zones, captures to be merged. Read by the engine, described here. */

import {
  type AnchorRequest,
  type CaptureMergeRequest,
  checkAnchors,
  checkMerge,
  MERGE_LIMITS,
  NORTH_REFERENCES,
  OPENING_KINDS,
  WORLD_ALIGNMENTS,
  zoneOf,
} from '@khagol/engine/vastu';
import { type JsonRecord, own } from '../http/json.ts';
import { DEVICE_ATTESTATION, type DeviceAttestation, readDeviceAttestation } from './challenge.ts';
import { type Fault, Input } from './fields.ts';
import { fixed, integer, type JsonSchema, listOf, number, oneOf, shape, text } from './schema.ts';
import { faultsOf } from './vastu-faults.ts';
import {
  ATTRIBUTION,
  BEARING,
  POINT,
  POLYGON,
  picked,
  referenceFaults,
  SAMPLE_PLOT,
  ZONE_WORD,
} from './vastu-fields.ts';

/** A body with captures of a whole house. */
export const MERGE_BYTES: number = 1024 * 1024;

const vector = (description: string, most: number): JsonSchema =>
  listOf(number('', { minimum: -most, maximum: most }), description, { minItems: 3, maxItems: 3 });

/** Where the drawing lies in the world of AR: right-handed, Y up. */
export const PLAN_TO_WORLD: JsonSchema = shape(
  {
    units: fixed('metres'),
    origin: vector('Of the drawing, in the world.', 1e9),
    xAxis: vector('Of length 1 within 0.001.', 1.001),
    yAxis: vector('Of length 1, at right angles to xAxis, within 0.001; xAxis × yAxis points up.', 1.001),
  },
  'world = origin + x·xAxis + y·yAxis.',
);

export const ANCHORS_REQUEST: JsonSchema = shape({
  plotPolygon: POLYGON,
  bearingDeg: BEARING,
  planToWorld: PLAN_TO_WORLD,
  'worldAlignment?': oneOf('How the world was begun; `gravityAndHeading` has −Z to true north.', WORLD_ALIGNMENTS),
  ...ATTRIBUTION,
});

export const SAMPLE_ANCHORS: JsonRecord = {
  plotPolygon: SAMPLE_PLOT,
  bearingDeg: 0,
  planToWorld: { units: 'metres', origin: [0, -1.4, 0], xAxis: [1, 0, 0], yAxis: [0, 0, -1] },
};

/** What is wrong with a question for anchors. */
export function anchorFaults(question: JsonRecord): readonly Fault[] {
  const names = ['plotPolygon', 'bearingDeg', 'planToWorld', 'worldAlignment', 'propertyId', 'tenantRef'];
  return faultsOf(
    (asked) => checkAnchors(asked as AnchorRequest),
    question,
    () => names.map((name) => ({ ...SAMPLE_ANCHORS, [name]: own(question, name) })),
  );
}

export const TEXTURES_REQUEST: JsonSchema = shape({
  'zone?': { ...ZONE_WORD, description: 'One zone by code or name, in any case; left out: all nine in one picture.' },
  ...ATTRIBUTION,
});

/** What is wrong with a question for textures. */
export function textureFaults(question: JsonRecord): readonly Fault[] {
  const ofZone = faultsOf(
    (zone) => zone !== undefined && zoneOf('zone', zone),
    own(question, 'zone'),
    () => [],
  );
  return [...ofZone, ...referenceFaults(question)];
}

const LINE_NAME = text('', { minLength: 1, maxLength: 128 });
const height = (description: string): JsonSchema => number(description, { minimum: 0, maximum: 100 });
const FLOOR = integer('0 is the ground floor.', {
  minimum: MERGE_LIMITS.lowestFloor,
  maximum: MERGE_LIMITS.highestFloor,
});

const CAPTURED_ROOM = shape({
  id: LINE_NAME,
  'label?': text('', { maxLength: 128 }),
  polygon: POLYGON,
  'heightM?': height('Metres.'),
  'floorIndex?': FLOOR,
  'openings?': listOf(
    shape({ kind: oneOf('', OPENING_KINDS), centerXY: POINT, 'widthM?': height(''), 'heightM?': height('') }),
    '',
    { maxItems: MERGE_LIMITS.mostOpenings },
  ),
});

const OUTLINE: JsonSchema = { anyOf: [shape({ polygon: POLYGON }), POLYGON], description: 'As it was traced.' };

const PAYLOAD = shape(
  {
    'schema?': text('A name that ends with `roomCapture/1`.', {
      pattern: '(?:^|[./:])roomCapture/1$',
      examples: ['roomCapture/1'],
    }),
    'frame?': shape({
      'units?': fixed('metres'),
      'axes?': fixed('+X east,+Y true north'),
      'north?': shape({
        'referenceFrame?': oneOf('Magnetic north is refused: add the declination on the device.', NORTH_REFERENCES),
        'yawSpreadDeg?': number('Of the readings of the heading.', { minimum: 0, maximum: 180 }),
      }),
    }),
    outline: OUTLINE,
    'rooms?': listOf(CAPTURED_ROOM, '', { maxItems: MERGE_LIMITS.mostRooms }),
  },
  'What a device captured, `roomCapture/1`, facing true north. Other members, such as device and quality, are not looked at.',
);

const CONTROL = shape({ fromXY: POINT, toXY: POINT }, 'One point as both captures have it.');
const controls = (description: string): JsonSchema =>
  listOf(CONTROL, description, { maxItems: MERGE_LIMITS.mostControls });

/** Members of a merge that the engine reads. */
const MERGE_MEMBERS: Readonly<Record<string, JsonSchema>> = {
  captures: listOf(
    shape({
      id: LINE_NAME,
      floorIndex: FLOOR,
      'payload?': PAYLOAD,
      'outline?': { ...OUTLINE, description: 'Instead of a payload: an outline that was traced by hand.' },
    }),
    `At most ${MERGE_LIMITS.mostPoints} corners together.`,
    { minItems: MERGE_LIMITS.fewestCaptures, maxItems: MERGE_LIMITS.mostCaptures },
  ),
  'links?': listOf(
    shape({
      fromCaptureId: LINE_NAME,
      toCaptureId: LINE_NAME,
      'controlPoints?': controls('Two or more fix a turn.'),
      'sharedDoors?': controls('Counted like control points.'),
    }),
    'A capture that is linked to nothing lies as it was captured, and that is told.',
    { maxItems: MERGE_LIMITS.mostLinks },
  ),
  'floors?': listOf(
    shape({
      floorIndex: FLOOR,
      elevationM: number('', { minimum: -1000, maximum: 10_000 }),
      'originXY?': POINT,
      'bearingDeg?': BEARING,
    }),
    'How storeys stand on each other; estimated where it is left out.',
  ),
  'toleranceM?': number('A link that leaves more is listed.', {
    minimum: 1e-6,
    maximum: 100,
    default: MERGE_LIMITS.defaultToleranceM,
  }),
};

export const MERGE_REQUEST: JsonSchema = shape({
  ...MERGE_MEMBERS,
  'maxChargeUsd?': number('Where the price is above it, nothing is done and nothing charged.', { minimum: 0 }),
  'deviceAttestation?': DEVICE_ATTESTATION,
  ...ATTRIBUTION,
});

/** A merge, read. */
export interface MergeInput {
  /** As the engine is asked. */
  readonly question: JsonRecord;
  readonly maxChargeUsd: number | null;
  readonly attestation: DeviceAttestation | null;
  /** `propertyId` and `tenantRef`, as far as they were sent. */
  readonly references: JsonRecord;
}

const MERGE_NAMES = Object.keys(MERGE_MEMBERS).map((name) => name.replace('?', ''));

/** @param faults  gets every one that is found */
export function readMerge(body: JsonRecord, faults: Fault[]): MergeInput {
  const input = new Input(body);
  const maxChargeUsd = input.number('maxChargeUsd', 0, 1e9, 'dollars') ?? null;
  const attestation = readDeviceAttestation(input);
  const question = picked(body, MERGE_NAMES);
  faults.push(...mergeFaults(question), ...input.faults, ...referenceFaults(body));
  return { question, maxChargeUsd, attestation, references: picked(body, ['propertyId', 'tenantRef']) };
}

/** A capture that nothing can be said against, under a name that nobody takes. */
const someCapture = (at: number): JsonRecord => ({
  id: `\u{f0000}${at}`,
  floorIndex: 0,
  outline: [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
});
const SOME_CAPTURES = [someCapture(0), someCapture(1)];

function mergeFaults(question: JsonRecord): readonly Fault[] {
  return faultsOf(
    (asked) => checkMerge(asked as CaptureMergeRequest),
    question,
    () => partsOf(question),
  );
}

function* partsOf(question: JsonRecord): Generator<unknown> {
  const captures = own(question, 'captures');
  const isList =
    Array.isArray(captures) &&
    captures.length >= MERGE_LIMITS.fewestCaptures &&
    captures.length <= MERGE_LIMITS.mostCaptures;
  if (!isList) yield { captures };
  else
    for (const [i, capture] of captures.entries())
      yield { captures: captures.map((_, at) => (at === i ? capture : someCapture(at))) };
  for (const name of ['floors', 'toleranceM']) yield { captures: SOME_CAPTURES, ...picked(question, [name]) };
}

const squareAt = (x: number): readonly (readonly [number, number])[] => [
  [x, 0],
  [x + 4, 0],
  [x + 4, 4],
  [x, 4],
];

export const SAMPLE_MERGE: Readonly<Record<string, unknown>> = {
  captures: [
    { id: 'A', floorIndex: 0, payload: { schema: 'roomCapture/1', outline: { polygon: squareAt(0) } } },
    { id: 'B', floorIndex: 0, payload: { schema: 'roomCapture/1', outline: { polygon: squareAt(0) } } },
  ],
  links: [
    {
      fromCaptureId: 'A',
      toCaptureId: 'B',
      controlPoints: [
        { fromXY: [4, 0], toXY: [0, 0] },
        { fromXY: [4, 4], toXY: [0, 4] },
      ],
    },
  ],
};
