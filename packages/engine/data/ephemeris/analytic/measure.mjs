/** How far the analytic file is from its source: geocentric directions of every body at dates that took no part in the fit. */
import { moonShare } from '../bodies.mjs';
import { sample } from '../sample.mjs';
import { polynomial } from '../series/arguments.mjs';
import { evaluateBlock } from '../series/encode.mjs';
import { centuriesOf, fromTilted } from '../series/model.mjs';
import { rowPosition } from './rows.mjs';

const stepDays = 53;
const letters = {
  Sun: '0',
  Moon: '1',
  Mercury: '2',
  Venus: '3',
  Mars: '4',
  Jupiter: '5',
  Saturn: '6',
  Uranus: '7',
  Neptune: '8',
  Pluto: '9',
  Chiron: 'D',
  Ceres: 'F',
  Pallas: 'G',
  Juno: 'H',
  Vesta: 'I',
};

/** Position of one body of the pack as a reader computes it, au, its own origin. */
export function positionOf(body, jd) {
  if (body.kind === 0) return rowPosition(body, jd, [0, 0, 0]);
  const T = centuriesOf(jd);
  const [l, b, r] = evaluateBlock(body.series, T);
  const { meanLongitude, tilt, meanDistance } = body.sphere;
  return fromTilted(tilt, T, polynomial(meanLongitude, T) + l, b, meanDistance + r, [0, 0, 0]);
}

/** Samples of a body's own place, from its own origin, x y z in au. */
function ownPlaces({ name, origin }, from, step, count) {
  if (name !== 'Earth') return sample(letters[name], ['bary', 'hel', 'geo'][origin], from, step, count);
  const earth = Float64Array.from(sample('C', 'hel', from, step, count));
  const moon = sample('1', 'geo', from, step, count);
  for (let i = 0; i < earth.length; i++) earth[i] += moonShare * moon[i];
  return earth;
}

/** Where a body is measured: evenly over its span, and for rows more often and at both sides of every seam, too. */
function gridsOf(body, firstJd, lastJd) {
  const from = Math.max(firstJd, Math.ceil(body.firstJd)) + 7.3125;
  const to = Math.min(lastJd, body.lastJd) - 8;
  const grids = [[from, body.rows > 0 ? Math.min(stepDays, body.rowDays / 256) : stepDays]];
  for (const beside of body.rows > 0 ? [-0.0625, 0] : [])
    grids.push([body.startJd + body.rowDays + beside, body.rowDays]);
  return grids.map(([start, step]) => [start, step, Math.floor((to - start) / step)]);
}

/**
 * @returns per body name { rms, max, byMillennium: { start year: { rms, max } }, maxAu }: arcseconds of geocentric direction; the largest miss of the
 *   body's own place
 */
export function measure(bodies, firstJd, lastJd) {
  const named = Object.fromEntries(bodies.map((b) => [b.name, b]));
  const out = {};
  for (const body of bodies) {
    const name = body.name === 'Earth' ? 'Sun' : body.name;
    const sums = new Map();
    let maxAu = 0;
    for (const [from, step, count] of gridsOf(body, firstJd, lastJd)) {
      const seen = sample(letters[name], 'geo', from, step, count);
      const own = ownPlaces(body, from, step, count);
      for (let i = 0; i < count; i++) {
        const jd = from + i * step;
        const miss = positionOf(body, jd).map((x, c) => x - own[3 * i + c]);
        maxAu = Math.max(maxAu, Math.hypot(...miss));
        add(sums, jd, angleBetween(geocentric(named, named[name], jd), seen.subarray(3 * i, 3 * i + 3)));
      }
    }
    const round = (x) => Number(x.toPrecision(3));
    const row = (s) => ({ rms: round(Math.sqrt(s.square / s.n)), max: round(s.max) });
    out[body.name] = {
      ...row(sums.get('all')),
      byMillennium: Object.fromEntries(
        [...sums.keys()]
          .filter((k) => k !== 'all')
          .sort((a, b) => a - b)
          .map((k) => [`from ${k}`, row(sums.get(k))]),
      ),
      maxAu: round(maxAu),
    };
    console.log(
      `${body.name.padEnd(8)} rms ${out[body.name].rms}″, max ${out[body.name].max}″, ${out[body.name].maxAu} au`,
    );
  }
  return out;
}

function add(sums, jd, angleRad) {
  const angle = (angleRad * 648000) / Math.PI;
  const year = Math.floor((2000 + centuriesOf(jd) * 100) / 1000) * 1000;
  for (const key of ['all', Math.max(-3000, Math.min(2000, year))]) {
    const s = sums.get(key) ?? { square: 0, max: 0, n: 0 };
    s.square += angle * angle;
    s.max = Math.max(s.max, angle);
    s.n++;
    sums.set(key, s);
  }
}

function geocentric(named, body, jd) {
  if (body.origin === 2) return positionOf(body, jd);
  const sun = positionOf(named.Sun, jd);
  const barycentre = positionOf(named.Earth, jd);
  const moon = positionOf(named.Moon, jd);
  const earth = barycentre.map((x, c) => x - moonShare * moon[c]); // heliocentric
  if (body.name === 'Sun') return earth.map((x) => -x);
  const there = positionOf(body, jd);
  return there.map((x, c) => x - earth[c] - (body.origin === 0 ? sun[c] : 0));
}

function angleBetween(a, b) {
  const cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  return Math.atan2(Math.hypot(...cross), a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);
}
