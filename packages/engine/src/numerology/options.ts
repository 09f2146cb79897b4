/**
 * Every choice of numerology by name, and the presets that make them: what a school adds up, keeps and leaves out. Read once at each door and repeated in
 * each result as `settings`.
 */

import { type OptionNames, oneOf, readChoices } from '../choice.ts';
import type { SourceKey } from '../sources.ts';

/** The names each choice may have. The first is the common one where a preset says nothing else. */
export const NUMEROLOGY_CHOICES = {
  /** Which letter has which value: rows in letter-tables.ts. `vedic` has the letters of `chaldean`. */
  system: ['pythagorean', 'chaldean', 'vedic', 'agrippa'],
  /** Which two-digit numbers a reduction stops at. */
  masters: ['11-22-33', '11-22', '11-22-33-44', 'none'],
  /**
   * `by-parts`: year, month and day are reduced first, masters kept, and their sum reduced. `by-parts-plain`: reduced to one digit first. `all-digits`: the
   * digits of the whole date. `whole-numbers`: year + month + day as they stand, then reduced.
   */
  lifePath: ['by-parts', 'all-digits', 'by-parts-plain', 'whole-numbers'],
  /** `whole`: all letters at once. `by-name`: each name is reduced first, masters kept, and their sum reduced. */
  nameSum: ['whole', 'by-name'],
  /** `by-sound` and `by-position`: the rules in vowels.ts. */
  y: ['consonant', 'vowel', 'by-sound', 'by-position'],
  /** `after-vowel`: W sounds with the vowel before it, as in Drew and Brown. */
  w: ['consonant', 'after-vowel'],
  /** Dr, Mr, Shri, Jr, PhD: counted as written; left out; or only the doctor counted (Sethuraman). */
  titles: ['count', 'drop', 'doctor-only'],
  /** What a name of one letter weighs: its value, or 10 … 400 after the Hebrew letters (Sethuraman). */
  initials: ['plain', 'hebrew-weights'],
  /** Jean-Pierre is one name or two, for rules that go by names. */
  hyphens: ['join', 'split'],
  /** A sign that no rule reads: an error with its place, or a warning. */
  unknownLetters: ['refuse', 'skip'],
  /** ä ö ü å ø as A O U A O, or as AE OE UE AA OE. */
  umlauts: ['plain', 'two-letters'],
  /** As in passports (ж ZH, щ SHCH), or letter for letter without the marks (ж Z, щ S). */
  cyrillic: ['icao-9303', 'iso-9'],
  /** As Indian names are written (च CH, श SH), or the scholars' letters without their marks (च C, श S). */
  indic: ['hunterian', 'iso-15919'],
  /** Whether the unspoken a of राम and अमिताभ is left out; only with `hunterian`, where the language does so. */
  schwa: ['drop', 'keep'],
  /** What month, day and year are before pinnacles are added up: single digits, or masters kept. */
  pinnacleParts: ['reduced', 'masters-kept'],
  /** The first pinnacle ends at 36 less the life path: its root (11 is 2), or the number as kept (11 is 11; but 44 is 8). */
  pinnacleAges: ['root', 'as-kept'],
  /** The fourth, of month and year, is counted or not. */
  challenges: ['four', 'three'],
  challengeParts: ['reduced', 'masters-kept'],
  /**
   * When the second and third period begin. `personal-year-one`: with the first personal year 1 at 26 or later, and 27 years on. `nearest-28`: with the one
   * nearest to the 28th birthday, and 27 years on. `28-56` and `27-54`: at those birthdays.
   */
  periodAges: ['personal-year-one', 'nearest-28', '28-56', '27-54'],
  /** Begins on 1 January, or on the birthday in that year. */
  personalYear: ['calendar', 'birthday'],
  /** Whether personal and universal years, months and days stop at masters. */
  cycleMasters: ['reduced', 'kept'],
  /** Who has no middle name takes the mental letters from the last name, or has none. */
  mentalTransit: ['last-name', 'none'],
  /** Planes by the letters themselves, or by the values of letters. */
  planes: ['letters', 'digits'],
  /** What is put in the Lo Shu grid: the date; with the root of day (not of a one-digit one, 10, 20, 30) and date; and with the kua. */
  grid: ['date', 'date-and-roots', 'date-roots-kua'],
  /** Where the year of the kua begins. */
  kuaYear: ['february-4', 'january-1'],
  /** Whose planets, days, colours and numbers go with a root. */
  attributes: ['cheiro', 'indian'],
  /** How two roots go together: rows in match-tables.ts. */
  compatibility: ['concords', 'cheiro', 'planetary'],
} as const;

