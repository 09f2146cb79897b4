/**
 * How heavy a stone should be, by the rule of thumb of those who sell them: one ratti for ten kilograms of the wearer.
 *
 * Source: `program-practice`. A ratti is 121.5 mg among jewellers; dealers in stones often mean 182.25 mg, half as much again.
 */

import { numberIn, oneOf } from '../../choice.ts';
import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';

/** Milligrams of a ratti. */
export const RATTI_MG = { jeweller: 121.5, dealer: 182.25 } as const;
export type Ratti = keyof typeof RATTI_MG;

export interface GemWeight {
  readonly rattis: number;
  readonly carats: number;
  readonly grams: number;
  readonly ratti: Ratti;
  readonly sources: readonly SourceKey[];
  readonly classification: Classification;
}

const KG_FOR_A_RATTI = 10;
const MG_OF_A_CARAT = 200;

/**
 * Weight of a stone for a wearer.
 *
 * @param bodyKg  1 … 500 kg
 * @param ratti   `jeweller` when left out
 * @throws  EngineError INVALID_OPTION
 */
export function gemWeightOf(bodyKg: number, ratti: Ratti = 'jeweller'): GemWeight {
  const unit = oneOf('ratti', ratti, ['jeweller', 'dealer'] as const);
  const rattis = numberIn('bodyKg', bodyKg, 1, 500, 'kg') / KG_FOR_A_RATTI;
  const milligrams = rattis * RATTI_MG[unit];
  const tidy = (value: number): number => Math.round(value * 1e4) / 1e4;
  return {
    rattis: tidy(rattis),
    carats: tidy(milligrams / MG_OF_A_CARAT),
    grams: tidy(milligrams / 1000),
    ratti: unit,
    sources: ['program-practice'],
    classification: 'convention',
  };
}
