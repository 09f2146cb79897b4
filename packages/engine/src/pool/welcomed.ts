/** The engine of a worker, of what it was welcomed with. */

import { type Engine, openEngineWith } from '../engine.ts';
import type { Welcome } from './opening.ts';

/** @throws EngineError as `openEngine` */
export function openWelcomed({ core, ephemeris, builtIn, time }: Welcome): Engine {
  return openEngineWith(core, builtIn, { ephemeris, time });
}
