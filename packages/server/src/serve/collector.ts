/**
 * How long Node's collector lets the heap grow before it looks through all of it. By itself it begins when a third more is there than it left, since a heap
 * that grows slowly costs it little; at half its load a server of ours thus looked through 65 MB every two seconds, for 40 milliseconds in which calls take twice as long, and those that came
 * meanwhile made the slowest hundredth. With four times what it left there was none in half a minute of such a load.
 */

import { totalmem } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/** What the heap may grow by, in hundredths of what the last look left. */
const GROWTH_PERCENT = 300;
/** Where there is less memory the collector is left as it is. */
const LEAST_MEMORY_BYTES = 1024 ** 3;

/**
 * Lets the heap of this process grow, its threads' included: for a process that does nothing but serve. To be called before the heap is full.
 *
 * @param memoryBytes  what the process may use: the machine's memory, or less where the system holds it to less
 * @param setFlags     of V8
 * @returns whether there is memory enough for it
 */
export function letHeapGrow(
  memoryBytes: number = usableBytes(totalmem(), process.constrainedMemory()),
  setFlags: (flags: string) => void = setFlagsFromString,
): boolean {
  if (memoryBytes < LEAST_MEMORY_BYTES) return false;
  setFlags(`--heap-growing-percent=${GROWTH_PERCENT}`);
  return true;
}

/** @param limitBytes  of a process that is held to none: zero, nothing, or more than any machine has */
export function usableBytes(machineBytes: number, limitBytes: number | undefined): number {
  return Math.min(machineBytes, limitBytes || Number.POSITIVE_INFINITY);
}
