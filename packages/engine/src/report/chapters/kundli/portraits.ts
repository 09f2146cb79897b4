/** The nine grahas, one after another: all that is known of each in a few lines, with what is told of it. */

import type { VisibleGraha } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { KundliBook } from './book.ts';
import { degreeText, grahaNames, numbersText, signName, starText } from './cells.ts';
import { whole } from './charts.ts';
import { functionalText } from './positions.ts';
import { tellOf } from './tell.ts';

export const GRAHA_BY_GRAHA: Chapter<KundliBook> = {
  title: ({ say }) => say.kundli.grahaByGraha,
  blocks: (book) => (book.isTimeKnown ? book.horoscope.grahas.grahas.flatMap((state) => portrait(book, state)) : []),
};

export function portrait(
  book: KundliBook,
  state: KundliBook['horoscope']['grahas']['grahas'][number],
): readonly Block[] {
  const { say, names, language, horoscope } = book;
  const { furniture, kundli, strength } = say;
  const { name } = state;
  const { degree, nakshatra, pada, longitudeDegPerDay } = horoscope.kundli.grahas[name];
  const strengths = horoscope.shadbala.grahas[name as VisibleGraha] as
    | (typeof horoscope.shadbala.grahas)[VisibleGraha]
    | undefined;
  const bindus = horoscope.ashtakavarga.bhinna[name as VisibleGraha]?.[state.sign - 1];
  return [
    whole(
      { kind: 'heading', level: 3, text: names.graha[name] },
      {
        kind: 'facts',
        columns: 2,
        pairs: [
          [furniture.sign, `${signName(book, state.sign)} ${degreeText(book, degree)}`],
          [furniture.house, names.house[state.house as 1]],
          [furniture.nakshatra, starText(book, nakshatra, pada)],
          [furniture.dignity, names.dignity[state.dignityInNine]],
          [
            furniture.motion,
            `${state.isRetrograde ? furniture.retrograde : furniture.direct}, ${language.degrees(longitudeDegPerDay ?? 0)}`,
          ],
          ...(name === 'Sun'
            ? []
            : [
                [
                  kundli.sunDistance,
                  state.isCombust
                    ? `${language.degrees(state.sunDistanceDeg)}, ${furniture.combust}`
                    : language.degrees(state.sunDistanceDeg),
                ] as const,
              ]),
          [kundli.inNavamsha, signName(book, state.navamshaSign)],
          [kundli.lordOf, numbersText(book, state.functional.houses)],
          [kundli.functional, functionalText(book, state.functional)],
          [kundli.together, grahaNames(book, state.with)],
          [kundli.aspectedBy, grahaNames(book, state.aspectedBy)],
          ...(strengths === undefined
            ? []
            : [
                [
                  strength.rupas,
                  furniture.ofTotal({
                    value: language.number(strengths.rupas, 2),
                    total: language.number(strengths.requiredVirupas / 60, 2),
                  }),
                ] as const,
              ]),
          ...(bindus === undefined ? [] : [[strength.bindus, language.number(bindus)] as const]),
          [kundli.byAge, names.avastha[state.avasthas.baladi.state]],
        ],
      },
    ),
    ...tellOf(
      book,
      `graha-in-house.${name}.`,
      `graha-in-sign.${name}.`,
      `node-in-sign.${name}.`,
      `graha-dignity.${name}.`,
    ),
  ];
}
