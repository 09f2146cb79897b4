/** What a search through a progressed life can find, and how it is told. */

import type { SourceKey } from '../../sources.ts';
import type { ProgressionSettings } from './choices.ts';

export const PROGRESSED_KINDS = ['lunation', 'station', 'sign-ingress', 'house-ingress', 'aspect'] as const;
export type ProgressedKind = (typeof PROGRESSED_KINDS)[number];

/** When it is so: in life, and in the sky that stands for it. */
export interface ProgressedTime {
  readonly jdTt: number;
  readonly jdUt: number;
  readonly time?: string;
  readonly skyJdTt: number;
  readonly ageYears: number;
}

/** A point's motion as life goes on: in a converse progression a direct planet goes back. */
export type ProgressedMotion = 'forward' | 'backward';

/** The eight phases, from the new Moon on; 45° each. */
export const PROGRESSED_PHASES = [
  'new-moon',
  'crescent',
  'first-quarter',
  'gibbous',
  'full-moon',
  'disseminating',
  'last-quarter',
  'balsamic',
] as const;

/** Degrees are those of the event, in the zodiac of the radix. */
export type ProgressedEvent = ProgressedTime &
  (
    | {
        readonly kind: 'lunation';
        readonly phase: (typeof PROGRESSED_PHASES)[number];
        readonly sunDeg: number;
        readonly moonDeg: number;
      }
    | {
        readonly kind: 'station';
        readonly point: string;
        readonly turns: ProgressedMotion;
        readonly longitudeDeg: number;
      }
    | {
        readonly kind: 'sign-ingress';
        readonly point: string;
        /** The sign entered, 1 … 12. */
        readonly sign: number;
        readonly motion: ProgressedMotion;
      }
    | {
        readonly kind: 'house-ingress';
        readonly point: string;
        /** The natal house entered, 1 … 12. */
        readonly house: number;
        readonly motion: ProgressedMotion;
      }
    | {
        readonly kind: 'aspect';
        readonly point: string;
        readonly aspectDeg: number;
        readonly natalPoint: string;
        readonly longitudeDeg: number;
        readonly motion: ProgressedMotion;
      }
  );

export interface ProgressedEvents {
  /** In the order of life. */
  readonly events: readonly ProgressedEvent[];
  /** Points that could not be followed, and why. */
  readonly left: readonly { readonly point: string; readonly reason: 'within-polar-circle' }[];
  readonly settings: ProgressionSettings & {
    readonly kinds: readonly ProgressedKind[];
    readonly points: readonly string[];
    readonly natalPoints: readonly string[];
    readonly aspectsDeg: readonly number[];
    readonly fromJdTt: number;
    readonly toJdTt: number;
  };
  readonly sources: readonly SourceKey[];
}
