/**
 * Ganda moola: birth with the Moon in one of the six nakshatras at the ends of the watery and the beginnings of the fiery signs, and how
 * near to the knot. For those who ask for the pada.
 *
 * Sources: Parashara, ch. 92 (`bphs`), for the knots of two ghatis; almanacs (`almanac-practice`) for the six and their padas.
 */

import { NAKSHATRAS, type Nakshatra } from '../../chart/zodiac.ts';
import { type Cell, cell } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import type { Kundli } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';

/** Which nakshatras they are, and on which side of the knot. */
const SIDES: { readonly [nakshatra: number]: 'after' | 'before' } = {
  1: 'after',
  9: 'before',
  10: 'after',
  18: 'before',
  19: 'after',
  27: 'before',
};

export interface GandaMoola {
  readonly isPresent: boolean;
  /** Of the Moon, 1 … 27, with its name and pada 1 … 4. */
  readonly nakshatra: number;
  readonly name: Nakshatra;
  readonly pada: number;
  /** Whether the Moon comes before or after the knot; null outside the six. */
  readonly side: 'before' | 'after' | null;
  /** Degrees of the Moon from the knot, 0 … 13.3333333; null outside the six. */
  readonly fromKnotDeg: number | null;
  /** In the pada that touches the knot. */
  readonly isGandantaPada: boolean;
  /** In the two ghatis that touch the knot: 26′40″ of arc. */
  readonly isGandanta: boolean;
  /** In the last five ghatis of Jyeshtha or the first eight of Mula. */
  readonly isAbhuktaMula: boolean;
  readonly because: readonly Cell[];
  readonly sources: readonly SourceKey[];
}

/** Ganda moola of a kundli. @throws EngineError INVALID_OPTION for what is no kundli @source  `almanac-practice`, `bphs` 92.2–5 */
export function gandaMoolaOf(kundli: Kundli): GandaMoola {
  const { longitudeDeg, nakshatra, pada } = readKundli(kundli).grahas.Moon;
  const side = SIDES[nakshatra] ?? null;
  const into = longitudeDeg - ((nakshatra - 1) * 40) / 3;
  const fromKnot = side === null ? null : side === 'after' ? into : 40 / 3 - into;
  const ghatis = fromKnot === null ? null : (fromKnot * 60 * 3) / 40;
  const isMula = nakshatra === 19;
  return {
    isPresent: side !== null,
    nakshatra,
    name: NAKSHATRAS[nakshatra - 1] as Nakshatra,
    pada,
    side,
    fromKnotDeg: fromKnot === null ? null : Math.max(0, Math.round(fromKnot * 1e7) / 1e7),
    isGandantaPada: side !== null && pada === (side === 'after' ? 1 : 4),
    isGandanta: ghatis !== null && isWithin(ghatis, 2, side),
    isAbhuktaMula: ghatis !== null && (isMula || nakshatra === 18) && isWithin(ghatis, isMula ? 8 : 5, side),
    because: [
      cell('Moon', 'nakshatra', nakshatra),
      cell('Moon', 'pada', pada),
      cell('Moon', 'longitudeDeg', longitudeDeg),
    ],
    sources: ['almanac-practice', 'bphs'],
  };
}

/** Half-open as all parts of the circle: the far end of a stretch before the knot belongs to it, that of one after does not. */
function isWithin(ghatis: number, reach: number, side: 'before' | 'after' | null): boolean {
  return side === 'after' ? ghatis < reach : ghatis <= reach;
}
