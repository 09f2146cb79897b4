/** The limbs of a day, as an almanac gives them: weekday, tithi, nakshatra, yoga, karana, and the stretches that are sought or left out. */

import type { Panchang } from '../../jyotish/index.ts';
import type { PanchangInstant } from '../../jyotish/panchang/panchang.ts';
import type { Language } from '../../language/index.ts';
import { dateIn } from '../../time/format.ts';
import type { Tier } from './answer.ts';
import type { Teller } from './teller.ts';

/** Told of a day, in their order. */
const PERIODS = ['abhijit-muhurta', 'rahu-kalam', 'yamaganda'] as const;
const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;

export function tellDay(
  teller: Teller,
  day: Panchang | (Panchang & { readonly at: PanchangInstant }),
  tier: Tier,
): void {
  const { say, language } = teller.words;
  const { names } = language;
  const { panchang } = language.say;
  const { year, month, day: dayOfMonth } = dateIn(day.date);
  teller.tell(
    'verdict',
    say.weekdayOf({
      date: language.date(year, month, dayOfMonth),
      weekday: names.weekday[day.vara.english as keyof typeof names.weekday],
    }),
  );
  const named = {
    tithi: (name: string): string =>
      `${names.paksha[day.tithi[0]?.paksha ?? 'shukla']} ${names.tithi[name as keyof typeof names.tithi]}`,
    nakshatra: (name: string): string => names.nakshatra[name as keyof typeof names.nakshatra],
    yoga: (name: string): string => names.nityaYoga[name as keyof typeof names.nityaYoga],
    karana: (name: string): string => names.karana[name as keyof typeof names.karana],
  };
  for (const limb of LIMBS) {
    const first = day[limb][0];
    if (first === undefined) continue;
    const name = named[limb](first.name);
    const label = panchang[limb];
    const isAllDay = first.endJdUt - day.sun.sunriseJdUt >= 1;
    teller.tell(
      'reason',
      isAllDay ? say.limbAll({ label, name }) : say.limb({ label, name, time: hourOf(language, first.end, day.date) }),
    );
  }
  teller.turn();
  // Where the Sun does not cross the horizon, hours stand in for his rising and setting, and are neither.
  const { horizon, sunrise, sunset } = day.sun;
  if (horizon === 'crossed')
    teller.tell(
      'timing',
      say.sunTimes({ rise: hourOf(language, sunrise, day.date), set: hourOf(language, sunset, day.date) }),
    );
  else if (horizon === 'always-below')
    teller.tell('timing', say.limbAll({ label: panchang.sunrise, name: panchang.neverRises }));
  else teller.tell('timing', say.limbAll({ label: panchang.sunset, name: panchang.neverSets }));
  if (tier === 'eco') return;
  for (const id of PERIODS) {
    const period = day.periods.find((each) => each.id === id);
    const [span] = period?.spans ?? [];
    if (span === undefined || period?.isApplicable !== true) continue;
    teller.tell(
      'timing',
      say.badTime({
        label: names.period[id],
        from: hourOf(language, span.start, day.date),
        to: hourOf(language, span.end, day.date),
      }),
    );
  }
}

/** `14:05`, or with its date where that is another day. */
export function hourOf(language: Language, text: string, date: string): string {
  const [on = '', time = ''] = text.split('T');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const clock = language.time(hour, minute);
  if (on === date) return clock;
  const { year, month, day } = dateIn(on);
  return `${clock} (${language.date(year, month, day)})`;
}
