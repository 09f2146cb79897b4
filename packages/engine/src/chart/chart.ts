/** The shape of a chart: the published record, degrees, names, rounded once to the quantum its stamp states. */

import type { Warning } from '../errors.ts';
import type { ZoneSource } from '../time/moment.ts';

export const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;
export type Sign = (typeof SIGNS)[number];

export type Zodiac = 'tropical' | 'sidereal';

/** Where a longitude falls: sign, degree within it and, in a sidereal chart, nakshatra and pada. */
export interface ZodiacPoint {
  /** 0 … <360 in the chart's zodiac, 7 decimals. */
  readonly longitude: number;
  readonly sign: Sign;
  readonly signNumber: number;
  readonly signLord: string;
  /** 0 … <30 within the sign. */
  readonly degree: number;
  readonly nakshatra?: string;
  readonly nakshatraPada?: number;
  readonly pada?: number;
  readonly nakshatraLord?: string;
}

/** One body in the chart. */
export interface Placement extends ZodiacPoint {
  readonly name: string;
  readonly latitude: number;
  /** Present in tropical charts. */
  readonly declination?: number;
  /** Degrees of longitude per day. */
  readonly speed: number;
  /** Astronomical units. */
  readonly distance: number;
  /** 1 … 12 by the chart's house system. */
  readonly house: number;
  readonly retrograde: boolean;
  readonly isRetrograde: boolean;
  /** 1 … 12 by the second division of the circle, when the choices asked for one. */
  readonly chalitHouse?: number;
  /** What the doubt about time and ephemeris could change; absent when nothing could. */
  readonly uncertain?: readonly Uncertain[];
}

/** Parts of a placement that a doubtful time can turn into their neighbours. */
export type Uncertain = 'sign' | 'nakshatra' | 'pada' | 'house';

export interface Angle extends ZodiacPoint {
  readonly name: 'Ascendant' | 'Midheaven' | 'Descendant' | 'ImumCoeli' | 'Vertex' | 'EastPoint';
  readonly uncertain?: readonly Uncertain[];
}

export interface House {
  readonly number: number;
  readonly house: number;
  readonly sign: Sign;
  /** The cusp; with `whole-sign`, the start of the sign. */
  readonly longitude: number;
  readonly degree: number;
  readonly signLord: string;
  readonly lord: string;
  readonly occupants: readonly string[];
}

/** A second division into houses, laid over the first: chalit, bhava chalit. */
export interface Chalit {
  readonly houseSystem: string;
  readonly houseSystemUsed: string;
  /** Where the twelve houses begin, degrees in the chart's zodiac. */
  readonly cusps: readonly number[];
}

export interface ChartTime {
  readonly datetimeLocal: string;
  readonly datetimeUtc: string;
  readonly utcOffset: string;
  readonly zone: string;
  readonly zoneSource: ZoneSource;
  readonly tzdbVersion: string;
}

export interface Calculation {
  readonly ayanamsa: string | null;
  /** Mean ayanamsa (nutation removed), degrees; null in a tropical chart. */
  readonly ayanamsaValue: number | null;
  /** The same with nutation, to be taken from apparent longitudes. */
  readonly ayanamsaTrueValue: number | null;
  /** Epoch and value of an ayanamsa of the caller's own, as given. */
  readonly ayanamsaUser?: { readonly t0: number; readonly valueDeg: number };
  readonly julianDayTt: number;
  readonly julianDayUt: number;
  readonly deltaTSeconds: number;
  /** Local apparent sidereal time at the place, degrees. */
  readonly siderealTimeDeg: number;
  readonly obliquityDeg: number;
  readonly houseSystem: string;
  readonly houseSystemUsed: string;
  readonly nodeType: 'mean' | 'true';
  readonly ephemeris: string;
  readonly rulesEdition: string;
  readonly engineVersion: string;
  /** The step that every angle was rounded to, once, degrees. */
  readonly quantumDeg?: number;
}

/**
 * Per body and angle, degrees: what the ephemeris may be off by, how far the point moves in a minute of birth time, and
 * both together for the doubt about this time (clock and ΔT), to first order and at most 180.
 */
export interface Uncertainty {
  readonly [name: string]: { readonly ephemerisDeg: number; readonly perMinuteDeg: number; readonly totalDeg: number };
}

export interface Chart {
  readonly zodiac: Zodiac;
  readonly ascendant: Angle;
  readonly midheaven: Angle;
  readonly angles: readonly Angle[];
  readonly planets: readonly Placement[];
  readonly houses: readonly House[];
  readonly chalit?: Chalit;
  readonly sunSign: Sign;
  readonly moonSign: Sign;
  /** The Moon's, in sidereal charts. */
  readonly nakshatra?: string;
  readonly nakshatraPada?: number;
  readonly nakshatraLord?: string;
  readonly time: ChartTime;
  readonly calculation: Calculation;
  readonly uncertainty: Uncertainty;
  readonly warnings: readonly Warning[];
}
