/**
 * The judge of answers: whether a claim of a sentence, or what a rule that is told asks of the chart, is so. It shares no line with the engine's
 * own judge of claims, and takes a stricter view: a period without a time is one that runs now, a stay holds on every day of it, and
 * where the hour of birth is unknown a thing is true only when it is so at every hour of that day.
 */
import { DIVISIONS } from './answers-divisions.mjs';
import { factHolds } from './answers-facts.mjs';
import {
  aspects,
  dignityHolds,
  houseIn,
  is,
  isCombust,
  karakaOf,
  rulers,
  signIn,
  signOfHouse,
  some,
  touches,
} from './answers-places.mjs';
import { aspectOf, countFrom, GRAHAS, LORDS, SIGNS, skyOf, WESTERN_PLANETS } from './answers-sky.mjs';
import { periodHolds, sadeSatiHolds, transitHolds } from './answers-times.mjs';

/** Names of charts that turn by a known rule. */
const CHARTS = [undefined, 'rashi', 'D1', 'western', ...DIVISIONS];
const FAMILY_YOGAS = {
  Raja: 'raja',
  Viparita: 'viparita',
  Parivartana: 'parivartana',
  'Neecha Bhanga': 'neecha-bhanga',
  Malika: 'malika',
  Dhana: 'dhana',
};
const LIFE = { fromJd: Number.NEGATIVE_INFINITY, toJd: Number.POSITIVE_INFINITY };

/**
 * @param parts    the engine and its modules, see `skyOf`
 * @param moments  of the birth: one, or several of a day whose hour nobody knows
 * @param now      the civil Julian date of the answer
 * @param partner  moment of the other one, where there is one
 * @returns  `claim(claim, system)` → true, false or null where it cannot be told; `read` the same of a claim found in words, where a period without a time
 *   is one of that life; `fact(key, values)` likewise
 */
export function checkerOf(parts, moments, now, partner = null) {
  const skies = moments.map((moment) => skyOf(parts, moment, now));
  const other = partner === null ? null : skyOf(parts, partner, now);
  return {
    claim: (claim, system = 'vedic') => every(skies, (sky) => judged(sky, claim, system)),
    read: (claim, system = 'vedic') => {
      const isTimeless = claim.kind === 'period' && (claim.at ?? claim.from ?? claim.to) === undefined;
      const whole = isTimeless ? { ...claim, at: LIFE } : claim;
      return every(skies, (sky) => judged(sky, whole, system));
    },
    fact: (key, values) => every(skies, (sky) => factHolds(parts, sky, other, key, values)),
  };
}

/** So at every hour; not so where it is not so at one; null where one cannot tell. */
function every(skies, test) {
  const found = skies.map(test);
  return found.includes(false) ? false : found.includes(null) ? null : true;
}

function judged(sky, claim, system) {
  const found = holds(sky, claim, claim.chart ?? (system === 'western' ? 'western' : 'rashi'));
  if (found === 'both') return true;
  return found === null ? null : found !== (claim.negated === true);
}

