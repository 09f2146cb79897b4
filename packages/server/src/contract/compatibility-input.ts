/** unknown → what the compatibility route runs on: two births or one, the system of matching, and its school. */

import { MATCH_PRESETS, type MatchPreset, PORUTHAM_SCHOOLS, type PoruthamSchool } from '@khagol/engine/jyotish';
import type { JsonRecord } from '../http/json.ts';
import { invalidInput } from '../http/refusal.ts';
import type { TimeReader } from './birth.ts';
import type { ChartInput } from './chart-input.ts';
import { AYANAMSA, NODE_TYPE } from './choices.ts';
import { type ChoiceField, choiceSchema, type Fault, Input } from './fields.ts';
import type { JsonSchema } from './schema.ts';
import { checkStrict, STRICT_FIELD } from './synastry-input.ts';
import { type Pair, pairSchema, readPair, readSharedChoice } from './two-people.ts';

export const MATCH_SYSTEMS = ['ashtakoota', 'dashakoota', 'porutham'] as const;
/** `ashtakoota`: eight kootas, 36 points. `porutham` and `dashakoota`: ten that are there or not, by Tamil usage and by Raman. */
export type MatchSystem = (typeof MATCH_SYSTEMS)[number];

/** A compatibility call, checked. */
export interface CompatibilityInput extends Pick<ChartInput, 'ayanamsa' | 'nodeType'> {
  readonly pair: Pair;
  readonly system: MatchSystem;
  readonly preset: MatchPreset;
  /** Of the ten poruthams. */
  readonly school: PoruthamSchool;
}

const SYSTEM: ChoiceField<MatchSystem> = {
  name: 'system',
  values: MATCH_SYSTEMS,
  aliases: { 'ashta-koota': 'ashtakoota', ashtakoot: 'ashtakoota', dashakoot: 'dashakoota', dasakoota: 'dashakoota' },
  description:
    'Eight kootas of 36 points, or ten poruthams of one point each: `dashakoota` in Raman’s wording, `porutham` in the Tamil one.',
};

const PRESET: ChoiceField<MatchPreset> = {
  name: 'preset',
  values: MATCH_PRESETS,
  aliases: {},
  description: 'Whose tables and exceptions the eight kootas follow.',
};

const SCHOOL: ChoiceField<PoruthamSchool> = {
  name: 'school',
  values: PORUTHAM_SCHOOLS,
  aliases: {},
  description:
    'Whose rules the ten poruthams follow: those of Raman for `dashakoota` and of the Tamils for `porutham` when left out.',
};

/** The published shape of the request. */
export function compatibilityInputSchema(): JsonSchema {
  return pairSchema(
    {
      'ayanamsa?': choiceSchema(AYANAMSA, 'lahiri'),
      'nodeType?': choiceSchema(NODE_TYPE, 'mean'),
    },
    {
      'system?': choiceSchema(SYSTEM, 'ashtakoota'),
      'preset?': choiceSchema(PRESET, 'north-indian'),
      'school?': choiceSchema(SCHOOL),
      'strict?': STRICT_FIELD,
    },
  );
}

/** @throws Refusal MISSING_DATETIME, INVALID_DATETIME or VALIDATION_ERROR with every fault that was found */
export function readCompatibilityInput(body: JsonRecord, engine: TimeReader): CompatibilityInput {
  const input = new Input(body);
  const faults: Fault[] = [];
  const pair = readPair(body, engine, faults);
  const system = input.choice(SYSTEM) ?? 'ashtakoota';
  const choices = {
    ayanamsa: readSharedChoice(body, AYANAMSA, faults) ?? 'lahiri',
    nodeType: readSharedChoice(body, NODE_TYPE, faults) ?? 'mean',
    preset: input.choice(PRESET) ?? 'north-indian',
    school: input.choice(SCHOOL) ?? (system === 'dashakoota' ? 'raman' : 'tamil'),
  } as const;
  checkStrict(input, pair);
  faults.push(...input.faults);
  if (pair === null || faults.length > 0) throw invalidInput(faults);
  return { pair, system, ...choices };
}
