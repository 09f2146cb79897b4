/** What questions ask of the engine: its core, and Jyotish under an ayanamsa, opened when it is first asked for. */

import { lahiriWholeSign } from '@khagol/engine';
import { type Jyotish, openJyotish } from '@khagol/engine/jyotish';
import { isWhole, type ServedEngine, type WholeEngine } from '../engine.ts';

export interface Doors {
  readonly engine: WholeEngine;
  /** @param ayanamsa  a published name, checked before */
  jyotish(ayanamsa: string): Jyotish;
}

/** The doors of an engine, or null where it has charts and nothing else. */
export function openDoors(engine: ServedEngine): Doors | null {
  if (!isWhole(engine)) return null;
  const jyotish = new Map<string, Jyotish>();
  return {
    engine,
    jyotish: (ayanamsa) => {
      const open = jyotish.get(ayanamsa) ?? openJyotish(engine, { chart: { ...lahiriWholeSign, ayanamsa } });
      jyotish.set(ayanamsa, open);
      return open;
    },
  };
}
