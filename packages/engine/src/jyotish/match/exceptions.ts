/**
 * Which exceptions hold between a groom's and a bride's Moon: for every koota that lost points, the rules of exception-list.ts that would
 * give them back, as facts with the cells they rest on.
 */

import { type Cell, cell, type Fact } from '../../fact.ts';
import { lordOf } from '../graha/index.ts';
import { NAKSHATRA_ATTRIBUTES } from './attributes.ts';
import { EXCEPTION_ROWS, type ExceptionId } from './exception-list.ts';
import { KOOTAS, type KootaHalves, maitriGrade, nadiOf, starCount, yoniOf } from './kootas.ts';
import type { MoonState } from './moon.ts';
import { LORD_VARNA } from './schools.ts';

/** What an exception does. */
export interface ExceptionValue {
  readonly koota: string;
  /** Points before and after, where it counts. */
  readonly from: number;
  readonly to: number;
}

interface Pair {
  readonly groom: MoonState;
  readonly bride: MoonState;
  readonly halves: KootaHalves;
}

/** Places in KootaHalves. */
const VASHYA = 1;
const TARA = 2;
const BHAKOOT = 6;
const MRIGASHIRA_MAGHA_SWATI_ANURADHA = [5, 10, 15, 17];
const HASTA_AND_UTTARAS = [12, 13, 21, 26];
/** Stars in which bride and groom may not share one star; the other nineteen are free of it. */
const NO_COMMON_STAR = [2, 9, 15, 18, 19, 23, 24, 25];
/** Krittika, Rohini, Mrigashira, Ardra, Pushya, Jyeshtha, Shravana, Uttara Bhadrapada, Revati. */
const NADI_EXEMPT = [3, 4, 5, 6, 8, 18, 22, 26, 27];
/** Bride's star and groom's, seventh from hers and yet good. */
// biome-ignore format: pairs read in rows
const TWELVE_PAIRS = [
  [1, 7], [2, 8], [4, 10], [6, 12], [7, 13], [8, 14], [11, 17], [15, 21], [19, 25], [20, 26], [21, 27], [25, 4],
];

const starCell = (who: string, moon: MoonState) => cell(who, 'nakshatra', moon.nakshatra);
const signCells = ({ groom, bride }: Pair): Cell[] => [
  cell('groom', 'sign', groom.sign),
  cell('bride', 'sign', bride.sign),
];
const starCells = ({ groom, bride }: Pair): Cell[] => [starCell('groom', groom), starCell('bride', bride)];
const when = (holds: boolean, because: readonly Cell[]): readonly Cell[] | null => (holds ? because : null);

function lordCells({ groom, bride }: Pair): Cell[] {
  return [cell('groom', 'signLord', lordOf(groom.sign)), cell('bride', 'signLord', lordOf(bride.sign))];
}
function navamshaCells({ groom, bride }: Pair): Cell[] {
  return [cell('groom', 'navamshaLord', lordOf(groom.navamsha)), cell('bride', 'navamshaLord', lordOf(bride.navamsha))];
}

/** One lord, or lords who are friends to each other. */
const lordsAgree = ({ groom, bride }: Pair) => maitriGrade(groom.sign, bride.sign) === 0;
const navamshaLordsAgree = ({ groom, bride }: Pair) => maitriGrade(groom.navamsha, bride.navamsha) === 0;
const oneLord = ({ groom, bride }: Pair) => lordOf(groom.sign) === lordOf(bride.sign);
const nadiIsGood = ({ groom, bride }: Pair) => nadiOf(groom) !== nadiOf(bride);
const sameSign = ({ groom, bride }: Pair) => groom.sign === bride.sign;
const sameStar = ({ groom, bride }: Pair) => groom.nakshatra === bride.nakshatra;
const nadiCell = cell('match', 'nadi', 'different');

/** Lords of the signs, or else of the navamshas, agree. */
function lordsOrNavamsha(pair: Pair): readonly Cell[] | null {
  if (lordsAgree(pair)) return lordCells(pair);
  return when(navamshaLordsAgree(pair), navamshaCells(pair));
}

