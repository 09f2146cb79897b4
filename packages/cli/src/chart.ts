/** `khagol chart`: one birth, one chart, as a table for people, as the record, or as a picture; or many births, a line each. */

import type { Birth, Chart, ChartChoices } from '@khagol/engine';
import { parseBirth } from '@khagol/engine/time';
import { birthOf, type Flags, memberNames } from './birth-flags.ts';
import { theEngine } from './engine.ts';
import { told, writing } from './output.ts';
import { type Column, dmsText, placeText, tableText } from './table.ts';
import { CommandError, type Terminal } from './terminal.ts';

type DrawStyle = 'north' | 'south' | 'east' | 'wheel';

/**
 * Casts and prints a chart.
 *
 * @throws  EngineError or CommandError naming the field to mend
 */
export async function chartCommand(flags: Flags, terminal: Terminal): Promise<number> {
  const { batch, pdf, svg } = flags;
  if (typeof batch === 'string') return manyCharts(batch, flags, terminal);
  if (pdf === true) return pageOf(flags, terminal);
  const style = svg === undefined ? null : styleOf(flags);
  const birth = birthOf(flags);
  const chart = (await theEngine()).chart(birth, choicesOf(flags));
  if (style === null) {
    await told(flags, terminal, chart, () => chartText(chart, birth, terminal.colour));
    return 0;
  }
  const { draw } = await import('@khagol/engine/drawing');
  const { findAspects } = await import('@khagol/engine/chart');
  const colours = 'light';
  const { svg: picture } = draw(
    chart,
    style === 'wheel' ? { style, colours, aspects: findAspects(chart.planets) } : { style, colours },
  );
  await writing(flags['out'], terminal, (write) => write(`${picture}\n`));
  return 0;
}

async function manyCharts(from: string, flags: Flags, terminal: Terminal): Promise<number> {
  const choices = choicesOf(flags);
  const [engine, { runBatch }] = await Promise.all([theEngine(), import('./batch.ts')]);
  return runBatch(
    {
      from,
      out: flags['out'],
      needed: ['datetime', 'date'],
      what: 'births',
      answer: (record) => engine.chart(parseBirth(memberNames(record)), choices),
    },
    terminal,
  );
}

/** The report of one page, two charts, positions, limbs and periods, with what it rests on behind it. */
async function pageOf(flags: Flags, terminal: Terminal): Promise<number> {
  const birth = birthOf(flags);
  const [{ dayOf }, { printed, writePdf }] = await Promise.all([import('./instant.ts'), import('./press.ts')]);
  const { bytes } = await printed({ reportType: 'single-page', birth, asOf: dayOf(terminal.now()) });
  await writePdf(bytes, flags['out'], terminal);
  return 0;
}

function styleOf({ svg, zodiac }: Flags): DrawStyle {
  return svg === true ? (zodiac === 'tropical' ? 'wheel' : 'north') : (svg as DrawStyle);
}

function choicesOf({ zodiac, ayanamsa, houses, nodes, outer }: Flags): ChartChoices {
  const nodeType = nodes === 'true' ? 'true' : 'mean';
  const houseSystem = typeof houses === 'string' ? { houseSystem: houses } : {};
  if (zodiac === 'tropical') {
    if (ayanamsa !== undefined)
      throw new CommandError(2, '--ayanamsa belongs to the sidereal zodiac; leave out --zodiac tropical');
    return { zodiac, nodeType, ...houseSystem };
  }
  return {
    zodiac: 'sidereal',
    nodeType,
    ...houseSystem,
    ...(typeof ayanamsa === 'string' ? { ayanamsa } : {}),
    ...(outer === true
      ? { bodies: ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] }
      : {}),
  };
}

/** The chart for people: where and when, the choices, the table, and what to be careful about. */
function chartText(chart: Chart, birth: Birth, colour: boolean): string {
  const { time, calculation, warnings } = chart;
  const { ayanamsa, ayanamsaTrueValue, houseSystem, houseSystemUsed } = calculation;
  const zodiac = ayanamsa === null ? 'tropical' : `sidereal, ${ayanamsa} ${dmsText(ayanamsaTrueValue ?? 0)}`;
  const houses = houseSystem === houseSystemUsed ? houseSystem : `${houseSystemUsed} in place of ${houseSystem}`;
  return [
    `${time.datetimeLocal} ${time.utcOffset} (${time.zone}, ${time.zoneSource}) = ${time.datetimeUtc}`,
    placeText(birth),
    `${zodiac}; houses ${houses}; ${calculation.nodeType} nodes; ${calculation.ephemeris}`,
    '',
    placesText(chart, colour),
    ...(warnings.length === 0 ? [] : ['', ...warnings.map(({ code, message }) => `${code}: ${message}`)]),
    '',
  ].join('\n');
}

function placesText({ zodiac, ascendant, midheaven, planets }: Chart, colour: boolean): string {
  const sidereal = zodiac === 'sidereal';
  const columns: readonly Column[] = [
    { head: '', align: 'left' },
    { head: 'Sign', align: 'left' },
    { head: 'Degree', align: 'right' },
    { head: 'House', align: 'right' },
    { head: '°/day', align: 'right' },
    { head: '', align: 'left' },
    ...(sidereal ? [{ head: 'Nakshatra', align: 'left' } as const] : []),
  ];
  const star = (point: { readonly nakshatra?: string; readonly pada?: number }): string[] =>
    sidereal ? [`${point.nakshatra ?? ''} ${point.pada ?? ''}`] : [];
  const rows = [
    ...[ascendant, midheaven].map((angle) => [
      angle.name,
      angle.sign,
      dmsText(angle.degree),
      '',
      '',
      '',
      ...star(angle),
    ]),
    ...planets.map((planet) => [
      planet.name,
      planet.sign,
      dmsText(planet.degree),
      String(planet.house),
      planet.speed.toFixed(4),
      planet.retrograde ? 'R' : '',
      ...star(planet),
    ]),
  ];
  return tableText(columns, rows, colour);
}
