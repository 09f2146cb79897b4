/**
 * Dividing the circle by a house system's name, in the chart's zodiac.
 *
 * Systems that follow the signs are counted here, for they follow the signs of the chart's own zodiac; all others are
 * cut by the core on the tropical ecliptic and then carried over. Where a system does not exist (inside the polar
 * circles) Porphyry's cusps stand in, and the division says so.
 */

import type { ChartCore } from './core.ts';
import { houseSystemOf, turning } from './houses.ts';
import type { Division } from './occupancy.ts';
import { wholeSignCusps } from './occupancy.ts';
import { degrees, positionQuanta } from './quantum.ts';

/** What a division needs to know of time, place and zodiac. */
export interface DivisionGround {
  /** Ascendant in the chart's zodiac, whole quanta. */
  readonly ascendantQ: number;
  readonly armcRad: number;
  readonly latitudeRad: number;
  readonly obliquityRad: number;
  readonly sunDeclinationRad: number;
  /** To take from tropical cusps; 0 in a tropical chart. */
  readonly ayanamsaTrueRad: number;
  readonly perDegree: number;
}

/** The system that stands in where another has no answer. */
const STAND_IN = 'porphyry';

/**
 * Twelve cusps by a system's id.
 *
 * @param id  of a system of twelve houses, as `resolveChoices` gives it
 */
export function divide(core: ChartCore, id: string, ground: DivisionGround): Division {
  const system = houseSystemOf(id);
  const { perDegree } = ground;
  if (system.id === 'whole-sign' || system.id === 'aries-whole-sign') {
    const from = system.id === 'whole-sign' ? ground.ascendantQ : 0;
    const signsFrom = system.id === 'whole-sign' ? 'ascendant' : 'aries';
    return division(system.id, system.id, wholeSignCusps(from, perDegree), perDegree, signsFrom);
  }
  const { cuspsRad, substituted } = core.houses(
    system.number,
    ground.armcRad,
    ground.latitudeRad,
    ground.obliquityRad,
    ground.sunDeclinationRad,
  );
  const cusps = cuspsRad.map((cusp) => positionQuanta(cusp - ground.ayanamsaTrueRad, perDegree));
  return division(system.id, substituted ? STAND_IN : system.id, cusps, perDegree, null);
}

function division(
  houseSystem: string,
  houseSystemUsed: string,
  cusps: readonly number[],
  perDegree: number,
  signsFrom: Division['signsFrom'],
): Division {
  const cuspsDeg = cusps.map((cusp) => degrees(cusp, perDegree));
  return { houseSystem, houseSystemUsed, cusps, cuspsDeg, direction: turning(cuspsDeg), signsFrom };
}
