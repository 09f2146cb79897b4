/** The page's memory: two people, the tab that is open, and the address that holds all of it. */

import { effect, type Signal, signal } from '@preact/signals';
import { firstForm, type System, systemDefaults } from './birth/form.ts';
import { openPerson, type Person } from './birth/person.ts';
import { openIt } from './opened.ts';
import { fragmentOf, pageOf, secondForm } from './share.ts';
import type { TabId } from './tabs/ids.ts';
import { firstPlan, type Plan } from './vastu/plan.ts';

const linked = pageOf(location.hash);

export const first: Person = openPerson('', linked?.first ?? firstForm);
/** Whom the first is held against; used by the tabs of two. */
export const second: Person = openPerson('second-', linked?.second ?? secondForm);
/** The floor plan of the Vastu tab. */
export const plan: Signal<Plan> = signal(linked?.plan ?? firstPlan);
export const tab: Signal<TabId> = signal(linked?.tab ?? 'chart');

/** Changes the system and everything that goes with it by default. */
export function changeSystem(system: System): void {
  first.change({ system, ...systemDefaults[system] });
}

/** The address of the page as it stands, without `#`. */
export function fragmentNow(): string {
  return fragmentOf({ first: first.form.value, second: second.form.value, plan: plan.value, tab: tab.value });
}

/** Opens the engine and keeps the address in step with the forms. */
export function start(): void {
  let isFirst = true;
  effect(() => {
    const fragment = fragmentNow();
    // The address stays as it was opened until something is changed.
    if (!isFirst) history.replaceState(null, '', `#${fragment}`);
    isFirst = false;
  });
  addEventListener('hashchange', () => {
    const now = pageOf(location.hash);
    if (now === undefined) return;
    first.form.value = now.first;
    // What a link leaves out is what the page begins with: it shows the same wherever it is opened.
    second.form.value = now.second ?? secondForm;
    plan.value = now.plan ?? firstPlan;
    tab.value = now.tab;
  });
  openIt();
}
