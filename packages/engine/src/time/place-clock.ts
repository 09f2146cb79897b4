/**
 * The clock of one place: its zone's history, with the place's own mean time where the zone only knows its chief
 * town's, and with a chosen local custom laid over it.
 *
 * A zone's local mean time belongs to one town; in 1865 the median large town of a zone was ten minutes from it. Until
 * the zone took a standard time, a place is therefore given four minutes a degree of its own longitude.
 */

import { assert } from '../errors.ts';
import { offsetLimitHours } from './civil.ts';
import type { Place } from './moment.ts';
import { applyOverride, type Override, overridesFor } from './overrides.ts';
import { type Stretch, stretchesAround } from './zone.ts';
import { zoneHistory } from './zone-table.ts';

/** What the clocks of a place showed. */
export interface PlaceClock {
  /** The stretch that holds at an instant (UTC seconds since 1970). */
  at(utcSeconds: number): Stretch;
  /** The stretches within two days of a local time, in time order. */
  around(localSeconds: number): readonly Stretch[];
  /** Local customs known for this place that were laid over the zone, and those that were not. */
  readonly chosen: readonly Override[];
  readonly notChosen: readonly Override[];
}

/**
 * The clock of a place in a zone.
 *
 * @param zoneId     a name of the table, in IANA's spelling
 * @param place      degrees; its longitude gives the mean time
 * @param overrides  ids of the local customs to apply (overrides.ts)
 */
export function placeClock(zoneId: string, place: Place, overrides: readonly string[] = []): PlaceClock {
  const history = zoneHistory(zoneId);
  assert(history !== null, `the zone ${zoneId} is in the table`);
  const known = overridesFor(zoneId, place);
  const chosen = known.filter(({ id }) => overrides.includes(id));
  const around = (seconds: number): readonly Stretch[] => {
    const own = ownMeanTimes(stretchesAround(history, seconds), place.longitudeDeg);
    return chosen.reduce((all, override) => applyOverride(all, override, place.longitudeDeg), own);
  };
  return {
    chosen,
    notChosen: known.filter((override) => !chosen.includes(override)),
    around,
    at: (utcSeconds) =>
      around(utcSeconds).find(({ fromUtc, untilUtc }) => fromUtc <= utcSeconds && utcSeconds < untilUtc) as Stretch,
  };
}

/**
 * Mean solar time of a longitude: 240 seconds a degree, to the whole second.
 *
 * @param zoneOffsetSeconds  mean time of the zone's chief town; it decides the date near the date line: Manila before
 *                           1845 counted its days with America and was 15 h 56 min behind Greenwich, not 8 h 4 min
 *                           ahead
 */
export function meanTimeOffset(longitudeDeg: number, zoneOffsetSeconds = 0): number {
  const own = Math.round(longitudeDeg * 240);
  const shifted = own + 86400 * Math.round((zoneOffsetSeconds - own) / 86400);
  // A place half the world away from its zone must not end up a day from Greenwich.
  return Math.abs(shifted) <= offsetLimitHours * 3600 ? shifted : own;
}

/**
 * Stretches of mean time with the place's own offset. Where one follows another, a day was skipped or repeated at the
 * date line: that happened at each place's own midnight, so the change moves along.
 */
function ownMeanTimes(stretches: readonly Stretch[], longitudeDeg: number): readonly Stretch[] {
  if (!stretches.some(({ meanTime }) => meanTime)) return stretches;
  const offsets = stretches.map((stretch) =>
    stretch.meanTime ? meanTimeOffset(longitudeDeg, stretch.offsetSeconds) : stretch.offsetSeconds,
  );
  const changeAfter = (i: number): number => {
    const [before, after] = [stretches[i] as Stretch, stretches[i + 1]];
    if (!before.meanTime || !after?.meanTime) return before.untilUtc;
    return before.untilUtc + before.offsetSeconds - (offsets[i] as number);
  };
  return stretches.map((stretch, i) => ({
    fromUtc: i === 0 ? stretch.fromUtc : changeAfter(i - 1),
    untilUtc: changeAfter(i),
    offsetSeconds: offsets[i] as number,
    meanTime: stretch.meanTime,
  }));
}
