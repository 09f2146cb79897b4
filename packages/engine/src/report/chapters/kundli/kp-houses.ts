/** KP house by house, the ruling planets, and what the running periods bring. */

import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { KundliBook } from './book.ts';
import { degreeText, FIT, grahaNames, numbersText, signName, WIDE, worksLine } from './cells.ts';
import { note, whole } from './charts.ts';
import { mahadashaTable, presentPeriod } from './dashas.ts';

/** Each house: its cusp’s sub lord, and for which houses that one stands. */
export const KP_HOUSES: Chapter<KundliBook> = {
  title: ({ say }) => say.furniture.labelled({ label: say.headings.houseCusps, value: say.kundli.kpHouseByHouse }),
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, significators } = book;
    const { furniture, kundli, headings } = say;
    return [
      note(kundli.kpHouseByHouseNote),
      ...significators.houses.map(
        ({ house, cusp, owner, occupants, link, a, b, c, d }): Block =>
          whole(
            {
              kind: 'heading',
              level: 3,
              text: headings.houseNamed({ house: names.house[house as 1], theme: names.houseTheme[house as 1] }),
            },
            {
              kind: 'facts',
              columns: 2,
              pairs: [
                [furniture.cusp, `${signName(book, cusp.sign)} ${degreeText(book, cusp.longitudeDeg % 30)}`],
                [furniture.subLord, [{ text: names.graha[link.subLord], weight: 600 }]],
                [kundli.subLordHouses, numbersText(book, link.houses)],
                [furniture.lord, names.graha[owner]],
                [kundli.occupants, grahaNames(book, occupants)],
                [headings.significators, grahaNames(book, [...new Set([...a, ...b, ...c, ...d])])],
              ],
            },
          ),
      ),
    ];
  },
};

export const KP_RULING: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.rulingPlanets,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, ruling } = book;
    const { kundli, furniture } = say;
    return [
      note(kundli.rulingNote),
      {
        kind: 'table',
        title: say.headings.rulingPlanets,
        columns: [WIDE, WIDE],
        head: [kundli.office, furniture.planet],
        rows: ruling.offices.map(({ office, graha }) => [kundli[office], names.graha[graha]]),
        source: worksLine(book, ruling.sources),
      },
      {
        kind: 'callout',
        tone: 'neutral',
        blocks: [
          note(say.furniture.labelled({ label: say.headings.rulingPlanets, value: grahaNames(book, ruling.planets) })),
        ],
      },
      ...ruling.nodes.map(({ node, agents }) =>
        note(
          kundli.nodeActs({
            node: names.graha[node],
            agents: book.language.list(agents.map(({ graha }) => names.graha[graha])),
          }),
        ),
      ),
    ];
  },
};

/** Significators among the lords of the running periods: which houses they bring. */
export const KP_PERIODS: Chapter<KundliBook> = {
  title: ({ say, names }) => say.headings.dashaSystem({ name: names.dashaSystem.vimshottari }),
  blocks: (book) => {
    const { say, names, horoscope, significators, asOfJdUt } = book;
    const { furniture, kundli, headings } = say;
    const maha = horoscope.dasha.spans.find(({ startJdUt, endJdUt }) => startJdUt <= asOfJdUt && asOfJdUt < endJdUt);
    const parts = (maha?.children ?? []).filter(({ endJdUt }) => endJdUt > horoscope.dasha.birthJdUt);
    if (maha === undefined || parts.length === 0) return [];
    const now = parts.findIndex(({ startJdUt, endJdUt }) => startJdUt <= asOfJdUt && asOfJdUt < endJdUt);
    return [
      ...presentPeriod(book),
      { kind: 'heading', level: 2, text: headings.mahadashas },
      mahadashaTable(book),
      { kind: 'heading', level: 2, text: kundli.kpPeriods },
      note(kundli.kpPeriodsNote),
      {
        kind: 'table',
        title: kundli.kpPeriods,
        columns: [WIDE, FIT, FIT, FIT, WIDE],
        head: [furniture.dasha, furniture.start, furniture.end, furniture.nakshatraLord, furniture.houses],
        rows: parts.map((part) => {
          const row = significators.grahas[part.lord as 'Sun'];
          return [
            `${names.graha[maha.lord as 'Sun']} – ${names.graha[part.lord as 'Sun']}`,
            book.dayOf(part.start as string),
            book.dayOf(part.end as string),
            names.graha[row.starLord],
            numbersText(book, row.houses),
          ];
        }),
        marked: [now],
        source: worksLine(book, significators.sources),
      },
    ];
  },
};
