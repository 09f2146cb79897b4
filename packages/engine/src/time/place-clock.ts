/**
 * The clock of one place: its zone's history, with the place's own mean time where the zone only knows its chief
 * town's, and with a chosen local custom laid over it.
 *
 * A zone's local mean time belongs to one town; in 1865 the median large town of a zone was ten minutes from it. Until
 * the zone took a standard time, a place is therefore given four minutes a degree of its own longitude.
 */

import { assert } from '../errors.ts';
import type { Place } from './moment.ts';
import { applyOverride, type Override, overridesFor } from './overrides.ts';
import { type Stretch, stretchAt, stretchesAround } from './zone.ts';
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
 * @param place      degrees; or null for the zone as the table has it, its chief town's mean time included
 * @param overrides  ids of the local customs to apply (overrides.ts)
 */
export function placeClock(zoneId: string, place: Place | null, overrides: readonly string[] = []): PlaceClock {
  const history = zoneHistory(zoneId);
  assert(history !== null, `the zone ${zoneId} is in the table`);
  const known = place === null ? [] : overridesFor(zoneId, place);
  const chosen = known.filter(({ id }) => overrides.includes(id));
  const adapt = (stretches: readonly Stretch[]): readonly Stretch[] => {
    if (place === null) return stretches;
    const own = stretches.map((stretch) => ownMeanTime(stretch, place.longitudeDeg));
    return chosen.reduce(
      (all, override) => applyOverride(all, override, place.longitudeDeg),
      own as readonly Stretch[],
    );
  };
  return {
    chosen,
    notChosen: known.filter((override) => !chosen.includes(override)),
    around: (localSeconds) => adapt(stretchesAround(history, localSeconds)),
    at: (utcSeconds) => {
      const pieces = adapt([stretchAt(history, utcSeconds)]);
      return pieces.find(({ fromUtc, untilUtc }) => fromUtc <= utcSeconds && utcSeconds < untilUtc) as Stretch;
    },
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
  return own + 86400 * Math.round((zoneOffsetSeconds - own) / 86400);
}

function ownMeanTime(stretch: Stretch, longitudeDeg: number): Stretch {
  return stretch.meanTime
    ? { ...stretch, offsetSeconds: meanTimeOffset(longitudeDeg, stretch.offsetSeconds) }
    : stretch;
}
