/** What passes between the thread that answers calls and those that make reports. Plain data only. */

import type { MadeReport, OrderFault, ReportOrder } from '../../ports/index.ts';

export type Job =
  | { readonly kind: 'make'; readonly order: ReportOrder }
  | { readonly kind: 'picture'; readonly bytes: Uint8Array };

export interface Asked {
  readonly id: number;
  readonly job: Job;
}

/** `ready`: opened, and waiting for work. */
export type Told =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly id: number; readonly value: MadeReport | null }
  | { readonly kind: 'refused'; readonly id: number; readonly fault: OrderFault }
  | { readonly kind: 'broken'; readonly id: number; readonly name: string; readonly stack: string };
