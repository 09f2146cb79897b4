/** unknown → what the synastry route runs on: two births or one, and how their charts are laid over each other. */

import { SCORE_METHODS, type ScoreMethod } from '@khagol/engine/western';
import type { JsonRecord } from '../http/json.ts';
import { invalidInput } from '../http/refusal.ts';
import type { TimeReader } from './birth.ts';
import { type ChartInput, ORB_FIELD, readOrb, WESTERN } from './chart-input.ts';
import { ASPECT_SET, HOUSE_SYSTEM, NODE_TYPE } from './choices.ts';
import { type ChoiceField, choiceSchema, type Fault, Input } from './fields.ts';
import { type JsonSchema, truth } from './schema.ts';
import { type Pair, pairSchema, readPair, readShared, readSharedChoice } from './two-people.ts';

/** A synastry call, checked. */
export interface SynastryInput extends Pick<ChartInput, 'houseSystem' | 'nodeType' | 'aspects' | 'orbDeg'> {
  readonly pair: Pair;
  readonly score: ScoreMethod;
  readonly includeComposite: boolean;
}

const SCORE: ChoiceField<ScoreMethod> = {
  name: 'scoreMethod',
  values: SCORE_METHODS,
  aliases: {},
  description:
    'How the score is counted: every aspect by weight, nature and nearness, or the few that Discepolo found between couples.',
};

/** Of a call that two people can be in: whether one alone is refused. */
export const STRICT_FIELD: JsonSchema = truth('Refuse a call with one person, instead of telling of that one alone.', {
  default: false,
});

/** The published shape of the request. */
export function synastryInputSchema(): JsonSchema {
  return pairSchema(
    {
      'houseSystem?': choiceSchema(HOUSE_SYSTEM, WESTERN.houseSystem),
      'nodeType?': choiceSchema(NODE_TYPE, 'mean'),
      'aspects?': choiceSchema(ASPECT_SET, 'major'),
      'orb?': ORB_FIELD,
    },
    {
      'scoreMethod?': choiceSchema(SCORE, 'khagol-aspects/1'),
      'includeComposite?': truth('The chart of the midpoints of both, beside.', { default: false }),
      'strict?': STRICT_FIELD,
    },
  );
}

/** @throws Refusal MISSING_DATETIME, INVALID_DATETIME or VALIDATION_ERROR with every fault that was found */
export function readSynastryInput(body: JsonRecord, engine: TimeReader): SynastryInput {
  const input = new Input(body);
  const faults: Fault[] = [];
  const pair = readPair(body, engine, faults);
  const orbDeg = readShared(body, 'orb', readOrb, faults);
  const choices = {
    houseSystem: readSharedChoice(body, HOUSE_SYSTEM, faults) ?? WESTERN.houseSystem,
    nodeType: readSharedChoice(body, NODE_TYPE, faults) ?? 'mean',
    aspects: readSharedChoice(body, ASPECT_SET, faults) ?? 'major',
    score: input.choice(SCORE) ?? 'khagol-aspects/1',
    includeComposite: input.flag('includeComposite'),
  } as const;
  checkStrict(input, pair);
  faults.push(...input.faults);
  if (pair === null || faults.length > 0) throw invalidInput(faults);
  return { pair, ...choices, ...(orbDeg === undefined ? {} : { orbDeg }) };
}

/** Notes that the second person is missing, where the caller wants that to be a fault. */
export function checkStrict(input: Input, pair: Pair | null): void {
  if (input.flag('strict') && pair !== null && pair.second === null)
    input.fault('person2', 'Two people are needed here: person2 is missing.');
}
