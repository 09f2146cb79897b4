/** The part of a press that makes nothing: what there is, and what can be said against an order. Quick enough for the thread that answers calls. */

import { type CatalogParts, catalogOf, checkReport, type ReportHouse, type ReportRequest } from '@khagol/engine/report';
import { isEngineError } from '../../contract/engine-fault.ts';
import type { OrderFault, ReportItem, ReportOrder, ReportPress } from '../../ports/index.ts';

export type Front = Pick<ReportPress, 'catalog' | 'check'>;

/** @param house  opened when the first order is looked at */
export function openFront(spoken: CatalogParts, house: () => Promise<ReportHouse>): Front {
  const lists = new Map<string, readonly ReportItem[]>();
  return {
    catalog: async (language) => {
      const known = spoken.languages.some(({ code }) => code === language) ? language : 'en';
      const list = lists.get(known) ?? catalogOf(spoken, known);
      lists.set(known, list);
      return list;
    },
    check: async (order) => {
      const opened = await house();
      return faultOf(() => checkReport(opened, requestOf(order)));
    },
  };
}

/** An order in the engine's own type, which checks every member of it. */
export function requestOf(order: ReportOrder): ReportRequest {
  return order as unknown as ReportRequest;
}

/** What is wrong, in the words of the engine; null for nothing. @throws what is nobody's mistake but ours */
function faultOf(check: () => unknown): OrderFault | null {
  try {
    check();
    return null;
  } catch (error) {
    return orderFaultOf(error);
  }
}

/** @throws what is no fault of an order */
export function orderFaultOf(error: unknown): OrderFault {
  if (!isEngineError(error)) throw error;
  return { field: error.field, message: error.message };
}
