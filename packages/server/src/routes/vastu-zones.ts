/** One space in one place, asked in three ways: by a body, with the type of space in the path, or by a bearing. */

import { checkZone, type ZoneCheck, type ZoneCheckRequest } from '@khagol/engine/vastu';
import type { Fault } from '../contract/fields.ts';
import { BEARING_ZONE, ZONE_CHECK } from '../contract/vastu-shapes.ts';
import {
  BEARING_REQUEST,
  PLACEMENT_REQUEST,
  ROOM_WORD,
  ZONE_EXAMPLES,
  ZONE_REQUEST,
  zoneFaults,
} from '../contract/vastu-zone-input.ts';
import type { AnyRow, DataOutcome, Row } from '../gate/row.ts';
import { type JsonRecord, own } from '../http/json.ts';
import { PRICES } from './prices.ts';
import type { Receipts } from './receipts.ts';
import { signedRow } from './signed-row.ts';
import { addressed, operationOf, QUESTION_ROW, readQuestion } from './vastu-question.ts';

/** The rows of this file. */
export function zoneRows(receipts: Receipts): readonly AnyRow[] {
  const signing = { operation: operationOf('vastu.zone-check'), question: (asked: JsonRecord) => asked };
  return [signedRow(checkRow, signing, receipts), signedRow(placementRow, signing, receipts), bearingRow as AnyRow];
}

const ZONE_ROW = {
  ...QUESTION_ROW,
  tag: 'Vastu',
  price: PRICES.vastuZoneCheck,
  run: (question: JsonRecord): DataOutcome => ({
    kind: 'data',
    data: checkZone(question as unknown as ZoneCheckRequest),
  }),
} as const;

const checkRow: Row<JsonRecord> = {
  ...ZONE_ROW,
  ...addressed('zones/check'),
  id: 'vastuZoneCheck',
  summary: 'May this space stand there? By a zone in words, a bearing from the middle, or a point on a plot.',
  request: ZONE_REQUEST,
  data: ZONE_CHECK,
  sample: { roomType: 'kitchen', zone: 'SE' },
  examples: ZONE_EXAMPLES,
  parse: (raw) => readQuestion(raw, zoneFaults),
};

const placementRow: Row<JsonRecord> = {
  ...ZONE_ROW,
  ...addressed('placement/{roomType}'),
  id: 'vastuPlacement',
  summary: 'The same with the type of space in the path.',
  params: { roomType: ROOM_WORD },
  request: PLACEMENT_REQUEST,
  data: ZONE_CHECK,
  sample: { zone: 'SE' },
  parse: ({ body, params, ...raw }) =>
    readQuestion({ ...raw, params, body: { ...body, roomType: params['roomType'] ?? '' } }, zoneFaults),
};

/** A word that no rule knows: it stands where only the zone is asked about. */
const NO_SPACE = 'space';

const bearingRow: Row<JsonRecord> = {
  ...ZONE_ROW,
  ...addressed('direction/bearing-zone'),
  id: 'vastuBearingZone',
  summary: 'The zone that a bearing from the middle points to, who rules it, and what belongs there.',
  request: BEARING_REQUEST,
  data: { anyOf: [ZONE_CHECK, BEARING_ZONE] },
  sample: { bearingDeg: 135 },
  examples: [
    { name: 'withSpace', summary: 'And may this space stand there?', body: { bearingDeg: 135, roomType: 'kitchen' } },
  ],
  parse: (raw) => readQuestion(raw, bearingFaults),
  run: (question) => {
    const { bearing, roomType, ...asked } = question;
    const bearingDeg = own(question, 'bearingDeg') ?? bearing;
    const check = checkZone({ ...asked, bearingDeg, roomType: roomType ?? NO_SPACE } as unknown as ZoneCheckRequest);
    return { kind: 'data', data: roomType === undefined ? zoneOnly(check) : check };
  },
};

function bearingFaults(question: JsonRecord): readonly Fault[] {
  const { bearing, ...asked } = question;
  const name = own(question, 'bearingDeg') === undefined && bearing !== undefined ? 'bearing' : 'bearingDeg';
  const bearingDeg = own(question, name);
  if (bearingDeg === undefined)
    return [
      { code: 'VALIDATION_ERROR', field: name, message: `${name} is missing; it must be a number in 0 … 360 degrees.` },
    ];
  return zoneFaults({ ...asked, bearingDeg, roomType: own(question, 'roomType') ?? NO_SPACE }).map((fault) =>
    fault.field === 'bearingDeg'
      ? { ...fault, field: name, message: fault.message.replace('bearingDeg', name) }
      : fault,
  );
}

/** The answer without what only a space has. */
function zoneOnly(check: ZoneCheck): Partial<ZoneCheck> {
  return Object.fromEntries(Object.entries(check).filter(([name]) => Object.hasOwn(ZONE_MEMBERS, name)));
}

const ZONE_MEMBERS = BEARING_ZONE['properties'] as object;
