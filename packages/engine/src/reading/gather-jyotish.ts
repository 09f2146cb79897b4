/** A horoscope → what a rule may ask of it. */

import { SIGNS } from '../chart/chart.ts';
import { NAKSHATRAS } from '../chart/zodiac.ts';
import { GRAHAS, type Horoscope } from '../jyotish/index.ts';
import type { FactKey, FactValue } from './rules/facts.ts';

/** Fewer bindus than this are few for a house, and more than that are many; 337 among twelve make 28. */
const FEW_BINDUS = 25;
const MANY_BINDUS = 30;

/**
 * The cells of a horoscope by name. Of its running periods those that it was asked for.
 *
 * @param horoscope  as `jyotish.horoscope` makes it
 */
export function factsOfHoroscope(horoscope: Horoscope): ReadonlyMap<FactKey, FactValue> {
  const { kundli, grahas, ashtakavarga, yogas, doshas, running } = horoscope;
  const facts = new Map<FactKey, FactValue>();
  const signName = (sign: number): string => SIGNS[sign - 1] as string;
  facts.set('lagna', signName(kundli.lagna.sign));
  facts.set('moon-sign', signName(kundli.grahas.Moon.sign));
  for (const graha of GRAHAS) {
    const { house, sign, nakshatra } = kundli.grahas[graha];
    facts.set(`house:${graha}`, house);
    facts.set(`sign:${graha}`, signName(sign));
    facts.set(`nakshatra:${graha}`, NAKSHATRAS[nakshatra - 1] as string);
  }
  for (const { name, dignity, isCombust, isRetrograde, functional } of grahas.grahas) {
    facts.set(`dignity:${name}`, dignity);
    facts.set(`combust:${name}`, isCombust);
    facts.set(`retrograde:${name}`, isRetrograde);
    for (const house of functional?.houses ?? []) facts.set(`lord-house:${house}`, kundli.grahas[name].house);
  }
  for (let house = 1; house <= 12; house++) {
    const bindus = ashtakavarga.sarva[(kundli.lagna.sign + house - 2) % 12] as number;
    facts.set(`sav:${house}`, bindus < FEW_BINDUS ? 'low' : bindus > MANY_BINDUS ? 'high' : 'ordinary');
  }
  for (const { id, value } of yogas.facts) if (!value.isCancelled) facts.set(`yoga:${id}`, true);
  for (const { id, value } of doshas.facts) if (!value.isCancelled) facts.set(`dosha:${id}`, true);
  const [maha, antar] = running ?? [];
  if (maha?.lord !== undefined && maha.lord !== null) facts.set('maha', maha.lord);
  if (antar?.lord !== undefined && antar.lord !== null) facts.set('antar', antar.lord);
  return facts;
}
