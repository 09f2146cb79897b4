/** What is chosen on the page, as the engine takes an order. */

import type { CatalogItem, ReportBirth, ReportRequest } from '@khagol/engine/report';
import type { Person } from '../birth/person.ts';
import { stepped } from '../birth/step.ts';
import { first, plan, second } from '../state.ts';
import { requestOf } from '../vastu/request.ts';

export interface Choices {
  readonly language: string;
  readonly name: string;
  readonly asOf: string;
  /** Days of a span, 1 … 366. */
  readonly days: number;
}

const DAY_MINUTES = 1440;

/** @returns null while nothing is chosen or a birth cannot be read */
export function orderOf(item: CatalogItem | null, { language, name, asOf, days }: Choices): ReportRequest | null {
  const birth = birthOfPerson(first, name);
  const partner = birthOfPerson(second, '');
  if (item === null || birth === null || partner === null) return null;
  const needs = item.requires;
  const named = name.trim();
  return {
    reportType: item.id,
    language,
    asOf,
    ...(needs.includes('birth') ? { birth } : {}),
    ...(needs.includes('partner') ? { partner } : {}),
    ...(needs.includes('span')
      ? { span: { start: asOf, end: stepped(asOf, '12:00', (days - 1) * DAY_MINUTES)?.date ?? asOf } }
      : {}),
    ...(needs.includes('property') ? { property: requestOf(plan.value) } : {}),
    ...(needs.includes('dob') ? { dob: first.form.value.date } : {}),
    ...(needs.includes('name') && named !== '' ? { name: named } : {}),
  };
}

function birthOfPerson({ form, shown }: Person, name: string): ReportBirth | null {
  const birth = shown.value?.birth;
  if (birth === undefined) return null;
  const [place, named] = [form.value.place.trim(), name.trim()];
  return { ...birth, ...(named === '' ? {} : { name: named }), ...(place === '' ? {} : { place }) };
}
