/**
 * The lagna through the day: when each sign, or each navamsha, rises. For those who choose a lagna, and for panchaka.
 *
 * Sidereal time, obliquity, nutation and ayanamsa are reckoned at both ends of a day and taken evenly between, where they bend by less than
 * 0.01″. Between two looks at most 12 minutes apart every part that has risen is found by halving, also where several rise within minutes,
 * near the polar circles.
 */

import { degreesOf, normaliseDeg, normaliseSignedDeg, normaliseSignedRad, radiansOf, turnRad } from '../../angle.ts';
import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { jdUtOfTt, whenOfTt } from '../../time/local-clock.ts';
import type { Place } from '../../time/moment.ts';
import type { Stretch } from './stretches.ts';

const STEP_DAYS = 1 / 120;
/** A millisecond. */
const TOLERANCE_DAYS = 1.2e-8;
/** What the ascendant does in a fiftieth of a millisecond. */
const TOLERANCE_DEG = 1e-7;
const SIDEREAL_RAD_PER_DAY = turnRad * 1.00273790935;

/**
 * The stretches of the ascendant in parts of the zodiac over [from, until).
 *
 * @param parts  12 for signs, 108 for navamshas (counted from Aries: number 1 is the first of Aries)
 * @throws  EngineError OUT_OF_SPAN
 */
export function lagnaStretches(
  zodiac: ZodiacSky,
  place: Place,
  fromJdTt: number,
  untilJdTt: number,
  parts: 12 | 108,
): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (let from = fromJdTt; from < untilJdTt; ) {
    const until = untilJdTt - from > 1.2 ? from + 1 : untilJdTt;
    const degAt = ascendantOf(zodiac, place, from, until);
    const push = (value: number, startJdTt: number, endJdTt: number) => {
      const last = stretches[stretches.length - 1];
      if (last?.value === value) stretches[stretches.length - 1] = { value, startJdTt: last.startJdTt, endJdTt };
      else stretches.push({ value, startJdTt, endJdTt });
    };
    const steps = Math.ceil((until - from) / STEP_DAYS);
    let startJdTt = from;
    let deg = degAt(from);
    let part = partOf(deg, parts);
    const turned = (jdTt: number, next: number) => {
      push(part, startJdTt, jdTt);
      [part, startJdTt] = [next, jdTt];
    };
    for (let i = 1, at = from; i <= steps; i++) {
      const to = i === steps ? until : from + ((until - from) * i) / steps;
      const degTo = degAt(to);
      findTurns(degAt, parts, at, deg, to, degTo, turned);
      [at, deg] = [to, degTo];
    }
    if (until > startJdTt) push(part, startJdTt, until);
    from = until;
  }
  return stretches;
}

/**
 * Tells where the part changes in (a, b]. Where one part follows the other the false position closes in on their border (Illinois' rule); where several were
 * passed at once, or the ascendant turned back, the stretch is halved.
 */
function findTurns(
  degAt: (jdTt: number) => number,
  parts: number,
  a: number,
  degA: number,
  b: number,
  degB: number,
  turned: (jdTt: number, part: number) => void,
): void {
  const [partA, partB] = [partOf(degA, parts), partOf(degB, parts)];
  if (partA === partB) return;
  if (b - a < TOLERANCE_DAYS) {
    turned(b, partB);
    return;
  }
  if (partB === (partA % parts) + 1) {
    turned(borderBetween(degAt, ((partB - 1) * 360) / parts, a, degA, b, degB), partB);
    return;
  }
  const middle = (a + b) / 2;
  const deg = degAt(middle);
  findTurns(degAt, parts, a, degA, middle, deg, turned);
  findTurns(degAt, parts, middle, deg, b, degB, turned);
}

/** Where the ascendant passes a border that lies between its places at two instants. */
function borderBetween(
  degAt: (jdTt: number) => number,
  borderDeg: number,
  a: number,
  degA: number,
  b: number,
  degB: number,
): number {
  const past = (deg: number) => normaliseSignedDeg(deg - borderDeg);
  let [low, high] = [a, b];
  let [pastLow, pastHigh] = [past(degA), past(degB)];
  let side = 0;
  for (let round = 0; round < 60 && high - low > TOLERANCE_DAYS; round++) {
    const at = high - (pastHigh * (high - low)) / (pastHigh - pastLow);
    const here = past(degAt(at));
    if (Math.abs(here) < TOLERANCE_DEG) return at;
    if (here >= 0) {
      [high, pastHigh] = [at, here];
      if (side === 1) pastLow /= 2;
      side = 1;
    } else {
      [low, pastLow] = [at, here];
      if (side === -1) pastHigh /= 2;
      side = -1;
    }
  }
  return high;
}

/** Which part holds an angle, 1 … parts. */
function partOf(deg: number, parts: number): number {
  return Math.floor((deg * parts) / 360) + 1;
}

/** The ascendant at an instant between two that are at most a day apart, degrees 0 … <360. */
function ascendantOf(zodiac: ZodiacSky, place: Place, fromJdTt: number, untilJdTt: number): (jdTt: number) => number {
  const [a, b] = [frameAt(zodiac, fromJdTt), frameAt(zodiac, untilJdTt)];
  const spanDays = Math.max(untilJdTt - fromJdTt, TOLERANCE_DAYS);
  // The turns that the Earth makes meanwhile are known; what the two frames add is the rest of a turn.
  const turns = SIDEREAL_RAD_PER_DAY * (jdUtOfTt(untilJdTt) - jdUtOfTt(fromJdTt));
  const sidereal = turns + normaliseSignedRad(b.siderealRad - a.siderealRad - turns);
  const longitudeRad = radiansOf(place.longitudeDeg);
  const latitudeRad = radiansOf(place.latitudeDeg);
  return (jdTt) => {
    const x = (jdTt - fromJdTt) / spanDays;
    const { ascendantRad } = zodiac.kernel.axes(
      a.siderealRad + sidereal * x + longitudeRad,
      latitudeRad,
      a.obliquityRad + (b.obliquityRad - a.obliquityRad) * x,
    );
    return normaliseDeg(degreesOf(ascendantRad) - a.lessDeg - (b.lessDeg - a.lessDeg) * x);
  };
}

function frameAt(zodiac: ZodiacSky, jdTt: number) {
  const { tt, ut1 } = whenOfTt(jdTt);
  const frame = zodiac.kernel.frame(tt.day, tt.fraction, ut1.day, ut1.fraction);
  const isSidereal = zodiac.choices.ayanamsa !== null;
  return {
    siderealRad: frame.siderealTimeRad,
    obliquityRad: frame.trueObliquityRad,
    lessDeg: isSidereal ? zodiac.ayanamsaDeg(jdTt) + degreesOf(frame.nutationLongitudeRad) : 0,
  };
}
