/**
 * What every runtime does in the same-bytes test: open the engine it is given, cast the births, ask the traditions, and say what came out.
 * Plain JavaScript, so that each runtime gets this very file.
 */

/**
 * @param engine  a module of the engine: openEngine, PRESETS, stampOf
 * @param rooms   its subpaths: jyotish, western, sky, numerology
 * @param births  rows of births.json: a birth and the name of a preset
 * @returns sha256 of the canonical JSON of all records, and of each: a chart a birth, then for every tenth what the traditions find and what the sky does next; what is
 *          refused counts with its code
 */
export async function castAll({ openEngine, PRESETS, stampOf }, rooms, births) {
  const engine = await openEngine();
  const charts = births.map(({ birth, choices }) => answer(() => engine.chart(birth, PRESETS[choices])));
  const findings = births
    .filter((_, index) => index % 10 === 0)
    .map(({ birth }, index) => answer(() => findingsOf(engine, rooms, birth, births[index].birth)));
  const records = [...charts, ...findings];
  return {
    sha256: stampOf(records).sha256,
    each: records.map((record) => stampOf(record).sha256),
    refused: charts.filter((chart) => 'refused' in chart).length,
  };
}

function answer(ask) {
  try {
    return ask();
  } catch (error) {
    if (error.name !== 'EngineError') throw error;
    return { refused: error.code, field: error.field };
  }
}

/** One record of every room that reckons with angles or searches. */
function findingsOf(engine, { jyotish, western, sky, numerology }, birth, other) {
  const { kernel } = engine;
  const ours = western.openWestern(engine, 'modern');
  const moment = engine.moment(birth);
  const jdTt = moment.tt.day + moment.tt.fraction;
  const radix = ours.radix(birth);
  return {
    horoscope: answer(() => jyotish.openJyotish(engine).horoscope(birth)),
    nativity: answer(() => ours.nativity(radix)),
    synastry: answer(() => ours.synastry(radix, other)),
    derived: answer(() => ours.composite(radix, other, { houses: 'derived' })),
    directions: answer(() => ours.directions(radix)),
    progressed: answer(() => western.progressedRadixOf(kernel, radix, jdTt + 11_000)),
    transits: answer(() => western.transitsTo(kernel, radix, jdTt + 11_000, jdTt + 11_400)),
    parans: answer(() => western.paransOf(kernel, radix)),
    stars: answer(() => sky.starsAt(kernel, moment, { faintestMagnitude: 2 })),
    hypothetical: answer(() => sky.hypotheticalsAt(kernel, moment)),
    solarEclipse: answer(() => sky.nextSolarEclipse(kernel, jdTt)),
    solarEclipseAt: answer(() => sky.nextSolarEclipseAt(kernel, moment.place, jdTt)),
    lunarEclipse: answer(() => sky.nextLunarEclipse(kernel, jdTt)),
    station: answer(() => sky.nextStation(kernel, 'Mars', jdTt)),
    numbers: answer(() => numerology.numerologyOf({ name: 'Mohandas Karamchand Gandhi', birthDate: '1869-10-02' })),
  };
}
