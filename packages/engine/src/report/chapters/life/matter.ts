/** The chapters of a report on one matter of life: what is looked at, what helps, what is told, its houses, significators and divisional charts. */

import { ashtakavargaSceneOf } from '../../../drawing/index.ts';
import type { Rule } from '../../../reading/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import { type Block, type Run, runsOf } from '../../flow/blocks.ts';
import { inked } from '../common/pictures.ts';
import { grahaNames, WIDE, worksLine } from '../kundli/cells.ts';
import { figure, lagnaChart, note, pair, vargaScene, vargaTitle } from '../kundli/charts.ts';
import { houseBlocks } from '../kundli/houses.ts';
import { portrait } from '../kundli/portraits.ts';
import { tell } from '../kundli/tell.ts';
import { vargaBlocks } from '../kundli/vargas.ts';
import { factorsOf, houseLord, weakestOf } from './factors.ts';
import { placesTable, stateOf } from './places.ts';
import { grahaRemedies } from './remedy-rows.ts';
import { labelOf } from './rule-label.ts';
import type { SubjectBook } from './subjects.ts';
import { shownYogas, yogaBlocks } from './yogas.ts';

/** Two beside one another leave room for the bindus on one page. */
const CHART_WIDTH = 205;

/** What the matter is read from: charts, the grahas concerned, the bindus of its houses. */
export const AT_A_GLANCE: Chapter<SubjectBook> = {
  title: ({ say }) => say.life.atAGlance,
  blocks: (book) => {
    const { say, subject, horoscope, names } = book;
    const { life, headings } = say;
    const [varga] = chiefVargas(book);
    const grahas = [...new Set([...subject.houses.map((house) => houseLord(book, house)), ...subject.karakas])];
    const office = horoscope.karakas.karakas.find(({ karaka }) => karaka === subject.office);
    return [
      { kind: 'paragraph', words: life[`intro-${subject.name}`], size: 'lead' },
      ...(subject.name === 'health'
        ? [{ kind: 'callout' as const, tone: 'neutral' as const, blocks: [note(life.healthCaution)] }]
        : []),
      ...(varga === undefined
        ? []
        : [
            pair(
              figure(lagnaChart(book), headings.lagnaChart, CHART_WIDTH),
              figure(vargaScene(book, varga), vargaTitle(book, varga), CHART_WIDTH),
            ),
          ]),
      placesTable(book, headings.planetPositions, grahas),
      ...(office === undefined || office.grahas.length === 0
        ? []
        : [
            note(
              say.furniture.labelled({ label: names.karaka[subject.office], value: grahaNames(book, office.grahas) }),
            ),
          ]),
      ...bindusBlocks(book),
    ];
  },
};

/** Findings that help and findings that ask for effort, side by side in two tables. */
export const FACTORS: Chapter<SubjectBook> = {
  title: ({ say }) => say.life.factors,
  blocks: (book) => {
    const { say, subject, language } = book;
    const { life, furniture } = say;
    const factors = factorsOf(book, subject);
    const [good, hard] = [factors.filter(({ helps }) => helps), factors.filter(({ helps }) => !helps)];
    const table = (title: string, rows: typeof factors): readonly Block[] =>
      rows.length === 0
        ? []
        : [
            { kind: 'heading', level: 2, text: title },
            {
              kind: 'table',
              size: 'small',
              title,
              columns: [WIDE, WIDE],
              head: [furniture.item, furniture.result],
              rows: rows.map(({ who, finding }) => [who, finding]),
              source: worksLine(book, ['bphs']),
            },
          ];
    return [
      note(life.factorsNote),
      {
        kind: 'callout',
        tone: good.length >= hard.length ? 'good' : 'neutral',
        blocks: [
          {
            kind: 'paragraph',
            size: 'lead',
            words: [
              furniture.labelled({ label: life.helps, value: language.number(good.length) }),
              furniture.labelled({ label: life.asksEffort, value: language.number(hard.length) }),
            ].join(' · '),
          },
        ],
      },
      ...table(life.helps, good),
      ...table(life.asksEffort, hard),
    ];
  },
};

/**
 * What the rule base says of the matter: what touches its houses and significators first, and of those the strongest, each with the way it points. The limbs
 * of the day of birth, which have no place in the chart, are left out.
 */
export const TOLD: Chapter<SubjectBook> = {
  title: ({ say }) => say.headings.reading,
  blocks: (book) => {
    const { subject, say } = book;
    const rules = book.tellings.filter(
      ({ rule }) => rule.scope === 'natal' && rule.topics.some((topic) => subject.topics.includes(topic)),
    );
    const blocks = rules
      .map(({ rule }) => ({ rule, label: labelOf(book, rule), nearness: nearnessOf(book, rule) }))
      .sort((a, b) => a.nearness - b.nearness || b.rule.strength - a.rule.strength)
      .flatMap(({ rule, label }): readonly Block[] =>
        label === null
          ? []
          : [
              { kind: 'heading', level: 3, text: label },
              ...tell(book, (one) => one === rule).map((paragraph) => ({
                ...paragraph,
                words: [markOf(book, rule), ...runsOf(paragraph.words)],
              })),
            ],
      );
    return blocks.length === 0 ? [] : [note(say.life.toldNote), ...blocks, ...yogasOfMatter(book)];
  },
};

