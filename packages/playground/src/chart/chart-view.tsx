/** The picture, its style, and what can be done with it. */

import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { Check } from '../birth/fields.tsx';
import type { Form, Style } from '../birth/form.ts';
import { type Chart, draw, findAspects } from '../engine.ts';
import { civilText } from '../format.ts';
import { download } from '../parts/download.ts';
import { Segmented } from '../parts/segmented.tsx';
import { first, fragmentNow } from '../state.ts';
import { strings } from '../strings.ts';

const { form, change } = first;
const told = signal('');
/** On a phone the wheel does without the figures around it, and is larger for it. */
const phone = matchMedia('(max-width: 30rem)');
const narrow = signal(phone.matches);
phone.addEventListener('change', () => {
  narrow.value = phone.matches;
});

export function ChartView({ chart }: { readonly chart: Chart }): JSX.Element {
  const { style } = form.value;
  return (
    <section class="chart" aria-label={strings.chart}>
      <div class="toolbar">
        <Segmented
          legend={strings.styleLegend}
          name="style"
          value={style}
          hideLegend
          onChoose={(chosen: Style) => change({ style: chosen })}
          options={(['north', 'south', 'east', 'wheel'] as const).map((value) => ({ value, label: strings[value] }))}
        />
        <div class="switches">
          {style === 'wheel' ? (
            <Check field="aspects" label={strings.aspects} />
          ) : (
            <Check field="symbols" label={strings.symbols} />
          )}
          <Check field="degrees" label={strings.degrees} />
        </div>
      </div>
      {/* The engine's own drawing: it escapes every text and holds no script, style or link. */}
      <div class={`picture ${style}`} dangerouslySetInnerHTML={{ __html: pictureOf(chart, form.value, 'variables') }} />
      <div class="actions">
        <button type="button" onClick={copyLink}>
          {strings.share}
        </button>
        <button type="button" onClick={() => savePicture(chart)}>
          {strings.save}
        </button>
        <button type="button" onClick={() => print()}>
          {strings.print}
        </button>
        <p role="status">{told.value}</p>
      </div>
    </section>
  );
}

function pictureOf(
  chart: Chart,
  { style, symbols, degrees, aspects, place }: Form,
  colours: 'variables' | 'light',
): string {
  const caption =
    colours === 'light' || style !== 'wheel'
      ? [place.split(',')[0] ?? '', civilText(chart.time.datetimeLocal)].filter((line) => line !== '')
      : [];
  const common = { degrees, colours, width: 640 } as const;
  switch (style) {
    case 'north':
      return draw(chart, { style, symbols, ...common, ...(colours === 'light' ? { caption } : {}) }).svg;
    case 'south':
      return draw(chart, { style, symbols, caption, ...common }).svg;
    case 'east':
      return draw(chart, { style, symbols, caption, ...common }).svg;
    case 'wheel':
      return draw(chart, {
        style,
        ...common,
        cuspDegrees: !narrow.value,
        aspects: aspects ? findAspects(chart.planets) : [],
        ...(colours === 'light' ? { caption } : {}),
      }).svg;
  }
}

async function copyLink(): Promise<void> {
  history.replaceState(null, '', `#${fragmentNow()}`);
  try {
    await navigator.clipboard.writeText(location.href);
    told.value = strings.shared;
  } catch {
    told.value = strings.sharedByHand;
  }
}

function savePicture(chart: Chart): void {
  const picture = new Blob([pictureOf(chart, form.value, 'light')], { type: 'image/svg+xml' });
  download(picture, `chart-${form.value.date}-${form.value.style}.svg`);
}
