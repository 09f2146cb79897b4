/**
 * Searches over decades: good times for a wedding in ten years, exact transits to a natal chart in a century. Peers stand beside single spans in sky-events.mjs and
 * western.mjs; what a year of search costs in one year and in two hundred, the curves tell.
 */

import { randomBirths } from './harness/random.mjs';
import { chennai } from './jyotish.mjs';

/** 2010 to 2019. */
const DECADE = { purpose: 'marriage', fromJdUt: 2_455_197.5, untilJdUt: 2_458_849.5 };
/** 1900 to 1999. */
const CENTURY = [2_415_020.5, 2_451_544.5];

export const subject = {
  name: 'search',
  title: 'Searches over decades',
  async run({ engine, module, random, group }) {
    const [{ findMuhurtas, openJyotish }, { radixOf, transitsTo }] = await Promise.all(
      ['jyotish', 'western'].map(module),
    );
    const { kernel } = engine;
    const jyotish = openJyotish(engine);
    const clock = jyotish.clock(chennai);
    const natal = radixOf(kernel, engine.moment(randomBirths(1, random())[0]));
    const lane = (who, search) => ({ who, work: search, note: `${search().length} found` });
    const weddings = (badTimes) => () => findMuhurtas(jyotish.zodiac, clock, DECADE, { badTimes }).windows;
    return [
      await group({
        id: 'search',
        title: 'Searches over decades',
        unit: 'ms',
        apart: true,
        lanes: [
          lane('weddings in ten years, with all that is shut out', weddings(true)),
          lane('weddings in ten years', weddings(false)),
          lane('exact transits of a century, Sun to Pluto, no Moon', () => transitsTo(kernel, natal, ...CENTURY).hits),
        ],
      }),
    ];
  },
};
