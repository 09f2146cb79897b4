/**
 * What stands still for a while: a tithi, the Moon's star, the sign of a graha. Each quantity of the sky is a row of stretches without a
 * gap; laying the rows over each other gives the moments at which anything changes. The ground of the day's yogas and of the search.
 *
 * Instants are Julian dates, TT.
 */

import { normaliseDeg, turnRad } from '../../angle.ts';
import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { angleCrossings } from '../../sky/search.ts';
import type { Body } from '../../sky/sky.ts';
import type { Graha } from '../graha/index.ts';
import { COURSES, type CourseId, type DailySky } from '../panchang/daily-sky.ts';

export interface Stretch<V = number> {
  readonly value: V;
  readonly startJdTt: number;
  readonly endJdTt: number;
}

/** Steps in days within which a body turns at most once and crosses no part twice; the true node's are halved where its `bend` asks for it. */
const STEP_DAYS: { readonly [B in Body]?: number } = {
  Mercury: 5,
  Venus: 8,
  Mars: 15,
  Jupiter: 20,
  Saturn: 20,
  TrueNode: 1,
  MeanNode: 60,
};

/** The stretches of a course of Sun and Moon over [from, until), cut at both ends: tithis, stars, signs … @throws EngineError OUT_OF_SPAN */
export function courseStretches(
  sky: DailySky,
  course: CourseId,
  fromJdTt: number,
  untilJdTt: number,
): readonly Stretch[] {
  if (!(untilJdTt > fromJdTt)) return [];
  return sky.spansBetween(COURSES[course], fromJdTt, untilJdTt).map(({ index, startJdTt, endJdTt }) => ({
    value: index,
    startJdTt: Math.max(startJdTt, fromJdTt),
    endJdTt: Math.min(endJdTt, untilJdTt),
  }));
}

/**
 * The stretches of a graha other than Sun and Moon in parts of the zodiac, 1 … parts, retrograde ones too.
 *
 * @param parts  12 signs, 27 nakshatras, 108 padas; for Ketu an even number, so that his parts are those opposite Rahu's
 * @throws  EngineError OUT_OF_SPAN
 */
export function partStretches(
  zodiac: ZodiacSky,
  graha: Exclude<Graha, 'Sun' | 'Moon'>,
  fromJdTt: number,
  untilJdTt: number,
  parts: number,
): readonly Stretch[] {
  if (!(untilJdTt > fromJdTt)) return [];
  const body: Body = graha === 'Rahu' || graha === 'Ketu' ? zodiac.nodeBody : graha;
  const { angleRad, rateRadPerDay, limits } = zodiac.motion(body);
  const marks = angleCrossings(angleRad, fromJdTt, untilJdTt, {
    everyRad: turnRad / parts,
    stepDays: STEP_DAYS[body] ?? 10,
    rate: rateRadPerDay,
    ...limits,
  });
  const turn = graha === 'Ketu' ? parts / 2 : 0;
  const numbered = (index: number) => ((((index + turn) % parts) + parts) % parts) + 1;
  const first = marks[0];
  const stretches: Stretch[] = [];
  let startJdTt = fromJdTt;
  // Before a mark passed forwards lies the part below it. Without marks the place itself says which.
  let value =
    first === undefined
      ? numbered(Math.floor((normaliseDeg(zodiac.longitudeDeg(fromJdTt, body)) * parts) / 360))
      : numbered(first.rising ? first.index - 1 : first.index);
  for (const { jdTt, rising, index } of marks) {
    if (jdTt > startJdTt) stretches.push({ value, startJdTt, endJdTt: jdTt });
    value = numbered(rising ? index : index - 1);
    startJdTt = jdTt;
  }
  stretches.push({ value, startJdTt, endJdTt: untilJdTt });
  return stretches;
}

/**
 * The Moon's stars counted with Abhijit: 1 … 28, where 22 is Abhijit, from the last quarter of Uttara Ashadha to the first fifteenth of Shravana.
 *
 * @source  extent of Abhijit: `muhurta-chintamani`
 */
