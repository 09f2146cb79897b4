/** What may be written in the options of this room: every name of each literal, for the doors that refuse the others. */

import type { OptionNames } from '../../choice.ts';
import type { KpChartOptions } from './chart.ts';
import type { RulingPlanetsAtOptions, RulingPlanetsOptions } from './ruling-planets.ts';
import type { NodeAgencyOptions } from './significators.ts';

export const KP_CHART_NAMES: OptionNames<KpChartOptions> = { subs: true };
export const NODE_AGENCY_NAMES: OptionNames<NodeAgencyOptions> = { nodes: true, conjunctionOrbDeg: true };
export const RULING_PLANETS_NAMES: OptionNames<RulingPlanetsOptions> = { ...NODE_AGENCY_NAMES, subs: true };
export const RULING_PLANETS_AT_NAMES: OptionNames<RulingPlanetsAtOptions> = {
  ...RULING_PLANETS_NAMES,
  sunrise: true,
  day: true,
  dayLord: true,
};
