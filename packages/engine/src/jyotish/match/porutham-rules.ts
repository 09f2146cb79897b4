/**
 * The rules of the ten poruthams, school by school, and of the two that some add. Each looks at a bride's and a groom's Moon and grades
 * what it finds.
 *
 * `tamil`: as Tamil almanacs print them (`almanac-practice`); `kerala`: as Malayalam ones do, with the friendships that Varahamihira gives
 * after the Yavanas (`brihat-jataka`, ch. 2) and the middle rope alone; `raman`: Raman's Muhurtha (`raman-muhurtha`), who writes for both.
 */

import { type Cell, cell } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { lordOf, type VisibleGraha } from '../graha/index.ts';
import { NAKSHATRA_ATTRIBUTES, type NakshatraAttributes, VARNAS } from './attributes.ts';
import { bhakootIsGood, maitriGrade, nadiOf, starCount, yoniOf } from './kootas.ts';
import type { MoonState } from './moon.ts';
import type { PoruthamChoice, PoruthamGrade, PoruthamName, PoruthamSchool, VedhaRule } from './porutham-names.ts';
import { VARNA_SCHOOLS, VASHYA_SIGNS, YONI_ENEMIES } from './schools.ts';
import type { KootaSchools } from './settings.ts';

/** The two, and how far his star is from hers. */
export interface PoruthamPair {
  readonly bride: MoonState;
  readonly groom: MoonState;
  readonly hers: NakshatraAttributes;
  readonly his: NakshatraAttributes;
  /** 1 … 27, her star the first. */
  readonly count: number;
  /** 1 … 12, her sign the first. */
  readonly signCount: number;
}

/** What a rule finds. */
export interface PoruthamFinding {
  readonly grade: PoruthamGrade;
  readonly because: readonly Cell[];
}

/** One porutham. */
export interface PoruthamRule {
  readonly name: PoruthamName;
  readonly sources: { readonly [S in PoruthamSchool]: readonly SourceKey[] };
  readonly find: (pair: PoruthamPair, choice: PoruthamChoice) => PoruthamFinding;
}

export function poruthamPair(groom: MoonState, bride: MoonState): PoruthamPair {
  return {
    bride,
    groom,
    hers: NAKSHATRA_ATTRIBUTES[bride.nakshatra - 1] as NakshatraAttributes,
    his: NAKSHATRA_ATTRIBUTES[groom.nakshatra - 1] as NakshatraAttributes,
    count: starCount(bride.nakshatra, groom.nakshatra),
    signCount: ((groom.sign - bride.sign + 12) % 12) + 1,
  };
}

const grade = (isWell: boolean, isFair = false): PoruthamGrade => (isWell ? 'uttama' : isFair ? 'madhyama' : 'adhama');
const countCell = ({ count }: PoruthamPair) => cell('groom', 'starFromBride', count);
const signCell = ({ signCount }: PoruthamPair) => cell('groom', 'signFromBride', signCount);
const bothCells = (property: string, hers: string | number, his: string | number) => [
  cell('bride', property, hers),
  cell('groom', property, his),
];

/** Counts that fit well in Tamil almanacs. */
const DINA_TAMIL = [2, 4, 6, 8, 9, 11, 13, 15, 18, 20, 24, 26];
/** Counts that fit in the middle degree, save for one pada of his star. */
const DINA_TAMIL_SAVE_PADA: { readonly [count: number]: number } = { 12: 1, 14: 4, 16: 3 };
/** Stars that fit with themselves: well, and in the middle degree. */
const COMMON_STAR_WELL = [4, 6, 8, 10, 13, 22];
const COMMON_STAR_FAIR = [1, 2, 3, 5, 7, 12, 14, 17];

function dina(pair: PoruthamPair, { school }: PoruthamChoice): PoruthamFinding {
  const because = [countCell(pair)];
  const rest = pair.count % 9;
  if (school === 'raman') return { grade: grade(rest % 2 === 0), because };
  // In Kerala the third, fifth and seventh from her star, from its tenth and from its nineteenth are shunned.
  if (school === 'kerala') return { grade: grade(rest % 2 === 0, rest === 1), because };
  return dinaTamil(pair, because);
}

function dinaTamil(pair: PoruthamPair, because: readonly Cell[]): PoruthamFinding {
  const { count, signCount, groom } = pair;
  if (signCount === 8) return { grade: 'adhama', because: [...because, signCell(pair)] };
  if (count === 1) {
    const fit = grade(COMMON_STAR_WELL.includes(groom.nakshatra), COMMON_STAR_FAIR.includes(groom.nakshatra));
    return { grade: fit, because: [...because, cell('groom', 'nakshatra', groom.nakshatra)] };
  }
  if (count === 27) return { grade: grade(false, signCount === 1), because: [...because, signCell(pair)] };
  const unfitPada = DINA_TAMIL_SAVE_PADA[count];
  if (unfitPada !== undefined) {
    return { grade: grade(false, groom.pada !== unfitPada), because: [...because, cell('groom', 'pada', groom.pada)] };
  }
  return { grade: grade(DINA_TAMIL.includes(count)), because };
}

