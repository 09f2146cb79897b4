/** What the second kind of prose tells of a chart: the cases of the first, and the harder ones that practice brings; each right, or wrong in one slot. */

import {
  aspectsHouse,
  GRAHAS,
  type Graha,
  houseFrom,
  ownSignsOf,
  VISIBLE_GRAHAS,
} from '../../../../packages/engine/src/jyotish/index.ts';
import { type Case, caseOf, KINDS, type Kind, monthOf, type Pick } from '../cases.ts';
import type { Drawn } from '../charts.ts';

const HARD = [
  'lord-sign',
  'lord-named',
  'lord-own',
  'dispositor',
  'mool',
  'friend',
  'enemy',
  'mutual',
  'exchange',
  'age-maha',
  'sequence',
  'until',
  'sade-phase',
  'varga-house',
  'dasamsa',
  'theme',
  'not-but',
  'not-only',
  'double-negation',
  'empty',
  'kala-sarpa',
  'question',
  'teaching',
] as const;
export type ToldKind = Kind | (typeof HARD)[number];
export const TOLD_KINDS: readonly ToldKind[] = [...KINDS, ...HARD];
/** Kinds of which nothing is claimed. */
export const FREE_KINDS: ReadonlySet<ToldKind> = new Set<ToldKind>(['if', 'general', 'question', 'teaching']);

export interface Told extends Omit<Case, 'kind'> {
  readonly kind: ToldKind;
  readonly sign2: number;
  readonly age: number;
}

const TWELVE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const isHard = (kind: ToldKind): kind is (typeof HARD)[number] => (HARD as readonly string[]).includes(kind);

