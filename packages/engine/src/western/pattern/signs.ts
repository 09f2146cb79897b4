/** The kinds of signs: element, modality, polarity. `ptolemy-tetrabiblos` I.11, I.12 and I.18 have them, the elements by name later authors. */

export { ELEMENTS, type Element, elementOf } from '../dignity/rulership.ts';

export const MODALITIES = ['cardinal', 'fixed', 'mutable'] as const;
export type Modality = (typeof MODALITIES)[number];
/** Masculine, diurnal or yang signs are `positive`. */
export const POLARITIES = ['positive', 'negative'] as const;
export type Polarity = (typeof POLARITIES)[number];

/** Of a sign 1 … 12. */
export function modalityOf(sign: number): Modality {
  return MODALITIES[(sign - 1) % 3] as Modality;
}
/** Of a sign 1 … 12. */
export function polarityOf(sign: number): Polarity {
  return POLARITIES[(sign - 1) % 2] as Polarity;
}
