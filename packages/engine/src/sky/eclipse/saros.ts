/** Which Saros series does an eclipse belong to, and which of its members is it? From the number of its lunation alone. */

import { numberIn } from '../../choice.ts';
import { refusal } from '../../input.ts';
import { SAROS_FIRST_LUNATIONS } from './saros-table.ts';

/** Lunations in a Saros, after which an eclipse comes back; in an inex, after which the next series has the like. */
const SAROS = 223;
const INEX = 358;

/** A series by the number van den Bergh gave it, and how many eclipses of it have been, this one included; null where the series began before −3000. */
export interface Saros {
  readonly series: number;
  readonly member: number | null;
}

/**
 * The series of an eclipse.
 *
 * One eclipse fixes all numbers modulo 223, for a Saros leaves the series and an inex adds one to it, and 38 inex are one lunation more than 61 Saros: the Sun's
 * of 1999 August 11 (lunation −5) is of series 145, the Moon's of 2000 January 21 (0.5) of 124. Which of the numbers 223 apart it is, the date decides:
 * a series lives some 1300 years, and those of one number are 6500 years apart.
 *
 * @param lunation  as in lunation.ts: whole for the Sun's eclipses, with a half for the Moon's; −70 000 … 20 000, more than the years −3200 … 3400
 * @throws  EngineError INVALID_OPTION for another number
 * @source  series: `van-den-bergh-1955`; members counted from saros-table.ts
 */
export function sarosOf(lunation: number): Saros {
  const whole = 'a whole number or half of an odd one, −70000 … 20000';
  if (!Number.isInteger(2 * numberIn('lunation', lunation, -70_000, 20_000)))
    throw refusal('INVALID_OPTION', 'lunation', whole, `The lunation must be ${whole}.`);
  const solar = Number.isInteger(lunation);
  const [anchor, series0] = solar ? [-5, 145] : [0.5, 124];
  const months = lunation - anchor;
  const rest = modulo(series0 + 38 * months, SAROS);
  const middle = series0 + months / INEX;
  const series = rest + SAROS * Math.round((middle - rest) / SAROS);
  const { first, lunations } = SAROS_FIRST_LUNATIONS[solar ? 'solar' : 'lunar'];
  const start = lunations[series - first];
  return { series, member: start === undefined ? null : 1 + Math.round((lunation - start) / SAROS) };
}

function modulo(value: number, by: number): number {
  return value - by * Math.floor(value / by);
}
