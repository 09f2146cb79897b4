/** Jyotish of the page: its rooms follow the ayanamsa and the nodes of the form, whichever system the chart itself is drawn in. */

import { type Jyotish, openJyotish } from '@khagol/engine/jyotish';
import { computed, type ReadonlySignal } from '@preact/signals';
import { lahiriWholeSign } from './engine.ts';
import { opening } from './opened.ts';
import { first } from './state.ts';

/** Undefined while the engine opens. */
export const jyotish: ReadonlySignal<Jyotish | undefined> = computed(() => {
  if (opening.value.state !== 'open') return undefined;
  const { ayanamsa, nodeType } = first.form.value;
  return openJyotish(opening.value.engine, { chart: { ...lahiriWholeSign, ayanamsa, nodeType } });
});
