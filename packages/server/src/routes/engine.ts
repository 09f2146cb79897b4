/** What the routes ask of the engine, and how a checked call becomes the engine's choices. */

import type { Body, ChartChoices, Engine } from '@khagol/engine';
import type { ChartInput } from '../contract/chart-input.ts';

/** The part of the engine that is served. Any object of this shape will do, such as one that answers with a fixed chart. */
export type ServedEngine = Pick<Engine, 'version' | 'moment' | 'chart'> & {
  /** Its ephemerides by name, and from when to when they reach (Julian dates, TT). */
  readonly ephemeris: readonly { readonly id: string; readonly firstJd: number; readonly lastJd: number }[];
  /** Its core: what every rule beyond a chart is reckoned with. An engine without one serves charts alone. */
  readonly kernel?: Engine['kernel'];
};

/** An engine with its core. */
export type WholeEngine = ServedEngine & Pick<Engine, 'kernel'>;

/** Whether an engine has what the rules beyond a chart are reckoned with. */
export function isWhole(engine: ServedEngine): engine is WholeEngine {
  return engine.kernel !== undefined;
}

const OUTER: readonly Body[] = ['Uranus', 'Neptune', 'Pluto'];
const CLASSICAL: readonly Body[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];

/** The engine's choices for a chart of the sidereal zodiac. */
export function siderealChoices(
  input: Pick<ChartInput, 'ayanamsa' | 'houseSystem' | 'nodeType' | 'includeOuter'>,
): ChartChoices {
  const { ayanamsa, houseSystem, nodeType, includeOuter } = input;
  return {
    zodiac: 'sidereal',
    ayanamsa,
    houseSystem,
    nodeType,
    bodies: includeOuter ? [...CLASSICAL, ...OUTER] : CLASSICAL,
  };
}

/** The engine's choices for a chart of the tropical zodiac; the outer planets are always there. */
export function tropicalChoices({ houseSystem, nodeType }: Pick<ChartInput, 'houseSystem' | 'nodeType'>): ChartChoices {
  return { zodiac: 'tropical', houseSystem, nodeType, bodies: [...CLASSICAL, ...OUTER] };
}
