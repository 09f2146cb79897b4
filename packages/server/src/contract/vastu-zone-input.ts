/** unknown → one space in one place: by a zone in words, a bearing from the middle, or a point on a plot. Read by the engine, described here. */

import { checkZone, ENTRANCE_METHODS, ROOM_TYPES, type ZoneCheckRequest } from '@khagol/engine/vastu';
import { type JsonRecord, own } from '../http/json.ts';
import type { Fault } from './fields.ts';
import type { RequestExample } from './operation.ts';
import { type JsonSchema, number, oneOf, shape } from './schema.ts';
import { faultsOf } from './vastu-faults.ts';
import {
  ATTRIBUTION,
  DIMENSIONS,
  ERRORS,
  POINT,
  POLYGON,
  picked,
  RULES,
  SAMPLE_PLOT,
  word,
  ZONE_WORD,
} from './vastu-fields.ts';

export const ROOM_WORD: JsonSchema = word(
  'What space it is, in any of many words; one without a rule is answered with `graded: false`.',
  { examples: ROOM_TYPES },
);

const BEARING_FROM_MIDDLE = number(
  'From the middle of the plot, true, degrees clockwise from north; with `pointXY` it is that of the drawing’s +Y.',
  { minimum: 0, maximum: 360 },
);

const CALL: Readonly<Record<string, JsonSchema>> = { ...ERRORS, 'rulesVersion?': RULES, ...ATTRIBUTION };

const PLACE: Readonly<Record<string, JsonSchema>> = {
  'zone?': ZONE_WORD,
  'direction?': ZONE_WORD,
  'proposedZone?': ZONE_WORD,
  'proposedDirection?': ZONE_WORD,
  'bearingDeg?': BEARING_FROM_MIDDLE,
  'pointXY?': POINT,
  'plotPolygon?': POLYGON,
  ...DIMENSIONS,
  'entranceMethod?': oneOf('How a door on a plot gets its pada.', ENTRANCE_METHODS, { default: ENTRANCE_METHODS[0] }),
};

/** `zones/check`. */
export const ZONE_REQUEST: JsonSchema = shape({ roomType: ROOM_WORD, ...PLACE, ...CALL });
/** `placement/{roomType}`: the type of space is in the path. */
export const PLACEMENT_REQUEST: JsonSchema = shape({ ...PLACE, ...CALL });
/** `direction/bearing-zone`: a bearing, and a type of space where one is asked about. */
export const BEARING_REQUEST: JsonSchema = shape({
  'bearingDeg?': BEARING_FROM_MIDDLE,
  'bearing?': { ...BEARING_FROM_MIDDLE, description: 'Another word for `bearingDeg`; one of the two is needed.' },
  'roomType?': ROOM_WORD,
  ...CALL,
});

/** The other ways to say where. */
export const ZONE_EXAMPLES: readonly RequestExample[] = [
  {
    name: 'byBearing',
    summary: 'By a bearing from the middle, and how far it may be off.',
    body: { roomType: 'kitchen', bearingDeg: 157, headingErrorDeg: 5 },
  },
  {
    name: 'byPoint',
    summary: 'By a point on a plot.',
    body: { roomType: 'kitchen', pointXY: [10, 3], plotPolygon: SAMPLE_PLOT, bearingDeg: 0 },
  },
  { name: 'withoutRule', summary: 'A space that has no rule.', body: { roomType: 'discotheque', zone: 'SE' } },
];

const SOME_SPACE: JsonRecord = { roomType: 'kitchen', zone: 'SE' };
const ZONE_NAMES = ['zone', 'direction', 'proposedZone', 'proposedDirection', 'bearingDeg'];
const DRAWN_NAMES = ['pointXY', 'plotPolygon', 'width', 'length', 'depth', 'facing'];

/** What is wrong with a question; nothing when it can be answered. Looking costs no more than answering does. */
export function zoneFaults(question: unknown): readonly Fault[] {
  return faultsOf(
    (asked) => checkZone(asked as ZoneCheckRequest),
    question,
    () => partsOf(question as JsonRecord),
  );
}

function* partsOf(question: JsonRecord): Generator<unknown> {
  yield { ...SOME_SPACE, roomType: own(question, 'roomType') };
  for (const name of ZONE_NAMES)
    if (own(question, name) !== undefined) yield { roomType: 'kitchen', ...picked(question, [name]) };
  yield { roomType: 'kitchen', ...picked(question, [...ZONE_NAMES, ...DRAWN_NAMES]) };
  for (const name of Object.keys(question))
    if (!['roomType', ...ZONE_NAMES, ...DRAWN_NAMES].includes(name))
      yield { ...SOME_SPACE, ...picked(question, [name]) };
}
