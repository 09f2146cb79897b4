/** Births that nobody repeats, as the bodies of chart calls; seeded, so that every run asks the same. */

const SEED = 20261121;
const FIRST_YEAR = 1930;
const YEARS = 90;
const MS_PER_YEAR = 365.25 * 86_400_000;

/** Numbers of 0 … 1 in a fixed order. */
export function seeded(state = SEED) {
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A source of birth chart bodies: any second of ninety years, anywhere between 60° south and north. */
export function birthBodies(seed = SEED) {
  const random = seeded(seed);
  const fromMs = Date.UTC(FIRST_YEAR, 0, 1);
  return () =>
    JSON.stringify({
      datetime: new Date(fromMs + random() * YEARS * MS_PER_YEAR).toISOString().slice(0, 19),
      latitude: Number((random() * 120 - 60).toFixed(4)),
      longitude: Number((random() * 360 - 180).toFixed(4)),
      timezone: '+05:30',
    });
}
