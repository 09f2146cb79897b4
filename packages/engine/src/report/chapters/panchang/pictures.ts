/** A month as it hangs on a wall: a field for each day, with its tithi, star and festival. */

import { type Item, rectangle, type Scene } from '../../../drawing/scene.ts';
import type { Panchang } from '../../../jyotish/index.ts';
import { festivalName } from '../../../language/index.ts';
import { type TithiKey, WEEKDAYS } from '../../../language/keys.ts';
import { dateIn } from '../../../time/format.ts';
import type { SpanBook } from './book.ts';

const [CELL, HIGH, HEAD] = [70, 58, 18];

/** A civil month that a span touches: its days within the span, and their drawing. */
export interface CalendarMonth {
  readonly days: readonly Panchang[];
  readonly scene: Scene;
}

export function calendarMonths(book: SpanBook): readonly CalendarMonth[] {
  const months = new Map<string, Panchang[]>();
  for (const day of book.days) {
    const { year, month } = dateIn(day.date);
    const key = `${year} ${month}`;
    months.set(key, [...(months.get(key) ?? []), day]);
  }
  return [...months.values()].map((days) => ({ days, scene: monthScene(book, days) }));
}

function monthScene(book: SpanBook, days: readonly Panchang[]): Scene {
  const { names, language, house } = book;
  const first = days[0] as Panchang;
  const last = days[days.length - 1] as Panchang;
  const offset = first.vara.index;
  const weeks = Math.ceil((offset + last.dayNumber - first.dayNumber + 1) / 7);
  const width = (text: string, weight: 400 | 600): number => house.typesetter.width(text, 1, weight, language.code);
  const text = (
    x: number,
    y: number,
    words: string,
    size: number,
    colour: 'ink' | 'mute' | 'accent' | 'bad',
    weight: 400 | 600 = 400,
  ): Item => ({
    kind: 'text',
    x,
    y,
    text: words,
    size: Math.min(size, (CELL - 6) / width(words, weight)),
    anchor: 'start',
    weight,
    colour,
  });
  const items: Item[] = WEEKDAYS.map((weekday, index) =>
    text(index * CELL + 4, 12, names.weekdayShort[weekday], 9, index === 0 ? 'bad' : 'mute', 600),
  );
  for (const day of days) {
    const at = offset + day.dayNumber - first.dayNumber;
    const [x, y] = [(at % 7) * CELL, HEAD + Math.floor(at / 7) * HIGH];
    const [tithi] = day.tithi;
    const [star] = day.nakshatra;
    const isMarked = tithi?.index === 15 || tithi?.index === 30;
    items.push(
      rectangle(x + 0.5, y + 0.5, CELL - 1, HIGH - 1, {
        fill: isMarked ? 'soft' : 'paper',
        stroke: 'line',
        width: 0.8,
      }),
      text(x + 4, y + 16, language.number(dateIn(day.date).day, 0), 14, at % 7 === 0 ? 'bad' : 'ink', 600),
    );
    if (tithi !== undefined) items.push(text(x + 4, y + 28, names.tithi[tithi.name as TithiKey], 7.4, 'ink'));
    if (star !== undefined) items.push(text(x + 4, y + 38, names.nakshatra[star.name], 7.4, 'mute'));
    const festival = book.festivals.find(({ date, category }) => date === day.date && category !== 'vrata');
    if (festival !== undefined) items.push(text(x + 4, y + 50, festivalName(language, festival), 7.4, 'accent', 600));
  }
  const { year, month } = dateIn(first.date);
  const title = `${names.month[month as 1]} ${book.yearText(year)}`;
  return {
    width: CELL * 7,
    height: HEAD + weeks * HIGH + 1,
    title,
    description: '',
    language: language.code,
    items,
  };
}
