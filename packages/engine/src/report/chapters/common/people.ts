/** How a person stands on a cover. */

import type { Moment } from '../../../time/moment.ts';
import type { Book, Person } from '../../book.ts';
import type { ReportBirth } from '../../request.ts';

/** Name, day, hour and place of a birth. */
export function personOf(book: Book, birth: ReportBirth, moment: Moment): Person {
  const { local, certainty } = moment;
  const hour = certainty.time === 'assumed' ? book.say.birth.timeUnknown : book.hourOfBirth(local);
  return {
    name: birth.name ?? null,
    lines: [`${book.dayOf(local)}, ${hour}`, birth.place ?? placeText(book, moment)],
  };
}

/** `28°36′ N, 77°12′ E` in the words of the language. */
export function placeText(book: Book, moment: Moment): string {
  return `${latitudeText(book, moment)}, ${longitudeText(book, moment)}`;
}

/** `28°36′ N` */
export function latitudeText({ say: { birth }, language }: Book, { place: { latitudeDeg } }: Moment): string {
  return (latitudeDeg < 0 ? birth.south : birth.north)({ value: language.degrees(Math.abs(latitudeDeg)) });
}

/** `77°12′ E` */
export function longitudeText({ say: { birth }, language }: Book, { place: { longitudeDeg } }: Moment): string {
  return (longitudeDeg < 0 ? birth.west : birth.east)({ value: language.degrees(Math.abs(longitudeDeg)) });
}
