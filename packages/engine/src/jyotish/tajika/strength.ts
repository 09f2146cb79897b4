/**
 * Strengths of the seven grahas in an annual chart: by five divisions (panchavargiya bala, whose fourth is the vishwa bala), by twelve
 * (dwadashavargiya bala), and the strength of gladness (harsha bala).
 *
 * Sources: `tajika-neelakanthi` as taught by `adawal-tajik`; `narasimha-rao-integrated` §28.3–28.5, where friends get a half and none is neutral.
 */

import { normaliseDeg } from '../../angle.ts';
import { vargaSign } from '../../chart/varga.ts';
import { oneOf, readChoices } from '../../choice.ts';
import { readFlag } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { EXALTATIONS } from '../graha/dignity.ts';
import { type Kundli, signFrom, VISIBLE_GRAHAS, type VisibleGraha } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { HADDA_TABLES, type HaddaTable, haddaLordOf, tajikaDrekkanaLordOf } from './hadda.ts';
import { STRENGTH_NAMES } from './option-names.ts';
import {
  TAJIKA_FRIENDSHIPS,
  TAJIKA_SCHOOLS,
  type TajikaFriendship,
  type TajikaRelation,
  type TajikaSchool,
  tajikaRelationOf,
} from './relations.ts';

export type OfSeven<T> = { readonly [G in VisibleGraha]: T };

/** Whose drekkana lords: `tajika` (as the faces of the west) or `parashara` (of D3). */
export const TAJIKA_DREKKANAS = ['tajika', 'parashara'] as const;
export type TajikaDrekkana = (typeof TAJIKA_DREKKANAS)[number];

/** The school fills what is left out: `neelakanthi` by place, drekkanas of Tajika; `pvr` camps, drekkanas of Parashara. */
export interface TajikaStrengthOptions {
  /** `neelakanthi` when left out. */
  readonly school?: TajikaSchool;
  readonly friendship?: TajikaFriendship;
  readonly drekkana?: TajikaDrekkana;
  /** `tajika` when left out. */
  readonly hadda?: HaddaTable;
}

export interface TajikaStrengthSettings {
  readonly school: TajikaSchool;
  readonly friendship: TajikaFriendship;
  readonly drekkana: TajikaDrekkana;
  readonly hadda: HaddaTable;
}

const DEFAULTS: { readonly [S in TajikaSchool]: Omit<TajikaStrengthSettings, 'school' | 'hadda'> } = {
  neelakanthi: { friendship: 'by-place', drekkana: 'tajika' },
  pvr: { friendship: 'camps', drekkana: 'parashara' },
};

/** What one's own, a friend's, a neutral's and an enemy's division give, in parts of the whole. */
const SHARES: { readonly [S in TajikaSchool]: { readonly [R in TajikaRelation]: number } } = {
  neelakanthi: { own: 1, friend: 0.75, neutral: 0.5, enemy: 0.25 },
  pvr: { own: 1, friend: 0.5, neutral: 0.25, enemy: 0.25 },
};
const STRENGTH_SOURCES: { readonly [S in TajikaSchool]: readonly SourceKey[] } = {
  neelakanthi: ['tajika-neelakanthi', 'adawal-tajik'],
  pvr: ['narasimha-rao-integrated'],
};

/** How strong a vishwa bala is: below 5, 10 and 15 of 20. */
export const VISHWA_CLASSES = ['alpa', 'madhya', 'purna', 'parakrami'] as const;
export type VishwaClass = (typeof VISHWA_CLASSES)[number];

/** One division of the five: its lord, how the graha holds him, and the units. */
export interface PanchavargiyaPart {
  readonly lord: VisibleGraha;
  readonly relation: TajikaRelation;
  readonly units: number;
}