/** The cells that make a rule hold, or null. */
const RULES: { readonly [I in ExceptionId]: (pair: Pair) => readonly Cell[] | null } = {
  'varna-lord-superior': (p) => when(lordRank(p.groom) > lordRank(p.bride), lordCells(p)),
  'varna-lords-friendly': lordsOrNavamsha,
  'vashya-lords-friendly': lordsOrNavamsha,
  'vashya-same-yoni': (p) => when(yoniOf(p.groom) === yoniOf(p.bride), starCells(p)),
  'tara-lords-friendly': lordsOrNavamsha,
  'tara-exempt-star': ({ groom, bride }) => {
    const exempt = [starCell('groom', groom), starCell('bride', bride)].filter((_, index) =>
      MRIGASHIRA_MAGHA_SWATI_ANURADHA.includes((index === 0 ? groom : bride).nakshatra),
    );
    return when(exempt.length > 0, exempt);
  },
  // Only what the third and fifth star took away comes back, so the other count must be fit.
  'tara-hasta-and-uttaras': (p) => {
    const rest = starCount(p.bride.nakshatra, p.groom.nakshatra) % 9;
    const back = starCount(p.groom.nakshatra, p.bride.nakshatra) % 9;
    const holds = HASTA_AND_UTTARAS.includes(p.bride.nakshatra) && (rest === 3 || rest === 5);
    return when(holds && ![3, 5, 7].includes(back), starCells(p));
  },
  'tara-twelve-pairs': (p) =>
    when(
      TWELVE_PAIRS.some(([hers, his]) => hers === p.bride.nakshatra && his === p.groom.nakshatra),
      starCells(p),
    ),
  'yoni-lords-friendly': lordsOrNavamsha,
  'yoni-vashya-full': (p) => when(p.halves[VASHYA] === 4, [cell('vashya', 'score', 2)]),
  'maitri-bhakoot-good': (p) => when(p.halves[BHAKOOT] > 0, [cell('bhakoot', 'score', 7)]),
  'maitri-navamsha-lords-friendly': (p) => when(navamshaLordsAgree(p), navamshaCells(p)),
  'gana-lords-friendly': (p) => when(lordsAgree(p), lordCells(p)),
  'gana-navamsha-lords-friendly': (p) => when(navamshaLordsAgree(p), navamshaCells(p)),
  'gana-same-sign-different-star': (p) => when(sameSign(p) && !sameStar(p), [...signCells(p), ...starCells(p)]),
  'gana-star-beyond-14th': (p) => {
    const count = starCount(p.groom.nakshatra, p.bride.nakshatra);
    return when(count > 14, [cell('bride', 'countFromGroom', count)]);
  },
  'gana-signs-seventh': (p) => when((p.groom.sign - p.bride.sign + 12) % 12 === 6, signCells(p)),
  'bhakoot-same-lord': (p) => when(oneLord(p), lordCells(p)),
  'bhakoot-lords-friendly': (p) => when(lordsAgree(p) && !oneLord(p), lordCells(p)),
  'bhakoot-lords-friendly-and-nadi-good': (p) =>
    when(lordsAgree(p) && !oneLord(p) && nadiIsGood(p), [...lordCells(p), nadiCell]),
  'bhakoot-navamsha-lords-friendly-and-nadi-good': (p) =>
    when(navamshaLordsAgree(p) && nadiIsGood(p), [...navamshaCells(p), nadiCell]),
  'bhakoot-tara-vashya-and-nadi-good': (p) =>
    when(p.halves[TARA] === 6 && p.halves[VASHYA] === 4 && nadiIsGood(p), [
      cell('tara', 'score', 3),
      cell('vashya', 'score', 2),
      nadiCell,
    ]),
  'nadi-same-sign-different-star': (p) => when(sameSign(p) && !sameStar(p), [...signCells(p), ...starCells(p)]),
  'nadi-same-star-different-sign': (p) => when(sameStar(p) && !sameSign(p), [...starCells(p), ...signCells(p)]),
  'nadi-same-star-different-pada': (p) =>
    when(sameStar(p) && p.groom.pada !== p.bride.pada, [
      ...starCells(p),
      cell('groom', 'pada', p.groom.pada),
      cell('bride', 'pada', p.bride.pada),
    ]),
  'nadi-same-star-permitted': (p) => when(sameStar(p) && !NO_COMMON_STAR.includes(p.groom.nakshatra), starCells(p)),
  'nadi-exempt-stars': (p) =>
    when(NADI_EXEMPT.includes(p.groom.nakshatra) && NADI_EXEMPT.includes(p.bride.nakshatra), starCells(p)),
  'nadi-benefic-lord': (p) =>
    when(oneLord(p) && ['Mercury', 'Jupiter', 'Venus'].includes(lordOf(p.groom.sign)), lordCells(p)),
  'nadi-lords-same-or-friendly': (p) => when(lordsAgree(p), lordCells(p)),
  'nadi-bhakoot-and-rajju-good': (p) => {
    const [his, hers] = [rajjuOf(p.groom), rajjuOf(p.bride)];
    return when(p.halves[BHAKOOT] > 0 && his !== hers, [
      cell('bhakoot', 'score', 7),
      cell('groom', 'rajju', his),
      cell('bride', 'rajju', hers),
    ]);
  },
};

