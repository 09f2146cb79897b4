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

/** One angle of the place. */
export interface Angle extends ZodiacPoint {
  readonly name: 'Ascendant' | 'Midheaven' | 'Descendant' | 'ImumCoeli' | 'Vertex' | 'EastPoint';
  readonly uncertain?: readonly Uncertain[];
}

/** One house. `number` and `house`, `signLord` and `lord` hold one value. */
export interface House {
  /** 1 … 12. */
  readonly number: number;
  readonly house: number;
  /** The sign of the cusp. */
  readonly sign: Sign;
  /** The cusp, degrees in the chart's zodiac; with `whole-sign`, the start of the sign. */
  readonly longitude: number;
  /** 0 … <30 within the sign. */
  readonly degree: number;
  readonly signLord: string;
  readonly lord: string;
  /** Names of the bodies in it, in the order of the chart. */
  readonly occupants: readonly string[];
}

/** A second division into houses, laid over the first: chalit, bhava chalit. */
export interface Chalit {
  readonly houseSystem: string;
  readonly houseSystemUsed: string;
  /** Where the twelve houses begin, degrees in the chart's zodiac. */
  readonly cusps: readonly number[];
}

/** The civil time as understood. */
export interface ChartTime {
  /** ISO 8601 without offset. */
  readonly datetimeLocal: string;
  /** ISO 8601 with `Z`. */
  readonly datetimeUtc: string;
  /** `+05:30`. */
  readonly utcOffset: string;
  /** IANA id, `UTC`, or the offset as text. */
  readonly zone: string;
  readonly zoneSource: ZoneSource;
  /** Edition of the time zone table, such as `2026a`. */
  readonly tzdbVersion: string;
}

/** What the figures rest on. */
export interface Calculation {
  /** Id of the ayanamsa; null in a tropical chart. */
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
  /** True obliquity of date. */
  readonly obliquityDeg: number;
  /** Id of the house system that was asked for. */
  readonly houseSystem: string;
  /** Of the one that answered: another only where the wanted one does not exist. */
  readonly houseSystemUsed: string;
  readonly nodeType: 'mean' | 'true';
  /** There when the places are not apparent ones. */
  readonly place?: 'geometric';
  /** Id of the ephemeris that placed the Earth, such as `khagol-de431-1800-2400/1`. */
  readonly ephemeris: string;
  readonly rulesEdition: string;
  readonly engineVersion: string;
  /** The step that every angle was rounded to, once, degrees. */
  readonly quantumDeg?: number;
}

/**
 * Per body and angle (by name; Descendant and ImumCoeli as their opposites), degrees: what the ephemeris may be off by, how far the point moves in a minute of birth time, and
 * both together for the doubt about this time (clock and ΔT), to first order and at most 180.
 */
export interface Uncertainty {
  readonly [name: string]: { readonly ephemerisDeg: number; readonly perMinuteDeg: number; readonly totalDeg: number };
}

/** A chart. Degrees throughout, safe for JSON. */
export interface Chart {
  readonly zodiac: Zodiac;
  readonly ascendant: Angle;
  /** The ecliptic on the meridian at right ascension = sidereal time; inside the polar circles it can lie below the horizon. */
  readonly midheaven: Angle;
  /** Ascendant, Midheaven, Descendant, ImumCoeli, Vertex, EastPoint. */
  readonly angles: readonly Angle[];
  /** The bodies asked for and the two nodes, in the order of the tradition. */
  readonly planets: readonly Placement[];
  /** Twelve, the first first. */
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
  /**
   * Those of the moment, then: TIME_ASSUMED, SIGN_UNCERTAIN, HOUSE_SYSTEM_SUBSTITUTED, HOUSE_TEN_OPPOSITE_MIDHEAVEN, OUTSIDE_EPHEMERIS_SPAN,
   * BODY_UNAVAILABLE. Empty when all is plain.
   */
  readonly warnings: readonly Warning[];
}
