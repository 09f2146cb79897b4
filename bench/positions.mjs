/**
 * Where the bodies are: ten with speeds, and twelve with both nodes, at random, sorted and hourly dates, beside Swiss Ephemeris in C, two of its
 * bindings, and astronomy-engine, which has neither speeds nor nodes and is told so. Before a time is told, longitudes are compared.
 */
import { SWISS, startNative } from './harness/native.mjs';
import { openAstronomy, openPeer } from './harness/peers.mjs';
import { randomDates } from './harness/random.mjs';

const TEN = 0x3ff;
/** MeanNode is body 15, TrueNode body 16. */
const NODES = 0x18000;
const APPARENT = 7;
/** SEFLG_SWIEPH | SEFLG_SPEED. */
const FLAGS = 258;
const NAMES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
/** By how much longitudes may differ, arcseconds: planets by what the README tells, the true node by what its own row there tells. */
const ALLOWED_ARCSEC = { bodies: 0.02, nodes: 1 };

/** Dates by the name of their order. */
export function datesByOrder(count, random) {
  const dates = randomDates(count, random);
  return {
    random: dates,
    sorted: [...dates].sort((a, b) => a - b),
    hourly: Array.from({ length: count }, (_, i) => 2_451_545 + i / 24),
  };
}

/** Day and fraction of each date, as the core takes them. */
export function pairsOf(dates) {
  return Float64Array.from(dates.flatMap((jd) => [Math.floor(jd), jd - Math.floor(jd)]));
}

export const subject = {
  name: 'positions',
  title: 'Positions',
  async run({ engine, quick, random, group }) {
    const count = quick ? 500 : 3000;
    const peers = await openPeers();
    const groups = [];
    for (const [order, dates] of Object.entries(datesByOrder(count, random())))
      for (const nodes of [false, true]) {
        const native = await startNative('native', nodes ? ['nodes'] : [], `${count}\n${dates.join('\n')}`);
        const note = native.missing ?? (await compareWith(native, engine, dates, nodes));
        const lanes = [...ourLanes(engine, dates, nodes), { who: SWISS, ...laneOf(native), items: count, note }];
        if (!nodes) lanes.push(...peers(dates));
        const title = `${nodes ? 'Ten bodies, mean and true node' : 'Ten bodies'} with speeds, ${count} ${order} dates 1800–2400, a date`;
        groups.push(await group({ id: `positions/${nodes ? 'nodes' : 'ten'}/${order}`, title, unit: 'µs', lanes }));
        native.stop();
      }
    return groups;
  },
};

function laneOf({ sample, missing }) {
  return missing === undefined ? { sample } : { missing };
}

function ourLanes({ kernel }, dates, nodes) {
  const bodies = nodes ? TEN | NODES : TEN;
  const pairs = pairsOf(dates);
  const call = {
    ttDay: 0,
    ttFraction: 0,
    ut1Day: 0,
    ut1Fraction: 0,
    bodies,
    centre: 0,
    steps: APPARENT,
    equinox: 0,
    latitudeRad: 0,
    longitudeRad: 0,
    elevationMetres: 0,
  };
  const each = () => {
    for (let i = 0; i < pairs.length; i += 2) {
      call.ttDay = pairs[i];
      call.ttFraction = pairs[i + 1];
      kernel.sky(call);
    }
  };
  const batch = () => kernel.skyBatch(pairs, bodies, APPARENT, 0, 6);
  return [
    { who: 'Khagol, batch', work: batch, items: dates.length },
    { who: 'Khagol, one call each', work: each, items: dates.length },
  ];
}

/** Says by how much longitudes differ, or throws when it is more than either promises: nobody is faster at another question. */
async function compareWith(native, { kernel }, dates, nodes) {
  const bodies = nodes ? TEN | NODES : TEN;
  const width = nodes ? 12 : 10;
  const ours = kernel.skyBatch(pairsOf(dates), bodies, APPARENT, 0, 6);
  const rows = await native.answer();
  const worst = { bodies: 0, nodes: 0 };
  for (const [date, row] of rows.entries())
    for (let i = 0; i < width; i += 1) {
      const off = (ours[(date * width + i) * 6] * 180) / Math.PI - row[i];
      const arcsec = Math.abs(off - 360 * Math.round(off / 360)) * 3600;
      const kind = i < 10 ? 'bodies' : 'nodes';
      worst[kind] = Math.max(worst[kind], arcsec);
    }
  for (const [kind, arcsec] of Object.entries(worst))
    if (!(arcsec <= ALLOWED_ARCSEC[kind])) throw new Error(`${kind} differ from Swiss Ephemeris by ${arcsec}″`);
  const differ = `longitudes differ by ${worst.bodies.toFixed(4)}″ at most`;
  return nodes ? `${differ}, nodes by ${worst.nodes.toFixed(2)}″` : differ;
}

/** The bindings and astronomy-engine, as lanes over dates. */
async function openPeers() {
  const binding = await openPeer('sweph');
  binding.peer?.set_ephe_path('/usr/share/libswe/ephe');
  const wasm = await openPeer('swisseph-wasm', 'src/swisseph.js');
  const built = wasm.peer === undefined ? null : new wasm.peer();
  await built?.initSwissEph();
  const astronomy = openAstronomy();
  const swiss = (swe) => (dates) => () => {
    for (const jd of dates) for (let body = 0; body < 10; body += 1) swe.calc(jd, body, FLAGS);
  };
  const others = (dates) => () => {
    for (const jd of dates) {
      const time = new astronomy.AstroTime(jd - 2_451_545);
      for (const name of NAMES) astronomy.Ecliptic(astronomy.GeoVector(name, time, true));
    }
  };
  return (dates) => [
    { who: 'sweph (npm, native binding)', ...workOf(binding, swiss(binding.peer)(dates)), items: dates.length },
    { who: 'swisseph-wasm (npm)', ...workOf(wasm, swiss(built)(dates)), items: dates.length },
    { who: 'astronomy-engine', work: others(dates), items: dates.length, note: 'no speeds' },
  ];
}

function workOf({ missing }, work) {
  return missing === undefined ? { work } : { missing };
}
