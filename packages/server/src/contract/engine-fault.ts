/** The engine's refusals, as the interface publishes them. */

import type { EngineError, EngineErrorCode } from '@khagol/engine';
import type { RefusalCode } from '../http/refusal.ts';

/** By name, not by class: the engine's entry points may each carry their own copy of the class. */
export function isEngineError(error: unknown): error is EngineError {
  return error instanceof Error && error.name === 'EngineError' && 'code' in error && 'field' in error;
}

/** Published code of a caller's mistake. */
export function publishedCode(code: EngineErrorCode): RefusalCode {
  if (code === 'MISSING_DATETIME' || code === 'INVALID_DATETIME') return code;
  return code === 'OUT_OF_SPAN' ? 'INVALID_DATETIME' : 'VALIDATION_ERROR';
}
