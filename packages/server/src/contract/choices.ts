/** Options of a chart call: zodiac, ayanamsa, houses, nodes, picture. One row each, read and described from the same place. */

import { AYANAMSA_ALIASES, AYANAMSAS } from '@khagol/engine/chart';
import type { ChoiceField } from './fields.ts';

/** Published names that differ from the engine's own. */
const PUBLISHED: Readonly<Record<string, string>> = { krishnamurti: 'kp', 'true-citra': 'true-chitra' };

/** The name under which the interface publishes an ayanamsa of the engine. */
export function publishedAyanamsa(id: string): string {
  return Object.hasOwn(PUBLISHED, id) ? (PUBLISHED[id] as string) : id;
}

const published = AYANAMSAS.map(({ id }) => publishedAyanamsa(id));
const FIRST = ['lahiri', 'kp', 'raman', 'yukteshwar', 'true-chitra', 'fagan-bradley', 'true-revati'];

export const AYANAMSA: ChoiceField<string> = {
  name: 'ayanamsa',
  values: [...FIRST, ...published.filter((name) => !FIRST.includes(name))],
  aliases: {
    ...Object.fromEntries(
      Object.entries(AYANAMSA_ALIASES)
        .filter(([alias]) => !published.includes(alias))
        .map(([alias, id]) => [alias, publishedAyanamsa(id)]),
    ),
    ...Object.fromEntries(Object.entries(PUBLISHED).map(([id, name]) => [id, name])),
  },
  description: 'Zero point of the sidereal zodiac.',
};

export type HouseSystemName =
  | 'whole-sign'
  | 'placidus'
  | 'equal'
  | 'koch'
  | 'porphyry'
  | 'regiomontanus'
  | 'campanus'
  | 'sripati';

export const HOUSE_SYSTEM: ChoiceField<HouseSystemName> = {
  name: 'houseSystem',
  values: ['whole-sign', 'placidus', 'equal', 'koch', 'porphyry', 'regiomontanus', 'campanus', 'sripati'],
  aliases: { whole_sign: 'whole-sign', wholeSign: 'whole-sign', whole: 'whole-sign' },
  description:
    'Division into houses. A system that has no answer at the latitude is replaced by Porphyry, which the chart tells.',
};

export const NODE_TYPE: ChoiceField<'mean' | 'true'> = {
  name: 'nodeType',
  values: ['mean', 'true'],
  aliases: { mean_node: 'mean', true_node: 'true' },
  description: 'The Moon’s nodes: mean, or osculating.',
};

export const ZODIAC: ChoiceField<'sidereal' | 'tropical'> = {
  name: 'zodiac',
  values: ['sidereal', 'tropical'],
  aliases: {},
  description: 'Where the circle begins: at a fixed star, or at the equinox.',
};

export const FORMAT: ChoiceField<'json' | 'svg'> = {
  name: 'format',
  values: ['json', 'svg'],
  aliases: {},
  description: 'The record, or a picture of it.',
};

export const CHART_STYLE: ChoiceField<'north' | 'south' | 'east' | 'wheel'> = {
  name: 'chartStyle',
  values: ['north', 'south', 'east', 'wheel'],
  aliases: { 'north-indian': 'north', 'south-indian': 'south', 'east-indian': 'east', western: 'wheel' },
  description: 'How the picture is drawn, with `format: svg`.',
};

export const ASPECT_SET: ChoiceField<'major' | 'all'> = {
  name: 'aspects',
  values: ['major', 'all'],
  aliases: {},
  description: 'The five major aspects, or the minor ones too.',
};
