/** The module that draws each tab, fetched when the tab is first opened. */

import type { FunctionComponent } from 'preact';
import type { TabId } from './ids.ts';

/** What a tab's module has to offer. */
export interface TabModule {
  readonly Panel: FunctionComponent;
}

export const LOADERS: Readonly<Record<TabId, () => Promise<TabModule>>> = {
  chart: () => import('../chart/panel.tsx'),
  dasha: () => import('../dasha/panel.tsx'),
  panchang: () => import('../panchang/panel.tsx'),
  match: () => import('../match/panel.tsx'),
  synastry: () => import('../synastry/panel.tsx'),
  vastu: () => import('../vastu/panel.tsx'),
  ask: () => import('../ask/panel.tsx'),
  report: () => import('../report/panel.tsx'),
  receipt: () => import('../receipt/panel.tsx'),
  api: () => import('../api/panel.tsx'),
};
