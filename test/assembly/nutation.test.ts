/** Nutation is summed only when an answer needs it, and no answer shows whether it was: not by its order, nor by what was asked before. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { engine, type SkyOptions, skyAt } from '../accuracy/measure.ts';

const { kernel } = engine;
const vega = {
  raRad: 4.8736,
  decRad: 0.6769,
  pmRaRadPerYear: 9.75e-7,
  pmDecRadPerYear: 1.388e-6,
  parallaxRad: 6.31e-7,
  radialKmPerSecond: -13.9,
};
const lights = 0b11 | (1 << 16);

interface When {
  readonly day: number;
  readonly fraction: number;
}
type Question = (when: When) => readonly number[];

/** The lights and a node, where they have a place, from one equinox and centre. */
const sky =
  (options: SkyOptions): Question =>
  (when) => {
    expect(skyAt(when, options, lights)).toBe(true);
    return [0, 1, 16].flatMap((body) => (kernel.source(body) === 0 ? [0] : [...kernel.result(body)]));
  };
const frame: Question = ({ day, fraction }) => Object.values(kernel.frame(day, fraction, day, fraction));

const questions: readonly Question[] = [
  ...[0, 1, 2, 3].flatMap((equinox) => [0, 1, 2].map((centre) => sky({ equinox, centre, latitudeRad: 0.4 }))),
  frame,
  ...[0, 1, 2].map(
    (mode): Question =>
      ({ day, fraction }) => [...(kernel.horizon(day, fraction, day, fraction, 1, mode, 0.4, 1.3, 0) ?? [])],
  ),
  ...[0, 1].map(
    (equinox): Question =>
      ({ day, fraction }) => [...(kernel.star(day, fraction, vega, 6, equinox) ?? [])],
  ),
  ({ day, fraction }) => [kernel.vernalShiftRad(day + fraction, 2415020)],
];

/** Few instants, so that the same comes again, some with only the day or only the fraction in common. */
const asked = fc.record({
  question: fc.integer({ min: 0, max: questions.length - 1 }),
  day: fc.constantFrom(2378800, 2451545, 2451546, 2590000),
  fraction: fc.constantFrom(0, 0.25, 0.7253),
});

describe('nutation', () => {
  test.prop([fc.array(asked, { minLength: 2, maxLength: 30 })], { numRuns: 200, seed: 20261122 })(
    'is that of the instant asked for, whatever was asked before and from which equinox',
    (row) => {
      const ask = ({ question, ...when }: (typeof row)[number]) => (questions[question] as Question)(when);
      const inRow = row.map(ask);
      const afterItsFrame = row.map((one) => {
        frame({ day: 2500000, fraction: 0.5 });
        frame(one);
        return ask(one);
      });
      expect(inRow).toStrictEqual(afterItsFrame);
    },
  );
});
