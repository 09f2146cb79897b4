/** unknown → what the chart routes run on: a birth and its moment, and choices with nothing left to check. */

import { LARGEST_DIVISION } from '@khagol/engine/chart';
import { jdUtOf } from '@khagol/engine/time';
import type { JsonRecord } from '../http/json.ts';
import { invalidInput } from '../http/refusal.ts';
import { type BirthMoment, birthSchema, readMoment, type TimeReader, WRAPPER } from './birth.ts';
import { ASPECT_SET, AYANAMSA, CHART_STYLE, FORMAT, HOUSE_SYSTEM, NODE_TYPE } from './choices.ts';
import { choiceSchema, Input } from './fields.ts';
import { integer, type JsonSchema, listOf, number, text, truth } from './schema.ts';

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

/** A birth chart call, checked: the chart and what is told of it beside. */
export interface BirthChartInput extends ChartInput {
  /** Beside the navamsha, in the order asked for, each once. */
  readonly divisions: readonly number[];
  readonly includeDasha: boolean;
  /** Civil Julian date that stands for the present; null where that is the time of the call. */
  readonly asOfJdUt: number | null;
}

/** Divisional charts that one call may ask for. */
const MOST_DIVISIONS = 24;

/** Civil Julian date of a clock's milliseconds: the present, where no `asOf` is given. */
export function jdUtOfMs(nowMs: number): number {
  return nowMs / 86_400_000 + 2_440_587.5;
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
  return birthSchema(chartFields(defaults));
}

/** The published shape of the request for a birth chart. */
export function birthChartInputSchema(): JsonSchema {
  return birthSchema({
    ...chartFields(VEDIC),
    'divisions?': listOf(
      integer('', { minimum: 1, maximum: LARGEST_DIVISION }),
      'Divisional charts wanted beside the ninth, such as `[2, 3, 10]`.',
      { maxItems: MOST_DIVISIONS },
    ),
    'includeDasha?': truth('All dashas of the life, three levels deep, beside the current ones.', { default: false }),
    'asOf?': text(
      'The instant that stands for the present in `dasha.current` and `doshas.sadeSati`: ISO 8601, UTC unless it has an offset. The time of the call when left out.',
      { examples: ['2026-01-01T00:00:00Z'] },
    ),
  });
}

function chartFields(defaults: ChartDefaults): Readonly<Record<string, JsonSchema>> {
  return {
    'ayanamsa?': choiceSchema(AYANAMSA, 'lahiri'),
    'houseSystem?': choiceSchema(HOUSE_SYSTEM, defaults.houseSystem),
    'nodeType?': choiceSchema(NODE_TYPE, 'mean'),
    'includeOuter?': truth('Uranus, Neptune and Pluto in a sidereal chart; a tropical one always has them.', {
      default: false,
    }),
    'aspects?': choiceSchema(ASPECT_SET, 'major'),
    'orb?': ORB_FIELD,
    'format?': choiceSchema(FORMAT, 'json'),
    'chartStyle?': choiceSchema(CHART_STYLE, defaults.chartStyle),
    'gender?': text('Given back as it came; no figure of a chart depends on it.', { maxLength: 64 }),
  };
}

/** How one orb for every aspect is described. */
export const ORB_FIELD: JsonSchema = number('One orb for every aspect, in place of the usual ones.', {
  minimum: 0,
  maximum: 15,
});

/**
 * The checked input of a chart call.
 *
 * @throws  Refusal MISSING_DATETIME, INVALID_DATETIME or VALIDATION_ERROR with every fault that was found; fields that are not named
 *          above are ignored
 */
export function readChartInput(body: JsonRecord, defaults: ChartDefaults, engine: TimeReader): ChartInput {
  return readWith(body, defaults, engine, () => ({}));
}

/** The checked input of a birth chart call. @throws Refusal as `readChartInput` */
export function readBirthChartInput(body: JsonRecord, engine: TimeReader): BirthChartInput {
  return readWith(body, VEDIC, engine, (input) => ({
    divisions: readDivisions(input),
    includeDasha: input.flag('includeDasha'),
    asOfJdUt: readAsOf(input, engine),
  }));
}

/** @param more  reads the fields of its own, whose faults are told with the others */
function readWith<More extends object>(
  body: JsonRecord,
  defaults: ChartDefaults,
  engine: TimeReader,
  more: (input: Input) => More,
): ChartInput & More {
  const input = new Input(body, WRAPPER);
  const when = readMoment(input, engine);
  const orbDeg = readOrb(input);
  // Member by member, not spread: every chart comes through here.
  const made: { -readonly [K in keyof ChartInput]?: ChartInput[K] } = {};
  made.ayanamsa = input.choice(AYANAMSA) ?? 'lahiri';
  made.houseSystem = input.choice(HOUSE_SYSTEM) ?? defaults.houseSystem;
  made.nodeType = input.choice(NODE_TYPE) ?? 'mean';
  made.includeOuter = input.flag('includeOuter');
  made.aspects = input.choice(ASPECT_SET) ?? 'major';
  made.format = input.choice(FORMAT) ?? 'json';
  made.chartStyle = input.choice(CHART_STYLE) ?? defaults.chartStyle;
  if (orbDeg !== undefined) made.orbDeg = orbDeg;
  const gender = input.get('gender');
  if (typeof gender === 'string' && gender.length <= 64) made.gender = gender;
  else if (gender !== undefined) input.fault(input.pathOf('gender'), 'gender is text of at most 64 characters.');
  const own = more(input);
  if (when === null || input.faults.length > 0) throw invalidInput(input.faults);
  made.birth = when.birth;
  made.moment = when.moment;
  return Object.assign(made as ChartInput, own);
}

/** The one orb of a call; undefined when absent. */
export function readOrb(input: Input): number | undefined {
  return input.number('orb', 0, 15, 'degrees');
}

function readDivisions(input: Input): readonly number[] {
  const value = input.get('divisions') ?? [];
  const isDivision = (each: unknown): each is number =>
    Number.isInteger(each) && (each as number) >= 1 && (each as number) <= LARGEST_DIVISION;
  if (Array.isArray(value) && value.length <= MOST_DIVISIONS && value.every(isDivision)) return [...new Set(value)];
  input.fault(
    input.pathOf('divisions'),
    `divisions is a list of at most ${MOST_DIVISIONS} whole numbers between 1 and ${LARGEST_DIVISION}.`,
  );
  return [];
}

/** A birth chart call that names the present: its own `asOf`, or the time of the call. */
export function withAsOf(body: JsonRecord, { nowMs }: { readonly nowMs: number }): JsonRecord {
  const given = new Input(body, WRAPPER).get('asOf');
  return given === undefined ? { ...body, asOf: new Date(nowMs).toISOString() } : body;
}

/** An instant, read as a birth in Greenwich would be. */
function readAsOf(input: Input, engine: TimeReader): number | null {
  const asOf = input.get('asOf');
  if (asOf === undefined) return null;
  // Faults of the stand-in are told under the caller's own name.
  const instant = new Input({ datetime: asOf, latitude: 0, longitude: 0, timezone: 'UTC' });
  const when = typeof asOf === 'string' ? readMoment(instant, engine) : null;
  if (when !== null) return jdUtOf(when.moment);
  input.fault(
    input.pathOf('asOf'),
    'asOf is a date and time, ISO 8601, such as 2026-01-01T00:00:00Z, within the span of the ephemeris.',
  );
  return null;
}
