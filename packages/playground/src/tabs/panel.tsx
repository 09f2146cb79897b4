/** What the open tab shows: its module is fetched when it is first wanted, and kept. */

import { type ReadonlySignal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { reasonOf } from '../opened.ts';
import { tab } from '../state.ts';
import { strings } from '../strings.ts';
import type { TabId } from './ids.ts';
import { LOADERS, type TabModule } from './table.ts';

type Loading =
  | { readonly state: 'loading' }
  | { readonly state: 'there'; readonly module: TabModule }
  | { readonly state: 'failed'; readonly reason: string };

const loadings = new Map<TabId, ReadonlySignal<Loading>>();

/** Fetches the module of a tab; once, unless it failed. */
export function load(id: TabId): ReadonlySignal<Loading> {
  const known = loadings.get(id);
  if (known !== undefined && known.peek().state !== 'failed') return known;
  const loading = signal<Loading>({ state: 'loading' });
  loadings.set(id, loading);
  LOADERS[id]().then(
    (module) => {
      loading.value = { state: 'there', module };
    },
    (error: unknown) => {
      loading.value = { state: 'failed', reason: reasonOf(error) };
    },
  );
  return loading;
}

export function TabPanel(): JSX.Element {
  const loading = load(tab.value).value;
  if (loading.state === 'loading')
    return (
      <p class="notice" role="status">
        {strings.loadingTab}
      </p>
    );
  if (loading.state === 'failed')
    return (
      <p class="notice bad" role="alert">
        {strings.failedTab} {loading.reason}
      </p>
    );
  const { Panel } = loading.module;
  return <Panel />;
}
