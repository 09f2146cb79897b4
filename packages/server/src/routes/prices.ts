/** What a call costs, in dollars as published. Read once at the start; a running call keeps the price it was reserved at. */

import type { Price } from '../contract/operation.ts';
import { microOfUsd } from '../money.ts';

/** Edition of this list. A changed figure makes a new edition. */
const EDITION = '2026-11-21';

const price = (usd: string): Price => ({ amount: microOfUsd(usd), edition: EDITION });

export const PRICES: {
  readonly birthChart: Price;
  readonly westernNatal: Price;
  readonly westernSynastry: Price;
  readonly compatibility: Price;
} = {
  birthChart: price('0.25'),
  westernNatal: price('0.048'),
  westernSynastry: price('0.12'),
  compatibility: price('0.35'),
};
