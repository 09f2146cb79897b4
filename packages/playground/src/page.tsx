/** The whole page: form on one side, tabs on the other. */

import type { JSX } from 'preact';
import { BirthForm, goToChart } from './birth/birth-form.tsx';
import { opening } from './opened.ts';
import { first, tab } from './state.ts';
import { strings } from './strings.ts';
import { TabBar } from './tabs/bar.tsx';
import { OF_BIRTH } from './tabs/ids.ts';
import { TabPanel } from './tabs/panel.tsx';

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
  const chart = first.shown.value?.chart;
  const refused = first.refusal.value;
  const isOfBirth = OF_BIRTH.has(tab.value);
  const now = opening.value;
  return (
    <>
      {/* A button, as the address after # belongs to the birth. */}
      <button type="button" class="skip" onClick={goToChart}>
        {strings.skip}
      </button>
      <header>
        <div class="title">
          <h1>{strings.name}</h1>
          <p>{strings.tagline}</p>
        </div>
        <TabBar />
      </header>
      <main class={isOfBirth ? 'of-birth' : 'alone'}>
        {isOfBirth && <BirthForm />}
        <div id="result" class="result" tabIndex={-1}>
          {now.state === 'opening' && (
            <p class="notice" role="status">
              {strings.loading}
            </p>
          )}
          {now.state === 'failed' && (
            <p class="notice bad" role="alert">
              {strings.failed} {now.reason}
            </p>
          )}
          {isOfBirth && refused !== undefined && (
            <p class="notice bad" role={OWN.has(refused.field) ? undefined : 'alert'}>
              {OWN.has(refused.field) ? strings.mend : refused.message}
              {chart !== undefined && <small> {strings.stale}</small>}
            </p>
          )}
          {isOfBirth && tab.value !== 'chart' && first.shown.value?.form.timeUnknown === true && (
            <p class="notice noon">{strings.noon}</p>
          )}
          <p class="spoken" role="status">
            {isOfBirth && refused === undefined && chart !== undefined
              ? strings.summary(chart.ascendant.sign, chart.moonSign)
              : ''}
          </p>
          {now.state === 'open' && (
            <div
              id="panel"
              role="tabpanel"
              aria-labelledby={`tab-${tab.value}`}
              class={isOfBirth && refused !== undefined ? 'stale' : 'fresh'}
            >
              <TabPanel />
            </div>
          )}
        </div>
      </main>
      <footer>
        <p>
          {strings.footer} <a href="./notices.txt">{strings.notices}</a>
        </p>
      </footer>
    </>
  );
}
