/**
 * The nakshatra of the Moon at birth: 27 rules.
 *
 * Marks follow Varahamihira, ch. 16: favourable where he praises, mixed where he warns, or praises and warns. He praises Mula too; later
 * teachers are divided on it, and it is mixed here.
 */

import type { Family } from './rule.ts';

/** Argument: the nakshatra, by its name. */
export const MOON_NAKSHATRA: Family = {
  name: 'moon-nakshatra',
  scope: 'natal',
  marks: {
    Ashwini: ['favourable', 2, '16'],
    Bharani: ['favourable', 2, '16'],
    Krittika: ['mixed', 2, '16'],
    Rohini: ['favourable', 3, '16'],
    Mrigashira: ['mixed', 2, '16'],
    Ardra: ['mixed', 2, '16'],
    Punarvasu: ['favourable', 2, '16'],
    Pushya: ['favourable', 3, '16'],
    Ashlesha: ['mixed', 2, '16'],
    Magha: ['favourable', 2, '16'],
    'Purva Phalguni': ['favourable', 2, '16'],
    'Uttara Phalguni': ['favourable', 2, '16'],
    Hasta: ['mixed', 2, '16'],
    Chitra: ['favourable', 2, '16'],
    Swati: ['favourable', 2, '16'],
    Vishakha: ['mixed', 2, '16'],
    Anuradha: ['favourable', 2, '16'],
    Jyeshtha: ['mixed', 2, '16'],
    Mula: ['mixed', 2, '16'],
    'Purva Ashadha': ['favourable', 2, '16'],
    'Uttara Ashadha': ['favourable', 2, '16'],
    Shravana: ['favourable', 2, '16'],
    Dhanishta: ['favourable', 2, '16'],
    Shatabhisha: ['mixed', 2, '16'],
    'Purva Bhadrapada': ['mixed', 2, '16'],
    'Uttara Bhadrapada': ['favourable', 2, '16'],
    Revati: ['favourable', 2, '16'],
  },
  source: 'brihat-jataka',
  classification: 'classical',
  when: ([nakshatra]) => [{ fact: 'nakshatra:Moon', is: nakshatra as string }],
  topics: () => ['mind', 'self'],
};
