/** The year of life by Tajika: its chart, muntha and lord, strengths, sahams, yogas and periods. */

import { GRAHAS, type TajikaYoga, VISIBLE_GRAHAS } from '../../../jyotish/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import { squareChart, squareOfSigns } from '../common/pictures.ts';
import { signName } from '../kundli/cells.ts';
import type { TimingBook } from './book.ts';
import { stretchScene } from './pictures.ts';

export const ANNUAL_CHART: Chapter<TimingBook> = {
  title: ({ say }) => say.headings.varshphal,
  blocks: (book) => {
    const { say, names, language, varshaphala, horoscope, readings, isTimeKnown } = book;
    const { kundli, muntha, yearLord } = varshaphala;
    if (!isTimeKnown) return unknownYear(book);
    const lord = yearLord.varshesha.value;
    const munthaRule = readings?.find(`muntha.${muntha.house}`) ?? null;
    const lordRule = readings?.find(`year-lord.${lord}`) ?? null;
    return [
      { kind: 'paragraph', words: say.timing.yearIntro, size: 'lead' },
      {
        kind: 'facts',
        columns: 2,
        pairs: [
          [say.timing.yearOfLife, language.number(varshaphala.completedYears + 1, 0)],
          [say.timing.begins, momentText(book, varshaphala.startJdUt)],
          [say.timing.endsOn, momentText(book, varshaphala.endJdUt)],
          [say.timing.beginsBy, varshaphala.isDay ? say.drawing.day : say.drawing.night],
          [say.furniture.lagna, signName(book, kundli.lagna.sign)],
          [say.headings.muntha, `${signName(book, muntha.sign)}, ${names.house[muntha.house as 1]}`],
          [say.headings.yearLord, names.graha[lord]],
        ],
      },
      {
        kind: 'beside',
        columns: [
          [
            {
              kind: 'figure',
              scene: squareOfSigns(
                book,
                horoscope.chart,
                {
                  lagna: kundli.lagna.sign,
                  bodies: Object.fromEntries(GRAHAS.map((graha) => [graha, kundli.grahas[graha].sign])),
                },
                say.headings.varshphal,
              ),
              caption: say.headings.varshphal,
            },
          ],
          [{ kind: 'figure', scene: squareChart(book, horoscope.chart), caption: say.headings.lagnaChart }],
        ],
      },
      ...(munthaRule === null || readings === null
        ? []
        : [
            {
              kind: 'heading' as const,
              level: 2 as const,
              text: say.furniture.labelled({ label: say.headings.muntha, value: names.house[muntha.house as 1] }),
            },
            readings.paragraph(munthaRule),
          ]),
      ...(lordRule === null || readings === null
        ? []
        : [
            {
              kind: 'heading' as const,
              level: 2 as const,
              text: say.furniture.labelled({ label: say.headings.yearLord, value: names.graha[lord] }),
            },
            readings.paragraph(lordRule),
          ]),
    ];
  },
};

/** Without an hour the Sun's place is known to half a degree and its return to half a day, so there is no chart of the year. */
function unknownYear(book: TimingBook): readonly Block[] {
  const { say, language, varshaphala } = book;
  const days = (jdUt: number): string => language.range(book.dayAt(jdUt - UNSURE_DAYS), book.dayAt(jdUt + UNSURE_DAYS));
  return [
    { kind: 'paragraph', words: say.timing.yearIntro, size: 'lead' },
    { kind: 'callout', tone: 'neutral', blocks: [{ kind: 'paragraph', words: say.kundli.unknownHour }] },
    {
      kind: 'facts',
      columns: 2,
      pairs: [
        [say.timing.yearOfLife, language.number(varshaphala.completedYears + 1, 0)],
        [say.timing.begins, days(varshaphala.startJdUt)],
        [say.timing.endsOn, days(varshaphala.endJdUt)],
      ],
    },
  ];
}

/** Half a day of the Sun at its swiftest takes it this long at its slowest. */
const UNSURE_DAYS = 0.54;

function momentText(book: TimingBook, jdUt: number): string {
  const text = book.clock.text(jdUt);
  return `${book.dayOf(text)} ${book.hourOf(text)}`;
}

