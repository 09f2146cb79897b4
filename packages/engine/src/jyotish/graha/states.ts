/**
 * Everything that is known of each graha in its place, one record a graha: dignity, light, motion, wars, vargas, moods, aspects and
 * office. For answers that show a planet whole, and for readings.
 */

import { vargaSign } from '../../chart/varga.ts';
import { oneOf, readChoices } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import {
  type AvasthaOptions,
  type Baladi,
  baladiOf,
  companionsOf,
  DEEPTADI_SCHOOLS,
  type DeeptadiState,
  deeptadiOf,
  JAGRADADI_SCHOOLS,
  type Jagradadi,
  jagradadiOf,
  LAJJITADI_SCHOOLS,
  type LajjitadiState,
  lajjitadiOf,
} from './avastha.ts';
import { COMBUSTION_ORBS, COMBUSTION_SCHOOLS, DEFAULT_COMBUSTION, isCombust, sunDistanceDeg } from './combustion.ts';
import {
  DEFAULT_NODE_DIGNITY,
  type Dignity,
  dignityOf,
  isDebilitated,
  isExalted,
  NODE_DIGNITY_SCHOOLS,
  NODE_HOMES,
  type PublishedDignity,
  publishedDignity,
} from './dignity.ts';
import {
  DEFAULT_NODE_DRISHTI,
  grahaAspectsGraha,
  NODE_DRISHTI_SCHOOLS,
  NODE_DRISHTI_SOURCES,
  rashiAspects,
} from './drishti.ts';
import { DEFAULT_NODE_FRIENDSHIP, FRIENDSHIP_SOURCES, NODE_FRIENDSHIP_SCHOOLS } from './friendship.ts';
import { type FunctionalRole, functionalRolesOf } from './functional.ts';
import { GRAHAS, type Graha, type Kundli, type VisibleGraha } from './kundli.ts';
import { lordOf } from './lordship.ts';
import { type Motion, motionOf } from './motion.ts';
import {
  DEFAULT_NATURE,
  isNaturalBenefic,
  MERCURY_NATURE_SCHOOLS,
  MOON_NATURE_SCHOOLS,
  NATURE_SOURCES,
} from './nature.ts';
import { readKundli } from './read-kundli.ts';
import { readShayanadiBirth, type Shayanadi, type ShayanadiBirth, shayanadiOf } from './shayanadi.ts';
import { DEFAULT_WAR, WAR_SCHOOLS, WAR_SOURCES, type War, warsOf } from './war.ts';

export interface GrahaStateOptions extends AvasthaOptions {
  /** What the twelve doings need to know of the birth; without it they are null. */
  readonly birth?: ShayanadiBirth | null;
}

/** One graha. Plain data. */
export interface GrahaState {
  readonly name: Graha;
  readonly sign: number;
  readonly house: number;
  readonly signLord: VisibleGraha;
  /** The seven that chart rows carry. */
  readonly dignity: PublishedDignity;
  /** The nine, with great friends and great enemies. */
  readonly dignityInNine: Dignity;
  /** By the sign alone, at whatever degree. */
  readonly isExalted: boolean;
  readonly isDebilitated: boolean;
  readonly isCombust: boolean;
  /** 0 … 180, to 1e-7. */
  readonly sunDistanceDeg: number;
  readonly isRetrograde: boolean;
  /** Null where the speed is not known, and for the nodes. */
  readonly motion: Motion | null;
  readonly wars: readonly War[];
  readonly navamshaSign: number;
  readonly isVargottama: boolean;
  readonly isNaturalBenefic: boolean;
  /** In the same sign. */
  readonly with: readonly Graha[];
  /** Looking fully at its sign. */
  readonly aspectedBy: readonly Graha[];
  /** Whose sign looks at its sign. */
  readonly aspectedByRashi: readonly Graha[];
  readonly functional: FunctionalRole;
  readonly avasthas: {
    readonly baladi: Baladi;
    readonly jagradadi: Jagradadi;
    readonly deeptadi: readonly DeeptadiState[];
    readonly lajjitadi: readonly LajjitadiState[];
    readonly shayanadi: Shayanadi | null;
  };
}

type Settings = Required<Omit<GrahaStateOptions, 'birth'>> & { readonly birth: Required<ShayanadiBirth> | null };

export interface GrahaStates {
  readonly settings: Settings;
  readonly sources: readonly SourceKey[];
  /** In the order of GRAHAS. */
  readonly grahas: readonly GrahaState[];
}

/**
 * The state of every graha of a kundli.
 *
 * @throws  EngineError INVALID_OPTION for an unknown school, a birth that cannot be, and for what is no kundli
 */
export function grahaStatesOf(kundli: Kundli, options: GrahaStateOptions = {}): GrahaStates {
  readKundli(kundli);
  const settings = settingsOf(readChoices(options));
  const wars = warsOf(kundli, settings);
  const roles = functionalRolesOf(kundli.lagna.sign);
  return {
    settings,
    sources: sourcesOf(settings),
    grahas: GRAHAS.map((graha, index) => stateOf(kundli, graha, settings, wars, roles[index] as FunctionalRole)),
  };
}

