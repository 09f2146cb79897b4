/** The engine of this process: opened once, when it is first asked for. */

import { type Engine, openEngine } from '@khagol/engine';

let opened: Promise<Engine> | undefined;

/** It holds no state between calls, so that everybody may have the same one. */
export function theEngine(): Promise<Engine> {
  opened ??= openEngine();
  return opened;
}
