/** What a program opens once and makes any number of reports with. */

import { readList, readRecord, refusal } from '../input.ts';
import type { Language } from '../language/index.ts';
import { FAMILIES, openRules, type RuleBase, type Texts } from '../reading/index.ts';
import type { EngineForReceipts, ReceiptSigner } from '../receipt/index.ts';
import type { Typesetter } from './type/typesetter.ts';

/** The texts of the rule base in one language, by family: `@khagol/engine/reading/en`. */
export type ReadingTexts = Readonly<Record<string, Texts>>;

/** Parts of a house, as a program brings them. */
export interface HouseParts {
  readonly engine: EngineForReceipts;
  readonly typesetter: Typesetter;
  /** The languages that are offered, such as `hindi` of `@khagol/engine/language/hi`; at least one. */
  readonly languages: readonly Language[];
  /** Interpretive texts by language; a language without them gets the tables and drawings alone. */
  readonly texts?: Readonly<Record<string, ReadingTexts>>;
  /** Whose receipt stands on the last page; without one there is none. */
  readonly receipts?: { readonly signer: ReceiptSigner; readonly issuer: string };
}

export interface ReportHouse extends HouseParts {
  readonly texts: Readonly<Record<string, ReadingTexts>>;
  readonly rules: RuleBase;
}

/**
 * @throws  EngineError INVALID_OPTION naming the part that is missing
 */
export function openReportHouse(parts: HouseParts): ReportHouse {
  const {
    engine,
    typesetter,
    languages,
    texts = {},
    receipts,
  } = readRecord('house', parts, 'an object of engine, typesetter, languages') as unknown as HouseParts;
  readRecord('house.engine', engine, 'an open engine');
  readRecord('house.typesetter', typesetter, 'an open typesetter');
  if (readList('house.languages', languages, 'a list of languages').length === 0)
    throw refusal('INVALID_OPTION', 'house.languages', 'at least one language', 'A house needs at least one language.');
  return {
    engine,
    typesetter,
    languages,
    texts,
    rules: openRules(FAMILIES),
    ...(receipts !== undefined && { receipts }),
  };
}
