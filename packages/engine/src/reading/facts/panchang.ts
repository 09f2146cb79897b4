/** The limbs of a day → what a rule may ask of a birth on it. */

import type { Panchang, PanchangAt } from '../../jyotish/index.ts';
import type { FactKey, FactStore, FactValue } from '../rules/facts.ts';

/**
 * Weekday from sunrise to sunrise, tithi 1 … 30, yoga and karana.
 *
 * @param panchang  of an instant, as `panchangAt` makes it: the limbs that run then. Of a day, as `jyotish.panchang` makes it: those at sunrise
 */
export function factsOfPanchang(panchang: Panchang | PanchangAt): FactStore {
  const at = 'at' in panchang ? panchang.at : null;
  const tithi = at?.tithi ?? panchang.tithi[0];
  const yoga = at?.yoga ?? panchang.yoga[0];
  const karana = at?.karana ?? panchang.karana[0];
  const facts = new Map<FactKey, FactValue>();
  facts.set('vara', (at ?? panchang).vara.english);
  if (tithi !== undefined) facts.set('tithi', tithi.index);
  if (yoga !== undefined) facts.set('nithya-yoga', yoga.name);
  if (karana !== undefined) facts.set('karana', karana.name);
  return facts;
}
