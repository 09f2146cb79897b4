/** The figures behind the picture: positions, houses, the moment and how it was all calculated. */

import type { ComponentChildren, JSX } from 'preact';
import { type Chart, drawSymbol, symbolOf } from './engine.ts';
import { civilText, degreesText, doubtText, hoursText, signedText } from './format.ts';
import { ayanamsaNames, bodyNames, houseSystemNames, strings } from './strings.ts';

type Point = Chart['ascendant'] | Chart['planets'][number];

export function Moment({ chart }: { readonly chart: Chart }): JSX.Element {
  const { time } = chart;
  return (
    <section class="moment" aria-label={strings.moment}>
      <dl>
        <Entry term={strings.local}>{civilText(time.datetimeLocal)}</Entry>
        <Entry term={strings.utc}>{civilText(time.datetimeUtc)}</Entry>
        <Entry term={strings.offset}>{time.utcOffset}</Entry>
        <Entry term={strings.zone}>{time.zone} <small>{strings.zoneSources[time.zoneSource]}, {strings.tzdata(time.tzdbVersion)}</small></Entry>
      </dl>
    </section>
  );
}

export function Warnings({ chart }: { readonly chart: Chart }): JSX.Element {
  return (
    <section class="warnings" role="status" aria-label={strings.warnings} hidden={chart.warnings.length === 0}>
      <h2>{strings.warnings}</h2>
      <ul>{chart.warnings.map((warning) => <li key={warning.code + warning.message} data-code={warning.code}>{warning.message}</li>)}</ul>
    </section>
  );
}

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
              <th scope="col">{strings.body}</th><th scope="col">{strings.sign}</th><th scope="col" class="number">{strings.position}</th>
              {sidereal && <th scope="col">{strings.nakshatra}</th>}
              <th scope="col" class="number">{strings.house}</th><th scope="col" class="number">{strings.speed}</th>
              <th scope="col" class="number" aria-describedby="doubt-hint">{strings.uncertainty}</th>
            </tr>
          </thead>
          <tbody>{rows.map((point) => <PositionRow key={point.name} point={point} chart={chart} sidereal={sidereal} />)}</tbody>
        </table>
      </Scrolling>
      <p class="hint" id="doubt-hint">{strings.uncertaintyHint}</p>
    </section>
  );
}

function PositionRow({ point, chart, sidereal }: { readonly point: Point; readonly chart: Chart; readonly sidereal: boolean }): JSX.Element {
  const doubt = chart.uncertainty[point.name];
  const moving = 'speed' in point ? point : undefined;
  return (
    <tr>
      <th scope="row"><Symbol id={symbolOf(point.name)} />{bodyNames[point.name] ?? point.name}</th>
      <td><Symbol id={point.sign.toLowerCase()} /><Doubtful point={point} part="sign">{point.sign}</Doubtful></td>
      <td class="number">{degreesText(point.degree)}</td>
      {sidereal && <td><Doubtful point={point} part="nakshatra">{point.nakshatra}</Doubtful> <small><Doubtful point={point} part="pada">{strings.pada} {point.nakshatraPada}</Doubtful></small></td>}
      <td class="number">{moving !== undefined && <Doubtful point={point} part="house">{moving.house}</Doubtful>}</td>
      <td class="number">
        {moving !== undefined && signedText(moving.speed, 4)}
        {moving?.retrograde === true && <Symbol id="retrograde" title={strings.retrograde} />}
      </td>
      <td class="number">{doubt !== undefined && doubtText(doubt.totalDeg)}</td>
    </tr>
  );
}

/** A value, underlined with dots where the doubt about the time could make it another. */
function Doubtful({ point, part, children }: { readonly point: Point; readonly part: 'sign' | 'nakshatra' | 'pada' | 'house'; readonly children: ComponentChildren }): JSX.Element {
  if (point.uncertain?.includes(part) !== true) return <>{children}</>;
  return <abbr class="doubtful" title={strings.couldChange(part)}>{children}<span class="spoken"> ({strings.couldChange(part)})</span></abbr>;
}

