/**
 * When are Jupiter and Venus lost in the Sun's light (asta)? Then nothing great is begun, nor in the days before, when they are old, and
 * after, when they are young.
 *
 * By the siddhantas' own measure, time-degrees, a graha is lost while it sets less than so many degrees after the Sun in the evening, or
 * rises so much before him in the morning: reckoned once a day at the place, and taken evenly between two days. By longitude it is the
 * plain distance from the Sun. Where nothing rises or sets, longitude stands in.
 *
 * Source: `surya-siddhanta` 9.6–11 and 10.1; the days about it: `muhurta-chintamani`.
 */

import { normaliseSignedDeg } from '../../angle.ts';
import type { ZodiacPlace } from '../../chart/zodiac-sky.ts';
import { riseBefore, setAfter } from '../../sky/horizon.ts';
import { COMBUSTION_ORBS } from '../graha/index.ts';
import type { DayBook } from '../panchang/day-book.ts';
import type { MuhurtaSettings } from './search-settings.ts';
import { type Stretch, within } from './stretches.ts';

/** Farther than this from the Sun nobody is lost, at any latitude where people ask; nearer, the horizon is asked. */
const NEAR_DEG = 25;

/** The widest orb that may be asked for (`astaDegrees`). */
const MOST_ORB_DEG = 30;
/** Neither comes nearer to the Sun by more in a day: the Sun goes 1.02° at most, Venus goes back by 0.64° and Jupiter by 0.14°. */
const MOST_DEG_PER_DAY = 2;

/** True while a graha is lost, margins included, over [from, until). */
export function astaStretches(
  book: DayBook,
  graha: 'Jupiter' | 'Venus',
  settings: MuhurtaSettings,
  from: number,
  until: number,
): readonly Stretch<boolean>[] {
  const { astaMarginDays: margin } = settings;
  const first = Math.floor(from - margin) - 1;
  const last = Math.ceil(until + margin) + 1;
  const spans: [number, number][] = [];
  let before = clearanceOn(book, graha, settings, first);
  let since = first;
  for (let day = first + 1; day <= last; day++) {
    const after = clearanceOn(book, graha, settings, day);
    if (before.deg < 0 !== after.deg < 0) {
      const share = before.deg / (before.deg - after.deg);
      const turn = before.jdTt + share * (after.jdTt - before.jdTt);
      if (before.deg < 0) spans.push([since - margin, turn + margin]);
      since = turn;
    }
    before = after;
    // Who is far stays clear of the Sun for a while: those days need no look, but the last before he may be near.
    day += Math.max(0, Math.min(last - day - 1, Math.floor(after.farDays) - 1));
  }
  if (before.deg < 0) spans.push([since - margin, last + margin]);
  return within(spans, from, until);
}

interface Clearance {
  /** When it was looked at. */
  readonly jdTt: number;
  /** How far the graha is beyond the distance at which it is lost; negative when it is lost. */
  readonly deg: number;
  /** For how many days at least it stays so far off that it is not lost by any measure; 0 or less when it is near. */
  readonly farDays: number;
}

/** How clear of the Sun a graha is on one day, looked at about noon of the place or at the rising or setting next to it. */
function clearanceOn(
  { zodiac, clock }: DayBook,
  graha: 'Jupiter' | 'Venus',
  { asta, combustion, astaDegrees }: MuhurtaSettings,
  day: number,
): Clearance {
  const noon = day - clock.place.longitudeDeg / 360;
  const [sun, body] = zodiac.places(noon, ['Sun', graha]) as unknown as readonly [ZodiacPlace, ZodiacPlace];
  const ahead = normaliseSignedDeg(body.longitudeDeg - sun.longitudeDeg);
  const orb = astaDegrees?.[graha] ?? COMBUSTION_ORBS[combustion].orbs[graha][body.longitudeDegPerDay < 0 ? 1 : 0];
  const farDays = (Math.abs(ahead) - Math.max(NEAR_DEG, MOST_ORB_DEG)) / MOST_DEG_PER_DAY;
  const plain = { jdTt: noon, deg: Math.abs(ahead) - orb, farDays };
  if (asta === 'longitude' || Math.abs(ahead) > NEAR_DEG) return plain;
  // East of the Sun it is seen in the evening, after him; west, in the morning, before.
  const look = ahead > 0 ? setAfter : riseBefore;
  const [ofSun, ofBody] = (['Sun', graha] as const).map((who) => look(zodiac.kernel, who, clock.place, noon, 'hindu'));
  if (ofSun?.kind !== 'at' || ofBody?.kind !== 'at') return plain;
  const degrees = (ofBody.jdTt - ofSun.jdTt) * 360 * (ahead > 0 ? 1 : -1);
  return { jdTt: ofSun.jdTt, deg: degrees - orb, farDays };
}
