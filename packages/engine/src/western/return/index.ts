/** Returns of the Sun, the Moon and the planets, and their charts. */

export type { Return, ReturnOptions, Returns } from './returns.ts';
export { nextReturn, previousReturn, returnRadix, returnsOf, solarReturnIn, solarReturnOf } from './returns.ts';
