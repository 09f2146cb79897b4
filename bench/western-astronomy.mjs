/** Transits as astronomy-engine finds them, led over its longitudes. */
import { wrapped } from './western-checks.mjs';

export function timeOf(astronomy, jdTt) {
  return astronomy.AstroTime.FromTerrestrialTime(jdTt - 2451545);
}

/**
 * Transits of one body by astronomy-engine's own longitudes and `Search`. It has no speeds: they are differences over a tenth of a day, asked for at the ends
 * of steps and in the search for a station only.
 */
export function astronomyTransits(astronomy, body, stepDays, marks, [from, to]) {
  const longitude = (time) => astronomy.Ecliptic(astronomy.GeoVector(body, time, true)).elon;
  const speed = (time) => wrapped(longitude(time.AddDays(0.05)) - longitude(time.AddDays(-0.05))) * 10;
  const options = { dt_tolerance_seconds: 1, iter_limit: 60 };
  const events = [];
  const piece = (a, b) => {
    const way = wrapped(b.deg - a.deg);
    const sign = way < 0 ? -1 : 1;
    for (const { point, aspect, deg } of marks) {
      const ahead = ((((deg - a.deg) * sign) % 360) + 360) % 360;
      if (ahead >= Math.abs(way)) continue;
      const off = (time) => sign * wrapped(longitude(time) - deg);
      const init_f2 = Math.abs(way) - ahead;
      const at = astronomy.Search(off, a.time, b.time, { ...options, init_f1: -ahead, init_f2 });
      if (at !== null) events.push({ body, point, aspect, jdTt: at.tt + 2451545 });
    }
  };
  const sampleAt = (time) => ({ time, deg: longitude(time), speed: speed(time) });
  let before = sampleAt(timeOf(astronomy, from));
  for (let jd = from; jd < to; jd += stepDays) {
    const after = sampleAt(timeOf(astronomy, Math.min(jd + stepDays, to)));
    const turn = after.speed < 0 ? -1 : 1;
    if (before.speed < 0 === after.speed < 0) piece(before, after);
    else {
      const time = astronomy.Search((t) => turn * speed(t), before.time, after.time, options);
      const station = { time, deg: longitude(time) };
      piece(before, station);
      piece(station, after);
    }
    before = after;
  }
  return events;
}
