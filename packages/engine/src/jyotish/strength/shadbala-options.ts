/**
 * The choices of shadbala, each with its schools, and the three schemes that set them all. Data only; shadbala.ts and its parts act on it.
 *
 * `raman` is the scheme of two worked examples (`raman-graha-bhava-balas`, `jain-shadbala`), which the tests reproduce part by part. `bphs`
 * follows the text (`bphs` ch. 27–28). `jhora` is what programs after Narasimha Rao commonly do (`program-practice`); no output of his own
 * program has been compared.
 */

import { oneOf, readChoices } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { SPECIAL_DRISHTI_SCHOOLS, type SpecialDrishtiSchool } from '../graha/drishti.ts';
import {
  MERCURY_NATURE_SCHOOLS,
  type MercuryNatureSchool,
  MOON_NATURE_SCHOOLS,
  type MoonNatureSchool,
} from '../graha/nature.ts';
import { WAR_SCHOOLS, type WarSchool } from '../graha/war.ts';
import { MEAN_SCHOOLS, type MeanSchool } from './mean-longitudes.ts';
import { SHADBALA_NAMES } from './option-names.ts';

export const SHADBALA_SCHEMES = ['raman', 'bphs', 'jhora'] as const;
export type ShadbalaScheme = (typeof SHADBALA_SCHEMES)[number];

/** Every choice, resolved. */
export interface ShadbalaSettings {
  readonly scheme: ShadbalaScheme;
  /** Virupas from moolatrikona to great enemy: `raman` 45 30 22.5 15 7.5 3.75 1.875, `bphs` 45 30 20 15 10 4 2. */
  readonly saptavargajaScale: 'raman' | 'bphs';
  /** Whether the moolatrikona counts in the rashi alone or in each of the seven vargas. */
  readonly moolatrikona: 'rashi-only' | 'every-varga';
  /** Whose decanates the second and the third are; the first is the males'. */
  readonly drekkana: 'male-neutral-female' | 'male-female-neutral';
  /** Hours of natonnata by the true Sun or by the mean one. */
  readonly solarTime: 'apparent' | 'mean';
  readonly pakshaMoon: 'doubled' | 'single';
  /**
   * Whether the Moon's own paksha bala is her light always (`benefic`), or by her nature (`by-nature`), which gives the dark Moon, a malefic, most of
   * it. The worked examples have a bright Moon and do not tell.
   */
  readonly pakshaMoonAs: 'benefic' | 'by-nature';
  readonly moonNature: MoonNatureSchool;
  readonly mercuryNature: MercuryNatureSchool;
  /**
   * `declination`: the graha's own, its latitude counted; or that of its place on the ecliptic, by the six differences of the worked examples
   * (`kranti-table`) or the three of Parashara (`bphs-khandas`).
   */
  readonly ayana: 'declination' | 'kranti-table' | 'bphs-khandas';
  readonly ayanaSun: 'doubled' | 'single';
  /** `raman`: the difference of sthana, dig and kala bala up to the hora, over that of the discs; `bphs`: the whole difference of strength; or none. */
  readonly yuddha: 'raman' | 'bphs' | 'none';
  /** Who wins a war. */
  readonly war: WarSchool;
  /**
   * How the motion of the five is measured. By the arc from the shighrochcha with means of Raman's tables for 1900 (`raman-1900`), of
   * Surya Siddhanta, or of modern elements; or by the eight classes of Parashara (`bphs-motions`), which needs speeds.
   */
  readonly cheshta: MeanSchool | 'bphs-motions';
  /** What the Sun and the Moon get as cheshta bala: nothing, or their ayana and paksha bala once more. */
  readonly cheshtaLuminaries: 'none' | 'ayana-and-paksha';
  /** `raman`: a fourth of good less bad glances; `bphs`: besides, all of what Jupiter and Mercury give. */
  readonly drik: 'raman' | 'bphs';
  readonly specialDrishti: SpecialDrishtiSchool;
  /** Ishta phala as the root of the product of uchcha and cheshta bala (`sripati`), or as their mean (`bphs`). */
  readonly phala: 'sripati' | 'bphs';
  /** What a graha needs to be strong. They differ for the Sun: 300 virupas or 390. */
  readonly minima: 'raman' | 'bphs';
}

/** A scheme, and single choices that shall differ from it. */
export type ShadbalaOptions = Partial<ShadbalaSettings>;

type Choices = Omit<ShadbalaSettings, 'scheme'>;

