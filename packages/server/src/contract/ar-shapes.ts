/** What a camera gets, for the document: anchors, textures with their manifest, a merged plan. */

import { MERGE_LIMITS, NORTH_REFERENCES, OPENING_KINDS, WORLD_ALIGNMENTS } from '@khagol/engine/vastu';
import { PLAN_TO_WORLD } from './ar-input.ts';
import { ATTESTED } from './challenge.ts';
import { fixed, integer, type JsonSchema, listOf, number, oneOf, shape, text, truth } from './schema.ts';
import {
  CLASSIFICATION,
  ECHO,
  names,
  nullable,
  pair,
  part,
  ring,
  VERSION,
  WARNINGS,
  ZONE,
  zoneList,
} from './vastu-shapes.ts';

const vector = (description: string): JsonSchema => listOf(number(''), description, { minItems: 3, maxItems: 3 });
const sha256 = (description: string): JsonSchema => text(description, { pattern: '^[0-9a-f]{64}$' });

/** One point for each zone in which the plot has ground. */
export const ANCHORS: JsonSchema = shape({
  anchors: listOf(
    shape({
      id: text('`anchor-` and the zone: the same in every answer.'),
      zone: ZONE,
      deity: text(''),
      deityClassification: CLASSIFICATION,
      deitySource: text(''),
      planPosition: pair('On the drawing.'),
      worldPosition: vector('In the world, metres.'),
      normal: vector('Of the floor, upwards.'),
      insidePlot: fixed(true),
      placement: shape({
        rule: oneOf('', ['centroid-convex', 'centroid', 'pole']),
        pieces: integer('Separate grounds in the zone.', { minimum: 1 }),
        clearanceM: number('To the nearest line of its ground.', { minimum: 0 }),
      }),
    }),
    'In the order NW, N, NE, W, CENTER, E, SW, S, SE.',
    { maxItems: 9 },
  ),
  omittedZones: zoneList('Without ground of the plot.'),
  omissions: listOf(shape({ zone: ZONE, fillShare: part(''), reason: text('') }), ''),
  omissionNote: text(''),
  planToWorld: { ...PLAN_TO_WORLD, description: 'As sent.' },
  bearingDeg: number(''),
  bearingAssumedNorth: fixed(false),
  physicalRegistrationVerified: fixed(false),
  physicalNorthVerified: fixed(false),
  physicalCoverageVerified: fixed(false),
  coordinateNote: text(''),
  warnings: WARNINGS,
  provenance: shape({ geometry: fixed('computed'), deities: fixed('table'), engineVersion: text('') }),
  verified: fixed(false),
  computed: fixed(true),
  settings: shape({
    leastFillShare: number(''),
    worldAlignment: nullable(oneOf('', WORLD_ALIGNMENTS)),
  }),
  sources: names('Works.'),
  rulesVersion: VERSION,
  ...ECHO,
});

const ASSET = shape({
  url: text('On this server, named by the hash of its content.'),
  sha256: sha256('Of the bytes that are served.'),
  bytes: integer('', { minimum: 1 }),
  mimeType: text(''),
  width: integer('Pixels.', { minimum: 1 }),
  height: integer('Pixels.', { minimum: 1 }),
});

const bounds = (description: string): JsonSchema => listOf(number(''), description, { minItems: 4, maxItems: 4 });

/** Pictures of the zones and where each lies in them. */
export const TEXTURES: JsonSchema = shape({
  png: ASSET,
  svg: ASSET,
  glb: ASSET,
  width: integer('', { minimum: 1 }),
  height: integer('', { minimum: 1 }),
  cells: listOf(
    shape({
      zone: ZONE,
      devata: text(''),
      maskBit: integer('', { minimum: 0, maximum: 8 }),
      contentInsetPixels: number(''),
      pixelBoundsExclusive: bounds('Left, top, right, bottom.'),
      gltfUvBoundsTopLeft: bounds('u, v least; u, v greatest; v downwards.'),
      usdUvBoundsBottomLeft: bounds('The same with v upwards.'),
    }),
    'Nine, or the one that was asked for.',
    { minItems: 1, maxItems: 9 },
  ),
  pixelBoundsConvention: text(''),
  gltfUvOrigin: fixed('top-left'),
  usdUvOrigin: fixed('bottom-left'),
  verified: fixed(false),
  provenance: shape({
    kind: fixed('original_modern_visualization'),
    description: text(''),
    manifestUrl: text('On this server.'),
    manifestSha256: sha256('Of the bytes that are served.'),
    religiousDesignVerified: fixed(false),
    remedyEfficacyClaimed: fixed(false),
  }),
  settings: shape({ zone: nullable(ZONE) }),
  sources: names('Works.'),
  warnings: WARNINGS,
  rulesVersion: VERSION,
  ...ECHO,
});

