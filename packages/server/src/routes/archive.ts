/** The archive of a property: what is in it, how long it is kept, how it is handed out, how it is erased. */

import {
  DELETE_REQUEST,
  NAMED_REQUEST,
  readDelete,
  readNamed,
  readTierRequest,
  TIER_REQUEST,
} from '../contract/archive-input.ts';
import { DELETE_DATA, EXPORT_DATA, SUMMARY_DATA, TIER_DATA } from '../contract/archive-shapes.ts';
import type { Row } from '../gate/row.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import { Refusal } from '../http/refusal.ts';
import { micro } from '../money.ts';
import {
  type ArchiveOffice,
  type ArchiveRates,
  bytesOf,
  contentOf,
  type ErasureReceipt,
  LINK_SECONDS,
  namesOf,
  quoteTier,
  running,
  type TierQuote,
} from '../offices/archive/index.ts';
import type { LinkOffice } from '../offices/links/index.ts';
import { type Charge, tierMarkOf } from '../ports/index.ts';
import { downloadRow, EXPORT_LINK } from './archive-download.ts';
import {
  accountOf,
  blobFault,
  fail,
  goneProperty,
  type Holding,
  holdingOf,
  linkLists,
  noSuchProperty,
  propertyRecord,
  seconds,
  tierRecord,
} from './archive-records.ts';
import { BARE_ROW } from './bare-row.ts';
import { ARCHIVE_RATES, PRICES } from './prices.ts';
import { addressed } from './vastu-question.ts';

/** Answers of the archive are remembered for two days. */
const KEEP_HOURS = 48;
const RETRY_SECONDS = 30;

/** The rows of this file. */
export function archiveRows(office: ArchiveOffice, links: LinkOffice): readonly Row<never>[] {
  const rows: readonly unknown[] = [
    summaryRow(office),
    tierRow(office, ARCHIVE_RATES),
    exportRow(office, links),
    deleteRow(office),
    downloadRow(office, links),
  ];
  return rows as readonly Row<never>[];
}

/** What an operation on a property knows when it comes to run; before `look` the name alone. */
interface Named {
  readonly propertyId: string;
  readonly holding: Holding | null;
}

function held({ holding }: Named): Holding {
  if (holding === null) throw new Error('a property was not looked up');
  return holding;
}

const lookAt =
  <T extends Named>(office: ArchiveOffice): NonNullable<Row<T>['look']> =>
  async (input, facts) => ({ ...input, holding: await holdingOf(office, facts, input.propertyId) });

function summaryRow(office: ArchiveOffice): Row<Named> {
  return {
    ...archiveRow,
    ...addressed('archive/summary'),
    id: 'archiveSummary',
    summary: 'What is filed with a property, and how long it stays.',
    request: NAMED_REQUEST,
    data: SUMMARY_DATA,
    refusals: ['NOT_FOUND', 'GONE'],
    parse: ({ body }) => ({ propertyId: readNamed(body), holding: null }),
    look: lookAt(office),
    run: (input, { nowMs }) => {
      const { property, objects } = held(input);
      const content = contentOf(objects);
      const tier = running(property.tier, nowMs);
      const ends = content.map(({ expiresMs }) => Math.max(expiresMs, tier?.retainUntilMs ?? 0));
      return {
        kind: 'data',
        data: {
          propertyId: property.id,
          archiveTier: tierRecord(tier),
          linkedScanCount: content.filter(({ kind }) => kind === 'scan').length,
          linkedAssessmentCount: content.filter(({ kind }) => kind === 'assessment').length,
          expiresAtEpoch: ends.length === 0 ? null : seconds(Math.min(...ends)),
        },
      };
    },
  };
}

interface TierAsked extends Named {
  readonly months: number;
  readonly preview: boolean;
  readonly quote: TierQuote | null;
}

