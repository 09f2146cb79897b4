/**
 * What a Western natal chart tells beside the chart: declinations, the balance of elements, modalities and polarity, lots with
 * the sect they were cast by, and figures of aspects. Every value is the engine's; nothing is reckoned here.
 */

import type { Engine, Moment } from '@khagol/engine';
import { SIGNS } from '@khagol/engine/chart';
import {
  type BalanceShare,
  balanceOf,
  declinationsOf,
  ELEMENTS,
  lotsOf,
  MODALITIES,
  PATTERN_IDS,
  POLARITIES,
  patternsOf,
  type Radix,
  radixOf,
  stelliumsOf,
} from '@khagol/engine/western';
import type { ChartInput } from './chart-input.ts';
import { chartSchemaWith } from './chart-record.ts';
import { integer, type JsonSchema, listOf, number, oneOf, orNull, ref, shape, text } from './schema.ts';

/** The radix of a chart of these choices: the same places, for the rules that ask for one. */
export function natalRadix(
  kernel: Engine['kernel'],
  moment: Moment,
  { houseSystem, nodeType }: Pick<ChartInput, 'houseSystem' | 'nodeType'>,
): Radix {
  return radixOf(kernel, moment, { houseSystem, nodeType });
}

/** The blocks, to be set beside the members of the chart. */
export function westernBlocks(
  kernel: Engine['kernel'],
  input: Pick<ChartInput, 'moment' | 'houseSystem' | 'nodeType'>,
): Readonly<Record<string, unknown>> {
  const radix = natalRadix(kernel, input.moment, input);
  const { elements, modalities, polarities } = balanceOf(radix);
  return {
    declinations: declinationRows(radix),
    elements: shares(ELEMENTS, elements),
    modalities: shares(MODALITIES, modalities),
    polarity: shares(POLARITIES, polarities),
    lots: lotRows(radix),
    patterns: [...figures(radix), ...stelliums(radix)],
  };
}

/** Parallels and contraparallels within a degree. The South Node only mirrors the North Node, so it is left out. */
function declinationRows(radix: Radix): readonly unknown[] {
  const points = radix.points.map(({ name }) => name).filter((name) => name !== 'SouthNode');
  return declinationsOf(radix, { points }).aspects.map(({ point1, point2, type, orbDeg, strength }) => ({
    planet1: point1,
    planet2: point2,
    type,
    orb: orbDeg,
    strength,
  }));
}

function shares<K extends string>(
  kinds: readonly K[],
  all: { readonly [P in K]: BalanceShare },
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    kinds.map((kind) => [kind, { count: all[kind].weight, percent: all[kind].percent, planets: all[kind].points }]),
  );
}

/** Fortune and Spirit; null where nobody knows the time of birth, on which they rest. */
function lotRows(radix: Radix): unknown {
  if (!radix.isTimeKnown || radix.sect === null) return null;
  const { lots } = lotsOf(radix, { lots: ['fortune', 'spirit'] });
  const rows = lots.map(({ value: { id, longitudeDeg, sign, degree, house, lord, isReversed } }) => [
    id,
    { longitude: longitudeDeg, sign: SIGNS[sign - 1], degree, house, lord, isReversed },
  ]);
  return { sect: radix.sect, ...Object.fromEntries(rows) };
}

function figures(radix: Radix): readonly unknown[] {
  return patternsOf(radix).patterns.map(({ value, sources }) => ({
    name: value.name,
    type: value.pattern,
    planets: value.points,
    apex: value.apex,
    element: value.element,
    modality: value.modality,
    widestOrb: value.widestOrbDeg,
    source: sources[0],
  }));
}

/** Three planets or more in one sign. */
function stelliums(radix: Radix): readonly unknown[] {
  return stelliumsOf(radix).stelliums.map(({ value: { points, place, spanDeg }, sources }) => ({
    name: 'Stellium',
    type: 'stellium',
    planets: points,
    apex: [],
    sign: SIGNS[(place ?? 1) - 1],
    span: spanDeg,
    source: sources[0],
  }));
}

const share = (description: string): JsonSchema =>
  shape(
    {
      count: integer('Of the ten planets.', { minimum: 0 }),
      percent: number('', { minimum: 0, maximum: 100 }),
      planets: listOf(text(''), ''),
    },
    description,
  );

const sharesShape = (kinds: readonly string[]): JsonSchema =>
  shape(Object.fromEntries(kinds.map((kind) => [kind, share('')])));

const lot = shape({
  longitude: number('Degrees in the chart’s zodiac.', { minimum: 0, exclusiveMaximum: 360 }),
  sign: oneOf('', SIGNS),
  degree: number('Degrees within the sign.', { minimum: 0, exclusiveMaximum: 30 }),
  house: integer('1 … 12.', { minimum: 1, maximum: 12 }),
  lord: text('Of its sign.'),
  isReversed: { type: 'boolean', description: 'Cast the other way round, by night.' },
});

/** The data of a Western natal chart. */
export const NATAL_CHART: JsonSchema = chartSchemaWith(
  {
    declinations: listOf(
      shape({
        planet1: text(''),
        planet2: text(''),
        type: oneOf('', ['parallel', 'contraparallel']),
        orb: number('Degrees.', { minimum: 0, maximum: 1 }),
        strength: number('100 exact … 0 at the edge of the orb.', { minimum: 0, maximum: 100 }),
      }),
      'Pairs equally far from the equator, within one degree.',
    ),
    elements: sharesShape(ELEMENTS),
    modalities: sharesShape(MODALITIES),
    polarity: sharesShape(POLARITIES),
    lunarPhase: ref('LunarPhase'),
    lots: orNull(
      shape({ sect: oneOf('Of the birth.', ['day', 'night']), fortune: lot, spirit: lot }),
      'Null where the time of birth is unknown.',
    ),
    patterns: listOf(
      shape({
        name: text(''),
        type: oneOf('', [...PATTERN_IDS, 'stellium']),
        planets: listOf(text(''), ''),
        apex: listOf(text(''), 'On whom it rests; empty where all weigh alike.'),
        'element?': orNull(oneOf('', ELEMENTS), 'Of all its planets; null where they differ.'),
        'modality?': orNull(oneOf('', MODALITIES)),
        'widestOrb?': number('Degrees.', { minimum: 0 }),
        'sign?': oneOf('Of a stellium.', SIGNS),
        'span?': number('Of a stellium, degrees.', { minimum: 0 }),
        source: text('Key of the work that is followed.'),
      }),
      'Figures of aspects, and stelliums.',
    ),
  },
  'A tropical chart with its declinations, balance, phase, lots and figures.',
);
