/** What is said to run at a time: periods by the dasha of the horoscope, transits and sade sati by the sky that the ground can ask. */

import { type DashaNode, type DashaSpan, houseFrom } from '../../jyotish/index.ts';
import type { BodyKey } from '../../language/keys.ts';
import { dateOf, dayNumberOf } from '../../time/calendar.ts';
import { hasHour } from '../facts/certain-day.ts';
import type { Assertion, Stretch, Subject, Times, When } from './claim.ts';
import type { Finding } from './finding.ts';
import { bodiesOf, type Ground, type SkyRow, signNumber, spotOf, westernName } from './ground.ts';

/** Days by which a told date may miss: a date is written by local time, and its day is not told by the hour. */
const DAYS_OF_GRACE = 2;
const YEAR_DAYS = 365.25;

/** A time as a stretch; null for a now that nobody said. */
export function stretchOfWhen(ground: Ground, when: When): Stretch | null {
  const { atJdUt, horoscope, nativity } = ground.parts;
  if (when === 'now') return atJdUt === undefined ? null : { fromJd: atJdUt, toJd: atJdUt };
  if ('fromJd' in when) return when;
  if ('years' in when) {
    const birth = horoscope?.dasha.birthJdUt ?? nativity?.radix.ground?.jdUt;
    return birth === undefined
      ? null
      : { fromJd: birth + when.years * YEAR_DAYS, toJd: birth + when.until * YEAR_DAYS };
  }
  if (atJdUt === undefined) return null;
  const { year, month } = dateOf(Math.floor(atJdUt + 0.5));
  if (when.unit === 'year')
    return { fromJd: dayNumberOf(year + when.ahead, 1, 1) - 0.5, toJd: dayNumberOf(year + when.ahead + 1, 1, 1) - 0.5 };
  if (when.unit === 'day') return { fromJd: atJdUt + when.ahead, toJd: atJdUt + when.ahead };
  const months = year * 12 + month - 1 + when.ahead;
  const first = (each: number) => dayNumberOf(Math.floor(each / 12), (each % 12) + 1, 1) - 0.5;
  return { fromJd: first(months), toJd: first(months + 1) };
}

type PeriodClaim = Extract<Assertion, { kind: 'period' }>;

export function periodHolds(ground: Ground, claim: PeriodClaim): Finding {
  const { horoscope } = ground.parts;
  // An hour of birth moves every period by weeks or months.
  if (horoscope === undefined || !hasHour(horoscope)) return null;
  const { dasha } = horoscope;
  const lords = bodiesOf(ground, claim.lord, 'rashi') as readonly string[];
  const within = claim.within === undefined ? null : (bodiesOf(ground, claim.within, 'rashi') as readonly string[]);
  const windows = timesOf(ground, claim);
  if (windows === null) return null;
  const { at, from, to } = windows;
  for (const maha of dasha.spans) {
    if (claim.level !== 'antar' && claim.level !== 'pratyantar' && within === null && fits(maha, lords, at, from, to))
      return true;
    if (claim.level === 'maha') continue;
    for (const antar of maha.children ?? []) {
      const under = within === null || within.includes(maha.lord ?? '');
      if (claim.level !== 'pratyantar' && under && fits(antar, lords, at, from, to)) return true;
      if (claim.level === 'antar') continue;
      const nested = within === null || within.includes(antar.lord ?? '');
      if (nested && partsOf(antar, dasha.spans).some((part) => fits(part, lords, at, from, to))) return true;
    }
  }
  return false;
}

function fits(
  span: DashaSpan,
  lords: readonly string[],
  at: Stretch | null,
  from: Stretch | null,
  to: Stretch | null,
): boolean {
  if (!lords.includes(span.lord ?? '')) return false;
  if (at !== null && !(span.startJdUt <= at.toJd && span.endJdUt > at.fromJd)) return false;
  return near(span.startJdUt, from) && near(span.endJdUt, to);
}