function tierRow(office: ArchiveOffice, rates: ArchiveRates): Row<TierAsked> {
  const look = lookAt<TierAsked>(office);
  const quoteIn = ({ quote }: TierAsked): TierQuote => {
    if (quote === null) throw new Error('a tier was not priced');
    return quote;
  };
  return {
    ...archiveRow,
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

function exportRow(office: ArchiveOffice, links: LinkOffice): Row<Named> {
  return {
    ...archiveRow,
    ...addressed('archive/export'),
    id: 'archiveExport',
    summary: 'Everything filed with a property in one ZIP, to be fetched within the hour.',
    price: PRICES.archiveExport,
    keepHours: KEEP_HOURS,
    deadlineSeconds: 60,
    request: NAMED_REQUEST,
    data: EXPORT_DATA,
    refusals: ['NOT_FOUND', 'GONE', 'STORAGE_UNAVAILABLE'],
    parse: ({ body }) => ({ propertyId: readNamed(body), holding: null }),
    look: lookAt(office),
    run: async (input, facts) => {
      const { property, objects } = held(input);
      const accountId = accountOf(facts);
      const expiresAtEpoch = seconds(facts.nowMs) + LINK_SECONDS;
      const made = await office.makeExport(accountId, property, expiresAtEpoch).catch(blobFault);
      if (made === null) throw goneProperty();
      const token = await links.signLink([EXPORT_LINK, made.id, accountId], expiresAtEpoch);
      const cents = centsOf(PRICES.archiveExport.amount);
      return {
        kind: 'data',
        data: {
          propertyId: property.id,
          downloadUrl: `${facts.origin}/downloads/archive/${made.id}?token=${token}`,
          expiresInSeconds: LINK_SECONDS,
          expiresAtEpoch,
          sizeBytes: made.bytes,
          ...linkLists(objects),
        },
        beside: (charge) => ({
          billing: billingOf(
            'export',
            { actionCents: cents, meterCents: 0, totalCents: cents, storedBytes: bytesOf(contentOf(objects)) },
            charge,
          ),
        }),
      };
    },
  };
}

function deleteRow(office: ArchiveOffice): Row<string> {
  return {
    ...archiveRow,
    ...addressed('archive/delete'),
    id: 'archiveDelete',
    summary: 'Erase a property with everything filed, for good; a receipt tells what went and what stays.',
    request: DELETE_REQUEST,
    data: DELETE_DATA,
    otherSuccess: 202,
    sample: { propertyId: SAMPLE_PROPERTY, confirmPropertyId: SAMPLE_PROPERTY },
    refusals: ['NOT_FOUND'],
    parse: ({ body }) => readDelete(body),
    run: async (propertyId, facts) => {
      const done = await office.erase(accountOf(facts), propertyId).catch(fail);
      if (done === null) throw noSuchProperty();
      const { property, objects, replayed } = done;
      if (property.state === 'erasing')
        return {
          kind: 'data',
          status: 202,
          data: {
            propertyId,
            deleted: false,
            exportDeleted: false,
            linkedScanIds: namesOf(objects, 'scan'),
            linkedAssessmentIds: namesOf(objects, 'assessment'),
            erasureStatus: 'pending',
            retryAfterEpoch: seconds(facts.nowMs) + RETRY_SECONDS,
          },
          beside: () => ({ changed: true }),
        };
      const receipt = JSON.parse(property.receipt) as ErasureReceipt;
      const { linkedScanIds, linkedAssessmentIds, removed } = receipt;
      return {
        kind: 'data',
        data: {
          propertyId,
          deleted: true,
          exportDeleted: removed.some(({ kind }) => kind === 'export'),
          linkedScanIds,
          linkedAssessmentIds,
          erasureStatus: 'completed',
          ...(replayed ? { replayed } : {}),
          erasureReceipt: receipt,
        },
        beside: () => ({ changed: !replayed }),
      };
    },
  };
}

interface BillingFigures {
  readonly actionCents: number;
  readonly meterCents: number;
  readonly totalCents: number;
  readonly storedBytes: number;
}

/** The archive's own billing record, in whole cents. */
function billingOf(name: string, figures: BillingFigures, charge: Charge | null): unknown {
  return {
    endpoint: addressed(`archive/${name}`).path,
    ...figures,
    chargedCents: charge === null ? 0 : centsOf(charge.amount),
    refundedCents: 0,
    refundPending: false,
  };
}

const MICRO_OF_CENT = 10_000n;
const microOfCents = (cents: number) => micro(BigInt(cents) * MICRO_OF_CENT);
const centsOf = (amount: bigint): number => Number(amount / MICRO_OF_CENT);

const SAMPLE_PROPERTY = 'tower-3/flat-12';

const archiveRow = {
  ...BARE_ROW,
  method: 'POST',
  apiVersion: 'v2',
  tag: 'Archive',
  family: 'archive',
  caller: 'key',
  body: 'required',
  bodyLimitBytes: BODY_LIMIT_BYTES,
  sample: { propertyId: SAMPLE_PROPERTY },
} as const satisfies Partial<Row<null>>;
