/** The doors of lots against whatever JSON may hold: plain data or an `EngineError`, and nothing else. */
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../../packages/engine/src/index.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { lotOf, lotsOf, prenatalSyzygy, prenatalSyzygyOf } from '../../../packages/engine/src/western/lot/index.ts';
import { radixFrom, radixOf } from '../../../packages/engine/src/western/radix/index.ts';
import { besiege, type Door } from '../../hostile.ts';

const { kernel, moment } = await openEngine().then((engine) => ({
  kernel: engine.kernel,
  moment: engine.moment({
    datetime: '1990-06-15T12:00:00',
    latitude: 40.7,
    longitude: -74,
    timezone: 'America/New_York',
  }),
}));
const points = { Sun: 197, Moon: 303, Mercury: 218, Venus: 153, Mars: 182, Jupiter: 43, Saturn: 43.2 };
const radix = radixFrom({ points, ascendantDeg: 19 });
const cast = radixOf(kernel, moment, { points: [] });
const options = { fortuneAtNight: 'same', erosAndNecessity: 'valens', domicile: 'modern-joint', syzygyDeg: 7 };

const doors: readonly Door[] = [
  [
    'lotsOf',
    lotsOf as never,
    [[radix, { ...options, domicile: 'traditional', lots: 'all' }], [radix, { lots: ['eros', 'death'] }], [radix]],
  ],
  [
    'lotOf',
    lotOf as never,
    [
      [radix, { from: 'lord:7', to: 'cusp:5', plus: 'lot:fortune', reverseAtNight: true, arc: 'shorter' }, options],
      [radix, { from: 'lord-of:degree:40', to: 'syzygy' }, { syzygyDeg: 3 }],
    ],
  ],
  ['prenatalSyzygy', ((jdTt: never) => prenatalSyzygy(kernel, jdTt)) as never, [[2451545.25]]],
  ['prenatalSyzygyOf', ((of: never) => prenatalSyzygyOf(kernel, of)) as never, [[cast]]],
];

describe('whatever lots are handed', () => {
  besiege(doors, { seed: 20261121, anyRuns: 60, alteredRuns: 200 });
});

describe('a refusal of lots names its field', () => {
  const from = (term: unknown) => () => lotOf(radix, { from: term as never, to: 'Moon' });
  const refused: readonly [string, () => unknown, string][] = [
    ['no radix', () => lotsOf(undefined as never), 'radix'],
    ['no formula', () => lotOf(radix, null as never), 'formula'],
    ['a misspelt member', () => lotOf(radix, { from: 'Sun', to: 'Moon', pluss: 'Sun' } as never), 'formula.pluss'],
    ['a point that is not there', from('Pluto'), 'formula.from'],
    ['a thirteenth cusp', from('cusp:13'), 'formula.from'],
    ['a lord without a number', from('lord:'), 'formula.from'],
    ['a degree beyond the circle', from('degree:360'), 'formula.from'],
    ['a lot that does not exist', from('lot:luck'), 'formula.from'],
    ['a syzygy that was not given', from('syzygy'), 'syzygyDeg'],
    ['a number for a term', from(7), 'formula.from'],
    ['an id that does not exist', () => lotsOf(radix, { lots: ['fortuna'] }), 'lots'],
    ['no ascendant', () => lotsOf(radixFrom({ points, sect: 'day' })), 'radix.angles'],
    ['no moment', () => prenatalSyzygyOf(kernel, radix), 'radix.ground'],
    ['no kernel', () => prenatalSyzygy({} as never, 2451545), 'kernel'],
  ];
  it.each(refused)('for %s', (_, ask, field) => {
    expect(ask).toThrow(EngineError);
    expect(ask).toThrow(expect.objectContaining({ field }));
  });
});
