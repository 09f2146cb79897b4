/** Is this a core? For the doors that take one beside their question. */

import { isRecord, refusal } from '../input.ts';
import type { Kernel } from './kernel.ts';

/**
 * A core that a caller hands in.
 *
 * @throws  EngineError INVALID_OPTION
 */
export function readKernel(value: unknown): Kernel {
  // Asked by its methods, for two builds of the engine in one program have a class each.
  const { sky, frame, bestMatches } = isRecord(value) ? value : NOTHING;
  if ([sky, frame, bestMatches].every((method) => typeof method === 'function')) return value as unknown as Kernel;
  throw refusal('INVALID_OPTION', 'kernel', 'the core: engine.kernel', 'The kernel must be the core: engine.kernel.');
}

const NOTHING: { readonly [member: string]: unknown } = {};
