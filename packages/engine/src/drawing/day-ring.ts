/**
 * A day of the panchang as a ring from sunrise to sunrise: daylight and night, the hours to shun and the one to use, the four limbs with their ends,
 * and all of it in a list below. Sunrise is at the left, noon at the top.
 */

import { numberIn, type OptionNames, readChoices } from '../choice.ts';
import type { Panchang } from '../jyotish/index.ts';
import { caption, captionHeight } from './caption.ts';
import { circle, onCircle, ringSector } from './curve.ts';
import { DAY_EDGE, DAY_WIDTH, dayList, keyOf, LIMB_COLOURS } from './day-list.ts';
import { type DrawnDay, dayOf, LIMBS, type Limb, type Stretch } from './day-read.ts';
import { type Drawing, painted } from './draw.ts';
import { baselineFor } from './measure.ts';
import { PICTURE_NAMES, type Picture, type PictureOptions, readPicture } from './picture-options.ts';
import { type Colour, group, type Item, type Point, rectangle, type Scene, stroke } from './scene.ts';

/** Options of `drawDay`. */
export interface DayOptions extends PictureOptions {
  /** The present, a civil Julian date; marked where it falls into the day. No mark when absent. */
  readonly nowJdUt?: number;
}

interface DayChoices extends Picture {
  readonly nowJdUt: number | null;
}

const NAMES: OptionNames<DayOptions> = { ...PICTURE_NAMES, nowJdUt: true };

const CENTRE = 230;
const MIDDLE_Y = 222;
/** Radii of the rings, from the outside in. */
const RING = { outer: 186, light: 172, bad: 168, badInner: 153, good: 151, goodInner: 140, core: 50 } as const;
const BANDS: { readonly [L in Limb]: readonly [outer: number, inner: number] } = {
  tithi: [136, 117],
  nakshatra: [114, 95],
  yoga: [92, 75],
  karana: [72, 55],
};

/**
 * Draws a day of the panchang.
 *
 * @param panchang  as `panchangOn` makes it
 * @param options   the present, and what every picture takes
 * @returns the picture as SVG text with its size in CSS pixels; its height follows from how many limbs the day has
 * @throws  EngineError INVALID_OPTION for an unknown or wrong option, and for a record that lacks what is drawn, with the path of it
 */
export function drawDay(panchang: Panchang, options: DayOptions = {}): Drawing {
  const choices = readOptions(options);
  return painted(sceneWith(panchang, choices), choices.width ?? DAY_WIDTH, choices.colours);
}

/** The picture before it is painted, for other painters than SVG. Errors as `drawDay`. */
export function daySceneOf(panchang: Panchang, options: DayOptions = {}): Scene {
  return sceneWith(panchang, readOptions(options));
}

function readOptions(options: DayOptions): DayChoices {
  const { nowJdUt } = readChoices(options, 'options', NAMES);
  return {
    ...readPicture(options),
    nowJdUt: nowJdUt === undefined ? null : numberIn('nowJdUt', nowJdUt, -2e6, 8e6, 'as a Julian date'),
  };
}

function sceneWith(panchang: Panchang, choices: DayChoices): Scene {
  const { language, measure, title, nowJdUt } = choices;
  const { drawing } = language.say;
  const day = dayOf(panchang, language);
  const list = dayList(day, choices);
  const strip = captionHeight(choices.caption);
  const height = list.bottom + strip + DAY_EDGE;
  const now = nowJdUt === null ? null : day.at(nowJdUt);
  const all = [...LIMBS.flatMap((limb) => day.limbs[limb]), ...day.periods];
  return {
    width: DAY_WIDTH,
    height,
    title: title ?? drawing.titled({ kind: drawing.dayRing, moment: day.date }),
    description: `${all.map((stretch) => stretch.title).join('; ')}.`,
    language: language.code,
    items: [
      rectangle(0, 0, DAY_WIDTH, height, { fill: 'paper' }),
      ...lightItems(day, choices),
      ...hourItems(day, choices),
      ...day.periods.map((period, i) => periodGroup(period, i, choices)),
      ...LIMBS.flatMap((limb) => day.limbs[limb].map((stretch, i) => limbGroup(limb, stretch, i, choices))),
      ...middleItems(day, choices),
      ...(now === null ? [] : [nowGroup(now, drawing.nowMark)]),
      ...list.items,
      ...caption(choices.caption, DAY_WIDTH / 2, list.bottom + strip / 2, DAY_WIDTH - 2 * DAY_EDGE, measure),
    ],
  };
}

/** Degrees on the page of a part of the day. */
const angleOf = (part: number): number => 180 + 360 * part;
const at = (part: number, radius: number): Point => onCircle(CENTRE, MIDDLE_Y, radius, angleOf(part));
const sector = (from: number, to: number, outer: number, inner: number): ReturnType<typeof ringSector> =>
  ringSector(CENTRE, MIDDLE_Y, outer, inner, angleOf(from), angleOf(to));

