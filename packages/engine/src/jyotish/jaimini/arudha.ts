/**
 * Arudha padas: the image of each house, as far from its lord as the lord is from it; and the arudhas of grahas, from them to the signs they own.
 * For upapada and the yogas that look from them.
 *
 * Sources: `jaimini-sutras` 1.1.30–32 and 1.4.1; `bphs` ch. 29 and 30; `narasimha-rao-integrated` ch. 9.
 */

import { oneOf, readChoices } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { everyGraha, type Graha, houseFrom, type Kundli, signFrom } from '../graha/kundli.ts';
import { ownSignsOf } from '../graha/lordship.ts';
import { readKundli } from '../graha/read-kundli.ts';
import {
  type CompanyOptions,
  LORD_SCHOOLS,
  type LordSchool,
  type NamedLords,
  NODE_DEGREES,
  NODE_EXALTATIONS,
  type Placing,
  readPlacing,
  SIGN_SCHOOLS,
  type SignSchool,
  type StrongerLordOptions,
  type StrongerSignOptions,
  strongerLordBy,
  strongerSignBy,
} from '../graha/stronger.ts';
import { ARUDHA_NAMES } from './option-names.ts';

/**
 * What becomes of a pada that falls in its own house or the 7th from it. `bphs`: the 10th from there, so that none stays; `jaimini-sutra`: only
 * the two cases that the sutras name, a lord in the 4th (the pada is the 4th) and in the 7th (the 10th); `none`: it stays where the count ends.
 */
export const ARUDHA_EXCEPTIONS = ['bphs', 'jaimini-sutra', 'none'] as const;
export type ArudhaException = (typeof ARUDHA_EXCEPTIONS)[number];

/** Whose arudha the upapada is: the 12th house’s; or the 12th’s for an odd lagna and the 2nd’s for an even one. */
export const UPAPADA_SCHOOLS = ['twelfth', 'by-lagna-parity'] as const;
export type UpapadaSchool = (typeof UPAPADA_SCHOOLS)[number];

/**
 * Who says which lord of Scorpio or Aquarius is stronger. `pyjhora`: by the rules of `pvr`, but the lagna counts as company to whoever stands in its
 * sign, the nodes run from the start of theirs and are exalted in either of two signs, as that program's arudhas show.
 */
export const ARUDHA_LORD_SCHOOLS: readonly (LordSchool | 'pyjhora')[] = [...LORD_SCHOOLS, 'pyjhora'];
export type ArudhaLords = LordSchool | 'pyjhora' | NamedLords;

export interface ArudhaOptions extends Omit<StrongerLordOptions, 'weigh' | 'lords'> {
  /** A school, or the lords themselves; `pvr` when left out. */
  readonly lords?: ArudhaLords;
  /** `bphs` when left out. */
  readonly exception?: ArudhaException;
  /** `twelfth` when left out. */
  readonly upapada?: UpapadaSchool;
  /** Graha arudhas: who says which of two own signs is stronger; `pvr` when left out. */
  readonly signs?: SignSchool;
}

export interface ArudhaSettings {
  readonly lords: ArudhaLords;
  readonly nodeExaltation: NonNullable<StrongerLordOptions['nodeExaltation']>;
  readonly nodeDegrees: NonNullable<StrongerLordOptions['nodeDegrees']>;
  readonly exception: ArudhaException;
  readonly upapada: UpapadaSchool;
  readonly signs: SignSchool;
}

/** The arudha of one sign. Signs 1 … 12. */
export interface Arudha {
  /** Where it falls. */
  readonly sign: number;
  /** The lord it was counted to, and the rule that chose him where the sign has two (`only-lord` where it has one). */
  readonly lord: Graha;
  readonly chosenBy: string;
  readonly lordSign: number;
  /** Where the count ends before any exception. */
  readonly countedSign: number;
  readonly isException: boolean;
}

export interface ArudhaPada extends Arudha {
  /** `A1` … `A12`. */
  readonly pada: string;
  /** The house whose image it is, 1 … 12, and its sign. */
  readonly ofHouse: number;
  readonly ofSign: number;
  /** House of the pada from the lagna, 1 … 12. */
  readonly house: number;
}

export interface ArudhaPadas {
  readonly settings: ArudhaSettings;
  readonly sources: readonly SourceKey[];
  /** Twelve, that of the lagna first. */
  readonly padas: readonly ArudhaPada[];
  /** Sign and house of the arudha lagna (A1), and of the upapada with the house it is the image of. */
  readonly arudhaLagna: { readonly sign: number; readonly house: number };
  readonly upapada: { readonly ofHouse: number; readonly sign: number; readonly house: number };
}

export interface GrahaArudha {
  readonly graha: Graha;
  readonly sign: number;
  readonly house: number;
  /** The own sign it was counted to: the stronger of two. */
  readonly ownSign: number;
  readonly countedSign: number;
  readonly isException: boolean;
  /** What the other own sign would give; null where there is none. */
  readonly other: { readonly ownSign: number; readonly sign: number } | null;
}

export interface GrahaArudhas {
  readonly settings: ArudhaSettings;
  readonly sources: readonly SourceKey[];
  readonly grahas: { readonly [G in Graha]: GrahaArudha };
}

const SOURCES: readonly SourceKey[] = ['bphs', 'jaimini-sutras', 'narasimha-rao-integrated'];
const HOUSES = Array.from({ length: 12 }, (_, i) => i + 1);
/** The nodes’ own signs, as co-lords of Aquarius and Scorpio. */
const OF_NODES = { Rahu: [11], Ketu: [8] } as const;

/**
 * The twelve arudha padas and the upapada.
 *
 * @throws  EngineError INVALID_OPTION
 */
