/**
 * Two charts in one wheel: the inner ring with its houses, the outer ring about it, and the lines between them. For two people, or for one and
 * the sky of a day.
 */

import type { Chart } from '../chart/chart.ts';
import { type BiWheelChoices, type BiWheelOptions, readBiWheelOptions } from './bi-wheel-options.ts';
import { caption, captionHeight } from './caption.ts';
import { circle, onCircle } from './curve.ts';
import type { Dial, Radii } from './dial.ts';
import { type Drawing, painted } from './draw.ts';
import { angleLabel, bodyLabels, type Label, signNames } from './labels.ts';
import { checkChart } from './read.ts';
import { group, type Item, type Scene } from './scene.ts';
import { aspectItems } from './wheel-aspects.ts';
import { bodyItems, placeBodies, type Seat } from './wheel-bodies.ts';
import { cuspItems, cuspLabelItems } from './wheel-cusps.ts';
import { scaleItem, signItems } from './wheel-ring.ts';
import { describedChart, momentOf } from './words.ts';

const RIM = 262;
const MARGIN_WITH_DEGREES = 34;
const MARGIN = 22;
/** The outer ring lies between `scale` and `DIVIDER`. */
const SCALE = RIM - 28;
const DIVIDER = 172;
const INNER: Radii = { rim: RIM, scale: DIVIDER, band: 106, core: 90 };
/** Least distance between columns: the diagonal of the widest entry at its radius, degrees. */
const OUTER_APART_DEG = 7;
const INNER_APART_DEG = 10.2;

/**
 * Draws two charts in one wheel.
 *
 * The same charts and options give the same bytes on every host. Labels are kept inside the picture and off one another.
 *
 * @param inner    whose houses are drawn: the birth; as `engine.chart` makes it, also one that was stored as JSON
 * @param outer    the other person, the transits, the return; of the same zodiac, or the rings would not mean the same degrees
 * @param options  the kind, and what to show in it
 * @returns the picture as SVG text with its size in CSS pixels
 * @throws  EngineError INVALID_OPTION for an unknown or wrong option, and for a chart that lacks what is drawn, with the path of it
 */
export function drawBiWheel(inner: Chart, outer: Chart, options: BiWheelOptions = {}): Drawing {
  const choices = readBiWheelOptions(options);
  const scene = sceneWith(inner, outer, choices);
  return painted(scene, choices.width ?? scene.width, choices.colours);
}

/** The picture before it is painted, for other painters than SVG. Errors as `drawBiWheel`. */
export function biWheelSceneOf(inner: Chart, outer: Chart, options: BiWheelOptions = {}): Scene {
  return sceneWith(inner, outer, readBiWheelOptions(options));
}

function sceneWith(inner: Chart, outer: Chart, choices: BiWheelChoices): Scene {
  checkChart(inner, 'inner');
  checkChart(outer, 'outer');
  const { language, measure, cuspDegrees, degrees } = choices;
  const { drawing } = language.say;
  const centre = RIM + (cuspDegrees ? MARGIN_WITH_DEGREES : MARGIN);
  const width = 2 * centre;
  const left = choices.left === 'aries' ? 0 : inner.ascendant.longitude;
  const dial: Dial = {
    centre,
    at: (longitudeDeg, radius) => onCircle(centre, centre, radius, 180 - (longitudeDeg - left)),
  };
  const picked = choices.bodies === null ? {} : { bodies: choices.bodies };
  const innerLabels = bodyLabels(inner, picked, language);
  const outerLabels = [...bodyLabels(outer, picked, language), ...cornersOf(outer, choices)];
  const show = { degrees, minutes: false };
  const innerSeats = placeBodies(innerLabels, show, choices, INNER_APART_DEG);
  const outerSeats = placeBodies(outerLabels, show, choices, OUTER_APART_DEG);
  const names = ringNames(choices);
  const lines = [...names, ...choices.caption];
  const strip = captionHeight(lines);
  const ends = [...innerLabels, ...cornersOf(inner, choices)];
  return {
    width,
    height: width + strip,
    ...describe(inner, outer, innerLabels, outerLabels, choices),
    items: [
      { kind: 'path', d: circle(centre, centre, RIM), fill: 'paper' },
      { kind: 'path', d: circle(centre, centre, SCALE), fill: 'soft' },
      ...signItems(dial, left, { rim: RIM, scale: SCALE }, signNames(inner.zodiac, language)),
      scaleItem(dial, SCALE),
      { kind: 'path', d: circle(centre, centre, DIVIDER), fill: 'paper', stroke: 'line', width: 1 },
      ...cuspItems(inner, dial, INNER, innerSeats, language),
      { kind: 'path', d: circle(centre, centre, INNER.core), fill: 'paper', stroke: 'line', width: 1 },
      ...aspectItems(choices.aspects, ends, dial, INNER.core, language, outerLabels),
      group(
        'symbol',
        drawing.inner({ name: choices.innerName ?? momentOf(inner) }),
        ringItems(innerSeats, dial, DIVIDER, choices),
      ),
      group(
        'symbol',
        drawing.outer({ name: choices.outerName ?? momentOf(outer) }),
        ringItems(outerSeats, dial, SCALE, choices),
      ),
      ...cuspLabelItems(inner, dial, INNER, cuspDegrees, language),
      ...caption(lines, centre, width + strip / 2 - 4, width - 20, measure),
    ],
  };
}

function ringItems(seats: readonly Seat[], dial: Dial, scale: number, choices: BiWheelChoices): readonly Item[] {
  return bodyItems(seats, dial, { scale }, choices);
}

/** Ascendant and midheaven; the sky of a day has none that anybody asks for. */
function cornersOf(chart: Chart, { kind, language }: BiWheelChoices): readonly Label[] {
  if (kind === 'transits') return [];
  return [
    angleLabel('Ascendant', 'AC', chart.ascendant, chart.zodiac, language),
    angleLabel('Midheaven', 'MC', chart.midheaven, chart.zodiac, language),
  ];
}

function ringNames({ innerName, outerName, language }: BiWheelChoices): readonly string[] {
  const { drawing } = language.say;
  return [
    ...(innerName === null ? [] : [drawing.inner({ name: innerName })]),
    ...(outerName === null ? [] : [drawing.outer({ name: outerName })]),
  ];
}

function describe(
  inner: Chart,
  outer: Chart,
  innerLabels: readonly Label[],
  outerLabels: readonly Label[],
  { title, kind, innerName, outerName, language }: BiWheelChoices,
): { readonly title: string; readonly description: string; readonly language: string } {
  const { drawing } = language.say;
  const kinds = { synastry: drawing.synastryWheel, transits: drawing.transitWheel, other: drawing.biwheel };
  const [one, other] = [innerName ?? momentOf(inner), outerName ?? momentOf(outer)];
  const rings = [
    `${drawing.inner({ name: one })}. ${describedChart(inner, innerLabels, language)}`,
    `${drawing.outer({ name: other })}. ${describedChart(outer, outerLabels, language)}`,
  ];
  return {
    title: title ?? drawing.titled({ kind: kinds[kind], moment: language.list([one, other]) }),
    description: rings.join(' '),
    language: language.code,
  };
}
