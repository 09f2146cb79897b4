/** The doshas of a birth: what was looked for, what there is, what lifts it, and what is kept against it. Calm words; nothing is decided by a dosha. */

import { type DoshaFact, doshaTable, GRAHAS } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Words } from '../../flow/blocks.ts';
import type { KundliBook } from '../kundli/book.ts';
import { WIDE } from '../kundli/cells.ts';
import { note } from '../kundli/charts.ts';
import { isKnown, nameIn } from '../kundli/findings.ts';
import { liftedBy, remediesOf, told } from './dosha-blocks.ts';
import { grahasWithHouses, placesTable } from './places.ts';

/** Those that have a chapter of their own, by the names of the languages. */
const OWN_CHAPTERS = [
  'mangal-dosha',
  'kala-sarpa-dosha',
  'anshika-kala-sarpa-dosha',
  'pitru-dosha',
  'ganda-moola-dosha',
];

/** A dosha that the rule base words with care; the others are not printed. */
function shownDoshas(book: KundliBook): readonly DoshaFact[] {
  return book.horoscope.doshas.facts.filter(({ id }) => isKnown(book, `dosha.${id}`));
}

export const DOSHA_SUMMARY: Chapter<KundliBook> = {
  title: ({ say }) => say.furniture.summary,
  blocks: (book) => {
    const { say, names } = book;
    const { life, kundli, furniture, headings, verdict } = say;
    if (!book.isTimeKnown) return [note(kundli.unknownHour)];
    const found = shownDoshas(book);
    const foundNames = new Set(found.map(({ value }) => nameIn(names.dosha, value.name)));
    const others = [
      ...new Set(
        doshaTable()
          .filter(({ id }) => isKnown(book, `dosha.${id}`) && !found.some((fact) => fact.id === id))
          .map(({ name }) => nameIn(names.dosha, name) ?? name),
      ),
    ].filter((name) => !foundNames.has(name));
    const open = found.filter(({ value }) => !value.isCancelled).length;
    return [
      note(kundli.doshasNote),
      {
        kind: 'callout',
        tone: open === 0 ? 'good' : 'neutral',
        blocks: [
          {
            kind: 'paragraph',
            size: 'lead',
            words: life.doshaCount({ found: found.length, lifted: found.length - open, absent: others.length }),
          },
        ],
      },
      {
        kind: 'table',
        title: headings.dosha,
        columns: [WIDE, { share: 1.4 }, WIDE],
        head: [furniture.dosha, life.restsOn, furniture.result],
        rows: found.map((fact): readonly Words[] => [
          doshaName(book, fact.value.name),
          fact.value.planets.length === 0 ? '–' : grahasWithHouses(book, fact.value.planets),
          fact.value.isCancelled ? [{ text: verdict.cancelled, tone: 'good' }] : verdict.present,
        ]),
      },
      { kind: 'heading', level: 2, text: life.notFound },
      note(others.join(', ')),
      { kind: 'heading', level: 2, text: headings.planetPositions },
      placesTable(book, headings.planetPositions, GRAHAS),
    ];
  },
};

function doshaName({ say, names }: KundliBook, name: string): string {
  const own = nameIn(names.dosha, name.replace('Anshika ', '')) as string;
  const full = say.headings.doshaNamed({ name: own });
  return name.startsWith('Anshika ') ? `${full} (${say.verdict.partial})` : full;
}

/** Every other one that was found: the grahas that make it, what lifts it, its reading, its remedies. */
export const OTHER_DOSHAS: Chapter<KundliBook> = {
  title: ({ say }) => say.life.otherDoshas,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    return shownDoshas(book)
      .filter(({ id }) => !OWN_CHAPTERS.includes(id))
      .flatMap((fact): readonly Block[] => [
        { kind: 'heading', level: 2, text: doshaName(book, fact.value.name) },
        ...(fact.value.planets.length === 0
          ? []
          : [
              {
                kind: 'facts' as const,
                pairs: [[book.say.life.restsOn, grahasWithHouses(book, fact.value.planets)] as const],
              },
            ]),
        ...liftedBy(book, fact.value.cancellations.length > 0, fact.value.cancellations),
        ...told(book, fact.id),
        ...(fact.value.isCancelled ? [] : remediesOf(book, [fact.id])),
      ]);
  },
};
