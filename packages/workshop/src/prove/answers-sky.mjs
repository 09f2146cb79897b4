/**
 * What a birth says, worked out once more for the proof of answers: from longitudes, cusps and the Moon alone, by arithmetic of its own.
 *
 * Of the engine it takes where bodies, angles and cusps are, and which yogas, doshas and kootas its public records find; nothing of `reading/`.
 */

// biome-ignore format: a list
export const SIGNS = [
  'Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio', 'Sagittarius', 'Capricorn', 'Aquarius', 'Pisces',
];
export const GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
export const WESTERN_PLANETS = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
];
/** Lords of the signs, Aries first. Source: Parashara 3 (`bphs`). */
// biome-ignore format: a list
export const LORDS = [
  'Mars', 'Venus', 'Mercury', 'Moon', 'Sun', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Saturn', 'Jupiter',
];
/** Lords of vimshottari and their years, from Ashwini's on. Source: Parashara 46 (`bphs`). */
// biome-ignore format: a table
/** @type {readonly (readonly [lord: string, years: number])[]} */
const DASHA = [
  ['Ketu', 7], ['Venus', 20], ['Sun', 6], ['Moon', 10], ['Mars', 7], ['Rahu', 18], ['Jupiter', 16], ['Saturn', 19], ['Mercury', 17],
];
const YEAR_DAYS = 365.25;
const WESTERN = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
/** Angle and orb of Ptolemy's aspects, 2° more with the Sun or the Moon: the convention that the engine states for a chart without choices. */
const ASPECTS = { conjunction: [0, 8], sextile: [60, 6], square: [90, 8], trine: [120, 8], opposition: [180, 8] };

/** 1 … 12 of a longitude in degrees. */
export const signOf = (longitude) => (Math.floor(longitude / 30) % 12) + 1;
/** A sign as the count from another, itself the first. */
export const countFrom = (from, to) => ((to - from + 12) % 12) + 1;
export const countTo = (from, count) => ((from + count - 2) % 12) + 1;
export const apart = (one, other) => Math.abs(((((one - other) % 360) + 540) % 360) - 180);

/**
 * @param parts   `engine`, and the modules `chart`, `time`, `jyotish` of the engine
 * @param moment  of a birth
 * @param now     the civil Julian date of the answer
 */
export function skyOf({ engine, chart, time, jyotish }, moment, now) {
  const sidereal = engine.chart(moment, chart.lahiriWholeSign);
  const [zodiac, tropical] = [chart.lahiriWholeSign, WEST].map(
    (choices) => new chart.ZodiacSky(engine.kernel, choices),
  );
  const longitude = { Ascendant: sidereal.ascendant.longitude, Midheaven: sidereal.midheaven.longitude };
  const speed = {};
  for (const body of sidereal.planets) [longitude[body.name], speed[body.name]] = [body.longitude, body.speed];
  const lagna = signOf(longitude.Ascendant);
  const birth = time.jdUtOf(moment);
  const sky = {
    now,
    birth,
    /** The civil date of birth, `1990-01-15`. */
    date: moment.local.slice(0, 10),
    longitude,
    speed,
    lagna,
    sign: (body) => (body in longitude ? signOf(longitude[body]) : null),
    house: (body) => (body in longitude ? countFrom(lagna, signOf(longitude[body])) : null),
    lord: (house) => LORDS[countTo(lagna, house) - 1],
    /** The nodes always go back, and nobody says so of them. */
    isRetrograde: (body) => (body in speed ? speed[body] < 0 : null),
    periods: periodsOf(longitude.Moon, birth),
    transit: (graha, jdUt) => transitOf(zodiac, time, graha, jdUt),
    westernTransit: (body, jdUt) => transitOf(tropical, time, body, jdUt),
    west: once(() => westOf(engine.chart(moment, WEST))),
    kundli: once(() => jyotish.kundliOf(sidereal)),
    yogas: once(() => jyotish.findYogas(sky.kundli()).facts),
    doshas: once(() => jyotish.findDoshas(sky.kundli()).facts),
    bindus: once(() => bindusOf(sky)),
  };
  return sky;
}

