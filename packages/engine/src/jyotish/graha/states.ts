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
  DEEPTADI_SCHOOLS,
  type DeeptadiState,
  deeptadiBy,
  JAGRADADI_SCHOOLS,
  type Jagradadi,
  jagradadiBy,
  LAJJITADI_SCHOOLS,
  type LajjitadiState,
  type Look,
  lajjitadiBy,
  lookAt,
} from './avastha.ts';
import { COMBUSTION_ORBS, COMBUSTION_SCHOOLS, DEFAULT_COMBUSTION, sunDistanceDeg } from './combustion.ts';
import {
  DEFAULT_NODE_DIGNITY,
  type Dignity,
  isDebilitatedBy,
  isExaltedBy,
  NODE_DIGNITY_SCHOOLS,
  NODE_HOMES,
  type PublishedDignity,
  publishedDignity,
} from './dignity.ts';
import { DEFAULT_NODE_DRISHTI, NODE_DRISHTI_SCHOOLS, NODE_DRISHTI_SOURCES, rashiAspects } from './drishti.ts';
import { DEFAULT_NODE_FRIENDSHIP, FRIENDSHIP_SOURCES, NODE_FRIENDSHIP_SCHOOLS } from './friendship.ts';
import { type FunctionalRole, functionalRolesOf } from './functional.ts';
import { GRAHAS, type Graha, type Kundli, type VisibleGraha } from './kundli.ts';
import { lordOf } from './lordship.ts';
import { type Motion, motionOf } from './motion.ts';
import { beneficsBy, DEFAULT_NATURE, MERCURY_NATURE_SCHOOLS, MOON_NATURE_SCHOOLS, NATURE_SOURCES } from './nature.ts';
import { GRAHA_STATE_NAMES } from './option-names.ts';
import { readKundli } from './read-kundli.ts';
import { readShayanadiBirth, type Shayanadi, type ShayanadiBirth, shayanadiOf } from './shayanadi.ts';
import { DEFAULT_WAR, WAR_SCHOOLS, WAR_SOURCES, type War, warsBy } from './war.ts';

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
  const settings = settingsOf(readChoices(options, 'options', GRAHA_STATE_NAMES));
  const wars = warsBy(kundli, settings);
  const roles = functionalRolesOf(kundli.lagna.sign);
  const benefics = beneficsBy(kundli, settings);
  return {
    settings,
    sources: sourcesOf(settings),
    grahas: GRAHAS.map((graha, index) =>
      stateOf(lookAt(kundli, graha, settings, benefics), settings, wars, roles[index] as FunctionalRole),
    ),
  };
}

function stateOf(look: Look, settings: Settings, wars: readonly War[], functional: FunctionalRole): GrahaState {
  const { kundli, graha: name, dignity: dignityInNine, benefics } = look;
  const { sign, house, longitudeDeg, isRetrograde } = look.spot;
  const navamshaSign = vargaSign(longitudeDeg, 9);
  return {
    name,
    sign,
    house,
    signLord: lordOf(sign),
    dignity: publishedDignity(dignityInNine),
    dignityInNine,
    isExalted: isExaltedBy(kundli, name, settings),
    isDebilitated: isDebilitatedBy(kundli, name, settings),
    isCombust: look.isCombust,
    sunDistanceDeg: Math.round(sunDistanceDeg(kundli, name) * 1e7) / 1e7,
    isRetrograde,
    motion: motionOf(kundli, name),
    wars: wars.filter(({ between }) => between.includes(name)),
    navamshaSign,
    isVargottama: navamshaSign === sign,
    isNaturalBenefic: benefics.includes(name),
    with: look.beside,
    aspectedBy: look.seenBy,
    aspectedByRashi: GRAHAS.filter((other) => rashiAspects(kundli.grahas[other].sign, sign)),
    functional,
    avasthas: {
      baladi: baladiOf(kundli, name),
      jagradadi: jagradadiBy(look),
      deeptadi: deeptadiBy(look),
      lajjitadi: lajjitadiBy(look),
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
