/** What a worker with an engine does of a piece: the jobs of plans.ts, and every operation by its name. */

import { type OptionNames, readChoices } from '../choice.ts';
import type { Engine } from '../engine.ts';
import { EngineError } from '../errors.ts';
import { isRecord, readList, readRecord, readText } from '../input.ts';
import { chartsOf, type MatchGrid, type MatchMany } from '../jyotish/index.ts';
import { operationNamed } from '../receipt/operation.ts';
import { OPERATIONS } from '../receipt/operations.ts';
import type { Work } from './job.ts';
import type { ChartsInput, ChartTableInput, EachInput, EngineJobs, Part, SkiesInput } from './pieces.ts';

type Piece = Part<never>;

const CHARTS: OptionNames<ChartsInput> = { births: true, choices: true };
const EACH: OptionNames<EachInput> = { op: true, inputs: true };
const CHART_TABLE: OptionNames<ChartTableInput> = { births: true, options: true };
const SKIES: OptionNames<SkiesInput> = { daysTt: true, choices: true };

const WORK: Readonly<Record<keyof EngineJobs, Work<Engine>>> = {
  charts: (engine, piece) => {
    const { input, first } = piece as Piece;
    const { births, choices } = readChoices<ChartsInput>(input, 'input', CHARTS);
    return readList('births', births, 'a list of births or moments').map((birth, i) =>
      within(`births[${first + i}]`, () => engine.chart(birth as ChartsInput['births'][number], choices)),
    );
  },
  'chart-table': (engine, piece) => {
    const { input, first } = piece as Piece;
    const { births, options } = readChoices<ChartTableInput>(input, 'input', CHART_TABLE);
    const before = isRecord(options) && typeof options['first'] === 'number' ? options['first'] : 0;
    return chartsOf(engine, births, first === 0 ? options : { ...options, first: before + first });
  },
  skies: (engine, piece) => {
    const { input, first } = piece as Piece;
    const { daysTt, choices } = readChoices<SkiesInput>(input, 'input', SKIES);
    return ofList('daysTt', first, () => engine.skies(daysTt, choices));
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
    const found = ofList('many', first, () => ask('jyotish.match-many', engine, input)) as MatchMany;
    return { ...found, best: fromFirst(found.best, first) };
  },
  'match-grid': (engine, piece) => {
    const { input, first } = piece as Piece;
    const found = ofList('many', first, () => ask('jyotish.match-grid', engine, input)) as MatchGrid;
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
  return best.map((one) => ({ ...one, index: one.index + first }));
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

/** An answer about a part of a list; the item that is refused is named by its place among all. */
function ofList<T>(name: string, first: number, answer: () => T): T {
  const place = new RegExp(`^(${name}(?:\\.\\w+)?)\\[(\\d+)\\]`);
  const moved = (text: string) => text.replace(place, (_, list, index) => `${list}[${Number(index) + first}]`);
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
