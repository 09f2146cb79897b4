/**
 * Greek and Cyrillic in plain Latin letters. Greek by ELOT 743, whose digraphs (ου, αυ, ευ, μπ, γγ) are read before its letters; Cyrillic as passports write it, or
 * by ISO 9 without its marks.
 *
 * Sources: `elot-743` (the transcription, as in Greek passports); `icao-9303` part 3, section 6 B; `iso-9-1995`. Neither table knows a name's language: г is G and и is I in
 * Ukrainian names too.
 */

// biome-ignore format: letters stand in rows of an alphabet
const GREEK: { readonly [letter: string]: string } = {
  α: 'A', β: 'V', γ: 'G', δ: 'D', ε: 'E', ζ: 'Z', η: 'I', θ: 'TH', ι: 'I', κ: 'K', λ: 'L', μ: 'M',
  ν: 'N', ξ: 'X', ο: 'O', π: 'P', ρ: 'R', σ: 'S', ς: 'S', τ: 'T', υ: 'Y', φ: 'F', χ: 'CH', ψ: 'PS', ω: 'O',
};

/** Capitals and letters with accents, as the small letter without. A diaeresis is kept apart: it undoes a digraph. */
// biome-ignore format: pairs stand in rows
const GREEK_PLAIN: { readonly [letter: string]: string } = {
  Ά: 'α', ά: 'α', Έ: 'ε', έ: 'ε', Ή: 'η', ή: 'η', Ί: 'ι', ί: 'ι', Ό: 'ο', ό: 'ο', Ύ: 'υ', ύ: 'υ', Ώ: 'ω', ώ: 'ω',
  Ϊ: 'ϊ', ϊ: 'ϊ', ΐ: 'ϊ', Ϋ: 'ϋ', ϋ: 'ϋ', ΰ: 'ϋ',
};

const GREEK_DIGRAPHS: { readonly [pair: string]: string } = {
  ου: 'OU',
  γγ: 'NG',
  γξ: 'NX',
  γχ: 'NCH',
};
const UPSILON_AFTER = 'αεη';
/** Before these, and at the end of a name, υ after α, ε, η is F; otherwise V. */
const VOICELESS = 'θκξπστφχψς';
const MU_PI = 'μπ';

/** Whether a character is Greek. */
export function isGreek(letter: string): boolean {
  return plainGreek(letter) !== null;
}

function plainGreek(letter: string): string | null {
  const accented = GREEK_PLAIN[letter];
  if (accented !== undefined) return accented;
  const code = letter.charCodeAt(0);
  const small = code >= 0x391 && code <= 0x3a9 ? String.fromCharCode(code + 0x20) : letter;
  return GREEK[small] === undefined ? null : small;
}

/**
 * A run of Greek letters in Latin capitals.
 *
 * @param letters  every one of them Greek
 * @returns the Latin letters of each
 */
export function romanizeGreek(letters: readonly string[]): readonly string[] {
  const plain = letters.map((letter) => plainGreek(letter) as string);
  // A stress on the first of two vowels (άυ) keeps them apart like a diaeresis does (αϋ).
  const stressed = letters.map((letter) => 'ΆάΈέΉήΌό'.includes(letter));
  const latin: string[] = [];
  for (let i = 0; i < plain.length; i++) {
    const [here, next] = [plain[i] as string, plain[i + 1]];
    const pair = stressed[i] === true ? '' : `${here}${next ?? ''}`;
    const digraph = GREEK_DIGRAPHS[pair];
    if (digraph !== undefined) latin.push(digraph, '');
    else if (pair === MU_PI) latin.push(i === 0 || i + 2 === plain.length ? 'B' : 'MP', '');
    else if (pair.length === 2 && UPSILON_AFTER.includes(here) && next === 'υ') {
      const after = plain[i + 2];
      latin.push(`${GREEK[here]}${after === undefined || VOICELESS.includes(after) ? 'F' : 'V'}`, '');
    } else {
      latin.push(here === 'ϊ' ? 'I' : here === 'ϋ' ? 'Y' : (GREEK[here] as string));
      continue;
    }
    i++;
  }
  return latin;
}

interface CyrillicRow {
  readonly letter: string;
  readonly icao: string;
  /** Without its mark. */
  readonly iso9: string;
}
const row = (letter: string, icao: string, iso9: string): CyrillicRow => ({ letter, icao, iso9 });

// biome-ignore format: a table reads in rows
const CYRILLIC: readonly CyrillicRow[] = [
  row('а', 'A', 'A'), row('б', 'B', 'B'), row('в', 'V', 'V'), row('г', 'G', 'G'), row('ґ', 'G', 'G'), row('д', 'D', 'D'), row('ђ', 'D', 'D'),
  row('ѓ', 'G', 'G'), row('е', 'E', 'E'), row('ё', 'E', 'E'), row('є', 'IE', 'E'), row('ж', 'ZH', 'Z'), row('з', 'Z', 'Z'), row('ѕ', 'DZ', 'Z'),
  row('и', 'I', 'I'), row('і', 'I', 'I'), row('ї', 'I', 'I'), row('й', 'I', 'J'), row('ј', 'J', 'J'), row('к', 'K', 'K'), row('ќ', 'K', 'K'),
  row('л', 'L', 'L'), row('љ', 'LJ', 'L'), row('м', 'M', 'M'), row('н', 'N', 'N'), row('њ', 'NJ', 'N'), row('о', 'O', 'O'), row('п', 'P', 'P'),
  row('р', 'R', 'R'), row('с', 'S', 'S'), row('т', 'T', 'T'), row('ћ', 'C', 'C'), row('у', 'U', 'U'), row('ў', 'U', 'U'), row('ф', 'F', 'F'),
  row('х', 'KH', 'H'), row('ц', 'TS', 'C'), row('ч', 'CH', 'C'), row('џ', 'DZ', 'D'), row('ш', 'SH', 'S'), row('щ', 'SHCH', 'S'), row('ъ', 'IE', ''),
  row('ы', 'Y', 'Y'), row('ь', '', ''), row('э', 'E', 'E'), row('ю', 'IU', 'U'), row('я', 'IA', 'A'),
];
const CYRILLIC_ROWS: ReadonlyMap<string, CyrillicRow> = new Map(
  CYRILLIC.map((cyrillic) => [cyrillic.letter, cyrillic]),
);

/**
 * A Cyrillic letter in Latin capitals; empty for the signs that are not spoken.
 *
 * @returns `null` for what is not in the table
 */
export function romanizeCyrillic(letter: string, scheme: 'icao-9303' | 'iso-9'): string | null {
  const code = letter.charCodeAt(0);
  // Capitals stand 32 before the small letters, those of Ѐ … Џ 80 before.
  const small = code >= 0x410 && code <= 0x42f ? code + 0x20 : code >= 0x400 && code <= 0x40f ? code + 0x50 : code;
  const found = CYRILLIC_ROWS.get(code === 0x490 ? 'ґ' : String.fromCharCode(small));
  return found === undefined ? null : scheme === 'iso-9' ? found.iso9 : found.icao;
}
