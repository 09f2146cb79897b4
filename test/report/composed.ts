/** The chapters of a report before they are set: what blocks say can be held against the engine without a PDF. */

import { catalogOf, itemNamed } from '../../packages/engine/src/report/catalog/index.ts';
import type { WrittenChapter } from '../../packages/engine/src/report/catalog/item.ts';
import type { ReportHouse } from '../../packages/engine/src/report/house.ts';
import { checkReport } from '../../packages/engine/src/report/make.ts';
import type { ReportRequest } from '../../packages/engine/src/report/request.ts';
import { AS_OF, EVERYTHING } from './house.ts';
import { PROPERTY } from './property.ts';

/** A request with all that an item asks for. */
export function everything(reportType: string, language: string): ReportRequest {
  const { requires } = itemNamed(reportType);
  const given: Record<string, unknown> = { ...EVERYTHING, property: PROPERTY };
  const needed = requires.map((need) => [need, given[need]] as const);
  const name = requires.includes('dob') ? { name: EVERYTHING.name } : {};
  return { reportType, language, asOf: AS_OF, ...name, ...Object.fromEntries(needed) };
}

export function composed(house: ReportHouse, request: ReportRequest): { readonly chapters: readonly WrittenChapter[] } {
  const { item, language } = checkReport(house, request);
  const title = language.say.headings[item.id as keyof typeof language.say.headings] as string;
  return item.compose({ house, request, language, title });
}

export const idsOf = (house: ReportHouse): readonly string[] => catalogOf(house).map(({ id }) => id);
