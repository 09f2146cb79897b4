/** Ashtakavarga as bars: the bindus of the twelve signs, and the line of what a sign has on the average. */

import { SIGNS } from '../chart/chart.ts';
import { numberIn } from '../choice.ts';
import { readList, readRecord } from '../input.ts';
import type { Ashtakavarga } from '../jyotish/index.ts';
import { type AshtakavargaBarsChoices, type AshtakavargaBarsOptions, readAshtakavargaBars } from './bars-options.ts';
import { caption, captionHeight } from './caption.ts';
import { type Drawing, painted } from './draw.ts';
import { type NamesByName, nameIn } from './language.ts';
import { baselineFor } from './measure.ts';
import { type Colour, group, type Item, rectangle, type Scene, stroke } from './scene.ts';

const WIDTH = 600;
const EDGE = 14;
const TOP = 30;
const FLOOR = 236;
const LEFT = EDGE;
const RIGHT: number = WIDTH - EDGE;
const PITCH: number = (RIGHT - LEFT) / 12;
const BAR = 30;
const MOST_POINTS = 96;
/** Below this size a name under its bar cannot be read. */
const LEAST_SIZE = 8;

/** What a sign has on the average, as books count it: 337 ÷ 12, with the lagna's table 386 ÷ 12, and about half of the eight in one table. */
const AVERAGE = { seven: 28, 'with-lagna': 32, table: 4 } as const;

/**
 * Draws the bindus of the twelve signs.
 *
 * Bars above the line and below it differ in colour, and each carries its number.
 *
 * @param ashtakavarga  as `ashtakavargaOf` makes it
 * @param options       which table, from which sign, and what every picture takes
 * @returns the picture as SVG text with its size in CSS pixels
 * @throws  EngineError INVALID_OPTION for an unknown or wrong option, and for a record that lacks what is drawn, with the path of it
 */
export function drawAshtakavarga(ashtakavarga: Ashtakavarga, options: AshtakavargaBarsOptions = {}): Drawing {
  const choices = readAshtakavargaBars(options);
  return painted(sceneWith(ashtakavarga, choices), choices.width ?? WIDTH, choices.colours);
}

/** The picture before it is painted, for other painters than SVG. Errors as `drawAshtakavarga`. */
export function ashtakavargaSceneOf(ashtakavarga: Ashtakavarga, options: AshtakavargaBarsOptions = {}): Scene {
  return sceneWith(ashtakavarga, readAshtakavargaBars(options));
}

interface Bar {
  /** From 0, Aries. */
  readonly sign: number;
  /** From 1, the sign of the lagna. */
  readonly house: number;
  readonly points: number;
}

function sceneWith(ashtakavarga: Ashtakavarga, choices: AshtakavargaBarsChoices): Scene {
  const { language, measure, table } = choices;
  const { drawing } = language.say;
  const { bars, average } = readBars(ashtakavarga, choices);
  const highest = Math.max(average * 1.25, ...bars.map(({ points }) => points));
  const heightOf = (points: number): number => ((FLOOR - TOP) * points) / highest;
  const names = namesFor(choices);
  const groups = bars.map((bar, i) =>
    barGroup(bar, LEFT + (i + 0.5) * PITCH, heightOf(bar.points), average, names, choices),
  );
  const lineY = FLOOR - heightOf(average);
  const averageText = drawing.barAverage({ value: language.number(average, 0) });
  const strip = captionHeight(choices.caption);
  const bottom = FLOOR + 58;
  const height = bottom + strip + 6;
  const kind =
    table === 'sarva'
      ? drawing.ashtakavargaBars
      : `${drawing.ashtakavargaBars}, ${drawing.ofTable({ name: tableName(choices) })}`;
  return {
    width: WIDTH,
    height,
    title: choices.title ?? kind,
    description: `${bars.map((bar) => barTitle(bar, choices)).join('; ')}; ${averageText}.`,
    language: language.code,
    items: [
      rectangle(0, 0, WIDTH, height, { fill: 'paper' }),
      stroke([LEFT, FLOOR], [RIGHT, FLOOR], 'ink', 1.2),
      ...groups,
      group('mark', averageText, [
        stroke([LEFT, lineY], [RIGHT, lineY], 'accent', 1.4, [5, 3]),
        { kind: 'text', x: LEFT, y: 15, text: averageText, size: 10.5, anchor: 'start', weight: 600, colour: 'accent' },
        stroke(
          [LEFT + measure(averageText, 600) * 10.5 + 6, 11.5],
          [LEFT + measure(averageText, 600) * 10.5 + 34, 11.5],
          'accent',
          1.4,
          [5, 3],
        ),
      ]),
      ...caption(choices.caption, WIDTH / 2, bottom + strip / 2, WIDTH - 2 * EDGE, measure),
    ],
  };
}

