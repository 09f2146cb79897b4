/** What may be said of a job, read before anything of it is begun: a fault in it is told by the promise, and leaves nothing behind. */

import { numberIn, type OptionNames, readChoices, wholeIn } from '../choice.ts';
import { isRecord, kindOf, readText, refusal } from '../input.ts';
import { MOST_PIECE_ITEMS } from './job.ts';
import type { PoolLimits, RunOptions, StreamOptions } from './pool.ts';

const LIMITS: OptionNames<PoolLimits> = { workers: true, mostJobs: true, mostOfOwner: true };
const RUN: OptionNames<RunOptions> = { signal: true, onProgress: true, owner: true, pieceSize: true };
const STREAM: OptionNames<StreamOptions> = { signal: true, owner: true, pieceSize: true, lot: true };

const MOST_WORKERS = 1024;
const USUAL_JOBS = 1024;
const MOST_JOBS = 1_000_000;
const USUAL_LOT = 256;

/** Limits with nothing left open. @throws EngineError INVALID_OPTION for one out of its range, and for a name that is none */
export function readLimits(limits: PoolLimits): Required<PoolLimits> {
  const { workers, mostJobs, mostOfOwner } = readChoices(limits, 'limits', LIMITS);
  const jobs = wholeIn('mostJobs', mostJobs ?? USUAL_JOBS, 1, MOST_JOBS);
  return {
    workers: wholeIn('workers', workers, 1, MOST_WORKERS),
    mostJobs: jobs,
    mostOfOwner: wholeIn('mostOfOwner', mostOfOwner ?? jobs, 1, MOST_JOBS),
  };
}

/** Options of a job. @throws EngineError INVALID_OPTION naming the option, also one that is not known */
export function readRunOptions(options: RunOptions): RunOptions {
  const { onProgress } = readChoices(options, 'options', RUN);
  if (onProgress !== undefined && typeof onProgress !== 'function') throw unfit('onProgress', 'a function', onProgress);
  readCommon(options);
  return options;
}

/** Options of a stream, and the size of its lots. Errors as `readRunOptions`. */
export function readStreamOptions(options: StreamOptions): StreamOptions & { readonly lot: number } {
  const { lot } = readChoices(options, 'options', STREAM);
  readCommon(options);
  return { ...options, lot: wholeIn('lot', lot ?? USUAL_LOT, 1, MOST_JOBS) };
}

function readCommon({ signal, owner, pieceSize }: RunOptions): void {
  if (signal !== undefined && !isSignal(signal)) throw unfit('signal', 'an AbortSignal', signal);
  if (owner !== undefined) readText('owner', owner);
  if (pieceSize !== undefined) numberIn('pieceSize', pieceSize, 1, MOST_PIECE_ITEMS);
}

/** By shape, as hosts are met. */
function isSignal(value: unknown): boolean {
  const hears = (name: string): boolean => isRecord(value) && typeof value[name] === 'function';
  return hears('addEventListener') && hears('removeEventListener');
}

function unfit(field: string, allowed: string, found: unknown): Error {
  return refusal('INVALID_OPTION', field, allowed, `${field} cannot be ${kindOf(found)}; it must be ${allowed}.`);
}
