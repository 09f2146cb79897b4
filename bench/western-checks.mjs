/** Whether a peer of Western astrology answers as ours does: the same events, no farther off than its ephemeris allows. */

/** Numbers of Swiss Ephemeris are places in this list. */
export const planets = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
/** How far from our place a peer's may be: what its ephemeris is good for, arcseconds. Swiss Ephemeris differs by 0.002″; astronomy-engine promises 1′. */
export const nativeArcsec = 0.02;
export const astronomyArcsec = 60;
/** Of charts: two clocks of the nineteen-twenties may be a second apart, in which the Moon goes half an arcsecond and the ascendant up to 40. */
const moonArcsec = 1;
export const ascendantArcsec = 40;

/** Degrees a day of a body at an instant, by our own ephemeris. */
export function speedsBy({ motionOf }, kernel, natal) {
  const motions = new Map(planets.map((name) => [name, motionOf(kernel, natal.settings, name)]));
  return (name, jdTt) => (motions.get(name).rate(jdTt) * 180) / Math.PI;
}

/**
 * Compares events with ours: the same ones in the same number, and no instant farther off than the peer's ephemeris explains. A slow planet is in one place for
 * hours, so what is bounded is the arc that it covers between the two instants; of quicker ones the seconds are told.
 */
export function checkEvents(ours, speedOf, arcsec) {
  const keyOf = ({ body, point, aspect }) => `${body} ${aspect} ${point}`;
  const grouped = (events) => {
    const groups = new Map();
    for (const event of [...events].sort((a, b) => a.jdTt - b.jdTt))
      groups.set(keyOf(event), [...(groups.get(keyOf(event)) ?? []), event.jdTt]);
    return groups;
  };
  const wanted = grouped(ours);
  return (events) => {
    const given = grouped(events);
    const arcs = [];
    const days = [];
    for (const key of new Set([...wanted.keys(), ...given.keys()])) {
      const [mine, theirs] = [wanted.get(key) ?? [], given.get(key) ?? []];
      if (mine.length !== theirs.length) return { differs: `${key}: ${theirs.length} events, ours ${mine.length}` };
      mine.forEach((jdTt, i) => {
        days.push(theirs[i] - jdTt);
        arcs.push(3600 * days.at(-1) * speedOf(key.split(' ')[0], jdTt));
      });
    }
    const seconds = worst(days) * 86400;
    return within('a place', worst(arcs), arcsec, `, ${seconds.toFixed(seconds < 10 ? 2 : 0)} s at most`);
  };
}

/** Longitudes of the charts in the order of Swiss Ephemeris, and the ascendants. */
export function checkCharts(radixes) {
  return (rows) => {
    const places = radixes.flatMap(({ points: all }, n) =>
      [...planets, 'NorthNode'].map((name, i) => [
        name,
        wrapped(rows[n][i] - all.find((point) => point.name === name).longitudeDeg),
      ]),
    );
    const rising = rows.map((one, n) => wrapped(one[11] - radixes[n].angles.Ascendant.longitudeDeg));
    const planetsOff = within('a place', 3600 * worst(places.map(([, off]) => off)), moonArcsec);
    return planetsOff.differs ? planetsOff : within('an ascendant', 3600 * worst(rising), ascendantArcsec);
  };
}

export function within(what, arcsec, allowed, more = '') {
  const note = `${what} differs by ${arcsec.toPrecision(2)}″${more}`;
  return arcsec <= allowed ? { note } : { differs: `${note}; allowed are ${allowed}″` };
}

export function worst(numbers) {
  return Math.max(...numbers.map(Math.abs));
}

export function wrapped(degrees) {
  return degrees - 360 * Math.floor((degrees + 180) / 360);
}
