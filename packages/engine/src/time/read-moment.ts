/**
 * Checks that an unknown value is a moment: one that was stored, sent as JSON or put together by hand. For the doors that take a birth or a
 * moment; what `resolveMoment` and `momentAt` return passes.
 */

import { oneOf } from '../choice.ts';
import {
  isRecord,
  kindOf,
  readFlag,
  readList,
  readNumber,
  readRecord,
  readText,
  refusal,
  type Unread,
} from '../input.ts';
import { checkJd } from '../span.ts';
import type { Certainty, Instant, Moment, TimeScale, ZoneUse } from './moment.ts';
import { readPlace } from './place.ts';

const MOST_SECONDS = 1e9;

/** Whether a value means to be a moment and no birth: its `tt` is an object, a birth has none. */
export function isMoment(value: unknown): boolean {
  return isRecord(value) && isRecord(value['tt']);
}

/**
 * An unknown value as a moment.
 *
 * @returns the same figures; members that a moment does not have are not handed on
 * @throws  EngineError with the path of the member: INVALID_OPTION, INVALID_DATETIME for an instant that is none, OUT_OF_SPAN for one outside the
 *          years −3200 … 3400, INVALID_LATITUDE, INVALID_LONGITUDE, INVALID_ELEVATION
 */
export function readMoment(value: unknown): Moment {
  const moment = readRecord('moment', value, 'a moment as engine.moment makes it');
  return {
    utc: readText('moment.utc', moment['utc']),
    local: readText('moment.local', moment['local']),
    calendar: oneOf('moment.calendar', moment['calendar'], ['gregorian', 'julian']),
    tt: readInstant('moment.tt', moment['tt'], 'tt'),
    ut1: readInstant('moment.ut1', moment['ut1'], 'ut1'),
    deltaTSeconds: readSeconds('moment.deltaTSeconds', moment['deltaTSeconds'], -MOST_SECONDS),
    place: readPlace('moment.place', moment['place']),
    zone: readZoneUse(readRecord('moment.zone', moment['zone'], 'an object with id, source and offsetSeconds')),
    certainty: readCertainty(readRecord('moment.certainty', moment['certainty'], 'an object with time and two doubts')),
    warnings: readList('moment.warnings', moment['warnings'], 'a list of warnings').map((entry, i) => {
      const warning = readRecord(`moment.warnings[${i}]`, entry, 'an object with code and message');
      return {
        code: readText(`moment.warnings[${i}].code`, warning['code']),
        message: readText(`moment.warnings[${i}].message`, warning['message']),
      };
    }),
  };
}

/**
 * An instant in the scale asked for, within the years −3200 … 3400.
 *
 * @throws  EngineError INVALID_DATETIME when it is none or in another scale; OUT_OF_SPAN
 */
export function readInstant<S extends TimeScale>(field: string, value: unknown, scale: S): Instant<S> {
  const allowed = `{ scale: '${scale}', day, fraction }: a Julian date in two finite parts`;
  const refuse = (why: string) => refusal('INVALID_DATETIME', field, allowed, `${field} must be ${allowed}; ${why}.`);
  if (!isRecord(value)) throw refuse(`${kindOf(value)} is not`);
  const { day, fraction } = value as { day?: unknown; fraction?: unknown };
  if (value['scale'] !== scale) {
    throw refuse(
      typeof value['scale'] === 'string' ? `its scale is "${value['scale'].slice(0, 12)}"` : 'its scale is missing',
    );
  }
  if (typeof day !== 'number' || typeof fraction !== 'number' || !Number.isFinite(day + fraction)) {
    throw refuse('its day and fraction are not');
  }
  checkJd(field, day + fraction);
  return { scale, day, fraction };
}

function readZoneUse(zone: Unread): ZoneUse {
  return {
    id: readText('moment.zone.id', zone['id']),
    source: oneOf('moment.zone.source', zone['source'], [
      'datetime',
      'field-offset',
      'field-iana',
      'inferred',
      'nautical',
    ]),
    offsetSeconds: readSeconds('moment.zone.offsetSeconds', zone['offsetSeconds'], -86400, 86400),
    localMeanTime: readFlag('moment.zone.localMeanTime', zone['localMeanTime']),
    tzdata: readText('moment.zone.tzdata', zone['tzdata']),
  };
}

function readCertainty(certainty: Unread): Certainty {
  return {
    time: oneOf('moment.certainty.time', certainty['time'], ['stated', 'assumed']),
    timeSeconds: readSeconds('moment.certainty.timeSeconds', certainty['timeSeconds'], 0),
    deltaTSeconds: readSeconds('moment.certainty.deltaTSeconds', certainty['deltaTSeconds'], 0),
  };
}

function readSeconds(field: string, value: unknown, lowest: number, highest: number = MOST_SECONDS): number {
  return readNumber(field, value, { code: 'INVALID_OPTION', lowest, highest, unit: 'seconds' });
}
