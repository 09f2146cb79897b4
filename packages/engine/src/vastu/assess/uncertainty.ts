/** If the bearing or the places are off by as much as the caller admits, does the verdict stand? */

import type { Zone } from '../zone/index.ts';
import { ZONES } from '../zone/index.ts';
import { marginOf, outcomesWithin } from './cover.ts';
import { doubtfulDoor, doubtfulRoom, padaOf, zoneOfDoor } from './doubtful.ts';
import type { ReadRequest } from './request.ts';
import type { Space, Survey } from './survey.ts';

/** One room's or the door's. */
export interface UncertaintyResult {
  /** `rooms[2]` as sent, or `entrance`. */
  readonly id: string;
  readonly room: string;
  /** Where it stands if nothing is off. */
  readonly pointResult: Zone | null;
  readonly possibleZones: readonly Zone[];
  /** 1 … 32; empty for rooms. */
  readonly possiblePadas: readonly number[];
  /** Whether nothing else is possible. */
  readonly stable: boolean;
  /** Smallest turn that changes the result, thousandths below; 22.5 says that or more. */
  readonly bearingMarginDeg: number;
  readonly headingErrorDeg: number;
  readonly positionErrorM: number;
}

/** All of them. Rooms that were only stated are not among them: there is nothing to turn. */
export interface Uncertainty {
  readonly pointResult: { readonly score: number; readonly grade: string };
  readonly results: readonly UncertaintyResult[];
  readonly stable: boolean;
  readonly bounds: { readonly headingErrorDeg: number; readonly positionErrorM: number };
  readonly rulesChanged: false;
  readonly method: 'covering with proofs, to 0.001 degrees and 1 mm';
}

/** Turns beyond this are another drawing. */
const MOST_MARGIN_DEG = 22.5;

/** The uncertainty of an assessment; null where no error was admitted. */
export function uncertaintyOf(
  read: ReadRequest,
  survey: Survey,
  { score, grade }: Uncertainty['pointResult'],
): Uncertainty | null {
  const { headingErrorDeg, positionErrorM, rooms } = read;
  const isAsked =
    headingErrorDeg !== null ||
    positionErrorM !== null ||
    rooms.some((room) => room.headingErrorDeg !== null || room.positionErrorM !== null);
  if (!isAsked) return null;
  const bounds = { headingErrorDeg: headingErrorDeg ?? 0, positionErrorM: positionErrorM ?? 0 };
  const results = [
    ...survey.spaces.flatMap((space) => roomResult(space, survey, bounds)),
    ...doorResult(survey, bounds),
  ];
  return {
    pointResult: { score, grade },
    results,
    stable: results.every(({ stable }) => stable),
    bounds,
    rulesChanged: false,
    method: 'covering with proofs, to 0.001 degrees and 1 mm',
  };
}

/** In the order of zones. */
export function inOrder(zones: ReadonlySet<string>): readonly Zone[] {
  return ZONES.filter((zone) => zones.has(zone));
}

function roomResult(
  { room, drawn, zone }: Space,
  { plan }: Survey,
  bounds: Uncertainty['bounds'],
): readonly UncertaintyResult[] {
  if (plan === null || drawn === null) return [];
  const headingErrorDeg = room.headingErrorDeg ?? bounds.headingErrorDeg;
  const positionErrorM = room.positionErrorM ?? bounds.positionErrorM;
  const doubtful = doubtfulRoom(drawn.region, plan);
  const outcomes = outcomesWithin(doubtful, headingErrorDeg, positionErrorM);
  return [
    {
      id: `rooms[${room.index}]`,
      room: room.label,
      pointResult: zone,
      possibleZones: inOrder(outcomes),
      possiblePadas: [],
      stable: outcomes.size === 1,
      bearingMarginDeg: marginOf(doubtful, MOST_MARGIN_DEG),
      headingErrorDeg,
      positionErrorM,
    },
  ];
}

function doorResult({ plan, entrance }: Survey, bounds: Uncertainty['bounds']): readonly UncertaintyResult[] {
  if (plan === null || plan.door === null || entrance === null) return [];
  const doubtful = doubtfulDoor(plan.door, plan);
  const outcomes = [...outcomesWithin(doubtful, bounds.headingErrorDeg, bounds.positionErrorM)];
  const padas = [...new Set(outcomes.map(padaOf))].sort((a, b) => a - b);
  return [
    {
      id: 'entrance',
      room: 'Main entrance',
      pointResult: entrance.zone,
      possibleZones: inOrder(new Set(outcomes.map(zoneOfDoor))),
      possiblePadas: padas,
      stable: outcomes.length === 1,
      bearingMarginDeg: marginOf(doubtful, MOST_MARGIN_DEG),
      headingErrorDeg: bounds.headingErrorDeg,
      positionErrorM: bounds.positionErrorM,
    },
  ];
}