function near(jd: number, window: Stretch | null): boolean {
  return window === null || (jd >= window.fromJd - DAYS_OF_GRACE && jd < window.toJd + DAYS_OF_GRACE);
}

/** Lords of vimshottari and their years, in their order. Source: Parashara 46 (`bphs`). */
const RING: readonly (readonly [lord: string, years: number])[] = [
  ['Ketu', 7],
  ['Venus', 20],
  ['Sun', 6],
  ['Moon', 10],
  ['Mars', 7],
  ['Rahu', 18],
  ['Jupiter', 16],
  ['Saturn', 19],
  ['Mercury', 17],
];

/** Whether the periods of one lord come after those of another. */
export function followsInVimshottari(lord: string, after: string): boolean {
  const place = RING.findIndex(([each]) => each === after);
  return place >= 0 && RING[(place + 1) % RING.length]?.[0] === lord;
}

/** The nine parts of a sub-period, in the shares of their lords. Uneven solar years move a border by less than the days of grace. */
function partsOf(span: DashaNode, _spans: readonly DashaNode[]): readonly DashaSpan[] {
  if (span.children !== undefined) return span.children;
  const first = RING.findIndex(([lord]) => lord === span.lord);
  if (first < 0) return [];
  let start = span.startJdUt;
  return RING.map((_, i) => {
    const [lord, years] = RING[(first + i) % 9] as (typeof RING)[number];
    const end = start + ((span.endJdUt - span.startJdUt) * years) / 120;
    const part = {
      level: span.level + 1,
      lord: lord as DashaSpan['lord'],
      sign: null,
      seat: 0,
      startJdUt: start,
      endJdUt: end,
    };
    start = end;
    return part;
  });
}

function timesOf(
  ground: Ground,
  { at, from, to }: Times,
): { readonly at: Stretch | null; readonly from: Stretch | null; readonly to: Stretch | null } | null {
  const windows = [at, from, to].map((when) => (when === undefined ? null : stretchOfWhen(ground, when)));
  if ([at, from, to].some((when, i) => when !== undefined && windows[i] === null)) return null;
  const [whole, start, end] = windows as [Stretch | null, Stretch | null, Stretch | null];
  return { at: whole, from: start, to: end };
}

type TransitClaim = Extract<Assertion, { kind: 'transit' }>;

export function transitHolds(ground: Ground, claim: TransitClaim): Finding {
  const [body] = bodiesOf(ground, claim.body as Subject, ground.main);
  const name = body === undefined ? null : nameInSky(ground, body);
  // Houses of a Western chart are not whole signs, which is all that is known of the sky.
  const isCounted = claim.house !== undefined && ground.main === 'rashi';
  const origin = isCounted ? spotOf(ground, claim.countedFrom ?? 'Ascendant', 'rashi') : null;
  if (claim.house !== undefined && origin === null) return null;
  const sign = claim.sign === undefined ? null : signNumber(claim.sign);
  const isSo = (rows: readonly SkyRow[]): boolean | null => {
    const row = rows.find(({ graha }) => graha === name);
    if (row === undefined) return null;
    if (sign !== null && row.sign !== sign) return false;
    if (origin !== null && houseFrom(origin.sign, row.sign) !== claim.house) return false;
    return claim.retrograde === undefined || row.isRetrograde;
  };
  return inTime(
    ground,
    claim,
    isSo,
    name === 'Moon' ? 0.5 : name === 'Saturn' || name === 'Jupiter' || name === 'Rahu' || name === 'Ketu' ? 6 : 2,
  );
}

/** A body as the rows of the sky call it. */
export function nameInSky({ main }: Ground, body: BodyKey): BodyKey {
  if (main === 'western') return westernName(body) as BodyKey;
  return body === 'NorthNode' ? 'Rahu' : body === 'SouthNode' ? 'Ketu' : body;
}

