/** The tables of a day: limbs one after another, and its good and bad hours. */

import type { Panchang } from '@khagol/engine/jyotish';
import type { JSX } from 'preact';
import { Scrolling } from '../parts/table-parts.tsx';
import { hourText, panchangStrings as say } from './strings.ts';

interface Ending {
  readonly name: string;
  readonly end: string;
}

export function Limbs({ panchang }: { readonly panchang: Panchang }): JSX.Element {
  const { date, tithi, nakshatra, yoga, karana, moonSign, sunSign } = panchang;
  const rows: readonly (readonly [label: string, spans: readonly Ending[]])[] = [
    [
      say.tithi,
      tithi.map(({ paksha, name, end }) => ({ name: `${paksha === 'shukla' ? 'Shukla' : 'Krishna'} ${name}`, end })),
    ],
    [say.nakshatra, nakshatra],
    [say.yoga, yoga],
    [say.karana, karana],
    [say.moonSign, moonSign],
    [say.sunSign, sunSign],
  ];
  return (
    <section aria-labelledby="limbs-title">
      <h2 id="limbs-title">{say.limbs}</h2>
      <Scrolling label={say.limbs}>
        <table>
          <caption class="spoken">{say.limbsCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{say.limb}</th>
              <th scope="col">{say.value}</th>
              <th scope="col">{say.until}</th>
            </tr>
          </thead>
          <tbody>
            {rows.flatMap(([label, spans]) =>
              spans.map(({ name, end }, index) => (
                <tr key={`${label} ${end}`}>
                  <th scope="row">{index === 0 ? label : <span class="spoken">{label}</span>}</th>
                  <td>{name}</td>
                  <td>{hourText(end, date)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </Scrolling>
    </section>
  );
}

export function Hours({ panchang }: { readonly panchang: Panchang }): JSX.Element {
  const { date, periods } = panchang;
  const rows = periods
    .filter(({ isApplicable }) => isApplicable)
    .flatMap(({ id, name, nature, note, spans }) => spans.map((span) => ({ id, name, nature, note, ...span })))
    .sort((one, other) => one.startJdUt - other.startJdUt);
  return (
    <section aria-labelledby="hours-title">
      <h2 id="hours-title">{say.periods}</h2>
      <Scrolling label={say.periods}>
        <table>
          <caption class="spoken">{say.periodsCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{say.period}</th>
              <th scope="col">{say.nature}</th>
              <th scope="col">{say.from}</th>
              <th scope="col">{say.until}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, nature, note, start, end }) => (
              <tr key={`${id} ${start}`}>
                <th scope="row">
                  {name}
                  {note !== null && <small> {note}</small>}
                </th>
                <td class={nature}>{say.natures[nature] ?? nature}</td>
                <td>{hourText(start, date)}</td>
                <td>{hourText(end, date)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </section>
  );
}
