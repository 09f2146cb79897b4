/**
 * What a sentence asserts about a chart, in a form that can be checked against records: the common coin of the narrator, who knows what it says, and of the
 * reader of claims, who finds it again in the words.
 */

import type { AspectKey, BodyKey, DignityKey, KarakaKey, Sign, VargaKey } from '../../language/keys.ts';

/** Whose places are meant: the rashi chart, a varga, or the tropical one. Left out where the sentence does not say; then the ground's own. */
export type ClaimChart = 'rashi' | 'western' | VargaKey;

/** The lord of a house, where a sentence speaks of it by that name: `{ lordOf: 10 }`. */
export interface HouseLord {
  readonly lordOf: number;
}

/** One of several: `Rahu or Ketu`. What is said of them holds where it is so of any. */
export interface AnyOf {
  readonly anyOf: readonly (BodyKey | HouseLord)[];
}

/** A body by name, or by what it rules. */
export type Subject = BodyKey | HouseLord | AnyOf;

/** A stretch of civil time that a date names: a day, a month, a year. Julian dates, half-open; UT, as the day is not given by the hour. */
export interface Stretch {
  readonly fromJd: number;
  readonly toJd: number;
}

/** Years of life, completed: at 34 is `{ years: 34, until: 35 }`. */
export interface AgeSpan {
  readonly years: number;
  readonly until: number;
}

/** A time counted from the one that is asked about: next month is `{ unit: 'month', ahead: 1 }`. */
export interface Ahead {
  readonly unit: 'year' | 'month' | 'day';
  readonly ahead: number;
}

export type When = 'now' | Stretch | AgeSpan | Ahead;

/** When something is said to run: at some time, from one time, until another. */
export interface Times {
  readonly at?: When;
  readonly from?: When;
  readonly to?: When;
}

export type PeriodLevel = 'maha' | 'antar' | 'pratyantar' | 'any';
export type ClaimedDignity = DignityKey | 'vargottama' | 'detriment' | 'domicile';
export type Strength = 'strong' | 'weak' | 'strongest' | 'weakest';

interface Placed {
  readonly chart?: ClaimChart;
}

/** A claim without its mood. */
export type Assertion =
  | ({ readonly kind: 'lagna'; readonly sign: Sign } & Placed)
  | ({ readonly kind: 'sign'; readonly body: Subject; readonly sign: Sign } & Placed)
  /** One of `houses`: several where the sentence says `a kendra`, or `the 3rd or the 6th`. Counted from the lagna, or from another body. */
  | ({
      readonly kind: 'house';
      readonly body: Subject;
      readonly houses: readonly number[];
      readonly countedFrom?: BodyKey;
    } & Placed)
  | ({
      readonly kind: 'nakshatra';
      readonly body: Subject;
      readonly nakshatra: number;
      readonly pada?: number;
    } & Placed)
  /** Degrees within the sign; the tolerance follows from how finely it was written. */
  | ({
      readonly kind: 'degree';
      readonly body: Subject;
      readonly degree: number;
      readonly toleranceDeg: number;
    } & Placed)
  | ({ readonly kind: 'lord'; readonly house: number; readonly body: BodyKey } & Placed)
  | { readonly kind: 'sign-lord'; readonly sign: Sign; readonly body: BodyKey }
  /** `count` where it is numbered: the 4th aspect of Mars. `aspect` where it is a western one. */
  | ({
      readonly kind: 'aspect';
      readonly body: Subject;
      readonly on: Subject | { readonly house: number } | { readonly sign: Sign };
      readonly count?: number;
      readonly aspect?: AspectKey;
      /** How far from exact, in degrees: about so much, or `within` so much. A western aspect alone. */
      readonly orb?: { readonly degree: number; readonly within?: true };
    } & Placed)
  | ({ readonly kind: 'conjunct'; readonly bodies: readonly Subject[] } & Placed)
  /** Each in a sign of the other. */
  | ({ readonly kind: 'exchange'; readonly bodies: readonly Subject[] } & Placed)
  | ({ readonly kind: 'dignity'; readonly body: Subject; readonly dignity: ClaimedDignity } & Placed)
  | ({ readonly kind: 'retrograde'; readonly body: Subject } & Placed)
  | { readonly kind: 'combust'; readonly body: Subject }
  | { readonly kind: 'karaka'; readonly karaka: KarakaKey; readonly body: Subject }
  /** A period of vimshottari, with the lord of the greater one where it is named. */
  | ({
      readonly kind: 'period';
      readonly level: PeriodLevel;
      readonly lord: Subject;
      readonly within?: Subject;
    } & Times)
  /** By the engine's English name: several rules may bear it. */
  | { readonly kind: 'yoga'; readonly name: string }
  | { readonly kind: 'dosha'; readonly name: string }
  | ({
      readonly kind: 'transit';
      readonly body: Subject;
      readonly sign?: Sign;
      /** Counted from the lagna, or from `countedFrom`. */
      readonly house?: number;
      readonly countedFrom?: BodyKey;
      readonly retrograde?: true;
    } & Times)
  /** `phase`: Saturn before the Moon's sign, in it, or behind it. */
  | ({ readonly kind: 'sade-sati'; readonly phase?: 1 | 2 | 3 } & Times)
  /** Of two periods of vimshottari one follows the other; the same at every level. */
  | { readonly kind: 'period-order'; readonly lord: Subject; readonly after: Subject }
  /** `body` rules the sign in which the other stands. */
  | ({ readonly kind: 'dispositor'; readonly body: Subject; readonly of: Subject } & Placed)
  /** No graha stands there; in the tropical chart none of the ten planets. */
  | ({ readonly kind: 'empty'; readonly house: number } & Placed)
  | { readonly kind: 'bindus'; readonly house: number; readonly is: number }
  | { readonly kind: 'strength'; readonly body: Subject; readonly is: Strength }
  | { readonly kind: 'stronger'; readonly body: Subject; readonly than: Subject }
  /** The body has to do with the house or sign, the sentence does not say how: it stands in it, owns it, looks at it, or signifies it. */
  | ({
      readonly kind: 'touch';
      readonly body: Subject;
      readonly on: { readonly house: number } | { readonly sign: Sign };
    } & Placed);

/**
 * `hypothetical`: supposed and not said (`if Saturn were in …`). `general`: told as a rule of the tradition and not of this chart (`Saturn in the 7th
 * usually delays`): a word of generality stands with it, and nothing that points to the one who asks.
 */
export type Mood = 'hypothetical' | 'general';

/** One claim. `negated`: the sentence denies it. With a `mood` nobody has to answer for it. */
export type Claim = { readonly negated?: true; readonly mood?: Mood } & Assertion;

/** What a sentence says of a chart, and the words that name a placement and could not be read. */
export interface Reading {
  readonly claims: readonly Claim[];
  /** Empty where everything was understood. */
  readonly unread: readonly string[];
  /** Of what the sentence spoke last, for the pronouns of the next one. */
  readonly spoken: Spoken;
}

/** What a pronoun may point back to. */
export interface Spoken {
  readonly subjects: readonly Subject[];
  readonly house: number | null;
  readonly sign: number | null;
  /** What was last said to run or to pass, for `it lasts until …`. */
  readonly running?: Assertion;
  /** What a question asked, for a `yes` that answers it. */
  readonly asked?: readonly Claim[];
}
