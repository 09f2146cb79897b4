/** The mahadashas as one line from birth on, its years marked, with the day that is looked at. */

import type { Dasha } from '@khagol/engine/jyotish';
import type { JSX } from 'preact';
import { civilDay } from '../format.ts';
import { dashaStrings, rulerOf, spanText } from './strings.ts';

const [WIDE, HIGH, TOP] = [720, 64, 22];
const YEAR_DAYS = 365.25;
/** Years of a life that the line shows; periods beyond are in the tree. */
const YEARS = 120;

export function Timeline({ dasha, jdUt }: { readonly dasha: Dasha; readonly jdUt: number }): JSX.Element {
  const from = dasha.birthJdUt;
  const spans = dasha
    .spans()
    .filter(({ startJdUt, endJdUt }) => endJdUt > from && startJdUt < from + YEARS * YEAR_DAYS);
  const until = Math.min(from + YEARS * YEAR_DAYS, spans.at(-1)?.endJdUt ?? from + YEARS * YEAR_DAYS);
  const x = (jd: number): number => (Math.min(Math.max(jd, from), until) - from) * (WIDE / (until - from));
  const decades = Array.from({ length: Math.floor((until - from) / YEAR_DAYS / 10) + 1 }, (_, i) => i * 10);
  const day = (jd: number): string => civilDay(new Date((jd - 2_440_587.5) * 86_400_000).toISOString());
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <div class="timeline" role="group" aria-label={dashaStrings.line} tabIndex={0}>
      <svg viewBox={`0 0 ${WIDE} ${HIGH + 18}`} role="img" aria-label={dashaStrings.timeline(day(from), day(until))}>
        {spans.map((span, index) => {
          const [left, right] = [x(span.startJdUt), x(span.endJdUt)];
          return (
            <g
              key={span.startJdUt}
              class={jdUt >= span.startJdUt && jdUt < span.endJdUt ? 'runs' : index % 2 ? 'odd' : ''}
            >
              <title>{`${rulerOf(span)}: ${spanText(span)}`}</title>
              <rect x={left} y={TOP} width={Math.max(0, right - left)} height={HIGH - TOP} />
              {right - left > 34 && (
                <text x={(left + right) / 2} y={TOP + 26} text-anchor="middle">
                  {rulerOf(span)}
                </text>
              )}
            </g>
          );
        })}
        {decades.map((age) => (
          <text
            key={age}
            class="age"
            x={x(from + age * YEAR_DAYS)}
            y={HIGH + 14}
            text-anchor={age === 0 ? 'start' : 'middle'}
          >
            {age}
          </text>
        ))}
        {jdUt >= from && jdUt <= until && <path class="day" d={`M${x(jdUt)} ${TOP - 8}V${HIGH + 4}`} />}
      </svg>
    </div>
  );
}