const RAMAN: Choices = {
  saptavargajaScale: 'raman',
  moolatrikona: 'rashi-only',
  drekkana: 'male-neutral-female',
  solarTime: 'apparent',
  pakshaMoon: 'doubled',
  pakshaMoonAs: 'benefic',
  moonNature: 'eighth-to-eighth',
  mercuryNature: 'no-benefic',
  ayana: 'kranti-table',
  ayanaSun: 'doubled',
  yuddha: 'raman',
  war: 'lesser-longitude',
  cheshta: 'raman-1900',
  cheshtaLuminaries: 'none',
  drik: 'raman',
  specialDrishti: 'raman',
  phala: 'sripati',
  minima: 'raman',
};

/** The schemes, choice by choice. */
export const SHADBALA_PRESETS: { readonly [S in ShadbalaScheme]: Choices } = {
  raman: RAMAN,
  bphs: {
    saptavargajaScale: 'bphs',
    moolatrikona: 'every-varga',
    drekkana: 'male-female-neutral',
    solarTime: 'apparent',
    pakshaMoon: 'single',
    pakshaMoonAs: 'by-nature',
    moonNature: 'waxing',
    mercuryNature: 'any-malefic',
    ayana: 'bphs-khandas',
    ayanaSun: 'doubled',
    yuddha: 'bphs',
    war: 'north',
    cheshta: 'bphs-motions',
    cheshtaLuminaries: 'ayana-and-paksha',
    drik: 'bphs',
    specialDrishti: 'bphs',
    phala: 'bphs',
    minima: 'bphs',
  },
  jhora: {
    ...RAMAN,
    saptavargajaScale: 'bphs',
    drekkana: 'male-female-neutral',
    moonNature: 'waxing',
    mercuryNature: 'outnumbered',
    ayana: 'declination',
    war: 'north',
    cheshta: 'surya-siddhanta',
  },
};

export const SCHEME_SOURCES: { readonly [S in ShadbalaScheme]: readonly SourceKey[] } = {
  raman: ['raman-graha-bhava-balas', 'jain-shadbala'],
  bphs: ['bphs'],
  jhora: ['program-practice'],
};

type Allowed = { readonly [K in keyof Choices]: readonly Choices[K][] };
const ALLOWED: Allowed = {
  saptavargajaScale: ['raman', 'bphs'],
  moolatrikona: ['rashi-only', 'every-varga'],
  drekkana: ['male-neutral-female', 'male-female-neutral'],
  solarTime: ['apparent', 'mean'],
  pakshaMoon: ['doubled', 'single'],
  pakshaMoonAs: ['benefic', 'by-nature'],
  moonNature: MOON_NATURE_SCHOOLS,
  mercuryNature: MERCURY_NATURE_SCHOOLS,
  ayana: ['declination', 'kranti-table', 'bphs-khandas'],
  ayanaSun: ['doubled', 'single'],
  yuddha: ['raman', 'bphs', 'none'],
  war: WAR_SCHOOLS,
  cheshta: [...MEAN_SCHOOLS, 'bphs-motions'],
  cheshtaLuminaries: ['none', 'ayana-and-paksha'],
  drik: ['raman', 'bphs'],
  specialDrishti: SPECIAL_DRISHTI_SCHOOLS,
  phala: ['sripati', 'bphs'],
  minima: ['raman', 'bphs'],
};
const CHOICE_NAMES = Object.keys(ALLOWED) as readonly (keyof Choices)[];
const WHOLE: { readonly [S in ShadbalaScheme]: ShadbalaSettings } = {
  raman: Object.freeze({ scheme: 'raman', ...SHADBALA_PRESETS.raman }),
  bphs: Object.freeze({ scheme: 'bphs', ...SHADBALA_PRESETS.bphs }),
  jhora: Object.freeze({ scheme: 'jhora', ...SHADBALA_PRESETS.jhora }),
};

/** Settings that were made here; frozen, so that they stay what they were. */
const resolved: WeakSet<object> = new WeakSet(Object.values(WHOLE));

/**
 * The choices of a call: its scheme, with what it says otherwise.
 *
 * @returns a frozen record; handed in again it comes back as it is
 * @throws  EngineError INVALID_OPTION for a scheme or school that does not exist
 */
export function shadbalaSettings(options: ShadbalaOptions = {}): ShadbalaSettings {
  if (resolved.has(options)) return options as ShadbalaSettings;
  const written = readChoices(options, 'options', SHADBALA_NAMES);
  const scheme = oneOf('scheme', written.scheme ?? 'raman', SHADBALA_SCHEMES);
  if (CHOICE_NAMES.every((name) => written[name] === undefined)) return WHOLE[scheme];
  const settings: Record<string, unknown> = { ...WHOLE[scheme] };
  for (const name of CHOICE_NAMES) {
    if (written[name] !== undefined) settings[name] = oneOf(name, written[name], ALLOWED[name] as readonly string[]);
  }
  resolved.add(Object.freeze(settings));
  return settings as unknown as ShadbalaSettings;
}
