/**
 * Cyrillic in plain Latin letters: as passports write it, or by ISO 9 without its marks.
 *
 * Sources: `icao-9303` part 3, section 6 B; `iso-9-1995`. Neither table knows a name's language: г is G and и is I in Ukrainian names too. Letters of Kazakh, Tajik and others that
 * passports' table does not have are read by ISO 9 in both.
 */

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

/** Letters with marks that are read as the letter without. Source: `unicode-15`, canonical decompositions. */
// biome-ignore format: a row for each letter
const MARKED: readonly (readonly [letter: string, marked: string])[] = [
  ['а', 'ӐӑӒӓ'], ['е', 'ЀѐӖӗ'], ['ж', 'ӁӂӜӝ'], ['з', 'Ӟӟ'], ['и', 'ЍѝӢӣӤӥ'], ['о', 'Ӧӧ'], ['у', 'ӮӯӰӱӲӳ'], ['ч', 'Ӵӵ'], ['ы', 'Ӹӹ'], ['э', 'Ӭӭ'],
];
/** Letters that only ISO 9 has. Source: `iso-9-1995`. */
// biome-ignore format: a row for each letter
const BEYOND_PASSPORTS: readonly (readonly [latin: string, letters: string])[] = [
  ['A', 'ӘәӚӛ'], ['C', 'Ҷҷ'], ['G', 'Ғғ'], ['H', 'ҺһҲҳ'], ['K', 'Ққ'], ['N', 'Ңң'], ['O', 'ӨөӪӫ'], ['U', 'ҮүҰұ'], ['Z', 'Җҗ'],
];

/** Rows by every sign that is read by them. Capitals stand 32 before the small letters, those of Ѐ … Џ 80 before, and Ґ one. */
const ROWS: ReadonlyMap<string, CyrillicRow> = new Map([
  ...CYRILLIC.flatMap((cyrillic) => [
    [cyrillic.letter, cyrillic] as const,
    [capitalOf(cyrillic.letter), cyrillic] as const,
  ]),
  ...MARKED.flatMap(([letter, marked]) => {
    const cyrillic = CYRILLIC.find((one) => one.letter === letter) as CyrillicRow;
    return Array.from(marked, (sign) => [sign, cyrillic] as const);
  }),
  ...BEYOND_PASSPORTS.flatMap(([latin, letters]) =>
    Array.from(letters, (letter) => [letter, row(letter, latin, latin)] as const),
  ),
]);

function capitalOf(letter: string): string {
  const code = letter.charCodeAt(0);
  return String.fromCharCode(code - (code >= 0x490 ? 1 : code >= 0x450 ? 0x50 : 0x20));
}

/**
 * A Cyrillic letter in Latin capitals; empty for the signs that are not spoken.
 *
 * @returns `null` for what is not in the table
 */
export function romanizeCyrillic(letter: string, scheme: 'icao-9303' | 'iso-9'): string | null {
  const found = ROWS.get(letter);
  return found === undefined ? null : scheme === 'iso-9' ? found.iso9 : found.icao;
}
