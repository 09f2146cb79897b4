/** Claim × ground → true, false or unknown. Every kind is computed again from records. */

import { GRAHAS, houseFrom } from '../../jyotish/index.ts';
import type { BodyKey } from '../../language/keys.ts';
import { PLANETS } from '../../western/radix/radix.ts';
import type { Assertion, Claim, ClaimChart, Subject } from './claim.ts';
import { atSpot, type Finding, some } from './finding.ts';
import { bindusOf, type Ground, lordsOfHouse, lordsOfSign, signNumber, spotOf } from './ground.ts';
import { followsInVimshottari, periodHolds, sadeSatiHolds, transitHolds } from './holds-in-time.ts';
import { aspectHolds, isWestern, touches, westernAspect } from './holds-of-aspects.ts';
import {
  combinationHolds,
  combustHolds,
  dignityHolds,
  isStronger,
  karakaHolds,
  strengthHolds,
} from './holds-of-state.ts';

/** What becomes of a claim before the records. */
export type Verdict = 'true' | 'false' | 'unknown';

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
        nakshatra === null
          ? null
          : nakshatra === claim.nakshatra && (claim.pada === undefined || (pada === null ? null : claim.pada === pada)),
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
      return some(ground, claim.body, undefined, (body) => combustHolds(ground, body));
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
    case 'period-order':
      return some(ground, claim.lord, 'rashi', (lord) =>
        some(ground, claim.after, 'rashi', (after) => followsInVimshottari(lord, after)),
      );
    case 'dispositor':
      return some(ground, claim.of, claim.chart, (of) => {
        const spot = spotOf(ground, of, claim.chart);
        if (spot === null) return null;
        const lords = lordsOfSign(spot.sign, isWestern(ground, claim.chart));
        return some(ground, claim.body, claim.chart, (body) => lords.includes(body));
      });
    case 'empty':
      return isEmpty(ground, claim.house, claim.chart);
    case 'bindus': {
      const bindus = bindusOf(ground, claim.house);
      return bindus === null ? null : bindus === claim.is;
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

function isEmpty(ground: Ground, house: number, chart: ClaimChart | undefined): boolean | null {
  const bodies = isWestern(ground, chart) ? PLANETS : GRAHAS;
  const houses = bodies.map((body) => spotOf(ground, body, chart)?.house ?? null);
  return houses.includes(house) ? false : houses.includes(null) ? null : true;
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
  return (
    one.sign === other.sign ||
    (isWestern(ground, chart) && westernAspect(ground, a, b, 'conjunction', undefined) === true)
  );
}

function isExchanged(ground: Ground, a: BodyKey, b: BodyKey, chart: ClaimChart | undefined): boolean | null {
  const [one, other] = [spotOf(ground, a, chart), spotOf(ground, b, chart)];
  if (one === null || other === null) return null;
  const modern = isWestern(ground, chart);
  return lordsOfSign(one.sign, modern).includes(b) && lordsOfSign(other.sign, modern).includes(a);
}
