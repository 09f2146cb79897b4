/** A press in the thread that asks: for hosts without threads, for tests, and inside the thread that makes reports for others. */

import { type HouseParts, makeReport, openReportHouse, type ReportHouse, readPicture } from '@khagol/engine/report';
import type { MadeReport, PressEnd, ReportPress } from '../../ports/index.ts';
import { openFront, orderFaultOf, requestOf } from './front.ts';

export type { HouseParts };

/**
 * A press over an opened engine, its fonts and languages. While a report is made, nothing else in this thread moves.
 *
 * @throws  EngineError INVALID_OPTION naming the part that is missing
 */
export function inProcessPress(parts: HouseParts): ReportPress {
  const house: ReportHouse = openReportHouse(parts);
  return {
    ...openFront(house, async () => house),
    judgePicture: async (bytes) =>
      ended(async () => {
        readPicture(bytes);
        return null;
      }),
    make: async (order) =>
      ended(async (): Promise<MadeReport> => {
        const { warnings, ...report } = await makeReport(house, requestOf(order));
        return { ...report, warnings: warnings.map(({ code, message }) => ({ code, message })) };
      }),
  };
}

async function ended<T>(work: () => Promise<T>): Promise<PressEnd<T>> {
  try {
    return { kind: 'done', value: await work() };
  } catch (error) {
    try {
      return { kind: 'refused', fault: orderFaultOf(error) };
    } catch (cause) {
      return { kind: 'broken', cause };
    }
  }
}