type Choices = typeof NUMEROLOGY_CHOICES;
export const NUMEROLOGY_PRESETS = ['common', 'decoz', 'cheiro', 'indian'] as const;
export type NumerologyPreset = (typeof NUMEROLOGY_PRESETS)[number];
export type NumerologySystem = Choices['system'][number];

/** Every choice, as it was used. */
export type NumerologySettings = { readonly [K in keyof Choices]: Choices[K][number] } & {
  readonly preset: NumerologyPreset;
};

/**
 * Choices; each left out is the preset's. Without `preset` it is `common`, with `system: 'chaldean'` `cheiro`, with `system: 'vedic'` `indian`.
 */
export type NumerologyOptions = { readonly [K in keyof NumerologySettings]?: NumerologySettings[K] | undefined };

type Presets = { readonly [P in NumerologyPreset]: Omit<NumerologyOptions, 'preset'> };

/** What each preset chooses otherwise than the first name of a choice. */
const PRESETS: Presets = {
  common: {},
  decoz: { nameSum: 'by-name', y: 'by-sound', titles: 'drop' },
  cheiro: { system: 'chaldean', masters: 'none', lifePath: 'all-digits', compatibility: 'cheiro' },
  indian: {
    system: 'vedic',
    masters: 'none',
    lifePath: 'all-digits',
    grid: 'date-and-roots',
    attributes: 'indian',
    compatibility: 'planetary',
  },
};

/** The works a preset follows. */
export const PRESET_SOURCES: { readonly [P in NumerologyPreset]: readonly SourceKey[] } = {
  common: ['program-practice', 'balliett-vibration', 'jordan-romance'],
  decoz: ['decoz-1994'],
  cheiro: ['cheiro-numbers'],
  indian: ['johari-numerology', 'sethuraman', 'cheiro-numbers'],
};

const PRESET_OF: { readonly [S in NumerologySystem]: NumerologyPreset } = {
  pythagorean: 'common',
  chaldean: 'cheiro',
  vedic: 'indian',
  agrippa: 'common',
};

const CHOICE_NAMES = Object.keys(NUMEROLOGY_CHOICES) as (keyof Choices)[];
const NAMES = Object.fromEntries(
  ['preset', ...CHOICE_NAMES].map((name) => [name, true]),
) as OptionNames<NumerologySettings>;
/** Settings made here, which need no second look. */
const settled = new WeakSet<object>();
const NONE: NumerologyOptions = {};
let common: NumerologySettings | null = null;

/**
 * The choices in full.
 *
 * @param options  what the caller chose; settings of an earlier result are options too
 * @throws  EngineError INVALID_OPTION for a choice or a name that does not exist, as `options.lifePath`
 */
export function numerologySettings(options: NumerologyOptions = NONE): NumerologySettings {
  if (options === NONE && common !== null) return common;
  if (settled.has(options as object)) return options as NumerologySettings;
  const given = readChoices(options, 'options', NAMES);
  const system =
    given.system === undefined ? undefined : oneOf('options.system', given.system, NUMEROLOGY_CHOICES.system);
  const preset = oneOf(
    'options.preset',
    given.preset ?? (system === undefined ? 'common' : PRESET_OF[system]),
    NUMEROLOGY_PRESETS,
  );
  const settings: Record<string, string> = { preset };
  for (const name of CHOICE_NAMES) {
    const allowed: readonly string[] = NUMEROLOGY_CHOICES[name];
    settings[name] = oneOf(`options.${name}`, given[name] ?? PRESETS[preset][name] ?? allowed[0], allowed);
  }
  const result = Object.freeze(settings) as unknown as NumerologySettings;
  settled.add(result);
  if (options === NONE) common = result;
  return result;
}
