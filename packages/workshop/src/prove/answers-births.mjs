/** Who asks in the proof of answers: births drawn by a seed, 1880 to 2030, over forty places from Longyearbyen to McMurdo, each with a now of its own. */

export const SEED = 20261122;
/** 2026-11-22, the now of every other chart. */
const TODAY_JD = 2_461_366.5;

// biome-ignore format: a table of name, latitude, longitude
const PLACES = [
  ['Delhi', 28.6139, 77.209], ['Mumbai', 19.076, 72.8777], ['Kolkata', 22.5726, 88.3639], ['Chennai', 13.0827, 80.2707], ['Bengaluru', 12.9716, 77.5946],
  ['Hyderabad', 17.385, 78.4867], ['Ahmedabad', 23.0225, 72.5714], ['Kochi', 9.9312, 76.2673], ['Amritsar', 31.634, 74.8723], ['Varanasi', 25.3176, 82.9739],
  ['Kathmandu', 27.7172, 85.324], ['Colombo', 6.9271, 79.8612], ['Dhaka', 23.8103, 90.4125], ['Karachi', 24.8607, 67.0011], ['Dubai', 25.2048, 55.2708],
  ['London', 51.5074, -0.1278], ['Paris', 48.8566, 2.3522], ['Madrid', 40.4168, -3.7038], ['Berlin', 52.52, 13.405], ['Moscow', 55.7558, 37.6173],
  ['New York', 40.7128, -74.006], ['Toronto', 43.6532, -79.3832], ['San Francisco', 37.7749, -122.4194], ['Mexico City', 19.4326, -99.1332], ['Bogota', 4.711, -74.0721],
  ['Quito', -0.1807, -78.4678], ['Sao Paulo', -23.5505, -46.6333], ['Buenos Aires', -34.6037, -58.3816], ['Ushuaia', -54.8019, -68.303], ['Cape Town', -33.9249, 18.4241],
  ['Nairobi', -1.2921, 36.8219], ['Durban', -29.8587, 31.0218], ['Sydney', -33.8688, 151.2093], ['Auckland', -36.8485, 174.7633], ['Apia', -13.8333, -171.7667],
  ['Reykjavik', 64.1466, -21.9426], ['Tromso', 69.6492, 18.9553], ['Longyearbyen', 78.2232, 15.6267], ['Murmansk', 68.9585, 33.0827], ['McMurdo', -77.8419, 166.6863],
];

/** A chance that is the same on every run. */
export function chanceOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const two = (number) => String(number).padStart(2, '0');

/**
 * The birth of a chart by its number, and the now of its answers: today, or a day of the first ninety years of that life.
 *
 * @returns  `{ birth, place, now }`; `now` a civil Julian date
 */
export function bornAs(number, seed = SEED) {
  const chance = chanceOf(seed + number * 7919);
  for (let i = 0; i < 5; i++) chance();
  const [place, latitude, longitude] = PLACES[number % PLACES.length];
  const [year, month, day] = [
    1880 + Math.floor(chance() * 151),
    1 + Math.floor(chance() * 12),
    1 + Math.floor(chance() * 28),
  ];
  const datetime = `${year}-${two(month)}-${two(day)}T${two(Math.floor(chance() * 24))}:${two(Math.floor(chance() * 60))}`;
  const age = Math.floor(chance() * 90 * 365.25);
  const born = Date.UTC(year, month - 1, day) / 86_400_000 + 2_440_587.5;
  const isOver = born > TODAY_JD - 400;
  const now = number % 2 === 0 && !isOver ? TODAY_JD : Math.floor(born) + 0.5 + 400 + age;
  return { birth: { datetime, latitude, longitude }, place, now };
}
