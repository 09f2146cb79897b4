/** What the tables and lists of figures are put together from. */

import type { ComponentChildren, JSX } from 'preact';
import { drawSymbol } from '../engine.ts';
import { strings } from '../strings.ts';

/** A term and its value in a list of them. */
export function Entry({
  term,
  children,
}: {
  readonly term: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A wide table on a narrow screen scrolls by itself, by keyboard too. */
export function Scrolling({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <div class="scrolling" role="region" aria-label={strings.tableOf(label)} tabIndex={0}>
      {children}
    </div>
  );
}

/** A symbol beside its name: silent, as the name says it. With a title it speaks for itself. */
export function Sign({ id, title }: { readonly id: string | undefined; readonly title?: string }): JSX.Element | null {
  if (id === undefined) return null;
  return (
    <span
      class="symbol"
      aria-hidden={title === undefined}
      dangerouslySetInnerHTML={{ __html: drawSymbol(id, title ?? '', 18).svg }}
    />
  );
}
