/**
 * Where Saturn stands to a natal Moon on a day. That depends on the day, the zodiac and the sign of the Moon alone, and most charts are asked for
 * on the same day, so that it is searched once for each of the twelve signs and then known.
 */

import type { ZodiacSky } from '@khagol/engine/chart';
import { type Kundli, type SadeSati, sadeSatiOf } from '@khagol/engine/jyotish';

/** Days of one sign that are kept; a few hundred bytes each. */
const MOST_KEPT = 1_024;
/** Stays are told to their end, so that those which begin within the day or before it suffice. */
const A_DAY_IN_YEARS = 1 / 365.25;

type Days = Map<string, SadeSati>;
/** By core, for another one may know another sky; the oldest day first. */
const known = new WeakMap<ZodiacSky['kernel'], Days>();

/**
 * Saturn's stays that are under way at some instant of the civil day (UTC) of `jdUt`. Of equal arguments the answer is the same to the bit, known or not.
 *
 * @param jdUt  civil Julian date
 * @throws  EngineError OUT_OF_SPAN where the ephemeris ends before Saturn's stay does
 */
export function saturnOn(zodiac: ZodiacSky, kundli: Kundli, jdUt: number): SadeSati {
  const day = Math.floor(jdUt + 0.5) - 0.5;
  const { ayanamsa, place } = zodiac.choices;
  // The interface knows ayanamsas by name alone.
  const name = `${ayanamsa?.id} ${place} ${kundli.grahas.Moon.sign} ${day}`;
  const days: Days = known.get(zodiac.kernel) ?? new Map();
  const found = days.get(name) ?? sadeSatiOf(zodiac, kundli, day, A_DAY_IN_YEARS);
  known.set(zodiac.kernel, days);
  days.set(name, found);
  if (days.size > MOST_KEPT) days.delete(days.keys().next().value as string);
  return found;
}
