/** Sandbox, two people: the match and the synastry of the priced interface, and parts of them that have paths of their own. */

import { compatibilityInputSchema } from '../contract/compatibility-input.ts';
import { COMPATIBILITY } from '../contract/compatibility-shapes.ts';
import type { SampleNote } from '../contract/envelopes.ts';
import { fillPairWithSample, SAMPLE_BIRTH, SAMPLE_PARTNER } from '../contract/sandbox-sample.ts';
import { type JsonSchema, shape } from '../contract/schema.ts';
import { synastryInputSchema } from '../contract/synastry-input.ts';
import { SYNASTRY } from '../contract/synastry-shapes.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import { compatibilityRows } from '../routes/compatibility.ts';
import { synastryRows } from '../routes/synastry.ts';
import type { Doors } from './doors.ts';
import { SANDBOX_POST } from './sandbox-row.ts';

type Data = Readonly<Record<string, unknown>>;

/** What a sandbox row makes of a priced one. */
interface Sampled {
  readonly id: string;
  readonly path: string;
  readonly summary: string;
  readonly request: JsonSchema;
  readonly data: JsonSchema;
  /** See `fillPairWithSample`. */
  readonly partner: 'sample' | 'own';
  /** Members that are always asked for. */
  readonly always?: Data;
  /** The part of the priced answer that is told; all of it when left out. */
  readonly part?: (data: Data) => unknown;
}

export function kundaliMatchRow({ engine }: Doors): AnyRow {
  return sampled(compatibilityRows(engine), {
    id: 'sandboxKundaliMatch',
    path: '/sandbox/kundali/match',
    summary: 'Two horoscopes matched: points, and Mars in both.',
    request: compatibilityInputSchema(),
    data: COMPATIBILITY,
    partner: 'own',
  });
}

export function ashtakootaRow({ engine }: Doors): AnyRow {
  const members = ['factors', 'totalScore', 'maxScore', 'totalScoreSwapped', 'roles'] as const;
  return sampled(compatibilityRows(engine), {
    id: 'sandboxAshtakoota',
    path: '/sandbox/astrology/ashtakoota',
    summary: 'The eight kootas of two Moons.',
    request: without(compatibilityInputSchema(), ['system', 'school', 'strict']),
    data: shape(Object.fromEntries(members.map((name) => [name, propertyOf(COMPATIBILITY, name)]))),
    partner: 'sample',
    always: { system: 'ashtakoota' },
    part: (data) => Object.fromEntries(members.map((name) => [name, data[name]])),
  });
}

export function westernPairRows({ engine }: Doors): readonly AnyRow[] {
  const priced = synastryRows(engine);
  return [
    sampled(priced, {
      id: 'sandboxSynastry',
      path: '/sandbox/western/synastry',
      summary: 'Two charts, and what stands between them.',
      request: synastryInputSchema(),
      data: SYNASTRY,
      partner: 'own',
    }),
    sampled(priced, {
      id: 'sandboxComposite',
      path: '/sandbox/western/composite',
      summary: 'One chart of the midpoints of two.',
      request: without(synastryInputSchema(), ['scoreMethod', 'includeComposite', 'strict']),
      data: propertyOf(SYNASTRY, 'composite'),
      partner: 'sample',
      always: { includeComposite: true },
      part: ({ composite }) => composite,
    }),
  ];
}

/** A keyless row that fills up what was sent and then does what a priced row does. */
function sampled([row]: readonly AnyRow[], { partner, always = {}, part, ...words }: Sampled): AnyRow {
  const { parse, run } = row as Row as Row<unknown>;
  const options = Object.keys(propertiesOf(words.request)).filter((name) => OPTION_NAMES.has(name));
  const made: Row<{ readonly input: unknown; readonly note: SampleNote }> = {
    ...SANDBOX_POST,
    ...words,
    sample: { ...SAMPLE_BIRTH, person2: SAMPLE_PARTNER },
    parse: ({ body, ...raw }, facts) => {
      const { filled, note } = fillPairWithSample(body, partner, options);
      return { note, input: parse({ ...raw, body: Object.assign(Object.create(null), filled, always) }, facts) };
    },
    run: async ({ input, note }, facts) => {
      const outcome = await run(input, facts);
      if (outcome.kind !== 'data') return outcome;
      return { kind: 'data', data: part === undefined ? outcome.data : part(outcome.data as Data), sample: note };
    },
  };
  return made as AnyRow;
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

function propertiesOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return schema['properties'] as Readonly<Record<string, JsonSchema>>;
}

function propertyOf(schema: JsonSchema, name: string): JsonSchema {
  return propertiesOf(schema)[name] as JsonSchema;
}

function without(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const kept = Object.entries(propertiesOf(schema)).filter(([name]) => !names.includes(name));
  return { ...schema, properties: Object.fromEntries(kept) };
}
