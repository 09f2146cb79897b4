/**
 * The lord of the year (varshesha): five offices, who holds them, and which of their holders rules.
 *
 * Sources: `tajika-neelakanthi` as taught by `adawal-tajik` ch. 12; `narasimha-rao-integrated` §28.6 and table 73, whose lords by day and by night
 * follow the triplicities of Dorotheus: the ruler of the time in the first sign, the other in the second, the third lord in the last.
 */

import { numberIn, oneOf, wholeIn } from '../../choice.ts';
import { type Cell, cell, type Fact } from '../../fact.ts';
import { readFlag, readList, readRecord } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { houseFrom, type Kundli, VISIBLE_GRAHAS, type VisibleGraha } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { ITHASALAS, type PairState } from './ithasala.ts';
import { glanceOf, TAJIKA_SCHOOLS, type TajikaGlance, type TajikaSchool } from './relations.ts';
import type { OfSeven, Panchavargiya } from './strength.ts';

/** Offices in the order in which they break a tie that nothing else breaks. */
export const YEAR_OFFICES = ['muntha', 'natal-lagna', 'varsha-lagna', 'tri-rashi', 'dina-ratri'] as const;
export type YearOffice = (typeof YEAR_OFFICES)[number];

/** Lord of the triplicity (tri-rashi pati) of each sign, Aries first: by day, by night. */
// biome-ignore format: a table reads in rows
export const TRI_RASHI_LORDS: { readonly day: readonly VisibleGraha[]; readonly night: readonly VisibleGraha[] } = {
  day:   ['Sun', 'Venus', 'Saturn', 'Venus', 'Jupiter', 'Moon', 'Mercury', 'Mars', 'Saturn', 'Mars', 'Jupiter', 'Moon'],
  night: ['Jupiter', 'Moon', 'Mercury', 'Mars', 'Sun', 'Venus', 'Saturn', 'Venus', 'Saturn', 'Mars', 'Jupiter', 'Moon'],
};

/**
 * Whether the Moon may rule. `as-others`; `passes-on`: to the graha she applies to, or else to the lord of her sign, unless that is herself.
 */
export const MOON_RULES = ['as-others', 'passes-on'] as const;
export type MoonRule = (typeof MOON_RULES)[number];

export interface YearOfficer {
  readonly graha: VisibleGraha;
  /** One to five. */
  readonly offices: readonly YearOffice[];
  /** Vishwa bala, of 20. */
  readonly vishwa: number;
  /** House of the year's lagna counted from the graha, and the glance on it; null where none falls. */
  readonly count: number;
  readonly glance: TajikaGlance | null;
}

/** What decided. `most-offices` and `order-of-offices` break ties of strength. */
export type YearLordRule =
  | 'strongest-with-glance'
  | 'strongest-with-friendly-glance'
  | 'most-offices'
  | 'order-of-offices'
  | 'all-weak'
  | 'no-glance'
  | 'moon-applies'
  | 'moon-sign-lord';

export interface YearLord {
  readonly settings: { readonly school: TajikaSchool; readonly moon: MoonRule };
  readonly officers: readonly YearOfficer[];
  /** Who holds each office. */
  readonly offices: { readonly [O in YearOffice]: VisibleGraha };
  /** Value: the lord; `because` names the rules in the order in which they decided. */
  readonly varshesha: Fact<VisibleGraha>;
  readonly rules: readonly YearLordRule[];
}

/** What the choice looks at. */
export interface YearLordGround {
  readonly kundli: Kundli;
  readonly natalLagnaSign: number;
  readonly munthaLord: VisibleGraha;
  readonly isDay: boolean;
  readonly strengths: OfSeven<Panchavargiya>;
  /** Every pair of the seven: for a Moon that passes the office on. */
  readonly pairs: readonly PairState[];
}

/** Vishwa bala below which a candidate is unfit, and from which he is strong. */
const WEAK_BELOW = 5;
const STRONG_FROM = 10;

/**
 * The lord of the year.
 *
 * `neelakanthi`: the strongest holder whose glance falls on the lagna; the lord of muntha where none has one or all are below five. `pvr`: of those
 * of ten and more the strongest with a friendly glance, else the strongest with any but the neutral, else the strongest of ten and more, else the lord of
 * day or night.
 *
 * @throws  EngineError INVALID_OPTION
 */
export function yearLordOf(ground: YearLordGround, school: TajikaSchool, moonRule: MoonRule = 'as-others'): YearLord {
  const moon = oneOf('moon', moonRule, MOON_RULES);
  oneOf('school', school, TAJIKA_SCHOOLS);
  readGround(ground);
  const offices = officesOf(ground);
  const officers = officersOf(ground, offices, school);
  const rules: YearLordRule[] = [];
  let lord = school === 'pvr' ? chosenByRao(officers, offices, rules) : chosenByGlance(officers, offices, rules);
  const because: Cell[] = officers.map(({ graha, offices: held }) => cell(graha, 'offices', held.join('+')));
  because.push(cell(lord, 'vishwa', ground.strengths[lord].vishwa));
  if (moon === 'passes-on' && lord === 'Moon') {
    const [heir, rule] = heirOfMoon(ground);
    if (heir !== 'Moon') {
      because.push(cell('Moon', rule === 'moon-applies' ? 'ithasala' : 'signLord', heir));
      rules.push(rule);
      lord = heir;
    }
  }
  for (const rule of rules) because.push(cell('varshesha', 'rule', rule));
  const sources: readonly SourceKey[] =
    school === 'pvr' ? ['narasimha-rao-integrated'] : ['tajika-neelakanthi', 'adawal-tajik'];
  return {
    settings: { school, moon },
    officers,
    offices,
    varshesha: {
      id: 'varshesha',
      value: lord,
      because,
      sources,
      classification: school === 'pvr' ? 'modern' : 'classical',
    },
    rules,
  };
}

