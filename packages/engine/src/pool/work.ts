/** What a worker with an engine does of a piece: the jobs of plans.ts, and every operation by its name. */

import { type OptionNames, readChoices } from '../choice.ts';
import type { Engine } from '../engine.ts';
import { EngineError } from '../errors.ts';
import { readList, readRecord, readText } from '../input.ts';
import type { MatchGrid, MatchMany } from '../jyotish/index.ts';
import { operationNamed } from '../receipt/operation.ts';
import { OPERATIONS } from '../receipt/operations.ts';
import type { Work } from './job.ts';
import type { ChartsInput, EachInput, EngineJobs, Part, SkiesInput } from './pieces.ts';

type Piece = Part<never>;

const CHARTS: OptionNames<ChartsInput> = { births: true, choices: true };
const EACH: OptionNames<EachInput> = { op: true, inputs: true };
const SKIES: OptionNames<SkiesInput> = { dates: true, bodies: true, steps: true, equinox: true, width: true };

const WORK: Readonly<Record<keyof EngineJobs, Work<Engine>>> = {
  charts: (engine, piece) => {
    const { input, first } = piece as Piece;
    const { births, choices } = readChoices<ChartsInput>(input, 'input', CHARTS);
    return readList('births', births, 'a list of births or moments').map((birth, i) =>
      within(`births[${first + i}]`, () => engine.chart(birth as ChartsInput['births'][number], choices)),
    );
  },
  skies: ({ kernel }, piece) => {
    const { dates, bodies, steps, equinox, width } = readChoices<SkiesInput>((piece as Piece).input, 'input', SKIES);
    return kernel.skyBatch(dates, bodies, steps, equinox, width);
  },
  each: (engine, piece) => {
    const { input, first } = piece as Piece;
    const { op, inputs } = readChoices<EachInput>(input, 'input', EACH);
    const ask = engineWork(readText('op', op));
    if (ask === undefined || op in WORK) throw noSuchOperation(op);
    return readList('inputs', inputs, 'a list of inputs of the operation').map((one, i) =>
      within(`inputs[${first + i}]`, () => ask(engine, one, () => undefined)),
    );
  },
  'match-many': (engine, piece) => {
    const { input, first } = piece as Piece;
    const found = ofMany(first, () => ask('jyotish.match-many', engine, input)) as MatchMany;
    return { ...found, best: fromFirst(found.best, first) };
  },
  'match-grid': (engine, piece) => {
    const { input, first } = piece as Piece;
    const found = ofMany(first, () => ask('jyotish.match-grid', engine, input)) as MatchGrid;
    return { ...found, best: found.best.map((best) => fromFirst(best, first)) };
  },
};

/** The work of a job of the engine, or of an operation; undefined for a name that is neither. */
export function engineWork(name: string): Work<Engine> | undefined {
  if (Object.hasOwn(WORK, name)) return WORK[name as keyof EngineJobs];
  const operation = operationNamed(OPERATIONS, name);
  return operation === null ? undefined : (engine, input) => operation.run(engine, input);
}

function ask(op: string, engine: Engine, input: object): unknown {
  return operationNamed(OPERATIONS, op)?.run(engine, readRecord('input', input, 'an object'));
}

function fromFirst(best: MatchMany['best'], first: number): MatchMany['best'] {
  return best.map(({ index, totalScore }) => ({ index: index + first, totalScore }));
}

/** An answer about an item of a list; what is refused of it is named with its place. */
function within<T>(place: string, answer: () => T): T {
  return refusedAs(answer, ({ code, field, allowed, message }) => ({
    code,
    field: field === '' ? place : `${place}.${field}`,
    allowed,
    message: `${place}: ${message}`,
  }));
}

/** An answer about a part of many partners; the one that is refused is named by its place among all. */
function ofMany<T>(first: number, answer: () => T): T {
  const moved = (text: string) => text.replace(/^many\[(\d+)\]/, (_, place) => `many[${Number(place) + first}]`);
  return refusedAs(answer, ({ code, field, allowed, message }) => ({
    code,
    field: moved(field),
    allowed,
    message: moved(message),
  }));
}

function refusedAs<T>(answer: () => T, told: (error: EngineError) => ConstructorParameters<typeof EngineError>[0]): T {
  try {
    return answer();
  } catch (error) {
    throw error instanceof EngineError ? new EngineError(told(error)) : error;
  }
}

function noSuchOperation(op: string): EngineError {
  const allowed = 'the name of an operation of @khagol/engine/receipt';
  return new EngineError({
    code: 'INVALID_OPTION',
    field: 'op',
    allowed,
    message: `There is no operation ${JSON.stringify(op)}.`,
  });
}
