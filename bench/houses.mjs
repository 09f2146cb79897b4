/**
 * House cusps from a Julian date and a place: each of the systems that Swiss Ephemeris has too, beside `swe_houses_ex` in C and its npm binding, which all
 * reckon sidereal time, obliquity and cusps. Cusps are compared before a time is told, in years and latitudes where both have the same sidereal time.
 */
import { SWISS, startNative } from './harness/native.mjs';
import { openPeer } from './harness/peers.mjs';

const FIRST_JD = 2_433_282.5;
const SPAN_DAYS = 27_000;
const DEGREES = 180 / Math.PI;
/** The systems that are told by themselves; the others are in the sum. */
const SHOWN = ['placidus', 'koch', 'whole-sign'];
/** Sidereal time is the same to 0.007″ there; below 60° an ascendant goes at most a few times as fast. */
const ALLOWED_ARCSEC = 0.1;

export const subject = {
  name: 'houses',
  title: 'Houses',
  async run({ engine, module, quick, random, group }) {
    const { HOUSE_SYSTEMS } = await module('chart');
    const { scalesAt } = await module('time');
    const next = random();
    const count = quick ? 200 : 1000;
    const places = Array.from({ length: count }, () => {
      const jdUt = FIRST_JD + next() * SPAN_DAYS;
      return { jdUt, latitudeDeg: next() * 120 - 60, longitudeDeg: next() * 360 - 180 };
    });
    const input = [count, ...places.map((one) => `${one.jdUt} ${one.latitudeDeg} ${one.longitudeDeg}`)].join('\n');
    // Those that rest on the Sun's day ask for more than a place, and Gauquelin's sectors are no houses.
    const systems = HOUSE_SYSTEMS.filter(({ needsSun, cusps }) => !needsSun && cusps === 12);
    const binding = await openPeer('sweph');
    const of = async (id, title, some) => {
      const native = await startNative('houses', [some.map(({ swissLetter }) => swissLetter).join('')], input);
      const items = count * some.length;
      const ours = () => cuspsOf(engine.kernel, scalesAt, places, some);
      const note = native.missing === undefined ? differ(await native.answer(), ours(), id) : null;
      const made = await group({
        id,
        title,
        unit: 'µs',
        lanes: [
          { who: 'Khagol', work: ours, items },
          { who: SWISS, ...(native.missing === undefined ? { sample: native.sample } : native), items, note },
          { who: 'sweph (npm, native binding)', ...bindingLane(binding, places, some), items },
        ],
      });
      native.stop();
      return made;
    };
    const groups = [await of('houses/all', `Houses of a place, mean of ${systems.length} systems`, systems)];
    for (const system of systems.filter(({ id }) => SHOWN.includes(id)))
      groups.push(await of(`houses/${system.id}`, `Houses of a place, ${system.name}`, [system]));
    return groups;
  },
};

/** Cusps of each place in each system; ΔT and frame of a place are reckoned for each, as the peers do. */
function cuspsOf(kernel, scalesAt, places, systems) {
  const rows = [];
  for (const { number } of systems)
    for (const { jdUt, latitudeDeg, longitudeDeg } of places) {
      const day = Math.floor(jdUt);
      const { tt, ut1 } = scalesAt({ scale: 'ut1', day, fraction: jdUt - day });
      const frame = kernel.frame(tt.day, tt.fraction, ut1.day, ut1.fraction);
      const armcRad = frame.siderealTimeRad + longitudeDeg / DEGREES;
      rows.push(kernel.houses(number, armcRad, latitudeDeg / DEGREES, frame.trueObliquityRad, 0).cuspsRad);
    }
  return rows;
}

function bindingLane({ peer, missing }, places, systems) {
  if (missing !== undefined) return { missing };
  return {
    work: () => {
      for (const { swissLetter } of systems)
        for (const { jdUt, latitudeDeg, longitudeDeg } of places)
          peer.houses(jdUt, latitudeDeg, longitudeDeg, swissLetter);
    },
  };
}

function differ(theirs, ours, what) {
  let worst = 0;
  for (const [i, row] of theirs.entries())
    for (const [j, deg] of row.entries()) {
      const off = ours[i][j] * DEGREES - deg;
      worst = Math.max(worst, Math.abs(off - 360 * Math.round(off / 360)) * 3600);
    }
  if (!(worst <= ALLOWED_ARCSEC)) throw new Error(`${what}: cusps differ from Swiss Ephemeris by ${worst}″`);
  return `cusps differ by ${worst.toFixed(3)}″ at most`;
}
