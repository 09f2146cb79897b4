/**
 * Every fault of a question that the engine reads. The engine names the first; here each part of the question is put into one that is otherwise
 * faultless, so that all faults are told at once and no check stands twice.
 */

import { isEngineError, publishedCode } from './engine-fault.ts';
import type { Fault } from './fields.ts';

/** A message that lists more helps nobody. */
const MOST_FAULTS = 32;

/**
 * The faults of a question.
 *
 * @param check     throws an EngineError for a question that cannot be asked
 * @param question  as it was sent
 * @param parts     questions that have one part of it each, in the order of the document; looked at only where there is a fault
 * @returns none when it can be asked; at most one a field
 */
export function faultsOf(
  check: (question: unknown) => unknown,
  question: unknown,
  parts: () => Iterable<unknown>,
): readonly Fault[] {
  const first = faultOf(check, question);
  if (first === null) return [];
  const found = new Map<string, Fault>();
  for (const part of parts()) {
    const fault = faultOf(check, part);
    if (fault !== null && !found.has(fault.field)) found.set(fault.field, fault);
    if (found.size === MOST_FAULTS) break;
  }
  // What only the parts together can be refused for is in none of them.
  if (!found.has(first.field)) found.set(first.field, first);
  return [...found.values()];
}

/** The same faults where the question lies within another. */
export function within(path: string, faults: readonly Fault[]): readonly Fault[] {
  return faults.map((fault) => ({ ...fault, field: fault.field === path ? path : `${path}.${fault.field}` }));
}

function faultOf(check: (question: unknown) => unknown, question: unknown): Fault | null {
  try {
    check(question);
    return null;
  } catch (error) {
    if (!isEngineError(error)) throw error;
    return { code: publishedCode(error.code), field: error.field, message: error.message };
  }
}
