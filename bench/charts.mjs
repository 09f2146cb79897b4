/**
 * Charts by the thousand: what a birth costs stage by stage, and in a table of many. Births are distinct and seeded: dates of 1900 to 2050, places from 55° south to
 * 65° north, so that nothing is found in a cache. Lanes do different work, so there is no ratio between them.
 */

const COUNT = 20_000;
const QUICK_COUNT = 2_000;

export const subject = {
  name: 'charts',
  title: 'Charts',
  async run({ engine, module, quick, random, group }) {
    const [{ chartsOf }, { jdUtOf }, { krishnamurtiPlacidus, lahiriWholeSign, tropicalPlacidus }] = await Promise.all(
      ['jyotish', 'time', 'chart'].map(module),
    );
    const count = quick ? QUICK_COUNT : COUNT;
    const births = birthsOf(random(), count);
    const zoned = births.map((birth) => ({ ...birth, timezone: Math.round(birth.longitude / 15) }));
    const moments = births.map((birth) => engine.moment(birth));
    const columns = columnsOf(moments, jdUtOf);
    const bare = { vargas: [], vimshottari: null, limbs: null };
    const each = (who, list, work) => ({ who, work: () => list.forEach((one) => work(one)), items: count });
    const table = (who, options, list = columns) => ({
      who,
      work: () => chartsOf(engine, list, options),
      items: count,
    });
    return [
      await group({
        id: 'charts',
        title: `Charts of ${count.toLocaleString('en')} births of 1900–2050, one each`,
        unit: 'µs',
        apart: true,
        lanes: [
          each('moment of a birth, zone of the coordinates', births, (birth) => engine.moment(birth)),
          each('moment of a birth, offset written', zoned, (birth) => engine.moment(birth)),
          each('sky of a moment (12 bodies, record)', moments, (moment) => engine.sky(moment)),
          each('chart of a moment, sidereal (record)', moments, (moment) => engine.chart(moment, lahiriWholeSign)),
          each('chart of a birth, sidereal (record)', births, (birth) => engine.chart(birth, lahiriWholeSign)),
          each('chart of a birth, tropical Placidus (record)', births, (birth) =>
            engine.chart(birth, tropicalPlacidus),
          ),
          table('table: positions, angles, houses', bare),
          table('  with sixteen vargas', { ...bare, vargas: undefined }),
          table('  with Vimshottari, two levels', { ...bare, vimshottari: {} }),
          table('  with limbs and weekday', { ...bare, limbs: {} }),
          table('table: full chart, from columns', {}),
          table('  Krishnamurti, Placidus houses', { chart: krishnamurtiPlacidus }),
          table('  from births, offset written', {}, zoned),
          table('  from births, zone of the coordinates', {}, births),
          table('  from moments', {}, moments),
          table('table: tropical Placidus, ten planets', { chart: tropicalPlacidus }),
        ],
      }),
    ];
  },
};

function birthsOf(random, count) {
  const two = (least, most) => String(least + Math.floor(random() * (most - least + 1))).padStart(2, '0');
  return Array.from({ length: count }, () => ({
    datetime: `${1900 + Math.floor(random() * 151)}-${two(1, 12)}-${two(1, 28)}T${two(0, 23)}:${two(0, 59)}:${two(0, 59)}`,
    latitude: Number((random() * 120 - 55).toFixed(4)),
    longitude: Number((random() * 360 - 180).toFixed(4)),
  }));
}

function columnsOf(moments, jdUtOf) {
  return {
    jdUt: Float64Array.from(moments, jdUtOf),
    latitudeDeg: Float64Array.from(moments, ({ place }) => place.latitudeDeg),
    longitudeDeg: Float64Array.from(moments, ({ place }) => place.longitudeDeg),
  };
}
