/**
 * A birth whose hour nobody knows: what is certain of it all the same, and what the day leaves open. Signs and nakshatras that each graha had on that
 * local day, when each lagna rose, and which Vimshottari could have run.
 */

import { turnRad } from '../../angle.ts';
import { readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import { wholeIn } from '../../choice.ts';
import { angleCrossings } from '../../sky/search.ts';
import { jdSpan } from '../../span.ts';
import { jdTtOfUt, jdUtOfTt, type LocalClock, readClock } from '../../time/local-clock.ts';
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

/** The ascendant crosses no sign in less than this at latitudes where people live. */
const LAGNA_STEP_DAYS = 1 / 288;

/**
 * What a local day leaves open.
 *
 * @param clock      of the birthplace
 * @param dayNumber  Julian day number of the local date
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function unknownTimeOf(zodiac: ZodiacSky, clock: LocalClock, dayNumber: number): UnknownTime {
  readZodiac(zodiac);
  readClock('clock', clock);
  wholeIn('dayNumber', dayNumber, jdSpan.first + 1, jdSpan.last - 1);
  const [startJdUt, endJdUt] = [clock.midnight(dayNumber), clock.midnight(dayNumber + 1)];
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

/** Which sign rises when, over a span of TT. */
function lagnasBetween(zodiac: ZodiacSky, { place }: LocalClock, from: number, until: number) {
  const angleRad = (jdTt: number) => (zodiac.anglesDeg(jdTt, place).ascendantDeg * turnRad) / 360;
  const passes = angleCrossings(angleRad, from, until, { everyRad: turnRad / 12, stepDays: LAGNA_STEP_DAYS });
  const edges = [from, ...passes.map(({ jdTt }) => jdTt), until];
  const spans: { sign: number; startJdTt: number; endJdTt: number }[] = [];
  for (let i = 1; i < edges.length; i++) {
    const [startJdTt, endJdTt] = [edges[i - 1] as number, edges[i] as number];
    if (!(endJdTt > startJdTt)) continue;
    const { sign } = spotAt(zodiac.anglesDeg((startJdTt + endJdTt) / 2, place).ascendantDeg);
    const last = spans[spans.length - 1];
    if (last?.sign === sign) last.endJdTt = endJdTt;
    else spans.push({ sign, startJdTt, endJdTt });
  }
  return spans;
}