function gana({ hers, his, count }: PoruthamPair, { school }: PoruthamChoice): PoruthamFinding {
  const because = bothCells('gana', hers.gana, his.gana);
  if (hers.gana === his.gana) return { grade: 'uttama', because };
  if (hers.gana !== 'Rakshasa') return { grade: 'madhyama', because };
  // Her star beyond the 14th from his lifts it (Raman).
  const fromHis = ((28 - count) % 27) + 1;
  const isFar = school !== 'tamil' && fromHis > 14;
  return {
    grade: grade(false, isFar),
    because: isFar ? [...because, cell('bride', 'starFromGroom', fromHis)] : because,
  };
}

const MAHENDRA = [4, 7, 10, 13, 16, 19, 22, 25];

function mahendra(pair: PoruthamPair): PoruthamFinding {
  return { grade: grade(MAHENDRA.includes(pair.count)), because: [countCell(pair)] };
}

function streeDeergha(pair: PoruthamPair, { streeDeergha: rule }: PoruthamChoice): PoruthamFinding {
  const { count } = pair;
  const because = [countCell(pair)];
  if (rule === 'graded') return { grade: grade(count > 13, count > 7), because };
  const least = rule === 'nine-or-more' ? 9 : rule === 'over-13' ? 14 : 8;
  return { grade: grade(count >= least), because };
}

const SERPENT = 3;
const RAT = 6;

function yoni({ bride, groom, hers, his }: PoruthamPair, { school }: PoruthamChoice): PoruthamFinding {
  const because = [...bothCells('yoni', hers.yoni, his.yoni), ...bothCells('yoniSex', hers.yoniSex, his.yoniSex)];
  const [a, b] = [yoniOf(bride), yoniOf(groom)];
  const isPair = ([x, y]: readonly [number, number]) => (x === a && y === b) || (x === b && y === a);
  const areEnemies = YONI_ENEMIES.some(isPair) || (school === 'tamil' && isPair([SERPENT, RAT]));
  if (areEnemies) return { grade: 'adhama', because };
  if (his.yoniSex === 'male' && hers.yoniSex === 'female') return { grade: 'uttama', because };
  // Two of the female sex agree fairly; two males, or the sexes crossed, only Tamil almanacs let pass.
  const bothFemale = his.yoniSex === 'female' && hers.yoniSex === 'female';
  return { grade: grade(false, bothFemale || school === 'tamil'), because };
}

function rashi(pair: PoruthamPair, { school }: PoruthamChoice): PoruthamFinding {
  const { signCount, bride, groom } = pair;
  const because = [signCell(pair)];
  if (school === 'tamil') return { grade: grade(signCount === 7, [1, 3, 5, 9, 10, 11].includes(signCount)), because };
  const isWell =
    school === 'raman' ? bhakootIsGood(groom, bride, RAMAN) : signCount > 6 || (signCount === 1 && pair.count !== 1);
  if (isWell) return { grade: 'uttama', because };
  // One lord, or friends for lords, take the harm away.
  const lords = [lordOf(bride.sign), lordOf(groom.sign)] as const;
  const lordsAgree = maitriGrade(bride.sign, groom.sign) === 0;
  return {
    grade: grade(false, lordsAgree),
    because: lordsAgree ? [...because, ...bothCells('signLord', ...lords)] : because,
  };
}

/** Varahamihira's friends after the Yavanas; whoever is not listed is an enemy. */
const YAVANA_FRIENDS: { readonly [G in VisibleGraha]: readonly VisibleGraha[] } = {
  Sun: ['Jupiter'],
  Moon: ['Mercury', 'Jupiter'],
  Mars: ['Mercury', 'Venus'],
  Mercury: ['Moon', 'Mars', 'Jupiter', 'Venus', 'Saturn'],
  Jupiter: ['Sun', 'Moon', 'Mercury', 'Venus', 'Saturn'],
  Venus: ['Mars', 'Mercury', 'Jupiter', 'Saturn'],
  Saturn: ['Mercury', 'Jupiter', 'Venus'],
};

function rashyadhipati({ bride, groom }: PoruthamPair, { school }: PoruthamChoice): PoruthamFinding {
  const [hers, his] = [lordOf(bride.sign), lordOf(groom.sign)];
  const because = bothCells('signLord', hers, his);
  if (school === 'kerala') {
    const holds = (a: VisibleGraha, b: VisibleGraha) => a === b || YAVANA_FRIENDS[a].includes(b);
    const [mine, returned] = [holds(hers, his), holds(his, hers)];
    return { grade: grade(mine && returned, mine || returned), because };
  }
  const terms = maitriGrade(bride.sign, groom.sign);
  // Friends; then friend and neutral, and in Tamil almanacs also both neutral.
  return { grade: grade(terms === 0, terms === 1 || (school === 'tamil' && terms === 2)), because };
}

