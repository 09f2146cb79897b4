/** Charts one by one, from the text of a birth to the record: what `engine.chart` costs, time zone and certainty included. No two births are alike. */
import { randomBirths } from './harness/random.mjs';

export const subject = {
  name: 'one-chart',
  title: 'Charts from births',
  async run({ engine, module, quick, random, group }) {
    const { lahiriWholeSign, tropicalPlacidus } = await module('node');
    const births = randomBirths(quick ? 100 : 500, random());
    const moments = births.map((birth) => engine.moment(birth));
    const over = (list, choices) => () => {
      for (const one of list) engine.chart(one, choices);
    };
    const items = births.length;
    return [
      await group({
        id: 'one-chart',
        title: 'A chart, birth text to record',
        unit: 'µs',
        apart: true,
        lanes: [
          { who: 'sidereal, whole-sign', work: over(births, lahiriWholeSign), items },
          { who: 'tropical, Placidus', work: over(births, tropicalPlacidus), items },
          { who: 'sidereal, of a moment already resolved', work: over(moments, lahiriWholeSign), items },
        ],
      }),
    ];
  },
};
