/** How the engine's jobs are cut and joined. No calculation is imported here: what a page carries for asking is this and no more. */

import { isBytes, isRecord } from '../input.ts';
import { joinTables } from '../jyotish/charts/table.ts';
import type { BestMatch, ChartTable, MatchGrid, MatchMany } from '../jyotish/index.ts';
import type { Body, BodyColumns, Skies } from '../sky/index.ts';
import { type AnyPlan, type Cut, cutList, type Plan } from './job.ts';
import type { EngineJobs, Part } from './pieces.ts';

/** Items of a piece: some tens of milliseconds of work. */
const USUAL = { charts: 256, rows: 2048, skies: 4096, each: 16, moons: 65_536 } as const;
/** Of a match as many pieces as a few workers need: each carries the best of its own. */
const MOST_PIECES_OF_A_MATCH = 16;

const charts = ofList('births', () => USUAL.charts);
const each = ofList('inputs', () => USUAL.each);

const chartTable: AnyPlan = {
  cut: (input, size) => cutRows(input, 'births', USUAL.rows, size),
  join: (outputs: readonly ChartTable[]) => joinTables(outputs),
};

/** Column by column, piece behind piece. */
const skies: AnyPlan = {
  cut: (input, size) => cutRows(input, 'daysTt', USUAL.skies, size),
  join: (outputs: readonly Skies[]) => {
    const { choices, bodies } = outputs[0] as Skies;
    const sum = (count: (output: Skies) => number) => outputs.reduce((all, output) => all + count(output), 0);
    const joined: { [B in Body]?: BodyColumns } = {};
    for (const [body, columns] of Object.entries(bodies) as [Body, BodyColumns][])
      joined[body] = Object.fromEntries(
        Object.keys(columns).map((name) => [
          name,
          endToEnd(outputs.map((output) => (output.bodies[body] as BodyColumns)[name as keyof BodyColumns])),
        ]),
      ) as unknown as BodyColumns;
    return { count: sum(({ count }) => count), covered: sum(({ covered }) => covered), choices, bodies: joined };
  },
};

function endToEnd(columns: readonly (Float64Array | Uint8Array)[]): Float64Array | Uint8Array {
  const length = columns.reduce((sum, column) => sum + column.length, 0);
  const whole = columns[0] instanceof Uint8Array ? new Uint8Array(length) : new Float64Array(length);
  let at = 0;
  for (const column of columns) {
    whole.set(column, at);
    at += column.length;
  }
  return whole;
}

const matchMany = ofMatch<MatchMany>((outputs, k) =>
  bestOf(
    outputs.map(({ best }) => best),
    (outputs[0] as MatchMany).by,
    k,
  ),
);
const matchGrid = ofMatch<MatchGrid>((outputs, k) => {
  const { best: lists, by } = outputs[0] as MatchGrid;
  return lists.map((_, i) =>
    bestOf(
      outputs.map(({ best }) => best[i] as readonly BestMatch[]),
      by,
      k,
    ),
  );
});

/** By name. */
export const ENGINE_PLANS: Readonly<Record<keyof EngineJobs, AnyPlan>> = {
  charts,
  'chart-table': chartTable,
  skies,
  each,
  'match-many': matchMany,
  'match-grid': matchGrid,
};

/** The plan of a job whose input has a list that is cut, and whose answer is a list. */
function ofList(name: string, usual: (length: number) => number): Plan<object, unknown, readonly unknown[], unknown> {
  return {
    cut: (input, size) => cutMember(input, name, usual, size),
    join: (outputs) => ([] as unknown[]).concat(...outputs),
  };
}

type Best<Match> = (outputs: readonly Match[], k: number) => unknown;

/** The partners are cut, and of the best of each piece the best are taken. */
function ofMatch<Match extends MatchMany | MatchGrid>(best: Best<Match>): AnyPlan {
  const plan: Plan<{ readonly options?: { readonly k?: number } }, unknown, Match, unknown> = {
    cut: (input, size) => {
      const usual = (length: number) => Math.max(USUAL.moons, Math.ceil(length / MOST_PIECES_OF_A_MATCH));
      return cutMember(input, 'many', usual, size);
    },
    join: (outputs, { options }) => {
      const count = outputs.reduce((sum, output) => sum + output.count, 0);
      return { ...(outputs[0] as Match), count, best: best(outputs, options?.k ?? USUAL_K) };
    },
  };
  return plan as AnyPlan;
}

/** As `MatchManyOptions` has it. */
const USUAL_K = 10;

/** Best first, equals in the order of the list: the pieces lie in its order, and sorting keeps what is equal as it lies. */
function bestOf(lists: readonly (readonly BestMatch[])[], by: MatchMany['by'], k: number): readonly BestMatch[] {
  return lists
    .flat()
    .sort((one, other) => other[by] - one[by])
    .slice(0, k);
}

/** An input whose list of that name is cut. One without such a list is left as it is: the worker says what is wrong with it. */
function cutMember<Input>(
  input: Input,
  name: string,
  usual: (length: number) => number,
  size: number | undefined,
): Cut<unknown> {
  const list = isRecord(input) ? input[name] : undefined;
  if (!Array.isArray(list) && !isBytes(list)) return wholly(input);
  return cutList(list.length, usual(list.length), size, (first, end) => ({
    input: { ...input, [name]: list.slice(first, end) },
    first,
  }));
}

/** An input whose rows are cut: a list of that name, a typed array, or columns of one length. What is none of these the worker refuses. */
function cutRows(input: unknown, name: string, usual: number, size: number | undefined): Cut<unknown> {
  const rows = isRecord(input) ? input[name] : undefined;
  const length = lengthOf(rows) ?? commonLength(rows);
  if (length === null) return wholly(input);
  return cutList(length, usual, size, (first, end) => ({
    input: { ...(input as object), [name]: sliceOf(rows, first, end) },
    first,
  }));
}

function lengthOf(rows: unknown): number | null {
  return Array.isArray(rows) || rows instanceof Float64Array ? rows.length : null;
}

function commonLength(columns: unknown): number | null {
  if (!isRecord(columns)) return null;
  const lengths = Object.values(columns).map(lengthOf);
  return lengths.every((length) => length === lengths[0]) ? (lengths[0] ?? null) : null;
}

function sliceOf(rows: unknown, first: number, end: number): unknown {
  if (Array.isArray(rows) || rows instanceof Float64Array) return rows.slice(first, end);
  return Object.fromEntries(
    Object.entries(rows as object).map(([name, column]) => [name, (column as Float64Array).slice(first, end)]),
  );
}

function wholly<Input>(input: Input): Cut<Part<Input>> {
  return { count: 1, piece: () => ({ input, first: 0 }) };
}
