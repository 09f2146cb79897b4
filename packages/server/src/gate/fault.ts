/** What a thrown thing means to the caller, and what the log learns of it. */

import { isEngineError, publishedCode } from '../contract/engine-fault.ts';
import { invalidInput, Refusal } from '../http/refusal.ts';

/** The refusal behind a thrown thing; of our own faults the log learns the kind and the place, the caller nothing. */
export function refusalOf(error: unknown): { readonly refusal: Refusal; readonly fault?: string } {
  if (error instanceof Refusal)
    return error.cause === undefined ? { refusal: error } : { refusal: error, fault: faultOf(error.cause) };
  if (isEngineError(error) && error.code !== 'INVALID_PACK') {
    return { refusal: invalidInput([{ code: publishedCode(error.code), field: error.field, message: error.message }]) };
  }
  return { refusal: internal(), fault: faultOf(error) };
}

export function internal(): Refusal {
  return new Refusal('INTERNAL_ERROR', 'Something went wrong on our side. Nothing was charged.');
}

/** Kind and place of a fault; its message could quote somebody's birth, so it stays out. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const place = /^\s+at (.+)$/m.exec(error.stack ?? '')?.[1] ?? '';
  return `${error.name} at ${place.replace(/\(?(?:file:\/\/)?\/(?:.*\/)?(?=[^/]+:\d+)/, '(')}`.slice(0, 200);
}
