/** unknown → what is assessed: a plan or stated zones, its rooms, its door, and how sure all that is. Read by the engine, described here. */

import {
  type AssessmentRequest,
  type AssessmentRoom,
  checkAssessment,
  ENTRANCE_METHODS,
  ROOM_TYPES,
} from '@khagol/engine/vastu';
import { type JsonRecord, own } from '../http/json.ts';
import type { Fault } from './fields.ts';
import type { RequestExample } from './operation.ts';
import { type JsonSchema, listOf, number, oneOf, shape, text, truth } from './schema.ts';
import { faultsOf } from './vastu-faults.ts';
import {
  ATTRIBUTION,
  BEARING,
  DIMENSIONS,
  ERRORS,
  HOLES,
  MOST_ROOMS,
  POINT,
  POLYGON,
  picked,
  RESOLUTION,
  RULES,
  SAMPLE_PLOT,
  word,
  ZONE_WORD,
} from './vastu-fields.ts';

const share = (description: string): JsonSchema => number(description, { minimum: 0, maximum: 1 });

/** `seller-typed` and `ar-measured` are older words. */
export const SOURCE: JsonSchema = oneOf('Where the figures come from; it bounds the confidence.', [
  'seller-supplied',
  'plan-derived',
  'measured',
  'seller-typed',
  'ar-measured',
]);

const ROOM: JsonSchema = shape({
  'roomType?': word('What space it is, in any of many words; `name` says it where this is left out.', {
    examples: ROOM_TYPES,
  }),
  'name?': word('How answers call it.'),
  'zone?': ZONE_WORD,
  'direction?': ZONE_WORD,
  'polygon?': POLYGON,
  'holes?': HOLES,
  'area?': number('m², as you have it; not used.', { minimum: 0, maximum: 1e8 }),
  ...ERRORS,
});

const LEVEL = shape({ pointXY: POINT, levelM: number('Metres above any datum.') });

/** A request for an assessment, without what is about the call. */
const HOUSE: Readonly<Record<string, JsonSchema>> = {
  inputSource: SOURCE,
  'rooms?': listOf(
    ROOM,
    'Each with a polygon, or a zone in words. They may be left out where a plot and a door are given.',
    { maxItems: MOST_ROOMS },
  ),
  'plotPolygon?': POLYGON,
  ...DIMENSIONS,
  'bearingDeg?': BEARING,
  'doorXY?': { ...POINT, description: 'The main door on the drawing; counts only together with the plot.' },
  'confidence?': share('What you stand for; it can only lower the figure.'),
  'pointCloudDensity?': share('What a scan says of itself.'),
  'polygonClosure?': share(''),
  'compassConfidence?': share(''),
  'gpsConfidence?': share(''),
  'roomsTagged?': number('Rooms that the scan tagged.', { minimum: 0, maximum: 10_000 }),
  'scanDurationSec?': number('Seconds.', { minimum: 0, maximum: 1e7 }),
  'scannedAreaM2?': number('m².', { minimum: 0, maximum: 1e8 }),
  ...ERRORS,
  'rulesVersion?': RULES,
  'zoneResolution?': RESOLUTION,
  'entranceMethod?': oneOf(
    'How the door gets its pada: by equal lengths of the side, or by equal angles.',
    ENTRANCE_METHODS,
    {
      default: ENTRANCE_METHODS[0],
    },
  ),
  'slope?': shape(
    { 'towards?': ZONE_WORD, 'levels?': listOf(LEVEL, 'Measured, not on one line.', { minItems: 3, maxItems: 256 }) },
    'Which way the ground falls, stated or measured; told and not scored.',
  ),
  'marma?': truth('Tell the lines and points of marma.', { default: false }),
  'listingId?': text('Comes back.', { minLength: 1, maxLength: 128 }),
};

/** The published shape of a request. */
export const ASSESSMENT_REQUEST: JsonSchema = shape({ ...HOUSE, ...ATTRIBUTION });

