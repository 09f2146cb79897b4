/** Returns of the Sun, the Moon and the planets, and their charts. */

export type { Return, ReturnOptions, ReturnSettings } from './question.ts';
export {
  type ReturnRadixOptions,
  returnRadix,
  type SolarReturnOptions,
  solarReturnIn,
  solarReturnOf,
} from './return-chart.ts';
export type { Returns } from './returns.ts';
export { nextReturn, previousReturn, returnsOf } from './returns.ts';
