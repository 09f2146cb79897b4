/** A dasha over a life: one strip from birth to old age, and below it each great period with its parts, its dates and its ages. */

import { numberIn, type OptionNames, readChoices } from '../choice.ts';
import type { DashaRecord } from '../jyotish/index.ts';
import { caption, captionHeight, cut } from './caption.ts';
import { type DrawnSpan, spansOf, yearsBetween } from './dasha-spans.ts';
import { type Drawing, painted } from './draw.ts';
import { baselineFor, type Measure } from './measure.ts';
import { PICTURE_NAMES, type Picture, type PictureOptions, readPicture } from './picture-options.ts';
import { closed, type Group, group, type Item, type Point, rectangle, type Scene, stroke } from './scene.ts';

/** Options of `drawDasha`. */
export interface DashaOptions extends PictureOptions {
  /** The present, a civil Julian date; marked where it falls into the life. No mark when absent. */
  readonly nowJdUt?: number;
  /** Length of the life that is drawn, years, 1 … 150; 120 when absent. Periods after it are left out. */
  readonly years?: number;
}

interface DashaChoices extends Picture {
  readonly nowJdUt: number | null;
  readonly years: number;
}

const NAMES: OptionNames<DashaOptions> = { ...PICTURE_NAMES, nowJdUt: true, years: true };

const WIDTH = 640;
const EDGE = 14;
const STRIP = { top: 34, height: 26 } as const;
const ROWS_TOP = 100;
const ROW = 38;
const ROW_GAP = 6;
const NAMES_WIDTH = 136;
const CELLS_LEFT: number = EDGE + NAMES_WIDTH;
const CELLS_WIDTH: number = WIDTH - EDGE - CELLS_LEFT;
const TINT = 0.13;
const TINT_NOW = 0.34;
/** The smallest letters that are written; what has no room for them is told by its title alone. */
const LEAST_SIZE = 7;

/**
 * Draws the great periods of a dasha with their parts.
 *
 * @param dasha    `Dasha.record(2)`: with antardashas; of one level, the periods are drawn whole
 * @param options  the present, the length of the life, and what every picture takes
 * @returns the picture as SVG text with its size in CSS pixels; its height follows from the number of periods
 * @throws  EngineError INVALID_OPTION for an unknown or wrong option, and for a record that lacks what is drawn, with the path of it
 */
export function drawDasha(dasha: DashaRecord, options: DashaOptions = {}): Drawing {
  const choices = readOptions(options);
  return painted(sceneWith(dasha, choices), choices.width ?? WIDTH, choices.colours);
}

/** The picture before it is painted, for other painters than SVG. Errors as `drawDasha`. */
export function dashaSceneOf(dasha: DashaRecord, options: DashaOptions = {}): Scene {
  return sceneWith(dasha, readOptions(options));
}

function readOptions(options: DashaOptions): DashaChoices {
  const { nowJdUt, years } = readChoices(options, 'options', NAMES);
  return {
    ...readPicture(options),
    nowJdUt: nowJdUt === undefined ? null : numberIn('nowJdUt', nowJdUt, -2e6, 8e6, 'as a Julian date'),
    years: years === undefined ? 120 : numberIn('years', years, 1, 150, 'years'),
  };
}

function sceneWith(dasha: DashaRecord, choices: DashaChoices): Scene {
  const { language, measure, title } = choices;
  const spans = spansOf(dasha, choices.years, language);
  const birth = dasha.birthJdUt;
  const end = (spans.at(-1) as DrawnSpan).to;
  const isNow = choices.nowJdUt !== null && choices.nowJdUt >= birth && choices.nowJdUt < end;
  const now = isNow ? choices.nowJdUt : null;
  const bottom = ROWS_TOP + spans.length * (ROW + ROW_GAP);
  const strip = captionHeight(choices.caption);
  const height = bottom + strip + EDGE - ROW_GAP;
  return {
    width: WIDTH,
    height,
    title: title ?? language.say.drawing.timeline,
    description: `${spans.map((span) => span.title).join('; ')}.`,
    language: language.code,
    items: [
      rectangle(0, 0, WIDTH, height, { fill: 'paper' }),
      ...lifeItems(spans, birth, end, now, choices),
      ...spans.map((span, i) => rowGroup(span, ROWS_TOP + i * (ROW + ROW_GAP), now, choices)),
      ...caption(choices.caption, WIDTH / 2, bottom + strip / 2, WIDTH - 2 * EDGE, measure),
    ],
  };
}

