/** Sandbox, two people: the match and the synastry of the priced interface, and parts of them that have paths of their own. */

import { compatibilityInputSchema } from '../contract/compatibility-input.ts';
import type { SampleNote } from '../contract/envelopes.ts';
import { fillPairWithSample, SAMPLE_BIRTH, SAMPLE_PARTNER } from '../contract/sandbox-sample.ts';
import type { JsonSchema } from '../contract/schema.ts';
import { synastryInputSchema } from '../contract/synastry-input.ts';
import type { Pair } from '../contract/two-people.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import type { Doors } from '../routes/told/doors.ts';
import { doubtsOfPair, told } from '../routes/told/doubts.ts';
import {
  ASHTAKOOTA,
  type BodyQuestion,
  COMPOSITE,
  MATCH,
  SYNASTRY_OF_TWO,
  withoutFields,
} from '../routes/told/pairs.ts';
import { type RowName, SANDBOX_POST } from './sandbox-row.ts';

export function kundaliMatchRow(doors: Doors): AnyRow {
  const name = { id: 'sandboxKundaliMatch', path: '/sandbox/kundali/match' };
  return sampled(doors, name, MATCH, compatibilityInputSchema(), 'own');
}

export function ashtakootaRow(doors: Doors): AnyRow {
  const name = { id: 'sandboxAshtakoota', path: '/sandbox/astrology/ashtakoota' };
  const request = withoutFields(compatibilityInputSchema(), ['system', 'school', 'strict']);
  return sampled(doors, name, ASHTAKOOTA, request, 'sample');
}

export function westernPairRows(doors: Doors): readonly AnyRow[] {
  const both = { id: 'sandboxSynastry', path: '/sandbox/western/synastry' };
  const one = { id: 'sandboxComposite', path: '/sandbox/western/composite' };
  const request = synastryInputSchema();
  return [
    sampled(doors, both, SYNASTRY_OF_TWO, request, 'own'),
    sampled(doors, one, COMPOSITE, withoutFields(request, ['scoreMethod', 'includeComposite', 'strict']), 'sample'),
  ];
}

/** A keyless row that fills up what was sent and then asks. @param partner  see `fillPairWithSample` */
function sampled<Asked extends { readonly pair: Pair; readonly ayanamsa?: string }>(
  doors: Doors,
  name: RowName,
  { summary, data, read, tell }: BodyQuestion<Asked>,
  request: JsonSchema,
  partner: 'sample' | 'own',
): AnyRow {
  const fields = Object.keys(request['properties'] as JsonSchema);
  const options = fields.filter((field) => OPTION_NAMES.has(field));
  const row: Row<{ readonly asked: Asked; readonly note: SampleNote }> = {
    ...SANDBOX_POST,
    ...name,
    summary,
    data,
    request,
    sample: { ...SAMPLE_BIRTH, person2: SAMPLE_PARTNER },
    parse: ({ body }) => {
      const { filled, note } = fillPairWithSample(body, partner, options);
      return { note, asked: read(filled, doors) };
    },
    run: ({ asked, note }) => ({
      ...told(
        'datetime',
        () => tell(asked, doors),
        () => doubtsOfPair(asked, doors),
      ),
      sample: note,
    }),
  };
  return row as AnyRow;
}

/** Fields of a call with two people that are no part of a person. */
const OPTION_NAMES: ReadonlySet<string> = new Set([
  'ayanamsa',
  'nodeType',
  'system',
  'preset',
  'school',
  'strict',
  'houseSystem',
  'aspects',
  'orb',
  'scoreMethod',
  'includeComposite',
]);
