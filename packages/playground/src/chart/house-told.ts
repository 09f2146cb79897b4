/** What can be said of one house of the drawing: whose it is, who stands in it, who looks at it. */

import { lordOfSign, SIGNS } from '@khagol/engine/chart';
import { aspectsSign, GRAHAS, kundliOf } from '@khagol/engine/jyotish';
import { type Chart, findAspects } from '../engine.ts';

export interface HouseTold {
  readonly number: number;
  readonly sign: (typeof SIGNS)[number];
  readonly lord: string;
  /** Where the lord stands; null when the chart does not have it. */
  readonly lordAt: { readonly sign: string; readonly house: number } | null;
  readonly occupants: readonly string[];
  /** Grahas that look fully at the sign, in a sidereal chart. */
  readonly lookedAtBy: readonly string[];
  /** Aspects to the bodies in the house, in a tropical chart. */
  readonly aspects: readonly { readonly from: string; readonly type: string; readonly to: string }[];
}

/**
 * @param drawn    the chart of the drawing, a divisional one too
 * @param number   1 … 12
 * @param bySign   houses are signs counted from the ascendant's; otherwise those of the chart's house system
 */
export function houseTold(drawn: Chart, number: number, bySign: boolean): HouseTold {
  const signNumber = bySign
    ? ((drawn.ascendant.signNumber - 1 + number - 1) % 12) + 1
    : SIGNS.indexOf((drawn.houses[number - 1] as Chart['houses'][number]).sign) + 1;
  const lord = lordOfSign(signNumber);
  const ruler = drawn.planets.find(({ name }) => name === lord);
  const houseOf = (planet: Chart['planets'][number]): number =>
    bySign ? ((planet.signNumber - drawn.ascendant.signNumber + 12) % 12) + 1 : planet.house;
  const occupants = drawn.planets.filter((planet) => houseOf(planet) === number).map(({ name }) => name);
  return {
    number,
    sign: SIGNS[signNumber - 1] as (typeof SIGNS)[number],
    lord,
    lordAt: ruler === undefined ? null : { sign: ruler.sign, house: houseOf(ruler) },
    occupants,
    lookedAtBy: drawn.zodiac === 'sidereal' ? lookersAt(drawn, signNumber) : [],
    aspects: drawn.zodiac === 'sidereal' ? [] : aspectsTo(drawn, occupants),
  };
}

/** Nobody where a graha is missing, as far from our time some are. */
function lookersAt(drawn: Chart, signNumber: number): readonly string[] {
  if (!GRAHAS.every((graha) => drawn.planets.some(({ name }) => name === graha))) return [];
  const kundli = kundliOf(drawn);
  return GRAHAS.filter((graha) => aspectsSign(kundli, graha, signNumber));
}

function aspectsTo(drawn: Chart, occupants: readonly string[]): HouseTold['aspects'] {
  return findAspects(drawn.planets).flatMap(({ planet1, planet2, type }) => {
    if (occupants.includes(planet1)) return [{ from: planet2, type, to: planet1 }];
    return occupants.includes(planet2) ? [{ from: planet1, type, to: planet2 }] : [];
  });
}

/** The house of the `index`-th house of a drawing, from 0: North Indian ones begin with the first house, the others with Aries. */
export function houseDrawnAt(index: number, style: 'north' | 'south' | 'east', ascendantSign: number): number {
  return style === 'north' ? index + 1 : ((index + 1 - ascendantSign + 12) % 12) + 1;
}
