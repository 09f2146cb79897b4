/** Chance that is the same in every run, and what the subjects draw with it: dates, births, Moons. */

/** Of every subject; printed with each result. */
export const SEED = 20_261_122;

/** Julian dates, TT, that the built-in pack covers: 1800-01-01 … 2399-11. */
const FIRST_JD = 2_378_497;
const SPAN_DAYS = 219_100;

/**
 * A generator of its own (Numerical Recipes, 3rd ed., § 7.1: a linear congruence modulo 2³²); good enough to draw dates with.
 *
 * @returns a function that gives the next number, 0 … below 1
 */
export function seeded(state) {
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

/** Julian dates, TT, over six centuries, as a text would have them: five decimals. */
export function randomDates(count, random) {
  return Array.from({ length: count }, () => Number((FIRST_JD + random() * SPAN_DAYS).toFixed(5)));
}

/** Births all over the inhabited world, 1920–2019, no two alike, with their zones as offsets. */
export function randomBirths(count, random) {
  const whole = (least, most) => least + Math.floor(random() * (most - least + 1));
  const two = (least, most) => String(whole(least, most)).padStart(2, '0');
  return Array.from({ length: count }, () => ({
    datetime: `${whole(1920, 2019)}-${two(1, 12)}-${two(1, 28)}T${two(0, 23)}:${two(0, 59)}:${two(0, 59)}`,
    latitude: Number((random() * 120 - 55).toFixed(4)),
    longitude: Number((random() * 360 - 180).toFixed(4)),
    timezone: '+05:30',
  }));
}
