/** The day: its limbs, its hours, the festivals ahead, and a search for a good time. */

import { type Festival, festivalsTold, type Panchang } from '@khagol/engine/jyotish';
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { civilDay } from '../format.ts';
import { jyotish } from '../jyotish.ts';
import { reasonOf } from '../opened.ts';
import { Entry } from '../parts/table-parts.tsx';
import { Hours, Limbs } from './day-tables.tsx';
import { MuhurtaFinder } from './muhurta.tsx';
import { panchangStrings as say } from './strings.ts';
import { day, placeNow, WhereForm, where } from './where.tsx';

const FESTIVAL_DAYS = 28;
/** Fields of the place that show their own refusal. */
const OWN: ReadonlySet<string> = new Set(['latitude', 'longitude', 'timezone']);

type Made = { readonly panchang: Panchang; readonly festivals: readonly Festival[] } | { readonly reason: string };

const made = computed((): Made | undefined => {
  const rooms = jyotish.value;
  if (rooms === undefined) return undefined;
  try {
    const place = placeNow();
    return {
      panchang: rooms.panchang(day.value, place),
      festivals: rooms.festivals({ from: day.value, days: FESTIVAL_DAYS }, place),
    };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
});

export function Panel(): JSX.Element {
  const now = made.value;
  return (
    <>
      <section aria-labelledby="panchang-title">
        <h2 id="panchang-title">{say.where}</h2>
        <WhereForm />
        {now !== undefined && 'reason' in now && !OWN.has(where.refusal.value?.field ?? '') && (
          <p class="error" role="alert">
            {now.reason}
          </p>
        )}
        {now !== undefined && 'panchang' in now && <DayFacts panchang={now.panchang} />}
      </section>
      {now !== undefined && 'panchang' in now && (
        <>
          <Limbs panchang={now.panchang} />
          <Hours panchang={now.panchang} />
          <Festivals festivals={now.festivals} />
        </>
      )}
      <MuhurtaFinder />
    </>
  );
}

function DayFacts({ panchang }: { readonly panchang: Panchang }): JSX.Element {
  const { sun, moon, masa, years, ritu, vara, warnings } = panchang;
  const hour = (text: string | null): string => (text === null ? say.never : text.slice(11, 16));
  const month = ({ name, isAdhika }: { readonly name: string; readonly isAdhika: boolean }): string =>
    isAdhika ? `${name} (${say.leap})` : name;
  return (
    <>
      <dl>
        <Entry term={vara.english}>{vara.name}</Entry>
        <Entry term={say.sunrise}>{hour(sun.sunrise)}</Entry>
        <Entry term={say.sunset}>{hour(sun.sunset)}</Entry>
        <Entry term={say.moonrise}>{hour(moon.moonrise)}</Entry>
        <Entry term={say.moonset}>{hour(moon.moonset)}</Entry>
        <Entry term={say.month}>
          {month(masa.amanta)} <small>{say.amanta}</small>, {month(masa.purnimanta)} <small>{say.purnimanta}</small>
        </Entry>
        <Entry term={say.years}>
          {say.vikrama} {years.vikrama.elapsed}, {say.shaka} {years.shaka.elapsed}, {years.samvatsara.south.name}
        </Entry>
        <Entry term={say.season}>{ritu.vedic.name}</Entry>
      </dl>
      {warnings.map(({ code, message }) => (
        <p key={code} class="hint">
          {message}
        </p>
      ))}
    </>
  );
}

function Festivals({ festivals }: { readonly festivals: readonly Festival[] }): JSX.Element {
  return (
    <section aria-labelledby="festivals-title">
      <h2 id="festivals-title">{say.festivals}</h2>
      {festivals.length === 0 ? (
        <p>{say.noFestivals}</p>
      ) : (
        <dl class="festivals">
          {festivalsTold(festivals).map(({ name, date, school }) => (
            <Entry key={`${date} ${name}`} term={civilDay(date)}>
              {name} {school !== null && <small>{school}</small>}
            </Entry>
          ))}
        </dl>
      )}
    </section>
  );
}
