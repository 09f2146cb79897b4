/** The nine stones weighed for a birth: which are worn, which are left, and why; how the worn ones are set and put on. */

import {
  type GemstoneFact,
  type Gemstones,
  GRAHA_REMEDIES,
  type Graha,
  gemstonesOf,
  gemWeightOf,
} from '../../../jyotish/index.ts';
import { weekdayName } from '../../../language/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Words } from '../../flow/blocks.ts';
import type { KundliBook } from '../kundli/book.ts';
import { FIGURE, FIT, NOTHING, numbersText, starText, WIDE, worksLine } from '../kundli/cells.ts';
import { note } from '../kundli/charts.ts';
import { tellOf } from '../kundli/tell.ts';
import { strengthFigure } from './periods.ts';
import { placesTable, stateOf } from './places.ts';

const BODY_KG = [40, 50, 60, 70, 80, 90, 100];

function stonesOf({ horoscope }: KundliBook): Gemstones {
  return gemstonesOf(horoscope.kundli);
}

const TONES = { recommend: 'good', avoid: 'bad', withhold: 'mute' } as const;

/** What the stones of the first, the fifth and the ninth are called; all nine with their grounds. */
export const NINE_STONES: Chapter<KundliBook> = {
  title: ({ say }) => say.life.nineStones,
  blocks: (book) => {
    const { say, names } = book;
    const { life, furniture, kundli, headings } = say;
    const { recommend, avoid, withhold } = stonesOf(book);
    const chief = [
      ['lagna-lord', headings.lifeStone],
      ['fifth-lord', headings.luckyStone],
      ['ninth-lord', life.fortuneStone],
    ] as const;
    const all = [...recommend, ...withhold, ...avoid];
    return [
      note(life.gemNote),
      {
        kind: 'callout',
        tone: 'good',
        blocks: [
          {
            kind: 'facts',
            pairs: chief.map(([role, name]) => [name, chiefStone(book, recommend, role)]),
          },
        ],
      },
      {
        kind: 'table',
        title: life.nineStones,
        columns: [FIT, FIT, FIT, FIT, { share: 1 }],
        head: [life.stone, furniture.planet, kundli.lordOf, furniture.result, life.why],
        rows: all.map(({ value }): readonly Words[] => [
          names.gem[value.gem],
          names.graha[value.graha],
          numbersText(book, stateOf(book, value.graha).functional.houses),
          [{ text: life[`gem-${value.verdict}`], tone: TONES[value.verdict], weight: 600 }],
          groundsOf(book, value),
        ]),
        source: worksLine(book, all[0]?.sources ?? []),
      },
      { kind: 'callout', tone: 'neutral', blocks: [note(life.gemCaution)] },
      ...weights(book),
    ];
  },
};

function chiefStone({ names, say }: KundliBook, worn: readonly GemstoneFact[], role: string): Words {
  const found = worn.find(({ value }) => (value.roles as readonly string[]).includes(role));
  if (found === undefined) return [{ text: say.life['gem-withhold'], tone: 'mute' }];
  return [{ text: names.gem[found.value.gem], weight: 600 }, { text: ` (${names.graha[found.value.graha]})` }];
}

function groundsOf({ say: { life } }: KundliBook, { roles, reasons }: GemstoneFact['value']): string {
  return [
    ...roles.map((role) => life[`gem-role-${role}` as 'gem-role-lagna-lord']),
    ...reasons.map((reason) => life[`gem-reason-${reason}` as 'gem-reason-maraka']),
  ].join(', ');
}

/** How each of the recommended is worn. */
export const STONES_WORN: Chapter<KundliBook> = {
  title: ({ say }) => say.life.stonesWorn,
  blocks: (book) => {
    const { recommend } = stonesOf(book);
    return recommend.length === 0
      ? []
      : [note(book.say.life.stonesWornNote), ...recommend.flatMap(({ value }) => wornBlocks(book, value))];
  },
};

