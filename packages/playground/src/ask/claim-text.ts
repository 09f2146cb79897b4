/** A claim of a sentence as a line: `house: Saturn 7`. */

import type { Answer } from '@khagol/engine/reading/answer';
import { civilDay } from '../format.ts';

type Claim = Answer['sentences'][number]['claims'][number];

/** The kind of the claim, and its members in their order. */
export function claimText(claim: Claim): string {
  const { kind, ...members } = claim as { readonly kind: string } & Readonly<Record<string, unknown>>;
  return `${kind}: ${Object.entries(members)
    .map(([name, value]) => (typeof value === 'string' ? value : `${name} ${plain(value)}`))
    .join(', ')}`;
}

function plain(value: unknown): string {
  if (typeof value === 'number' && value > EARLIEST_JD) return dayOf(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.values(value);
  return parts.map(plain).join(parts.every((part) => typeof part === 'number') ? ' … ' : ' ');
}

/** No claim holds another number as large: what lies beyond is a Julian date, of the year −3000 or later. */
const EARLIEST_JD = 625_000;
const EPOCH_JD = 2_440_587.5;

function dayOf(jd: number): string {
  return civilDay(new Date((jd - EPOCH_JD) * 86_400_000).toISOString());
}
