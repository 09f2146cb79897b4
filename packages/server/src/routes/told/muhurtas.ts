/** Good times for an event within some days at a place. */

import {
  findMuhurtas,
  MUHURTA_GATES,
  type MuhurtaContribution,
  type MuhurtaWindow,
  PURPOSE_IDS,
  type PurposeId,
  SCORE_TABLE,
} from '@khagol/engine/jyotish';
import type { DayAsked } from '../../contract/asked.ts';
import type { ChoiceField } from '../../contract/fields.ts';
import { listOf, number, shape, text } from '../../contract/schema.ts';
import { spanShape } from '../../contract/told-day-shapes.ts';
import type { Doors } from './doors.ts';
import type { Question } from './question.ts';

export const EVENT_TYPE: ChoiceField<PurposeId> = {
  name: 'eventType',
  values: PURPOSE_IDS,
  aliases: {
    wedding: 'marriage',
    'griha-pravesh': 'griha-pravesh-new',
    housewarming: 'griha-pravesh-new',
    business: 'business-opening',
    property: 'property-purchase',
    vehicle: 'vehicle-purchase',
    journey: 'travel',
    job: 'job-joining',
  },
  description: 'What a time is wanted for.',
};
/** What is looked for when nothing is named. */
export const USUAL_EVENT: PurposeId = 'business-opening';
/** Days that are searched when none are named, and at most. */
export const USUAL_DAYS = 7;
export const MOST_DAYS = 31;

/** What a time is wanted for, and within which days. */
export interface MuhurtaAsked {
  readonly eventType: PurposeId;
  readonly day: DayAsked;
  readonly days: number;
}

const windowShape = spanShape({
  quality: number('0 … 100.', { minimum: 0, maximum: 100 }),
  reasons: listOf(text(''), 'What speaks for it and against it, the points in brackets.'),
  tithi: text(''),
  nakshatra: text(''),
});
const windows = listOf(windowShape, 'In the order of time.');

export const MUHURTA_SEARCH: Question<MuhurtaAsked> = {
  summary: 'Good times for an event.',
  data: shape({
    eventType: text(''),
    windows,
    goodTimes: windows,
    badTimes: listOf(spanShape({ reason: text('') }), 'What is shut out, and why.'),
    bestTime: { anyOf: [{ type: 'null' }, windowShape], description: 'The window of the highest quality.' },
    scoring: text('Name of the scale of points.'),
    settings: { type: 'object', description: 'Every choice of a school that was made.' },
  }),
  tell: muhurtaData,
};

function muhurtaData({ eventType, day, days }: MuhurtaAsked, doors: Doors): unknown {
  const { clock, dayNumber, ayanamsa } = day;
  const query = {
    purpose: eventType,
    fromJdUt: clock.midnight(dayNumber),
    untilJdUt: clock.midnight(dayNumber + days),
  };
  const found = findMuhurtas(doors.jyotish(ayanamsa).zodiac, clock, query, { navamshas: false });
  const good = found.windows.map(windowData);
  return {
    eventType,
    windows: good,
    goodTimes: good,
    badTimes: found.badTimes.map(({ start, end, reason }) => ({ start, end, reason: GATE_NAMES[reason] })),
    bestTime: found.bestTime === null ? null : windowData(found.bestTime),
    scoring: found.scoring,
    settings: found.settings,
  };
}

function windowData({ start, end, score, contributions, tithi, nakshatra }: MuhurtaWindow): unknown {
  return {
    start,
    end,
    quality: score,
    reasons: contributions.map(reasonOf),
    tithi: tithi.name,
    nakshatra: nakshatra.name,
  };
}

const GATE_NAMES = Object.fromEntries(MUHURTA_GATES.map(({ id, name }) => [id, name]));
const FINDING_NAMES = Object.fromEntries(SCORE_TABLE.map(({ id, name }) => [id, name]));

/** `Panchaka of the lagna: raja (-4)`. */
function reasonOf({ id, finding, value }: MuhurtaContribution): string {
  const which = id === finding ? '' : `: ${id.slice(finding.length + 1).replaceAll('-', ' ')}`;
  return `${FINDING_NAMES[finding]}${which} (${value > 0 ? '+' : ''}${value})`;
}
