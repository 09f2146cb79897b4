/** Claim × ground → true, false or unknown. Every kind is computed again from records. */

import { aspectsHouse, type Graha, houseFrom, ownSignsOf } from '../../jyotish/index.ts';
import type { AspectKey, BodyKey } from '../../language/keys.ts';
import type { Assertion, Claim, ClaimChart, Subject } from './claim.ts';
import {
  bodiesOf,
  type Ground,
  isGraha,
  lordsOfHouse,
  lordsOfSign,
  type Spot,
  signNumber,
  signOfHouse,
  spotOf,
  westernName,
} from './ground.ts';
import { periodHolds, sadeSatiHolds, transitHolds } from './holds-in-time.ts';
import { combinationHolds, dignityHolds, isStronger, karakaHolds, strengthHolds } from './holds-of-state.ts';

/** `both` stands within for what one may affirm and deny, such as a dosha that is formed and cancelled. */
export type Verdict = 'true' | 'false' | 'unknown';
export type Finding = boolean | null | 'both';

/**
 * Whether a claim holds. A mood is not looked at: what is only supposed is judged as if it had been said.
 *
 * @returns `unknown` where the records of the ground cannot tell, such as a time of which there is no sky
 */
export function holds(claim: Claim, ground: Ground): Verdict {
  const found = findingOf(claim, ground);
  if (found === null) return 'unknown';
  if (found === 'both') return 'true';
  return found !== (claim.negated === true) ? 'true' : 'false';
}

/** Yes where it is so of one of the bodies a subject may mean; unknown where nothing is known of any. */
function some(
  ground: Ground,
  subject: Subject,
  chart: ClaimChart | undefined,
  test: (body: BodyKey) => Finding,
): Finding {
  const found = bodiesOf(ground, subject, chart).map(test);
  return found.find((each) => each === true || each === 'both') ?? (found.includes(false) ? false : null);
}

function atSpot(
  ground: Ground,
  subject: Subject,
  chart: ClaimChart | undefined,
  test: (spot: Spot) => boolean | null,
): Finding {
  return some(ground, subject, chart, (body) => {
    const spot = spotOf(ground, body, chart);
    return spot === null ? null : test(spot);
  });
}

function findingOf(claim: Assertion, ground: Ground): Finding {
  switch (claim.kind) {
    case 'lagna':
      return atSpot(ground, 'Ascendant', claim.chart, ({ sign }) => sign === signNumber(claim.sign));
    case 'sign':
      return atSpot(ground, claim.body, claim.chart, ({ sign }) => sign === signNumber(claim.sign));
    case 'house':
      return houseHolds(ground, claim);
    case 'nakshatra':
      return atSpot(ground, claim.body, claim.chart, ({ nakshatra, pada }) =>
        nakshatra === null ? null : nakshatra === claim.nakshatra && (claim.pada === undefined || claim.pada === pada),
      );
    case 'degree':
      return atSpot(ground, claim.body, claim.chart, ({ degree }) =>
        degree === null ? null : Math.abs(degree - claim.degree) < claim.toleranceDeg,
      );
    case 'lord': {
      const lords = lordsOfHouse(ground, claim.house, claim.chart);
      return lords.length === 0 ? null : lords.includes(claim.body);
    }
    case 'sign-lord':
      return lordsOfSign(signNumber(claim.sign), ground.main === 'western').includes(claim.body);
    case 'aspect':
      return some(ground, claim.body, claim.chart, (body) => aspectHolds(ground, body, claim));
    case 'conjunct':
      return everyPair(ground, claim.bodies, claim.chart, (a, b) => isTogether(ground, a, b, claim.chart));
    case 'exchange':
      return everyPair(ground, claim.bodies, claim.chart, (a, b) => isExchanged(ground, a, b, claim.chart));
    case 'dignity':
      return some(ground, claim.body, claim.chart, (body) => dignityHolds(ground, body, claim.dignity, claim.chart));
    case 'retrograde':
      return atSpot(
        ground,
        claim.body,
        claim.chart === undefined || claim.chart === 'western' ? claim.chart : 'rashi',
        ({ isRetrograde }) => isRetrograde,
      );
    case 'combust':
      return some(
        ground,
        claim.body,
        undefined,
        (body) => ground.parts.horoscope?.grahas.grahas.find(({ name }) => name === body)?.isCombust ?? null,
      );
    case 'karaka':
      return some(ground, claim.body, undefined, (body) => karakaHolds(ground, claim.karaka, body));
    case 'period':
      return periodHolds(ground, claim);
    case 'yoga':
    case 'dosha':
      return combinationHolds(ground, claim.kind, claim.name);
    case 'transit':
      return transitHolds(ground, claim);
    case 'sade-sati':
      return sadeSatiHolds(ground, claim);
    case 'bindus': {
      const { horoscope } = ground.parts;
      if (horoscope === undefined) return null;
      return horoscope.ashtakavarga.sarva[(horoscope.kundli.lagna.sign + claim.house - 2) % 12] === claim.is;
    }
    case 'strength':
      return some(ground, claim.body, undefined, (body) => strengthHolds(ground, body, claim.is));
    case 'stronger':
      return some(ground, claim.body, undefined, (body) =>
        some(ground, claim.than, undefined, (than) => isStronger(ground, body, than)),
      );
    case 'touch':
      return some(ground, claim.body, claim.chart, (body) => touches(ground, body, claim));
  }
}

