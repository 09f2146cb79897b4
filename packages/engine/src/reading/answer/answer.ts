/** What an answer is made of and what it is: the ground it stands on, the voice that tells it, the choices, and the record that comes out. */

import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { oneOf, readChoices, wholeIn } from '../../choice.ts';
import type { Classification } from '../../fact.ts';
import { readFlag } from '../../input.ts';
import type { Graha, Horoscope, Panchang } from '../../jyotish/index.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Language, LanguageCode } from '../../language/index.ts';
import type { SourceKey } from '../../sources.ts';
import type { LocalClock } from '../../time/index.ts';
import type { Nativity } from '../../western/index.ts';
import type { Claim } from '../claims/index.ts';
import type { Glossary } from '../glossary/glossary.ts';
import type { Kind, QuestionTopic } from '../question/question.ts';
import type { RuleBase } from '../rules/base.ts';
import type { Texts } from '../rules/rule.ts';

/** What an answer may look at. Every member but the instant may be missing; what needs it is then not told, and the answer says so. */
export interface AnswerGround {
  /** The instant that “now” means, a civil Julian date. */
  readonly atJdUt: number;
  readonly horoscope?: Horoscope;
  readonly nativity?: Nativity;
  /** The zodiac of the horoscope, for transits and festivals. */
  readonly zodiac?: ZodiacSky;
  /** Of an open engine, for transits and profections to the nativity. */
  readonly kernel?: Kernel;
  /** The clock of the place of birth, by which days are told; of Greenwich when left out. */
  readonly clock?: LocalClock;
  /** The other one of two people. */
  readonly partner?: { readonly horoscope: Horoscope; readonly nativity?: Nativity };
  /** The panchang of the day that is asked about. */
  readonly day?: Panchang;
}

/** Who tells: a language, the rules, and where the language has them their texts and the glossary. */
export interface Voice {
  readonly language: Language;
  readonly rules: RuleBase;
  readonly texts?: Readonly<Record<string, Texts>>;
  readonly glossary?: Glossary;
}

export const ANSWER_VERSIONS = ['2', '2.5'] as const;
export type AnswerVersion = (typeof ANSWER_VERSIONS)[number];
export const TIERS = ['eco', 'standard', 'fast'] as const;
export type Tier = (typeof TIERS)[number];
export const SYSTEMS = ['vedic', 'western'] as const;
export type System = (typeof SYSTEMS)[number];
export const FORMATS = ['text', 'markdown', 'json'] as const;
export type AnswerFormat = (typeof FORMATS)[number];

export interface AnswerOptions {
  /** Edition of the plan: `2` reads rashi, navamsha and vimshottari; `2.5`, the default, also ashtakavarga, transits and the strength of the vargas. */
  readonly version?: AnswerVersion;
  /** `standard` when left out; `eco` tells at most five rules and searches no transits. */
  readonly tier?: Tier;
  /** `vedic` when left out. */
  readonly system?: System;
  /** Also where the question does not ask for them. */
  readonly includeRemedies?: boolean;
  readonly format?: AnswerFormat;
  /** The text ends with the last sentence that fits, 200 … 100,000 characters; unbounded when left out. */
  readonly mostLetters?: number;
}

const OPTION_NAMES = {
  version: true,
  tier: true,
  system: true,
  includeRemedies: true,
  format: true,
  mostLetters: true,
} as const;

export type Settled = Required<Omit<AnswerOptions, 'mostLetters'>> & { readonly mostLetters: number | null };

/** @throws EngineError INVALID_OPTION naming the option */
export function readAnswerOptions(options: AnswerOptions): Settled {
  const { version, tier, system, includeRemedies, format, mostLetters } = readChoices(options, 'options', OPTION_NAMES);
  return {
    version: oneOf('options.version', version ?? '2.5', ANSWER_VERSIONS),
    tier: oneOf('options.tier', tier ?? 'standard', TIERS),
    system: oneOf('options.system', system ?? 'vedic', SYSTEMS),
    includeRemedies: readFlag('options.includeRemedies', includeRemedies),
    format: oneOf('options.format', format ?? 'text', FORMATS),
    mostLetters: mostLetters === undefined ? null : wholeIn('options.mostLetters', mostLetters, 200, 100_000),
  };
}

export const SECTIONS = ['verdict', 'reason', 'timing', 'caution', 'remedy', 'explanation', 'policy'] as const;
export type Section = (typeof SECTIONS)[number];

/** One sentence of an answer, with all that it says of a chart and the rules it speaks for. */
export interface Sentence {
  /** `s1`, `s2` … in the order of the answer. */
  readonly id: string;
  readonly section: Section;
  /** Sentences of one thought share a number, from 1. */
  readonly paragraph: number;
  readonly text: string;
  readonly claims: readonly Claim[];
  /** Ids of the rule base: the rules it tells, or where it weighs many, the weightiest that it weighs. All stand in `sources`. */
  readonly rules: readonly string[];
  /** Of a verdict: ids of all rules it weighs, the weightiest first, told or not. */
  readonly weighed?: readonly string[];
  /** Works it rests on where no rule says it, such as what a graha signifies by nature. */
  readonly works?: readonly SourceKey[];
}

/** A rule that was told. */
export interface RuleTold {
  readonly id: string;
  /** Work and place in the language of the answer. */
  readonly citation: string;
  /** Chapter and verse, or page: `24.1`. Null where the rule names a work alone. */
  readonly reference: string | null;
}

export interface RemedyTold {
  readonly graha: Graha;
  readonly text: string;
  readonly sources: readonly SourceKey[];
  readonly classification: Classification;
}

export const WARNINGS = [
  'TIME_UNKNOWN',
  'TEXTS_IN_ENGLISH_AND_HINDI_ONLY',
  'NO_BIRTH',
  'NO_PARTNER',
  'NO_DAY',
  'NO_TRANSITS',
  'NO_PERIODS',
  'HOUSES_BY_SIGN',
  'INSTRUCTIONS_IGNORED',
] as const;
export type AnswerWarning = (typeof WARNINGS)[number];

/** An answer. JSON-safe; the same question, ground, voice and options give the same bytes. */
export interface Answer {
  readonly language: LanguageCode;
  readonly topic: QuestionTopic | 'general';
  readonly kind: Kind;
  readonly version: AnswerVersion;
  readonly sentences: readonly Sentence[];
  /** The sentences in the format that was asked for; `json` is a text of sections. */
  readonly text: string;
  /** The rules that were told, then those that a verdict alone names, with their citation in the language; and the works behind them. */
  readonly sources: {
    readonly rules: readonly RuleTold[];
    readonly works: readonly string[];
  };
  readonly remedies: readonly RemedyTold[];
  /**
   * How far the chart speaks with one voice, 0 … 1, two decimals; no chance that something comes about. Null where nothing was weighed: places, words
   * explained, a day, the policy. The formula stands at `confidenceOf`.
   */
  readonly confidence: number | null;
  readonly warnings: readonly AnswerWarning[];
  /** Questions that may come next, in the language. */
  readonly followUps: readonly string[];
  /** `filtered` where the safety policy answered; `length` where `mostLetters` cut. */
  readonly finish: 'complete' | 'filtered' | 'length';
  /** Whether there is anything to be paid for: not where the policy answered, and not where nothing was told. */
  readonly charge: boolean;
}
