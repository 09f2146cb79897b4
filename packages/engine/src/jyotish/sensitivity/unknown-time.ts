/**
 * A birth whose hour nobody knows: what is certain of it all the same, and what the day leaves open. Signs and nakshatras that each graha had on that
 * local day, when each lagna rose, and which Vimshottari could have run.
 */

import { readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import { wholeIn } from '../../choice.ts';
import { jdSpan } from '../../span.ts';
import { jdTtOfUt, jdUtOfTt, type LocalClock, readClock } from '../../time/local-clock.ts';
import { leftOut } from '../day/solar-days.ts';
import { staysOf } from '../gochara/stays.ts';
import { GRAHAS, type Graha, spotAt } from '../graha/kundli.ts';

/** A stretch of the day on which one part of the zodiac held. */
export interface DayStretch {
  /** Sign 1 … 12, or nakshatra 1 … 27. */
  readonly part: number;
  readonly startJdUt: number;
  readonly endJdUt: number;
  readonly start: string;
  readonly end: string;
}

export interface UnknownTime {
  /** The zodiac whose signs these are. */
  readonly settings: { readonly ayanamsa: string; readonly nodeType: 'mean' | 'true' };
  /** The local date. */
  readonly date: string;
  readonly startJdUt: number;
  readonly endJdUt: number;
  /** Per graha: every sign it had that day; one stretch means that the sign is certain. */
  readonly signs: readonly {
    readonly graha: Graha;
    readonly isCertain: boolean;
    readonly stretches: readonly DayStretch[];
  }[];
  /** The Moon's nakshatras; the first dasha depends on them. */
  readonly moonNakshatras: readonly DayStretch[];
  /** Longitudes of the Moon at the day's beginning and end, degrees. */
  readonly moonRangeDeg: readonly [number, number];
  /** The lagna of every stretch of the day, in its order. Inside the polar circles a sign may rise twice, or not at all. */
  readonly lagnas: readonly DayStretch[];
}

/** Five minutes: the ascendant comes back to no sign in less. Near the polar circle it may pass several, and each is found. */
const LAGNA_STEP_DAYS = 1 / 288;
/** A millisecond. */
const EDGE_DAYS = 1.2e-8;

/**
 * What a local day leaves open.
 *
 * @param clock      of the birthplace
 * @param dayNumber  Julian day number of the local date
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN; INVALID_DATETIME for a date that the place never had
 */
export function unknownTimeOf(zodiac: ZodiacSky, clock: LocalClock, dayNumber: number): UnknownTime {
  readZodiac(zodiac);
  readClock('clock', clock);
  wholeIn('dayNumber', dayNumber, jdSpan.first + 1, jdSpan.last - 1);
  const [startJdUt, endJdUt] = [clock.midnight(dayNumber), clock.midnight(dayNumber + 1)];
  if (startJdUt >= endJdUt) throw leftOut('dayNumber', clock, dayNumber);
  const stretch = (part: number, from: number, until: number): DayStretch => ({
    part,
    startJdUt: from,
    endJdUt: until,
    start: clock.text(from),
    end: clock.text(until),
  });
  const stays = (graha: Graha, by: 'sign' | 'nakshatra') =>
    staysOf(zodiac, graha, startJdUt, endJdUt, by).map((stay) => stretch(stay.part, stay.startJdUt, stay.endJdUt));
  const [from, until] = [jdTtOfUt(startJdUt), jdTtOfUt(endJdUt)];
  return {
    settings: { ayanamsa: zodiac.choices.ayanamsa?.id ?? 'none', nodeType: zodiac.choices.nodeType },
    date: clock.dateText(startJdUt),
    startJdUt,
    endJdUt,
    signs: GRAHAS.map((graha) => {
      const stretches = stays(graha, 'sign');
      return { graha, isCertain: stretches.length === 1, stretches };
    }),
    moonNakshatras: stays('Moon', 'nakshatra'),
    moonRangeDeg: [
      spotAt(zodiac.longitudeDeg(from, 'Moon')).longitudeDeg,
      spotAt(zodiac.longitudeDeg(until, 'Moon')).longitudeDeg,
    ],
    lagnas: lagnasBetween(zodiac, clock, from, until).map(({ sign, startJdTt, endJdTt }) =>
      stretch(
        sign,
        startJdTt === from ? startJdUt : jdUtOfTt(startJdTt),
        endJdTt === until ? endJdUt : jdUtOfTt(endJdTt),
      ),
    ),
  };
}

/**
 * Which sign rises when, over a span of TT. By halving, not by a search for passages: within the polar circles the ascendant leaps across the
 * zodiac.
 */
function lagnasBetween(zodiac: ZodiacSky, { place }: LocalClock, from: number, until: number) {
  const signAt = (jdTt: number) => spotAt(zodiac.anglesDeg(jdTt, place).ascendantDeg).sign;
  const spans: { sign: number; startJdTt: number; endJdTt: number }[] = [];
  let [sign, startJdTt, at] = [signAt(from), from, from];
  while (at < until) {
    const next = Math.min(until, at + LAGNA_STEP_DAYS);
    if (signAt(next) === sign) {
      at = next;
      continue;
    }
    let [inside, outside] = [at, next];
    while (outside - inside > EDGE_DAYS) {
      const middle = (inside + outside) / 2;
      if (signAt(middle) === sign) inside = middle;
      else outside = middle;
    }
    spans.push({ sign, startJdTt, endJdTt: outside });
    [sign, startJdTt, at] = [signAt(outside), outside, outside];
  }
  if (startJdTt < until) spans.push({ sign, startJdTt, endJdTt: until });
  return spans;
}
