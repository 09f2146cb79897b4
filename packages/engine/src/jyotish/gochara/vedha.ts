/**
 * Gochara: what the grahas do in the houses from the natal Moon on a day, which of the good ones are obstructed (vedha), and of which metal (murti) each
 * transit is.
 */

import { readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import { oneOf } from '../../choice.ts';
import { cell, type Fact } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd } from '../../span.ts';
import { jdTtOfUt } from '../../time/local-clock.ts';
import { GRAHAS, type Graha, houseFrom, type Kundli, spotAt } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { bodyOf, staysOf } from './stays.ts';

/** House from the Moon in which a transit is good → the house from which it is obstructed. */
type VedhaRow = { readonly [house: number]: number };

/** Source: Mantreshvara, Phaladeepika 26 (`phaladeepika`), the good houses as in Brihat Samhita 104 (`brihat-samhita`); the nodes as Saturn by usage. */
// biome-ignore format: a table reads in rows
export const GOCHARA_VEDHA: { readonly [G in Graha]: VedhaRow } = {
  Sun:     { 3: 9, 6: 12, 10: 4, 11: 5 },
  Moon:    { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  Mars:    { 3: 12, 6: 9, 11: 5 },
  Mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  Jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  Venus:   { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 6, 12: 3 },
  Saturn:  { 3: 12, 6: 9, 11: 5 },
  Rahu:    { 3: 12, 6: 9, 11: 5 },
  Ketu:    { 3: 12, 6: 9, 11: 5 },
};

/** Fathers and sons, who do not obstruct each other: Sun and Saturn, Moon and Mercury. */
const NO_VEDHA: readonly (readonly [Graha, Graha])[] = [
  ['Sun', 'Saturn'],
  ['Moon', 'Mercury'],
];

/** Murti nirnaya: the Moon's house from the natal Moon when the graha entered its sign. Usage of almanacs. */
export const MURTIS = ['gold', 'silver', 'copper', 'iron'] as const;
export type Murti = (typeof MURTIS)[number];
const MURTI_OF_HOUSE: readonly Murti[] = [
  'gold',
  'silver',
  'copper',
  'iron',
  'silver',
  'gold',
  'copper',
  'iron',
  'silver',
  'copper',
  'gold',
  'iron',
];

/** One graha on its way. */
export interface GocharaRow {
  readonly graha: Graha;
  /** 1 … 12. */
  readonly sign: number;
  readonly houseFromMoon: number;
  readonly houseFromLagna: number;
  readonly isGoodHouse: boolean;
  /** Who stands in the house of obstruction; empty when the good is free, or there was none to obstruct. */
  readonly obstructedBy: readonly Graha[];
  /** Good and not obstructed. */
  readonly isFavourable: boolean;
  readonly isRetrograde: boolean;
}

export interface Gochara {
  /** The zodiac whose signs these are, and whose node. */
  readonly settings: { readonly ayanamsa: string; readonly nodeType: 'mean' | 'true' };
  readonly sources: readonly SourceKey[];
  readonly rows: readonly GocharaRow[];
  /** One fact a graha: `gochara-<graha>`, its value `favourable`, `obstructed` or `unfavourable`. */
  readonly facts: readonly Fact<'favourable' | 'obstructed' | 'unfavourable'>[];
}

/**
 * The transits of a moment over a kundli.
 *
 * @param zodiac  the zodiac of the kundli
 * @param jdUt    civil Julian date
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function gocharaAt(zodiac: ZodiacSky, kundli: Kundli, jdUt: number): Gochara {
  readZodiac(zodiac);
  readKundli(kundli);
  checkJd('jdUt', jdUt);
  const jdTt = jdTtOfUt(jdUt);
  const places = zodiac.places(
    jdTt,
    GRAHAS.map((graha) => bodyOf(zodiac, graha)),
  );
  const moonSign = kundli.grahas.Moon.sign;
  const signs = GRAHAS.map((graha, i) => {
    const longitude = places[i]?.longitudeDeg as number;
    return spotAt(graha === 'Ketu' ? longitude + 180 : longitude).sign;
  });
  const houses = signs.map((sign) => houseFrom(moonSign, sign));
  const rows = GRAHAS.map((graha, i): GocharaRow => {
    const houseFromMoon = houses[i] as number;
    const vedhaHouse = GOCHARA_VEDHA[graha][houseFromMoon];
    const obstructedBy =
      vedhaHouse === undefined
        ? []
        : GRAHAS.filter((other, k) => other !== graha && houses[k] === vedhaHouse && !isSpared(graha, other));
    const sign = signs[i] as number;
    return {
      graha,
      sign,
      houseFromMoon,
      houseFromLagna: houseFrom(kundli.lagna.sign, sign),
      isGoodHouse: vedhaHouse !== undefined,
      obstructedBy,
      isFavourable: vedhaHouse !== undefined && obstructedBy.length === 0,
      isRetrograde: (places[i]?.longitudeDegPerDay as number) < 0,
    };
  });
  return {
    settings: { ayanamsa: zodiac.choices.ayanamsa?.id ?? 'none', nodeType: zodiac.choices.nodeType },
    sources: [...SOURCES, ...NODE_SOURCES],
    rows,
    facts: rows.map((row) => factOf(row, rows)),
  };
}

/** The Moon's own entry says nothing. */
const WITH_MURTI = GRAHAS.filter((graha) => graha !== 'Moon');

/** The murti of a graha's present stay in its sign. Errors as `gocharaAt`. */
export function murtiOf(zodiac: ZodiacSky, kundli: Kundli, graha: Exclude<Graha, 'Moon'>, jdUt: number): Murti {
  readKundli(kundli);
  oneOf('graha', graha, WITH_MURTI);
  checkJd('jdUt', jdUt);
  // The longest stay in one sign is Saturn's, below four years with his returns.
  const stays = staysOf(zodiac, graha, jdUt - 1500, jdUt);
  const entered = (stays[stays.length - 1] as (typeof stays)[number]).startJdUt;
  const moonSign = spotAt(zodiac.longitudeDeg(jdTtOfUt(entered), 'Moon')).sign;
  return MURTI_OF_HOUSE[houseFrom(kundli.grahas.Moon.sign, moonSign) - 1] as Murti;
}

function isSpared(a: Graha, b: Graha): boolean {
  return NO_VEDHA.some(([one, other]) => (a === one && b === other) || (a === other && b === one));
}

const SOURCES: readonly SourceKey[] = ['phaladeepika', 'brihat-samhita'];
const NODE_SOURCES: readonly SourceKey[] = ['almanac-practice'];

/** Evidence is where the graha stands from the natal Moon, then where those stand who obstruct it. */
function factOf(row: GocharaRow, rows: readonly GocharaRow[]): Gochara['facts'][number] {
  const { graha, isGoodHouse, isFavourable, obstructedBy } = row;
  const isNode = graha === 'Rahu' || graha === 'Ketu';
  return {
    id: `gochara-${graha.toLowerCase()}`,
    value: isFavourable ? 'favourable' : isGoodHouse ? 'obstructed' : 'unfavourable',
    because: [row, ...rows.filter((other) => obstructedBy.includes(other.graha))].map((seen) =>
      cell(`transit.${seen.graha}`, 'houseFrom.Moon', seen.houseFromMoon),
    ),
    sources: isNode ? NODE_SOURCES : SOURCES,
    classification: isNode ? 'traditional' : 'classical',
  };
}
