/**
 * What every runtime does in the same-bytes test: open the engine it is given, cast the births, and say what came out.
 * Plain JavaScript, so that each runtime gets this very file.
 */

/**
 * @param engine  a module of the engine: openEngine, PRESETS, stampOf
 * @param births  rows of births.json: a birth and the name of a preset
 * @returns sha256 of the canonical JSON of all charts, and of each; a birth that is refused counts with its code
 */
export async function castAll({ openEngine, PRESETS, stampOf }, births) {
  const engine = await openEngine();
  const charts = births.map(({ birth, choices }) => {
    try {
      return engine.chart(birth, PRESETS[choices]);
    } catch (error) {
      if (error.name !== 'EngineError') throw error;
      return { refused: error.code, field: error.field };
    }
  });
  return {
    sha256: stampOf(charts).sha256,
    each: charts.map((chart) => stampOf(chart).sha256),
    refused: charts.filter((chart) => 'refused' in chart).length,
  };
}
