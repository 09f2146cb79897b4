/**
 * Checks what a drawing is asked for: a chart with everything that is drawn in it (it may have been stored, or sent as JSON), and options of
 * the right kinds. The styles themselves then read both without looking twice.
 */

import { SIGNS } from '../chart/chart.ts';
import { oneOf } from '../choice.ts';
import {
  isRecord,
  type NumberRule,
  readFlag,
  readList,
  readNumber,
  readRecord,
  readText,
  type Unread,
} from '../input.ts';
import { readWriting } from './picture-options.ts';

const MOST_BODIES = 1000;
const TURNS: NumberRule = { code: 'INVALID_OPTION', lowest: -1e6, highest: 1e6, unit: 'degrees' };
const IN_SIGN: NumberRule = { code: 'INVALID_OPTION', lowest: 0, highest: 30, unit: 'degrees' };
const TWELVE: NumberRule = { code: 'INVALID_OPTION', lowest: 1, highest: 12, unit: 'counted from 1' };

/**
 * A chart that can be drawn.
 *
 * @param field  how the errors shall call it
 * @throws  EngineError INVALID_OPTION with the path of the first member that is missing or wrong
 */
export function checkChart(value: unknown, field = 'chart'): void {
  const chart = readRecord(field, value, 'a chart as engine.chart makes it');
  oneOf(`${field}.zodiac`, chart['zodiac'], ['sidereal', 'tropical']);
  for (const name of ['ascendant', 'midheaven'] as const) checkPoint(`${field}.${name}`, chart[name]);
  each(`${field}.angles`, chart['angles'], (path, angle) => {
    checkPoint(path, angle);
    readText(`${path}.name`, angle['name']);
  });
  each(`${field}.planets`, chart['planets'], (path, planet) => {
    checkPoint(path, planet);
    readText(`${path}.name`, planet['name']);
    readNumber(`${path}.house`, planet['house'], TWELVE);
    readFlag(`${path}.retrograde`, planet['retrograde']);
  });
  each(`${field}.houses`, chart['houses'], (path, house) => {
    readNumber(`${path}.number`, house['number'], TWELVE);
    readNumber(`${path}.longitude`, house['longitude'], TURNS);
    readNumber(`${path}.degree`, house['degree'], IN_SIGN);
    oneOf(`${path}.sign`, house['sign'], SIGNS);
  });
  const { ayanamsa } = readRecord(`${field}.calculation`, chart['calculation'], 'an object with ayanamsa');
  if (ayanamsa !== null) readText(`${field}.calculation.ayanamsa`, ayanamsa);
  readText(`${field}.time.datetimeLocal`, isRecord(chart['time']) ? chart['time']['datetimeLocal'] : undefined);
}

/**
 * Options that a drawing can follow; style, width and colours are looked at where they are used.
 *
 * @throws  EngineError INVALID_OPTION with the option's name
 */
export function checkOptions(value: unknown): void {
  const options = readRecord('options', value, 'an object such as { style: "north" }');
  const { bodies, names, title, caption, houses, left, aspects } = options;
  readWriting(options);
  for (const flag of ['degrees', 'symbols', 'houseNumbers', 'minutes', 'cuspDegrees']) readFlag(flag, options[flag]);
  if (bodies !== undefined) checkTexts('bodies', bodies);
  if (caption !== undefined) checkTexts('caption', caption);
  if (title !== undefined) readText('title', title);
  if (names !== undefined) {
    for (const [body, name] of Object.entries(readRecord('names', names, 'an object of short names by body')))
      readText(`names.${body}`, name);
  }
  if (houses !== undefined) oneOf('houses', houses, ['sign', 'house']);
  if (left !== undefined) oneOf('left', left, ['ascendant', 'aries']);
  if (aspects !== undefined) checkAspects(aspects);
}

/** Aspects to be drawn. @throws EngineError INVALID_OPTION with the path of what is wrong */
export function checkAspects(value: unknown): void {
  each('aspects', value, (path, aspect) => {
    for (const name of ['planet1', 'planet2', 'type']) readText(`${path}.${name}`, aspect[name]);
    if (aspect['orb'] !== undefined) readNumber(`${path}.orb`, aspect['orb'], TURNS);
  });
}

function checkPoint(path: string, value: unknown): void {
  const point = readRecord(path, value, 'an object with longitude, sign, signNumber and degree');
  readNumber(`${path}.longitude`, point['longitude'], TURNS);
  readNumber(`${path}.degree`, point['degree'], IN_SIGN);
  const number = readNumber(`${path}.signNumber`, point['signNumber'], TWELVE);
  oneOf(`${path}.sign`, point['sign'], [SIGNS[Math.floor(number) - 1] as string]);
}

function each(path: string, value: unknown, check: (path: string, member: Unread) => void): void {
  const list = readList(path, value, 'a list');
  readNumber(`${path}.length`, list.length, {
    code: 'INVALID_OPTION',
    lowest: 0,
    highest: MOST_BODIES,
    unit: 'entries',
  });
  list.forEach((member, i) => check(`${path}[${i}]`, readRecord(`${path}[${i}]`, member, 'an object')));
}

/** A list of texts. @throws EngineError INVALID_OPTION */
export function checkTexts(path: string, value: unknown): void {
  readList(path, value, 'a list of texts').forEach((text, i) => readText(`${path}[${i}]`, text));
}
