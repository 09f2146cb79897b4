/** Shared by the panchang's tests: one engine, one zodiac, clocks of places, and times as the files of truth write them. */
import { lahiriWholeSign } from '../../../packages/engine/src/chart/choices.ts';
import { ZodiacSky } from '../../../packages/engine/src/chart/zodiac-sky.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { type LocalClock, localClock } from '../../../packages/engine/src/time/local-clock.ts';

export const engine = await openEngine();
/** Lahiri, as every file of truth here. */
export const zodiac = new ZodiacSky(engine.kernel, lahiriWholeSign);

/** A clock at a place, by the hours its offset has or by a zone's name. */
export function clockAt(latitudeDeg: number, longitudeDeg: number, timezone: number | string): LocalClock {
  return localClock({ latitudeDeg, longitudeDeg, elevationMetres: 0 }, { timezone });
}

export const delhi = clockAt(28.6139, 77.209, 'Asia/Kolkata');

/** Civil Julian date of a text without zone that was written at an offset of some hours. */
export function jdUtOf(text: string, utcOffsetHours: number): number {
  return Date.parse(`${text}Z`) / 86400000 + 2440587.5 - utcOffsetHours / 24;
}

/** Seconds by which an instant is later than such a text. */
export function secondsAfter(jdUt: number, text: string, utcOffsetHours: number): number {
  return (jdUt - jdUtOf(text, utcOffsetHours)) * 86400;
}
