/** Places as claims: where a body is said to be, and in which chart. */

import { SIGNS } from '../../../chart/chart.ts';
import type { Sign } from '../../../language/keys.ts';
import type { Assertion, ClaimChart, Spoken, Subject } from '../claim.ts';
import type { Node, Noun } from '../nodes.ts';
import { argOf, is } from '../scan.ts';

/** A place that a body may stand in. */
export type Place = Extract<Noun, { readonly type: 'sign' | 'house' | 'nakshatra' | 'degree' }>;

/** What `there` points to at the beginning of a sentence. */
export function placeOf({ house, sign }: Spoken): Place | null {
  if (house !== null) return { type: 'house', houses: [house] };
  return sign === null ? null : { type: 'sign', sign };
}

/** Whether there is nothing but places, such as `In the seventh house!`. */
export function isLone(nodes: readonly Node[]): boolean {
  return nodes.every(({ noun, item, gap, case: of }) =>
    noun === null
      ? gap === 0 &&
        ['in', 'you', 'comma', 'stop', 'pin', 'and', 'fin', 'sep', 'ask', 'line', 'colon'].some((tag) => is(item, tag))
      : gap === 0 && of === 'in' && noun.type !== 'body' && noun.type !== 'date',
  );
}

/** A chart that is named once, behind the places: it is meant of all of them. Named before them it holds from there on. */
export function chartOf(nodes: readonly Node[]): ClaimChart | undefined {
  const named = nodes
    .map(({ noun, item }, at) => (noun === null && is(item, 'varga') ? at : -1))
    .filter((at) => at >= 0);
  const [only] = named;
  if (
    named.length !== 1 ||
    only === undefined ||
    nodes.slice(only).some(({ noun }) => noun !== null && noun.type !== 'date' && noun.type !== 'body')
  )
    return undefined;
  const varga = argOf((nodes[only] as Node).item, 'varga');
  return varga === 'D1' ? 'rashi' : (varga as ClaimChart);
}

/** A sign by its number, 1 … 12. */
export function signOf(sign: number): Sign {
  return SIGNS[sign - 1] as Sign;
}

/** That a body is in a place. */
export function placement(body: Subject, place: Place, chart: { readonly chart?: ClaimChart }): Assertion {
  switch (place.type) {
    case 'sign':
      return body === 'Ascendant'
        ? { kind: 'lagna', sign: signOf(place.sign), ...chart }
        : { kind: 'sign', body, sign: signOf(place.sign), ...chart };
    case 'house':
      return {
        kind: 'house',
        body,
        houses: place.houses,
        ...(place.from === undefined ? {} : { countedFrom: place.from }),
        ...chart,
      };
    case 'nakshatra':
      return {
        kind: 'nakshatra',
        body,
        nakshatra: place.nakshatra,
        ...(place.pada === undefined ? {} : { pada: place.pada }),
        ...chart,
      };
    case 'degree':
      return { kind: 'degree', body, degree: place.degree, toleranceDeg: place.toleranceDeg, ...chart };
  }
}
