/** How far the analytic file is from its source: geocentric directions of every body at dates that took no part in the fit. */
import { moonShare } from '../bodies.mjs';
import { sample } from '../sample.mjs';
import { polynomial } from '../series/arguments.mjs';
import { evaluateBlock } from '../series/encode.mjs';
import { centuriesOf, fromTilted } from '../series/model.mjs';
import { rowPosition } from './rows.mjs';

const stepDays = 211;
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

/**
 * @returns per body name { rms, max, byMillennium: { start year: { rms, max } } }, arcseconds
 */
export function measure(bodies, firstJd, lastJd) {
  const named = Object.fromEntries(bodies.map((b) => [b.name, b]));
  const out = {};
  for (const body of bodies) {
    const from = Math.max(firstJd, Math.ceil(body.firstJd)) + 7.3125;
    const count = Math.floor((Math.min(lastJd, body.lastJd) - 8 - from) / stepDays);
    const name = body.name === 'Earth' ? 'Sun' : body.name;
    const truth = sample(letters[name], 'geo', from, stepDays, count);
    const sums = new Map();
    for (let i = 0; i < count; i++) {
      const jd = from + i * stepDays;
      const here = geocentric(named, named[name], jd);
      const there = [truth[3 * i], truth[3 * i + 1], truth[3 * i + 2]];
      const angle = (angleBetween(here, there) * 648000) / Math.PI;
      const year = Math.floor((2000 + centuriesOf(jd) * 100) / 1000) * 1000;
      for (const key of ['all', Math.max(-3000, Math.min(2000, year))]) {
        const s = sums.get(key) ?? { square: 0, max: 0, n: 0 };
        s.square += angle * angle;
        s.max = Math.max(s.max, angle);
        s.n++;
        sums.set(key, s);
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
    };
    console.log(`${body.name.padEnd(8)} rms ${out[body.name].rms}″, max ${out[body.name].max}″`);
  }
  return out;
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
