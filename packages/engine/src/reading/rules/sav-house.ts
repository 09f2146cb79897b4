/**
 * Few, ordinary or many bindus of the sarvashtakavarga in a house: 36 rules.
 *
 * Parashara, ch. 72: a house thrives with more than thirty, keeps a middle way with twenty-five to thirty, and lacks support with fewer. The twelfth
 * is mixed at both ends, because many bindus there feed expense as much as freedom.
 */

import type { Family } from './rule.ts';
import { topicsOfHouse } from './topics.ts';

/** Rows whose words speak of the body. */
const OF_THE_BODY: ReadonlySet<string> = new Set(['6.low', '8.low']);

/** Arguments: the house, and low, ordinary or high. */
export const SAV_HOUSE: Family = {
  name: 'sav-house',
  scope: 'natal',
  marks: {
    '1.low': ['unfavourable', 2, '72'],
    '1.ordinary': ['neutral', 1, '72'],
    '1.high': ['favourable', 2, '72'],
    '2.low': ['unfavourable', 2, '72'],
    '2.ordinary': ['neutral', 1, '72'],
    '2.high': ['favourable', 2, '72'],
    '3.low': ['unfavourable', 2, '72'],
    '3.ordinary': ['neutral', 1, '72'],
    '3.high': ['favourable', 2, '72'],
    '4.low': ['unfavourable', 2, '72'],
    '4.ordinary': ['neutral', 1, '72'],
    '4.high': ['favourable', 2, '72'],
    '5.low': ['unfavourable', 2, '72'],
    '5.ordinary': ['neutral', 1, '72'],
    '5.high': ['favourable', 2, '72'],
    '6.low': ['unfavourable', 1, '72'],
    '6.ordinary': ['neutral', 1, '72'],
    '6.high': ['favourable', 1, '72'],
    '7.low': ['unfavourable', 2, '72'],
    '7.ordinary': ['neutral', 1, '72'],
    '7.high': ['favourable', 2, '72'],
    '8.low': ['unfavourable', 1, '72'],
    '8.ordinary': ['neutral', 1, '72'],
    '8.high': ['favourable', 1, '72'],
    '9.low': ['unfavourable', 2, '72'],
    '9.ordinary': ['neutral', 1, '72'],
    '9.high': ['favourable', 2, '72'],
    '10.low': ['unfavourable', 2, '72'],
    '10.ordinary': ['neutral', 1, '72'],
    '10.high': ['favourable', 2, '72'],
    '11.low': ['unfavourable', 2, '72'],
    '11.ordinary': ['neutral', 1, '72'],
    '11.high': ['favourable', 3, '72'],
    '12.low': ['mixed', 2, '72'],
    '12.ordinary': ['neutral', 1, '72'],
    '12.high': ['mixed', 2, '72'],
  },
  source: 'bphs',
  classification: 'classical',
  when: ([house, bindus]) => [{ fact: `sav:${house}`, is: bindus as string }],
  topics: ([house]) => topicsOfHouse(Number(house)),
  care: (args) => (OF_THE_BODY.has(args.join('.')) ? 'health' : undefined),
};
