/** The row of tabs, after the ARIA authoring pattern: one stop for the keyboard, arrows from tab to tab, and the panel follows. */

import type { JSX } from 'preact';
import { tab } from '../state.ts';
import { strings } from '../strings.ts';
import { TAB_IDS, type TabId } from './ids.ts';
import { load } from './panel.tsx';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function TabBar(): JSX.Element {
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = TAB_IDS.indexOf(tab.value);
    const step = STEPS[event.key];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? TAB_IDS.length - 1
          : step === undefined
            ? null
            : (at + step + TAB_IDS.length) % TAB_IDS.length;
    if (to === null) return;
    event.preventDefault();
    open(TAB_IDS[to] as TabId);
  };
  return (
    <div class="tabs" role="tablist" aria-label={strings.tabs} onKeyDown={onKeyDown}>
      {TAB_IDS.map((id) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={tab.value === id}
          aria-controls="panel"
          tabIndex={tab.value === id ? 0 : -1}
          onClick={() => open(id)}
          onPointerEnter={() => load(id)}
        >
          {strings.tabNames[id]}
        </button>
      ))}
    </div>
  );
}

function open(id: TabId): void {
  tab.value = id;
  const button = document.getElementById(`tab-${id}`);
  button?.focus({ preventScroll: true });
  button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