/** Day and night, and the clock times of sunrise and sunset. */
function lightItems({ sunset, sunriseTime, sunsetTime }: DrawnDay, { language }: DayChoices): readonly Item[] {
  const { drawing } = language.say;
  const band = (from: number, to: number, fill: Colour, opacity: number, title: string): readonly Item[] =>
    to - from < 1e-6
      ? []
      : [group('zone', title, [{ kind: 'path', d: sector(from, to, RING.outer, RING.light), fill, opacity }])];
  const mark = (part: number, title: string, time: string): Item =>
    group('mark', title, [
      stroke(at(part, RING.light - 3), at(part, RING.outer + 6), 'accent', 2),
      centred(at(part, RING.outer + 21), time, 10.5, 'accent', 600),
    ]);
  return [
    ...band(0, sunset, 'air', 0.42, drawing.day),
    ...band(sunset, 1, 'ink', 0.3, drawing.night),
    { kind: 'path', d: circle(CENTRE, MIDDLE_Y, RING.outer), stroke: 'line', width: 1 },
    { kind: 'path', d: circle(CENTRE, MIDDLE_Y, RING.light), stroke: 'line', width: 1 },
    ...(sunriseTime === null
      ? []
      : [mark(0, drawing.barTitle({ name: drawing.sunrise, value: sunriseTime }), sunriseTime)]),
    ...(sunsetTime === null
      ? []
      : [mark(sunset, drawing.barTitle({ name: drawing.sunset, value: sunsetTime }), sunsetTime)]),
  ];
}

/** A tick at every hour, a figure at every third, but not where sunrise and sunset have theirs. */
function hourItems({ hours, sunset, sunriseTime }: DrawnDay, { language }: DayChoices): readonly Item[] {
  return hours.flatMap(({ at: part, hour }): readonly Item[] => {
    const third = hour % 3 === 0;
    const away = Math.min(part, 1 - part, Math.abs(part - sunset));
    const isFree = sunriseTime === null || away > 0.035;
    return [
      stroke(at(part, RING.outer), at(part, RING.outer + (third ? 5 : 3)), 'mute', 0.8),
      ...(third && isFree ? [centred(at(part, RING.outer + 14), language.number(hour, 0), 9.5, 'mute')] : []),
    ];
  });
}

function periodGroup(period: Stretch & { readonly good: boolean }, index: number, { language }: DayChoices): Item {
  const [outer, inner] = period.good ? [RING.good, RING.goodInner] : [RING.bad, RING.badInner];
  const colour: Colour = period.good ? 'good' : 'bad';
  const d = sector(period.from, period.to, outer, inner);
  return group('period', period.title, [
    { kind: 'path', d, fill: colour, opacity: 0.28 },
    { kind: 'path', d, stroke: colour, width: 1 },
    centred(at((period.from + period.to) / 2, (outer + inner) / 2), keyOf(index, language), 9, 'ink', 600),
  ]);
}

function limbGroup(limb: Limb, { from, to, title }: Stretch, index: number, { language, measure }: DayChoices): Item {
  const [outer, inner] = BANDS[limb];
  const colour = LIMB_COLOURS[limb];
  const d = sector(from, to, outer, inner);
  const middle = (outer + inner) / 2;
  const text = language.number(index + 1, 0);
  const arcLength = (to - from) * 2 * 3.14 * middle;
  const fits = arcLength > measure(text, 600) * 10 + 6;
  return group('limb', title, [
    { kind: 'path', d, fill: colour, opacity: index % 2 === 0 ? 0.14 : 0.3 },
    { kind: 'path', d, stroke: 'line', width: 1 },
    ...(to < 1 ? [stroke(at(to, outer), at(to, inner), colour, 2)] : []),
    ...(fits ? [centred(at((from + to) / 2, middle), text, 10, 'ink', 600)] : []),
  ]);
}

function middleItems({ date, weekday }: DrawnDay, { measure }: DayChoices): readonly Item[] {
  const fit = (text: string, size: number, weight: 400 | 600): number =>
    Math.min(size, 82 / Math.max(measure(text, weight), 0.01));
  return [
    { kind: 'path', d: circle(CENTRE, MIDDLE_Y, RING.core), fill: 'paper', stroke: 'line', width: 1 },
    group('caption', `${weekday}, ${date}`, [
      centred([CENTRE, MIDDLE_Y - 9], weekday, fit(weekday, 12, 600), 'ink', 600),
      centred([CENTRE, MIDDLE_Y + 9], date, fit(date, 10.5, 400), 'mute'),
    ]),
  ];
}

function nowGroup(part: number, title: string): Item {
  const tip = at(part, RING.outer - 1);
  return group('mark', title, [
    stroke(at(part, RING.core), tip, 'accent', 1.6),
    { kind: 'path', d: circle(tip[0], tip[1], 4), fill: 'accent' },
  ]);
}

function centred([x, y]: Point, text: string, size: number, colour: Colour, weight: 400 | 600 = 400): Item {
  return { kind: 'text', x, y: baselineFor(y, size), text, size, anchor: 'middle', weight, colour };
}