export interface Panchavargiya {
  /** Of 30. */
  readonly kshetra: PanchavargiyaPart;
  /** Of 20. */
  readonly uchcha: number;
  /** Of 15. */
  readonly hadda: PanchavargiyaPart;
  /** Of 10. */
  readonly drekkana: PanchavargiyaPart;
  /** Of 5. */
  readonly navamsha: PanchavargiyaPart;
  /** Of 80. */
  readonly total: number;
  /** A fourth of the total, of 20. */
  readonly vishwa: number;
  readonly class: VishwaClass;
}

/** Options of the strengths, resolved, whose names were looked at before. @throws EngineError INVALID_OPTION */
export function strengthSettings(options: TajikaStrengthOptions): TajikaStrengthSettings {
  const school = oneOf('school', options.school ?? 'neelakanthi', TAJIKA_SCHOOLS);
  return {
    school,
    friendship: oneOf('friendship', options.friendship ?? DEFAULTS[school].friendship, TAJIKA_FRIENDSHIPS),
    drekkana: oneOf('drekkana', options.drekkana ?? DEFAULTS[school].drekkana, TAJIKA_DREKKANAS),
    hadda: oneOf('hadda', options.hadda ?? 'tajika', HADDA_TABLES),
  };
}

/**
 * Panchavargiya bala of the seven.
 *
 * @param kundli  the annual chart
 * @throws  EngineError INVALID_OPTION
 */
export function panchavargiyaOf(
  kundli: Kundli,
  options: TajikaStrengthOptions = {},
): {
  readonly settings: TajikaStrengthSettings;
  readonly sources: readonly SourceKey[];
  readonly grahas: OfSeven<Panchavargiya>;
} {
  readKundli(kundli);
  const settings = strengthSettings(readChoices(options, 'options', STRENGTH_NAMES));
  return {
    settings,
    sources: STRENGTH_SOURCES[settings.school],
    grahas: ofSeven((graha) => fiveOf(kundli, graha, settings)),
  };
}

function fiveOf(kundli: Kundli, graha: VisibleGraha, settings: TajikaStrengthSettings): Panchavargiya {
  const { longitudeDeg, sign } = kundli.grahas[graha];
  const part = (lord: VisibleGraha, whole: number): PanchavargiyaPart => {
    const relation = tajikaRelationOf(kundli, graha, lord, settings.friendship);
    return { lord, relation, units: whole * SHARES[settings.school][relation] };
  };
  const kshetra = part(lordOf(sign), 30);
  const hadda = part(haddaLordOf(longitudeDeg, settings.hadda), 15);
  const drekkana = part(drekkanaLord(longitudeDeg, settings.drekkana), 10);
  const navamsha = part(lordOf(vargaSign(longitudeDeg, 9)), 5);
  const uchcha = uchchaOf(graha, longitudeDeg);
  const total = kshetra.units + uchcha + hadda.units + drekkana.units + navamsha.units;
  return {
    kshetra,
    uchcha: rounded(uchcha),
    hadda,
    drekkana,
    navamsha,
    total: rounded(total),
    vishwa: rounded(total / 4),
    class: VISHWA_CLASSES[Math.min(3, Math.floor(total / 20))] as VishwaClass,
  };
}

/** Lord of the drekkana by either reckoning. */
export function drekkanaLord(longitudeDeg: number, school: TajikaDrekkana): VisibleGraha {
  return school === 'tajika' ? tajikaDrekkanaLordOf(longitudeDeg) : lordOf(vargaSign(longitudeDeg, 3));
}

/** A ninth of the distance from the deepest debilitation: 20 where the graha is highest. */
function uchchaOf(graha: VisibleGraha, longitudeDeg: number): number {
  const { sign, degree } = EXALTATIONS[graha];
  const arc = normaliseDeg(longitudeDeg - ((sign - 1) * 30 + degree + 180));
  return (arc > 180 ? 360 - arc : arc) / 9;
}

export interface Dwadashavargiya {
  /** In how many of D1 … D12 the graha is exalted, at home or with a friend; debilitated or with an enemy. */
  readonly strong: number;
  readonly weak: number;
  /** The one less the other, −12 … 12. */
  readonly balance: number;
  /** Sign in each, D1 first, 1 … 12. */
  readonly signs: readonly number[];
}

