/** Where bodies stand in one chart of a sky, and what they are there: for the checker of answers. A sign is 1 … 12, and null is what a chart does not say. */
import { DIVISIONS, signInDivision } from './answers-divisions.mjs';
import { apart, aspectOf, countFrom, countTo, GRAHAS, LORDS, SIGNS } from './answers-sky.mjs';

const EXALTED = { Sun: 1, Moon: 2, Mars: 10, Mercury: 6, Jupiter: 4, Venus: 12, Saturn: 7, Rahu: 2, Ketu: 8 };
/** From the Sun, in degrees: direct, retrograde. Source: Surya Siddhanta 9.6–9 and 10.1. */
const COMBUST = {
  Moon: [12, 12],
  Mars: [17, 17],
  Mercury: [14, 12],
  Jupiter: [11, 11],
  Venus: [10, 8],
  Saturn: [15, 15],
};
const DRISHTI = { Mars: [4, 7, 8], Jupiter: [5, 7, 9], Saturn: [3, 7, 10] };
/** Sign, from and to within it. Source: Parashara 3. */
const MOOLATRIKONA = {
  Sun: [5, 0, 20],
  Moon: [2, 3, 30],
  Mars: [1, 0, 12],
  Mercury: [6, 15, 20],
  Jupiter: [9, 0, 10],
  Venus: [7, 0, 15],
  Saturn: [11, 0, 20],
};
const MODERN = { Scorpio: 'Pluto', Aquarius: 'Uranus', Pisces: 'Neptune' };

/** The bodies that a subject may mean. */
export function bodiesOf(sky, subject, chart) {
  if (typeof subject === 'string') return [subject];
  if ('anyOf' in subject) return subject.anyOf.flatMap((each) => bodiesOf(sky, each, chart));
  return chart === 'western' ? lordsOf(SIGNS[sky.west().cuspSign(subject.lordOf) - 1]) : [sky.lord(subject.lordOf)];
}

const lordsOf = (sign) => [LORDS[SIGNS.indexOf(sign)], MODERN[sign]].filter(Boolean);
export const rulers = (sign, chart) => (chart === 'western' ? lordsOf(sign) : [LORDS[SIGNS.indexOf(sign)]]);

export function some(sky, subject, chart, test) {
  const found = bodiesOf(sky, subject, chart).map(test);
  return found.includes(true) ? true : found.includes('both') ? 'both' : found.includes(false) ? false : null;
}

export const is = (value, test) => (value === null || value === undefined ? null : test(value));

export function signIn(sky, body, chart) {
  if (chart === 'western') return sky.west().sign({ Rahu: 'NorthNode', Ketu: 'SouthNode' }[body] ?? body);
  const name = { NorthNode: 'Rahu', SouthNode: 'Ketu' }[body] ?? body;
  if (DIVISIONS.includes(chart)) return is(sky.longitude[name], (longitude) => signInDivision(longitude, chart));
  return sky.sign(name);
}

export function houseIn(sky, body, chart) {
  if (chart === 'western') return sky.west().house({ Rahu: 'NorthNode', Ketu: 'SouthNode' }[body] ?? body);
  const sign = signIn(sky, body, chart);
  return sign === null ? null : countFrom(signIn(sky, 'Ascendant', chart), sign);
}

export const signOfHouse = (sky, house, chart) =>
  chart === 'western' ? sky.west().cuspSign(house) : countTo(signIn(sky, 'Ascendant', chart), house);

/** Houses that a graha looks at fully, counted from its own. */
const looksAt = (body) => DRISHTI[body] ?? [7];

