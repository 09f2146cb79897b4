/** What every door to pools gives out: their errors, and the types of pools and of the engine's jobs. */

export { PoolError, type PoolErrorCode } from './errors.ts';
export type {
  ChartsInput,
  ChartTableInput,
  EachInput,
  EngineJobs,
  MatchesInput,
  MatchGridInput,
  SkiesInput,
} from './pieces.ts';
export type {
  AnswerOf,
  InputOf,
  JobTypes,
  Pool,
  PoolLimits,
  RunOptions,
  StopSignal,
  StreamOptions,
} from './pool.ts';