function barGroup(
  bar: Bar,
  x: number,
  high: number,
  average: number,
  names: SignNames,
  choices: AshtakavargaBarsChoices,
): Item {
  const { language } = choices;
  const colour: Colour = bar.points > average ? 'good' : bar.points < average ? 'bad' : 'mute';
  const sign = SIGNS[bar.sign] as (typeof SIGNS)[number];
  return group('bar', barTitle(bar, choices), [
    rectangle(x - BAR / 2, FLOOR - high, BAR, high, { fill: colour, opacity: 0.32 }),
    rectangle(x - BAR / 2, FLOOR - high, BAR, high, { stroke: colour, width: 1 }),
    numberText(x, FLOOR - 9, language.number(bar.points, 0), 12, 'ink', 600),
    { kind: 'glyph', x, y: FLOOR + 13, size: 14, id: sign.toLowerCase() as Lowercase<typeof sign>, colour: 'mute' },
    numberText(x, FLOOR + 33, names.of(sign), names.size, 'ink', 400),
    numberText(
      x,
      FLOOR + 49,
      language.number(bar.house, 0),
      9.5,
      bar.house === 1 ? 'accent' : 'mute',
      bar.house === 1 ? 600 : 400,
    ),
  ]);
}

interface SignNames {
  readonly of: (sign: string) => string;
  readonly size: number;
}

/** Whole names where all twelve can be read under their bars, else short ones; of one size. */
function namesFor({ language, measure }: AshtakavargaBarsChoices): SignNames {
  const room = PITCH - 4;
  const sizeOf = (names: NamesByName): number =>
    Math.min(10, room / Math.max(...SIGNS.map((sign) => measure(nameIn(names, sign), 400))));
  const { rashi, signShort } = language.names;
  const whole = sizeOf(rashi);
  if (whole >= LEAST_SIZE) return { of: (sign) => nameIn(rashi, sign), size: whole };
  return { of: (sign) => nameIn(signShort, sign), size: sizeOf(signShort) };
}

function numberText(x: number, y: number, text: string, size: number, colour: Colour, weight: 400 | 600): Item {
  return { kind: 'text', x, y: baselineFor(y - 3, size), text, size, anchor: 'middle', weight, colour };
}

function barTitle({ sign, house, points }: Bar, { language }: AshtakavargaBarsChoices): string {
  const { drawing } = language.say;
  const place = drawing.signTitle({ sign: nameIn(language.names.rashi, SIGNS[sign] as string), house });
  return drawing.barTitle({ name: place, value: drawing.points({ count: points }) });
}

function tableName({ table, language }: AshtakavargaBarsChoices): string {
  return nameIn(language.names.body, table === 'Lagna' ? 'Ascendant' : table);
}

function readBars(
  value: unknown,
  { table, from }: AshtakavargaBarsChoices,
): { readonly bars: readonly Bar[]; readonly average: number } {
  const record = readRecord('ashtakavarga', value, 'a record as ashtakavargaOf makes it');
  const path = table === 'sarva' ? 'ashtakavarga.sarva' : `ashtakavarga.bhinna.${table}`;
  const row =
    table === 'sarva' ? record['sarva'] : readRecord('ashtakavarga.bhinna', record['bhinna'], 'tables by graha')[table];
  const list = readList(path, row, 'twelve numbers, Aries first');
  numberIn(`${path}.length`, list.length, 12, 12);
  const points = list.map((entry, i) => numberIn(`${path}[${i}]`, entry, 0, MOST_POINTS, 'bindus'));
  const signs = readRecord('ashtakavarga.signs', record['signs'], 'signs by graha');
  const lagna = Math.floor(numberIn('ashtakavarga.signs.Lagna', signs['Lagna'], 1, 12)) - 1;
  const settings = readRecord('ashtakavarga.settings', record['settings'], 'the settings of the record');
  const first = from === 'aries' ? 0 : lagna;
  const bars = points.map((_, i): Bar => {
    const sign = (first + i) % 12;
    return { sign, house: ((sign - lagna + 12) % 12) + 1, points: points[sign] as number };
  });
  const average =
    table !== 'sarva' ? AVERAGE.table : settings['sarva'] === 'with-lagna' ? AVERAGE['with-lagna'] : AVERAGE.seven;
  return { bars, average };
}