export const ANNUAL_PLACES: Chapter<TimingBook> = {
  title: ({ say }) => say.headings.planetPositions,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, language, varshaphala } = book;
    return [
      { kind: 'paragraph', words: say.timing.annualPlaces },
      {
        kind: 'table',
        title: say.headings.planetPositions,
        columns: [{ share: 1 }, { share: 1 }, { share: 0.8, align: 'end' }, { share: 1 }, { share: 1 }],
        head: [
          say.furniture.planet,
          say.furniture.sign,
          say.furniture.degree,
          say.furniture.house,
          say.furniture.motion,
        ],
        rows: GRAHAS.map((graha) => {
          const { sign, degree, house, isRetrograde } = varshaphala.kundli.grahas[graha];
          return [
            names.graha[graha],
            signName(book, sign),
            language.degrees(degree),
            names.house[house as 1],
            isRetrograde ? say.furniture.retrograde : say.furniture.direct,
          ];
        }),
      },
      { kind: 'heading', level: 2, text: say.timing.officers },
      { kind: 'paragraph', words: say.timing.officersIntro },
      {
        kind: 'table',
        title: say.timing.officers,
        columns: [{ share: 1 }, { share: 2.4 }, { share: 1, align: 'end' }],
        head: [say.furniture.planet, say.timing.offices, say.timing.vishwa],
        rows: varshaphala.yearLord.officers.map(({ graha, offices, vishwa }) => [
          names.graha[graha],
          language.list(offices.map((office) => names.yearOffice[office])),
          language.number(vishwa, 2),
        ]),
        marked: varshaphala.yearLord.officers.flatMap(({ graha }, index) =>
          graha === varshaphala.yearLord.varshesha.value ? [index] : [],
        ),
      },
    ];
  },
};

export const ANNUAL_STRENGTHS: Chapter<TimingBook> = {
  title: ({ say }) => say.furniture.strength,
  blocks: ({ say, names, language, varshaphala, isTimeKnown }) => {
    if (!isTimeKnown) return [];
    const end = { share: 1, align: 'end' as const };
    return [
      { kind: 'paragraph', words: say.timing.strengthIntro },
      {
        kind: 'table',
        title: say.timing.panchavargiya,
        columns: [{ share: 1.2 }, end, end, end, end, end, end, { share: 1.2 }],
        head: [
          say.furniture.planet,
          say.timing.kshetra,
          say.timing.uchcha,
          say.timing.hadda,
          say.timing.drekkana,
          say.timing.navamsha,
          say.timing.vishwa,
          say.furniture.result,
        ],
        rows: VISIBLE_GRAHAS.map((graha) => {
          const { kshetra, uchcha, hadda, drekkana, navamsha, vishwa, class: grade } = varshaphala.panchavargiya[graha];
          return [
            names.graha[graha],
            ...[kshetra.units, uchcha, hadda.units, drekkana.units, navamsha.units, vishwa].map((units) =>
              language.number(units, 2),
            ),
            names.vishwaClass[grade],
          ];
        }),
        size: 'small',
      },
      { kind: 'heading', level: 2, text: say.timing.harsha },
      {
        kind: 'table',
        title: say.timing.harsha,
        columns: [{ share: 1.2 }, end, end, end, end],
        head: [
          say.furniture.planet,
          say.timing.harsha,
          say.timing.wellPlaced,
          say.timing.illPlaced,
          say.timing.balance,
        ],
        rows: VISIBLE_GRAHAS.map((graha) => {
          const { strong, weak, balance } = varshaphala.dwadashavargiya[graha];
          return [
            names.graha[graha],
            ...[varshaphala.harsha[graha].total, strong, weak, balance].map((units) => language.number(units, 0)),
          ];
        }),
      },
    ];
  },
};

export const ANNUAL_YOGAS: Chapter<TimingBook> = {
  title: ({ say }) => say.headings.tajikaYogas,
  blocks: ({ say, names, language, varshaphala, isTimeKnown }) => {
    if (!isTimeKnown) return [];
    const { facts } = varshaphala.yogas;
    if (facts.length === 0) return [{ kind: 'paragraph', words: say.furniture.none }];
    const houses = (list: readonly number[]): string =>
      list.length === 0 ? '–' : language.list(list.map((house) => names.house[house as 1]));
    const grahas = ({ grahas: pair, through }: TajikaYoga): string => {
      const bond = pair.map((graha) => names.graha[graha]).join(' – ');
      return through === null ? bond : `${bond} (${names.graha[through]})`;
    };
    return [
      { kind: 'paragraph', words: say.timing.yogasIntro },
      {
        kind: 'table',
        title: say.headings.tajikaYogas,
        columns: [{ share: 1.2 }, { share: 1.6 }, { share: 1.6 }],
        head: [say.furniture.yoga, say.furniture.planets, say.furniture.houses],
        rows: facts.map(({ value }) => [names.tajikaYoga[value.yoga], grahas(value), houses(value.houses)]),
        size: 'small',
      },
    ];
  },
};

