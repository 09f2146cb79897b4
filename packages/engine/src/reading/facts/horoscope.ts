/** A horoscope → what a rule may ask of it. */

import { SIGNS } from '../../chart/chart.ts';
import { NAKSHATRAS } from '../../chart/zodiac.ts';
import { GRAHAS, type Graha } from '../../jyotish/graha/kundli.ts';
import type { Horoscope } from '../../jyotish/index.ts';
import type { FactKey, FactStore, FactValue } from '../rules/facts.ts';
import { bindusOfHouse } from './bindus.ts';
import { hasHour, keepsNakshatra, keepsSign } from './certain-day.ts';
import { isCertain } from './certain-findings.ts';

/** Fewer bindus than this are few for a house, and more than that are many; 337 among twelve make 28. */
const FEW_BINDUS = 25;
const MANY_BINDUS = 30;

/**
 * The cells of a horoscope by name. Of its running periods those that it was asked for.
 *
 * Where the hour of birth is not known and noon stands in for it, only what holds all that day is a fact: signs and nakshatras that none of its
 * hours changes, and yogas and doshas that each of them has; no lagna, no houses, no bindus, no periods. How a graha is (dignity, combustion, direction) is told as at noon, for a day
 * seldom changes it; of the Moon it is not told.
 *
 * @param horoscope  as `jyotish.horoscope` makes it
 */
export function factsOfHoroscope(horoscope: Horoscope): FactStore {
  const facts = new Map<FactKey, FactValue>();
  const isTimeKnown = hasHour(horoscope);
  if (isTimeKnown) facts.set('lagna', SIGNS[horoscope.kundli.lagna.sign - 1] as string);
  addPlaces(facts, horoscope, isTimeKnown);
  addStates(facts, horoscope, isTimeKnown);
  if (isTimeKnown) addHourly(facts, horoscope);
  addFindings(facts, horoscope);
  return facts;
}

function addPlaces(facts: Map<FactKey, FactValue>, horoscope: Horoscope, isTimeKnown: boolean): void {
  for (const graha of GRAHAS) {
    const { house, sign, nakshatra } = horoscope.kundli.grahas[graha];
    if (isTimeKnown) facts.set(`house:${graha}`, house);
    if (keepsSign(horoscope, graha)) {
      facts.set(`sign:${graha}`, SIGNS[sign - 1] as string);
      if (graha === 'Moon') facts.set('moon-sign', SIGNS[sign - 1] as string);
    }
    if (keepsNakshatra(horoscope, graha)) facts.set(`nakshatra:${graha}`, NAKSHATRAS[nakshatra - 1] as string);
  }
}

function addStates(facts: Map<FactKey, FactValue>, { grahas, kundli }: Horoscope, isTimeKnown: boolean): void {
  for (const { name, dignity, isCombust, isRetrograde, functional } of grahas.grahas) {
    if (!isTimeKnown && (name === 'Moon' || !facts.has(`sign:${name}`))) continue;
    facts.set(`dignity:${name}`, dignity);
    facts.set(`combust:${name}`, isCombust);
    facts.set(`retrograde:${name}`, isRetrograde);
    if (isTimeKnown)
      for (const house of functional?.houses ?? []) facts.set(`lord-house:${house}`, kundli.grahas[name].house);
  }
}

function addFindings(facts: Map<FactKey, FactValue>, horoscope: Horoscope): void {
  const { yogas, doshas } = horoscope;
  for (const fact of yogas.facts)
    if (!fact.value.isCancelled && isCertain(horoscope, fact)) facts.set(`yoga:${fact.id}`, true);
  for (const fact of doshas.facts)
    if (!fact.value.isCancelled && isCertain(horoscope, fact)) facts.set(`dosha:${fact.id}`, true);
}

/** What an hour of birth changes: bindus of houses, periods. */
function addHourly(facts: Map<FactKey, FactValue>, horoscope: Horoscope): void {
  for (let house = 1; house <= 12; house++) {
    const bindus = bindusOfHouse(horoscope, house);
    facts.set(`sav:${house}`, bindus < FEW_BINDUS ? 'low' : bindus > MANY_BINDUS ? 'high' : 'ordinary');
  }
  const [maha, antar] = horoscope.running ?? [];
  if (isGraha(maha?.lord)) facts.set('maha', maha.lord);
  if (isGraha(antar?.lord)) facts.set('antar', antar.lord);
}

function isGraha(lord: unknown): lord is Graha {
  return GRAHAS.some((graha) => graha === lord);
}
