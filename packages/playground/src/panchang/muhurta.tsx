/** A good time for a purpose, within the days that follow the one that is looked at. */

import { type MuhurtaWindow, PURPOSES, type PurposeId } from '@khagol/engine/jyotish';
import { computed, effect, type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { civilDay, weekdayText } from '../format.ts';
import { longWork, WorkBar } from '../jobs/long-work.tsx';
import { first } from '../state.ts';
import type { MuhurtaAsked, MuhurtaFound } from './muhurta-job.ts';
import { panchangStrings as say } from './strings.ts';
import { day, placeNow } from './where.tsx';

const purpose: Signal<PurposeId> = signal<PurposeId>('marriage');
const days = signal(90);
const CHOICES = [30, 90, 180, 366] as const;
const search = longWork('muhurta');

const asked = computed((): MuhurtaAsked => {
  const { ayanamsa, nodeType } = first.form.value;
  return { purpose: purpose.value, from: day.value, days: days.value, place: placeNow(), ayanamsa, nodeType };
});
/** What was found answers one question: another purpose, day or place takes it away, and stops the search for it. */
let begun = '';
effect(() => {
  if (JSON.stringify(asked.value) !== begun && search.stage.peek().state !== 'idle') search.stop();
});

export function MuhurtaFinder(): JSX.Element {
  const stage = search.stage.value;
  const begin = (): void => {
    begun = JSON.stringify(asked.value);
    search.begin(asked.value);
  };
  return (
    <section aria-labelledby="muhurta-title">
      <h2 id="muhurta-title">{say.muhurta}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <div class="pair">
          <div class="field">
            <label for="muhurta-purpose">{say.purpose}</label>
            <select
              id="muhurta-purpose"
              value={purpose.value}
              onChange={(event) => {
                purpose.value = event.currentTarget.value as PurposeId;
              }}
            >
              {PURPOSES.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
          <div class="field">
            <label for="muhurta-days">{say.days}</label>
            <select
              id="muhurta-days"
              value={String(days.value)}
              onChange={(event) => {
                days.value = Number(event.currentTarget.value);
              }}
            >
              {CHOICES.map((count) => (
                <option key={count} value={String(count)}>
                  {count}
                </option>
              ))}
            </select>
          </div>
        </div>
        <button type="submit">{say.search}</button>
      </form>
      <WorkBar stage={stage} label={say.searching} onStop={search.stop} />
      {stage.state === 'done' && <Found found={stage.output} />}
    </section>
  );
}

function Found({ found: { windows, count } }: { readonly found: MuhurtaFound }): JSX.Element {
  if (windows.length === 0)
    return (
      <p class="hint" role="status">
        {say.noWindows}
      </p>
    );
  return (
    <>
      <p class="hint" role="status">
        {say.found(windows.length, count)}
      </p>
      <ol class="windows" aria-label={say.best}>
        {windows.map((window) => (
          <li key={window.start}>
            <Window window={window} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Window({ window }: { readonly window: MuhurtaWindow }): JSX.Element {
  const { start = '', end = '', score, grade, contributions, tithi, nakshatra } = window;
  const until = end.slice(0, 10) === start.slice(0, 10) ? end.slice(11, 16) : `${civilDay(end)}, ${end.slice(11, 16)}`;
  return (
    <details>
      <summary>
        <strong>
          {weekdayText(start)}, {civilDay(start)}, {start.slice(11, 16)} – {until}
        </strong>{' '}
        <span class="badge">{say.grade(grade, score)}</span>{' '}
        <small>
          {tithi.paksha === 'shukla' ? 'Shukla' : 'Krishna'} {tithi.name}, {nakshatra.name}
        </small>
      </summary>
      <ul>
        {contributions.map(({ id, finding, value, because }) => (
          <li key={`${id} ${finding}`}>
            {finding} {value > 0 ? '+' : ''}
            {value}
            {because.length > 0 && <small> {because.join(', ')}</small>}
          </li>
        ))}
      </ul>
    </details>
  );
}
