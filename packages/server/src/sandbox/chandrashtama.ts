/** Sandbox: the Moon in the eighth from a natal sign that the query names; the sample’s where it names none. */

import { NAKSHATRAS, SIGNS } from '@khagol/engine/chart';
import { DAY_QUERY, readDay, type SampledDay } from '../contract/sandbox-input.ts';
import { noteOf, SAMPLE_BIRTH } from '../contract/sandbox-sample.ts';
import { NAKSHATRA_FIELD, readNakshatra, readSign, SIGN_FIELD } from '../contract/sign.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import { invalidInput } from '../http/refusal.ts';
import type { Doors } from '../routes/told/doors.ts';
import { kundliOf } from '../routes/told/doshas.ts';
import { doubtsOfDay, told } from '../routes/told/doubts.ts';
import { CHANDRASHTAMA_PERIODS, type ChandrashtamaAsked, signsOfStar } from '../routes/told/special-births.ts';
import { SANDBOX_GET } from './sandbox-row.ts';

interface Sampled extends ChandrashtamaAsked {
  readonly day: SampledDay;
}

export function chandrashtamaRow(doors: Doors): AnyRow {
  const { summary, data, tell } = CHANDRASHTAMA_PERIODS;
  const row: Row<Sampled> = {
    ...SANDBOX_GET,
    id: 'sandboxChandrashtamaPeriods',
    path: '/sandbox/astrology/chandrashtama-periods',
    summary,
    query: { ...DAY_QUERY, sign: SIGN_FIELD, nakshatra: NAKSHATRA_FIELD },
    data,
    parse: ({ query }, { nowMs }) => {
      const day = readDay(query, doors.engine, nowMs);
      const star = query['nakshatra'] === undefined ? null : readNakshatra(query['nakshatra']);
      const own = query['sign'] === undefined ? null : readSign(query['sign']);
      const sampled = own === null && star === null;
      const { Moon } = kundliOf({ moment: doors.engine.moment(SAMPLE_BIRTH), ayanamsa: day.ayanamsa }, doors).grahas;
      const sign = own ?? (star === null ? Moon.sign : signsOfStar(star)[0]);
      if (star !== null && !signsOfStar(star).includes(sign as number))
        throw invalidInput([
          {
            code: 'VALIDATION_ERROR',
            field: 'nakshatra',
            message: `${NAKSHATRAS[star - 1]} does not lie in ${SIGNS[(sign as number) - 1]}.`,
          },
        ]);
      const { fromRequest, fromSample } = day.note.inputUsage;
      const named = ['sign', 'nakshatra'].filter((name) => query[name] !== undefined);
      const note = noteOf([...fromRequest, ...named], sampled ? [...fromSample, 'sign', 'nakshatra'] : fromSample);
      return { day: { ...day, note }, sign: sign as number, nakshatra: sampled ? Moon.nakshatra : star };
    },
    run: (asked) => ({
      ...told(
        'date',
        () => tell(asked, doors),
        () => doubtsOfDay(asked.day, doors),
      ),
      sample: asked.day.note,
    }),
  };
  return row as AnyRow;
}