function wornBlocks(
  book: KundliBook,
  { gem, graha, wearing, roles, reasons, verdict }: GemstoneFact['value'],
): readonly Block[] {
  if (wearing === null) return [];
  const { names, say, language } = book;
  const { life, headings } = say;
  const stone = (key: string): string => names.stone[key as keyof typeof names.stone];
  return [
    { kind: 'heading', level: 2, text: `${names.gem[gem]} · ${names.graha[graha]}` },
    {
      kind: 'facts',
      columns: 2,
      pairs: [
        [life.why, groundsOf(book, { gem, graha, wearing, roles, reasons, verdict })],
        [life.substitutes, language.list(wearing.substitutes.map(stone))],
        [life.metal, names.metal[wearing.metal]],
        [life.finger, names.finger[wearing.finger]],
        [say.furniture.day, weekdayName(book, wearing.weekday)],
        [life.horaOf, names.graha[wearing.hora]],
        [say.furniture.nakshatra, language.list(wearing.nakshatras.map((star) => starText(book, star)))],
        [
          life.notWith,
          wearing.notWith.length === 0 ? NOTHING : language.list(wearing.notWith.map((other) => names.gem[other])),
        ],
        [headings.mantras, names.mantra[wearing.mantra.id as keyof typeof names.mantra]],
        [life.count, language.number(wearing.mantra.count)],
      ],
    },
    ...tellOf(book, `graha-in-house.${graha}.`, `graha-dignity.${graha}.`),
  ];
}

/** Rattis, carats and grams by the weight of the wearer. */
function weights(book: KundliBook): readonly Block[] {
  const { say, language } = book;
  const { life } = say;
  const rows = BODY_KG.map((kg) => gemWeightOf(kg));
  return [
    { kind: 'heading', level: 2, text: life.weightTitle },
    note(life.weightNote),
    {
      kind: 'table',
      size: 'small',
      title: life.weightTitle,
      columns: [WIDE, FIGURE, FIGURE, FIGURE].map(() => ({ share: 1, align: 'end' as const })),
      head: [life.bodyWeight, life.rattis, life.carats, life.grams],
      rows: rows.map(({ rattis, carats, grams }, at) => [
        language.number(BODY_KG[at] as number),
        language.number(rattis, 1),
        language.number(carats, 2),
        language.number(grams, 2),
      ]),
      source: worksLine(book, rows[0]?.sources ?? []),
    },
  ];
}

/** The stones that are left alone, with the places of their grahas and what is kept for these instead. */
export const STONES_LEFT: Chapter<KundliBook> = {
  title: ({ say }) => say.life.stonesLeft,
  blocks: (book) => {
    const { names, say, language } = book;
    const { life, headings } = say;
    const { avoid, withhold } = stonesOf(book);
    const left = [...avoid, ...withhold];
    const grahas: readonly Graha[] = left.map(({ value }) => value.graha);
    return [
      note(life.stonesLeftNote),
      placesTable(book, life.stonesLeft, grahas),
      {
        kind: 'table',
        size: 'small',
        title: headings.gifts,
        columns: [FIT, FIT, FIT, { share: 1 }, { share: 1.4 }],
        head: [say.furniture.planet, life.stone, say.furniture.day, headings.gifts, headings.mantras],
        rows: left.map(({ value }) => {
          const row = GRAHA_REMEDIES[value.graha];
          return [
            names.graha[value.graha],
            names.gem[value.gem],
            weekdayName(book, row.weekday),
            language.list([row.grain, ...row.gifts].map((key) => names.offering[key as keyof typeof names.offering])),
            names.mantra[MANTRA_OF[value.graha]],
          ];
        }),
        source: worksLine(book, ['almanac-practice']),
      },
      ...strengthFigure(book),
    ];
  },
};

const MANTRA_OF = {
  Sun: 'surya-beeja',
  Moon: 'chandra-beeja',
  Mars: 'mangala-beeja',
  Mercury: 'budha-beeja',
  Jupiter: 'guru-beeja',
  Venus: 'shukra-beeja',
  Saturn: 'shani-beeja',
  Rahu: 'rahu-beeja',
  Ketu: 'ketu-beeja',
} as const;