/** The sky of a day is the same for every birth. */
const SEEN = new Map();
/** How far each lies from the node of the ephemeris. */
const NODES = new Map([
  ['Rahu', 0],
  ['NorthNode', 0],
  ['Ketu', 180],
  ['SouthNode', 180],
]);
/** Days that are remembered. */
const MOST_SEEN = 200_000;

/** Sign of a graha at a civil Julian date, and whether it goes back. */
function transitOf(zodiac, time, graha, jdUt) {
  const key = `${zodiac.choices.zodiac} ${graha} ${jdUt}`;
  const known = SEEN.get(key);
  if (known !== undefined) return known;
  const body = NODES.has(graha) ? zodiac.nodeBody : graha;
  const [place] = zodiac.places(time.jdTtOfUt(jdUt), [body]);
  const found = {
    sign: signOf(NODES.get(graha) === 180 ? (place.longitudeDeg + 180) % 360 : place.longitudeDeg),
    isRetrograde: place.longitudeDegPerDay < 0,
  };
  if (SEEN.size >= MOST_SEEN) SEEN.clear();
  SEEN.set(key, found);
  return found;
}

const WEST = { zodiac: 'tropical', houseSystem: 'placidus', nodeType: 'true', bodies: WESTERN };

function once(make) {
  let made;
  return () => (made ??= make());
}

/** The tropical chart: longitudes, and houses by the cusps. */
function westOf(tropical) {
  const names = { Rahu: 'NorthNode', Ketu: 'SouthNode' };
  const longitude = Object.fromEntries(tropical.planets.map((body) => [names[body.name] ?? body.name, body.longitude]));
  const speed = Object.fromEntries(tropical.planets.map((body) => [names[body.name] ?? body.name, body.speed]));
  const cusps = tropical.houses.map((house) => house.longitude);
  for (const { name, longitude: at } of tropical.angles) longitude[name] = at;
  return {
    longitude,
    speed,
    sign: (body) => (body in longitude ? signOf(longitude[body]) : null),
    house(body) {
      if (!(body in longitude)) return null;
      const at = cusps.findIndex((cusp, i) => {
        const [width, into] = [turn(cusps[(i + 1) % 12] - cusp), turn(longitude[body] - cusp)];
        return into < width;
      });
      return at + 1;
    },
    cuspSign: (house) => signOf(cusps[house - 1]),
  };
}

/** The nearest aspect of two longitudes of those within their orbs, as `{ name, off }`; null where none is. */
export function aspectOf(one, other, name, otherName) {
  const between = apart(one, other);
  const more = [name, otherName].some((body) => body === 'Sun' || body === 'Moon') ? 2 : 0;
  const [nearest] = Object.entries(ASPECTS)
    .map(([aspect, [angle, orb]]) => ({ name: aspect, off: Math.abs(between - angle), orb: orb + more }))
    .filter(({ off, orb }) => off <= orb + 1e-7)
    .sort((a, b) => a.off - b.off);
  return nearest ?? null;
}

const turn = (degrees) => ((degrees % 360) + 360) % 360;