export function abhijitStretches(sky: DailySky, fromJdTt: number, untilJdTt: number): readonly Stretch[] {
  const stars = courseStretches(sky, 'nakshatra', fromJdTt, untilJdTt);
  const { angleRad, rateRadPerDay } = sky.zodiac.motion('Moon');
  const edges = angleCrossings(angleRad, fromJdTt, untilJdTt, {
    targetsRad: [(ABHIJIT_DEG[0] / 360) * turnRad, (ABHIJIT_DEG[1] / 360) * turnRad],
    stepDays: 5,
    rate: rateRadPerDay,
  });
  const deg = sky.zodiac.longitudeDeg(fromJdTt, 'Moon');
  let isAbhijit = edges[0] === undefined ? deg >= ABHIJIT_DEG[0] && deg < ABHIJIT_DEG[1] : edges[0].index === 1;
  const inside: Stretch<boolean>[] = [];
  let startJdTt = fromJdTt;
  for (const { jdTt, index } of edges) {
    if (jdTt > startJdTt) inside.push({ value: isAbhijit, startJdTt, endJdTt: jdTt });
    isAbhijit = index === 0;
    startJdTt = jdTt;
  }
  inside.push({ value: isAbhijit, startJdTt, endJdTt: untilJdTt });
  const counted = overlaid(stars, inside, (star, within) => (within ? 22 : star > 21 ? star + 1 : star));
  return joined(counted, (a, b) => a === b);
}

/** Where Abhijit begins and ends: 276°40′, 280°53′20″. */
const ABHIJIT_DEG = [276 + 2 / 3, 280 + 8 / 9] as const;

/** Two rows laid over each other: stretches on which both stand still, with what a function makes of the two values. */
export function overlaid<A, B, V>(
  a: readonly Stretch<A>[],
  b: readonly Stretch<B>[],
  make: (a: A, b: B) => V,
): readonly Stretch<V>[] {
  const out: Stretch<V>[] = [];
  let j = 0;
  for (const one of a) {
    while (j > 0 && (b[j] === undefined || (b[j] as Stretch<B>).startJdTt > one.startJdTt)) j--;
    for (let k = j; k < b.length; k++) {
      const two = b[k] as Stretch<B>;
      if (two.startJdTt >= one.endJdTt) break;
      j = k;
      const startJdTt = Math.max(one.startJdTt, two.startJdTt);
      const endJdTt = Math.min(one.endJdTt, two.endJdTt);
      if (endJdTt > startJdTt) out.push({ value: make(one.value, two.value), startJdTt, endJdTt });
    }
  }
  return out;
}

/** Stretches that follow each other and have one value become one. */
export function joined<V>(stretches: readonly Stretch<V>[], same: (a: V, b: V) => boolean): readonly Stretch<V>[] {
  const out: Stretch<V>[] = [];
  for (const stretch of stretches) {
    const last = out[out.length - 1];
    if (last !== undefined && last.endJdTt === stretch.startJdTt && same(last.value, stretch.value))
      out[out.length - 1] = { value: last.value, startJdTt: last.startJdTt, endJdTt: stretch.endJdTt };
    else out.push(stretch);
  }
  return out;
}

/** True within the spans, false between. */
export function within(
  spans: readonly (readonly [number, number])[],
  from: number,
  until: number,
): readonly Stretch<boolean>[] {
  const stretches: Stretch<boolean>[] = [];
  let at = from;
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    if (end <= at || start >= until) continue;
    const [first, last] = [Math.max(start, at), Math.min(end, until)];
    if (first > at) stretches.push({ value: false, startJdTt: at, endJdTt: first });
    stretches.push({ value: true, startJdTt: first, endJdTt: last });
    at = last;
  }
  if (at < until || stretches.length === 0) stretches.push({ value: false, startJdTt: at, endJdTt: until });
  return stretches;
}