/** The manifest of all files. */
export const MANIFEST: JsonSchema = shape({
  schemaVersion: fixed(1),
  generator: shape({ name: text(''), version: text(''), sourceSha256: sha256('Of what was drawn.') }),
  assets: listOf(
    shape({
      path: text('Name within the set.'),
      bytes: integer('', { minimum: 1 }),
      sha256: sha256(''),
      mimeType: text(''),
      width: integer('', { minimum: 1 }),
      height: integer('', { minimum: 1 }),
    }),
    'Ascending by path.',
  ),
});

const METHODS = ['anchor', 'translation', 'rigid-2d', 'rigid-2d-adjusted', 'unregistered'];
const FLOOR = integer('', { minimum: MERGE_LIMITS.lowestFloor, maximum: MERGE_LIMITS.highestFloor });
const OPENING = shape({
  kind: oneOf('', OPENING_KINDS),
  centerXY: pair(''),
  widthM: nullable(number('')),
  heightM: nullable(number('')),
});

/** Captures laid together. */
export const MERGE: JsonSchema = shape({
  method: fixed('capture-merge'),
  alignmentMethod: fixed('rigid-least-squares'),
  alignmentDetail: oneOf('By the weakest link that was used.', [
    'anchor-only',
    'translation',
    'rigid-2d',
    'rigid-2d-adjusted',
  ]),
  frame: shape({
    units: fixed('metres'),
    axes: text(''),
    origin: fixed('anchor-capture'),
    originCaptureId: text(''),
    anchorCaptureId: text(''),
    handedness: fixed('right'),
    elevationAxis: text(''),
    northReference: oneOf('The weakest among the captures.', NORTH_REFERENCES),
  }),
  rooms: listOf(
    shape({
      id: text('As sent.'),
      captureId: text(''),
      label: nullable(text('')),
      floorIndex: FLOOR,
      polygon: ring('In the frame of its floor.'),
      areaM2: number(''),
      heightM: nullable(number('')),
      openings: listOf(OPENING, ''),
    }),
    '',
  ),
  outlines: listOf(
    shape({
      floorIndex: FLOOR,
      polygon: ring(''),
      holes: listOf(ring(''), ''),
      areaM2: number(''),
      captureIds: names(''),
      isRegistered: truth('False where the captures are linked to nothing that has a place.'),
      source: oneOf('', ['union-of-traced-outlines', 'traced-outline']),
    }),
    '',
  ),
  placedOutlines: listOf(shape({ captureId: text(''), floorIndex: FLOOR, polygon: ring('') }), 'As traced, in place.'),
  floorStack: listOf(
    shape({
      floorIndex: FLOOR,
      elevationM: number(''),
      isElevationEstimated: truth(''),
      originXY: pair(''),
      bearingDeg: number(''),
      captureIds: names(''),
      roomIds: names(''),
      areaM2: number(''),
      maxRoomHeightM: nullable(number('')),
      clearToNextM: nullable(number('')),
    }),
    'From the lowest up.',
  ),
  registrations: listOf(
    shape({
      captureId: text(''),
      floorIndex: FLOOR,
      method: oneOf('', METHODS),
      rotationDeg: number(''),
      translation: pair(''),
      translationXY: pair('The same under its other name.'),
      residualM: nullable(number('')),
    }),
    '',
  ),
  pairResiduals: listOf(
    shape({
      fromCaptureId: text(''),
      toCaptureId: text(''),
      controlCount: integer('', { minimum: 1 }),
      rmsResidualM: number(''),
      maxResidualM: number(''),
    }),
    '',
  ),
  unresolvedAlignmentErrors: names('Links that do not fit or say nothing, and captures without a place.'),
  toleranceM: number(''),
  warnings: WARNINGS,
  verified: fixed(false),
  computed: fixed(true),
  settings: shape({ toleranceM: number('') }),
  sources: names('Works.'),
  'deviceAttestation?': ATTESTED,
  ...ECHO,
});
