/** Sandbox, transits: where the planets are now, or at a given instant. */

import type { ChartChoices, Moment } from '@khagol/engine';
import { findAspects } from '@khagol/engine/chart';
import { readMoment } from '../contract/birth.ts';
import { lunarPhaseIn } from '../contract/chart-record.ts';
import { AYANAMSA, publishedAyanamsa, ZODIAC } from '../contract/choices.ts';
import type { SampleNote } from '../contract/envelopes.ts';
import { choiceSchema, Input } from '../contract/fields.ts';
import { noteOf } from '../contract/sandbox-sample.ts';
import { ref, text } from '../contract/schema.ts';
import type { Row } from '../gate/row.ts';
import { dateTimeOfQuery } from '../http/query.ts';
import { invalidInput } from '../http/refusal.ts';
import { type ServedEngine, siderealChoices, tropicalChoices } from '../routes/engine.ts';
import { sandboxRow } from './core.ts';

interface TransitInput {
  readonly moment: Moment;
  readonly choices: ChartChoices;
  readonly note: SampleNote;
}

export function transitsRow(engine: ServedEngine): Row<TransitInput> {
  return {
    ...sandboxRow,
    id: 'sandboxTransitsCurrent',
    method: 'GET',
    path: '/sandbox/transits/current',
    summary: 'The planets now, or at an instant, with their aspects and the Moon’s phase.',
    body: 'none',
    request: null,
    params: {},
    success: 200,
    query: {
      datetime: text('ISO 8601; UTC unless it carries an offset. Now when left out.'),
      zodiac: choiceSchema(ZODIAC, 'sidereal'),
      ayanamsa: choiceSchema(AYANAMSA, 'lahiri'),
    },
    data: ref('Transits'),
    sample: null,
    refusals: ['INVALID_DATETIME'],
    bodyLimitBytes: 0,
    parse: ({ query }, { nowMs }) => {
      const asked = query['datetime'];
      const datetime = asked === undefined ? new Date(nowMs).toISOString() : dateTimeOfQuery(asked);
      const input = new Input({ ...query, datetime, latitude: 0, longitude: 0, timezone: 'UTC' });
      const when = readMoment(input, engine);
      const zodiac = input.choice(ZODIAC) ?? 'sidereal';
      const ayanamsa = input.choice(AYANAMSA) ?? 'lahiri';
      if (when === null || input.faults.length > 0) throw invalidInput(input.faults);
      const options = { ayanamsa, houseSystem: 'whole-sign', nodeType: 'mean', includeOuter: true } as const;
      return {
        moment: when.moment,
        choices: zodiac === 'sidereal' ? siderealChoices(options) : tropicalChoices(options),
        note: noteOf(Object.keys(query), []),
      };
    },
    run: ({ moment, choices, note }) => ({ kind: 'data', data: transitData(engine, moment, choices), sample: note }),
  };
}

function transitData(engine: ServedEngine, moment: Moment, choices: ChartChoices): unknown {
  const chart = engine.chart(moment, choices);
  const { ayanamsa, julianDayTt, ephemeris, engineVersion } = chart.calculation;
  return {
    datetime: chart.time.datetimeUtc,
    zodiac: chart.zodiac,
    ...(ayanamsa === null ? {} : { ayanamsa: publishedAyanamsa(ayanamsa) }),
    // A transit has no house: that takes somebody's birth, or a place.
    planets: chart.planets.map(({ house: _, chalitHouse: __, uncertain: ___, ...row }) => row),
    aspects: findAspects(chart.planets),
    moonPhase: lunarPhaseIn(chart),
    calculation: { julianDayTt, ephemeris, engineVersion },
    warnings: chart.warnings.filter(({ code }) => !code.startsWith('TIMEZONE')),
  };
}
