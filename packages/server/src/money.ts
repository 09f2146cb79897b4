/**
 * Money: whole micro-dollars inside, dollars with at most six decimals at the edge. No floating-point arithmetic on the way.
 */

declare const microBrand: unique symbol;
/** Millionths of a US dollar. 0.048 USD is 48000, which cents cannot hold. */
export type Micro = bigint & { readonly [microBrand]: true };

/** Whole micro-dollars from a bigint that is already counted in them. */
export function micro(amount: bigint): Micro {
  return amount as Micro;
}

export const NOTHING: Micro = micro(0n);

/**
 * Micro-dollars of a dollar amount as people write it.
 *
 * @param text  such as `0.048`; at most six decimals
 * @throws  RangeError for anything else, so that a mistyped price stops the start
 */
export function microOfUsd(text: string): Micro {
  const match = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(text);
  if (match === null) throw new RangeError(`"${text}" is not an amount in US dollars with at most six decimals`);
  return micro(BigInt(match[1] as string) * 1_000_000n + BigInt((match[2] ?? '').padEnd(6, '0')));
}

/** The same amount as decimal text: `48000` → `0.048`. */
export function usdText(amount: Micro): string {
  const [sign, size] = amount < 0n ? ['-', -amount] : ['', amount];
  const decimals = String(size % 1_000_000n)
    .padStart(6, '0')
    .replace(/0+$/, '');
  return `${sign}${size / 1_000_000n}${decimals === '' ? '' : `.${decimals}`}`;
}

/** The JSON number of an amount: the double nearest to its exact decimal text. */
export function usdNumber(amount: Micro): number {
  return Number(usdText(amount));
}

/** Whole cents, rounded down: never more money than there is. */
export function centsBelow(amount: Micro): number {
  const [cents, rest] = [amount / 10_000n, amount % 10_000n];
  return Number(rest < 0n ? cents - 1n : cents);
}
