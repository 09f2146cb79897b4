/** The words of the panchang tab. */

import { civilDay } from '../format.ts';

export const panchangStrings = {
  where: 'Day and place',
  day: 'Day',
  earlier: 'The day before',
  later: 'The day after',
  limbs: 'The five limbs',
  limbsCaption: 'Tithi, nakshatra, yoga, karana and the Moon’s sign from sunrise to sunrise',
  limb: 'Limb',
  value: 'What runs',
  until: 'Until',
  tithi: 'Tithi',
  nakshatra: 'Nakshatra',
  yoga: 'Yoga',
  karana: 'Karana',
  moonSign: 'Moon in',
  sunSign: 'Sun in',
  sunrise: 'Sunrise',
  sunset: 'Sunset',
  moonrise: 'Moonrise',
  moonset: 'Moonset',
  never: 'none that day',
  month: 'Lunar month',
  purnimanta: 'to full moon',
  amanta: 'to new moon',
  leap: 'adhika',
  years: 'Years',
  vikrama: 'Vikrama',
  shaka: 'Shaka',
  season: 'Season',
  periods: 'Hours of the day',
  periodsCaption: 'Times that tradition takes for good or bad, in the order of the day',
  period: 'Time',
  nature: 'Taken for',
  from: 'From',
  natures: { auspicious: 'good', inauspicious: 'bad', mixed: 'mixed', neutral: 'neither' } as Readonly<
    Record<string, string>
  >,
  festivals: 'Festivals and vows of the next four weeks',
  noFestivals: 'None.',
  muhurta: 'Find a good time',
  purpose: 'For',
  days: 'Days to search',
  search: 'Search',
  searching: 'Searching',
  noWindows: 'No time in those days passes every rule.',
  best: 'The best times',
  grade: (grade: string, score: number): string => `${score} of 100, ${grade}`,
  found: (shown: number, count: number): string =>
    shown < count ? `${shown} of ${count} windows` : `${count} windows`,
} as const;

/** `06:49`; with the day where it is another than the one that is looked at. */
export function hourText(iso: string, day: string): string {
  const [date, time] = [iso.slice(0, 10), iso.slice(11, 16)];
  return date === day ? time : `${civilDay(date).replace(/ \d+$/, '')}, ${time}`;
}
