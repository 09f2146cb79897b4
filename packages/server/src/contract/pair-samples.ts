/** Two people as clients write them, for the document and for people to paste. */

import type { JsonRecord } from '../http/json.ts';
import type { RequestExample } from './operation.ts';

const HIM = { datetime: '1990-01-15T10:30:00', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' } as const;
const HER = { datetime: '1992-06-03T18:05:00', latitude: 19.076, longitude: 72.8777, timezone: '+05:30' } as const;

/** The first person on top, the second beside. */
export const SAMPLE_PAIR: JsonRecord = { ...HIM, person2: HER };

/** The other forms. */
export const PAIR_EXAMPLES: readonly RequestExample[] = [
  { name: 'bySide', summary: 'Both people under their numbers.', body: { person1: HIM, person2: HER } },
  { name: 'partner', summary: 'The second person as a partner.', body: { ...HIM, partnerBirthDetails: HER } },
  { name: 'maleAndFemale', summary: 'By names that say who is who.', body: { male: HIM, female: HER } },
  { name: 'brideAndGroom', summary: 'The same in a matching.', body: { bride: HER, groom: HIM } },
  { name: 'boyAndGirl', summary: 'The same in other words.', body: { boy: HIM, girl: HER } },
  { name: 'subjects', summary: 'As subjects.', body: { first_subject: HIM, second_subject: HER } },
  { name: 'onePerson', summary: 'One person: what he or she brings, and no pair.', body: HIM },
];
