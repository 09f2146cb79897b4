/** Judging a state: which gates are shut. */

import type { Cell } from '../../fact.ts';
import type { MuhurtaGate } from './gates.ts';
import type { Asked } from './search-settings.ts';
import type { MuhurtaState } from './state.ts';

export interface Judged {
  readonly gate: MuhurtaGate;
  readonly because: readonly Cell[];
}

/** Which gates are shut at a state, and which a lenient search lets pass. */
export function judged(
  gates: readonly MuhurtaGate[],
  state: MuhurtaState,
  asked: Asked,
): { shut: Judged[]; passed: Judged[] } {
  const shut: Judged[] = [];
  const passed: Judged[] = [];
  const isLenient = asked.settings.strictness === 'lenient';
  for (const gate of gates) {
    const because = gate.shutBy(state, asked);
    if (because !== null) (isLenient && gate.isListed ? passed : shut).push({ gate, because });
  }
  return { shut, passed };
}