function stateOf(
  kundli: Kundli,
  name: Graha,
  settings: Settings,
  wars: readonly War[],
  functional: FunctionalRole,
): GrahaState {
  const { sign, house, longitudeDeg, isRetrograde } = kundli.grahas[name];
  const dignityInNine = dignityOf(kundli, name, settings);
  const navamshaSign = vargaSign(longitudeDeg, 9);
  return {
    name,
    sign,
    house,
    signLord: lordOf(sign),
    dignity: publishedDignity(dignityInNine),
    dignityInNine,
    isExalted: isExalted(kundli, name, settings),
    isDebilitated: isDebilitated(kundli, name, settings),
    isCombust: isCombust(kundli, name, settings),
    sunDistanceDeg: Math.round(sunDistanceDeg(kundli, name) * 1e7) / 1e7,
    isRetrograde,
    motion: motionOf(kundli, name),
    wars: wars.filter(({ between }) => between.includes(name)),
    navamshaSign,
    isVargottama: navamshaSign === sign,
    isNaturalBenefic: isNaturalBenefic(kundli, name, settings),
    with: companionsOf(kundli, name),
    aspectedBy: GRAHAS.filter((other) => other !== name && grahaAspectsGraha(kundli, other, name, settings)),
    aspectedByRashi: GRAHAS.filter((other) => rashiAspects(kundli.grahas[other].sign, sign)),
    functional,
    avasthas: {
      baladi: baladiOf(kundli, name),
      jagradadi: jagradadiOf(kundli, name, settings),
      deeptadi: deeptadiOf(kundli, name, settings),
      lajjitadi: lajjitadiOf(kundli, name, settings),
      shayanadi: settings.birth === null ? null : shayanadiOf(kundli, name, settings.birth),
    },
  };
}

function settingsOf(options: GrahaStateOptions): Settings {
  return {
    nodeDignity: oneOf('nodeDignity', options.nodeDignity ?? DEFAULT_NODE_DIGNITY, NODE_DIGNITY_SCHOOLS),
    exaltation: oneOf('exaltation', options.exaltation ?? 'by-degree', ['by-degree', 'by-sign'] as const),
    nodeFriendship: oneOf('nodeFriendship', options.nodeFriendship ?? DEFAULT_NODE_FRIENDSHIP, NODE_FRIENDSHIP_SCHOOLS),
    nodeDrishti: oneOf('nodeDrishti', options.nodeDrishti ?? DEFAULT_NODE_DRISHTI, NODE_DRISHTI_SCHOOLS),
    moonNature: oneOf('moonNature', options.moonNature ?? DEFAULT_NATURE.moonNature, MOON_NATURE_SCHOOLS),
    mercuryNature: oneOf(
      'mercuryNature',
      options.mercuryNature ?? DEFAULT_NATURE.mercuryNature,
      MERCURY_NATURE_SCHOOLS,
    ),
    combustion: oneOf('combustion', options.combustion ?? DEFAULT_COMBUSTION, COMBUSTION_SCHOOLS),
    war: oneOf('war', options.war ?? DEFAULT_WAR.war, WAR_SCHOOLS),
    warWithin: oneOf('warWithin', options.warWithin ?? DEFAULT_WAR.warWithin, ['one-degree', 'same-degree'] as const),
    jagradadi: oneOf('jagradadi', options.jagradadi ?? 'bphs', JAGRADADI_SCHOOLS),
    deeptadi: oneOf('deeptadi', options.deeptadi ?? 'bphs', DEEPTADI_SCHOOLS),
    lajjitadi: oneOf('lajjitadi', options.lajjitadi ?? 'bphs', LAJJITADI_SCHOOLS),
    lajjitadiFriends: oneOf('lajjitadiFriends', options.lajjitadiFriends ?? 'compound', [
      'compound',
      'natural',
    ] as const),
    birth: options.birth === undefined || options.birth === null ? null : readShayanadiBirth(options.birth),
  };
}

/** Every work that the settings stand on, once. */
function sourcesOf(settings: Settings): readonly SourceKey[] {
  return [
    ...new Set<SourceKey>([
      'bphs',
      ...(settings.nodeDignity === 'none' ? [] : [NODE_HOMES[settings.nodeDignity].source]),
      ...FRIENDSHIP_SOURCES[settings.nodeFriendship],
      NODE_DRISHTI_SOURCES[settings.nodeDrishti],
      NATURE_SOURCES[settings.moonNature],
      NATURE_SOURCES[settings.mercuryNature],
      COMBUSTION_ORBS[settings.combustion].source,
      WAR_SOURCES[settings.war],
      ...[settings.jagradadi, settings.deeptadi, settings.lajjitadi],
    ]),
  ];
}
