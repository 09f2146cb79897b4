/** The first tab: the chart, its figures, and how they were calculated. */

import type { JSX } from 'preact';
import { PersonContext } from '../birth/person.ts';
import { first } from '../state.ts';
import { ChartView } from './chart-view.tsx';
import { Positions } from './positions.tsx';
import { Calculation, Houses, Moment, Warnings } from './tables.tsx';

export function Panel(): JSX.Element | null {
  const shown = first.shown.value;
  if (shown === undefined) return null;
  const { chart } = shown;
  return (
    <PersonContext.Provider value={first}>
      <Moment chart={chart} />
      <Warnings chart={chart} />
      <ChartView chart={chart} />
      <Positions chart={chart} />
      <Houses chart={chart} />
      <Calculation chart={chart} />
    </PersonContext.Provider>
  );
}
