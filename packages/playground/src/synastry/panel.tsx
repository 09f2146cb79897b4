/** Two nativities held against each other: both wheels, the aspects between them, and whose planets fall into whose houses. */

import { type BiWheelOptions, drawBiWheel } from '@khagol/engine/drawing';
import { openWestern, type Synastry } from '@khagol/engine/western';
import { computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { choicesOf, systemDefaults } from '../birth/form.ts';
import { SecondForm } from '../birth/second-form.tsx';
import type { Chart } from '../engine.ts';
import { opening, reasonOf } from '../opened.ts';
import { first, second } from '../state.ts';
import { synastryStrings as say } from './strings.ts';
import { Aspects, Overlays } from './synastry-tables.tsx';

/** Lines of the wheel and rows of the table, unless all are wanted. */
const TIGHTEST = 24;
const all = signal(false);

type Made = { readonly inner: Chart; readonly outer: Chart; readonly synastry: Synastry } | { readonly reason: string };

const made = computed((): Made | undefined => {
  const [now, one, other] = [opening.value, first.shown.value, second.shown.value];
  if (now.state !== 'open' || one === undefined || other === undefined) return undefined;
  const { houseSystem, system } = first.form.value;
  const choices = choicesOf({
    ...first.form.value,
    system: 'western',
    ...systemDefaults.western,
    ...(system === 'western' ? { houseSystem } : {}),
  });
  try {
    return {
      inner: now.engine.chart(one.birth, choices),
      outer: now.engine.chart(other.birth, choices),
      synastry: openWestern(now.engine, 'modern').synastry(one.birth, other.birth),
    };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
});

export function Panel(): JSX.Element {
  const now = made.value;
  return (
    <>
      <SecondForm />
      {now !== undefined && 'reason' in now && (
        <p class="notice bad" role="alert">
          {now.reason}
        </p>
      )}
      {now !== undefined && 'synastry' in now && <Both {...now} />}
    </>
  );
}

function Both({ inner, outer, synastry }: Extract<Made, { readonly synastry: Synastry }>): JSX.Element {
  const tight = [...synastry.aspects].sort((one, other) => one.orbDeg - other.orbDeg);
  const told = all.value ? tight : tight.slice(0, TIGHTEST);
  const { total, harmonious, challenging, neutral } = synastry.summary;
  const { svg } = drawBiWheel(inner, outer, {
    innerName: say.inner,
    outerName: say.outer,
    width: 640,
    aspects: linesOf(inner, outer, told),
  });
  return (
    <>
      <section aria-labelledby="wheel-title">
        <h2 id="wheel-title">{say.wheel}</h2>
        <p class="hint">{say.wheelHint}</p>
        {/* The engine's own drawing: it escapes every text and holds no script, style or link. */}
        <div class="picture wheel" dangerouslySetInnerHTML={{ __html: svg }} />
      </section>
      <section aria-labelledby="aspects-title">
        <h2 id="aspects-title">{say.aspects}</h2>
        <p>
          {say.summary(total, harmonious, challenging, neutral)}{' '}
          {synastry.score !== null && <small>{say.scoreOf(synastry.score.value)}.</small>}
        </p>
        <Aspects aspects={told} />
        {tight.length > TIGHTEST && (
          <label class="check">
            <input
              type="checkbox"
              checked={all.value}
              onChange={(event) => {
                all.value = event.currentTarget.checked;
              }}
            />
            <span>{say.all(tight.length)}</span>
          </label>
        )}
      </section>
      <Overlays synastry={synastry} />
    </>
  );
}

/** Of the aspects those whose both ends the wheel shows. */
function linesOf(inner: Chart, outer: Chart, aspects: Synastry['aspects']): NonNullable<BiWheelOptions['aspects']> {
  const has = (chart: Chart, name: string): boolean => chart.planets.some((planet) => planet.name === name);
  return aspects
    .filter(({ point1, point2 }) => has(inner, point1) && has(outer, point2))
    .map(({ point1, point2, type }) => ({ planet1: point1, planet2: point2, type }));
}
