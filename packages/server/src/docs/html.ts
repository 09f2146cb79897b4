/** HTML as text: everything that is not markup of ours is escaped, so that no name, example or description can become a tag. */

/** Markup that has been escaped where it had to be. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | readonly Part[];

/** Markup with values in it; lists are joined, null is nothing, everything else is escaped. */
export function html(strings: TemplateStringsArray, ...values: readonly Part[]): Html {
  return new Html(strings.map((one, i) => one + (i < values.length ? written(values[i] as Part) : '')).join(''));
}

function written(value: Part): string {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(written).join('');
  return escaped(String(value));
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A sentence of the document, with what stands between backticks as code. */
export function prose(text: string): Html {
  return new Html(
    text
      .split('`')
      .map((part, i) => (i % 2 === 0 ? escaped(part) : `<code>${escaped(part)}</code>`))
      .join(''),
  );
}

/** A piece of code that can be scrolled by keyboard, with a button that copies it once a script is there. */
export function code(text: string, label: string): Html {
  return html`<div class="code"><button type="button" class="copy" hidden>Copy<span class="unseen"> ${label}</span></button><pre tabindex="0" aria-label="${label}"><code>${text}</code></pre></div>`;
}
