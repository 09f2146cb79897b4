/**
 * A graha exalted, in its own sign, debilitated, retrograde or combust: 32 rules.
 *
 * Retrograde motion counts as strength in the old texts and is read as a turn inwards by later teachers, so it is mixed.
 * The moolatrikona lies in a sign of the graha’s own (for the Moon, in that of her exaltation) and is read as its own.
 */

import type { Condition, Family } from './rule.ts';
import type { Topic } from './topics.ts';

const TOPICS_OF: Readonly<Record<string, readonly Topic[]>> = {
  Sun: ['self', 'career'],
  Moon: ['mind', 'home'],
  Mars: ['self', 'siblings'],
  Mercury: ['education', 'business'],
  Jupiter: ['fortune', 'children', 'spirituality'],
  Venus: ['love', 'marriage'],
  Saturn: ['career', 'self'],
};

/** Arguments: the graha, and its state. */
export const GRAHA_DIGNITY: Family = {
  name: 'graha-dignity',
  scope: 'natal',
  marks: {
    'Sun.exalted': ['favourable', 3],
    'Sun.own': ['favourable', 2],
    'Sun.debilitated': ['unfavourable', 2],
    'Moon.exalted': ['favourable', 3],
    'Moon.own': ['favourable', 2],
    'Moon.debilitated': ['unfavourable', 2],
    'Mars.exalted': ['favourable', 3],
    'Mars.own': ['favourable', 2],
    'Mars.debilitated': ['unfavourable', 2],
    'Mercury.exalted': ['favourable', 3],
    'Mercury.own': ['favourable', 2],
    'Mercury.debilitated': ['unfavourable', 2],
    'Jupiter.exalted': ['favourable', 3],
    'Jupiter.own': ['favourable', 2],
    'Jupiter.debilitated': ['unfavourable', 2],
    'Venus.exalted': ['favourable', 3],
    'Venus.own': ['favourable', 2],
    'Venus.debilitated': ['unfavourable', 2],
    'Saturn.exalted': ['favourable', 3],
    'Saturn.own': ['favourable', 2],
    'Saturn.debilitated': ['unfavourable', 2],
    'Mars.retrograde': ['mixed', 1],
    'Mercury.retrograde': ['mixed', 1],
    'Jupiter.retrograde': ['mixed', 1],
    'Venus.retrograde': ['mixed', 1],
    'Saturn.retrograde': ['mixed', 1],
    'Moon.combust': ['unfavourable', 1],
    'Mars.combust': ['unfavourable', 1],
    'Mercury.combust': ['mixed', 1],
    'Jupiter.combust': ['unfavourable', 1],
    'Venus.combust': ['unfavourable', 1],
    'Saturn.combust': ['unfavourable', 1],
  },
  source: 'saravali',
  classification: 'traditional',
  when: ([graha, state]) => [stateOf(graha as string, state as string)],
  topics: ([graha]) => TOPICS_OF[graha as string] as readonly Topic[],
};

function stateOf(graha: string, state: string): Condition {
  if (state === 'retrograde' || state === 'combust') return { fact: `${state}:${graha}`, is: true };
  return { fact: `dignity:${graha}`, is: state === 'own' ? ['own', 'moolatrikona'] : state };
}
