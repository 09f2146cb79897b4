/**
 * How long does a graha stay in each part of the zodiac? Signs, nakshatras or padas over a span of time, retrograde re-entries included: the ground of
 * sade sati, of transits from the Moon, of chandrashtama and of the calendars.
 */

import { normaliseDeg, turnRad } from '../../angle.ts';
import { readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import { oneOf } from '../../choice.ts';
import { angleCrossings } from '../../sky/search.ts';
import type { Body } from '../../sky/sky.ts';
import { checkJd } from '../../span.ts';
import { jdTtOfUt, jdUtOfTt } from '../../time/local-clock.ts';
import { GRAHAS, type Graha } from '../graha/kundli.ts';

/** One stay in one part of the zodiac. */
export interface Stay {
  /** 1 … parts: sign, nakshatra or pada counted from Aries. */
  readonly part: number;
  /** Civil Julian dates. The first stay begins where the span begins, the last ends where it ends. */
  readonly startJdUt: number;
  readonly endJdUt: number;
  /** Whether it went in backwards; false for a stay that was under way when the span began. */
  readonly entersRetrograde: boolean;
  readonly leavesRetrograde: boolean;
}

/** Into how many parts the zodiac is cut. */
export const ZODIAC_PARTS = { sign: 12, nakshatra: 27, pada: 108 } as const;
export type ZodiacPart = keyof typeof ZODIAC_PARTS;

/**
 * Steps in days within which a body turns at most once and crosses no part twice: Mercury turns three weeks after it turned. The true node mostly turns
 * three or four days after, but may do so within hours: its search halves the step where its `bend` does not rule that out.
 */
const STEP_DAYS: { readonly [B in Body]?: number } = {
  Sun: 10,
  Moon: 5,
  Mercury: 5,
  Venus: 8,
  Mars: 15,
  Jupiter: 20,
  Saturn: 20,
  TrueNode: 1,
  MeanNode: 60,
};

/**
 * The stays of a graha over a span, in the order of time and without a gap.
 *
 * @param zodiac     whose signs
 * @param graha      Ketu stays opposite Rahu
 * @param fromJdUt   civil Julian date, inclusive
 * @param untilJdUt  exclusive; nothing is found when it is not after `fromJdUt`
 * @param by         signs when left out
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN where the ephemeris ends
 */
export function staysOf(
  zodiac: ZodiacSky,
  graha: Graha,
  fromJdUt: number,
  untilJdUt: number,
  by: ZodiacPart = 'sign',
): readonly Stay[] {
  readZodiac(zodiac);
  oneOf('graha', graha, GRAHAS);
  checkJd('fromJdUt', fromJdUt);
  checkJd('untilJdUt', untilJdUt);
  const parts = ZODIAC_PARTS[oneOf('by', by, ['sign', 'nakshatra', 'pada'])];
  if (!(untilJdUt > fromJdUt)) return [];
  const body = bodyOf(zodiac, graha);
  const { angleRad, rateRadPerDay, limits } = zodiac.motion(body);
  const [from, until] = [jdTtOfUt(fromJdUt), jdTtOfUt(untilJdUt)];
  const entries = angleCrossings(angleRad, from, until, {
    everyRad: turnRad / parts,
    stepDays: STEP_DAYS[body] ?? 10,
    rate: rateRadPerDay,
    ...limits,
  });
  // Ketu's part is the one across the circle; half a turn is a whole number of signs and of padas, and 13½ nakshatras.
  const offset = graha === 'Ketu' ? 180 : 0;
  const at = (deg: number) => Math.floor(normaliseDeg(deg + offset) / (360 / parts)) + 1;
  if (graha === 'Ketu' && by === 'nakshatra') return ketuNakshatras(zodiac, fromJdUt, untilJdUt);
  const stays: Stay[] = [];
  let part = at(zodiac.longitudeDeg(from, body));
  let startJdUt = fromJdUt;
  let entersRetrograde = false;
  for (const { jdTt, rising, index } of entries) {
    const endJdUt = jdUtOfTt(jdTt);
    if (endJdUt > startJdUt) stays.push({ part, startJdUt, endJdUt, entersRetrograde, leavesRetrograde: !rising });
    // A mark passed forwards begins the part of its number, passed backwards it ends the one before.
    part = at((((rising ? index : index - 1) + 0.5) * 360) / parts);
    startJdUt = endJdUt;
    entersRetrograde = !rising;
  }
  stays.push({ part, startJdUt, endJdUt: untilJdUt, entersRetrograde, leavesRetrograde: false });
  return stays;
}

/** The body that a graha is in these choices. */
export function bodyOf(zodiac: ZodiacSky, graha: Graha): Body {
  return graha === 'Rahu' || graha === 'Ketu' ? zodiac.nodeBody : graha;
}

/** Half a turn is no whole number of nakshatras, so Ketu's are gathered from his padas. */
function ketuNakshatras(zodiac: ZodiacSky, fromJdUt: number, untilJdUt: number): readonly Stay[] {
  const stays: Stay[] = [];
  for (const pada of staysOf(zodiac, 'Ketu', fromJdUt, untilJdUt, 'pada')) {
    const part = Math.floor((pada.part - 1) / 4) + 1;
    const last = stays[stays.length - 1];
    if (last?.part === part)
      stays[stays.length - 1] = { ...last, endJdUt: pada.endJdUt, leavesRetrograde: pada.leavesRetrograde };
    else stays.push({ ...pada, part });
  }
  return stays;
}
