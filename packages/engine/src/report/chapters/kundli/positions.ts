/** Where the nine grahas stand and how they fare there, whose lords they have, and the twelve houses with theirs. */

import { SIGNS } from '../../../chart/chart.ts';
import type { KpLords } from '../../../jyotish/index.ts';
import { GRAHAS, houseFrom, lordOf, signFrom } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { KundliBook } from './book.ts';
import { degreeText, FIGURE, FIT, grahaNames, grahaShorts, signName, starText, WIDE, worksLine } from './cells.ts';
import { note } from './charts.ts';
import { bhavaBalaBlocks } from './strength.ts';

export const POSITIONS: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.planetPositions,
  blocks: (book) => [
    note(book.isTimeKnown ? book.say.kundli.positionsNote : book.say.kundli.positionsUnsure),
    positionsTable(book),
    ...(book.isTimeKnown
      ? [{ kind: 'heading' as const, level: 2 as const, text: book.say.kundli.lords }, lordsTable(book)]
      : []),
  ],
};

/** Sign, degree, nakshatra, motion, dignity and house. Without an hour no house, and marks where the day leaves a place open. */
export function positionsTable(book: KundliBook): Block {
  const { say, names, language, horoscope, isTimeKnown } = book;
  const { furniture } = say;
  const { lagna } = horoscope.kundli;
  const rows = horoscope.grahas.grahas.map((state) => {
    const { longitudeDeg: _, sign, degree, nakshatra, pada, house } = horoscope.kundli.grahas[state.name];
    const unsure = horoscope.chart.planets.find(({ name }) => name === state.name)?.uncertain ?? [];
    const mark = (part: 'sign' | 'nakshatra' | 'pada', text: string): string =>
      !isTimeKnown && unsure.includes(part) ? say.kundli.unsure({ text }) : text;
    return [
      names.graha[state.name],
      mark('sign', signName(book, sign)),
      isTimeKnown ? degreeText(book, degree) : language.degrees(degree),
      mark('nakshatra', starText(book, nakshatra, isTimeKnown || !unsure.includes('pada') ? pada : undefined)),
      conditionText(book, state),
      names.dignity[state.dignityInNine],
      ...(isTimeKnown ? [language.number(house)] : []),
    ];
  });
  const own = [
    furniture.ascendant,
    signName(book, lagna.sign),
    degreeText(book, lagna.degree),
    starText(book, lagna.nakshatra, lagna.pada),
    '',
    '',
    language.number(1),
  ];
  return {
    kind: 'table',
    size: 'small',
    title: say.headings.planetPositions,
    columns: [FIT, WIDE, FIT, WIDE, WIDE, WIDE, ...(isTimeKnown ? [FIGURE] : [])],
    head: [
      furniture.planet,
      furniture.sign,
      furniture.degree,
      furniture.nakshatra,
      furniture.motion,
      furniture.dignity,
      ...(isTimeKnown ? [furniture.house] : []),
    ],
    rows: isTimeKnown ? [own, ...rows] : rows,
    ...(isTimeKnown && { marked: [0] }),
    source: worksLine(book, horoscope.grahas.sources),
  };
}

/** `retrograde, combust`. */
export function conditionText({ say }: KundliBook, state: KundliBook['horoscope']['grahas']['grahas'][number]): string {
  const { furniture, strength } = say;
  return [
    state.isRetrograde ? furniture.retrograde : furniture.direct,
    ...(state.isCombust ? [furniture.combust] : []),
    ...(state.isVargottama ? [strength.vargottama] : []),
  ].join(', ');
}

/** Lords of sign, star, sub and sub-sub, and what a graha is for this lagna. */
function lordsTable(book: KundliBook): Block {
  const { say, names, horoscope } = book;
  const { furniture, kundli } = say;
  return {
    kind: 'table',
    size: 'small',
    title: kundli.lords,
    columns: [FIT, WIDE, WIDE, WIDE, WIDE, WIDE, WIDE],
    head: [
      furniture.planet,
      furniture.signLord,
      furniture.nakshatraLord,
      furniture.subLord,
      kundli.subSubLord,
      kundli.lordOf,
      kundli.functional,
    ],
    rows: GRAHAS.map((graha, index) => {
      const lords = horoscope.kp.grahas[graha] as KpLords;
      const { functional } = horoscope.grahas.grahas[index] as (typeof horoscope.grahas.grahas)[number];
      return [
        names.graha[graha],
        names.graha[lords.signLord],
        names.graha[lords.starLord],
        names.graha[lords.subLord],
        names.graha[lords.subSubLord],
        functional.houses.length === 0 ? '–' : functional.houses.map((house) => book.language.number(house)).join(', '),
        functionalText(book, functional),
      ];
    }),
    source: worksLine(book, ['bphs', 'krishnamurti-readers']),
  };
}

type Functional = KundliBook['horoscope']['grahas']['grahas'][number]['functional'];

/** `Lord of the ascendant, benefic, yogakaraka`. */
export function functionalText({ say }: KundliBook, functional: Functional): string {
  const { kundli, verdict, birth } = say;
  const { nature, isLagnaLord, isYogakaraka, isMaraka, isBadhaka } = functional;
  const natures = {
    benefic: verdict.benefic,
    malefic: verdict.malefic,
    neutral: verdict.neutral,
    mixed: verdict.mixed,
    dependent: kundli.dependent,
  };
  const words = [
    ...(isLagnaLord ? [birth.lagnaLord] : []),
    ...(nature === null ? [] : [natures[nature]]),
    ...(isYogakaraka ? [kundli.yogakaraka] : []),
    ...(isMaraka ? [kundli.maraka] : []),
    ...(isBadhaka ? [kundli.badhaka] : []),
  ];
  return words.length === 0 ? '–' : words.join(', ');
}

export const HOUSE_LORDS: Chapter<KundliBook> = {
  title: ({ say }) => say.kundli.houseLords,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, language, horoscope } = book;
    const { furniture, kundli } = say;
    const { lagna, grahas } = horoscope.kundli;
    return [
      note(kundli.houseLordsNote),
      {
        kind: 'table',
        size: 'small',
        title: kundli.houseLords,
        columns: [FIGURE, WIDE, FIT, WIDE, WIDE, WIDE, { share: 1.6 }],
        head: [
          furniture.house,
          furniture.sign,
          furniture.lord,
          kundli.lordStands,
          kundli.occupants,
          furniture.aspect,
          furniture.meaning,
        ],
        rows: SIGNS.map((_, index) => {
          const house = index + 1;
          const sign = signFrom(lagna.sign, house);
          const lord = lordOf(sign);
          const there = grahas[lord].sign;
          const aspects = horoscope.drishtis.houses[index]?.byGraha ?? [];
          return [
            language.number(house),
            signName(book, sign),
            names.graha[lord],
            `${signName(book, there)}, ${language.number(houseFrom(lagna.sign, there))}`,
            grahaNames(
              book,
              GRAHAS.filter((graha) => grahas[graha].sign === sign),
            ),
            grahaShorts(book, aspects),
            names.houseTheme[house as 1],
          ];
        }),
        source: worksLine(book, ['bphs']),
      },
      ...bhavaBalaBlocks(book),
    ];
  },
};