export function aspects(sky, body, { on, aspect, count, orb }, chart) {
  if (typeof on === 'object' && ('house' in on || 'sign' in on)) {
    const sign = 'sign' in on ? SIGNS.indexOf(on.sign) + 1 : signOfHouse(sky, on.house, chart);
    if (chart === 'western' || aspect !== undefined) return null;
    const span = countFrom(signIn(sky, body, chart), sign);
    return (count === undefined || count === span) && looksAt(body).includes(span);
  }
  return some(sky, on, chart, (other) => {
    if (chart === 'western') {
      const [a, b] = [body, other].map((each) => sky.west().longitude[each]);
      if (a === undefined || b === undefined) return null;
      const found = aspectOf(a, b, body, other);
      if (found === null || (aspect !== undefined && found.name !== aspect)) return false;
      return orb === undefined || (orb.within ? found.off <= orb.degree : Math.abs(found.off - orb.degree) < 1);
    }
    const [one, two] = [signIn(sky, body, chart), signIn(sky, other, chart)];
    if (one === null || two === null || aspect !== undefined) return null;
    const span = countFrom(one, two);
    return (count === undefined || count === span) && looksAt(body).includes(span);
  });
}

export const westAspect = (longitude, one, other) =>
  aspectOf(longitude[one], longitude[other], one, other)?.name ?? 'none';

/** Every dignity that a graha has: by the sign, and by the degree where the sign has two. */
export function dignitiesOf(sky, body, chart) {
  const sign = signIn(sky, body, chart);
  const high = EXALTED[body];
  if (sign === null || high === undefined) return null;
  const found = new Set();
  if (sign === high) found.add('exalted');
  if (sign === countTo(high, 7)) found.add('debilitated');
  if (LORDS[sign - 1] === body) found.add('own');
  if (LORDS[countTo(sign, 7) - 1] === body) found.add('detriment');
  const [trine, from, to] = MOOLATRIKONA[body] ?? [];
  const into = (sky.longitude[body] ?? 0) % 30;
  if (chart === 'rashi' && sign === trine && into >= from && into <= to) found.add('moolatrikona');
  if (chart === 'rashi' && signInDivision(sky.longitude[body], 'D9') === sign) found.add('vargottama');
  return found;
}

export function dignityHolds(sky, body, dignity, chart) {
  const found = dignitiesOf(sky, body, chart);
  if (found === null || ['friend', 'enemy', 'neutral', 'great-friend', 'great-enemy'].includes(dignity)) return null;
  if (chart === 'western' && (dignity === 'own' || dignity === 'domicile'))
    return lordsOf(SIGNS[signIn(sky, body, chart) - 1]).includes(body);
  return found.has(dignity === 'domicile' ? 'own' : dignity);
}

export function isCombust(sky, body) {
  const orbs = COMBUST[body];
  if (orbs === undefined) return GRAHAS.includes(body) ? false : null;
  return apart(sky.longitude[body], sky.longitude.Sun) < orbs[sky.isRetrograde(body) ? 1 : 0];
}

/** Eight karakas by the degrees they have gone, Rahu by those that he has to go. */
export function karakaOf(sky, karaka, body) {
  const gone = (graha) => (graha === 'Rahu' ? 30 - (sky.longitude.Rahu % 30) : sky.longitude[graha] % 30);
  const ranked = GRAHAS.filter((graha) => graha !== 'Ketu').sort((one, other) => gone(other) - gone(one));
  const offices = ['atma', 'amatya', 'bhratri', 'matri', 'pitri', 'putra', 'jnati', 'dara'];
  const at = offices.indexOf(karaka);
  return at < 0 ? null : ranked[at] === body;
}

/** It stands there, owns it or looks at it. By what it signifies nobody can be refuted. */
export function touches(sky, body, on, chart) {
  const sign = 'sign' in on ? SIGNS.indexOf(on.sign) + 1 : signOfHouse(sky, on.house, chart);
  const own = signIn(sky, body, chart);
  if (own === null) return null;
  const bound = own === sign || ('house' in on && houseIn(sky, body, chart) === on.house) || LORDS[sign - 1] === body;
  return bound || (chart !== 'western' && looksAt(body).includes(countFrom(own, sign))) ? true : null;
}
