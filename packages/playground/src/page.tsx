/** The whole page: form on one side, chart and figures on the other. */

import type { JSX } from 'preact';
import { BirthForm, goToChart } from './birth-form.tsx';
import { ChartView } from './chart-view.tsx';
import { Positions } from './positions.tsx';
import { opening, outcome, refusal, shownChart } from './state.ts';
import { strings } from './strings.ts';
import { Calculation, Houses, Moment, Warnings } from './tables.tsx';

/** Fields that show their own refusal; any other is told above the chart. */
const OWN = new Set([
  'date',
  'time',
  'latitude',
  'longitude',
  'timezone',
  'elevation',
  'ayanamsa',
  'houseSystem',
  'nodeType',
  'calendar',
  'fold',
]);

export function Page(): JSX.Element {
  const chart = shownChart.value;
  const refused = refusal.value;
  return (
    <>
      {/* A button, as the address after # belongs to the birth. */}
      <button type="button" class="skip" onClick={goToChart}>
        {strings.skip}
      </button>
      <header>
        <h1>{strings.name}</h1>
        <p>{strings.tagline}</p>
      </header>
      <main>
        <BirthForm />
        <div id="result" class="result" tabIndex={-1}>
          {opening.value.state === 'opening' && (
            <p class="notice" role="status">
              {strings.loading}
            </p>
          )}
          {opening.value.state === 'failed' && (
            <p class="notice bad" role="alert">
              {strings.failed} {opening.value.reason}
            </p>
          )}
          {refused !== undefined && (
            <p class="notice bad" role={OWN.has(refused.field) ? undefined : 'alert'}>
              {OWN.has(refused.field) ? strings.mend : refused.message}
              {chart !== undefined && <small> {strings.stale}</small>}
            </p>
          )}
          <p class="spoken" role="status">
            {outcome.value !== undefined && 'chart' in outcome.value
              ? strings.summary(outcome.value.chart.ascendant.sign, outcome.value.chart.moonSign)
              : ''}
          </p>
          {chart !== undefined && (
            <div class={refused === undefined ? 'fresh' : 'stale'}>
              <Moment chart={chart} />
              <Warnings chart={chart} />
              <ChartView chart={chart} />
              <Positions chart={chart} />
              <Houses chart={chart} />
              <Calculation chart={chart} />
            </div>
          )}
        </div>
      </main>
      <footer>
        <p>{strings.footer}</p>
      </footer>
    </>
  );
}
