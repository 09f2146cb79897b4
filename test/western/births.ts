/** What the Western files of truth have in common: births with an offset in hours, instants in UT to the minute or second. */
import type { Engine } from '../../packages/engine/src/index.ts';
import type { Moment } from '../../packages/engine/src/time/moment.ts';
import { scalesAt } from '../../packages/engine/src/time/moment-at.ts';

export interface TruthBirth {
  readonly datetime: string;
  readonly utcOffsetHours: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly julianDayUT?: number;
}

/** The moment of a birth in a file of truth: its Julian day where it has one, else its offset. */
export function momentOf(engine: Engine, birth: TruthBirth): Moment {
  const { datetime, utcOffsetHours, latitude, longitude } = birth;
  return engine.moment({ datetime, latitude, longitude, timezone: utcOffsetHours });
}

/** TT of an instant written as `2024-02-14T10:06` or with seconds, in UT. */
export function ttOfUt(text: string): number {
  const [, y, m, d, hours, minutes, seconds] = /^(-?\d+)-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  const day = Date.UTC(Number(y), Number(m) - 1, Number(d)) / 86400000 + 2440587.5;
  const fraction = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0)) / 86400;
  const jd = day + fraction;
  const { tt } = scalesAt({ scale: 'ut1', day: Math.floor(jd), fraction: jd - Math.floor(jd) });
  return tt.day + tt.fraction;
}
