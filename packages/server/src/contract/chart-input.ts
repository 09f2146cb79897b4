/** unknown → what the chart routes run on: a birth and its moment, and choices with nothing left to check. */

import type { JsonRecord } from '../http/json.ts';
import { invalidInput } from '../http/refusal.ts';
import { type BirthMoment, birthSchema, readMoment, type TimeReader, WRAPPER } from './birth.ts';
import { ASPECT_SET, AYANAMSA, CHART_STYLE, FORMAT, HOUSE_SYSTEM, NODE_TYPE } from './choices.ts';
import { choiceSchema, Input } from './fields.ts';
import { type JsonSchema, number, text, truth } from './schema.ts';

/** A chart call, checked. */
export interface ChartInput extends BirthMoment {
  readonly ayanamsa: string;
  readonly houseSystem: string;
  readonly nodeType: 'mean' | 'true';
  readonly includeOuter: boolean;
  readonly aspects: 'major' | 'all';
  readonly orbDeg?: number;
  readonly format: 'json' | 'svg';
  readonly chartStyle: 'north' | 'south' | 'east' | 'wheel';
  readonly gender?: string;
}

/** What a family of charts takes for granted. */
export interface ChartDefaults {
  readonly houseSystem: 'whole-sign' | 'placidus';
  readonly chartStyle: 'north' | 'wheel';
}

export const VEDIC: ChartDefaults = { houseSystem: 'whole-sign', chartStyle: 'north' };
export const WESTERN: ChartDefaults = { houseSystem: 'placidus', chartStyle: 'wheel' };

/** The published shape of the request. */
export function chartInputSchema(defaults: ChartDefaults): JsonSchema {
  return birthSchema({
    'ayanamsa?': choiceSchema(AYANAMSA, 'lahiri'),
    'houseSystem?': choiceSchema(HOUSE_SYSTEM, defaults.houseSystem),
    'nodeType?': choiceSchema(NODE_TYPE, 'mean'),
    'includeOuter?': truth('Uranus, Neptune and Pluto in a sidereal chart; a tropical one always has them.', {
      default: false,
    }),
    'aspects?': choiceSchema(ASPECT_SET, 'major'),
    'orb?': number('One orb for every aspect, in place of the usual ones.', { minimum: 0, maximum: 15 }),
    'format?': choiceSchema(FORMAT, 'json'),
    'chartStyle?': choiceSchema(CHART_STYLE, defaults.chartStyle),
    'gender?': text('Given back as it came; no figure of a chart depends on it.', { maxLength: 64 }),
  });
}

/**
 * The checked input of a chart call.
 *
 * @throws  Refusal MISSING_DATETIME, INVALID_DATETIME or VALIDATION_ERROR with every fault that was found; fields that are not named
 *          above are ignored
 */
export function readChartInput(body: JsonRecord, defaults: ChartDefaults, engine: TimeReader): ChartInput {
  const input = new Input(body, WRAPPER);
  const when = readMoment(input, engine);
  const orbDeg = input.number('orb', 0, 15, 'degrees');
  const choices = {
    ayanamsa: input.choice(AYANAMSA) ?? 'lahiri',
    houseSystem: input.choice(HOUSE_SYSTEM) ?? defaults.houseSystem,
    nodeType: input.choice(NODE_TYPE) ?? 'mean',
    includeOuter: input.flag('includeOuter'),
    aspects: input.choice(ASPECT_SET) ?? 'major',
    format: input.choice(FORMAT) ?? 'json',
    chartStyle: input.choice(CHART_STYLE) ?? defaults.chartStyle,
  } as const;
  const gender = input.get('gender');
  const isGender = typeof gender === 'string' && gender.length <= 64;
  if (gender !== undefined && !isGender)
    input.fault(input.pathOf('gender'), 'gender is text of at most 64 characters.');
  if (when === null || input.faults.length > 0) throw invalidInput(input.faults);
  return { ...when, ...choices, ...(orbDeg === undefined ? {} : { orbDeg }), ...(isGender ? { gender } : {}) };
}
