/** Twelve defects of a house after Vastu, each with what can be done about it short of building anew: 12 rules. Severe ones count more. */

import type { Family } from './rule.ts';
import type { Topic } from './topics.ts';

const TOPICS_OF: Readonly<Record<string, readonly Topic[]>> = {
  NE_TOILET: ['home', 'spirituality'],
  NE_KITCHEN: ['home', 'mind'],
  SW_KITCHEN: ['home', 'family'],
  SW_TOILET: ['home', 'wealth'],
  CENTER_OBSTRUCTION: ['home', 'family'],
  SW_CUT: ['home', 'career'],
  NE_EXTENSION_LARGE: ['home', 'fortune'],
  SW_EXTENSION: ['home', 'family'],
  S_DOOR_NO_REMEDY: ['home', 'career'],
  STAIRCASE_NE: ['home', 'mind'],
  BEDROOM_SE: ['home', 'marriage'],
  POOJA_S: ['home', 'spirituality'],
};

/** Argument: the code of the defect. */
export const VASTU_ROOM: Family = {
  name: 'vastu-room',
  scope: 'space',
  marks: {
    NE_TOILET: ['unfavourable', 3],
    NE_KITCHEN: ['unfavourable', 3],
    SW_KITCHEN: ['unfavourable', 3],
    SW_TOILET: ['unfavourable', 3],
    CENTER_OBSTRUCTION: ['unfavourable', 3],
    SW_CUT: ['unfavourable', 3],
    NE_EXTENSION_LARGE: ['mixed', 2],
    SW_EXTENSION: ['unfavourable', 2],
    S_DOOR_NO_REMEDY: ['unfavourable', 2],
    STAIRCASE_NE: ['unfavourable', 2],
    BEDROOM_SE: ['unfavourable', 2],
    POOJA_S: ['unfavourable', 2],
  },
  source: 'vastu-practice',
  classification: 'convention',
  when: ([code]) => [{ fact: `defect:${code}`, is: true }],
  topics: ([code]) => TOPICS_OF[code as string] as readonly Topic[],
};
