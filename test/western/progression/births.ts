/** Births of the truth file and of laws, for every test of this room. */
import { openEngine } from '../../../packages/engine/src/node.ts';
import { jdTtOfUt } from '../../../packages/engine/src/time/local-clock.ts';
import { momentAt } from '../../../packages/engine/src/time/moment-at.ts';
import { type Radix, radixOf, type WesternChoices } from '../../../packages/engine/src/western/radix/index.ts';

export const engine = await openEngine();
export const { kernel } = engine;

export interface BirthInput {
  readonly datetime: string;
  readonly utcOffsetHours: number;
  readonly latitude: number;
  readonly longitude: number;
}

export function natalOf(
  { datetime, utcOffsetHours, latitude, longitude }: BirthInput,
  choices: WesternChoices = {},
): Radix {
  return radixOf(
    kernel,
    engine.moment({ datetime: `${datetime}${offset(utcOffsetHours)}`, latitude, longitude }),
    choices,
  );
}

/** The same with the clock's time taken for UT1, as programs over Swiss Ephemeris do that know no UTC: up to 0.9 s apart. */
export function natalOfUt1({ datetime, utcOffsetHours, latitude, longitude }: BirthInput): Radix {
  const jd = Date.parse(`${datetime}Z`) / 86400000 + 2440587.5 - utcOffsetHours / 24;
  const day = Math.floor(jd);
  const place = { latitudeDeg: latitude, longitudeDeg: longitude, elevationMetres: 0 };
  return radixOf(kernel, momentAt({ scale: 'ut1', day, fraction: jd - day }, place));
}

/** `+05:30`; seconds where a mean time has them. */
function offset(hours: number): string {
  const seconds = Math.round(Math.abs(hours) * 3600);
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  const rest = seconds % 60 === 0 ? '' : `:${two(seconds % 60)}`;
  return `${hours < 0 ? '-' : '+'}${two(seconds / 3600)}:${two((seconds % 3600) / 60)}${rest}`;
}

/** TT of an instant written in UT. */
export function jdTtOf(textUt: string): number {
  return jdTtOfUt(Date.parse(`${textUt}Z`) / 86400000 + 2440587.5);
}

/** Degrees between two places of the circle, −180 … 180. */
export function apart(a: number, b: number): number {
  return ((((a - b + 180) % 360) + 360) % 360) - 180;
}

export const churchill: BirthInput = {
  datetime: '1874-11-30T01:30:00',
  utcOffsetHours: 0,
  latitude: 51.85,
  longitude: -1.35,
};
export const buenosAires: BirthInput = {
  datetime: '2001-12-31T23:59:30',
  utcOffsetHours: -3,
  latitude: -34.6037,
  longitude: -58.3816,
};
