/**
 * The own nadi, by the nakshatra of the Moon: one of the three channels that matching wants different. For one person; whether two have
 * the dosha is asked of a match.
 *
 * Source: Raman's Muhurtha (`raman-muhurtha`), which all programs share.
 */

import { type Cell, cell } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import type { Kundli } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';

/** Six nakshatras there and back, over and over. */
const ORDER = ['Adi', 'Madhya', 'Antya', 'Antya', 'Madhya', 'Adi'] as const;

export interface OwnNadi {
  readonly nadi: 'Adi' | 'Madhya' | 'Antya';
  /** Of the Moon, 1 … 27. */
  readonly nakshatra: number;
  readonly because: readonly Cell[];
  readonly sources: readonly SourceKey[];
}

/** The nadi of one who is born under this Moon. @throws EngineError INVALID_OPTION for what is no kundli */
export function ownNadiOf(kundli: Kundli): OwnNadi {
  const { nakshatra } = readKundli(kundli).grahas.Moon;
  return {
    nadi: ORDER[(nakshatra - 1) % 6] as OwnNadi['nadi'],
    nakshatra,
    because: [cell('Moon', 'nakshatra', nakshatra)],
    sources: ['raman-muhurtha'],
  };
}
