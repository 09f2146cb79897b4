/** A Julian day as people write it → two parts that lose none of its digits. */

/**
 * Splits decimal text into a whole day and a fraction.
 *
 * A double near 2.4 million keeps 40 µs; the text may say more, so its digits before and after the point are read apart.
 *
 * @param text  a decimal number, exponent allowed, at most 9 digits before the point; spaces around it are ignored
 * @returns day, a whole number, and fraction, 0 ≤ fraction < 1; null when the text is no such number
 */
export function splitJulianDay(text: string): { readonly day: number; readonly fraction: number } | null {
  const match = /^([+-]?)(\d{1,9})(?:\.(\d{0,40}))?(?:[eE][+-]?\d{1,3})?$/.exec(text.trim());
  if (match === null) return null;
  const [, sign, whole, decimals = ''] = match;
  if (/e/i.test(text)) {
    const value = Number(text);
    return Math.abs(value) < 1e9 ? carried(Math.floor(value), value - Math.floor(value)) : null;
  }
  const [size, part] = [Number(whole), Number(`0.${decimals}0`)];
  if (sign !== '-') return carried(size, part);
  return part === 0 ? { day: 0 - size, fraction: 0 } : carried(-size - 1, 1 - part);
}

/** A fraction that rounded up to a whole day becomes one. */
function carried(day: number, fraction: number): { readonly day: number; readonly fraction: number } {
  return fraction < 1 ? { day, fraction } : { day: day + 1, fraction: 0 };
}
