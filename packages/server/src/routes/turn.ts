/** Work that takes longer than a call may wait is done in steps, with a turn of the event loop between them. */

/** Other calls have their turn. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
