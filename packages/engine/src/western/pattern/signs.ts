/** Of what kind is a sign? Element, modality, polarity. `ptolemy-tetrabiblos` I.11, I.12 and I.18 have them, the elements by name later authors. */

import { wholeIn } from '../../choice.ts';

export { ELEMENTS, type Element, elementOf } from '../dignity/rulership.ts';

export const MODALITIES = ['cardinal', 'fixed', 'mutable'] as const;
export type Modality = (typeof MODALITIES)[number];
/** Masculine, diurnal or yang signs are `positive`. */
export const POLARITIES = ['positive', 'negative'] as const;
export type Polarity = (typeof POLARITIES)[number];

/** Of a sign 1 … 12. @throws EngineError INVALID_OPTION */
export function modalityOf(sign: number): Modality {
  return MODALITIES[(wholeIn('sign', sign, 1, 12) - 1) % 3] as Modality;
}
/** Of a sign 1 … 12. @throws EngineError INVALID_OPTION */
export function polarityOf(sign: number): Polarity {
  return POLARITIES[(wholeIn('sign', sign, 1, 12) - 1) % 2] as Polarity;
}
