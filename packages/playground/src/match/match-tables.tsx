/** The kootas of the north and the poruthams of the south, row by row. */

import type { Ashtakoota, Porutham } from '@khagol/engine/jyotish';
import type { JSX } from 'preact';
import { Scrolling } from '../parts/table-parts.tsx';
import { matchStrings as say } from './strings.ts';

export function Kootas({ ashtakoota }: { readonly ashtakoota: Ashtakoota }): JSX.Element {
  const { factors, exceptions, totalScore, totalScoreWithExceptions, maxScore } = ashtakoota;
  return (
    <>
      <Scrolling label={say.score}>
        <table>
          <caption class="spoken">{say.kootasCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{say.koota}</th>
              <th scope="col">{say.first}</th>
              <th scope="col">{say.second}</th>
              <th scope="col" class="number">
                {say.points}
              </th>
              <th scope="col" class="number">
                {say.exceptions}
              </th>
            </tr>
          </thead>
          <tbody>
            {factors.map(({ name, person1Value, person2Value, score, scoreWithExceptions, maxScore: most }) => (
              <tr key={name}>
                <th scope="row">{say.names[name] ?? name}</th>
                <td>{person1Value}</td>
                <td>{person2Value}</td>
                <td class="number">{say.of(score, most)}</td>
                <td class="number">{scoreWithExceptions}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">Σ</th>
              <td />
              <td />
              <td class="number">{say.of(totalScore, maxScore)}</td>
              <td class="number">{totalScoreWithExceptions}</td>
            </tr>
          </tbody>
        </table>
      </Scrolling>
      {exceptions.length > 0 && (
        <>
          <h3>{say.exceptionsThat}</h3>
          <ul>
            {exceptions.map(({ id, because, value: { koota, from, to } }) => (
              <li key={`${id} ${koota}`}>
                {say.names[koota] ?? koota}: {from} → {to} <small>{because.join(', ')}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

export function Poruthams({ porutham }: { readonly porutham: Porutham }): JSX.Element {
  return (
    <Scrolling label={say.porutham}>
      <table>
        <caption class="spoken">{say.poruthamCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{say.agreement}</th>
            <th scope="col">{say.grade}</th>
          </tr>
        </thead>
        <tbody>
          {porutham.poruthams.map(({ name, grade }) => (
            <tr key={name}>
              <th scope="row">{say.agreements[name] ?? name}</th>
              <td>{grade}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
