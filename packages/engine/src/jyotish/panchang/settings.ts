/** The choices of a panchang: what a caller may say, what holds when nothing is said, and the two presets. */

import { oneOf, readChoices } from '../../choice.ts';
import { type AirOptions, DISC_RULES, type DiscRuleId } from '../../sky/discs.ts';
import { AIR_NAMES } from '../day/option-names.ts';
import {
  BRAHMA_MUHURTA_SCHOOLS,
  type BrahmaMuhurtaSchool,
  DURMUHURTA_SCHOOLS,
  type DurmuhurtaSchool,
  NIGHT_DURMUHURTA_LENGTHS,
  type NightDurmuhurtaLength,
} from './day-parts.ts';
import {
  GANDANTA_SCHOOLS,
  type GandantaSchool,
  MULA_TYAJYA_SCHOOLS,
  type MulaTyajyaSchool,
  PANCHAKA_SCHOOLS,
  type PanchakaSchool,
} from './ghati-windows.ts';
import { ADHIKA_PURNIMANTA_SCHOOLS, type AdhikaPurnimantaSchool } from './masa.ts';
import { PANCHANG_NAMES } from './option-names.ts';
import { VIKRAMA_TURNS, type VikramaTurn } from './years.ts';

/** From when a weekday counts: from sunrise, or from midnight by the clock. */
export const VARA_STARTS = ['sunrise', 'midnight'] as const;
export type VaraStart = (typeof VARA_STARTS)[number];
/** In which stretch moonrise and moonset are looked for: the civil date, or sunrise to sunrise. */
export const MOON_WINDOWS = ['civil-date', 'hindu-day'] as const;
export type MoonWindow = (typeof MOON_WINDOWS)[number];

/** Everything may be left out. */
export interface PanchangOptions {
  /** What counts as rising and setting of the Sun, by the names of `DISC_RULES`; `upper-limb`, as civil almanacs have it. */
  readonly sunrise?: DiscRuleId;
  /** Air and dip of the horizon. */
  readonly air?: AirOptions;
  readonly vara?: VaraStart;
  /** What counts as rising of the Moon; `upper-limb`. */
  readonly moonrise?: DiscRuleId;
  readonly moonWindow?: MoonWindow;
  readonly adhikaInPurnimanta?: AdhikaPurnimantaSchool;
  readonly vikramaTurn?: VikramaTurn;
  readonly durmuhurta?: DurmuhurtaSchool;
  readonly nightDurmuhurta?: NightDurmuhurtaLength;
  readonly brahmaMuhurta?: BrahmaMuhurtaSchool;
  readonly mulaTyajya?: MulaTyajyaSchool;
  readonly panchaka?: PanchakaSchool;
  readonly gandanta?: GandantaSchool;
}

/** The choices in full, as a panchang says them. */
export type PanchangSettings = Required<PanchangOptions>;

/** What holds when nothing is said. */
export const PANCHANG_DEFAULTS: PanchangSettings = {
  sunrise: 'upper-limb',
  air: {},
  vara: 'sunrise',
  moonrise: 'upper-limb',
  moonWindow: 'civil-date',
  adhikaInPurnimanta: 'keep',
  vikramaTurn: 'chaitra-shukla',
  durmuhurta: 'saturday-first-two',
  nightDurmuhurta: 'of-night',
  brahmaMuhurta: 'night-fifteenth',
  mulaTyajya: '56',
  panchaka: 'kumbha',
  gandanta: 'pada',
};

/** `civil`: the day as almanacs print it; `hindu`: as jyotish reckons it, the disc's centre on a horizon without air. */
export const PANCHANG_PRESETS: { readonly [P in 'civil' | 'hindu']: PanchangOptions } = {
  civil: { sunrise: 'upper-limb' },
  hindu: { sunrise: 'hindu' },
};

const DISC_NAMES = Object.keys(DISC_RULES) as readonly DiscRuleId[];

/**
 * The choices in full.
 *
 * @throws  EngineError INVALID_OPTION for a name that does not exist, with those that do
 */
export function panchangSettings(options: PanchangOptions = {}): PanchangSettings {
  readChoices(options, 'options', PANCHANG_NAMES);
  const pick = <K extends keyof PanchangOptions>(
    field: K,
    allowed: readonly (PanchangSettings[K] & string)[],
  ): PanchangSettings[K] => oneOf(field, options[field] ?? PANCHANG_DEFAULTS[field], allowed);
  return {
    sunrise: pick('sunrise', DISC_NAMES),
    air: readChoices(options.air ?? PANCHANG_DEFAULTS.air, 'air', AIR_NAMES),
    vara: pick('vara', VARA_STARTS),
    moonrise: pick('moonrise', DISC_NAMES),
    moonWindow: pick('moonWindow', MOON_WINDOWS),
    adhikaInPurnimanta: pick('adhikaInPurnimanta', ADHIKA_PURNIMANTA_SCHOOLS),
    vikramaTurn: pick('vikramaTurn', VIKRAMA_TURNS),
    durmuhurta: pick('durmuhurta', DURMUHURTA_SCHOOLS),
    nightDurmuhurta: pick('nightDurmuhurta', NIGHT_DURMUHURTA_LENGTHS),
    brahmaMuhurta: pick('brahmaMuhurta', BRAHMA_MUHURTA_SCHOOLS),
    mulaTyajya: pick('mulaTyajya', MULA_TYAJYA_SCHOOLS),
    panchaka: pick('panchaka', PANCHAKA_SCHOOLS),
    gandanta: pick('gandanta', GANDANTA_SCHOOLS),
  };
}
