/** Questions about a Western chart and a time of life: transits, progressions, the return of the Sun. */

import { CHART_SCHEMAS } from '../../contract/chart-record.ts';
import { type JsonSchema, shape } from '../../contract/schema.ts';
import { WESTERN_SHAPES } from '../../contract/told-western-shapes.ts';
import { computed, type OwnQuestion, partsOf } from './question.ts';
import { type Timed, timed, transitChartData, transitPositionsData } from './western-transits.ts';
import {
  PROGRESSION_FIELDS,
  type ProgressionAsked,
  progressionsData,
  RETURN_FIELDS,
  type ReturnAsked,
  solarReturnData,
} from './western-years.ts';

const TRANSIT_FIELDS = timed('transitDateTime', 'Local to the birth unless it carries an offset; now when left out.');

export const TRANSIT_CHART: OwnQuestion<Timed | null> = {
  summary: 'The sky of an instant over a natal chart.',
  data: WESTERN_SHAPES.transitChart,
  own: TRANSIT_FIELDS,
  tell: (birth, { engine }) => transitChartData(engine, birth, birth.own),
};

export const TRANSIT_POSITIONS: OwnQuestion<Timed | null> = {
  summary: 'Planets of an instant in the houses of a natal chart.',
  data: WESTERN_SHAPES.transitPositions,
  own: TRANSIT_FIELDS,
  tell: (birth, { engine }) => transitPositionsData(engine, birth, birth.own),
};

export const PROGRESSIONS: OwnQuestion<ProgressionAsked> = {
  summary: 'Secondary progressions: a day for a year.',
  data: WESTERN_SHAPES.progressions,
  own: PROGRESSION_FIELDS,
  tell: (birth, { engine }) => computed(birth.own.field, () => progressionsData(engine, birth, birth.own)),
};

export const SOLAR_RETURN: OwnQuestion<ReturnAsked> = {
  summary: 'The chart of the Sun’s return in a year.',
  data: WESTERN_SHAPES.solarReturn,
  own: RETURN_FIELDS,
  tell: (birth, { engine }) => computed('year', () => solarReturnData(engine, birth, birth.own)),
};

/** A question that tells some members of what another tells. */
function partOf<More>(
  whole: OwnQuestion<More>,
  summary: string,
  members: readonly string[],
  shapes: Readonly<Record<string, JsonSchema>>,
): OwnQuestion<More> {
  const data = shape(Object.fromEntries(members.map((name) => [name, shapes[name] as JsonSchema])));
  return { summary, data, own: whole.own, tell: (birth, doors) => partsOf(whole.tell(birth, doors), members) };
}

const transit = WESTERN_SHAPES.transitChart['properties'] as Readonly<Record<string, JsonSchema>>;
const progressed = WESTERN_SHAPES.progressions['properties'] as Readonly<Record<string, JsonSchema>>;
const [, more] = WESTERN_SHAPES.solarReturn['allOf'] as readonly [JsonSchema, { readonly properties: JsonSchema }];
const returned: Readonly<Record<string, JsonSchema>> = {
  ...(CHART_SCHEMAS['Chart']?.['properties'] as Readonly<Record<string, JsonSchema>>),
  ...(more.properties as Readonly<Record<string, JsonSchema>>),
};

export const TRANSIT_ASPECTS: OwnQuestion<Timed | null> = partOf(
  TRANSIT_CHART,
  'Aspects of the planets of an instant to a natal chart.',
  ['transitDatetime', 'aspects'],
  transit,
);

const TIME_OF_LIFE = ['progressedDatetime', 'progressionDatetime', 'progressionYear', 'method'] as const;

export const PROGRESSION_POSITIONS: OwnQuestion<ProgressionAsked> = partOf(
  PROGRESSIONS,
  'Planets and angles of secondary progressions.',
  [...TIME_OF_LIFE, 'planets', 'angles', 'warnings'],
  progressed,
);

export const PROGRESSION_ASPECTS: OwnQuestion<ProgressionAsked> = partOf(
  PROGRESSIONS,
  'Aspects of secondary progressions to the natal chart.',
  [...TIME_OF_LIFE, 'natalAspects', 'warnings'],
  progressed,
);

export const SOLAR_RETURN_POSITIONS: OwnQuestion<ReturnAsked> = partOf(
  SOLAR_RETURN,
  'Planets, houses and angles of the Sun’s return in a year.',
  ['solarReturnDatetime', 'year', 'planets', 'houses', 'ascendant', 'midheaven', 'warnings'],
  returned,
);

export const SOLAR_RETURN_ASPECTS: OwnQuestion<ReturnAsked> = partOf(
  SOLAR_RETURN,
  'Aspects of the Sun’s return in a year, among its planets and to the natal chart.',
  ['solarReturnDatetime', 'year', 'aspects', 'natalAspects', 'warnings'],
  returned,
);
