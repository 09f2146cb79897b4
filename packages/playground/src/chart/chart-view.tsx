/** The picture, its style, and what can be done with it. */

import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Check } from '../birth/fields.tsx';
import type { Form, Style } from '../birth/form.ts';
import { type Chart, draw, findAspects } from '../engine.ts';
import { civilText } from '../format.ts';
import { download } from '../parts/download.ts';
import { Segmented } from '../parts/segmented.tsx';
import { first, fragmentNow } from '../state.ts';
import { strings } from '../strings.ts';
import { houseDrawnAt } from './house-told.ts';
import { HouseView } from './house-view.tsx';
import { chartStrings } from './strings.ts';
import { DIVISIONS, divisionOf, vargaDrawn } from './varga-drawn.ts';

const { form, change } = first;
const told = signal('');
/** The house that is explained, 1 … 12. */
const house = signal(1);
/** On a phone the wheel does without the figures around it, and is larger for it. */
const phone = matchMedia('(max-width: 30rem)');
const narrow = signal(phone.matches);
phone.addEventListener('change', () => {
  narrow.value = phone.matches;
});

export function ChartView({ chart }: { readonly chart: Chart }): JSX.Element {
  const { style, varga } = form.value;
  const division = divisionOf(chart, varga);
  const drawn = vargaDrawn(chart, division.division);
  const picture = useRef<HTMLDivElement>(null);
  const svg = pictureOf(drawn, form.value, 'variables', division);
  const ascendant = drawn.ascendant.signNumber;
  // Pointing at a house explains it, on a screen to be touched too; a wheel has none to point at. The keyboard has the row of houses below.
  useEffect(() => {
    const box = picture.current;
    if (box === null || style === 'wheel') return;
    const onPoint = ({ target }: PointerEvent): void => {
      const group = target instanceof Element ? target.closest('.house') : null;
      if (group !== null) house.value = houseDrawnAt(housesIn(box).indexOf(group), style, ascendant);
    };
    box.addEventListener('pointerover', onPoint);
    return () => box.removeEventListener('pointerover', onPoint);
  }, [style, ascendant]);
  useEffect(() => {
    if (style === 'wheel') return;
    housesIn(picture.current).forEach((group, index) => {
      group.classList.toggle('told', houseDrawnAt(index, style, ascendant) === house.value);
    });
  }, [svg, house.value]);
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
        {chart.zodiac === 'sidereal' && (
          <label class="varga">
            {chartStrings.varga}{' '}
            <select value={division.id} onChange={(event) => change({ varga: event.currentTarget.value })}>
              {DIVISIONS.map(({ id, name }) => (
                <option key={id} value={id}>
                  {chartStrings.vargaOption(id, name)}
                </option>
              ))}
            </select>
          </label>
        )}
        <div class="switches">
          {style === 'wheel' ? (
            division.division === 1 && <Check field="aspects" label={strings.aspects} />
          ) : (
            <Check field="symbols" label={strings.symbols} />
          )}
          <Check field="degrees" label={strings.degrees} />
        </div>
      </div>
      {/* The engine's own drawing: it escapes every text and holds no script, style or link. */}
      <div ref={picture} class={`picture ${style}`} dangerouslySetInnerHTML={{ __html: svg }} />
      <HouseView
        drawn={drawn}
        number={house.value}
        bySign={style !== 'wheel'}
        onChoose={(number) => {
          house.value = number;
        }}
      />
      <div class="actions">
        <button type="button" onClick={copyLink}>
          {strings.share}
        </button>
        <button type="button" onClick={() => savePicture(drawn, division)}>
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

function housesIn(picture: Element | null): readonly Element[] {
  return [...(picture?.querySelectorAll('.house') ?? [])];
}

function pictureOf(
  chart: Chart,
  { style, symbols, degrees, aspects, place }: Form,
  colours: 'variables' | 'light',
  { id, name, division }: ReturnType<typeof divisionOf>,
): string {
  const named = division === 1 ? '' : chartStrings.vargaOption(id, name);
  const caption =
    colours === 'light' || style !== 'wheel'
      ? [named, place.split(',')[0] ?? '', civilText(chart.time.datetimeLocal)].filter((line) => line !== '')
      : [];
  const common = { degrees, colours, width: 640, ...(named === '' ? {} : { title: named }) } as const;
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
        aspects: aspects && division === 1 ? findAspects(chart.planets) : [],
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

function savePicture(drawn: Chart, division: ReturnType<typeof divisionOf>): void {
  const picture = new Blob([pictureOf(drawn, form.value, 'light', division)], { type: 'image/svg+xml' });
  download(picture, `chart-${form.value.date}-${division.id}-${form.value.style}.svg`);
}
