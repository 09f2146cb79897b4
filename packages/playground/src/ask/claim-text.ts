/** A claim of a sentence as a line: `house: Saturn 7`. */

import type { Answer } from '@khagol/engine/reading/answer';

type Claim = Answer['sentences'][number]['claims'][number];

/** The kind of the claim, and its members in their order. */
export function claimText(claim: Claim): string {
  const { kind, ...members } = claim as { readonly kind: string } & Readonly<Record<string, unknown>>;
  return `${kind}: ${Object.entries(members)
    .map(([name, value]) => (typeof value === 'string' ? value : `${name} ${plain(value)}`))
    .join(', ')}`;
}

function plain(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).map(plain).join(' ');
}
