/** The present and other instants that a flag names, as the engine counts them. */

import type { Engine } from '@khagol/engine';
import { clockOfMoment, jdUtOf } from '@khagol/engine/time';
import { type birthOf, type Flags, placeOf } from './birth-flags.ts';
import { under } from './fault.ts';

const MS_A_DAY = 86_400_000;
/** Julian date of 1970-01-01T00:00Z. */
const EPOCH_JD = 2_440_587.5;

/** Civil Julian date of milliseconds since 1970. */
export function jdUtOfMs(ms: number): number {
  return ms / MS_A_DAY + EPOCH_JD;
}

/** The day by the clock of this machine, `YYYY-MM-DD`. */
export function dayOf(ms: number): string {
  const at = new Date(ms);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Today where the flags say, `YYYY-MM-DD`. @throws EngineError naming the flag of the place */
export function todayAt(engine: Engine, flags: Flags, ms: number): string {
  const noon = engine.moment({ ...placeOf(flags), datetime: '2000-01-01T12:00' });
  return clockOfMoment(noon).dateText(jdUtOfMs(ms));
}

/**
 * The instant that a text names by the clock of a birth's place; a date alone is its noon.
 *
 * @param name  of the flag or member that it came by
 * @returns civil Julian date
 * @throws  FieldFault under that name; EngineError naming the field of the birth
 */
export function jdUtAt(engine: Engine, text: string, birth: ReturnType<typeof birthOf>, name: string): number {
  const { latitude, longitude, timezone } = birth;
  const place = { latitude, longitude, ...(timezone === undefined ? {} : { timezone }) };
  const isDate = /^[+-]?\d{4,6}-\d\d-\d\d$/.test(text.trim());
  const named = isDate ? { date: text.trim() } : { datetime: text.trim() };
  return jdUtOf(under(name, () => engine.moment({ ...named, ...place })));
}
