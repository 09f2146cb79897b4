/**
 * Where a longitude falls: sign, its lord, nakshatra, pada. Divides a circle of whole quanta; every part is half-open,
 * so the first point of a sign or nakshatra belongs to it and the last one never shows as the next.
 *
 * Sign lords and the thirds of nakshatra lords: Parashara, ch. 3 and 46 (`bphs`).
 */

import type { Sign, Zodiac, ZodiacPoint } from './chart.ts';
import { SIGNS } from './chart.ts';
import { degrees } from './quantum.ts';

/** Lords of the seven visible planets, Aries first. */
export const SIGN_LORDS = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
] as const;

/** The 27 nakshatras of 13°20′, from the first point of sidereal Aries. */
export const NAKSHATRAS = [
  'Ashwini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Vishakha',
  'Anuradha',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishta',
  'Shatabhisha',
  'Purva Bhadrapada',
  'Uttara Bhadrapada',
  'Revati',
] as const;
export type Nakshatra = (typeof NAKSHATRAS)[number];

/** Lords of the nakshatras in the order of the Vimshottari years, three times round. */
export const NAKSHATRA_LORDS = [
  'Ketu',
  'Venus',
  'Sun',
  'Moon',
  'Mars',
  'Rahu',
  'Jupiter',
  'Saturn',
  'Mercury',
] as const;

/** Which of `parts` equal, half-open parts of the circle holds the point: 0 … parts − 1. Exact in whole numbers. */
export function partOf(q: number, parts: number, perDegree: number): number {
  return Math.floor((q * parts) / (360 * perDegree));
}

/** Traditional lord of the sign, 1 … 12. */
export function lordOfSign(number: number): string {
  return SIGN_LORDS[(((number - 1) % 12) + 12) % 12] as string;
}

/** Nakshatra, pada 1 … 4 and lord of a sidereal place in quanta. */
export function nakshatraAt(q: number, perDegree: number): { nakshatra: Nakshatra; pada: number; lord: string } {
  const quarter = partOf(q, 108, perDegree);
  const index = Math.floor(quarter / 4);
  return {
    nakshatra: NAKSHATRAS[index] as Nakshatra,
    pada: (quarter % 4) + 1,
    lord: NAKSHATRA_LORDS[index % 9] as string,
  };
}

/**
 * The sign of a place on the circle.
 *
 * @param q          0 … 360 · perDegree − 1, whole quanta in the chart's zodiac
 * @param perDegree  quanta in a degree
 * @returns degrees exactly as rounded: longitude = 30 · (signNumber − 1) + degree in decimals
 */
export function signPoint(q: number, perDegree: number): ZodiacPoint {
  const index = partOf(q, 12, perDegree);
  return {
    longitude: degrees(q, perDegree),
    sign: SIGNS[index] as Sign,
    signNumber: index + 1,
    signLord: SIGN_LORDS[index] as string,
    degree: degrees(q - index * 30 * perDegree, perDegree),
  };
}

/**
 * The record of one named place on the circle, as `signPoint`; nakshatras are given in a sidereal chart only.
 */
export function zodiacPoint<N extends string>(
  name: N,
  q: number,
  perDegree: number,
  zodiac: Zodiac,
): ZodiacPoint & { readonly name: N } {
  const { longitude, sign, signNumber, signLord, degree } = signPoint(q, perDegree);
  if (zodiac === 'tropical') return { name, longitude, sign, signNumber, signLord, degree };
  const { nakshatra, pada, lord } = nakshatraAt(q, perDegree);
  // Written out, not spread: a chart makes a dozen and a half of these, and spreading costs ten times as much.
  return {
    name,
    longitude,
    sign,
    signNumber,
    signLord,
    degree,
    nakshatra,
    nakshatraPada: pada,
    pada,
    nakshatraLord: lord,
  };
}