function readGround(given: YearLordGround): void {
  const allowed = 'an object of kundli, natalLagnaSign, munthaLord, isDay, strengths and pairs';
  const ground = readRecord('ground', given, allowed);
  readKundli(given.kundli);
  wholeIn('natalLagnaSign', ground['natalLagnaSign'], 1, 12);
  oneOf('munthaLord', ground['munthaLord'], VISIBLE_GRAHAS);
  readFlag('isDay', ground['isDay']);
  const strengths = readRecord('strengths', ground['strengths'], 'panchavargiya of the seven by name');
  for (const graha of VISIBLE_GRAHAS) {
    const { vishwa } = readRecord(`strengths.${graha}`, strengths[graha], 'an object with vishwa');
    numberIn(`strengths.${graha}.vishwa`, vishwa, 0, 20, 'units');
  }
  for (const [i, pair] of readList('pairs', ground['pairs'], 'the pairs of tajikaPairsOf').entries()) {
    const { swifter, slower, gapDeg, ithasala } = readRecord(`pairs[${i}]`, pair, 'a pair of tajikaPairsOf');
    oneOf(`pairs[${i}].swifter`, swifter, VISIBLE_GRAHAS);
    oneOf(`pairs[${i}].slower`, slower, VISIBLE_GRAHAS);
    numberIn(`pairs[${i}].gapDeg`, gapDeg, 0, 30, 'degrees');
    if (ithasala !== null) oneOf(`pairs[${i}].ithasala`, ithasala, ITHASALAS);
  }
}

/** Who holds each of the five offices. */
function officesOf({ kundli, natalLagnaSign, munthaLord, isDay }: YearLordGround): YearLord['offices'] {
  const { lagna, grahas } = kundli;
  return {
    muntha: munthaLord,
    'natal-lagna': lordOf(natalLagnaSign),
    'varsha-lagna': lordOf(lagna.sign),
    'tri-rashi': TRI_RASHI_LORDS[isDay ? 'day' : 'night'][lagna.sign - 1] as VisibleGraha,
    'dina-ratri': lordOf(isDay ? grahas.Sun.sign : grahas.Moon.sign),
  };
}

function officersOf(
  { kundli, strengths }: YearLordGround,
  offices: YearLord['offices'],
  school: TajikaSchool,
): YearOfficer[] {
  const holders = [...new Set(YEAR_OFFICES.map((office) => offices[office]))];
  return holders.map((graha) => {
    const count = houseFrom(kundli.grahas[graha].sign, kundli.lagna.sign);
    return {
      graha,
      offices: YEAR_OFFICES.filter((office) => offices[office] === graha),
      vishwa: strengths[graha].vishwa,
      count,
      glance: glanceOf(count, school),
    };
  });
}

function chosenByGlance(
  officers: readonly YearOfficer[],
  offices: YearLord['offices'],
  rules: YearLordRule[],
): VisibleGraha {
  const seeing = officers.filter(({ glance }) => glance !== null);
  if (officers.every(({ vishwa }) => vishwa < WEAK_BELOW)) rules.push('all-weak');
  else if (seeing.length === 0) rules.push('no-glance');
  else return strongest(seeing, 'strongest-with-glance', rules);
  return offices.muntha;
}

function chosenByRao(
  officers: readonly YearOfficer[],
  offices: YearLord['offices'],
  rules: YearLordRule[],
): VisibleGraha {
  const isStrong = ({ vishwa }: YearOfficer): boolean => vishwa >= STRONG_FROM;
  const friendly = officers.filter((officer) => officer.glance?.kind === 'friendly' && isStrong(officer));
  if (friendly.length > 0) return strongest(friendly, 'strongest-with-friendly-glance', rules);
  const seeing = officers.filter(({ glance }) => glance !== null && glance.kind !== 'neutral');
  if (seeing.length > 0) return strongest(seeing, 'strongest-with-glance', rules);
  rules.push('no-glance');
  const strong = officers.filter(isStrong);
  if (strong.length > 0) return strongest(strong, null, rules);
  rules.push('all-weak');
  return offices['dina-ratri'];
}

/** The strongest; of equals the one with more offices, then the holder of the earlier office. Officers stand in the order of their offices. */
function strongest(among: readonly YearOfficer[], rule: YearLordRule | null, rules: YearLordRule[]): VisibleGraha {
  if (rule !== null) rules.push(rule);
  const most = Math.max(...among.map(({ vishwa }) => vishwa));
  const equals = among.filter(({ vishwa }) => vishwa === most);
  if (equals.length === 1) return (equals[0] as YearOfficer).graha;
  const held = Math.max(...equals.map(({ offices }) => offices.length));
  const busiest = equals.filter(({ offices }) => offices.length === held);
  rules.push('most-offices');
  if (busiest.length > 1) rules.push('order-of-offices');
  return (busiest[0] as YearOfficer).graha;
}

function heirOfMoon({ kundli, pairs }: YearLordGround): readonly [VisibleGraha, YearLordRule] {
  const applying = pairs
    .filter(({ swifter, ithasala }) => swifter === 'Moon' && (ithasala === 'purna' || ithasala === 'vartamana'))
    .sort((a, b) => a.gapDeg - b.gapDeg)[0];
  if (applying !== undefined) return [applying.slower, 'moon-applies'];
  return [lordOf(kundli.grahas.Moon.sign), 'moon-sign-lord'];
}
