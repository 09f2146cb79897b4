/** What is found of a claim, and of a subject that may mean several bodies. */

import type { BodyKey } from '../../language/keys.ts';
import type { ClaimChart, Subject } from './claim.ts';
import { bodiesOf, type Ground, type Spot, spotOf } from './ground.ts';

/** `both` is what one may affirm and deny, such as a dosha that is formed and cancelled; null is unknown. */
export type Finding = boolean | null | 'both';

/** Yes where it is so of one of the bodies a subject may mean; unknown where it may be so of one of which it is not known. */
export function some(
  ground: Ground,
  subject: Subject,
  chart: ClaimChart | undefined,
  test: (body: BodyKey) => Finding,
): Finding {
  const found = bodiesOf(ground, subject, chart).map(test);
  const sure = found.find((each) => each === true || each === 'both');
  return sure ?? (found.length === 0 || found.includes(null) ? null : false);
}

/** Yes where the place of one of the bodies is as a test asks. */
export function atSpot(
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