const MADHYA_NADI = 1;

function rajju({ bride, groom, hers, his }: PoruthamPair, { rajju: rule }: PoruthamChoice): PoruthamFinding {
  if (rule === 'middle-rope') {
    const bothMiddle = nadiOf(bride) === MADHYA_NADI && nadiOf(groom) === MADHYA_NADI;
    return { grade: grade(!bothMiddle), because: bothCells('nadi', hers.nadi, his.nadi) };
  }
  const because = bothCells('rajju', hers.rajju, his.rajju);
  if (hers.rajju !== his.rajju) return { grade: 'uttama', because };
  const isCrossed = rule === 'direction' && hers.rajjuDirection !== his.rajjuDirection;
  return {
    grade: grade(false, isCrossed),
    because: isCrossed
      ? [...because, ...bothCells('rajjuDirection', hers.rajjuDirection, his.rajjuDirection)]
      : because,
  };
}

const THREE = [5, 14, 23];

/** Whether two stars obstruct each other. */
export function isVedha(nakshatraA: number, nakshatraB: number, rule: VedhaRule): boolean {
  if (rule === 'pyjhora') return [19, 28, 37].includes(nakshatraA + nakshatraB);
  const pairs = NAKSHATRA_ATTRIBUTES[nakshatraA - 1]?.vedha ?? [];
  if (!pairs.includes(nakshatraB)) return false;
  // Of the three Raman names Mrigashira and Dhanishta only.
  return rule === 'three-together' || !THREE.includes(nakshatraA) || (nakshatraA !== 14 && nakshatraB !== 14);
}

function vedha({ bride, groom }: PoruthamPair, { vedha: rule }: PoruthamChoice): PoruthamFinding {
  const because = bothCells('nakshatra', bride.nakshatra, groom.nakshatra);
  return { grade: grade(!isVedha(bride.nakshatra, groom.nakshatra, rule)), because };
}

function vashya({ bride, groom }: PoruthamPair, { school }: PoruthamChoice): PoruthamFinding {
  const because = bothCells('sign', bride.sign, groom.sign);
  const hisUnderHers = (VASHYA_SIGNS[bride.sign - 1] as readonly number[]).includes(groom.sign);
  const hersUnderHis = (VASHYA_SIGNS[groom.sign - 1] as readonly number[]).includes(bride.sign);
  if (school === 'raman') return { grade: grade(hisUnderHers || hersUnderHis), because };
  return { grade: grade(hisUnderHers, hersUnderHis), because };
}

function nadi({ hers, his }: PoruthamPair): PoruthamFinding {
  return { grade: grade(hers.nadi !== his.nadi), because: bothCells('nadi', hers.nadi, his.nadi) };
}

function varna({ bride, groom }: PoruthamPair, { school }: PoruthamChoice): PoruthamFinding {
  const { ranks } = VARNA_SCHOOLS[school === 'raman' ? 'raman' : 'by-signs'].table;
  const [hers, his] = [ranks[bride.sign - 1] as number, ranks[groom.sign - 1] as number];
  return { grade: grade(his >= hers), because: bothCells('varna', VARNAS[hers] as string, VARNAS[his] as string) };
}

const RAMAN: KootaSchools = {
  varna: 'raman',
  vashya: 'raman',
  vashyaHalves: 'by-longitude',
  tara: 'raman',
  yoni: 'enemies-only',
  grahaMaitri: 'half-steps',
  gana: 'saravali',
  bhakoot: 'raman',
};

const ALMANACS: PoruthamRule['sources'] = {
  tamil: ['almanac-practice'],
  kerala: ['almanac-practice'],
  raman: ['raman-muhurtha'],
};
const LORDS_OF_KERALA: PoruthamRule['sources'] = { ...ALMANACS, kerala: ['brihat-jataka', 'almanac-practice'] };

/** The ten, in the order of the almanacs. */
export const TEN_PORUTHAMS: readonly PoruthamRule[] = [
  { name: 'dina', sources: ALMANACS, find: dina },
  { name: 'gana', sources: ALMANACS, find: gana },
  { name: 'mahendra', sources: ALMANACS, find: mahendra },
  { name: 'streeDeergha', sources: ALMANACS, find: streeDeergha },
  { name: 'yoni', sources: ALMANACS, find: yoni },
  { name: 'rashi', sources: ALMANACS, find: rashi },
  { name: 'rashyadhipati', sources: LORDS_OF_KERALA, find: rashyadhipati },
  { name: 'vashya', sources: ALMANACS, find: vashya },
  { name: 'rajju', sources: ALMANACS, find: rajju },
  { name: 'vedha', sources: ALMANACS, find: vedha },
];

/** What some add to the ten. */
export const MORE_PORUTHAMS: readonly PoruthamRule[] = [
  { name: 'nadi', sources: ALMANACS, find: nadi },
  { name: 'varna', sources: ALMANACS, find: varna },
];
