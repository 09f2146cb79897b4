/** The sky of an instant over a natal chart. */

import type { Moment } from '@khagol/engine';
import { houseOf } from '@khagol/engine/chart';
import { aspectsBetween, type Radix, radixOf } from '@khagol/engine/western';
import type { BirthAsked } from '../../contract/asked.ts';
import { text } from '../../contract/schema.ts';
import type { WholeEngine } from '../engine.ts';
import { doubtsOfReading } from './doubts.ts';
import type { OwnFields } from './question.ts';
import {
  CASTING_FIELDS,
  type Casting,
  chartOf,
  readCasting,
  recordOf,
  secondMoment,
  textOf,
} from './western-casting.ts';
import { aspectData, bodyData, castingPoints } from './western-rows.ts';

/** An instant beside the birth. */
export interface Timed extends Casting {
  readonly moment: Moment;
}

/** The field of a second instant, read at the place of the birth. */
export function timed(field: string, description: string): OwnFields<Timed | null> {
  return {
    isSidereal: false,
    schema: { [`${field}?`]: text(description, { examples: ['2026-11-22T12:00'] }), ...CASTING_FIELDS },
    read: (input, { engine }, nowMs) => {
      const datetime = input.get(field) ?? new Date(nowMs).toISOString();
      const casting = readCasting(input);
      const moment = secondMoment(input, engine, field, { datetime });
      return moment === null ? null : { moment, ...casting };
    },
    doubts: (own) => (own === null ? [] : doubtsOfReading(field, own.moment)),
  };
}

/** Both charts, and the aspects of the one to the other. */
export function transitChartData(engine: WholeEngine, birth: BirthAsked, asked: Timed | null): unknown {
  const { moment, ...casting } = asked as Timed;
  const [natal, transit] = [chartOf(engine, birth.moment, casting), chartOf(engine, moment, casting)];
  const isTimeKnown = birth.moment.certainty.time === 'stated';
  const places = castingPoints(natal, isTimeKnown);
  const between = aspectsBetween(castingPoints(transit, false), places, { moving: 'first' });
  return {
    natal: recordOf(natal),
    transit: recordOf(transit),
    aspects: between.aspects.map(aspectData),
    transitDatetime: textOf(moment, birth),
  };
}

/** The bodies of the instant, in the houses of the birth. */
export function transitPositionsData(engine: WholeEngine, birth: BirthAsked, asked: Timed | null): unknown {
  const { moment, ...casting } = asked as Timed;
  const natal = radixOf(engine.kernel, birth.moment, casting);
  const transit = radixOf(engine.kernel, moment, casting);
  const planets = transit.points.map((point) => ({ ...bodyData(point), house: houseIn(natal, point.longitudeDeg) }));
  return { transitDatetime: textOf(moment, birth), planets };
}

/** The house of a radix that a longitude falls into; null where the hour of birth is not known. */
function houseIn({ houses, isTimeKnown }: Radix, longitudeDeg: number): number | null {
  return houses === null || !isTimeKnown ? null : houseOf(longitudeDeg, houses.cuspsDeg);
}
