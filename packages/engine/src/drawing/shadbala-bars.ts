/** Shadbala as bars: what each of the seven has, and the mark of what it needs. */

import { numberIn } from '../choice.ts';
import { readRecord } from '../input.ts';
import type { Shadbala } from '../jyotish/index.ts';
import { readShadbalaBars, type ShadbalaBarsChoices, type ShadbalaBarsOptions } from './bars-options.ts';
import { caption, captionHeight, cut } from './caption.ts';
import { type Drawing, painted } from './draw.ts';
import { nameIn } from './language.ts';
import { baselineFor } from './measure.ts';
import { type Colour, group, type Item, rectangle, type Scene, stroke } from './scene.ts';

const WIDTH = 600;
const EDGE = 14;
const TOP = 34;
const ROW = 34;
const BAR = 20;
const NAMES_WIDTH = 104;
const LEFT: number = EDGE + NAMES_WIDTH;
const VALUES_WIDTH = 104;
const RIGHT: number = WIDTH - EDGE - VALUES_WIDTH;
const VIRUPAS_PER_RUPA = 60;
const MOST_VIRUPAS = 6000;
const GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

/**
 * Draws the strengths of the seven grahas, each beside what it needs.
 *
 * @param shadbala  as `shadbalaOf` makes it
 * @param options   the unit, and what every picture takes
 * @returns the picture as SVG text with its size in CSS pixels
 * @throws  EngineError INVALID_OPTION for an unknown or wrong option, and for a record that lacks what is drawn, with the path of it
 */
export function drawShadbala(shadbala: Shadbala, options: ShadbalaBarsOptions = {}): Drawing {
  const choices = readShadbalaBars(options);
  return painted(sceneWith(shadbala, choices), choices.width ?? WIDTH, choices.colours);
}

/** The picture before it is painted, for other painters than SVG. Errors as `drawShadbala`. */
export function shadbalaSceneOf(shadbala: Shadbala, options: ShadbalaBarsOptions = {}): Scene {
  return sceneWith(shadbala, readShadbalaBars(options));
}

interface Bar {
  readonly graha: (typeof GRAHAS)[number];
  readonly virupas: number;
  readonly required: number;
}

function sceneWith(shadbala: Shadbala, choices: ShadbalaBarsChoices): Scene {
  const { language, measure, unit } = choices;
  const { drawing } = language.say;
  const bars = readBars(shadbala);
  const most = Math.max(...bars.map(({ virupas, required }) => Math.max(virupas, required))) * 1.04;
  const rows = bars.map((bar, i) => rowGroup(bar, TOP + (i + 0.5) * ROW, most, choices));
  const floor = TOP + bars.length * ROW;
  const strip = captionHeight(choices.caption);
  const height = floor + 8 + strip + EDGE;
  const unitName = unit === 'rupa' ? drawing.rupas : drawing.virupas;
  return {
    width: WIDTH,
    height,
    title: choices.title ?? drawing.shadbalaBars,
    description: `${bars.map((bar) => barTitle(bar, choices)).join('; ')}.`,
    language: language.code,
    items: [
      rectangle(0, 0, WIDTH, height, { fill: 'paper' }),
      ...legend(`${drawing.obtained} (${unitName})`, drawing.required, choices),
      stroke([LEFT, TOP], [LEFT, floor], 'ink', 1.2),
      ...rows,
      ...caption(choices.caption, WIDTH / 2, floor + 8 + strip / 2, WIDTH - 2 * EDGE, measure),
    ],
  };
}

