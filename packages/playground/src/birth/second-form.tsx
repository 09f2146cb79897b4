/** The second of two people, for the tabs that hold one against the other. */

import { batch } from '@preact/signals';
import type { JSX } from 'preact';
import { first, second } from '../state.ts';
import { strings } from '../strings.ts';
import { BirthFields } from './birth-fields.tsx';
import type { Form } from './form.ts';
import { PersonContext } from './person.ts';

export function SecondForm(): JSX.Element {
  const refused = second.refusal.value;
  return (
    <section aria-label={strings.secondBirth}>
      <PersonContext.Provider value={second}>
        <form class="second" onSubmit={(event) => event.preventDefault()}>
          <h2>{strings.secondBirth}</h2>
          <BirthFields />
          <button type="button" onClick={swap}>
            {strings.swap}
          </button>
        </form>
      </PersonContext.Provider>
      {second.shown.value?.form.timeUnknown === true && <p class="hint noon">{strings.noon}</p>}
      {refused !== undefined && (
        <p class="hint">
          {strings.mend} {strings.staleSecond}
        </p>
      )}
    </section>
  );
}

/** What of a form is the birth; the rest is how its chart is cast. */
const BIRTH_FIELDS = [
  'date',
  'time',
  'timeUnknown',
  'place',
  'latitude',
  'longitude',
  'timezone',
  'elevation',
  'calendar',
  'fold',
] as const satisfies readonly (keyof Form)[];

/** Each takes the birth of the other; how charts are cast stays. */
function swap(): void {
  const [one, other] = [first.form.peek(), second.form.peek()];
  const birth = (form: Form): Partial<Form> => Object.fromEntries(BIRTH_FIELDS.map((field) => [field, form[field]]));
  batch(() => {
    first.change(birth(other));
    second.change(birth(one));
  });
}