function holds(sky, claim, chart) {
  if (!CHARTS.includes(chart)) return null;
  const of = (subject, test) => some(sky, subject, chart, test);
  switch (claim.kind) {
    case 'lagna':
      return signIn(sky, 'Ascendant', chart) === SIGNS.indexOf(claim.sign) + 1;
    case 'sign':
      return of(claim.body, (body) => is(signIn(sky, body, chart), (sign) => SIGNS[sign - 1] === claim.sign));
    case 'house':
      return of(claim.body, (body) => {
        const sign = signIn(sky, body, chart);
        const house =
          claim.countedFrom === undefined
            ? houseIn(sky, body, chart)
            : countFrom(signIn(sky, claim.countedFrom, chart), sign);
        return is(sign, () => claim.houses.includes(house));
      });
    case 'nakshatra':
      return of(claim.body, (body) =>
        is(sky.longitude[body], (at) => {
          const quarter = Math.floor((at * 108) / 360 + 1e-9);
          return (
            Math.floor(quarter / 4) + 1 === claim.nakshatra && (claim.pada ?? (quarter % 4) + 1) === (quarter % 4) + 1
          );
        }),
      );
    case 'degree':
      return of(claim.body, (body) =>
        is((chart === 'western' ? sky.west() : sky).longitude[body], (at) => {
          const into = (at % 30) - claim.degree;
          return claim.toleranceDeg < 0.02
            ? into > -1e-6 && into < claim.toleranceDeg
            : Math.abs(into) < claim.toleranceDeg;
        }),
      );
    case 'lord':
      return rulers(SIGNS[signOfHouse(sky, claim.house, chart) - 1], chart).includes(claim.body);
    case 'sign-lord':
      return rulers(claim.sign, chart).includes(claim.body);
    case 'aspect':
      return of(claim.body, (body) => aspects(sky, body, claim, chart));
    case 'conjunct':
      return pairs(claim.bodies, (one, other) =>
        of(one, (a) =>
          some(sky, other, chart, (b) =>
            is(
              signIn(sky, a, chart),
              (sign) =>
                sign === signIn(sky, b, chart) ||
                (chart === 'western' &&
                  aspectOf(sky.west().longitude[a], sky.west().longitude[b], a, b)?.name === 'conjunction'),
            ),
          ),
        ),
      );
    case 'exchange':
      return pairs(claim.bodies, (one, other) =>
        of(one, (a) =>
          some(
            sky,
            other,
            chart,
            (b) => LORDS[signIn(sky, a, chart) - 1] === b && LORDS[signIn(sky, b, chart) - 1] === a,
          ),
        ),
      );
    case 'dignity':
      return of(claim.body, (body) => dignityHolds(sky, body, claim.dignity, chart));
    case 'retrograde':
      return of(claim.body, (body) =>
        chart === 'western' ? is(sky.west().speed[body], (speed) => speed < 0) : sky.isRetrograde(body),
      );
    case 'combust':
      return of(claim.body, (body) => isCombust(sky, body));
    case 'karaka':
      return of(claim.body, (body) => karakaOf(sky, claim.karaka, body));
    case 'period':
      return periodHolds(sky, claim, chart);
    case 'yoga':
    case 'dosha':
      return combinationHolds(sky, claim);
    case 'transit':
      return of(claim.body, (body) => transitHolds(sky, body, claim, chart));
    case 'sade-sati':
      return sadeSatiHolds(sky, claim);
    case 'bindus':
      return sky.bindus()[claim.house - 1] === claim.is;
    case 'empty':
      return isEmpty(
        (chart === 'western' ? WESTERN_PLANETS : GRAHAS).map((body) => houseIn(sky, body, chart)),
        claim.house,
      );
    case 'dispositor':
      return some(sky, claim.of, chart, (one) =>
        of(claim.body, (body) => is(signIn(sky, one, chart), (sign) => rulers(SIGNS[sign - 1], chart).includes(body))),
      );
    case 'period-order': {
      const order = sky.periods.filter(({ level }) => level === 'maha').map(({ lord }) => lord);
      const follows = (one, other) =>
        order.some((lord, at) => lord === other && order[at + 1] === one) || (order[0] === one && order[8] === other);
      return of(claim.lord, (lord) => some(sky, claim.after, chart, (after) => follows(lord, after)));
    }
    case 'touch':
      return of(claim.body, (body) => touches(sky, body, claim.on, chart));
    default:
      return null;
  }
}

function isEmpty(houses, house) {
  return houses.includes(house) ? false : houses.includes(null) || houses.includes(undefined) ? null : true;
}

function pairs([first, ...others], test) {
  const found = others.map((other) => test(first, other));
  return found.includes(false) ? false : found.includes(null) || found.length === 0 ? null : true;
}

function combinationHolds(sky, { kind, name }) {
  const bare = (each) => each.replace(/ \(.*$/, '');
  const [yogas, doshas] = [sky.yogas(), sky.doshas()];
  const family = FAMILY_YOGAS[name];
  const own = [
    ...(kind === 'yoga' ? yogas.filter(({ value }) => value.family === family) : []),
    ...[...yogas, ...doshas].filter(
      ({ value }) => bare(value.name) === name || (kind === 'yoga' && bare(value.name).startsWith(`${name} `)),
    ),
  ];
  if (own.length === 0) return false;
  // Of what is formed and lifted one may say either.
  return own.every(({ value }) => value.isCancelled) ? 'both' : true;
}