export function Houses({ chart }: { readonly chart: Chart }): JSX.Element {
  return (
    <section aria-labelledby="houses-title">
      <h2 id="houses-title">{strings.houses}</h2>
      <Scrolling label={strings.houses}>
        <table>
          <caption class="spoken">{strings.housesCaption}</caption>
          <thead>
            <tr>
              <th scope="col" class="number">{strings.house}</th><th scope="col">{strings.sign}</th><th scope="col" class="number">{strings.cusp}</th>
              <th scope="col">{strings.lord}</th><th scope="col">{strings.occupants}</th>
            </tr>
          </thead>
          <tbody>
            {chart.houses.map((house) => (
              <tr key={house.number}>
                <th scope="row" class="number">{house.number}</th>
                <td><Symbol id={house.sign.toLowerCase()} />{house.sign}</td>
                <td class="number">{degreesText(house.degree)}</td>
                <td>{house.lord}</td>
                <td>{house.occupants.length === 0 ? <span class="mute" aria-label={strings.none}>–</span> : house.occupants.map((name) => bodyNames[name] ?? name).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </section>
  );
}

export function Calculation({ chart }: { readonly chart: Chart }): JSX.Element {
  const { calculation: made } = chart;
  const name = (id: string): string => houseSystemNames[id] ?? id;
  return (
    <section aria-labelledby="calculation-title">
      <h2 id="calculation-title">{strings.calculation}</h2>
      <dl class="calculation">
        {made.ayanamsa !== null && made.ayanamsaValue !== null && (
          <Entry term={strings.ayanamsaValue}>{degreesText(made.ayanamsaValue)} <small>{ayanamsaNames[made.ayanamsa] ?? made.ayanamsa}</small></Entry>
        )}
        <Entry term={strings.houseSystemUsed}>
          {made.houseSystem === made.houseSystemUsed ? name(made.houseSystem) : strings.houseSystemInstead(name(made.houseSystemUsed), name(made.houseSystem))}
        </Entry>
        <Entry term={strings.siderealTime}>{hoursText(made.siderealTimeDeg)}</Entry>
        <Entry term={strings.obliquity}>{degreesText(made.obliquityDeg)}</Entry>
        <Entry term={strings.deltaT}>{made.deltaTSeconds.toFixed(2)} {strings.seconds}</Entry>
        <Entry term={`${strings.julianDay} TT`}>{made.julianDayTt.toFixed(6)}</Entry>
        <Entry term={`${strings.julianDay} UT`}>{made.julianDayUt.toFixed(6)}</Entry>
        <Entry term={strings.nodeType}>{made.nodeType === 'mean' ? strings.nodeMean : strings.nodeTrue}</Entry>
        <Entry term={strings.ephemeris}>{made.ephemeris}</Entry>
        <Entry term={strings.rules}>{made.rulesEdition}</Entry>
        <Entry term={strings.version}>{made.engineVersion}</Entry>
      </dl>
    </section>
  );
}

function Entry({ term, children }: { readonly term: string; readonly children: ComponentChildren }): JSX.Element {
  return <div><dt>{term}</dt><dd>{children}</dd></div>;
}

/** A wide table on a narrow screen scrolls by itself, by keyboard too. */
function Scrolling({ label, children }: { readonly label: string; readonly children: ComponentChildren }): JSX.Element {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
  return <div class="scrolling" role="region" aria-label={label} tabIndex={0}>{children}</div>;
}

/** A symbol beside its name: silent, as the name says it. With a title it speaks for itself. */
function Symbol({ id, title }: { readonly id: string | undefined; readonly title?: string }): JSX.Element | null {
  if (id === undefined) return null;
  return <span class="symbol" aria-hidden={title === undefined} dangerouslySetInnerHTML={{ __html: drawSymbol(id, title ?? '', 18).svg }} />;
}
