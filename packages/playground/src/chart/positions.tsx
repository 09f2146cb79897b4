/** The table of positions: where each point stands, how it moves, and how sure that is. */

import type { ComponentChildren, JSX } from 'preact';
import { type Chart, symbolOf } from '../engine.ts';
import { degreesText, doubtText, signedText } from '../format.ts';
import { Scrolling, Sign } from '../parts/table-parts.tsx';
import { bodyNames, strings } from '../strings.ts';

type Point = Chart['ascendant'] | Chart['planets'][number];

export function Positions({ chart }: { readonly chart: Chart }): JSX.Element {
  const sidereal = chart.zodiac === 'sidereal';
  const rows: readonly Point[] = [chart.ascendant, chart.midheaven, ...chart.planets];
  return (
    <section aria-labelledby="positions-title">
      <h2 id="positions-title">{strings.positions}</h2>
      <Scrolling label={strings.positions}>
        <table class="positions">
          <caption class="spoken">{strings.positionsCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{strings.body}</th>
              <th scope="col">{strings.sign}</th>
              <th scope="col" class="number">
                {strings.position}
              </th>
              {sidereal && <th scope="col">{strings.nakshatra}</th>}
              <th scope="col" class="number">
                {strings.house}
              </th>
              <th scope="col" class="number">
                {strings.speed}
              </th>
              <th scope="col" class="number" aria-describedby="doubt-hint">
                {strings.uncertainty}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((point) => (
              <PositionRow key={point.name} point={point} chart={chart} sidereal={sidereal} />
            ))}
          </tbody>
        </table>
      </Scrolling>
      <p class="hint" id="doubt-hint">
        {strings.uncertaintyHint}
      </p>
    </section>
  );
}

function PositionRow({
  point,
  chart,
  sidereal,
}: {
  readonly point: Point;
  readonly chart: Chart;
  readonly sidereal: boolean;
}): JSX.Element {
  const doubt = chart.uncertainty[point.name];
  const moving = 'speed' in point ? point : undefined;
  return (
    <tr>
      <th scope="row">
        <Sign id={symbolOf(point.name)} />
        {bodyNames[point.name] ?? point.name}
      </th>
      <td>
        <Sign id={point.sign.toLowerCase()} />
        <Doubtful point={point} part="sign">
          {point.sign}
        </Doubtful>
      </td>
      <td class="number">{degreesText(point.degree)}</td>
      {sidereal && (
        <td>
          <Doubtful point={point} part="nakshatra">
            {point.nakshatra}
          </Doubtful>{' '}
          <small>
            <Doubtful point={point} part="pada">
              {strings.pada} {point.nakshatraPada}
            </Doubtful>
          </small>
        </td>
      )}
      <td class="number">
        {moving !== undefined && (
          <Doubtful point={point} part="house">
            {moving.house}
          </Doubtful>
        )}
      </td>
      <td class="number">
        {moving !== undefined && signedText(moving.speed, 4)}
        {moving?.retrograde === true && <Sign id="retrograde" title={strings.retrograde} />}
      </td>
      <td class="number">{doubt !== undefined && doubtText(doubt.totalDeg)}</td>
    </tr>
  );
}

/** A value, underlined with dots where the doubt about the time could make it another. */
function Doubtful({
  point,
  part,
  children,
}: {
  readonly point: Point;
  readonly part: 'sign' | 'nakshatra' | 'pada' | 'house';
  readonly children: ComponentChildren;
}): JSX.Element {
  if (point.uncertain?.includes(part) !== true) return <>{children}</>;
  return (
    <abbr class="doubtful" title={strings.couldChange(part)}>
      {children}
      <span class="spoken"> ({strings.couldChange(part)})</span>
    </abbr>
  );
}
