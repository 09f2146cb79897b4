/** What can be said of a chart, rightly or falsely, read straight from its records: the matter that the prose of the tests puts into words. */

import {
  aspectsHouse,
  GRAHAS,
  type Graha,
  type Horoscope,
  houseFrom,
  ownSignsOf,
  VISIBLE_GRAHAS,
} from '../../../packages/engine/src/jyotish/index.ts';

/** One thing that is said. `values` fill a template; only `isTrue` knows whether they are right. */
export interface Case {
  readonly kind: Kind;
  readonly isTrue: boolean;
  readonly graha: Graha;
  readonly other: Graha;
  readonly third: Graha;
  readonly sign: number;
  readonly house: number;
  readonly house2: number;
  readonly nakshatra: number;
  readonly pada: number;
  readonly month: number;
  readonly year: number;
  readonly month2: number;
  readonly year2: number;
  readonly count: number;
  readonly name: string;
}

export const KINDS = [
  'sign',
  'house',
  'sign-house',
  'nakshatra',
  'pada',
  'lagna',
  'lord',
  'lord-house',
  'aspect-house',
  'aspect-graha',
  'conjunct',
  'exalted',
  'debilitated',
  'own',
  'retrograde',
  'not-retrograde',
  'combust',
  'maha-now',
  'antar-now',
  'maha-dates',
  'yoga',
  'no-yoga',
  'manglik',
  'transit-sign',
  'transit-house',
  'transit-from',
  'sade-now',
  'no-sade',
  'bindus',
  'not-house',
  'not-sign',
  'list-sign',
  'two-claims',
  'navamsha',
  'stronger',
  'if',
  'general',
  'from-moon',
  'degree',
  'dated-sub',
] as const;
export type Kind = (typeof KINDS)[number];

/** Kinds of which nothing is claimed: they are right whatever they say. */
export const FREE: ReadonlySet<Kind> = new Set<Kind>(['if', 'general']);

export type Pick = <T>(from: readonly T[]) => T;
export interface Chart {
  readonly horoscope: Horoscope;
  readonly now: number;
  signsAt(jdUt: number): { readonly [graha: string]: number };
}

const TWELVE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** Yogas that templates name. */
const YOGAS = [
  'Gaja Kesari',
  'Budha Aditya',
  'Hamsa',
  'Malavya',
  'Ruchaka',
  'Bhadra',
  'Shasha',
  'Kemadruma',
  'Amala',
  'Vasumati',
  'Chandra Mangala',
  'Sunapha',
  'Anapha',
] as const;

