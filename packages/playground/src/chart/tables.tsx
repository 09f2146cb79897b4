/** The figures beside the positions: the moment, its warnings, the houses, and how it was all calculated. */

import type { JSX } from 'preact';
import type { Chart } from '../engine.ts';
import { civilText, degreesText, hoursText } from '../format.ts';
import { Entry, Scrolling, Sign } from '../parts/table-parts.tsx';
import { ayanamsaNames, bodyNames, houseSystemNames, strings } from '../strings.ts';

export function Moment({ chart }: { readonly chart: Chart }): JSX.Element {
  const { time } = chart;
  return (
    <section class="moment" aria-label={strings.moment}>
      <dl>
        <Entry term={strings.local}>{civilText(time.datetimeLocal)}</Entry>
        <Entry term={strings.utc}>{civilText(time.datetimeUtc)}</Entry>
        <Entry term={strings.offset}>{time.utcOffset}</Entry>
        <Entry term={strings.zone}>
          {time.zone}{' '}
          <small>
            {strings.zoneSources[time.zoneSource]}, {strings.tzdata(time.tzdbVersion)}
          </small>
        </Entry>
      </dl>
    </section>
  );
}

export function Warnings({ chart }: { readonly chart: Chart }): JSX.Element {
  return (
    <section class="warnings" role="status" aria-label={strings.warnings} hidden={chart.warnings.length === 0}>
      <h2>{strings.warnings}</h2>
      <ul>
        {chart.warnings.map((warning) => (
          <li key={warning.code + warning.message} data-code={warning.code}>
            {warning.message}
          </li>
        ))}
      </ul>
    </section>
  );
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
              <th scope="col" class="number">
                {strings.house}
              </th>
              <th scope="col">{strings.sign}</th>
              <th scope="col" class="number">
                {strings.cusp}
              </th>
              <th scope="col">{strings.lord}</th>
              <th scope="col">{strings.occupants}</th>
            </tr>
          </thead>
          <tbody>
            {chart.houses.map((house) => (
              <tr key={house.number}>
                <th scope="row" class="number">
                  {house.number}
                </th>
                <td>
                  <Sign id={house.sign.toLowerCase()} />
                  {house.sign}
                </td>
                <td class="number">{degreesText(house.degree)}</td>
                <td>{house.lord}</td>
                <td>
                  {house.occupants.length === 0 ? (
                    <>
                      <span class="mute" aria-hidden="true">
                        –
                      </span>
                      <span class="spoken">{strings.none}</span>
                    </>
                  ) : (
                    house.occupants.map((name) => bodyNames[name] ?? name).join(', ')
                  )}
                </td>
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
          <Entry term={strings.ayanamsaValue}>
            {degreesText(made.ayanamsaValue)} <small>{ayanamsaNames[made.ayanamsa] ?? made.ayanamsa}</small>
          </Entry>
        )}
        <Entry term={strings.houseSystemUsed}>
          {made.houseSystem === made.houseSystemUsed
            ? name(made.houseSystem)
            : strings.houseSystemInstead(name(made.houseSystemUsed), name(made.houseSystem))}
        </Entry>
        <Entry term={strings.siderealTime}>{hoursText(made.siderealTimeDeg)}</Entry>
        <Entry term={strings.obliquity}>{degreesText(made.obliquityDeg)}</Entry>
        <Entry term={strings.deltaT}>
          {made.deltaTSeconds.toFixed(2)} {strings.seconds}
        </Entry>
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
