/** Where the points of a Western chart stand, and its houses: tables for a birth, a return, a progressed chart or one of midpoints. */

import { normaliseDeg } from '../../../angle.ts';
import { domicileLords, type Nativity, type Radix, type RadixPoint, zodiacSpot } from '../../../western/index.ts';
import type { Book } from '../../book.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block, Words } from '../../flow/blocks.ts';
import type { WesternBook } from './book.ts';
import {
  FIGURE,
  FIT,
  heading,
  houseTheme,
  NOTHING,
  note,
  placeShort,
  pointName,
  pointNames,
  signName,
  WIDE,
  worksLine,
} from './cells.ts';
import { hasHouses, shownPoints } from './sky.ts';

export const POSITIONS: Chapter<WesternBook> = {
  title: ({ say }) => say.headings.planetPositions,
  blocks: (book) => {
    const { say, radix, nativity } = book;
    const blocks: readonly Block[] = [note(say.western.positionsNote), positionsTable(book, radix, nativity)];
    if (!hasHouses(radix)) return [...blocks, note(say.western.unsureMoon)];
    return [...blocks, heading(say.headings.houseCusps), note(cuspsText(book, radix)), cuspsTable(book, radix)];
  },
};

/** By which system the houses are cut. */
export function cuspsText({ say, names }: Book, { houses }: Radix): string {
  const system = names.houseSystem[houses?.systemUsed as keyof typeof names.houseSystem];
  return say.western.cuspsNote({ system });
}

/** Sign, degree, house, motion, declination and dignity of each point; of an unknown hour, how far it goes in the day. */
export function positionsTable(book: Book, radix: Radix, nativity?: Nativity): Block {
  const { say, language } = book;
  const { furniture, western } = say;
  const timed = hasHouses(radix);
  const points = shownPoints(radix).map((name) => radix.points.find((point) => point.name === name) as RadixPoint);
  const moves = points.some(({ longitudeDegPerDay }) => longitudeDegPerDay !== null) && radix.ground !== null;
  const angles = timed && radix.angles !== null ? [radix.angles.Ascendant, radix.angles.Midheaven] : [];
  const withDignity = nativity !== undefined && nativity.essential !== null;
  const degrees = (deg: number | null): string => (deg === null ? NOTHING : language.degrees(deg));
  const rows: (readonly Words[])[] = [
    ...angles.map((angle): readonly Words[] => [
      pointName(book, angle.name),
      signName(book, angle.sign),
      language.degrees(angle.degree, 'seconds'),
      language.number(angle.name === 'Ascendant' ? 1 : 10),
      ...(moves ? ['', ''] : []),
      ...(withDignity ? [''] : []),
    ]),
    ...points.map((point): readonly Words[] => [
      point.isRetrograde && !point.name.endsWith('Node')
        ? [{ text: `${pointName(book, point.name)} ` }, { text: say.drawing.retrogradeMark, tone: 'bad', weight: 600 }]
        : pointName(book, point.name),
      signName(book, point.sign),
      language.degrees(point.degree, timed ? 'seconds' : 'minutes'),
      ...(timed ? [point.house === null ? NOTHING : language.number(point.house)] : [dayRange(book, point)]),
      ...(moves ? [degrees(point.longitudeDegPerDay), degrees(point.declinationDeg)] : []),
      ...(withDignity ? [dignityText(book, nativity, point.name)] : []),
    ]),
  ];
  return {
    kind: 'table',
    size: 'small',
    title: say.headings.planetPositions,
    columns: [
      FIT,
      WIDE,
      FIGURE,
      timed ? FIGURE : WIDE,
      ...(moves ? [FIGURE, FIGURE] : []),
      ...(withDignity ? [{ share: 1.5 }] : []),
    ],
    head: [
      furniture.planet,
      furniture.sign,
      furniture.degree,
      timed ? furniture.house : western.duringDay,
      ...(moves ? [western.dailyMotion, western.declination] : []),
      ...(withDignity ? [furniture.dignity] : []),
    ],
    rows,
    marked: angles.map((_, index) => index),
    ...(withDignity && { source: worksLine(book, nativity.essential?.sources.slice(0, 2) ?? []) }),
  };
}

/** From where to where a point goes in the half days before and after noon. */
function dayRange(book: Book, { longitudeDeg, longitudeDegPerDay }: RadixPoint): string {
  if (longitudeDegPerDay === null) return NOTHING;
  const half = longitudeDegPerDay / 2;
  const place = (deg: number): string => placeShort(book, zodiacSpot(normaliseDeg(deg)));
  return book.say.drawing.fromTo({ start: place(longitudeDeg - half), end: place(longitudeDeg + half) });
}

/** `domicile, face`; `peregrine`; a dash for those that the tradition does not weigh. */
export function dignityText(book: Book, { essential }: Nativity, point: string): Words {
  const { names } = book;
  const value = essential?.planets.find((planet) => planet.value.planet === point)?.value;
  if (value === undefined) return NOTHING;
  const good = value.dignities.map((dignity) => names.essentialDignity[dignity]).join(', ');
  const bad = value.debilities.map((debility) => names.essentialDignity[debility]).join(', ');
  if (good === '' && bad === '') return [{ text: names.essentialDignity.peregrine, tone: 'mute' }];
  return [
    ...(good === '' ? [] : [{ text: good, tone: 'good' as const }]),
    ...(good === '' || bad === '' ? [] : [{ text: ', ' }]),
    ...(bad === '' ? [] : [{ text: bad, tone: 'bad' as const }]),
  ];
}

/** The sign that stands on a cusp, whose it is, where that planet stands, and who is in the house. */
export function cuspsTable(book: Book, radix: Radix): Block {
  const { say, language } = book;
  const { furniture, kundli } = say;
  const shown = shownPoints(radix);
  return {
    kind: 'table',
    size: 'small',
    title: say.headings.houseCusps,
    columns: [FIGURE, WIDE, FIGURE, FIT, WIDE, WIDE, { share: 1.4 }],
    head: [
      furniture.house,
      furniture.sign,
      furniture.degree,
      furniture.lord,
      kundli.lordStands,
      kundli.occupants,
      furniture.meaning,
    ],
    rows: (radix.houses?.cuspsDeg ?? []).map((cuspDeg, index) => {
      const house = (index + 1) as 1;
      const spot = zodiacSpot(cuspDeg);
      const lord = lordOf(spot.sign);
      const there = radix.points.find(({ name }) => name === lord);
      return [
        language.number(house),
        signName(book, spot.sign),
        language.degrees(spot.degree),
        pointName(book, lord),
        there === undefined ? NOTHING : standsIn(book, there),
        pointNames(
          book,
          shown.filter((name) => radix.points.find((point) => point.name === name)?.house === house),
        ),
        houseTheme(book, house),
      ];
    }),
    source: worksLine(book, ['ptolemy-tetrabiblos', 'lilly-1647']),
  };
}

/** The traditional ruler of a sign 1 … 12. */
export function lordOf(sign: number): string {
  return domicileLords(sign, 'traditional')[0] as string;
}

/** `Leo, 5`: a sign and a house. */
export function standsIn(book: Book, { sign, house }: Pick<RadixPoint, 'sign' | 'house'>): string {
  const name = signName(book, sign);
  return house === null ? name : `${name}, ${book.language.number(house)}`;
}
