/**
 * How long messages wait for one another. Node hands over, one by one, all that lay in the sockets when a turn of its loop began, and answers each
 * before it takes the next; the last one has waited for all before it, which nothing in the message tells.
 *
 * @returns the milliseconds since the first call of this turn
 */
export function openTurn(): () => number {
  let beganMs: number | null = null;
  const end = (): void => {
    beganMs = null;
  };
  return () => {
    const nowMs = performance.now();
    if (beganMs !== null) return nowMs - beganMs;
    beganMs = nowMs;
    setImmediate(end);
    return 0;
  };
}
