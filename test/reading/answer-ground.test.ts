import { describe, expect, it } from 'vitest';
import { lahiriWholeSign, openEngine } from '../../packages/engine/src/node.ts';
import { answerGroundOf, askerOf, ofTwo, understand } from '../../packages/engine/src/reading/answer/index.ts';

const engine = await openEngine();
const chart = lahiriWholeSign;
const moment = engine.moment({ datetime: '2015-03-02T06:45', latitude: 19.076, longitude: 72.8777 });
/** 22 November 2026, 20:00 at Greenwich: past midnight in Mumbai. */
const EVENING = 2461367 + 8 / 24;
const parts = { kernel: engine.kernel, atJdUt: EVENING, partner: null } as const;

describe('what is known of the asker', () => {
  it('is the day of the place of birth, and the birthday; of nobody the day at Greenwich', () => {
    expect(askerOf(moment, EVENING)).toEqual({
      asOf: { year: 2026, month: 11, day: 23 },
      birth: { year: 2015, month: 3, day: 2 },
    });
    expect(askerOf(null, EVENING)).toEqual({ asOf: { year: 2026, month: 11, day: 22 } });
  });

  it('spares the young, who may not ask of marriage', () => {
    expect(understand('When will I marry?', askerOf(moment, EVENING)).safety).toContain('minor');
  });
});

describe('the ground of an answer', () => {
  it('holds the tradition that is asked, the other one of two, and a day only where one is asked about', () => {
    const asked = understand('How is my career?', askerOf(moment, EVENING));
    const birth = { moment, chart };
    expect(Object.keys(answerGroundOf({ ...parts, system: 'vedic', birth: null }, asked))).toEqual(['atJdUt']);
    const vedic = answerGroundOf({ ...parts, system: 'vedic', birth }, asked);
    expect([vedic.nativity, vedic.partner, vedic.day]).toEqual([undefined, undefined, undefined]);
    const western = answerGroundOf({ ...parts, system: 'western', birth, partner: birth }, asked);
    expect([western.nativity, western.partner?.nativity].every((one) => one !== undefined)).toBe(true);
    const day = understand('Is today a good day?', askerOf(moment, EVENING));
    expect(answerGroundOf({ ...parts, system: 'vedic', birth }, day).day?.date).toBe('2026-11-23');
  });

  it('has no day of a date that the place never had', () => {
    const born = engine.moment({ datetime: '1990-01-15T10:30', latitude: -13.83, longitude: -171.76 });
    const dayOf = (date: string) => {
      const asked = understand(`What is the tithi on ${date}?`, askerOf(born, EVENING));
      return answerGroundOf({ ...parts, system: 'vedic', birth: { moment: born, chart } }, asked).day?.date;
    };
    expect(['29 December 2011', '30 December 2011', '31 December 2011'].map(dayOf)).toEqual([
      '2011-12-29',
      undefined,
      '2011-12-31',
    ]);
  });

  it('casts the Western chart as it is asked for, Placidus when nothing is said', () => {
    const asked = understand('In which house is my Moon?', askerOf(moment, EVENING));
    const systemOf = (western?: { houseSystem: string; nodeType: 'mean' | 'true' }) => {
      const birth = western === undefined ? { moment, chart } : { moment, chart, western };
      return answerGroundOf({ ...parts, system: 'western', birth }, asked).nativity?.radix.settings.houseSystem;
    };
    expect(systemOf()).toBe('placidus');
    expect(systemOf({ houseSystem: 'equal', nodeType: 'mean' })).toBe('equal');
  });

  it('of two is a match only where nothing else is asked', () => {
    const known = { asOf: { year: 2026, month: 11, day: 22 } };
    expect(ofTwo(understand('Tell me about us.', known))).toMatchObject({ kind: 'match', topic: 'marriage' });
    const career = understand('How is my career?', known);
    expect(ofTwo(career)).toBe(career);
  });
});
