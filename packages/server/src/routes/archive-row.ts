/** What the rows of the archive have in common: whose property it is, what it weighs, and the archive's own bill. */

import type { Row } from '../gate/row.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import { type Micro, micro } from '../money.ts';
import type { ArchiveOffice } from '../offices/archive/index.ts';
import type { Charge } from '../ports/index.ts';
import { type Holding, holdingOf } from './archive-records.ts';
import { BARE_ROW } from './bare-row.ts';
import { addressed } from './vastu-question.ts';

/** Answers of the archive are remembered for two days. */
export const KEEP_HOURS = 48;
/** A property of the published samples. */
export const SAMPLE_PROPERTY = 'tower-3/flat-12';

/** A row of the archive. */
export const ARCHIVE_ROW: typeof BARE_ROW & Pick<Row, 'method' | 'apiVersion' | 'tag' | 'family' | 'caller'> = {
  ...BARE_ROW,
  method: 'POST',
  apiVersion: 'v2',
  tag: 'Archive',
  family: 'archive',
  caller: 'key',
  body: 'required',
  bodyLimitBytes: BODY_LIMIT_BYTES,
  sample: { propertyId: SAMPLE_PROPERTY },
};

/** What an operation on a property knows when it comes to run; before `look` the name alone. */
export interface Named {
  readonly propertyId: string;
  readonly holding: Holding | null;
}

/** What was looked up. */
export function held({ holding }: Named): Holding {
  if (holding === null) throw new Error('a property was not looked up');
  return holding;
}

/** The look of such a row. @throws Refusal NOT_FOUND, GONE */
export function lookAt<T extends Named>(office: ArchiveOffice): NonNullable<Row<T>['look']> {
  return async (input, facts) => ({ ...input, holding: await holdingOf(office, facts, input.propertyId) });
}

/** What a bill is made of. */
export interface BillingFigures {
  readonly actionCents: number;
  readonly meterCents: number;
  readonly totalCents: number;
  readonly storedBytes: number;
}

/** The archive's own billing record, in whole cents. */
export function billingOf(name: string, figures: BillingFigures, charge: Charge | null): unknown {
  return {
    endpoint: addressed(`archive/${name}`).path,
    ...figures,
    chargedCents: charge === null ? 0 : centsOf(charge.amount),
    refundedCents: 0,
    refundPending: false,
  };
}

const MICRO_OF_CENT = 10_000n;

export function microOfCents(cents: number): Micro {
  return micro(BigInt(cents) * MICRO_OF_CENT);
}

/** Whole cents. */
export function centsOf(amount: Micro): number {
  return Number(amount / MICRO_OF_CENT);
}
