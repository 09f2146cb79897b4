/** `khagol chart`: one birth, one chart, as a table for people, as the record, or as a picture. */

import { type Birth, type Chart, type ChartChoices, openEngine } from '@khagol/engine';
import { parseBirth } from '@khagol/engine/time';
import { type Column, dmsText, tableText } from './table.ts';
import { CommandError, type Terminal } from './terminal.ts';

type Options = Readonly<Record<string, string | boolean | undefined>>;
type DrawStyle = 'north' | 'south' | 'east' | 'wheel';

/**
 * Casts and prints a chart.
 *
 * @throws  EngineError or CommandError naming the field to mend
 */
export async function chartCommand(options: Options, terminal: Terminal): Promise<number> {
  const style = options['svg'] === undefined ? null : styleOf(options);
  const birth = birthOf(options);
  const engine = await openEngine();
  const chart = engine.chart(birth, choicesOf(options));
  if (options['json'] === true) {
    await terminal.out(`${JSON.stringify(chart, null, 2)}\n`);
  } else if (style !== null) {
    const { draw } = await import('@khagol/engine/drawing');
    const { findAspects } = await import('@khagol/engine/chart');
    const colours = 'light';
    await terminal.out(
      `${draw(chart, style === 'wheel' ? { style, colours, aspects: findAspects(chart.planets) } : { style, colours }).svg}\n`,
    );
  } else {
    await terminal.out(chartText(chart, birth, terminal.colour));
  }
  return 0;
}

/** Flags under the names that the engine's rules know, so that its faults name what to mend. */
function birthOf(options: Options): Birth {
  const { datetime, date, time, tz, calendar } = options;
  // Everything is text here; a zone that reads like hours (5.5, -3) is meant as hours.
  const timezone = typeof tz === 'string' && /^-?\d{1,2}(?:\.\d+)?$/.test(tz) ? Number(tz) : tz;
  const [latitude, longitude, elevation, fold] = ['lat', 'lon', 'elevation', 'fold'].map((name) =>
    numberOf(name, options[name]),
  );
  return parseBirth({ datetime, date, time, timezone, calendar, latitude, longitude, elevation, fold });
}

function numberOf(name: string, value: string | boolean | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(value.trim())) return Number(value);
  throw new CommandError(2, `--${name}: "${String(value)}" is not a decimal number`);
}

function styleOf({ svg, zodiac }: Options): DrawStyle {
  if (svg === true) return zodiac === 'tropical' ? 'wheel' : 'north';
  const style = (['north', 'south', 'east', 'wheel'] as const).find((known) => known === svg);
  if (style === undefined)
    throw new CommandError(2, `--svg: "${String(svg)}" is not a style; there are north, south, east and wheel`);
  return style;
}

function choicesOf({ zodiac, ayanamsa, houses, nodes, outer }: Options): ChartChoices {
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
  const { ayanamsa, ayanamsaValue, houseSystem, houseSystemUsed } = calculation;
  const zodiac = ayanamsa === null ? 'tropical' : `sidereal, ${ayanamsa} ${dmsText(ayanamsaValue ?? 0)}`;
  const houses = houseSystem === houseSystemUsed ? houseSystem : `${houseSystemUsed} in place of ${houseSystem}`;
  const east = birth.longitude < 0 ? 'W' : 'E';
  const north = birth.latitude < 0 ? 'S' : 'N';
  return [
    `${time.datetimeLocal} ${time.utcOffset} (${time.zone}, ${time.zoneSource}) = ${time.datetimeUtc}`,
    `${Math.abs(birth.latitude)}° ${north}, ${Math.abs(birth.longitude)}° ${east}`,
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