/**
 * The exceptions that hold, among those that count.
 *
 * @param halves   points of the kootas, as `kootaHalves` gives them
 * @param allowed  the exceptions that count
 * @returns one fact for each, in the order of the list; none for a koota that has its full points
 */
export function exceptionsFor(
  groom: MoonState,
  bride: MoonState,
  halves: KootaHalves,
  allowed: readonly ExceptionId[],
): readonly Fact<ExceptionValue>[] {
  const pair = { groom, bride, halves };
  const facts: Fact<ExceptionValue>[] = [];
  for (const row of EXCEPTION_ROWS) {
    const at = KOOTA_INDEX[row.koota];
    const from = (halves[at as 0] as number) / 2;
    const to = (KOOTAS[at as 0] as { readonly maxScore: number }).maxScore;
    if (from === to || !allowed.includes(row.id)) continue;
    const because = RULES[row.id](pair);
    if (because === null) continue;
    facts.push({
      id: row.id,
      value: { koota: row.koota, from, to },
      because,
      sources: row.sources,
      classification: row.classification,
    });
  }
  return facts;
}

/** Exceptions as tables of all pairs ask them. */
export type Excuses = readonly {
  readonly koota: number;
  readonly full: number;
  readonly rule: (pair: Pair) => readonly Cell[] | null;
}[];

/** The exceptions that count, with their kootas by place and the full points of these in halves. */
export function excusesOf(allowed: readonly ExceptionId[]): Excuses {
  return EXCEPTION_ROWS.filter(({ id }) => allowed.includes(id)).map(({ id, koota }) => {
    const at = KOOTA_INDEX[koota];
    return { koota: at, full: 2 * (KOOTAS[at]?.maxScore ?? 0), rule: RULES[id] };
  });
}

/**
 * Which kootas exceptions would give their full points, without the reasons.
 *
 * @param halves  points of the kootas, as `kootaHalves` gives them
 * @returns bit i for the i-th koota
 */
export function excusedKootas(groom: MoonState, bride: MoonState, halves: KootaHalves, excuses: Excuses): number {
  const pair = { groom, bride, halves };
  let excused = 0;
  for (const { koota, full, rule } of excuses) {
    const bit = 1 << koota;
    if ((excused & bit) === 0 && halves[koota] !== full && rule(pair) !== null) excused |= bit;
  }
  return excused;
}

const KOOTA_INDEX = Object.fromEntries(KOOTAS.map(({ name }, index) => [name, index])) as {
  readonly [K in (typeof KOOTAS)[number]['name']]: number;
};

function lordRank(moon: MoonState): number {
  return LORD_VARNA[lordOf(moon.sign)] as number;
}

function rajjuOf(moon: MoonState): string {
  return NAKSHATRA_ATTRIBUTES[moon.nakshatra - 1]?.rajju ?? '';
}