/** Something of a kind, right or wrong as is asked; null where the chart has none. */
export function toldOf(kind: ToldKind, wanted: boolean, drawn: Drawn, pick: Pick): Told | null {
  const { chart, moment } = drawn;
  if (!isHard(kind)) {
    const made = caseOf(kind, wanted, chart, pick);
    return made === null ? null : { ...made, sign2: 1, age: 0 };
  }
  const { horoscope, now, signsAt } = chart;
  const { kundli, grahas, dasha, vargas, doshas } = horoscope;
  const start = caseOf('general', true, chart, pick) as Case;
  const graha = pick(GRAHAS);
  const spot = kundli.grahas[graha];
  const house = pick(TWELVE);
  const base: Told = { ...start, kind, isTrue: wanted, graha, house, sign2: 1, age: 0 };
  const but = (value: number, most = 12) =>
    pick(Array.from({ length: most }, (_, i) => i + 1).filter((each) => each !== value));
  const right = (value: number) => (wanted ? value : but(value));
  const lordOfSign = (sign: number) => VISIBLE_GRAHAS.find((each) => ownSignsOf(each).includes(sign)) as Graha;
  const lordOfHouse = (each: number) => lordOfSign(((kundli.lagna.sign + each - 2) % 12) + 1);
  const stateOf = (name: Graha) => grahas.grahas.find((each) => each.name === name) as (typeof grahas.grahas)[number];
  const lord = lordOfHouse(house);
  const where = (test: (each: Graha) => boolean): Told | null => {
    const found = VISIBLE_GRAHAS.filter((each) => test(each) === wanted);
    return found.length === 0 ? null : { ...base, graha: pick(found) };
  };
  switch (kind) {
    case 'lord-sign':
      return { ...base, sign: right(kundli.grahas[lord].sign) };
    case 'lord-named': {
      const wrong = pick(['lord', 'house']);
      const named = wanted || wrong === 'house' ? lord : pick(VISIBLE_GRAHAS.filter((each) => each !== lord));
      const there = kundli.grahas[named].house;
      return { ...base, graha: named, house2: wanted || wrong === 'lord' ? there : but(there) };
    }
    case 'lord-own':
      return ownSignsOf(lord as (typeof VISIBLE_GRAHAS)[number]).includes(kundli.grahas[lord].sign) === wanted
        ? base
        : null;
    case 'dispositor': {
      const other = lordOfSign(spot.sign);
      if (wanted) return { ...base, other };
      return { ...base, other: pick(VISIBLE_GRAHAS.filter((each) => each !== other && each !== graha)) };
    }
    case 'mool':
      return where((each) => stateOf(each).dignity === 'moolatrikona');
    case 'friend':
      return where((each) => {
        const state = stateOf(each);
        return state.dignity === 'friend' && /friend/.test(state.dignityInNine);
      });
    case 'enemy': {
      const found = VISIBLE_GRAHAS.filter((each) => {
        const { dignity, dignityInNine } = stateOf(each);
        if (wanted) return dignity === 'enemy' && /enemy/.test(dignityInNine);
        return dignity === 'friend' && /friend/.test(dignityInNine);
      });
      return found.length === 0 ? null : { ...base, graha: pick(found) };
    }
    case 'mutual': {
      const sees = (a: Graha, b: Graha) => aspectsHouse(a, houseFrom(kundli.grahas[a].sign, kundli.grahas[b].sign));
      const both = (each: Graha) => each !== graha && sees(graha, each) && sees(each, graha);
      const found = GRAHAS.filter((each) => each !== graha && both(each) === wanted);
      return found.length === 0 ? null : { ...base, other: pick(found) };
    }
    case 'exchange': {
      const pairs = VISIBLE_GRAHAS.flatMap((a) => VISIBLE_GRAHAS.filter((b) => b !== a).map((b) => [a, b] as const));
      const found = pairs.filter(
        ([a, b]) => (lordOfSign(kundli.grahas[a].sign) === b && lordOfSign(kundli.grahas[b].sign) === a) === wanted,
      );
      if (found.length === 0) return null;
      const [a, b] = pick(found);
      return { ...base, graha: a, other: b };
    }
    case 'age-maha': {
      const birth = Date.parse(moment.utc) / 86_400_000 + 2_440_587.5;
      const ageAt = (jd: number) => (jd - birth) / 365.2425;
      const spans = dasha.spans.filter(({ endJdUt }) => ageAt(endJdUt) > 4);
      const span = pick(spans);
      const [from, to] = [Math.max(1, ageAt(span.startJdUt)), ageAt(span.endJdUt)];
      const ages = Array.from({ length: 120 }, (_, i) => i).filter((age) => age > from + 0.1 && age + 1 < to - 0.1);
      if (ages.length === 0) return null;
      const other = pick(GRAHAS.filter((each) => each !== span.lord));
      return { ...base, graha: wanted ? (span.lord as Graha) : other, age: pick(ages) };
    }
    case 'sequence': {
      const i = Math.floor(pick(TWELVE) / 2);
      const [first, second] = [dasha.spans[i], dasha.spans[i + 1]];
      if (first === undefined || second === undefined) return null;
      const other = wanted
        ? (second.lord as Graha)
        : pick(GRAHAS.filter((each) => each !== second.lord && each !== first.lord));
      return { ...base, graha: first.lord as Graha, other };
    }
    case 'until': {
      const span = dasha.spans.find(({ startJdUt, endJdUt }) => startJdUt <= now && endJdUt > now);
      if (span === undefined) return null;
      const { month, year } = monthOf(span.endJdUt);
      return { ...base, graha: span.lord as Graha, month, year: year + (wanted ? 0 : pick([-3, -2, 2, 3, 5])) };
    }
    case 'sade-phase': {
      const from = houseFrom(kundli.grahas.Moon.sign, signsAt(now)['Saturn'] as number);
      const phase = [12, 1, 2].indexOf(from) + 1;
      if (phase === 0) return wanted ? null : { ...base, count: pick([1, 2, 3]) };
      return { ...base, count: wanted ? phase : but(phase, 3) };
    }
    case 'varga-house': {
      const varga = vargas.find(({ division }) => division === 9) as (typeof vargas)[number];
      return { ...base, house: right(varga.grahas[graha].house) };
    }
    case 'dasamsa': {
      const varga = vargas.find(({ division }) => division === 10) as (typeof vargas)[number];
      return { ...base, sign: right(varga.grahas[graha].sign) };
    }
    case 'theme':
      return { ...base, house: right(spot.house) };
    case 'not-but': {
      const wrong = but(spot.house);
      return wanted ? { ...base, house: wrong, house2: spot.house } : { ...base, house: spot.house, house2: wrong };
    }
    case 'not-only': {
      const wrong = pick(['sign', 'house']);
      return {
        ...base,
        sign: wanted || wrong === 'house' ? spot.sign : but(spot.sign),
        house: wanted || wrong === 'sign' ? spot.house : but(spot.house),
      };
    }
    case 'double-negation':
      return { ...base, house: right(spot.house) };
    case 'empty': {
      const found = TWELVE.filter((each) => GRAHAS.every((name) => kundli.grahas[name].house !== each) === wanted);
      return { ...base, house: pick(found) };
    }
    case 'kala-sarpa': {
      const fact = doshas.facts.find(({ value }) => value.name.startsWith('Kala Sarpa'));
      if (fact?.value.isCancelled === true || (fact !== undefined) !== wanted) return null;
      return base;
    }
    case 'question':
    case 'teaching':
      return wanted ? base : null;
  }
}