/** Periods and sub-periods of 120 years and what is left of the first: lord, the lord above it, first and last instant. */
function periodsOf(moonDeg, birthJd) {
  const star = Math.floor((moonDeg * 27) / 360);
  const gone = (moonDeg * 27) / 360 - star;
  let start = birthJd - gone * DASHA[star % 9][1] * YEAR_DAYS;
  const found = [];
  const part = (level, lord, within, from, days) => {
    const span = { level, lord, within, from, to: from + days };
    found.push(span);
    return span;
  };
  for (let turnOf = 0; turnOf < 9; turnOf++) {
    const at = star + turnOf;
    const [maha, years] = DASHA[at % 9];
    const whole = part('maha', maha, null, start, years * YEAR_DAYS);
    let from = start;
    for (let i = 0; i < 9; i++) {
      const [antar, its] = DASHA[(at + i) % 9];
      const sub = part('antar', antar, maha, from, ((whole.to - whole.from) * its) / 120);
      let inner = from;
      for (let k = 0; k < 9; k++) {
        const [third, share] = DASHA[(at + i + k) % 9];
        inner = part('pratyantar', third, antar, inner, ((sub.to - sub.from) * share) / 120).to;
      }
      from = sub.to;
    }
    start = whole.to;
  }
  return found;
}

/** Houses that give a point, counted from each giver, the lagna last. Source: Parashara 66 (`bphs`), 337 in all. */
// biome-ignore format: a table reads in rows
const POINTS = {
  Sun: { Sun: '1 2 4 7 8 9 10 11', Moon: '3 6 10 11', Mars: '1 2 4 7 8 9 10 11', Mercury: '3 5 6 9 10 11 12', Jupiter: '5 6 9 11', Venus: '6 7 12', Saturn: '1 2 4 7 8 9 10 11', Ascendant: '3 4 6 10 11 12' },
  Moon: { Sun: '3 6 7 8 10 11', Moon: '1 3 6 7 9 10 11', Mars: '2 3 5 6 10 11', Mercury: '1 3 4 5 7 8 10 11', Jupiter: '1 2 4 7 8 10 11', Venus: '3 4 5 7 9 10 11', Saturn: '3 5 6 11', Ascendant: '3 6 10 11' },
  Mars: { Sun: '3 5 6 10 11', Moon: '3 6 11', Mars: '1 2 4 7 8 10 11', Mercury: '3 5 6 11', Jupiter: '6 10 11 12', Venus: '6 8 11 12', Saturn: '1 4 7 8 9 10 11', Ascendant: '1 3 6 10 11' },
  Mercury: { Sun: '5 6 9 11 12', Moon: '2 4 6 8 10 11', Mars: '1 2 4 7 8 9 10 11', Mercury: '1 3 5 6 9 10 11 12', Jupiter: '6 8 11 12', Venus: '1 2 3 4 5 8 9 11', Saturn: '1 2 4 7 8 9 10 11', Ascendant: '1 2 4 6 8 10 11' },
  Jupiter: { Sun: '1 2 3 4 7 8 9 10 11', Moon: '2 5 7 9 11', Mars: '1 2 4 7 8 10 11', Mercury: '1 2 4 5 6 9 10 11', Jupiter: '1 2 3 4 7 8 10 11', Venus: '2 5 6 9 10 11', Saturn: '3 5 6 12', Ascendant: '1 2 4 5 6 7 9 10 11' },
  Venus: { Sun: '8 11 12', Moon: '1 2 3 4 5 8 9 11 12', Mars: '3 4 6 9 11 12', Mercury: '3 5 6 9 11', Jupiter: '5 8 9 10 11', Venus: '1 2 3 4 5 8 9 10 11', Saturn: '3 4 5 8 9 10 11', Ascendant: '1 2 3 4 5 8 9 11' },
  Saturn: { Sun: '1 2 4 7 8 10 11', Moon: '3 6 11', Mars: '3 5 6 10 11 12', Mercury: '6 8 9 10 11 12', Jupiter: '5 6 11 12', Venus: '6 11 12', Saturn: '3 5 6 11', Ascendant: '1 3 4 6 10 11' },
};

/** Bindus of the sarvashtakavarga by house, the first first. */
function bindusOf(sky) {
  const houses = Array(12).fill(0);
  for (const givers of Object.values(POINTS))
    for (const [giver, counts] of Object.entries(givers))
      for (const count of counts.split(' ').map(Number))
        houses[countFrom(sky.lagna, countTo(sky.sign(giver), count)) - 1]++;
  return houses;
}