/** Houses from the Moon in which Saturn makes the three parts of sade sati. */
const PHASE_HOUSES: readonly number[] = [12, 1, 2];

export function sadeSatiHolds(ground: Ground, claim: Extract<Assertion, { kind: 'sade-sati' }>): Finding {
  const moon = spotOf(ground, 'Moon', 'rashi')?.sign;
  if (moon === undefined || ground.main !== 'rashi') return null;
  const isSo = (rows: readonly SkyRow[]): boolean | null => {
    const saturn = rows.find(({ graha }) => graha === 'Saturn');
    if (saturn === undefined) return null;
    const from = houseFrom(moon, saturn.sign);
    return claim.phase === undefined ? PHASE_HOUSES.includes(from) : PHASE_HOUSES[claim.phase - 1] === from;
  };
  return inTime(ground, claim, isSo, 6);
}

/** Looks at most so often at the sky for one claim. */
const MOST_LOOKS = 400;

/** Whether something of the sky is so: at some time of one stretch, from some time of another, until some time of a third. */
function inTime(
  ground: Ground,
  times: Times,
  isSo: (rows: readonly SkyRow[]) => boolean | null,
  stepDays: number,
): Finding {
  const { sky } = ground.parts;
  const windows = timesOf(ground, times);
  if (sky === undefined || windows === null || (times.at ?? times.from ?? times.to) === undefined) return null;
  const look = (jdUt: number): boolean | null => {
    try {
      return isSo(sky(jdUt));
    } catch {
      return null;
    }
  };
  const { at, from, to } = windows;
  const found: (boolean | null)[] = [];
  if (at !== null) found.push(atSomeTime(look, at, stepDays));
  if (from !== null) found.push(turns(look, from, stepDays, true));
  if (to !== null) found.push(turns(look, to, stepDays, false));
  const start = from ?? at;
  if (start !== null && to !== null) found.push(mostly(look, start.toJd, to.fromJd, stepDays));
  return found.includes(false) ? false : found.includes(null) ? null : true;
}

/** What of a stay a planet may be out of it, going back and forth over a border. */
const LEAST_SHARE = 0.6;

/** Whether it is so most of the time between two days. */
function mostly(look: (jd: number) => boolean | null, fromJd: number, toJd: number, stepDays: number): boolean | null {
  const times = Math.min(60, Math.floor((toJd - fromJd) / stepDays));
  if (times < 2) return toJd <= fromJd ? true : look((fromJd + toJd) / 2);
  const seen = Array.from({ length: times }, (_, i) => look(fromJd + ((i + 0.5) * (toJd - fromJd)) / times));
  const known = seen.filter((each) => each !== null);
  return known.length === 0 ? null : known.filter(Boolean).length >= known.length * LEAST_SHARE;
}

function atSomeTime(look: (jd: number) => boolean | null, { fromJd, toJd }: Stretch, stepDays: number): boolean | null {
  const step = Math.max(stepDays, (toJd - fromJd) / MOST_LOOKS);
  let known = false;
  for (let jd = fromJd; ; jd = Math.min(jd + step, toJd)) {
    const found = look(jd);
    if (found === true) return true;
    known = known || found !== null;
    if (jd >= toJd) return known ? false : null;
  }
}

/** Whether it becomes so, or ceases to be, within a stretch. */
function turns(
  look: (jd: number) => boolean | null,
  { fromJd, toJd }: Stretch,
  stepDays: number,
  becomes: boolean,
): boolean | null {
  const [first, last] = [fromJd - DAYS_OF_GRACE, toJd + DAYS_OF_GRACE];
  const step = Math.max(stepDays, (last - first) / MOST_LOOKS);
  let before = look(first);
  let known = before !== null;
  for (let jd = first; jd < last; ) {
    jd = Math.min(jd + step, last);
    const found = look(jd);
    if (before === !becomes && found === becomes) return true;
    known = known || found !== null;
    before = found;
  }
  return known ? false : null;
}
