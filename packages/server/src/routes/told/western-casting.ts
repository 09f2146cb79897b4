/** How Western charts are cast, and the second instant that several of them are about. */

import type { Chart, Moment } from '@khagol/engine';
import { jdUtOf } from '@khagol/engine/time';
import type { BirthAsked } from '../../contract/asked.ts';
import { readMoment } from '../../contract/birth.ts';
import { chartRecord } from '../../contract/chart-record.ts';
import { HOUSE_SYSTEM, NODE_TYPE } from '../../contract/choices.ts';
import { choiceSchema, Input } from '../../contract/fields.ts';
import type { JsonSchema } from '../../contract/schema.ts';
import { tropicalChoices, type WholeEngine } from '../engine.ts';

/** How a Western chart is cast. */
export interface Casting {
  readonly houseSystem: string;
  readonly nodeType: 'mean' | 'true';
}

/** Fields of a body that say it. */
export const CASTING_FIELDS: Readonly<Record<string, JsonSchema>> = {
  'houseSystem?': choiceSchema(HOUSE_SYSTEM, 'placidus'),
  'nodeType?': choiceSchema(NODE_TYPE, 'mean'),
};

/** Notes what is wrong in the input. */
export function readCasting(input: Input): Casting {
  return { houseSystem: input.choice(HOUSE_SYSTEM) ?? 'placidus', nodeType: input.choice(NODE_TYPE) ?? 'mean' };
}

/** That part of a call. */
export function castingOf({ houseSystem, nodeType }: Casting): Casting {
  return { houseSystem, nodeType };
}

/** Another instant than the birth, by the birth's own clock. Faults of the place are those of the birth, and told there. */
export function secondMoment(
  input: Input,
  engine: WholeEngine,
  field: string,
  when: Readonly<Record<string, unknown>>,
): Moment | null {
  const place = Object.fromEntries(
    ['latitude', 'longitude', 'timezone', 'elevation'].map((name) => [name, input.get(name)]),
  );
  const inner = new Input({ ...place, ...when });
  const read = readMoment(inner, engine);
  for (const fault of inner.faults)
    if (['datetime', 'date', 'time'].includes(fault.field)) input.fault(input.pathOf(field), fault.message, fault.code);
  return read?.moment ?? null;
}

/** The tropical chart of an instant. */
export function chartOf(engine: WholeEngine, moment: Moment, casting: Casting): Chart {
  return engine.chart(moment, tropicalChoices(casting));
}

/** A chart as it is published. */
export function recordOf(chart: Chart): Readonly<Record<string, unknown>> {
  return chartRecord(chart, null, { aspects: 'major' });
}

/** An instant on the clock of the birth. */
export function textOf(moment: Moment, { clock }: Pick<BirthAsked, 'clock'>): string {
  return clock.text(jdUtOf(moment));
}

/** The whole number in `year`; null where there is none, or a fault, which the input then holds. */
export function readYear(input: Input): number | null {
  const year = input.number('year', -3000, 3000, '(a year)');
  if (year === undefined || Number.isInteger(year)) return year ?? null;
  input.fault(input.pathOf('year'), 'year is a whole number.');
  return null;
}
