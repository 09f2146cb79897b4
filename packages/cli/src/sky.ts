/** `khagol sky`: Julian days in, places out, line by line, any number of them; as a table or, with `--json`, as the engine's records. */

import { almanac, type Body, type BodyState, type Engine, type SkyChoices } from '@khagol/engine';
import { scalesAt } from '@khagol/engine/time';
import { theEngine } from './engine.ts';
import { splitJulianDay } from './julian-day.ts';
import { linesOf } from './lines.ts';
import { CommandError, type Terminal } from './terminal.ts';

/** Bodies in the order of the rows, with the short names that ephemeris tables use. */
// biome-ignore format: a table reads in columns
const ROWS: readonly (readonly [name: string, body: Body])[] = [
  ['Sun', 'Sun'], ['Moon', 'Moon'], ['Mercury', 'Mercury'], ['Venus', 'Venus'], ['Mars', 'Mars'], ['Jupiter', 'Jupiter'],
  ['Saturn', 'Saturn'], ['Uranus', 'Uranus'], ['Neptune', 'Neptune'], ['Pluto', 'Pluto'],
  ['MeanNode', 'MeanNode'], ['TrueNode', 'TrueNode'],
  ['MeanApog', 'MeanApogee'], ['OscuApog', 'OsculatingApogee'], ['IntpApog', 'InterpolatedApogee'], ['IntpPerg', 'InterpolatedPerigee'],
  ['Chiron', 'Chiron'], ['Ceres', 'Ceres'], ['Pallas', 'Pallas'], ['Juno', 'Juno'], ['Vesta', 'Vesta'],
];

const HEADER = 'jd_tt,body,lon,lat,dist,dlon,dlat,ddist\n';
const DEG_PER_RAD = 180 / Math.PI;
/** 1e-10° is 4e-7″ and 1e-13 au is 15 mm: below anything the ephemeris means. */
const ANGLE_DECIMALS = 10;
const DISTANCE_DECIMALS = 13;
/** Text is handed on in pieces of about this many characters. */
const PIECE = 64 * 1024;

/**
 * Answers every Julian day of standard input.
 *
 * @returns 0, or 1 when a line was no Julian day or its date has no ephemeris
 * @throws  CommandError for options that cannot be meant
 */
export async function skyCommand(
  { tt, bodies, json }: { tt?: boolean; bodies?: string; json?: boolean },
  terminal: Terminal,
): Promise<number> {
  if (tt !== true) throw new CommandError(2, 'sky: say which time the Julian days are in: --tt');
  const rows = bodies === undefined ? ROWS : rowsNamed(bodies);
  const engine = await theEngine();
  const choices: SkyChoices = { ...almanac, bodies: rows.map(([, body]) => body) };
  const unplaced = new Map<string, { count: number; reason: string }>();
  let [faulty, text] = [false, json === true ? '' : HEADER];
  for await (const { lines, firstNumber } of linesOf(terminal.input)) {
    for (const [i, line] of lines.entries()) {
      if (line.trim() === '') continue;
      const answer = answerLine(engine, line.trim(), choices, json === true ? null : rows, unplaced);
      if (typeof answer === 'string') {
        text += answer;
      } else {
        faulty = true;
        terminal.err(`khagol: line ${firstNumber + i}: ${answer.fault}\n`);
      }
      if (text.length > PIECE) {
        await terminal.out(text);
        text = '';
      }
    }
    await terminal.out(text);
    text = '';
  }
  if (text !== '') await terminal.out(text);
  for (const [name, { count, reason }] of unplaced)
    terminal.err(`khagol: ${name} has no row at ${count} of the dates: ${reason}\n`);
  return faulty ? 1 : 0;
}

function rowsNamed(list: string): typeof ROWS {
  return list.split(',').map((wanted) => {
    const key = wanted.trim().toLowerCase();
    const row = ROWS.find(([name, body]) => name.toLowerCase() === key || body.toLowerCase() === key);
    if (row === undefined)
      throw new CommandError(
        2,
        `--bodies: there is no "${wanted.trim()}"; there are ${ROWS.map(([name]) => name).join(', ')}`,
      );
    return row;
  });
}

function answerLine(
  engine: Engine,
  line: string,
  choices: SkyChoices,
  rows: typeof ROWS | null,
  unplaced: Map<string, { count: number; reason: string }>,
): string | { readonly fault: string } {
  const parts = splitJulianDay(line);
  if (parts === null) return { fault: `"${printable(line)}" is not a Julian day` };
  try {
    const sky = engine.sky(scalesAt({ scale: 'tt', ...parts }), choices);
    // The record says itself what it could not place.
    if (rows === null) return `${JSON.stringify({ jd_tt: line, sky })}\n`;
    for (const { body, reason } of sky.absent) {
      const name = rows.find((row) => row[1] === body)?.[0] ?? body;
      unplaced.set(name, { count: (unplaced.get(name)?.count ?? 0) + 1, reason });
    }
    let text = '';
    for (const [name, body] of rows) {
      const state = sky.bodies[body];
      if (state !== undefined) text += `${line},${name},${columns(state)}\n`;
    }
    return text;
  } catch (error) {
    if (error instanceof Error && error.name === 'EngineError') return { fault: error.message };
    throw error;
  }
}

function columns(state: BodyState): string {
  const degrees = (rad: number): string => fixed(rad * DEG_PER_RAD, ANGLE_DECIMALS);
  const longitude = degrees(state.longitudeRad);
  return [
    longitude === WHOLE_TURN ? fixed(0, ANGLE_DECIMALS) : longitude,
    degrees(state.latitudeRad),
    fixed(state.distanceAu, DISTANCE_DECIMALS),
    degrees(state.longitudeRadPerDay),
    degrees(state.latitudeRadPerDay),
    fixed(state.distanceAuPerDay, DISTANCE_DECIMALS),
  ].join(',');
}

/** What a longitude just below a turn would be rounded to. */
const WHOLE_TURN = fixed(360, ANGLE_DECIMALS);

/** Decimals, without a minus before zero. */
function fixed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return /^-[0.]+$/.test(text) ? text.slice(1) : text;
}

/** Untrusted text for a terminal: short, and without characters that could steer it. */
function printable(text: string): string {
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return short.replace(/[^\x20-\x7e…]/g, '?');
}
