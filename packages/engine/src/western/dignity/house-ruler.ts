/** Who rules the houses? Lord of each cusp and where it stands, the almuten of the cusp, and signs that lie within a house without a cusp. */

import { houseOnCircle } from '../../chart/houses.ts';
import { readChoices } from '../../choice.ts';
import { cell, type Fact } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { needHouses, type Radix, readRadix, zodiacSpot } from '../radix/index.ts';
import { almutenIn } from './almuten.ts';
import { ALMUTEN_TABLES, type AlmutenSettings, type AlmutenTables, almutenGround } from './almuten-options.ts';
import { placedNamed, sectText } from './planets.ts';
import { domicileLords } from './rulership.ts';
import { sourcesOfSchools } from './schools.ts';

/** A lord and where it stands; sign and house are null when the radix does not have it. */
export interface LordPlaced {
  readonly lord: string;
  readonly sign: number | null;
  readonly house: number | null;
}

export interface HouseRuler {
  /** 1 … 12. */
  readonly house: number;
  readonly cuspDeg: number;
  readonly sign: number;
  /** Lord of the sign on the cusp; two with joint modern lords. */
  readonly lords: readonly LordPlaced[];
  /** The strongest at the cusp by the five dignities; several when equal. */
  readonly almutens: readonly string[];
  /** Signs wholly within the house, on no cusp, with their lords. */
  readonly interceptedSigns: readonly { readonly sign: number; readonly lords: readonly LordPlaced[] }[];
}

export interface HouseRulers {
  readonly houses: readonly Fact<HouseRuler>[];
  /** Signs that stand on two cusps or more. */
  readonly duplicatedSigns: readonly number[];
  readonly settings: AlmutenSettings;
  readonly sources: readonly SourceKey[];
}

/**
 * The rulers of the twelve houses.
 *
 * @throws  EngineError INVALID_OPTION for what is no radix, one without houses or sect, or a school that does not exist
 * @source  `lilly-1647`, on lords of houses and almutens; tables as their rows say
 */
export function houseRulersOf(radix: Radix, options: AlmutenTables = {}): HouseRulers {
  const chart = readRadix(radix);
  const given = readChoices(options, 'options', ALMUTEN_TABLES);
  const cusps = needHouses(chart).cuspsDeg.map((deg) => zodiacSpot(deg));
  const cuspsDeg = cusps.map(({ longitudeDeg }) => longitudeDeg);
  const ground = almutenGround(given, chart.sect);
  const { domicile } = ground.schools;
  const placed = (sign: number): readonly LordPlaced[] =>
    domicileLords(sign, domicile).map((lord) => {
      const point = placedNamed(chart, lord);
      return { lord, sign: point?.sign ?? null, house: point?.house ?? null };
    });
  const onCusps = cusps.map(({ sign }) => sign);
  const free = Array.from({ length: 12 }, (_each, i) => i + 1).filter((sign) => !onCusps.includes(sign));
  const works: readonly SourceKey[] = ['lilly-1647', ...sourcesOfSchools(ground.schools)];
  const sources = works.filter((key, i) => works.indexOf(key) === i);
  const houses = cusps.map((cusp, i): Fact<HouseRuler> => {
    const within = free.filter((sign) => houseOnCircle(30 * (sign - 1), cuspsDeg) === i + 1);
    const lords = placed(cusp.sign);
    return {
      id: `ruler-of-house-${i + 1}`,
      value: {
        house: i + 1,
        cuspDeg: cusp.longitudeDeg,
        sign: cusp.sign,
        lords,
        almutens: almutenIn(cusp, ground).almutens,
        interceptedSigns: within.map((sign) => ({ sign, lords: placed(sign) })),
      },
      because: [
        cell(`cusp${i + 1}`, 'longitudeDeg', cusp.longitudeDeg),
        cell('chart', 'sect', sectText(chart.sect)),
        ...lords.filter(({ house }) => house !== null).map(({ lord, house }) => cell(lord, 'house', house as number)),
      ],
      sources,
      classification: 'classical',
    };
  });
  return {
    houses,
    duplicatedSigns: onCusps.filter((sign, i) => onCusps.indexOf(sign) !== i && onCusps.lastIndexOf(sign) === i),
    settings: ground.settings,
    sources,
  };
}
