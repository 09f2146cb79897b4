/** Remedies: graha by graha, those that need it most first; then what goes with the doshas of the birth. */

import { GRAHAS, type Graha } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { KundliBook } from '../kundli/book.ts';
import { FIGURE, FIT, signName, WIDE } from '../kundli/cells.ts';
import { note } from '../kundli/charts.ts';
import { isKnown } from '../kundli/findings.ts';
import { tellOf } from '../kundli/tell.ts';
import { remediesOf } from './dosha-blocks.ts';
import { strengthOf } from './periods.ts';
import { stateOf } from './places.ts';
import { grahaRemedies } from './remedy-rows.ts';

/** The nodes, who have no shadbala, stand behind the seven; without an hour all in their usual order. */
export function byNeed(book: KundliBook): readonly Graha[] {
  if (!book.isTimeKnown) return GRAHAS;
  const ratio = (graha: Graha): number => strengthOf(book, graha)?.ratio ?? Number.POSITIVE_INFINITY;
  return [...GRAHAS].sort((a, b) => (ratio(a) === ratio(b) ? 0 : ratio(a) - ratio(b)));
}

/** Who is weak and who is strong, in one table. */
export const WHO_NEEDS: Chapter<KundliBook> = {
  title: ({ say }) => say.life.whoNeeds,
  blocks: (book) => {
    const { say, names, language, isTimeKnown } = book;
    const { life, furniture } = say;
    return [
      note(isTimeKnown ? life.whoNeedsNote : say.kundli.unknownHour),
      {
        kind: 'table',
        title: life.whoNeeds,
        columns: [WIDE, WIDE, WIDE, ...(isTimeKnown ? [FIGURE, FIT] : [])],
        head: [
          furniture.planet,
          furniture.sign,
          furniture.dignity,
          ...(isTimeKnown ? [furniture.house, furniture.ratio] : []),
        ],
        rows: byNeed(book).map((graha) => {
          const state = stateOf(book, graha);
          const strength = strengthOf(book, graha);
          return [
            names.graha[graha],
            signName(book, state.sign),
            names.dignity[state.dignityInNine],
            ...(isTimeKnown
              ? [
                  language.number(state.house),
                  strength === null
                    ? '–'
                    : [
                        {
                          text: language.number(strength.ratio, 2),
                          tone: strength.isStrong ? ('good' as const) : ('bad' as const),
                        },
                      ],
                ]
              : []),
          ];
        }),
      },
      { kind: 'callout', tone: 'neutral', blocks: [note(life.remedyCaution)] },
    ];
  },
};

/** Each graha with its mantras, gifts, fast, deities and yantra. */
export const REMEDIES_BY_GRAHA: Chapter<KundliBook> = {
  title: ({ say }) => say.life.remediesByGraha,
  blocks: (book) => [
    note(book.say.life.remediesNote),
    ...byNeed(book).flatMap((graha): readonly Block[] => [
      { kind: 'heading', level: 2, text: book.names.graha[graha] },
      ...tellOf(book, `graha-dignity.${graha}.`),
      ...grahaRemedies(book, graha),
    ]),
  ],
};

/** What tradition keeps against the doshas that nothing lifts. */
export const REMEDIES_OF_DOSHAS: Chapter<KundliBook> = {
  title: ({ say }) => say.life.remediesOfDoshas,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const open = book.horoscope.doshas.facts.filter(
      ({ id, value }) => !value.isCancelled && isKnown(book, `dosha.${id}`),
    );
    return remediesOf(
      book,
      open.map(({ id }) => id),
    );
  },
};
