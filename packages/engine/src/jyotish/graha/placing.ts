/**
 * Where grahas stand, as comparisons look at it: sign and degree alone, of a kundli or of one of its vargas. Who is exalted there by sign, who has come
 * furthest, who looks on. For stronger.ts, and for the rooms whose rules weigh signs.
 *
 * Sources: `jaimini-sutras` 1.1 for the one who has come furthest; `narasimha-rao-integrated` §15.5 for the rest.
 */

import { oneOf } from '../../choice.ts';
import { readRecord, refusal } from '../../input.ts';
import { EXALTATIONS, NODE_DIGNITY_SCHOOLS, type NodeDignitySchool } from './dignity.ts';
import { rashiAspects } from './drishti.ts';
import { GRAHAS, type Graha, isNode } from './kundli.ts';

/** Sign and degree of each graha: the `grahas` of a kundli, or the same of one of its vargas. */
export type Placing = { readonly [G in Graha]: { readonly sign: number; readonly degree: number } };

/**
 * Where the nodes are exalted, and debilitated opposite: a school of dignity.ts, or `either`: both in Gemini and Sagittarius and in
 * Taurus and Scorpio, as Jagannatha Hora and PyJHora count the years of signs.
 */
export type NodeExaltation = NodeDignitySchool | 'either';
export const NODE_EXALTATIONS: readonly NodeExaltation[] = [...NODE_DIGNITY_SCHOOLS, 'either'];

/** Degrees of the nodes count from the end of their sign, since they go backwards (Narasimha Rao), or from its start (some programs). */
export const NODE_DEGREES = ['from-end', 'from-start'] as const;
export type NodeDegrees = (typeof NODE_DEGREES)[number];

/**
 * Places as these comparisons may reckon with them.
 *
 * @param field  as the error shall name it
 * @throws  EngineError INVALID_OPTION with the graha, such as `placing.Mars`
 */
export function readPlacing(placing: Placing, field: string = 'placing'): void {
  readRecord(field, placing, 'the nine grahas by name: kundli.grahas');
  for (const graha of GRAHAS) {
    const spot = placing[graha];
    const isDegree = Number.isFinite(spot?.degree) && spot.degree >= 0 && spot.degree < 30;
    if (isDegree && Number.isInteger(spot.sign) && spot.sign >= 1 && spot.sign <= 12) continue;
    const allowed = 'sign 1 … 12 and degree 0 … <30';
    throw refusal('INVALID_OPTION', `${field}.${graha}`, allowed, `The ${field} needs ${graha} with ${allowed}.`);
  }
}

/**
 * Whether a graha stands in its sign of exaltation (1) or debilitation (−1), by sign alone; else 0.
 *
 * @throws  EngineError INVALID_OPTION for a school that does not exist
 */
export function signDignity(graha: Graha, sign: number, nodes: NodeExaltation = 'narasimha-rao'): -1 | 0 | 1 {
  if (!isNode(graha)) return atHeight(EXALTATIONS[graha].sign, sign);
  if (nodes === 'either') return signDignity(graha, sign, 'narasimha-rao') || signDignity(graha, sign, 'bphs');
  const school = oneOf('nodeExaltation', nodes, NODE_DIGNITY_SCHOOLS);
  return school === 'none' ? 0 : atHeight(EXALTATIONS.nodes[school][graha].sign, sign);
}

/** Degrees run through in the sign; the nodes, going backwards, count from its end unless told otherwise. */
export function advancement(placing: Placing, graha: Graha, nodes: NodeDegrees = 'from-end'): number {
  const { degree } = placing[graha];
  return nodes === 'from-end' && isNode(graha) ? 30 - degree : degree;
}

/**
 * The graha furthest through its sign, of eight: the seven and Rahu, who counts from the end. Among equals the earlier in the order of
 * the weekdays.
 */
export function atmakarakaOf(placing: Placing): Graha {
  let best: Graha = 'Sun';
  for (const graha of GRAHAS) {
    if (graha !== 'Ketu' && advancement(placing, graha) > advancement(placing, best)) best = graha;
  }
  return best;
}

/** How many grahas stand in a sign. */
export function occupants(placing: Placing, sign: number): number {
  let count = 0;
  for (const graha of GRAHAS) if (placing[graha].sign === sign) count++;
  return count;
}

/** Whether a graha stands in a sign or looks at it by the aspect of signs. */
export function touches(placing: Placing, graha: Graha, sign: number): 0 | 1 {
  const from = placing[graha].sign;
  return from === sign || rashiAspects(from, sign) ? 1 : 0;
}

/** Dual signs 3, fixed 2, movable 1. */
export function kindOf(sign: number): number {
  return ((sign - 1) % 3) + 1;
}

function atHeight(exalted: number, sign: number): -1 | 0 | 1 {
  if (sign === exalted) return 1;
  return (sign - exalted + 12) % 12 === 6 ? -1 : 0;
}
