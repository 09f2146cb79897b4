/**
 * The exceptions of the kootas by name, each with its koota, its sources and how it stands. What each looks for is in exceptions.ts.
 *
 * `classical` rows are those of the Muhurta Chintamani (`muhurta-chintamani`, on marriage); the others come from authors, verses in
 * circulation and teaching books. An exception gives its koota the full points.
 */

import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import type { Koota } from './kootas.ts';

// biome-ignore format: a table reads in rows
const ROWS = [
  { id: 'varna-lord-superior', koota: 'varna', sources: ['drik-panchang-kuta'], classification: 'traditional' },
  { id: 'varna-lords-friendly', koota: 'varna', sources: ['almanac-practice'], classification: 'traditional' },
  { id: 'vashya-lords-friendly', koota: 'vashya', sources: ['almanac-practice'], classification: 'traditional' },
  { id: 'vashya-same-yoni', koota: 'vashya', sources: ['almanac-practice'], classification: 'traditional' },
  { id: 'tara-lords-friendly', koota: 'tara', sources: ['almanac-practice'], classification: 'traditional' },
  { id: 'tara-exempt-star', koota: 'tara', sources: ['future-point-matching'], classification: 'traditional' },
  { id: 'tara-hasta-and-uttaras', koota: 'tara', sources: ['future-point-matching'], classification: 'traditional' },
  { id: 'tara-twelve-pairs', koota: 'tara', sources: ['future-point-matching'], classification: 'traditional' },
  { id: 'yoni-lords-friendly', koota: 'yoni', sources: ['almanac-practice'], classification: 'traditional' },
  { id: 'yoni-vashya-full', koota: 'yoni', sources: ['almanac-practice'], classification: 'traditional' },
  { id: 'maitri-bhakoot-good', koota: 'grahaMaitri', sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'maitri-navamsha-lords-friendly', koota: 'grahaMaitri', sources: ['program-practice'], classification: 'modern' },
  { id: 'gana-lords-friendly', koota: 'gana', sources: ['muhurta-chintamani', 'future-point-matching'], classification: 'classical' },
  { id: 'gana-navamsha-lords-friendly', koota: 'gana', sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'gana-same-sign-different-star', koota: 'gana', sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'gana-star-beyond-14th', koota: 'gana', sources: ['raman-muhurtha', 'future-point-matching'], classification: 'modern' },
  { id: 'gana-signs-seventh', koota: 'gana', sources: ['program-practice'], classification: 'traditional' },
  { id: 'bhakoot-same-lord', koota: 'bhakoot', sources: ['muhurta-chintamani', 'raman-muhurtha'], classification: 'classical' },
  { id: 'bhakoot-lords-friendly', koota: 'bhakoot', sources: ['muhurta-chintamani', 'raman-muhurtha'], classification: 'classical' },
  { id: 'bhakoot-lords-friendly-and-nadi-good', koota: 'bhakoot', sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'bhakoot-navamsha-lords-friendly-and-nadi-good', koota: 'bhakoot', sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'bhakoot-tara-vashya-and-nadi-good', koota: 'bhakoot', sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'nadi-same-sign-different-star', koota: 'nadi', sources: ['muhurta-chintamani', 'panchangam-js'], classification: 'classical' },
  { id: 'nadi-same-star-different-sign', koota: 'nadi', sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'nadi-same-star-different-pada', koota: 'nadi', sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'nadi-same-star-permitted', koota: 'nadi', sources: ['future-point-matching'], classification: 'traditional' },
  { id: 'nadi-exempt-stars', koota: 'nadi', sources: ['jyotish-chintamani'], classification: 'traditional' },
  { id: 'nadi-benefic-lord', koota: 'nadi', sources: ['vivaha-kutuhala'], classification: 'traditional' },
  { id: 'nadi-lords-same-or-friendly', koota: 'nadi', sources: ['raman-muhurtha', 'vedastro'], classification: 'modern' },
  { id: 'nadi-bhakoot-and-rajju-good', koota: 'nadi', sources: ['raman-muhurtha', 'vedastro'], classification: 'modern' },
] as const;

/** Name of an exception. */
export type ExceptionId = (typeof ROWS)[number]['id'];
export interface ExceptionRow {
  readonly id: ExceptionId;
  readonly koota: Koota;
  readonly sources: readonly SourceKey[];
  readonly classification: Classification;
}
export const EXCEPTION_ROWS: readonly ExceptionRow[] = ROWS;
export const EXCEPTION_IDS: readonly ExceptionId[] = EXCEPTION_ROWS.map(({ id }) => id);

/** The exceptions of a set by name. */
export function exceptionsOfSet(set: 'classical' | 'all' | 'none'): readonly ExceptionId[] {
  if (set === 'all') return EXCEPTION_IDS;
  if (set === 'none') return [];
  return EXCEPTION_ROWS.filter(({ classification }) => classification === 'classical').map(({ id }) => id);
}
