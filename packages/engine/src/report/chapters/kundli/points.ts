/** Points that are reckoned, not seen: special lagnas, upagrahas, arudha padas; and the movable karakas. */

import { type PointSpot, SPECIAL_LAGNAS, UPAGRAHAS } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Words } from '../../flow/blocks.ts';
import type { KundliBook } from './book.ts';
import { degreeText, FIGURE, FIT, grahaNames, NOTHING, signName, starText, WIDE, worksLine } from './cells.ts';
import { note } from './charts.ts';

export const SPECIAL_POINTS: Chapter<KundliBook> = {
  title: ({ say }) => say.kundli.specialPoints,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, horoscope } = book;
    const { kundli, headings } = say;
    const { lagnas, upagrahas } = horoscope.points;
    return [
      { kind: 'heading', level: 2, text: headings.specialLagnas },
      note(kundli.specialLagnasNote),
      spotTable(
        book,
        headings.specialLagnas,
        SPECIAL_LAGNAS.map((id) => [names.specialLagna[id], lagnas.lagnas[id]]),
      ),
      { kind: 'heading', level: 2, text: headings.upagrahas },
      note(kundli.upagrahasNote),
      spotTable(
        book,
        headings.upagrahas,
        UPAGRAHAS.map((id) => [names.upagraha[id], upagrahas.upagrahas[id]]),
      ),
    ];
  },
};

interface Spot extends Pick<PointSpot, 'sign' | 'degree' | 'nakshatra' | 'pada'> {
  readonly house: number;
  readonly sources: Parameters<typeof worksLine>[1];
}

function spotTable(book: KundliBook, title: string, rows: readonly (readonly [name: string, spot: Spot])[]) {
  const { furniture } = book.say;
  return {
    kind: 'table' as const,
    title,
    columns: [WIDE, WIDE, FIT, WIDE, FIGURE],
    head: [furniture.name, furniture.sign, furniture.degree, furniture.nakshatra, furniture.house],
    rows: rows.map(([name, { sign, degree, nakshatra, pada, house }]): readonly Words[] => [
      name,
      signName(book, sign),
      degreeText(book, degree),
      starText(book, nakshatra, pada),
      book.language.number(house),
    ]),
    source: worksLine(
      book,
      rows.flatMap(([, { sources }]) => sources),
    ),
  };
}

export const JAIMINI: Chapter<KundliBook> = {
  title: ({ say }) => say.kundli.jaimini,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, language, horoscope } = book;
    const { headings, kundli, furniture } = say;
    const { karakas, karakamsha, arudhas } = horoscope;
    return [
      { kind: 'heading', level: 2, text: headings.charaKarakas },
      note(kundli.karakasNote),
      {
        kind: 'table',
        title: headings.charaKarakas,
        columns: [WIDE, WIDE, { share: 2 }, FIT],
        head: [furniture.karaka, furniture.planet, furniture.meaning, kundli.advance],
        rows: karakas.karakas.map(({ karaka, grahas, advanceDeg }) => [
          names.karaka[karaka],
          grahaNames(book, grahas),
          kundli[karaka],
          advanceDeg === null ? NOTHING : degreeText(book, advanceDeg),
        ]),
        source: worksLine(book, karakas.sources),
      },
      {
        kind: 'callout',
        tone: 'neutral',
        blocks: [
          note(
            kundli.karakamsha({
              graha: names.graha[karakamsha.atmakaraka],
              sign: signName(book, karakamsha.sign),
              house: language.number(karakamsha.house),
            }),
          ),
        ],
      },
      { kind: 'heading', level: 2, text: headings.arudhaPadas },
      note(kundli.arudhasNote),
      {
        kind: 'table',
        title: headings.arudhaPadas,
        columns: [WIDE, { share: 2 }, WIDE, FIT, FIGURE],
        head: [furniture.house, furniture.meaning, kundli.arudhaStands, furniture.lord, furniture.house],
        rows: arudhas.padas.map(({ ofHouse, sign, house, lord }) => [
          names.house[ofHouse as 1],
          names.houseTheme[ofHouse as 1],
          signName(book, sign),
          names.graha[lord],
          language.number(house),
        ]),
        marked: [0, 11],
        source: worksLine(book, arudhas.sources),
      },
    ];
  },
};