export function arudhaPadasOf(kundli: Kundli, options: ArudhaOptions = {}): ArudhaPadas {
  readKundli(kundli);
  const settings = settingsOf(options);
  const lagna = kundli.lagna.sign;
  const padas = HOUSES.map((ofHouse): ArudhaPada => {
    const ofSign = signFrom(lagna, ofHouse);
    const arudha = arudhaIn(kundli.grahas, ofSign, settings, lagna);
    const { sign, lord, chosenBy, lordSign, countedSign, isException } = arudha;
    const house = houseFrom(lagna, sign);
    return { pada: `A${ofHouse}`, ofHouse, ofSign, sign, house, lord, chosenBy, lordSign, countedSign, isException };
  });
  const ofHouse = settings.upapada === 'twelfth' || lagna % 2 === 1 ? 12 : 2;
  const [first, followed] = [padas[0] as ArudhaPada, padas[ofHouse - 1] as ArudhaPada];
  return {
    settings,
    sources: sourcesOf(settings),
    padas,
    arudhaLagna: { sign: first.sign, house: first.house },
    upapada: { ofHouse, sign: followed.sign, house: followed.house },
  };
}

/**
 * The arudha of one sign. A placing has no lagna, so that `pyjhora` counts it as nobody's company here.
 *
 * @param placing  where the grahas stand: `kundli.grahas`, or the like of a varga
 * @param sign     1 … 12
 * @throws  EngineError INVALID_OPTION
 */
export function arudhaOf(placing: Placing, sign: number, options: ArudhaOptions = {}): Arudha {
  readPlacing(placing);
  return arudhaIn(placing, sign, settingsOf(options));
}

/**
 * Arudhas of the nine grahas: as far from the stronger of its own signs as that is from the graha. Rahu owns Aquarius here, Ketu Scorpio.
 *
 * @throws  EngineError INVALID_OPTION
 */
export function grahaArudhasOf(kundli: Kundli, options: ArudhaOptions = {}): GrahaArudhas {
  readKundli(kundli);
  const settings = settingsOf(options);
  const grahas = everyGraha((graha): GrahaArudha => {
    const [first, second] = graha === 'Rahu' || graha === 'Ketu' ? OF_NODES[graha] : ownSignsOf(graha);
    const at = kundli.grahas[graha].sign;
    const ownSign =
      second === undefined
        ? (first as number)
        : strongerSignBy(kundli.grahas, first as number, second, strengthOf(settings)).winner;
    const left = second === undefined ? null : ownSign === second ? (first as number) : second;
    const { sign, countedSign } = reflected(at, ownSign, settings.exception);
    return {
      graha,
      sign,
      house: houseFrom(kundli.lagna.sign, sign),
      ownSign,
      countedSign,
      isException: sign !== countedSign,
      other: left === null ? null : { ownSign: left, sign: reflected(at, left, settings.exception).sign },
    };
  });
  return { settings, sources: sourcesOf(settings), grahas };
}

function arudhaIn(placing: Placing, sign: number, settings: ArudhaSettings, lagnaSign?: number): Arudha {
  const company: CompanyOptions = settings.lords === 'pyjhora' && lagnaSign !== undefined ? { lagnaSign } : {};
  const { winner: lord, rule: chosenBy } = strongerLordBy(placing, sign, { ...strengthOf(settings), ...company });
  const lordSign = placing[lord].sign;
  const fallen = reflected(sign, lordSign, settings.exception);
  return {
    sign: fallen.sign,
    lord,
    chosenBy,
    lordSign,
    countedSign: fallen.countedSign,
    isException: fallen.sign !== fallen.countedSign,
  };
}

/** As far beyond the mirror as that is from the sign, and where the exception puts it. */
function reflected(from: number, mirror: number, exception: ArudhaException): { sign: number; countedSign: number } {
  const distance = houseFrom(from, mirror);
  const countedSign = signFrom(mirror, distance);
  if (exception === 'jaimini-sutra') {
    if (distance === 4) return { sign: mirror, countedSign };
    return { sign: distance === 7 ? signFrom(from, 10) : countedSign, countedSign };
  }
  const falls = exception === 'bphs' && (countedSign - from + 12) % 6 === 0;
  return { sign: falls ? signFrom(countedSign, 10) : countedSign, countedSign };
}

function sourcesOf({ lords }: ArudhaSettings): readonly SourceKey[] {
  return lords === 'pyjhora' ? [...SOURCES, 'pyjhora'] : SOURCES;
}

/** The settings as comparisons of signs and lords know them. */
function strengthOf({ lords, nodeExaltation, nodeDegrees, signs }: ArudhaSettings): StrongerSignOptions {
  return { signs, lords: lords === 'pyjhora' ? 'pvr' : lords, nodeExaltation, nodeDegrees };
}

function settingsOf(options: ArudhaOptions): ArudhaSettings {
  readChoices(options, 'options', ARUDHA_NAMES);
  const lords = options.lords ?? 'pvr';
  if (typeof lords !== 'object') oneOf('lords', lords, ARUDHA_LORD_SCHOOLS);
  const isProgram = lords === 'pyjhora';
  const {
    nodeExaltation = isProgram ? 'either' : 'narasimha-rao',
    nodeDegrees = isProgram ? 'from-start' : 'from-end',
  } = options;
  return {
    lords,
    nodeExaltation: oneOf('nodeExaltation', nodeExaltation, NODE_EXALTATIONS),
    nodeDegrees: oneOf('nodeDegrees', nodeDegrees, NODE_DEGREES),
    exception: oneOf('exception', options.exception ?? 'bphs', ARUDHA_EXCEPTIONS),
    upapada: oneOf('upapada', options.upapada ?? 'twelfth', UPAPADA_SCHOOLS),
    signs: oneOf('signs', options.signs ?? 'pvr', SIGN_SCHOOLS),
  };
}
