/** What a search of the sky is about, where that may be a body or a star. */

import { brief, isRecord, kindOf, refusal } from '../../input.ts';
import type { StarNumbers } from '../../kernel/numbers.ts';
import type { Body } from '../sky.ts';

/**
 * A star, as `starNamed` gives it or by its numbers alone, which the core looks at; or one of the bodies.
 *
 * @param field  as an error shall name it
 * @throws  EngineError INVALID_OPTION
 */
export function readStarOrBody<B extends Body>(
  field: string,
  wanted: unknown,
  bodies: readonly B[],
): { readonly star: StarNumbers } | { readonly body: B } {
  const numbers = isRecord(wanted) && isRecord(wanted['numbers']) ? wanted['numbers'] : wanted;
  if (isRecord(numbers) && 'raRad' in numbers) return { star: numbers as unknown as StarNumbers };
  const body = bodies.find((each) => each === wanted);
  if (body !== undefined) return { body };
  const allowed = `${bodies.join(', ')}; or a star, as starNamed of @khagol/engine/sky gives it`;
  const what = typeof wanted === 'string' ? `"${brief(wanted)}"` : kindOf(wanted);
  throw refusal('INVALID_OPTION', field, allowed, `The ${field} cannot be ${what}; it must be one of: ${allowed}.`);
}
