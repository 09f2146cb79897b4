/** The yogas of a birth by their families: what was looked for and found, what each rests on, what weakens it, and what is told of it. */

import { YOGA_FAMILIES, type YogaFact, type YogaFamily, yogaTable } from '../../../jyotish/index.ts';
import type { Messages } from '../../../language/index.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Words } from '../../flow/blocks.ts';
import type { KundliBook } from '../kundli/book.ts';
import { FIGURE, FIT, NOTHING, WIDE, worksLine } from '../kundli/cells.ts';
import { note } from '../kundli/charts.ts';
import { isKnown, nameIn } from '../kundli/findings.ts';
import { tell } from '../kundli/tell.ts';
import { grahasWithHouses } from './places.ts';

/** Families that are listed; old verdicts on illness, want and the newborn are not. */
const FAMILIES = YOGA_FAMILIES.filter(
  (family): family is ShownFamily => family !== 'balarishta' && family !== 'arishta' && family !== 'daridra',
);
type ShownFamily = Exclude<YogaFamily, 'balarishta' | 'arishta' | 'daridra'>;

function titleOf({ say: { headings, life } }: KundliBook, family: ShownFamily): string {
  const titles: Partial<Readonly<Record<ShownFamily, string>>> = {
    nabhasa: headings.nabhasaYogas,
    surya: headings.solarYogas,
    chandra: headings.lunarYogas,
    raja: headings.rajaYogas,
    dhana: headings.dhanaYogas,
  };
  return titles[family] ?? life[`family-${family}` as `family-${OwnFamily}`];
}
type OwnFamily = Exclude<ShownFamily, 'nabhasa' | 'surya' | 'chandra' | 'raja' | 'dhana'>;

/** Which are printed: every good or mixed one, and of the others those that the rule base words with care. */
export function shownYogas(book: KundliBook): readonly YogaFact[] {
  return book.horoscope.yogas.facts.filter(
    ({ id, value }) =>
      (FAMILIES as readonly YogaFamily[]).includes(value.family) &&
      (value.nature !== 'inauspicious' || isKnown(book, `yoga.${id}`)) &&
      nameIn(book.names.yoga, value.name) !== null,
  );
}

/** How many of each family were looked for and found. */
export const YOGA_SUMMARY: Chapter<KundliBook> = {
  title: ({ say }) => say.furniture.summary,
  blocks: (book) => {
    const { say, language } = book;
    const { life } = say;
    const sought = yogaTable();
    const formed = book.horoscope.yogas.facts.length;
    const shown = shownYogas(book);
    const count = (value: number): string => language.number(value);
    return [
      note(life.yogaNote),
      {
        kind: 'callout',
        tone: 'good',
        blocks: [
          {
            kind: 'paragraph',
            size: 'lead',
            words: life.yogaCount({ found: formed, sought: sought.length, absent: sought.length - formed }),
          },
        ],
      },
      {
        kind: 'table',
        title: say.headings.yogasFound,
        columns: [WIDE, FIGURE, FIGURE],
        head: [life.group, life.soughtFor, life.listed],
        rows: FAMILIES.map((family) => [
          titleOf(book, family),
          count(sought.filter((row) => row.family === family).length),
          count(shown.filter(({ value }) => value.family === family).length),
        ]),
      },
      { kind: 'paragraph', words: life.yogaUnlisted, size: 'small' },
    ];
  },
};

/** Family by family: a table of what was found, then the readings. */
export const YOGAS_BY_FAMILY: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.yogasFound,
  blocks: (book) => {
    const shown = shownYogas(book);
    return [
      note(book.say.life.yogaTableNote),
      ...FAMILIES.flatMap((family) => {
        const facts = shown.filter(({ value }) => value.family === family);
        return facts.length === 0
          ? []
          : [{ kind: 'heading' as const, level: 2 as const, text: titleOf(book, family) }, ...yogaBlocks(book, facts)];
      }),
    ];
  },
};

/** A table of yogas with the grahas they rest on, what weakens them, and what is told. */
export function yogaBlocks(book: KundliBook, facts: readonly YogaFact[]): readonly Block[] {
  const { say } = book;
  const { furniture, life } = say;
  const weakened = facts.filter(({ value }) => value.isCancelled);
  return [
    {
      kind: 'table',
      size: 'small',
      title: say.headings.yogasFound,
      columns: [{ share: 1.1 }, { share: 1.5 }, FIT, { share: 1.3 }],
      head: [furniture.name, life.restsOn, furniture.strength, furniture.source],
      rows: facts.map((fact): readonly Words[] => [
        yogaName(book, fact),
        fact.value.planets.length === 0 ? NOTHING : grahasWithHouses(book, fact.value.planets),
        gradeOf(book, fact),
        worksOf(book, fact.sources),
      ]),
    },
    ...(weakened.length === 0
      ? []
      : [
          {
            kind: 'list' as const,
            items: weakened.map((fact) =>
              say.furniture.labelled({
                label: yogaName(book, fact),
                value: fact.value.cancellations.map(({ id }) => cancellationText(say, id)).join(' '),
              }),
            ),
          },
        ]),
    ...facts.flatMap((fact): readonly Block[] => {
      const told = tell(book, ({ id }) => id === `yoga.${fact.id}`);
      return told.length === 0 ? [] : [{ kind: 'heading', level: 3, text: yogaName(book, fact) }, ...told];
    }),
  ];
}

function yogaName({ say, names }: KundliBook, { value }: YogaFact): string {
  return say.headings.yogaNamed({ name: nameIn(names.yoga, value.name) as string });
}

const GRADES = { full: 'strong', medium: 'medium', little: 'weak' } as const;

function gradeOf({ say: { verdict, life } }: KundliBook, { value }: YogaFact): Words {
  if (value.isCancelled) return [{ text: life.weakened, tone: 'bad' }];
  return value.strength === null ? verdict.present : verdict[GRADES[value.strength.grade]];
}

/** The first two works of a finding, without the word before them. */
export function worksOf(book: KundliBook, sources: YogaFact['sources']): string {
  return worksLine(book, sources.slice(0, 2)).replace(/^[^:：]*[:：]\s?/u, '');
}

type CancellationKey = keyof Messages['life'] & `cancel-${string}`;

/** What weakens a yoga or lifts a dosha, as a sentence. @param id of a cancellation of the engine */
export function cancellationText({ life }: Messages, id: string): string {
  return life[`cancel-${id}` as CancellationKey];
}
