/**
 * Who lives in each house. Works on whole quanta in the chart's zodiac; `houseOf` in houses.ts says which house holds a point.
 */

import type { House, Placement } from './chart.ts';
import type { Turning } from './houses.ts';
import { partOf, signPoint } from './zodiac.ts';

/** A division of the circle: how each house begins, and which system it came from. */
export interface Division {
  readonly houseSystem: string;
  readonly houseSystemUsed: string;
  /** 12 whole quanta, first house first. */
  readonly cusps: readonly number[];
  /** The same as printed, degrees. */
  readonly cuspsDeg: readonly number[];
  /** Which way the cusps go round, as `turning` says. */
  readonly direction: Turning;
  /** Houses that are whole signs, counted from the ascendant's or from Aries; null for any other division. */
  readonly signsFrom: 'ascendant' | 'aries' | null;
}

/** Twelve whole signs from the sign that holds the point. */
export function wholeSignCusps(q: number, perDegree: number): readonly number[] {
  const first = partOf(q, 12, perDegree);
  const cusps = new Array<number>(12);
  for (let i = 0; i < 12; i += 1) cusps[i] = ((first + i) % 12) * 30 * perDegree;
  return cusps;
}

/** How far the nearest cusp is, in quanta: 0 … half a turn. */
export function distanceToCusp(q: number, cusps: readonly number[], perDegree: number): number {
  const turn = 360 * perDegree;
  const cusp = cusps[nearestCusp(q, cusps, turn)] as number;
  return arc(q, cusp, turn);
}

/** The twelve house records, with the names of those who live there in the order of the chart. */
export function houseRecords(division: Division, planets: readonly Placement[], perDegree: number): readonly House[] {
  const living: string[][] = division.cusps.map(() => []);
  for (const { house, name } of planets) living[house - 1]?.push(name);
  return division.cusps.map((cusp, i) => {
    const { longitude, degree, sign, signLord } = signPoint(cusp, perDegree);
    const occupants = living[i] as string[];
    return {
      number: i + 1,
      house: i + 1,
      sign,
      longitude,
      degree,
      signLord,
      lord: signLord,
      occupants,
    };
  });
}

function nearestCusp(q: number, cusps: readonly number[], turn: number): number {
  let nearest = 0;
  for (let i = 1; i < 12; i += 1) {
    if (arc(q, cusps[i] as number, turn) < arc(q, cusps[nearest] as number, turn)) nearest = i;
  }
  return nearest;
}

function arc(a: number, b: number, turn: number): number {
  const apart = Math.abs(a - b);
  return Math.min(apart, turn - apart);
}
