/** Rows of the chart and of what it stands on: the moment, and the places of bodies. */

import type { ChartChoices } from '../../chart/index.ts';
import type { OptionNames } from '../../choice.ts';
import {
  almanac,
  type HypotheticalOptions,
  hypotheticalsAt,
  type SkyChoices,
  type StarOptions,
  skyAt,
  starsAt,
} from '../../sky/index.ts';
import type { Birth, Moment } from '../../time/moment.ts';
import type { Operation } from '../operation.ts';
import { momentOf, row } from './row.ts';

/** Input of `chart`. */
export interface ChartInput {
  readonly birth: Birth | Moment;
  readonly choices?: ChartChoices;
}

/** Input of `sky`, `sky.stars` and `sky.hypotheticals`. */
export interface SkyInput<Options> {
  readonly birth: Birth | Moment;
  readonly options?: Options;
}

const SKY: OptionNames<SkyInput<object>> = { birth: true, options: true };

/** `moment`, `chart`, `sky` and its kin. */
export const CHART_OPERATIONS: readonly Operation[] = /* @__PURE__ */ chartRows();

function chartRows(): readonly Operation[] {
  return [
    row<{ readonly birth: Birth | Moment }>('moment', { birth: true }, (engine, { birth }) => momentOf(engine, birth), {
      restsOn: ['tzdb'],
    }),
    row<ChartInput>('chart', { birth: true, choices: true }, (engine, { birth, choices }) =>
      engine.chart(birth, choices),
    ),
    row<SkyInput<Partial<SkyChoices>>>('sky', SKY, (engine, { birth, options = almanac }) =>
      skyAt(engine.kernel, momentOf(engine, birth), options),
    ),
    row<SkyInput<StarOptions>>('sky.stars', SKY, (engine, { birth, options }) =>
      starsAt(engine.kernel, momentOf(engine, birth), options),
    ),
    row<SkyInput<HypotheticalOptions>>('sky.hypotheticals', SKY, (engine, { birth, options }) =>
      hypotheticalsAt(engine.kernel, momentOf(engine, birth), options),
    ),
  ];
}
