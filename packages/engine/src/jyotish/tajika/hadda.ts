/**
 * Lords of the haddas, five unequal parts of each sign, and of the drekkanas of Tajika. For strength in annual charts.
 *
 * Sources: `narasimha-rao-integrated` table 72 for haddas; the terms of the Egyptians, from which they came, differ in Gemini and Sagittarius alone
 * (`tetrabiblos`). Drekkanas as the faces of the west: `adawal-tajik`, who notes that they are not those of Parashara.
 */

import { oneOf } from '../../choice.ts';
import { spotAt, type VisibleGraha } from '../graha/kundli.ts';

/** `tajika`: as printed in works on Tajika; `egyptian`: as in Ptolemy’s list of the Egyptians’ terms. */
export const HADDA_TABLES = ['tajika', 'egyptian'] as const;
export type HaddaTable = (typeof HADDA_TABLES)[number];

/** One hadda: its lord, and the degree of the sign at which it ends. */
export interface Hadda {
  readonly lord: VisibleGraha;
  readonly fromDeg: number;
  readonly toDeg: number;
}

/** Lords by two letters with the degrees they have, Aries first. */
// biome-ignore format: a table reads in rows
const ROWS: readonly string[] = [
  'Ju 6  Ve 6  Me 8 Ma 5 Sa 5',
  'Ve 8  Me 6  Ju 8 Sa 5 Ma 3',
  'Me 6  Ve 6  Ju 5 Ma 7 Sa 6',
  'Ma 7  Ve 6  Me 6 Ju 7 Sa 4',
  'Ju 6  Ve 5  Sa 7 Me 6 Ma 6',
  'Me 7  Ve 10 Ju 4 Ma 7 Sa 2',
  'Sa 6  Me 8  Ju 7 Ve 7 Ma 2',
  'Ma 7  Ve 4  Me 8 Ju 5 Sa 6',
  'Ju 12 Ve 5  Me 4 Ma 5 Sa 4',
  'Me 7  Ju 7  Ve 8 Sa 4 Ma 4',
  'Me 7  Ve 6  Ju 7 Ma 5 Sa 5',
  'Ve 12 Ju 4  Me 3 Ma 9 Sa 2',
];
const EGYPTIAN: { readonly [sign: number]: string } = {
  3: 'Me 6 Ju 6 Ve 5 Ma 7 Sa 6',
  9: 'Ju 12 Ve 5 Me 4 Sa 5 Ma 4',
};
const LORDS: { readonly [letters: string]: VisibleGraha } = {
  Ma: 'Mars',
  Me: 'Mercury',
  Ju: 'Jupiter',
  Ve: 'Venus',
  Sa: 'Saturn',
};

/** The five haddas of each sign, Aries first. */
export const HADDAS: { readonly [T in HaddaTable]: readonly (readonly Hadda[])[] } = {
  tajika: ROWS.map(haddasOf),
  egyptian: ROWS.map((row, i) => haddasOf(EGYPTIAN[i + 1] ?? row)),
};

/** Lord of the hadda that a longitude is in. @throws EngineError INVALID_OPTION */
export function haddaLordOf(longitudeDeg: number, table: HaddaTable = 'tajika'): VisibleGraha {
  const { sign, degree } = spotAt(longitudeDeg);
  const haddas = HADDAS[oneOf('hadda', table, HADDA_TABLES)][sign - 1] as readonly Hadda[];
  return (haddas.find(({ toDeg }) => degree < toDeg) as Hadda).lord;
}

/** Lord of a drekkana of Tajika: Mars has the first of Aries, and they follow from the slowest to the swiftest round the zodiac. */
export function tajikaDrekkanaLordOf(longitudeDeg: number): VisibleGraha {
  const { sign, degree } = spotAt(longitudeDeg);
  const number = (sign - 1) * 3 + Math.floor(degree / 10);
  return FACES[number % 7] as VisibleGraha;
}

/** Mars, Sun, Venus, Mercury, Moon, Saturn, Jupiter. */
const FACES: readonly VisibleGraha[] = ['Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter'];

function haddasOf(row: string): readonly Hadda[] {
  const words = row.split(/ +/);
  let fromDeg = 0;
  return [0, 2, 4, 6, 8].map((at) => {
    const toDeg = fromDeg + Number(words[at + 1]);
    const hadda = { lord: LORDS[words[at] as string] as VisibleGraha, fromDeg, toDeg };
    fromDeg = toDeg;
    return hadda;
  });
}