export const ANNUAL_SAHAMS: Chapter<TimingBook> = {
  title: ({ say }) => say.headings.sahams,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, language, varshaphala } = book;
    return [
      { kind: 'paragraph', words: say.timing.sahamsIntro },
      {
        kind: 'table',
        title: say.headings.sahams,
        columns: [{ share: 1 }, { share: 1.6 }, { share: 1 }, { share: 0.8, align: 'end' }],
        head: [say.furniture.name, say.furniture.meaning, say.furniture.sign, say.furniture.degree],
        rows: Object.values(varshaphala.sahams.sahams)
          .filter(({ id }) => !LEFT_OUT.has(id))
          .map(({ id, sign, degree }) => [
            names.saham[id],
            names.sahamMatter[id],
            signName(book, sign),
            language.degrees(degree),
          ]),
        size: 'small',
      },
    ];
  },
};

/** Points whose names would frighten and of which nothing is told. */
const LEFT_OUT: ReadonlySet<string> = new Set(['mrityu', 'apamrityu', 'bandhana', 'roga', 'shatru', 'paradara']);

export const ANNUAL_PERIODS: Chapter<TimingBook> = {
  title: ({ say }) => say.timing.periods,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say, names, varshaphala, readings } = book;
    const { mudda, patyayini, startJdUt, endJdUt } = varshaphala;
    const lordOf = (lord: string | null): string =>
      lord === null ? names.body.Ascendant : names.graha[lord as keyof typeof names.graha];
    const ticks = Array.from({ length: 14 }, (_, month) => book.monthAfter(month - 1)).filter(
      ({ jdUt }) => jdUt >= startJdUt && jdUt <= endJdUt,
    );
    return [
      { kind: 'paragraph', words: say.timing.periodsIntro },
      {
        kind: 'figure',
        scene: stretchScene(
          book,
          { from: startJdUt, until: endJdUt, now: book.asOfJdUt },
          ticks.map(({ jdUt, month }) => ({ at: jdUt, text: names.monthShort[month as 1] })),
          [
            { name: say.timing.mudda, spans: mudda },
            { name: say.timing.patyayini, spans: patyayini },
          ].map(({ name, spans }) => ({
            name,
            stretches: spans.map(({ lord, startJdUt: from, endJdUt: until }, index) => ({
              from,
              until,
              colour: index % 2 === 0 ? ('accent' as const) : ('good' as const),
              text: lord === null ? names.short.Ascendant : names.short[lord],
            })),
          })),
          say.timing.periods,
        ),
      },
      {
        kind: 'table',
        title: say.timing.mudda,
        columns: [{ share: 1 }, { share: 1 }, { share: 1 }],
        head: [say.furniture.lord, say.furniture.from, say.furniture.to],
        rows: mudda.map(({ lord, startJdUt: from, endJdUt: until }) => [
          lordOf(lord),
          book.dayAt(from),
          book.dayAt(until),
        ]),
        marked: mudda.flatMap(({ startJdUt: from, endJdUt: until }, index) =>
          from <= book.asOfJdUt && book.asOfJdUt < until ? [index] : [],
        ),
      },
      ...(readings === null
        ? []
        : mudda.flatMap(({ lord, startJdUt: from, endJdUt: until }, index): readonly Block[] => {
            const isRepeated = mudda.findIndex((other) => other.lord === lord) < index;
            const rule = lord === null || isRepeated ? null : readings.find(`mudda.${lord}`);
            if (lord === null || rule === null) return [];
            return [
              {
                kind: 'heading',
                level: 3,
                text: `${names.graha[lord]}, ${book.language.range(book.dayAt(from), book.dayAt(until))}`,
              },
              readings.paragraph(rule),
            ];
          })),
    ];
  },
};
