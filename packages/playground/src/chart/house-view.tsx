/** One house in words, chosen by a row of twelve, or by pointing at the drawing. */

import type { JSX } from 'preact';
import type { Chart } from '../engine.ts';
import { Segmented } from '../parts/segmented.tsx';
import { Entry } from '../parts/table-parts.tsx';
import { bodyNames, strings } from '../strings.ts';
import { houseTold } from './house-told.ts';
import { chartStrings } from './strings.ts';

interface HouseViewProps {
  readonly drawn: Chart;
  /** 1 … 12. */
  readonly number: number;
  readonly bySign: boolean;
  readonly onChoose: (number: number) => void;
}

const NUMBERS = Array.from({ length: 12 }, (_, index) => String(index + 1));

export function HouseView({ drawn, number, bySign, onChoose }: HouseViewProps): JSX.Element {
  const { sign, lord, lordAt, occupants, lookedAtBy, aspects } = houseTold(drawn, number, bySign);
  const called = (name: string): string => bodyNames[name] ?? name;
  const listed = (names: readonly string[]): string =>
    names.length === 0 ? strings.none : names.map(called).join(', ');
  return (
    <div class="house-told">
      <Segmented
        legend={chartStrings.explain}
        name="house"
        value={String(number)}
        onChoose={(chosen: string) => onChoose(Number(chosen))}
        options={NUMBERS.map((value) => ({ value, label: value }))}
      />
      <div role="status">
        <dl>
          <Entry term={chartStrings.houseNumber(number)}>{sign}</Entry>
          <Entry term={strings.lord}>
            {lord} {lordAt !== null && <small>{chartStrings.lordAt(lordAt.sign, lordAt.house)}</small>}
          </Entry>
          <Entry term={strings.occupants}>{listed(occupants)}</Entry>
          {drawn.zodiac === 'sidereal' ? (
            <Entry term={chartStrings.lookedAtBy}>{listed(lookedAtBy)}</Entry>
          ) : (
            <Entry term={chartStrings.aspects}>
              {aspects.length === 0
                ? strings.none
                : aspects.map(({ from, type, to }) => `${called(from)} ${type} ${called(to)}`).join(', ')}
            </Entry>
          )}
        </dl>
      </div>
    </div>
  );
}