/** A room that nothing can be said against. */
const SOME_ROOM: AssessmentRoom = { roomType: 'kitchen', zone: 'SE' };
/** Farther away than anybody's. */
const SOME_PLOT = [
  [9_999_990, 9_999_990],
  [9_999_999, 9_999_990],
  [9_999_990, 9_999_999],
] as const;
const SOME_HOUSE: JsonRecord = { inputSource: 'measured', rooms: [SOME_ROOM] };
const PLOT_NAMES = ['plotPolygon', 'width', 'length', 'depth'];

/** What is wrong with a request; nothing when it can be assessed. */
export function assessmentFaults(question: unknown): readonly Fault[] {
  return faultsOf(
    (asked) => checkAssessment(asked as AssessmentRequest),
    question,
    () => partsOf(question as JsonRecord),
  );
}

function* partsOf(question: JsonRecord): Generator<unknown> {
  if (typeof question !== 'object' || question === null) return;
  yield { ...SOME_HOUSE, inputSource: own(question, 'inputSource') };
  const rooms = own(question, 'rooms');
  if (Array.isArray(rooms) && rooms.length <= MOST_ROOMS)
    for (const [i, room] of rooms.entries())
      yield { ...SOME_HOUSE, plotPolygon: SOME_PLOT, rooms: [...Array<AssessmentRoom>(i).fill(SOME_ROOM), room] };
  else if (rooms !== undefined) yield { ...SOME_HOUSE, rooms };
  else yield { inputSource: 'measured', ...picked(question, [...PLOT_NAMES, 'doorXY']) };
  yield { ...SOME_HOUSE, ...picked(question, PLOT_NAMES) };
  for (const name of Object.keys(question))
    if (!['inputSource', 'rooms', ...PLOT_NAMES].includes(name)) yield { ...SOME_HOUSE, ...picked(question, [name]) };
}

/** A house of two rooms with its door, for the document and for people to paste. */
export const SAMPLE_HOUSE: JsonRecord = {
  inputSource: 'plan-derived',
  plotPolygon: SAMPLE_PLOT,
  bearingDeg: 0,
  doorXY: [5.4, 18],
  rooms: [
    {
      name: 'Kitchen',
      roomType: 'kitchen',
      polygon: [
        [8, 0],
        [12, 0],
        [12, 6],
        [8, 6],
      ],
    },
    {
      name: 'Toilet',
      roomType: 'toilet',
      polygon: [
        [0, 13],
        [2.4, 13],
        [2.4, 16],
        [0, 16],
      ],
    },
  ],
};

const STATED_ROOMS = [
  { roomType: 'kitchen', zone: 'southeast' },
  { roomType: 'toilet', direction: 'SW' },
  { roomType: 'pooja', zone: 'Ishanya' },
] as const;

/** The other forms of a house. */
export const HOUSE_EXAMPLES: readonly RequestExample[] = [
  {
    name: 'statedZones',
    summary: 'Rooms by their zones in words, on a plot given by its sides.',
    body: {
      inputSource: 'seller-supplied',
      width: 12,
      length: 18,
      facing: 'N',
      bearingDeg: 0,
      doorXY: [5.4, 18],
      rooms: STATED_ROOMS,
    },
  },
  {
    name: 'doorAlone',
    summary: 'A plot with its door and no rooms.',
    body: { inputSource: 'measured', plotPolygon: SAMPLE_PLOT, bearingDeg: 10, doorXY: [5.4, 18] },
  },
  {
    name: 'doubtfulBearing',
    summary: 'With what the measures may be off by: tells what else is possible.',
    body: { ...SAMPLE_HOUSE, inputSource: 'measured', headingErrorDeg: 8, positionErrorM: 0.3 },
  },
  {
    name: 'tooLittle',
    summary: 'Stated zones alone are not enough for a score, and cost nothing.',
    body: { inputSource: 'seller-supplied', rooms: STATED_ROOMS },
  },
];
