/** Whose time it is: the periods of a life as a line and as a tree, and the ones that run on a day. */

import { DASHAS, type Dasha, type DashaName, type DashaSpan } from '@khagol/engine/jyotish';
import { computed, type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { jyotish } from '../jyotish.ts';
import { reasonOf } from '../opened.ts';
import { Entry } from '../parts/table-parts.tsx';
import { first } from '../state.ts';
import { strings } from '../strings.ts';
import { jdOfDay, today } from '../today.ts';
import { dashaStrings, rulerOf, spanText } from './strings.ts';
import { Timeline } from './timeline.tsx';
import { Tree } from './tree.tsx';

const system: Signal<DashaName> = signal<DashaName>('vimshottari');
const day = signal(today());

type Made = { readonly dasha: Dasha } | { readonly reason: string };

const made = computed((): Made | undefined => {
  const [rooms, shown] = [jyotish.value, first.shown.value];
  if (rooms === undefined || shown === undefined) return undefined;
  try {
    return { dasha: rooms.dasha(shown.birth, system.value) };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
});

export function Panel(): JSX.Element | null {
  const now = made.value;
  if (now === undefined) return null;
  return (
    <>
      <section aria-labelledby="dasha-title">
        <h2 id="dasha-title">{strings.tabNames.dasha}</h2>
        <div class="pair">
          <div class="field">
            <label for="dasha-system">{dashaStrings.system}</label>
            <select
              id="dasha-system"
              value={system.value}
              onChange={(event) => {
                system.value = event.currentTarget.value as DashaName;
              }}
            >
              {DASHAS.map((name) => (
                <option key={name} value={name}>
                  {dashaStrings.nameOf(name)}
                </option>
              ))}
            </select>
          </div>
          <div class="field">
            <label for="dasha-day">{dashaStrings.day}</label>
            <input
              id="dasha-day"
              type="date"
              value={day.value}
              onInput={(event) => {
                day.value = event.currentTarget.value;
              }}
            />
          </div>
        </div>
        {'reason' in now ? (
          <p class="error" role="alert">
            {now.reason}
          </p>
        ) : (
          <Running dasha={now.dasha} day={day.value} />
        )}
      </section>
      {'dasha' in now && (
        <section aria-label={dashaStrings.periods}>
          <h2>{dashaStrings.periods}</h2>
          <Timeline dasha={now.dasha} jdUt={jdOfDay(day.value)} />
          <Tree dasha={now.dasha} jdUt={jdOfDay(day.value)} />
        </section>
      )}
    </>
  );
}

function Running({ dasha, day }: { readonly dasha: Dasha; readonly day: string }): JSX.Element {
  const jdUt = jdOfDay(day);
  const running = Number.isNaN(jdUt) ? [] : runningAt(dasha, jdUt);
  const { balance } = dasha;
  return (
    <>
      {running.length === 0 ? (
        <p class="hint" role="status">
          {Number.isNaN(jdUt) ? dashaStrings.noDay : dashaStrings.nothingRuns}
        </p>
      ) : (
        <dl class="running">
          {running.map((span) => (
            <Entry key={span.level} term={dashaStrings.levels[span.level - 1] ?? ''}>
              <strong>{rulerOf(span)}</strong> <small>{spanText(span)}</small>
            </Entry>
          ))}
        </dl>
      )}
      {balance !== null && (
        <p class="hint">
          {dashaStrings.balance(rulerOf(balance), balance.parts.years, balance.parts.months, balance.parts.days)}
        </p>
      )}
    </>
  );
}

/** Nothing for a day beyond the ephemeris. */
function runningAt(dasha: Dasha, jdUt: number): readonly DashaSpan[] {
  try {
    return dasha.runningAt(jdUt, Math.min(5, dasha.levels));
  } catch {
    return [];
  }
}
