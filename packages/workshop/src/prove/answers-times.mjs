/** What is said to run at a time, in a sky: periods of vimshottari, stays of grahas in transit, sade sati. */

import { bodiesOf, signIn } from './answers-places.mjs';
import { countFrom, GRAHAS, SIGNS, WESTERN_PLANETS } from './answers-sky.mjs';

/** A told day may miss an instant by so much, in days: longitudes are rounded to 1e-7°. */
const ROUNDING_DAYS = 0.002;
const EVERY_DAYS = 4;
/** Saturn on the turn leaves sade sati for some months, which tradition counts in. */
const PAUSE_DAYS = 250;

/** A time that is said, as a stretch. */
function stretch(sky, when) {
  if (when === 'now') return { fromJd: sky.now, toJd: sky.now };
  if ('fromJd' in when) return when;
  if ('years' in when) return { fromJd: sky.birth + when.years * 365.25, toJd: sky.birth + when.until * 365.25 };
  return null;
}

const within = (jd, { fromJd, toJd }) => jd >= fromJd - ROUNDING_DAYS && jd < toJd + ROUNDING_DAYS;

export function periodHolds(sky, { level, lord, within: above, at, from, to }, chart) {
  const [lords, above_] = [lord, above].map((one) => (one === undefined ? null : bodiesOf(sky, one, chart)));
  const times = [at ?? (from === undefined ? 'now' : undefined), from, to].map((when) =>
    when === undefined ? null : stretch(sky, when),
  );
  if ([at, from, to].some((when, i) => when !== undefined && times[i] === null)) return null;
  const [during, start, end] = times;
  return sky.periods.some(
    (span) =>
      (level === 'any' || span.level === level) &&
      lords.includes(span.lord) &&
      (above_ === null || above_.includes(span.within)) &&
      (during === null || (span.from <= during.toJd && span.to > during.fromJd)) &&
      (start === null || within(span.from, start)) &&
      (end === null || within(span.to, end)),
  );
}

export function transitHolds(sky, body, { sign, house, countedFrom = 'Ascendant', retrograde, ...times }, chart) {
  const isWestern = chart === 'western';
  const known = isWestern ? [...WESTERN_PLANETS, 'NorthNode', 'SouthNode'] : GRAHAS;
  if (!known.includes(body) || (isWestern && house !== undefined)) return null;
  const origin = house === undefined ? null : signIn(sky, countedFrom, chart);
  return throughout(sky, times, (jd) => {
    const place = isWestern ? sky.westernTransit(body, jd) : sky.transit(body, jd);
    return (
      (sign === undefined || SIGNS[place.sign - 1] === sign) &&
      (house === undefined || countFrom(origin, place.sign) === house) &&
      (retrograde === undefined || place.isRetrograde)
    );
  });
}

/**
 * At some time of `at`; from a day on which it begins to one on which it ends, and on every day between; until a day without a beginning on every day
 * from now on.
 *
 * @param {{ readonly at?: any, readonly from?: any, readonly to?: any }} times
 */
function throughout(sky, times, isSo, pauseDays = 0) {
  const { at, from, to } = times;
  const [during, start, end] = [at, from, to].map((when) => (when === undefined ? null : stretch(sky, when)));
  if (
    (at ?? from ?? to) === undefined ||
    [at, from, to].some((when, i) => when !== undefined && [during, start, end][i] === null)
  )
    return null;
  const anyOf = ({ fromJd, toJd }) => {
    for (let jd = fromJd; jd < toJd; jd += EVERY_DAYS) if (isSo(jd)) return true;
    return isSo(toJd);
  };
  if (during !== null && !anyOf(during)) return false;
  if (start !== null && (isSo(start.fromJd - ROUNDING_DAYS) || !isSo(start.toJd + ROUNDING_DAYS))) return false;
  if (end !== null && (!isSo(end.fromJd - ROUNDING_DAYS) || isSo(end.toJd + ROUNDING_DAYS))) return false;
  if (end === null) return true;
  const since = start?.toJd ?? during?.toJd ?? sky.now;
  let last = since;
  for (let jd = onGrid(since); jd < end.fromJd; jd += EVERY_DAYS) {
    if (isSo(jd)) last = jd;
    else if (jd - last > pauseDays) return false;
  }
  return true;
}

/** The next of the days that are looked at, the same for every stay, so that a day is reckoned once. */
const onGrid = (jd) => Math.ceil(jd / EVERY_DAYS) * EVERY_DAYS;

/** Saturn in the sign before the Moon’s, in it or behind it; by `phase` one of the three. */
export function sadeSatiHolds(sky, { phase, ...times }) {
  const counts = phase === undefined ? [12, 1, 2] : [[12, 1, 2][phase - 1]];
  const isSo = (jd) => counts.includes(countFrom(sky.sign('Moon'), sky.transit('Saturn', jd).sign));
  return throughout(sky, times, isSo, PAUSE_DAYS);
}
