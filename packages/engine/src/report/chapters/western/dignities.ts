/** How the seven stand: points of sign and degree, of house and motion, who disposes of whom, and who receives whom. */

import type { EssentialDignity } from '../../../western/index.ts';
import type { Book } from '../../book.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Words } from '../../flow/blocks.ts';
import type { WesternBook } from './book.ts';
import { FIGURE, FIT, heading, NOTHING, note, pointName, pointNames, WIDE, worksLine } from './cells.ts';

type Nativity = WesternBook['nativity'];

export const DIGNITIES: Chapter<WesternBook> = {
  title: ({ say }) => say.western.essential,
  blocks: (book) => {
    const { essential, accidental } = book.nativity;
    if (essential === null || accidental === null) return [];
    return [
      note(book.say.western.dignitiesNote),
      essentialTable(book, essential),
      heading(book.say.western.accidental),
      accidentalTable(book, accidental),
    ];
  },
};

/** The same with the lords of each degree, the chain of dispositors and the receptions. */
export const DISPOSITORS: Chapter<WesternBook> = {
  title: ({ say }) => say.western.dispositors,
  blocks: (book) => {
    const { nativity, say } = book;
    const { essential, dispositors, receptions } = nativity;
    const { western, furniture } = say;
    if (dispositors === null || essential === null) return [];
    return [
      note(western.dispositorsNote),
      {
        kind: 'table',
        title: western.dispositors,
        columns: [FIT, { share: 1 }],
        head: [furniture.planet, western.dispositors],
        rows: dispositors.planets.map(({ value }) => [
          pointName(book, value.planet),
          value.chain.map((planet) => pointName(book, planet)).join(' › '),
        ]),
        source: worksLine(book, dispositors.sources),
      },
      {
        kind: 'callout',
        tone: 'neutral',
        blocks: [note(furnitureLine(book, western.finalDispositor, pointNames(book, dispositors.finalDispositors)))],
      },
      heading(western.lordsOfDegree),
      lordsTable(book, essential),
      ...(receptions === null || receptions.mutual.length === 0
        ? []
        : [heading(western.receptions), receptionsTable(book, receptions)]),
    ];
  },
};

function furnitureLine({ say }: WesternBook, label: string, value: string): string {
  return say.furniture.labelled({ label, value });
}

/** A number of points with its sign, in its colour. */
export function pointsText({ language }: Book, points: number): Words {
  const text = `${points > 0 ? '+' : ''}${language.number(points)}`;
  return [{ text, weight: 600, ...(points > 0 ? { tone: 'good' } : points < 0 ? { tone: 'bad' } : {}) }];
}

function essentialTable(book: WesternBook, essential: NonNullable<Nativity['essential']>): Block {
  const { say, names, language } = book;
  const { furniture, western } = say;
  return {
    kind: 'table',
    title: western.essential,
    columns: [FIT, WIDE, FIGURE],
    head: [furniture.planet, furniture.dignity, western.score],
    rows: essential.planets.map(({ value }) => [
      pointName(book, value.planet),
      value.parts
        .map(({ rule, points }) => `${names.essentialDignity[rule as 'fall']} ${language.number(points)}`)
        .join(', ') || NOTHING,
      pointsText(book, value.score ?? 0),
    ]),
    source: worksLine(book, essential.sources),
  };
}

function accidentalTable(book: WesternBook, accidental: NonNullable<Nativity['accidental']>): Block {
  const { say, names, language } = book;
  const { furniture, western } = say;
  type Part = (typeof accidental.planets)[number]['value']['fortitudes'][number];
  const list = (parts: readonly Part[]): string =>
    parts.map(({ rule, points }) => `${names.accidental[rule]} ${language.number(points)}`).join(', ') || NOTHING;
  return {
    kind: 'table',
    size: 'small',
    title: western.accidental,
    columns: [FIT, WIDE, WIDE, FIGURE],
    head: [furniture.planet, say.verdict.strong, say.verdict.weak, western.score],
    rows: accidental.planets.map(({ value }) => [
      pointName(book, value.planet),
      [{ text: list(value.fortitudes), tone: 'good' }],
      [{ text: list(value.debilities), tone: 'bad' }],
      pointsText(book, value.score),
    ]),
    source: worksLine(book, accidental.sources),
  };
}

const LORDSHIPS = ['domicile', 'exaltation', 'triplicity', 'term', 'face'] as const;

function lordsTable(book: WesternBook, essential: NonNullable<Nativity['essential']>): Block {
  const { say, names, radix } = book;
  const name = (lord: string | null | undefined): string =>
    lord === null || lord === undefined ? NOTHING : pointName(book, lord);
  return {
    kind: 'table',
    size: 'small',
    title: say.western.lordsOfDegree,
    columns: [FIT, WIDE, WIDE, WIDE, WIDE, WIDE],
    head: [say.furniture.planet, ...LORDSHIPS.map((lordship) => names.essentialDignity[lordship])],
    rows: essential.planets.map(({ value: { planet, lords } }) => [
      pointName(book, planet),
      pointNames(book, lords.domicile),
      name(lords.exaltation),
      name(radix.sect === 'night' ? lords.triplicity.night : lords.triplicity.day),
      name(lords.term.lord),
      name(lords.face.lord),
    ]),
    source: worksLine(book, essential.sources),
  };
}

function receptionsTable(book: WesternBook, { mutual, sources }: NonNullable<Nativity['receptions']>): Block {
  const { say, names } = book;
  const by = (dignities: readonly EssentialDignity[]): string =>
    dignities.map((dignity) => names.essentialDignity[dignity]).join(', ');
  return {
    kind: 'table',
    size: 'small',
    title: say.western.receptions,
    columns: [WIDE, { share: 1.4 }, WIDE, { share: 1.4 }],
    head: [say.furniture.planet, say.furniture.dignity, say.furniture.planet, say.furniture.dignity],
    rows: mutual.map(({ value }) => [
      pointName(book, value.planet1),
      by(value.by1),
      pointName(book, value.planet2),
      by(value.by2),
    ]),
    source: worksLine(book, sources),
  };
}
