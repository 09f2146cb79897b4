/**
 * What the parts of the sixteen vargas are called: deities, sages and waters that preside over them. For readings, which say more of
 * a sixtieth by its name than by its sign.
 *
 * Source: Parashara, ch. 6 (`bphs`). A list that is shorter than the division repeats. In even signs the order is the same or
 * reversed, as each row says; where it turns with the modality of the sign the row has three lists.
 */

import { type VargaRow, vargaPart, vargaSign } from './varga.ts';

interface PartNames {
  readonly names: readonly string[];
  /** Even signs: the names from the last part to the first; the same order; or a list of their own. */
  readonly even: 'reversed' | 'same' | readonly string[];
  /** Fixed and dual signs begin further on in the list, by so many names. */
  readonly byModality?: readonly [movable: number, fixed: number, dual: number];
}

/** One part of a varga by its name. */
export interface VargaPartName {
  readonly division: VargaRow['division'];
  /** 1 … division, from the beginning of the sign. */
  readonly part: number;
  readonly name: string;
}

const words = (text: string): readonly string[] => text.split(' ');

// biome-ignore format: a table reads in rows
const PARTS: { readonly [division: number]: PartNames } = {
  2: { names: words('Surya Chandra'), even: 'reversed' },
  3: { names: words('Narada Agastya Durvasa'), even: 'same' },
  4: { names: words('Sanaka Sananda Kumara Sanatana'), even: 'same' },
  7: { names: words('Kshara Kshira Dadhi Ghrita Ikshurasa Madya Shuddhajala'), even: 'reversed' },
  9: { names: words('Deva Manushya Rakshasa'), even: 'same', byModality: [0, 1, 2] },
  10: { names: words('Indra Agni Yama Rakshasa Varuna Vayu Kubera Ishana Brahma Ananta'), even: 'reversed' },
  12: { names: words('Ganesha Ashvinikumara Yama Ahi'), even: 'same' },
  16: { names: words('Brahma Vishnu Shiva Surya'), even: 'reversed' },
  20: {
    names: words('Kali Gauri Jaya Lakshmi Vijaya Vimala Sati Tara Jwalamukhi Shveta Lalita Bagalamukhi Pratyangira Shachi Raudri Bhavani Varada Jaya Tripura Sumukhi'),
    even: words('Daya Megha Chhinnashirsha Pishachini Dhumavati Matangi Bala Bhadra Aruna Anala Pingala Chhuchchhuka Ghora Varahi Vaishnavi Sita Bhuvaneshvari Bhairavi Mangala Aparajita'),
  },
  24: { names: words('Skanda Parashudhara Anala Vishwakarma Bhaga Mitra Maya Antaka Vrishadhvaja Govinda Madana Bhima'), even: 'reversed' },
  27: {
    names: words('Ashvinikumara Yama Agni Brahma Chandra Isha Aditi Jiva Ahi Pitara Bhaga Aryama Surya Tvashta Marut Shakragni Mitra Vasava Rakshasa Varuna Vishvedeva Govinda Vasu Varuna Ajapat Ahirbudhnya Pushan'),
    even: 'reversed',
  },
  30: { names: words('Agni Vayu Indra Kubera Varuna'), even: 'reversed' },
  40: { names: words('Vishnu Chandra Marichi Tvashta Dhata Shiva Ravi Yama Yakshesha Gandharva Kala Varuna'), even: 'same' },
  45: { names: words('Brahma Shiva Vishnu'), even: 'same', byModality: [0, 1, 2] },
  60: {
    names: words('Ghora Rakshasa Deva Kubera Yaksha Kinnara Bhrashta Kulaghna Garala Vahni Maya Purishaka Apampati Marutvan Kala Sarpa Amrita Indu Mridu Komala Heramba Brahma Vishnu Maheshvara Deva Ardra Kalinasha Kshitisha Kamalakara Gulika Mrityu Kala Davagni Ghora Yama Kantaka Sudha Amrita Purnachandra Vishadagdha Kulanasha Vamshakshaya Utpata Kala Saumya Komala Sheetala Karaladamshtra Chandramukhi Pravina Kalapavaka Dandayudha Nirmala Saumya Krura Atishitala Amrita Payodhi Bhramana Chandrarekha'),
    even: 'reversed',
  },
};

/** Limits of the five unequal parts of a trimshamsha in degrees: odd signs, even signs. */
const TRIMSHAMSHA_LIMITS = [
  [5, 10, 18, 25, 30],
  [5, 12, 20, 25, 30],
] as const;

/**
 * The name of the part that a longitude is in.
 *
 * @param longitudeDeg  sidereal longitude, any finite number of degrees
 * @param division      parts of a sign, whole, 1 … 300
 * @returns null for a division whose parts have no names; of D30 the part is 1 … 5
 * @throws  EngineError INVALID_OPTION for a division that is not there, or a longitude that is not finite
 */
export function vargaPartName(longitudeDeg: number, division: number): VargaPartName | null {
  const part = vargaPart(longitudeDeg, division);
  const row = PARTS[division];
  if (row === undefined) return null;
  const sign = vargaSign(longitudeDeg, 1);
  const even = sign % 2 === 0;
  if (division === 30) {
    const block = TRIMSHAMSHA_LIMITS[even ? 1 : 0].findIndex((limit) => part <= limit) + 1;
    return { division, part: block, name: row.names[even ? 5 - block : block - 1] as string };
  }
  const reversed = even && row.even === 'reversed';
  const names = even && typeof row.even === 'object' ? row.even : row.names;
  const count = (reversed ? division - part : part - 1) + (row.byModality?.[(sign - 1) % 3] ?? 0);
  return { division, part, name: names[count % names.length] as string };
}
