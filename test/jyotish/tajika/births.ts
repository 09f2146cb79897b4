/** Births of the truth files and of the book's examples, for every test of this room. */
import { lahiriWholeSign } from '../../../packages/engine/src/chart/choices.ts';
import { ZodiacSky } from '../../../packages/engine/src/chart/zodiac-sky.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { localClock } from '../../../packages/engine/src/time/local-clock.ts';

export const engine = await openEngine();
export const zodiac = new ZodiacSky(engine.kernel, lahiriWholeSign);

export interface BirthInput {
  readonly datetime: string;
  readonly utcOffsetHours: number;
  readonly latitude: number;
  readonly longitude: number;
}

export function born({ datetime, utcOffsetHours, latitude, longitude }: BirthInput) {
  const moment = engine.moment({ datetime, latitude, longitude, timezone: utcOffsetHours });
  return { moment, clock: localClock(moment.place, { timezone: utcOffsetHours }) };
}

/** Seconds from a printed wall time to a civil Julian date. */
export function secondsFrom(text: string, utcOffsetHours: number, jdUt: number): number {
  return (jdUt - (Date.parse(`${text}Z`) / 86400000 + 2440587.5 - utcOffsetHours / 24)) * 86400;
}

/** Birth of example 118 of Narasimha Rao, An Integrated Approach. */
export const example118: BirthInput = {
  datetime: '1967-03-08T17:40:00',
  utcOffsetHours: 5.5,
  latitude: 26.3,
  longitude: 73.066667,
};
/** Of example 122. */
export const example122: BirthInput = {
  datetime: '1972-06-01T04:16:00',
  utcOffsetHours: 5.5,
  latitude: 16.25,
  longitude: 81.2,
};
/** Of exercise 48 and examples 123 to 125. */
export const exercise48: BirthInput = {
  datetime: '1970-04-04T17:50:00',
  utcOffsetHours: 5.5,
  latitude: 16.25,
  longitude: 81.2,
};