/** What a bar is, and what the stroke across it is. */
function legend(obtained: string, required: string, { measure }: ShadbalaBarsChoices): readonly Item[] {
  const [size, y] = [10, 18];
  const second = LEFT + 20 + measure(obtained, 400) * size + 18;
  const label = (x: number, text: string): Item => ({
    kind: 'text',
    x,
    y: baselineFor(y, size),
    text,
    size,
    anchor: 'start',
    weight: 400,
    colour: 'mute',
  });
  return [
    group('legend', obtained, [
      rectangle(LEFT, y - 5, 14, 10, { fill: 'good', opacity: 0.32 }),
      rectangle(LEFT, y - 5, 14, 10, { stroke: 'good', width: 1 }),
      label(LEFT + 20, obtained),
    ]),
    group('legend', required, [stroke([second, y - 7], [second, y + 7], 'accent', 2.4), label(second + 8, required)]),
  ];
}

function rowGroup(bar: Bar, y: number, most: number, choices: ShadbalaBarsChoices): Item {
  const { language, measure } = choices;
  const at = (virupas: number): number => LEFT + ((RIGHT - LEFT) * Math.max(0, virupas)) / most;
  const colour: Colour = bar.virupas >= bar.required ? 'good' : 'bad';
  const name = nameIn(language.names.body, bar.graha);
  const value = valueText(bar.virupas, choices);
  const needed = `/ ${valueText(bar.required, choices)}`;
  const half = VALUES_WIDTH / 2 - 6;
  const widest = Math.max(measure(value, 600), measure(needed, 400));
  const valueSize = Math.min(11.5, half / widest);
  const id = bar.graha.toLowerCase() as Lowercase<Bar['graha']>;
  return group('bar', barTitle(bar, choices), [
    { kind: 'glyph', x: EDGE + 7, y, size: 14, id, colour: 'mute' },
    {
      kind: 'text',
      x: EDGE + 20,
      y: baselineFor(y, 11.5),
      text: cut(name, 600, (NAMES_WIDTH - 28) / 11.5, measure),
      size: 11.5,
      anchor: 'start',
      weight: 600,
      colour: 'ink',
    },
    rectangle(LEFT, y - BAR / 2, at(bar.virupas) - LEFT, BAR, { fill: colour, opacity: 0.32 }),
    rectangle(LEFT, y - BAR / 2, at(bar.virupas) - LEFT, BAR, { stroke: colour, width: 1 }),
    stroke([at(bar.required), y - BAR / 2 - 4], [at(bar.required), y + BAR / 2 + 4], 'accent', 2.4),
    {
      kind: 'text',
      x: RIGHT + 6 + half,
      y: baselineFor(y, 11.5),
      text: value,
      size: valueSize,
      anchor: 'end',
      weight: 600,
      colour,
    },
    {
      kind: 'text',
      x: RIGHT + 11 + half,
      y: baselineFor(y, 11.5),
      text: needed,
      size: valueSize,
      anchor: 'start',
      weight: 400,
      colour: 'mute',
    },
  ]);
}

function valueText(virupas: number, { unit, language }: ShadbalaBarsChoices): string {
  return unit === 'rupa' ? language.number(virupas / VIRUPAS_PER_RUPA, 2) : language.number(virupas, 0);
}

function barTitle({ graha, virupas, required }: Bar, choices: ShadbalaBarsChoices): string {
  const { language } = choices;
  const inRupas = { ...choices, unit: 'rupa' } as const;
  return language.say.drawing.strengthTitle({
    name: nameIn(language.names.body, graha),
    value: valueText(virupas, inRupas),
    required: valueText(required, inRupas),
  });
}

function readBars(value: unknown): readonly Bar[] {
  const record = readRecord('shadbala', value, 'a record as shadbalaOf makes it');
  const grahas = readRecord('shadbala.grahas', record['grahas'], 'strengths by graha');
  return GRAHAS.map((graha): Bar => {
    const field = `shadbala.grahas.${graha}`;
    const row = readRecord(field, grahas[graha], 'the strengths of a graha');
    return {
      graha,
      virupas: numberIn(`${field}.virupas`, row['virupas'], -MOST_VIRUPAS, MOST_VIRUPAS, 'virupas'),
      required: numberIn(`${field}.requiredVirupas`, row['requiredVirupas'], 1, MOST_VIRUPAS, 'virupas'),
    };
  });
}
