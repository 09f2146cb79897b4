/**
 * What stands out in a kundli: its yogas and the three doshas that most callers ask for, with their details. For answers that give them all, as a birth
 * chart does: the rules of yogas and of pitru dosha see the kundli once, where `findYogas` and `pitruDoshaOf` would each do so.
 */

import { type KalaSarpa, kalaSarpaOf, kalaSarpaVerdict } from '../dosha/kala-sarpa.ts';
import { type MangalDosha, mangalDoshaOf } from '../dosha/mangal.ts';
import { type PitruDosha, pitruDoshaIn } from '../dosha/pitru.ts';
import type { Kundli } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { marksIn, type YogaMark, type Yogas, yogasIn } from '../yoga/find.ts';
import { YOGA_FAMILIES } from '../yoga/row.ts';
import { viewOf } from '../yoga/see.ts';
import { DEFAULT_RULES } from '../yoga/settings.ts';

/** Each as its own function finds it. */
export interface Findings {
  readonly yogas: Yogas;
  readonly mangal: MangalDosha;
  readonly kalaSarpa: KalaSarpa;
  readonly pitru: PitruDosha;
}

/**
 * The yogas and the chief doshas of a kundli, by the schools that stand first in their lists. Whoever wants others asks each function with its options.
 *
 * @returns what `findYogas`, `mangalDoshaOf`, `kalaSarpaOf` and `pitruDoshaOf` give without options
 * @throws  EngineError INVALID_OPTION for what is no kundli
 */
export function findingsOf(kundli: Kundli): Findings {
  const view = viewOf(readKundli(kundli), DEFAULT_RULES);
  return {
    yogas: yogasIn(view, YOGA_FAMILIES),
    mangal: mangalDoshaOf(kundli),
    kalaSarpa: kalaSarpaOf(kundli),
    pitru: pitruDoshaIn(view, {}),
  };
}

/** The same, its yogas in numbers and kala sarpa without its cells. */
export interface MarkedFindings extends Omit<Findings, 'yogas' | 'kalaSarpa'> {
  readonly yogas: readonly YogaMark[];
  readonly kalaSarpa: Omit<KalaSarpa, 'because'>;
}

/** What `findingsOf` finds, for answers that tell no more of it and write it in a form of their own. Errors as there. */
export function markedFindingsOf(kundli: Kundli): MarkedFindings {
  const view = viewOf(readKundli(kundli), DEFAULT_RULES);
  return {
    yogas: marksIn(view, YOGA_FAMILIES),
    mangal: mangalDoshaOf(kundli),
    kalaSarpa: kalaSarpaVerdict(kundli),
    pitru: pitruDoshaIn(view, {}),
  };
}