/** 0 on the chief house of the matter, 1 on its other houses and its significators, 2 on anything else. */
export function nearnessOf(book: SubjectBook, { family, id }: Rule): 0 | 1 | 2 {
  const { houses, karakas } = book.subject;
  const [first = '', second = ''] = id.slice(family.length + 1).split('.');
  const house = Number(family === 'graha-in-house' ? second : /^(lord-in|sav)-house$/.test(family) ? first : 0);
  if (house === houses[0]) return 0;
  const lord = houseLord(book, houses[0] as number);
  return houses.includes(house) || [lord, ...karakas].some((graha) => graha === first) ? 1 : 2;
}

const MARK_TONES = { favourable: 'good', unfavourable: 'bad', mixed: 'accent', neutral: 'mute' } as const;

function markOf({ say: { verdict } }: SubjectBook, { polarity }: Rule): Run {
  return { text: `${verdict[polarity]} · `, tone: MARK_TONES[polarity], weight: 600 };
}

/** Its houses, one after another. */
export const HOUSES_OF_MATTER: Chapter<SubjectBook> = {
  title: ({ say }) => say.furniture.houses,
  blocks: (book) => book.subject.houses.flatMap((house) => houseBlocks(book, house)),
};

/** The bindus of all houses; what is above the line helps. */
function bindusBlocks(book: SubjectBook): readonly Block[] {
  const { say, horoscope } = book;
  return [
    { kind: 'heading', level: 2, text: say.kundli.sarvaHouses },
    {
      kind: 'figure',
      scene: ashtakavargaSceneOf(horoscope.ashtakavarga, { from: 'lagna', ...inked(book) }),
      width: 360,
    },
    { kind: 'paragraph', words: say.kundli.sarvaHousesNote, size: 'small' },
  ];
}

/** Its significators, with the lord of its chief house. */
export const KARAKAS_OF_MATTER: Chapter<SubjectBook> = {
  title: ({ say }) => say.life.karakas,
  blocks: (book) => {
    const { subject } = book;
    const grahas = [...new Set([houseLord(book, subject.houses[0] as number), ...subject.karakas])];
    return [note(book.say.life.karakasNote), ...grahas.flatMap((graha) => portrait(book, stateOf(book, graha)))];
  },
};

/** Its divisional charts with their places. */
export const VARGAS_OF_MATTER: Chapter<SubjectBook> = {
  title: (book) => {
    const [varga] = chiefVargas(book);
    return varga === undefined ? book.say.headings.divisionalCharts : vargaTitle(book, varga);
  },
  blocks: (book) => [
    ...chiefVargas(book).flatMap((varga) => vargaBlocks(book, varga)),
    { kind: 'paragraph', words: book.say.kundli.vargasNote, size: 'small' },
  ],
};

function chiefVargas({ horoscope, subject }: SubjectBook): SubjectBook['horoscope']['vargas'] {
  return subject.vargas.flatMap((division) => horoscope.vargas.filter((varga) => varga.division === division));
}

const YOGAS_OF = { career: ['raja', 'pancha-mahapurusha'], wealth: ['dhana', 'raja'] } as const;

/** Yogas of the families that bear on the matter, in a table; those that are worded stand among the readings. */
function yogasOfMatter(book: SubjectBook): readonly Block[] {
  const families: readonly string[] = YOGAS_OF[book.subject.name as keyof typeof YOGAS_OF] ?? [];
  const facts = shownYogas(book).filter(({ value }) => families.includes(value.family));
  if (facts.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: book.say.headings.yogasFound },
    note(book.say.life.yogaTableNote),
    ...yogaBlocks(book, facts),
  ];
}

/** What is kept for those of its grahas that have the least strength. */
export function helpFor(count: number): Chapter<SubjectBook> {
  return {
    title: ({ say }) => say.life.whatHelps,
    blocks: (book) => {
      const { say, names, language, subject } = book;
      const weakest = weakestOf(book, subject).slice(0, count);
      return [
        note(say.life.whatHelpsNote({ names: language.list(weakest.map((graha) => names.graha[graha])) })),
        { kind: 'callout', tone: 'neutral', blocks: [note(say.life.remedyCaution)] },
        ...weakest.flatMap((graha): readonly Block[] => [
          { kind: 'heading', level: 2, text: names.graha[graha] },
          ...grahaRemedies(book, graha),
        ]),
      ];
    },
  };
}
