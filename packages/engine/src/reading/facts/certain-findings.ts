/** Yogas and doshas that are certain: all of them where the hour of birth is known; else those that every hour has, by what the horoscope says of the hours. */

import type { DoshaFact, FindingThroughDoubt, Graha, Horoscope, YogaFact } from '../../jyotish/index.ts';
import { hasHour } from './certain-day.ts';

/** Whether a finding of the horoscope is there at every hour that the birth may have had, and at all of them cancelled or at none. */
export function isCertain(horoscope: Horoscope, fact: YogaFact | DoshaFact): boolean {
  if (hasHour(horoscope)) return true;
  const held = hourly(horoscope, fact);
  return held?.share === 1 && (held.uncancelledShare === 1 || held.uncancelledShare === 0);
}

/** Whether no other hour that the birth may have had makes a yoga or a dosha of such a name. Where the horoscope does not tell of its hours it is not sure. */
export function noHourMakes(horoscope: Horoscope, isNamed: (name: string) => boolean): boolean {
  const { throughDoubt } = horoscope;
  if (throughDoubt === undefined) return hasHour(horoscope);
  return ![...throughDoubt.yogas, ...throughDoubt.doshas].some(({ name }) => isNamed(name));
}

/** Grahas that take part in a finding at every hour at which it is there. */
export function certainPlanets(horoscope: Horoscope, fact: YogaFact | DoshaFact): readonly Graha[] {
  return hasHour(horoscope) ? fact.value.planets : (hourly(horoscope, fact)?.planets ?? []);
}

function hourly({ throughDoubt }: Horoscope, { id, value }: YogaFact | DoshaFact): FindingThroughDoubt | undefined {
  return throughDoubt?.['family' in value ? 'yogas' : 'doshas'].find((each) => each.id === id);
}
