/** Births of the truth files, through the engine and from the longitudes they give. For every test of this room. */
import { type ChartChoices, lahiriWholeSign } from '../../../packages/engine/src/chart/choices.ts';
import { ZodiacSky } from '../../../packages/engine/src/chart/zodiac-sky.ts';
import { GRAHAS, type Kundli, kundliFrom, kundliOf } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { jdUtOf, type LocalClock, localClock } from '../../../packages/engine/src/time/local-clock.ts';

export const engine = await openEngine();

export interface BirthInput {
  readonly datetime: string;
  readonly utcOffsetHours: number;
  readonly latitude: number;
  readonly longitude: number;
}

export const SIGN_NAMES =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');
export const signOf = (name: string): number => SIGN_NAMES.indexOf(name) + 1;

export function birthOf({ datetime, utcOffsetHours, latitude, longitude }: BirthInput): {
  kundli: Kundli;
  jdUt: number;
  clock: LocalClock;
} {
  const moment = engine.moment({ datetime, timezone: utcOffsetHours, latitude, longitude });
  return {
    kundli: kundliOf(engine.chart(moment)),
    jdUt: jdUtOf(moment),
    clock: localClock(moment.place, { timezone: utcOffsetHours }),
  };
}

export function zodiacSky(choices: ChartChoices = lahiriWholeSign): ZodiacSky {
  return new ZodiacSky(engine.kernel, choices);
}

/** A kundli of the longitudes a case gives. */
export function givenKundli(longitudes: { readonly [name: string]: number }): Kundli {
  return kundliFrom({
    lagnaDeg: longitudes['Ascendant'] as number,
    longitudesDeg: Object.fromEntries(GRAHAS.map((graha) => [graha, longitudes[graha]])) as never,
  });
}

/** A kundli of signs alone: everybody in the middle of his own. */
export function kundliOfSigns(signs: { readonly [name: string]: number }): Kundli {
  return givenKundli(Object.fromEntries(Object.entries(signs).map(([name, sign]) => [name, sign * 30 - 15])));
}

/** Civil Julian date of a wall time at a fixed offset. */
export function jdOfText(text: string, utcOffsetHours: number): number {
  return Date.parse(`${text}Z`) / 86400000 + 2440587.5 - utcOffsetHours / 24;
}
