/**
 * Which stones a kundli speaks for, which against, and which it leaves alone, each with its grounds. By schools that differ, none of which is in the old
 * texts: those name the stone of each graha and no more.
 *
 * Sources: `narasimha-rao-integrated` §34.2 for stones of functional benefics and against those of malefics and killers; `bphs` ch. 34 for what a lord is;
 * `program-practice` for the other schools.
 */

import { type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { type Cell, type Classification, cell, type Fact } from '../../fact.ts';
import { readList, refusal } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { isCombust } from '../graha/combustion.ts';
import { dignityOf, MOOLATRIKONAS } from '../graha/dignity.ts';
import { naturalFriendship } from '../graha/friendship.ts';
import { type FunctionalRole, functionalRolesOf } from '../graha/functional.ts';
import { GRAHAS, type Graha, type Kundli, signFrom } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { type Finger, type Gem, GRAHA_REMEDIES, type Metal } from './graha-table.ts';
import { type GrahaMantra, mantrasOf } from './mantras.ts';

/**
 * Whose stone is worn. `functional-benefics`: of the lord of the lagna, of a yogakaraka, of the lords of the 5th and 9th; `weak-planet`: of one that is
 * weak and no malefic by lordship; `dasha-lord`: of the lords of the running periods, unless they are malefics by lordship; `moon-sign`: of the lord of
 * the Moon's sign.
 */
export const GEMSTONE_SCHOOLS = ['functional-benefics', 'weak-planet', 'dasha-lord', 'moon-sign'] as const;
export type GemstoneSchool = (typeof GEMSTONE_SCHOOLS)[number];

/**
 * A lord of the 5th or 9th who also owns the 6th, 8th or 12th. `withhold`: his stone is left alone; `moolatrikona`: worn if his moolatrikona is the
 * good house; `recommend`: worn.
 */
export const MIXED_LORD_RULES = ['withhold', 'moolatrikona', 'recommend'] as const;
export type MixedLordRule = (typeof MIXED_LORD_RULES)[number];

export interface GemstoneOptions {
  /** `functional-benefics` when left out. */
  readonly school?: GemstoneSchool;
  /** `withhold` when left out. */
  readonly mixedLords?: MixedLordRule;
  /** For `dasha-lord`: who rules now, the widest period first. */
  readonly dashaLords?: readonly Graha[];
}
const GEMSTONE_NAMES: OptionNames<GemstoneOptions> = { school: true, mixedLords: true, dashaLords: true };

/** Why a stone is worn. */
export type GemstoneRole =
  | 'lagna-lord'
  | 'yogakaraka'
  | 'fifth-lord'
  | 'ninth-lord'
  | 'weak'
  | 'dasha-lord'
  | 'moon-sign-lord';
/** Why not. Of the last five, that the school has no ground to wear it. */
export type GemstoneReason =
  | 'dusthana-lord'
  | 'maraka'
  | 'trishadaya-lord'
  | 'trikona-and-dusthana-lord'
  | 'owns-no-house'
  | 'not-a-benefic-lord'
  | 'not-weak'
  | 'not-dasha-lord'
  | 'not-moon-sign-lord';

export interface GemstoneValue {
  readonly verdict: 'recommend' | 'avoid' | 'withhold';
  readonly gem: Gem;
  readonly graha: Graha;
  /** Grounds for it; empty unless recommended. The first is the chief one. */
  readonly roles: readonly GemstoneRole[];
  /** Grounds against it; empty where it is recommended. */
  readonly reasons: readonly GemstoneReason[];
  /** How it is worn; null unless recommended. */
  readonly wearing: GemstoneWearing | null;
}

export interface GemstoneWearing {
  readonly substitutes: readonly string[];
  readonly metal: Metal;
  readonly finger: Finger;
  /** 0 Sunday … 6 Saturday, and the hour and stars in which it is put on. */
  readonly weekday: number;
  readonly hora: Graha;
  readonly nakshatras: readonly number[];
  readonly mantra: GrahaMantra;
  /** Recommended stones of grahas that are enemies of this one, either way: not worn together. */
  readonly notWith: readonly Gem[];
}
export type GemstoneFact = Fact<GemstoneValue>;

export interface Gemstones {
  readonly settings: {
    readonly school: GemstoneSchool;
    readonly mixedLords: MixedLordRule;
    readonly dashaLords: readonly Graha[];
  };
  /** Nine in all: each stone stands in one list. */
  readonly recommend: readonly GemstoneFact[];
  readonly avoid: readonly GemstoneFact[];
  readonly withhold: readonly GemstoneFact[];
}

interface Judgement {
  readonly verdict: GemstoneValue['verdict'];
  readonly roles: readonly GemstoneRole[];
  readonly reasons: readonly GemstoneReason[];
  readonly because: readonly Cell[];
}

const SOURCES_OF: {
  readonly [S in GemstoneSchool]: { readonly sources: readonly SourceKey[]; readonly classification: Classification };
} = {
  'functional-benefics': { sources: ['narasimha-rao-integrated', 'phaladeepika'], classification: 'modern' },
  'weak-planet': { sources: ['program-practice', 'phaladeepika'], classification: 'modern' },
  'dasha-lord': { sources: ['narasimha-rao-integrated', 'phaladeepika'], classification: 'modern' },
  'moon-sign': { sources: ['program-practice', 'phaladeepika'], classification: 'modern' },
};

/**
 * The nine stones judged for a kundli.
 *
 * @throws  EngineError INVALID_OPTION; for `dasha-lord` also without `dashaLords`
 */
export function gemstonesOf(kundli: Kundli, options: GemstoneOptions = {}): Gemstones {
  readKundli(kundli);
  readChoices(options, 'options', GEMSTONE_NAMES);
  const school = oneOf('school', options.school ?? 'functional-benefics', GEMSTONE_SCHOOLS);
  const mixedLords = oneOf('mixedLords', options.mixedLords ?? 'withhold', MIXED_LORD_RULES);
  const dashaLords = readList('dashaLords', options.dashaLords ?? [], 'a list of grahas').map((graha, i) =>
    oneOf(`dashaLords[${i}]`, graha, GRAHAS),
  );
  if (school === 'dasha-lord' && dashaLords.length === 0) {
    const allowed = 'the lords of the running periods';
    throw refusal('INVALID_OPTION', 'dashaLords', allowed, `The school dasha-lord needs dashaLords: ${allowed}.`);
  }
  const judged = GRAHAS.map((graha) => [graha, judge(kundli, graha, { school, mixedLords, dashaLords })] as const);
  const worn = judged.filter(([, { verdict }]) => verdict === 'recommend').map(([graha]) => graha);
  const facts = judged.map(([graha, judgement]): GemstoneFact => {
    const { verdict, roles, reasons, because } = judgement;
    const { gem } = GRAHA_REMEDIES[graha];
    return {
      id: `gemstone-${gem}`,
      value: { verdict, gem, graha, roles, reasons, wearing: verdict === 'recommend' ? wearingOf(graha, worn) : null },
      because,
      ...SOURCES_OF[school],
    };
  });
  const of = (verdict: GemstoneValue['verdict']) => facts.filter(({ value }) => value.verdict === verdict);
  // The chief one first: the lagna's lord, then the order of grounds.
  const rank = ({ value }: GemstoneFact): number => ROLE_ORDER.indexOf(value.roles[0] as GemstoneRole);
  return {
    settings: { school, mixedLords, dashaLords },
    recommend: of('recommend').sort((a, b) => rank(a) - rank(b)),
    avoid: of('avoid'),
    withhold: of('withhold'),
  };
}

const ROLE_ORDER: readonly GemstoneRole[] = [
  'lagna-lord',
  'yogakaraka',
  'ninth-lord',
  'fifth-lord',
  'dasha-lord',
  'weak',
  'moon-sign-lord',
];

function judge(kundli: Kundli, graha: Graha, settings: Gemstones['settings']): Judgement {
  const { school, mixedLords, dashaLords } = settings;
  const lordship = lordshipOf(kundli, graha, mixedLords);
  const { because } = lordship;
  switch (school) {
    case 'functional-benefics':
      return lordship;
    case 'moon-sign': {
      const { sign } = kundli.grahas.Moon;
      const cells = [cell('Moon', 'sign', sign), cell('lord', 'ofMoonSign', lordOf(sign))];
      return lordOf(sign) === graha
        ? { verdict: 'recommend', roles: ['moon-sign-lord'], reasons: [], because: cells }
        : withheld('not-moon-sign-lord', cells);
    }
    case 'weak-planet': {
      const weakness = weaknessOf(kundli, graha);
      if (lordship.verdict === 'avoid') return { ...lordship, because: [...because, ...weakness] };
      return weakness.length > 0
        ? { verdict: 'recommend', roles: ['weak', ...lordship.roles], reasons: [], because: [...weakness, ...because] }
        : withheld('not-weak', [cell(graha, 'dignity', dignityOf(kundli, graha)), ...because]);
    }
    case 'dasha-lord': {
      if (lordship.verdict === 'avoid') return lordship;
      const at = dashaLords.indexOf(graha);
      if (at < 0) return withheld('not-dasha-lord', [cell('dasha', 'lords', dashaLords.join('+'))]);
      return {
        verdict: 'recommend',
        roles: ['dasha-lord', ...lordship.roles],
        reasons: [],
        because: [cell('dasha', `level${at + 1}`, graha), ...because],
      };
    }
  }
}

function withheld(reason: GemstoneReason, because: readonly Cell[]): Judgement {
  return { verdict: 'withhold', roles: [], reasons: [reason], because };
}

/** What the houses of a graha make of its stone. */
function lordshipOf(kundli: Kundli, graha: Graha, mixedLords: MixedLordRule): Judgement {
  const lagna = kundli.lagna.sign;
  const role = functionalRolesOf(lagna)[GRAHAS.indexOf(graha)] as FunctionalRole;
  const because = [cell('lagna', 'sign', lagna), ...role.houses.map((house) => cell(`lord${house}`, 'graha', graha))];
  if (role.houses.length === 0) return withheld('owns-no-house', [...because, cell(graha, 'houses', 0)]);
  const roles: GemstoneRole[] = [];
  if (role.isLagnaLord) roles.push('lagna-lord');
  if (role.isYogakaraka) roles.push('yogakaraka');
  if (role.houses.includes(9)) roles.push('ninth-lord');
  if (role.houses.includes(5)) roles.push('fifth-lord');
  if (roles.length > 0) {
    const isMixed = !role.isLagnaLord && role.isDusthanaLord;
    const isWorn =
      !isMixed || mixedLords === 'recommend' || (mixedLords === 'moolatrikona' && isRootGood(lagna, graha));
    return isWorn
      ? { verdict: 'recommend', roles, reasons: [], because }
      : withheld('trikona-and-dusthana-lord', because);
  }
  const reasons: GemstoneReason[] = [];
  if (role.isDusthanaLord) reasons.push('dusthana-lord');
  if (role.isMaraka) reasons.push('maraka');
  if (role.isTrishadayaLord) reasons.push('trishadaya-lord');
  return reasons.length > 0
    ? { verdict: 'avoid', roles: [], reasons, because }
    : withheld('not-a-benefic-lord', because);
}

/** Whether the moolatrikona of a graha is the 5th or 9th from the lagna. */
function isRootGood(lagna: number, graha: Graha): boolean {
  if (graha === 'Rahu' || graha === 'Ketu') return false;
  const { sign } = MOOLATRIKONAS[graha];
  return sign === signFrom(lagna, 5) || sign === signFrom(lagna, 9);
}

/** What makes a graha weak: debilitation, an enemy's sign, the Sun's light, an evil house. */
function weaknessOf(kundli: Kundli, graha: Graha): readonly Cell[] {
  const cells: Cell[] = [];
  const dignity = dignityOf(kundli, graha);
  const { house } = kundli.grahas[graha];
  if (dignity === 'debilitated' || dignity === 'enemy' || dignity === 'great-enemy')
    cells.push(cell(graha, 'dignity', dignity));
  if (isCombust(kundli, graha)) cells.push(cell(graha, 'isCombust', true));
  if (house === 6 || house === 8 || house === 12) cells.push(cell(graha, 'house', house));
  return cells;
}

function wearingOf(graha: Graha, worn: readonly Graha[]): GemstoneWearing {
  const { substitutes, metals, fingers, weekday, hora, nakshatras } = GRAHA_REMEDIES[graha];
  const isEnemy = (other: Graha): boolean =>
    naturalFriendship(graha, other) === 'enemy' || naturalFriendship(other, graha) === 'enemy';
  return {
    substitutes,
    metal: metals[0] as Metal,
    finger: fingers[0] as Finger,
    weekday,
    hora,
    nakshatras,
    mantra: mantrasOf(graha)[0] as GrahaMantra,
    notWith: worn.filter((other) => other !== graha && isEnemy(other)).map((other) => GRAHA_REMEDIES[other].gem),
  };
}
