/** What a report is made of before anyone knows where a page ends. */

import type { Scene } from '../../drawing/scene.ts';
import type { Picture } from '../pdf/samples.ts';
import type { Weight } from '../type/families.ts';

/** Colours of text and grounds, by what they are for. */
export const TONES = ['ink', 'mute', 'accent', 'good', 'bad'] as const;
export type Tone = (typeof TONES)[number];

/** A stretch of text of one look. */
export interface Run {
  readonly text: string;
  readonly weight?: Weight;
  readonly tone?: Tone;
  /** An address; `https:` only. */
  readonly href?: string;
}

/** Text as it is written most often: a string, or runs. */
export type Words = string | readonly Run[];

export interface Heading {
  readonly kind: 'heading';
  /** 1 begins a chapter and a page, 2 stands in the contents, 3 does not. */
  readonly level: 1 | 2 | 3;
  readonly text: string;
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly words: Words;
  /** `small` for notes and sources, `lead` for what is to be read first, `display` for the title on a cover. */
  readonly size?: 'small' | 'usual' | 'lead' | 'display';
  readonly align?: 'start' | 'middle';
  /** Where it comes from, printed behind it in small type: a rule and its source. */
  readonly source?: string;
}

export interface List {
  readonly kind: 'list';
  readonly items: readonly Words[];
  readonly ordered?: boolean;
}

export interface Column {
  /** Share of the width, beside those of the others; null as wide as its words. */
  readonly share: number | null;
  readonly align?: 'start' | 'middle' | 'end';
}

/** A table; its head stands again on every page that it reaches. */
export interface Table {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  readonly head: readonly Words[];
  readonly rows: readonly (readonly Words[])[];
  /** What it shows, in words. */
  readonly title: string;
  /** Rows to be lifted out, by index. */
  readonly marked?: readonly number[];
  readonly size?: 'small' | 'usual';
  /** The work that its figures follow, printed under it in small type. */
  readonly source?: string;
}

/** Names and values, in two or more pairs of columns. */
export interface FactList {
  readonly kind: 'facts';
  readonly pairs: readonly (readonly [name: string, value: Words])[];
  readonly columns?: 1 | 2 | 3;
}

export interface Figure {
  readonly kind: 'figure';
  readonly scene: Scene;
  /** Points, or as wide as there is room. */
  readonly width?: number;
  readonly caption?: string;
}

/** A picture that was read by `readPicture`, such as a logo; as large as it can be within the box. */
export interface Image {
  readonly kind: 'image';
  readonly picture: Picture;
  /** The box, points; no wider than there is room. */
  readonly width: number;
  readonly height: number;
  readonly align?: 'start' | 'middle' | 'end';
  /** What it shows, in words. */
  readonly title: string;
}

/** Blocks beside one another, in columns of equal width; none of them may be longer than a page. */
export interface Beside {
  readonly kind: 'beside';
  readonly columns: readonly (readonly Block[])[];
}

/** Blocks on a tinted ground. */
export interface Callout {
  readonly kind: 'callout';
  readonly tone: 'neutral' | 'good' | 'bad';
  readonly blocks: readonly Block[];
}

/** The list of chapters, with their pages. */
export interface Contents {
  readonly kind: 'contents';
  readonly title: string;
}

export interface Turn {
  readonly kind: 'turn';
}

export interface Space {
  readonly kind: 'space';
  readonly points: number;
}

export type Block =
  | Heading
  | Paragraph
  | List
  | Table
  | FactList
  | Figure
  | Image
  | Beside
  | Callout
  | Contents
  | Turn
  | Space;

/** Words as runs. */
export function runsOf(words: Words): readonly Run[] {
  return typeof words === 'string' ? [{ text: words }] : words;
}

/** Words as they are read aloud. */
export function plainOf(words: Words): string {
  return runsOf(words)
    .map(({ text }) => text)
    .join('');
}
