/** How the engine's jobs are cut and joined. No calculation is imported here: what a page carries for asking is this and no more. */

import { isBytes, isRecord } from '../input.ts';
import type { BestMatch, MatchGrid, MatchMany } from '../jyotish/index.ts';
import { type AnyPlan, type Cut, cutList, type Plan } from './job.ts';
import type { EngineJobs, Part, SkiesInput } from './pieces.ts';

/** Items of a piece: some tens of milliseconds of work. */
const USUAL = { charts: 256, skies: 4096, each: 16, moons: 65_536 } as const;
/** Of a match as many pieces as a few workers need: each carries the best of its own. */
const MOST_PIECES_OF_A_MATCH = 16;

const charts = ofList('births', () => USUAL.charts);
const each = ofList('inputs', () => USUAL.each);

/** The dates are cut, and the numbers laid one behind the other. */
const skies: Plan<SkiesInput, Part<SkiesInput>, Float64Array, Float64Array> = {
  cut: (input, size) => {
    const dates = isRecord(input) ? input['dates'] : undefined;
    if (!(dates instanceof Float64Array) || dates.length % 2 !== 0) return wholly(input);
    return cutList(dates.length / 2, USUAL.skies, size, (first, end) => ({
      input: { ...input, dates: dates.slice(2 * first, 2 * end) },
      first,
    }));
  },
  join: (outputs) => {
    const whole = new Float64Array(outputs.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const output of outputs) {
      whole.set(output, at);
      at += output.length;
    }
    return whole;
  },
};

const matchMany = ofMatch<MatchMany>((outputs, k) =>
  bestOf(
    outputs.map(({ best }) => best),
    k,
  ),
);
const matchGrid = ofMatch<MatchGrid>((outputs, k) =>
  (outputs[0] as MatchGrid).best.map((_, i) =>
    bestOf(
      outputs.map(({ best }) => best[i] as readonly BestMatch[]),
      k,
    ),
  ),
);

/** By name. */
export const ENGINE_PLANS: Readonly<Record<keyof EngineJobs, AnyPlan>> = {
  charts,
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
function bestOf(lists: readonly (readonly BestMatch[])[], k: number): readonly BestMatch[] {
  return lists
    .flat()
    .sort((one, other) => other.totalScore - one.totalScore)
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

function wholly<Input>(input: Input): Cut<Part<Input>> {
  return { count: 1, piece: () => ({ input, first: 0 }) };
}
