/** Aspects between two charts, and houses that planets of one find in the other. */

import type { Synastry } from '@khagol/engine/western';
import type { JSX } from 'preact';
import { symbolOf } from '../engine.ts';
import { degreesText } from '../format.ts';
import { Scrolling, Sign } from '../parts/table-parts.tsx';
import { bodyNames } from '../strings.ts';
import { synastryStrings as say } from './strings.ts';

export function Aspects({ aspects }: { readonly aspects: Synastry['aspects'] }): JSX.Element {
  return (
    <Scrolling label={say.aspects}>
      <table>
        <caption class="spoken">{say.aspectsCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{say.first}</th>
            <th scope="col">{say.aspect}</th>
            <th scope="col">{say.second}</th>
            <th scope="col" class="number">
              {say.orb}
            </th>
            <th scope="col">{say.nature}</th>
          </tr>
        </thead>
        <tbody>
          {aspects.map(({ point1, point2, type, orbDeg, nature }) => (
            <tr key={`${point1} ${type} ${point2}`}>
              <th scope="row">
                <Point name={point1} />
              </th>
              <td>{type}</td>
              <td>
                <Point name={point2} />
              </td>
              <td class="number">{degreesText(orbDeg)}</td>
              <td>{nature}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

function Point({ name }: { readonly name: string }): JSX.Element {
  return (
    <>
      <Sign id={symbolOf(name)} />
      {bodyNames[name] ?? name}
    </>
  );
}

export function Overlays({ synastry: { overlays } }: { readonly synastry: Synastry }): JSX.Element {
  const others = new Map(overlays.secondInFirst.map(({ planet, house }) => [planet, house]));
  return (
    <section aria-labelledby="overlays-title">
      <h2 id="overlays-title">{say.overlays}</h2>
      <Scrolling label={say.overlays}>
        <table>
          <caption class="spoken">{say.overlaysCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{say.planet}</th>
              <th scope="col" class="number">
                {say.ofFirst}
              </th>
              <th scope="col" class="number">
                {say.ofSecond}
              </th>
            </tr>
          </thead>
          <tbody>
            {overlays.firstInSecond.map(({ planet, house }) => (
              <tr key={planet}>
                <th scope="row">
                  <Point name={planet} />
                </th>
                <td class="number">{house}</td>
                <td class="number">{others.get(planet)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </section>
  );
}
