/** What a rule looks at, as a heading over its words. */

import type { Rule } from '../../../reading/index.ts';
import type { KundliBook } from '../kundli/book.ts';
import { nameIn } from '../kundli/findings.ts';

/** What a rule looks at, in the words of the language; null where it names nothing that has a name. */
export function labelOf(book: KundliBook, { family, id }: Rule): string | null {
  const { say, names } = book;
  const { headings, life } = say;
  const [first = '', second = ''] = id.slice(family.length + 1).split('.');
  const graha = names.graha[first as keyof typeof names.graha];
  switch (family) {
    case 'graha-in-house':
      return headings.grahaInHouse({ graha, houseIn: names.houseIn[Number(second) as 1] });
    case 'graha-in-sign':
    case 'node-in-sign':
      return headings.grahaInSign({ graha, rashiIn: names.rashiIn[second as keyof typeof names.rashiIn] });
    case 'graha-dignity':
      return `${graha} · ${conditionName(book, second)}`;
    case 'lord-in-house':
      return life.lordStands({ house: names.house[Number(first) as 1], houseIn: names.houseIn[Number(second) as 1] });
    case 'lagna-sign':
      return `${headings.lagnaReading} · ${names.rashi[first as keyof typeof names.rashi]}`;
    case 'moon-nakshatra':
      return `${headings.nakshatraReading} · ${names.nakshatra[first as keyof typeof names.nakshatra]}`;
    case 'sav-house':
      return `${headings.sarvashtakavarga} · ${names.house[Number(first) as 1]}`;
    case 'yoga': {
      const value = book.horoscope.yogas.facts.find((fact) => fact.id === first)?.value;
      const name = value === undefined ? null : nameIn(names.yoga, value.name);
      return name === null ? null : headings.yogaNamed({ name });
    }
    case 'dosha': {
      const value = book.horoscope.doshas.facts.find((fact) => fact.id === first)?.value;
      const name = value === undefined ? null : nameIn(names.dosha, value.name);
      return name === null ? null : headings.doshaNamed({ name });
    }
    default:
      return null;
  }
}

/** `exalted`, `retrograde`, `combust`. */
function conditionName({ names, say: { furniture } }: KundliBook, key: string): string {
  if (key === 'retrograde' || key === 'combust') return furniture[key];
  return names.dignity[key as keyof typeof names.dignity];
}
