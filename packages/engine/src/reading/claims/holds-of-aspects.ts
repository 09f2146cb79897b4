/** Aspects of a ground: the glances of grahas by signs, and western aspects by their orbs. */

import { aspectsHouse, type Graha, houseFrom, ownSignsOf } from '../../jyotish/index.ts';
import type { AspectKey, BodyKey } from '../../language/keys.ts';
import { keepsAspect } from '../facts/certain-day.ts';
import type { Assertion, ClaimChart } from './claim.ts';
import { type Finding, some } from './finding.ts';
import { type Ground, isGraha, lordsOfSign, signNumber, signOfHouse, spotOf, westernName } from './ground.ts';

/** Whether the places of the tropical chart are meant. */
export function isWestern(ground: Ground, chart: ClaimChart | undefined): boolean {
  return (chart ?? ground.main) === 'western';
}

type Orb = Extract<Assertion, { kind: 'aspect' }>['orb'];
/** Orbs are told in whole degrees. */
const ORB_GRACE_DEG = 1;

/** How many signs an aspect spans, where it is told of signs. */
const SPANS: { readonly [aspect in AspectKey]?: readonly number[] } = {
  conjunction: [1],
  sextile: [3, 11],
  square: [4, 10],
  trine: [5, 9],
  opposition: [7],
  quincunx: [6, 8],
  semisextile: [2, 12],
};

/** Whether a body looks at another, at a house or at a sign. */
export function aspectHolds(ground: Ground, body: BodyKey, claim: Extract<Assertion, { kind: 'aspect' }>): Finding {
  const { on, aspect, chart, count, orb } = claim;
  if (typeof on === 'string' || 'lordOf' in on || 'anyOf' in on)
    return some(ground, on, chart, (other) => bodyAspect(ground, body, other, aspect, chart, count, orb));
  const sign = 'sign' in on ? signNumber(on.sign) : signOfHouse(ground, on.house, chart);
  const spot = spotOf(ground, body, chart);
  if (sign === null || spot === null) return null;
  return looksAt(ground, body, houseFrom(spot.sign, sign), aspect, chart, count);
}

function bodyAspect(
  ground: Ground,
  body: BodyKey,
  other: BodyKey,
  aspect: AspectKey | undefined,
  chart: ClaimChart | undefined,
  count: number | undefined,
  orb: Orb,
): Finding {
  const [one, two] = [spotOf(ground, body, chart), spotOf(ground, other, chart)];
  if (one === null || two === null) return null;
  if (isWestern(ground, chart)) return westernAspect(ground, body, other, aspect, orb);
  return looksAt(ground, body, houseFrom(one.sign, two.sign), aspect, chart, count);
}

/** Whether two bodies are in a western aspect, of a name and an orb where these are told. */
export function westernAspect(
  { parts: { nativity } }: Ground,
  a: BodyKey,
  b: BodyKey,
  aspect: AspectKey | undefined,
  orb: Orb,
): boolean | null {
  if (nativity === undefined) return null;
  const [one, two] = [westernName(a), westernName(b)];
  const { radix, aspects } = nativity;
  const found = aspects.aspects.find(
    ({ point1, point2, type, orbDeg }) =>
      ((point1 === one && point2 === two) || (point1 === two && point2 === one)) &&
      (aspect === undefined ? true : type === aspect) &&
      (orb === undefined ||
        (orb.within === true ? orbDeg <= orb.degree + ORB_GRACE_DEG : Math.abs(orbDeg - orb.degree) <= ORB_GRACE_DEG)),
  );
  // What another hour of the day would make or undo is not known.
  if (found === undefined || orb !== undefined) return radix.isTimeKnown ? found !== undefined : null;
  return keepsAspect(found, [radix, radix]) ? true : null;
}

/** By signs: the glance of a graha, or the span that a western aspect is named for. */
function looksAt(
  ground: Ground,
  body: BodyKey,
  span: number,
  aspect: AspectKey | undefined,
  chart: ClaimChart | undefined,
  count: number | undefined,
): Finding {
  if (aspect !== undefined) {
    const spans = SPANS[aspect];
    return spans === undefined ? null : spans.includes(span);
  }
  const { horoscope } = ground.parts;
  if (isWestern(ground, chart) || horoscope === undefined || !isGraha(body)) return null;
  if (count !== undefined && count !== span) return false;
  return aspectsHouse(body, span, { nodeDrishti: horoscope.grahas.settings.nodeDrishti });
}

/** Houses that a graha signifies by nature. Source: Mantreshvara, Phaladeepika 15 (`phaladeepika`), and Parashara 32 (`bphs`). */
const SIGNIFIES: { readonly [G in Graha]: readonly number[] } = {
  Sun: [1, 9, 10],
  Moon: [4],
  Mars: [3, 4, 6],
  Mercury: [4, 10],
  Jupiter: [2, 5, 9, 10, 11],
  Venus: [4, 7],
  Saturn: [6, 8, 10, 12],
  Rahu: [],
  Ketu: [],
};

/** Whether a body has to do with a house or sign at all: it stands there, owns it, looks at it, or signifies it. */
export function touches(ground: Ground, body: BodyKey, { on, chart }: Extract<Assertion, { kind: 'touch' }>): Finding {
  const spot = spotOf(ground, body, chart);
  const sign = 'sign' in on ? signNumber(on.sign) : signOfHouse(ground, on.house, chart);
  if (spot === null || sign === null) return null;
  if (spot.sign === sign || ('house' in on && spot.house === on.house)) return true;
  if (isGraha(body) && ownSignsOf(body).includes(sign)) return true;
  if ('house' in on && isGraha(body) && SIGNIFIES[body].includes(on.house)) return true;
  if (isWestern(ground, chart)) return lordsOfSign(sign, true).includes(body);
  return looksAt(ground, body, houseFrom(spot.sign, sign), undefined, chart, undefined);
}
