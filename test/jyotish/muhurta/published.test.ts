/**
 * Dates for entering a new house as two publishers print them, against the gates: what they call good passes ours, but for what they do not look at.
 *
 * AstroSage, Griha Pravesh muhurat 2041 for New Delhi; Odia Calendar, Griha Pravesh dates 2026 (times of Delhi). Neither leaves out bhadra,
 * Vyatipata, Vaidhriti or the hours about a sankranti; both count months from new moon to new moon.
 */
import { describe, expect, it } from 'vitest';
import { lahiriWholeSign } from '../../../packages/engine/src/chart/choices.ts';
import { ZodiacSky } from '../../../packages/engine/src/chart/zodiac-sky.ts';
import { findMuhurtas, type MuhurtaOptions, muhurtaAt } from '../../../packages/engine/src/jyotish/muhurta/index.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { localClock } from '../../../packages/engine/src/time/local-clock.ts';

const engine = await openEngine();
const zodiac = new ZodiacSky(engine.kernel, lahiriWholeSign);
const clock = localClock(
  { latitudeDeg: 28.6139, longitudeDeg: 77.209, elevationMetres: 0 },
  { timezone: 'Asia/Kolkata' },
);
const jd = (text: string) => Date.parse(`${text}:00+05:30`) / 86400000 + 2440587.5;

const PRINTED: readonly (readonly [from: string, until: string])[] = [
  ['2041-02-09T18:25', '2041-02-10T07:04'],
  ['2041-02-11T07:03', '2041-02-11T13:36'],
  ['2041-02-18T06:57', '2041-02-19T06:57'],
  ['2041-02-20T16:10', '2041-02-21T06:55'],
  ['2041-02-21T06:55', '2041-02-21T13:19'],
  ['2041-03-04T06:44', '2041-03-05T06:43'],
  ['2041-03-08T16:45', '2041-03-09T06:39'],
  ['2041-05-02T11:35', '2041-05-03T05:40'],
  ['2041-05-03T05:39', '2041-05-03T14:54'],
  ['2041-05-11T05:33', '2041-05-12T04:55'],
  ['2041-05-13T08:18', '2041-05-14T05:32'],
  ['2041-05-16T10:21', '2041-05-17T05:30'],
  ['2041-05-17T05:30', '2041-05-17T09:58'],
  ['2041-05-20T06:41', '2041-05-20T21:47'],
  ['2041-05-25T05:26', '2041-05-26T05:26'],
  ['2041-05-30T05:24', '2041-05-31T05:24'],
  ['2041-05-31T05:24', '2041-05-31T21:43'],
  ['2041-06-10T05:23', '2041-06-10T18:32'],
  ['2041-06-22T18:10', '2041-06-23T02:52'],
  ['2041-06-26T05:26', '2041-06-26T15:40'],
  ['2026-02-19T20:52', '2026-02-20T06:56'],
  ['2026-02-20T06:55', '2026-02-20T14:40'],
  ['2026-02-21T13:03', '2026-02-21T19:07'],
  ['2026-02-26T06:49', '2026-02-26T12:12'],
  ['2026-03-04T07:39', '2026-03-05T06:43'],
  ['2026-03-06T09:30', '2026-03-06T17:56'],
  ['2026-05-04T05:38', '2026-05-04T09:58'],
  ['2026-05-08T09:56', '2026-05-08T18:47'],
  ['2026-05-13T18:15', '2026-05-14T05:09'],
  ['2026-05-14T05:10', '2026-05-14T11:19'],
  ['2026-06-27T06:55', '2026-06-27T11:33'],
  ['2026-07-01T06:51', '2026-07-02T05:28'],
  ['2026-07-02T05:28', '2026-07-02T09:27'],
  ['2026-07-06T16:07', '2026-07-07T05:28'],
];
/**
 * Left out of the prints: 27 March 2041, with the Sun in Pisces; 14 March 2026, which runs into his entry there; 24 June 2026, printed for
 * Chitra at an hour at which the Moon has left it.
 */

const QUERY = { purpose: 'griha-pravesh-new' as const };
/** Their combustions are those of almanacs: Venus was seen again on 1 February 2026. */
const OPTIONS: MuhurtaOptions = { shunned: [], division: 'choghadiya', astaDegrees: { Jupiter: 11, Venus: 7 } };
const NOT_LOOKED_AT = ['bhadra', 'vyatipata', 'vaidhriti', 'sankranti'];
const STEP = 1 / 72;
/** Ends are printed to the minute, by another zodiac: half an arcminute of the Moon is a minute. */
const EDGE = 2 / 1440;

describe('printed dates for entering a house', () => {
  it.each(PRINTED)('pass the gates from %s to %s', (from, until) => {
    const shut = new Set<string>();
    for (let at = jd(from) + EDGE; at < jd(until) - EDGE; at += STEP)
      for (const { reason } of muhurtaAt(zodiac, clock, at, QUERY, OPTIONS).shut) shut.add(reason);
    expect([...shut].filter((reason) => !NOT_LOOKED_AT.includes(reason))).toEqual([]);
  });

  it('by the other count of months would not', () => {
    const at = jd('2026-03-04T12:00');
    expect(muhurtaAt(zodiac, clock, at, QUERY, OPTIONS).isAllowed).toBe(true);
    const { shut } = muhurtaAt(zodiac, clock, at, QUERY, { ...OPTIONS, monthCount: 'purnimanta' });
    expect(shut.map(({ reason }) => reason)).toEqual(['month']);
  });

  it('begin and end with ours where neither looks further: Anuradha of 16 May 2041', () => {
    const { windows } = findMuhurtas(
      zodiac,
      clock,
      { ...QUERY, fromJdUt: jd('2041-05-16T06:00'), untilJdUt: jd('2041-05-17T12:00') },
      { ...OPTIONS, minMinutes: 1 },
    );
    expect(Math.abs((windows[0]?.startJdUt as number) - jd('2041-05-16T10:21'))).toBeLessThan(EDGE);
    expect(Math.abs((windows.at(-1)?.endJdUt as number) - jd('2041-05-17T09:58'))).toBeLessThan(EDGE);
  });

  it('stop while Venus is lost, by any of the ways to reckon it', () => {
    // Between December 2025 and February 2026 almanacs print no date.
    const span = { fromJdUt: jd('2025-12-12T00:00'), untilJdUt: jd('2026-01-31T00:00') };
    for (const options of [OPTIONS, { asta: 'time-degrees' as const }, { asta: 'longitude' as const }]) {
      const { windows, badTimes } = findMuhurtas(zodiac, clock, { ...QUERY, ...span }, options);
      expect(windows).toEqual([]);
      expect(badTimes.some(({ reason }) => reason === 'venus-asta')).toBe(true);
    }
  });
});
