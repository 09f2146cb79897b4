/** What tests of reports work with: orders that can be made, and a house that tells what it kept. */

import { memoryBlobs } from '../../packages/server/src/serve/blobs/memory.ts';
import { type House, type HouseOptions, openHouse } from './house.ts';
import { type MadePress, madePress, madeReports } from './made-press.ts';

export type Json = Record<string, any>;

export const HOME = '/api/v1/reports/prebuilt';
export const PLACED = {
  name: 'Asha Rao',
  datetime: '1990-01-15T10:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: '+05:30',
  place: 'New Delhi',
} as const;
export const ORDER = { reportType: 'kundli-mini', birthDetails: PLACED, asOf: '2026-11-21' } as const;

export interface ReportHouse {
  readonly house: House;
  readonly press: MadePress;
  generate(
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ readonly status: number; readonly json: Json; readonly response: Response }>;
  /** Keys of everything in the blob store. */
  blobs(): Promise<readonly string[]>;
  /** GET of an address that an answer gave. */
  open(url: string, headers?: Record<string, string>): Promise<Response>;
}

export async function openReportHouse(
  options: HouseOptions & { readonly press?: MadePress } = {},
): Promise<ReportHouse> {
  const { press = madePress(), ...rest } = options;
  const blobs = memoryBlobs();
  const house = await openHouse({ blobs, reports: madeReports(press), ...rest });
  return {
    house,
    press,
    generate: async (body = ORDER, headers = {}) => {
      const response = await house.post(`${HOME}/generate`, body, headers);
      return { status: response.status, json: (await response.json()) as Json, response };
    },
    blobs: () => (options.blobs ?? blobs).list(''),
    open: (url, headers = {}) => {
      const { pathname, search } = new URL(url);
      return house.get(`${pathname}${search}`, headers);
    },
  };
}
