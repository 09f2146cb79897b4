/** What stands in the records where a claim was false: handed to a writer once, so that he may say it rightly. */

import { houseFrom } from '../../jyotish/index.ts';
import { hasHour } from '../facts/certain-day.ts';
import type { Assertion, Claim } from './claim.ts';
import { bindusOf, bodiesOf, type Ground, lordsOfHouse, lordsOfSign, signName, signNumber, spotOf } from './ground.ts';
import { holds } from './holds.ts';
import { nameInSky } from './holds-in-time.ts';

/** A claim that does not hold, and what does. */
export interface Truth {
  readonly claim: Claim;
  readonly verdict: 'false' | 'unknown';
  /** True claims about the same: empty where nothing can be said in its place. */
  readonly instead: readonly Claim[];
}

/** What is true where a claim is not. */
export function truthOf(claim: Claim, ground: Ground): Truth {
  const verdict = holds(claim, ground) === 'unknown' ? 'unknown' : 'false';
  const candidates = claim.negated === true ? [affirmed(claim)] : insteadOf(claim, ground);
  return { claim, verdict, instead: candidates.filter((each) => holds(each, ground) === 'true') };
}

function affirmed(claim: Claim): Claim {
  const { negated: _, mood: __, ...assertion } = claim;
  return assertion as Claim;
}

function insteadOf(claim: Assertion, ground: Ground): readonly Claim[] {
  switch (claim.kind) {
    case 'lagna': {
      const spot = spotOf(ground, 'Ascendant', claim.chart);
      return spot === null ? [] : [{ ...claim, sign: signName(spot.sign) }];
    }
    case 'sign':
    case 'house':
    case 'nakshatra':
    case 'degree':
      return placed(claim, ground);
    case 'lord':
      return lordsOfHouse(ground, claim.house, claim.chart).map((body) => ({ ...claim, body }));
    case 'sign-lord':
      return lordsOfSign(signNumber(claim.sign), ground.main === 'western').map((body) => ({ ...claim, body }));
    case 'period':
      return running(claim, ground);
    case 'transit':
      return moved(claim, ground);
    case 'bindus': {
      const is = bindusOf(ground, claim.house);
      return is === null ? [] : [{ ...claim, is }];
    }
    default:
      return [{ ...claim, negated: true } as Claim];
  }
}

function placed(
  claim: Extract<Assertion, { kind: 'sign' | 'house' | 'nakshatra' | 'degree' }>,
  ground: Ground,
): readonly Claim[] {
  const [body] = bodiesOf(ground, claim.body, claim.chart);
  const spot = body === undefined ? null : spotOf(ground, body, claim.chart);
  if (spot === null) return [];
  if (claim.kind === 'sign') return [{ ...claim, sign: signName(spot.sign) }];
  if (claim.kind === 'degree') return spot.degree === null ? [] : [{ ...claim, degree: spot.degree }];
  if (claim.kind === 'nakshatra') {
    if (spot.nakshatra === null || spot.pada === null) return [];
    return [{ ...claim, nakshatra: spot.nakshatra, pada: spot.pada }];
  }
  const origin = claim.countedFrom === undefined ? null : spotOf(ground, claim.countedFrom, claim.chart);
  const house = origin === null ? spot.house : houseFrom(origin.sign, spot.sign);
  return house === null ? [] : [{ ...claim, houses: [house] }];
}

/** The periods of the instant asked about. */
function running(claim: Extract<Assertion, { kind: 'period' }>, ground: Ground): readonly Claim[] {
  const { atJdUt, horoscope } = ground.parts;
  if (horoscope === undefined || !hasHour(horoscope) || atJdUt === undefined) return [];
  const maha = horoscope.dasha.spans.find(({ startJdUt, endJdUt }) => startJdUt <= atJdUt && endJdUt > atJdUt);
  if (maha?.lord === undefined || maha.lord === null) return [];
  const first: Claim = { kind: 'period', level: 'maha', lord: maha.lord, at: 'now' };
  const antar = maha.children?.find(({ startJdUt, endJdUt }) => startJdUt <= atJdUt && endJdUt > atJdUt);
  if (claim.level === 'maha' || antar?.lord === undefined || antar.lord === null) return [first];
  return [first, { kind: 'period', level: 'antar', lord: antar.lord, within: maha.lord, at: 'now' }];
}

/** Where the body is at the instant asked about. */
function moved(claim: Extract<Assertion, { kind: 'transit' }>, ground: Ground): readonly Claim[] {
  const { atJdUt, sky } = ground.parts;
  const [body] = bodiesOf(ground, claim.body, ground.main);
  if (sky === undefined || atJdUt === undefined || body === undefined) return [];
  const row = sky(atJdUt).find(({ graha }) => graha === nameInSky(ground, body));
  return row === undefined ? [] : [{ kind: 'transit', body: row.graha, sign: signName(row.sign), at: 'now' }];
}
