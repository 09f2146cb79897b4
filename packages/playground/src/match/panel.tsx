/** Two births held against each other for a marriage, as the north and the south of India do it. */

import type { Matching } from '@khagol/engine/jyotish';
import { computed, type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { SecondForm } from '../birth/second-form.tsx';
import { jyotish } from '../jyotish.ts';
import { reasonOf } from '../opened.ts';
import { Segmented } from '../parts/segmented.tsx';
import { Entry } from '../parts/table-parts.tsx';
import { first, second } from '../state.ts';
import { Kootas, Poruthams } from './match-tables.tsx';
import { matchStrings as say } from './strings.ts';

const bride: Signal<'first' | 'second'> = signal<'first' | 'second'>('second');

type Made = { readonly matching: Matching } | { readonly reason: string };

const made = computed((): Made | undefined => {
  const [rooms, one, other] = [jyotish.value, first.shown.value, second.shown.value];
  if (rooms === undefined || one === undefined || other === undefined) return undefined;
  try {
    return {
      matching: rooms.matching(one.birth, other.birth, { bride: bride.value === 'first' ? 'person1' : 'person2' }),
    };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
});

export function Panel(): JSX.Element {
  const now = made.value;
  return (
    <>
      <SecondForm />
      {now !== undefined && 'reason' in now && (
        <p class="notice bad" role="alert">
          {now.reason}
        </p>
      )}
      {now !== undefined && 'matching' in now && <Matched matching={now.matching} />}
    </>
  );
}

function Matched({ matching }: { readonly matching: Matching }): JSX.Element {
  const { ashtakoota, porutham, papasamya } = matching;
  const { totalScore, totalScoreWithExceptions, maxScore, compatibilityLevel, compatibilityLevelWithExceptions } =
    ashtakoota;
  return (
    <>
      <section aria-labelledby="score-title">
        <h2 id="score-title">{say.score}</h2>
        <Segmented
          legend={say.bride}
          name="bride"
          value={bride.value}
          onChoose={(value) => {
            bride.value = value;
          }}
          options={(['first', 'second'] as const).map((value) => ({ value, label: say.brides[value] }))}
        />
        <p class="score" role="status">
          <strong>{say.of(totalScore, maxScore)}</strong>{' '}
          <meter value={totalScore} max={maxScore} aria-label={say.score} /> {say.level(compatibilityLevel)}
          {totalScoreWithExceptions !== totalScore && (
            <small> {say.withExceptions(totalScoreWithExceptions, compatibilityLevelWithExceptions)}</small>
          )}
        </p>
        <dl>
          {([say.first, say.second] as const).map((term, at) => {
            const { nakshatraName, pada, moonSign } = at === 0 ? ashtakoota.person1 : ashtakoota.person2;
            return (
              <Entry key={term} term={term}>
                {say.person(nakshatraName, pada, moonSign)}
              </Entry>
            );
          })}
        </dl>
        <Kootas ashtakoota={ashtakoota} />
      </section>
      <Mars matching={matching} />
      <section aria-labelledby="porutham-title">
        <h2 id="porutham-title">{say.porutham}</h2>
        <p>{say.present(porutham.presentCount, porutham.maxCount)}</p>
        <Poruthams porutham={porutham} />
        <h3>{say.papasamya}</h3>
        <p>{say.papa(papasamya.person1.total, papasamya.person2.total)}</p>
      </section>
    </>
  );
}

function Mars({ matching: { mangalDosha } }: { readonly matching: Matching }): JSX.Element {
  return (
    <section aria-labelledby="mars-title">
      <h2 id="mars-title">{say.mars}</h2>
      <p>{say.verdicts[mangalDosha.verdict]}</p>
      <ul>
        {([say.first, say.second] as const).map((who, at) => {
          const { presentFrom, remainsFrom } = at === 0 ? mangalDosha.person1 : mangalDosha.person2;
          return <li key={who}>{say.marsOf(who, presentFrom, remainsFrom)}</li>;
        })}
      </ul>
    </section>
  );
}
