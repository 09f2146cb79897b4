/** Every report there is, and how the catalogue is shown. */

import { refusal } from '../../input.ts';
import type { Language } from '../../language/index.ts';
import { nearHint } from '../../nearest.ts';
import type { HouseParts } from '../house.ts';
import type { Need } from '../request.ts';
import type { Item, Suite, Tier } from './item.ts';
import { KUNDLI_ITEMS } from './kundli.ts';
import { LIFE_ITEMS } from './life.ts';
import { NUMBERS_ITEMS } from './numbers.ts';
import { PAIR_ITEMS } from './pair.ts';
import { PANCHANG_ITEMS } from './panchang.ts';
import { TIMING_ITEMS } from './timing.ts';
import { VASTU_ITEMS } from './vastu.ts';
import { WESTERN_ITEMS } from './western.ts';

export const ITEMS: readonly Item[] = [
  ...KUNDLI_ITEMS,
  ...LIFE_ITEMS,
  ...NUMBERS_ITEMS,
  ...PAIR_ITEMS,
  ...TIMING_ITEMS,
  ...PANCHANG_ITEMS,
  ...VASTU_ITEMS,
  ...WESTERN_ITEMS,
];

/** An item as it is shown to buyers. */
export interface CatalogItem {
  readonly id: string;
  readonly suite: Suite;
  readonly tier: Tier;
  /** In the first of the languages that was asked for and is there, else in the first of the house. */
  readonly title: string;
  /** What is in it, in a sentence or two of the same language. */
  readonly description: string;
  /** ISO 639-1. */
  readonly languages: readonly string[];
  /** Of these, in which interpretive texts are printed. */
  readonly readings: readonly string[];
  readonly requires: readonly Need[];
}

/** What the catalogue is read from: the languages and texts of a house. */
export type CatalogParts = Pick<HouseParts, 'languages' | 'texts'>;

/**
 * The catalogue of a house.
 *
 * @param language  in which titles and descriptions are written; the first of the house when left out
 */
export function catalogOf(parts: CatalogParts, language?: string): readonly CatalogItem[] {
  const { languages, texts = {} } = parts;
  const words = languages.find(({ code }) => code === language) ?? (languages[0] as Language);
  return ITEMS.map((row) => ({
    id: row.id,
    suite: row.suite,
    tier: row.tier,
    title: words.say.headings[row.id] as string,
    description: words.say.catalogue[row.id],
    languages: languagesOf(row, parts),
    readings: row.readings === 'none' ? [] : languages.map(({ code }) => code).filter((code) => code in texts),
    requires: row.requires,
  }));
}

/** The languages in which a report can be had. */
export function languagesOf({ readings }: Item, { languages, texts = {} }: CatalogParts): readonly string[] {
  const codes = languages.map(({ code }): string => code);
  return readings === 'all' ? codes.filter((code) => Object.hasOwn(texts, code)) : codes;
}

/** @throws EngineError INVALID_OPTION, field `reportType` */
export function itemNamed(id: string): Item {
  const found = ITEMS.find((row) => row.id === id);
  if (found !== undefined) return found;
  const names = ITEMS.map((row) => row.id);
  const message = `There is no report of this name.${nearHint(String(id), names)}`;
  throw refusal('INVALID_OPTION', 'reportType', names.join(', '), message);
}