function houseHolds(
  ground: Ground,
  { body, houses, countedFrom, chart }: Extract<Assertion, { kind: 'house' }>,
): Finding {
  return atSpot(ground, body, chart, ({ house, sign }) => {
    if (countedFrom === undefined) return house === null ? null : houses.includes(house);
    const origin = spotOf(ground, countedFrom, chart);
    return origin === null ? null : houses.includes(houseFrom(origin.sign, sign));
  });
}

function everyPair(
  ground: Ground,
  bodies: readonly Subject[],
  chart: ClaimChart | undefined,
  test: (a: BodyKey, b: BodyKey) => boolean | null,
): Finding {
  const [first, ...others] = bodies;
  if (first === undefined || others.length === 0) return null;
  let unknown = false;
  for (const other of others) {
    const found = some(ground, first, chart, (a) => some(ground, other, chart, (b) => (a === b ? null : test(a, b))));
    if (found === false) return false;
    unknown = unknown || found === null;
  }
  return unknown ? null : true;
}

function isTogether(ground: Ground, a: BodyKey, b: BodyKey, chart: ClaimChart | undefined): boolean | null {
  const [one, other] = [spotOf(ground, a, chart), spotOf(ground, b, chart)];
  if (one === null || other === null) return null;
  return one.sign === other.sign || (isWestern(ground, chart) && westernAspect(ground, a, b, 'conjunction') === true);
}

function isExchanged(ground: Ground, a: BodyKey, b: BodyKey, chart: ClaimChart | undefined): boolean | null {
  const [one, other] = [spotOf(ground, a, chart), spotOf(ground, b, chart)];
  if (one === null || other === null) return null;
  const modern = isWestern(ground, chart);
  return lordsOfSign(one.sign, modern).includes(b) && lordsOfSign(other.sign, modern).includes(a);
}

function isWestern(ground: Ground, chart: ClaimChart | undefined): boolean {
  return (chart ?? ground.main) === 'western';
}

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

function aspectHolds(ground: Ground, body: BodyKey, claim: Extract<Assertion, { kind: 'aspect' }>): Finding {
  const { on, aspect, chart, count } = claim;
  if (typeof on === 'string' || 'lordOf' in on || 'anyOf' in on)
    return some(ground, on, chart, (other) => bodyAspect(ground, body, other, aspect, chart, count));
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
): Finding {
  const [one, two] = [spotOf(ground, body, chart), spotOf(ground, other, chart)];
  if (one === null || two === null) return null;
  if (isWestern(ground, chart)) return westernAspect(ground, body, other, aspect);
  return looksAt(ground, body, houseFrom(one.sign, two.sign), aspect, chart, count);
}

function westernAspect(
  { parts: { nativity } }: Ground,
  a: BodyKey,
  b: BodyKey,
  aspect: AspectKey | undefined,
): boolean | null {
  if (nativity === undefined) return null;
  const [one, two] = [westernName(a), westernName(b)];
  return nativity.aspects.aspects.some(
    ({ point1, point2, type }) =>
      ((point1 === one && point2 === two) || (point1 === two && point2 === one)) &&
      (aspect === undefined ? true : type === aspect),
  );
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

function touches(ground: Ground, body: BodyKey, { on, chart }: Extract<Assertion, { kind: 'touch' }>): Finding {
  const spot = spotOf(ground, body, chart);
  const sign = 'sign' in on ? signNumber(on.sign) : signOfHouse(ground, on.house, chart);
  if (spot === null || sign === null) return null;
  if (spot.sign === sign || ('house' in on && spot.house === on.house)) return true;
  if (isGraha(body) && ownSignsOf(body).includes(sign)) return true;
  if ('house' in on && isGraha(body) && SIGNIFIES[body].includes(on.house)) return true;
  if (isWestern(ground, chart)) return lordsOfSign(sign, true).includes(body);
  return looksAt(ground, body, houseFrom(spot.sign, sign), undefined, chart, undefined);
}