/**
 * Dwadashavargiya bala of the seven: in how many of the first twelve divisions each is well placed. Divisions by their first methods; friends by the
 * annual chart itself.
 *
 * @throws  EngineError INVALID_OPTION
 */
export function dwadashavargiyaOf(
  kundli: Kundli,
  options: TajikaStrengthOptions = {},
): {
  readonly settings: TajikaStrengthSettings;
  readonly sources: readonly SourceKey[];
  readonly grahas: OfSeven<Dwadashavargiya>;
} {
  readKundli(kundli);
  const settings = strengthSettings(readChoices(options, 'options', STRENGTH_NAMES));
  const grahas = ofSeven((graha): Dwadashavargiya => {
    const signs = TWELVE.map((division) => vargaSign(kundli.grahas[graha].longitudeDeg, division));
    let [strong, weak] = [0, 0];
    for (const sign of signs) {
      const relation = tajikaRelationOf(kundli, graha, lordOf(sign), settings.friendship);
      if (EXALTATIONS[graha].sign === sign || relation === 'own') strong++;
      else if (EXALTATIONS[graha].sign === signFrom(sign, 7)) weak++;
      else if (relation === 'friend') strong++;
      else if (relation === 'enemy') weak++;
    }
    return { strong, weak, balance: strong - weak, signs };
  });
  return { settings, sources: STRENGTH_SOURCES[settings.school], grahas };
}

export interface HarshaBala {
  /** Five units each, or none: the house it is glad in; its sign of exaltation or home; houses of its sex; day or night of its sex. */
  readonly sthana: 0 | 5;
  readonly uchcha: 0 | 5;
  readonly houses: 0 | 5;
  readonly time: 0 | 5;
  /** 0 … 20. */
  readonly total: number;
}

/** Houses of gladness, and who counts as female in Tajika. */
const GLAD: OfSeven<number> = { Sun: 9, Moon: 3, Mars: 6, Mercury: 1, Jupiter: 11, Venus: 5, Saturn: 12 };
const FEMALE: readonly VisibleGraha[] = ['Moon', 'Mercury', 'Venus', 'Saturn'];
const FEMALE_HOUSES: readonly number[] = [1, 2, 3, 7, 8, 9];

/**
 * Harsha bala of the seven.
 *
 * @param isDay  whether the year began while the Sun was up
 * @throws  EngineError INVALID_OPTION
 */
export function harshaBalaOf(
  kundli: Kundli,
  isDay: boolean,
): { readonly sources: readonly SourceKey[]; readonly grahas: OfSeven<HarshaBala> } {
  readKundli(kundli);
  const day = readFlag('isDay', isDay);
  const five = (holds: boolean): 0 | 5 => (holds ? 5 : 0);
  const grahas = ofSeven((graha): HarshaBala => {
    const { house, sign } = kundli.grahas[graha];
    const isFemale = FEMALE.includes(graha);
    const sthana = five(GLAD[graha] === house);
    const uchcha = five(EXALTATIONS[graha].sign === sign || lordOf(sign) === graha);
    const houses = five(FEMALE_HOUSES.includes(house) === isFemale);
    const time = five(isFemale !== day);
    return { sthana, uchcha, houses, time, total: sthana + uchcha + houses + time };
  });
  return { sources: ['tajika-neelakanthi', 'narasimha-rao-integrated'], grahas };
}

const TWELVE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** A record of the seven in the order of the weekdays. */
export function ofSeven<T>(of: (graha: VisibleGraha) => T): OfSeven<T> {
  const made: Record<string, T> = {};
  for (const graha of VISIBLE_GRAHAS) made[graha] = of(graha);
  return made as OfSeven<T>;
}

function rounded(units: number): number {
  return (Math.round(units * 1e6) + 0) / 1e6;
}
