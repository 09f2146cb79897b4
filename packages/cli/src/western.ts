/** `khagol western`: a birth, what moves over it, and two births, as Western astrology has them. */

import type { Birth } from '@khagol/engine';
import { SIGNS } from '@khagol/engine/chart';
import {
  type Nativity,
  openWestern,
  type Synastry,
  type Transits,
  WESTERN_PRESET_NAMES,
  type Western,
  type WesternAspect,
} from '@khagol/engine/western';
import { birthOf, type Flags, flagOf, wholeOf } from './birth-flags.ts';
import { theEngine } from './engine.ts';
import { dayOf, jdUtAt } from './instant.ts';
import { told } from './output.ts';
import { pairOf } from './pair.ts';
import { bold, type Column, clockText, dmsText, section, tableText } from './table.ts';
import { CommandError, type Terminal } from './terminal.ts';

/** @throws EngineError or CommandError naming what to mend */
export async function natalCommand(flags: Flags, terminal: Terminal): Promise<number> {
  const birth = birthOf(flags);
  const nativity = (await westernOf(flags)).nativity(birth);
  await told(flags, terminal, nativity, () => natalText(nativity, terminal.colour));
  return 0;
}

/** @throws EngineError or CommandError naming what to mend */
export async function transitsCommand(flags: Flags, terminal: Terminal): Promise<number> {
  const birth = birthOf(flags);
  const days = wholeOf(flags, 'days', 1, 3660) ?? 90;
  const western = await westernOf(flags);
  const from = firstInstant(flagOf(flags, 'from') ?? dayOf(terminal.now()));
  const start = jdUtAt(await theEngine(), from, birth, 'from');
  const transits = western.transits(birth, start, start + days, { clock: western.clock(birth) });
  await told(flags, terminal, transits, () => transitsText(transits, terminal.colour));
  return 0;
}

/** @throws EngineError or CommandError naming what to mend */
export async function synastryCommand(path: string | undefined, flags: Flags, terminal: Terminal): Promise<number> {
  const { a, b }: { readonly a: Birth; readonly b: Birth } = await pairOf(path, flags, terminal);
  const synastry = (await westernOf(flags)).synastry(a, b);
  await told(flags, terminal, synastry, () => synastryText(synastry, terminal.colour));
  return 0;
}

async function westernOf(flags: Flags): Promise<Western> {
  const name = flagOf(flags, 'preset') ?? 'khagol';
  const preset = WESTERN_PRESET_NAMES.find((known) => known === name);
  if (preset === undefined)
    throw new CommandError(2, `--preset: there is no "${name}"; there are ${WESTERN_PRESET_NAMES.join(', ')}`);
  return openWestern(await theEngine(), preset);
}

/** A day begins at its midnight. */
function firstInstant(from: string): string {
  return /^[+-]?\d{4,6}-\d\d-\d\d$/.test(from.trim()) ? `${from.trim()}T00:00` : from;
}

function natalText({ radix, aspects }: Nativity, colour: boolean): string {
  const { points, angles, settings, isTimeKnown, warnings } = radix;
  const shown = angles === null || !isTimeKnown ? [] : [angles.Ascendant, angles.Midheaven];
  const rows = [
    ...shown.map(({ name, sign, degree }) => [name, signName(sign), dmsText(degree), '', '']),
    ...points.map(({ name, sign, degree, house, isRetrograde }) => [
      name,
      signName(sign),
      dmsText(degree),
      house === null || !isTimeKnown ? '' : String(house),
      isRetrograde ? 'R' : '',
    ]),
  ];
  return [
    `${settings.zodiac}; houses ${radix.houses?.systemUsed ?? 'none'}; ${isTimeKnown && radix.sect !== null ? radix.sect : 'unknown'} chart`,
    '',
    tableText(POINT_COLUMNS, rows, colour),
    ...section('Aspects', [aspectsText(aspects.aspects, colour)], colour),
    ...section(
      'Warnings',
      warnings.map(({ code, message }) => `  ${code}: ${message}`),
      colour,
    ),
    '',
  ].join('\n');
}

function aspectsText(aspects: readonly WesternAspect[], colour: boolean): string {
  const rows = aspects.map(({ point1, type, point2, orbDeg, movement, strength }) => [
    point1,
    type,
    point2,
    dmsText(orbDeg),
    movement ?? '',
    String(strength),
  ]);
  return tableText(ASPECT_COLUMNS, rows, colour);
}

function transitsText({ hits }: Transits, colour: boolean): string {
  const rows = hits.map(({ time = '', body, aspect, point, pass, passes, isRetrograde }) => [
    clockText(time),
    body,
    aspect,
    point,
    isRetrograde ? 'R' : '',
    passes > 1 ? `${pass} of ${passes}` : '',
  ]);
  return `${tableText(TRANSIT_COLUMNS, rows, colour)}\n`;
}

function synastryText({ aspects, summary, score }: Synastry, colour: boolean): string {
  const named = score.name === null ? '' : `, ${score.name}`;
  return [
    bold(`${score.value} of 100${named} (${score.method})`, colour),
    `${summary.total} aspects: ${summary.harmonious} harmonious, ${summary.challenging} challenging, ${summary.neutral} neutral`,
    '',
    aspectsText(aspects, colour),
    '',
  ].join('\n');
}

function signName(sign: number): string {
  return SIGNS[sign - 1] as string;
}

const POINT_COLUMNS: readonly Column[] = [
  { head: '', align: 'left' },
  { head: 'Sign', align: 'left' },
  { head: 'Degree', align: 'right' },
  { head: 'House', align: 'right' },
  { head: '', align: 'left' },
];

const ASPECT_COLUMNS: readonly Column[] = [
  { head: '', align: 'left' },
  { head: 'Aspect', align: 'left' },
  { head: '', align: 'left' },
  { head: 'Orb', align: 'right' },
  { head: '', align: 'left' },
  { head: 'Strength', align: 'right' },
];

const TRANSIT_COLUMNS: readonly Column[] = [
  { head: 'Exact', align: 'left' },
  { head: '', align: 'left' },
  { head: 'Aspect', align: 'left' },
  { head: 'to', align: 'left' },
  { head: '', align: 'left' },
  { head: 'Pass', align: 'left' },
];
