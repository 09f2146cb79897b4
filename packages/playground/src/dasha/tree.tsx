/** The periods within periods: native disclosure all the way down, each level worked out when it is opened. */

import type { Dasha, DashaSpan } from '@khagol/engine/jyotish';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { dashaStrings, rulerOf, spanText } from './strings.ts';

interface TreeProps {
  readonly dasha: Dasha;
  /** What runs then is marked; NaN marks nothing. */
  readonly jdUt: number;
}

export function Tree({ dasha, jdUt }: TreeProps): JSX.Element {
  return <Spans dasha={dasha} spans={dasha.spans()} jdUt={jdUt} />;
}

function Spans({ spans, ...rest }: TreeProps & { readonly spans: readonly DashaSpan[] }): JSX.Element {
  return (
    <ul class="spans">
      {spans.map((span) => (
        <li key={`${span.startJdUt} ${span.seat}`}>
          <Span span={span} {...rest} />
        </li>
      ))}
    </ul>
  );
}

function Span({ dasha, span, jdUt }: TreeProps & { readonly span: DashaSpan }): JSX.Element {
  const isOpen = useSignal(false);
  const runs = jdUt >= span.startJdUt && jdUt < span.endJdUt;
  const words = (
    <>
      <strong>{rulerOf(span)}</strong> <small>{spanText(span)}</small>
      {runs && <span class="badge">{dashaStrings.now}</span>}
    </>
  );
  if (span.level >= dasha.levels || span.startJdUt === span.endJdUt) return <p class="leaf">{words}</p>;
  return (
    <details
      class={runs ? 'runs' : ''}
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>{words}</summary>
      {isOpen.value && <Spans dasha={dasha} spans={dasha.children(span)} jdUt={jdUt} />}
    </details>
  );
}
