/** Reports: one chosen of the catalogue, made by a worker, shown and downloaded. */

import type { CatalogItem, Report } from '@khagol/engine/report';
import { effect, type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { SecondForm } from '../birth/second-form.tsx';
import { longWork, WorkBar } from '../jobs/long-work.tsx';
import { download } from '../parts/download.ts';
import { chosen, language, OrderForm } from './order-form.tsx';
import { reportStrings as say } from './strings.ts';

const catalogue = longWork('report');
const press = longWork('report');
/** Address of the last report within this page. */
const address: Signal<string | null> = signal<string | null>(null);

effect(() => {
  const code = language.value;
  catalogue.begin({ kind: 'catalogue', language: code });
});
effect(() => {
  const stage = press.stage.value;
  const before = address.peek();
  if (before !== null) URL.revokeObjectURL(before);
  address.value =
    stage.state === 'done' && stage.output.kind === 'report' ? URL.createObjectURL(pdfOf(stage.output.report)) : null;
});

/** The last catalogue that came: it stays while that of another language is on its way, and the keyboard in the form with it. */
const items: Signal<readonly CatalogItem[] | null> = signal<readonly CatalogItem[] | null>(null);
effect(() => {
  const stage = catalogue.stage.value;
  if (stage.state === 'done' && stage.output.kind === 'catalogue') items.value = stage.output.items;
});

export function Panel(): JSX.Element {
  const listed = catalogue.stage.value;
  const item = items.value?.find(({ id }) => id === chosen.value) ?? null;
  return (
    <>
      {item?.requires.includes('partner') === true && <SecondForm />}
      <section aria-labelledby="report-title">
        <h2 id="report-title">{say.title}</h2>
        <p class="hint">{say.hint}</p>
        {listed.state === 'failed' && <WorkBar stage={listed} label={say.listing} onStop={catalogue.stop} />}
        {items.value === null ? (
          listed.state !== 'failed' && <p role="status">{say.listing}</p>
        ) : (
          <OrderForm items={items.value} item={item} onOrder={press.begin} />
        )}
        <WorkBar stage={press.stage.value} label={say.making} onStop={press.stop} />
        <Made />
      </section>
    </>
  );
}

function Made(): JSX.Element | null {
  const stage = press.stage.value;
  const url = address.value;
  if (stage.state !== 'done' || stage.output.kind !== 'report' || url === null) return null;
  const { report } = stage.output;
  return (
    <div class="made">
      <p role="status">
        <strong>{report.title}</strong> {say.done(report.pageCount, Math.round(report.bytes.length / 1024))}
      </p>
      {report.warnings.map(({ code, message }) => (
        <p key={code} class="hint">
          {message}
        </p>
      ))}
      <div class="actions">
        <button type="button" onClick={() => download(pdfOf(report), `${report.reportType}-${report.language}.pdf`)}>
          {say.download}
        </button>
        <a href={url} target="_blank" rel="noopener">
          {say.open}
        </a>
      </div>
      <iframe class="preview" src={url} title={say.preview} />
    </div>
  );
}

function pdfOf({ bytes }: Report): Blob {
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
}
