/** The tier of a property's archive: how long what is filed is kept, at which price. */

import { readTierRequest, TIER_REQUEST } from '../contract/archive-input.ts';
import { TIER_DATA } from '../contract/archive-shapes.ts';
import type { Row } from '../gate/row.ts';
import { Refusal } from '../http/refusal.ts';
import {
  type ArchiveOffice,
  type ArchiveRates,
  bytesOf,
  contentOf,
  quoteTier,
  type TierQuote,
} from '../offices/archive/index.ts';
import { tierMarkOf } from '../ports/index.ts';
import { propertyRecord, tierRecord } from './archive-records.ts';
import {
  ARCHIVE_ROW,
  billingOf,
  held,
  KEEP_HOURS,
  lookAt,
  microOfCents,
  type Named,
  SAMPLE_PROPERTY,
} from './archive-row.ts';
import { PRICES } from './prices.ts';
import { addressed } from './vastu-question.ts';

interface TierAsked extends Named {
  readonly months: number;
  readonly preview: boolean;
  readonly quote: TierQuote | null;
}

/** `POST …/archive/tier`. */
export function tierRow(office: ArchiveOffice, rates: ArchiveRates): Row<TierAsked> {
  const look = lookAt<TierAsked>(office);
  const quoteIn = ({ quote }: TierAsked): TierQuote => {
    if (quote === null) throw new Error('a tier was not priced');
    return quote;
  };
  return {
    ...ARCHIVE_ROW,
    ...addressed('archive/tier'),
    id: 'archiveTier',
    summary: 'Keep what is filed for some months; of a running tier only the difference is charged.',
    price: PRICES.archiveTier,
    priceOfWhat: 'plus the meter, which `preview` tells',
    keepHours: KEEP_HOURS,
    request: TIER_REQUEST,
    data: TIER_DATA,
    sample: { propertyId: SAMPLE_PROPERTY, months: 12, preview: true },
    refusals: ['NOT_FOUND', 'GONE', 'CONFLICT'],
    parse: ({ body }) => ({ ...readTierRequest(body), holding: null, quote: null }),
    look: async (input, facts) => {
      const looked = await look(input, facts);
      const { property, objects } = held(looked);
      const quote = quoteTier(property.tier, bytesOf(contentOf(objects)), input.months, facts.nowMs, rates);
      if (quote === 'shorter')
        throw new Refusal('CONFLICT', 'The running tier is longer; a tier can be extended and not shortened.');
      return { ...looked, quote };
    },
    priceOf: (input) => {
      const { changed, dueCents } = quoteIn(input);
      return input.preview || !changed ? null : { amount: microOfCents(dueCents), edition: rates.edition };
    },
    run: (input, { nowMs }) => {
      const [{ property }, quote] = [held(input), quoteIn(input)];
      const { actionCents, meterCents, totalCents, storedBytes } = quote;
      const changes = quote.changed && !input.preview;
      return {
        kind: 'data',
        data: {
          ...propertyRecord(held(input), nowMs),
          ...(changes ? { archiveTier: tierRecord(quote.tier) } : {}),
          actionCents,
          meterCents,
          totalCents,
          months: input.months,
        },
        // The tier changes in the transaction of its charge, or not at all.
        aftermath: {
          mark: tierMarkOf(property.id),
          tell: ({ mark }) => {
            if (mark !== property.tierMark)
              throw new Refusal(
                'CONFLICT',
                'The tier was changed by another call at the same time. Nothing was charged.',
              );
            return { events: [], mark: JSON.stringify(quote.tier) };
          },
        },
        beside: (charge) => ({
          billing: billingOf('tier', { actionCents, meterCents, totalCents, storedBytes }, charge),
          changed: changes,
          preview: input.preview,
        }),
      };
    },
  };
}