/** A case of a kind, true or false as is asked; null where the chart has none. */
export function caseOf(kind: Kind, wanted: boolean, { horoscope, now, signsAt }: Chart, pick: Pick): Case | null {
  const { kundli, grahas, dasha, ashtakavarga, yogas, doshas, shadbala } = horoscope;
  const graha = pick(GRAHAS);
  const spot = kundli.grahas[graha];
  const base = {
    kind,
    isTrue: wanted,
    graha,
    other: pick(GRAHAS),
    third: pick(GRAHAS),
    sign: pick(TWELVE),
    house: pick(TWELVE),
    house2: pick(TWELVE),
    nakshatra: 1,
    pada: 1,
    month: 1,
    year: 2000,
    month2: 1,
    year2: 2000,
    count: 0,
    name: '',
  };
  const but = (value: number, most = 12) =>
    pick(Array.from({ length: most }, (_, i) => i + 1).filter((each) => each !== value));
  const right = (value: number, most = 12) => (wanted ? value : but(value, most));
  const where = (test: (graha: Graha) => boolean, among: readonly Graha[] = GRAHAS): Graha | null => {
    const found = among.filter((each) => test(each) === wanted);
    return found.length === 0 ? null : pick(found);
  };
  const one = (found: Graha | null): Case | null => (found === null ? null : { ...base, graha: found });
  const stateOf = (name: Graha) => grahas.grahas.find((each) => each.name === name) as (typeof grahas.grahas)[number];
  const lordOfHouse = (house: number) =>
    VISIBLE_GRAHAS.find((each) => ownSignsOf(each).includes(((kundli.lagna.sign + house - 2) % 12) + 1)) as Graha;
  switch (kind) {
    case 'sign':
    case 'list-sign': {
      if (kind === 'sign') return { ...base, sign: right(spot.sign) };
      const shared = GRAHAS.filter((each) => kundli.grahas[each].sign === spot.sign);
      if (shared.length < 2) return null;
      const [a, b, third] = shared as [Graha, Graha, Graha | undefined];
      if (wanted) return third === undefined ? null : { ...base, graha: a, other: b, third, sign: spot.sign };
      const stranger = pick(GRAHAS.filter((each) => kundli.grahas[each].sign !== spot.sign));
      return { ...base, graha: a, other: b, third: stranger, sign: spot.sign };
    }
    case 'house':
      return { ...base, house: right(spot.house) };
    case 'sign-house': {
      const wrong = pick(['sign', 'house']);
      return {
        ...base,
        sign: wanted || wrong === 'house' ? spot.sign : but(spot.sign),
        house: wanted || wrong === 'sign' ? spot.house : but(spot.house),
      };
    }
    case 'two-claims': {
      const other = pick(GRAHAS.filter((each) => each !== graha));
      const there = kundli.grahas[other].house;
      const wrong = pick(['first', 'second']);
      return {
        ...base,
        other,
        house: wanted || wrong === 'second' ? spot.house : but(spot.house),
        house2: wanted || wrong === 'first' ? there : but(there),
      };
    }
    case 'nakshatra':
      return { ...base, nakshatra: right(spot.nakshatra, 27) };
    case 'pada':
      return { ...base, nakshatra: spot.nakshatra, pada: right(spot.pada, 4) };
    case 'lagna':
      return { ...base, sign: right(kundli.lagna.sign) };
    case 'lord':
      return one(where((each) => lordOfHouse(base.house) === each, VISIBLE_GRAHAS));
    case 'lord-house':
      return { ...base, house2: right(kundli.grahas[lordOfHouse(base.house)].house) };
    case 'aspect-house': {
      const found = TWELVE.filter((house) => aspectsHouse(graha, houseFrom(spot.house, house)) === wanted);
      return { ...base, house: pick(found) };
    }
    case 'aspect-graha': {
      const found = GRAHAS.filter(
        (each) => each !== graha && aspectsHouse(graha, houseFrom(spot.sign, kundli.grahas[each].sign)) === wanted,
      );
      return found.length === 0 ? null : { ...base, other: pick(found) };
    }
    case 'conjunct': {
      const found = GRAHAS.filter((each) => each !== graha && (kundli.grahas[each].sign === spot.sign) === wanted);
      return found.length === 0 ? null : { ...base, other: pick(found) };
    }
    case 'exalted':
      return one(where((each) => stateOf(each).isExalted, VISIBLE_GRAHAS));
    case 'debilitated':
      return one(where((each) => stateOf(each).isDebilitated, VISIBLE_GRAHAS));
    case 'own':
      return one(where((each) => ownSignsOf(each).includes(kundli.grahas[each].sign), VISIBLE_GRAHAS));
    case 'retrograde':
      return one(where((each) => kundli.grahas[each].isRetrograde, ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']));
    case 'not-retrograde':
      return one(where((each) => !kundli.grahas[each].isRetrograde, ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']));
    case 'combust':
      return one(where((each) => stateOf(each).isCombust, ['Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']));
    case 'maha-now':
    case 'antar-now': {
      const maha = dasha.spans.find(({ startJdUt, endJdUt }) => startJdUt <= now && endJdUt > now);
      const antar = maha?.children?.find(({ startJdUt, endJdUt }) => startJdUt <= now && endJdUt > now);
      if (maha?.lord == null || antar?.lord == null) return null;
      if (kind === 'maha-now')
        return { ...base, graha: wanted ? maha.lord : pick(GRAHAS.filter((each) => each !== maha.lord)) };
      return {
        ...base,
        graha: maha.lord,
        other: wanted ? antar.lord : pick(GRAHAS.filter((each) => each !== antar.lord)),
      };
    }
    case 'maha-dates': {
      const maha = pick(dasha.spans);
      const [from, to] = [monthOf(maha.startJdUt), monthOf(maha.endJdUt)];
      const off = wanted ? 0 : pick([-5, -3, -2, 2, 3, 7]);
      return {
        ...base,
        graha: maha.lord as Graha,
        month: from.month,
        year: from.year + off,
        month2: to.month,
        year2: to.year + off,
      };
    }
    case 'dated-sub': {
      const maha = pick(dasha.spans);
      const antar = pick(maha.children ?? []);
      const from = monthOf(antar.startJdUt);
      const off = wanted ? 0 : pick([-4, -2, 2, 4]);
      return {
        ...base,
        graha: maha.lord as Graha,
        other: antar.lord as Graha,
        month: from.month,
        year: from.year + off,
      };
    }
    case 'yoga':
    case 'no-yoga': {
      const there = (name: string) =>
        yogas.facts.some(({ value }) => value.name === name && !value.isCancelled) ||
        doshas.facts.some(({ value }) => value.name === name && !value.isCancelled);
      const cancelled = (name: string) =>
        !there(name) &&
        (yogas.facts.some(({ value }) => value.name === name) || doshas.facts.some(({ value }) => value.name === name));
      const found = YOGAS.filter((name) => !cancelled(name) && there(name) === (wanted === (kind === 'yoga')));
      return found.length === 0 ? null : { ...base, name: pick(found) };
    }
    case 'manglik': {
      const fact = doshas.facts.find(({ value }) => value.name.startsWith('Mangal'));
      if (fact?.value.isCancelled === true || (fact !== undefined) !== wanted) return null;
      return base;
    }
    case 'transit-sign':
      return { ...base, sign: right(signsAt(now)[graha] as number) };
    case 'transit-house':
      return { ...base, house: right(houseFrom(kundli.lagna.sign, signsAt(now)[graha] as number)) };
    case 'from-moon':
      return { ...base, house: right(houseFrom(kundli.grahas.Moon.sign, signsAt(now)[graha] as number)) };
    case 'transit-from': {
      const slow = pick(['Saturn', 'Jupiter', 'Rahu'] as const);
      const sign = signsAt(now)[slow] as number;
      let jd = now;
      while (signsAt(jd)[slow] === sign && jd < now + 1200) jd += 8;
      while (signsAt(jd - 1)[slow] !== sign) jd -= 1;
      const next = signsAt(jd)[slow] as number;
      const { month, year } = monthOf(jd - 0.5);
      const house = houseFrom(kundli.lagna.sign, next);
      return { ...base, graha: slow, month, year, house: right(house) };
    }
    case 'sade-now':
    case 'no-sade': {
      const running = [12, 1, 2].includes(houseFrom(kundli.grahas.Moon.sign, signsAt(now)['Saturn'] as number));
      return running === (wanted === (kind === 'sade-now')) ? base : null;
    }
    case 'bindus': {
      const bindus = ashtakavarga.sarva[(kundli.lagna.sign + base.house - 2) % 12] as number;
      return { ...base, count: wanted ? bindus : bindus + pick([-7, -4, -2, 2, 3, 6]) };
    }
    case 'not-house':
      return { ...base, house: wanted ? but(spot.house) : spot.house };
    case 'not-sign':
      return { ...base, sign: wanted ? but(spot.sign) : spot.sign };
    case 'navamsha': {
      const varga = horoscope.vargas.find(({ division }) => division === 9) as Horoscope['vargas'][number];
      return { ...base, sign: right(varga.grahas[graha].sign) };
    }
    case 'stronger': {
      const [a, b] = [pick(VISIBLE_GRAHAS), pick(VISIBLE_GRAHAS)];
      const [one, two] = [shadbala.grahas[a], shadbala.grahas[b]];
      const stronger = one.virupas > two.virupas && one.ratio > two.ratio;
      const weaker = one.virupas < two.virupas && one.ratio < two.ratio;
      return (wanted ? stronger : weaker) ? { ...base, graha: a, other: b } : null;
    }
    case 'degree': {
      const degree = Math.floor(spot.degree);
      return { ...base, sign: spot.sign, count: wanted ? degree : (degree + pick([5, 9, 14])) % 30 };
    }
    case 'if':
    case 'general':
      return wanted ? base : null;
  }
}

/** Civil year and month of a Julian date, by the calendar of the day that it falls on in UT. */
export function monthOf(jdUt: number): { readonly year: number; readonly month: number } {
  const date = new Date((jdUt - 2440587.5) * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}
