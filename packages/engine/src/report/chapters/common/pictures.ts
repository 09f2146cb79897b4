/** Drawings of charts in the language of a book and as wide as its fonts paint them. */

import { type Chart, SIGNS, type Sign } from '../../../chart/chart.ts';
import { type Measure, type Scene, sceneOf } from '../../../drawing/index.ts';
import { houseFrom } from '../../../jyotish/index.ts';
import type { BodyKey } from '../../../language/keys.ts';
import type { Book } from '../../book.ts';

/** What every drawing of a report is handed. */
export function inked({ language, house }: Book): { readonly language: Book['language']; readonly measure: Measure } {
  return {
    language,
    measure: (text, weight) => house.typesetter.width(text, 1, weight, language.code),
  };
}

/** Letters of a square chart that takes half the width of a page, times the usual: as large as the text beside it. */
const LETTERS = 1.45;
/** The same of one that takes a third. */
export const SMALL_CHART_LETTERS = 2.1;

/** A square chart in the style of the book. */
export function squareChart(book: Book, chart: Chart, title?: string): Scene {
  const { chartStyle: style } = book;
  return sceneOf(chart, { style, letters: LETTERS, ...inked(book), ...(title !== undefined && { title }) });
}

/** A wheel with its aspects. */
export function wheelChart(
  book: Book,
  chart: Chart,
  aspects: readonly {
    readonly planet1: string;
    readonly planet2: string;
    readonly type: string;
    readonly orb?: number;
  }[],
): Scene {
  return sceneOf(chart, { style: 'wheel', aspects, ...inked(book) });
}

/** Where bodies stand in a chart of signs alone: a varga, the chart from the Moon. */
export interface SignPlaces {
  /** 1 … 12, Aries first. */
  readonly lagna: number;
  /** By the names that the chart has. */
  readonly bodies: Readonly<Record<string, number>>;
  /** A body that begins the first house instead of the ascendant, as the Moon does in her chart. */
  readonly first?: BodyKey;
}

/** A square chart of signs alone, without degrees: the bodies of a chart in other signs. */
export function squareOfSigns(
  book: Book,
  chart: Chart,
  places: SignPlaces,
  title: string,
  letters: number = LETTERS,
): Scene {
  const signOf = (number: number): Sign => SIGNS[number - 1] as Sign;
  const moved: Chart = {
    ...chart,
    ascendant: { ...chart.ascendant, signNumber: places.lagna, sign: signOf(places.lagna) },
    planets: chart.planets.map((planet) => {
      const sign = places.bodies[planet.name] ?? planet.signNumber;
      const house = houseFrom(places.lagna, sign);
      return { ...planet, signNumber: sign, sign: signOf(sign), house };
    }),
  };
  const plain = { degrees: false, title, letters, ...inked(book) };
  if (places.first === undefined) return sceneOf(moved, { style: book.chartStyle, ...plain });
  // The letters of the body stand in place of those of the ascendant. What is read aloud of an ascendant would be wrong.
  const { first } = places;
  const scene = sceneOf(
    { ...moved, planets: moved.planets.filter(({ name }) => name !== first) },
    { style: book.chartStyle, names: { Ascendant: book.names.short[first] }, ...plain },
  );
  return { ...scene, description: '' };
}