/** The whole life as one strip, its ages beneath and the present above. */
function lifeItems(
  spans: readonly DrawnSpan[],
  birth: number,
  end: number,
  now: number | null,
  { language, measure }: DashaChoices,
): readonly Item[] {
  const { top, height } = STRIP;
  const long = WIDTH - 2 * EDGE;
  const at = (jdUt: number): number => EDGE + (long * (jdUt - birth)) / (end - birth);
  const groups = spans.map((span) => {
    const [left, right] = [at(span.from), at(span.to)];
    return group('period', span.title, [
      rectangle(left, top, right - left, height, { fill: span.colour, opacity: TINT }),
      rectangle(left, top, right - left, height, { stroke: 'line', width: 1 }),
      ...fitted([span.name, span.short], [(left + right) / 2, top + height / 2], 11, right - left - 6, measure),
    ]);
  });
  const life = yearsBetween(birth, end);
  const step = life > 60 ? 10 : life > 20 ? 5 : 1;
  const ages = Array.from({ length: Math.floor(life / step + 1e-6) + 1 }, (_, i) => i * step);
  const axis = ages.flatMap((age): readonly Item[] => {
    const x = EDGE + (long * age) / life;
    const text = language.number(age, 0);
    const half = (measure(text, 400) * 9) / 2;
    const middle = Math.min(Math.max(x, EDGE + half), WIDTH - EDGE - half);
    return [
      stroke([x, top + height], [x, top + height + 5], 'mute', 0.8),
      { kind: 'text', x: middle, y: top + height + 15, text, size: 9, anchor: 'middle', weight: 400, colour: 'mute' },
    ];
  });
  return [
    ...groups,
    ...axis,
    ...(now === null ? [] : nowItems(at(now), top, height, language.say.drawing.nowMark, measure)),
  ];
}

function nowItems(x: number, top: number, height: number, text: string, measure: Measure): readonly Item[] {
  const size = 10;
  const half = (measure(text, 600) * size) / 2;
  const middle = Math.min(Math.max(x, EDGE + half), WIDTH - EDGE - half);
  return [
    group('mark', text, [
      stroke([x, top - 4], [x, top + height + 4], 'accent', 2),
      pointerTo(x, top - 3),
      { kind: 'text', x: middle, y: top - 13, text, size, anchor: 'middle', weight: 600, colour: 'accent' },
    ]),
  ];
}

/** A small triangle that points down. */
function pointerTo(x: number, y: number): Item {
  const corners: readonly Point[] = [
    [x - 4.5, y - 6],
    [x + 4.5, y - 6],
    [x, y],
  ];
  return { kind: 'path', d: closed(corners), fill: 'accent' };
}

/** One great period: its name, years and age, and its parts to its own scale. */
function rowGroup(span: DrawnSpan, top: number, now: number | null, choices: DashaChoices): Group {
  const { language, measure } = choices;
  const { drawing } = language.say;
  const running = now !== null && now >= span.from && now < span.to;
  const at = (jdUt: number): number => CELLS_LEFT + (CELLS_WIDTH * (jdUt - span.from)) / (span.to - span.from);
  const years = `${drawing.fromTo({ start: span.startYear, end: span.endYear })}, ${drawing.age({ years: span.age })}`;
  const room = NAMES_WIDTH - 10;
  const yearsSize = Math.min(9, room / measure(years, 400));
  const parts = span.parts.length === 0 ? [span] : span.parts;
  return group('period', span.title, [
    {
      kind: 'text',
      x: EDGE,
      y: top + 15,
      text: cut(span.name, 600, room / 12, measure),
      size: 12,
      anchor: 'start',
      weight: 600,
      colour: running ? 'accent' : 'ink',
    },
    { kind: 'text', x: EDGE, y: top + 30, text: years, size: yearsSize, anchor: 'start', weight: 400, colour: 'mute' },
    ...parts.map((part) => {
      const [left, right] = [at(part.from), at(part.to)];
      const isNow = now !== null && now >= part.from && now < part.to;
      const [middle, room] = [(left + right) / 2, right - left - 3];
      return group('period', part.title, [
        rectangle(left, top, right - left, ROW, { fill: part.colour, opacity: isNow ? TINT_NOW : TINT }),
        rectangle(left, top, right - left, ROW, { stroke: 'line', width: 1 }),
        ...fitted([part.short], [middle, top + 14], 11, room, measure),
        ...fitted([part.startYear], [middle, top + 29], 8.4, room, measure),
      ]);
    }),
    ...(running
      ? [stroke([at(now), top - 2], [at(now), top + ROW + 2], 'accent', 2), pointerTo(at(now), top - 1)]
      : []),
  ]);
}

/** The first of some texts that fits a width, smaller where it must be; nothing when none does. */
function fitted(
  texts: readonly string[],
  [x, y]: Point,
  size: number,
  room: number,
  measure: Measure,
): readonly Item[] {
  for (const text of texts) {
    const fits = Math.min(size, room / Math.max(measure(text, 600), 0.01));
    if (fits < Math.min(LEAST_SIZE, size)) continue;
    const weight = size > 9 ? 600 : 400;
    const colour = size > 9 ? 'ink' : 'mute';
    return [{ kind: 'text', x, y: baselineFor(y, fits), text, size: fits, anchor: 'middle', weight, colour }];
  }
  return [];
}
