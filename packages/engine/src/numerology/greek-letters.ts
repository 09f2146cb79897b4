/**
 * Greek in plain Latin letters by ELOT 743, whose digraphs (ου, αυ, ευ, μπ, γγ) are read before its letters. The accents and breathings of older spelling are read over, but
 * for what they say of digraphs.
 *
 * Sources: `elot-743` (the transcription, as in Greek passports); `unicode-15` (canonical decompositions of Greek and Greek Extended).
 */

// biome-ignore format: letters stand in rows of an alphabet
const GREEK: { readonly [letter: string]: string } = {
  α: 'A', β: 'V', γ: 'G', δ: 'D', ε: 'E', ζ: 'Z', η: 'I', θ: 'TH', ι: 'I', κ: 'K', λ: 'L', μ: 'M',
  ν: 'N', ξ: 'X', ο: 'O', π: 'P', ρ: 'R', σ: 'S', ς: 'S', τ: 'T', υ: 'Y', φ: 'F', χ: 'CH', ψ: 'PS', ω: 'O',
  ϊ: 'I', ϋ: 'Y',
};

/**
 * Letters with marks, as the small letter without: with a breathing or a sign of length, and with an accent. A diaeresis is kept, for it undoes a digraph. Escapes
 * are signs that editors turn into others that look alike (U+1F71 into U+03AC).
 */
// biome-ignore format: a row for each letter
const MARKED: readonly (readonly [plain: string, unaccented: string, accented: string])[] = [
  ['α', 'ἀἁἈἉᾀᾁᾈᾉᾰᾱᾳᾸᾹᾼ', 'ΆάἂἃἄἅἆἇἊἋἌἍἎἏὰᾂᾃᾄᾅᾆᾇᾊᾋᾌᾍᾎᾏᾲᾴᾶᾷᾺ\u1f71\u1fbb'],
  ['ε', 'ἐἑἘἙ', 'ΈέἒἓἔἕἚἛἜἝὲῈ\u1f73\u1fc9'],
  ['η', 'ἠἡἨἩᾐᾑᾘᾙῃῌ', 'ΉήἢἣἤἥἦἧἪἫἬἭἮἯὴᾒᾓᾔᾕᾖᾗᾚᾛᾜᾝᾞᾟῂῄῆῇῊ\u1f75\u1fcb'],
  ['ι', 'ἰἱἸἹῐῑῘῙ\u1fbe', 'ΊίἲἳἴἵἶἷἺἻἼἽἾἿὶῖῚ\u1f77\u1fdb'],
  ['ο', 'ὀὁὈὉ', 'ΌόὂὃὄὅὊὋὌὍὸῸ\u1f79\u1ff9'],
  ['υ', 'ὐὑὙῠῡῨῩ', 'ΎύὒὓὔὕὖὗὛὝὟὺῦῪ\u1f7b\u1feb'],
  ['ω', 'ὠὡὨὩᾠᾡᾨᾩῳῼ\u2126', 'ΏώὢὣὤὥὦὧὪὫὬὭὮὯὼᾢᾣᾤᾥᾦᾧᾪᾫᾬᾭᾮᾯῲῴῶῷῺ\u1f7d\u1ffb'],
  ['ρ', 'ῤῥῬ', ''],
  ['ϊ', 'Ϊϊ', 'ΐῒῗ\u1fd3'],
  ['ϋ', 'Ϋϋ', 'ΰῢῧ\u1fe3'],
];

/** A Greek letter without its marks. */
export interface GreekLetter {
  /** Small, with a diaeresis or without. */
  readonly plain: string;
  readonly isAccented: boolean;
}

const LETTERS: ReadonlyMap<string, GreekLetter> = new Map([
  ...Object.keys(GREEK).flatMap((plain) => spellings(plain)),
  ...MARKED.flatMap(([plain, unaccented, accented]) => [
    ...Array.from(unaccented, (letter) => [letter, { plain, isAccented: false }] as const),
    ...Array.from(accented, (letter) => [letter, { plain, isAccented: true }] as const),
  ]),
]);

/** A small letter of the alphabet and its capital, which stands 32 before it. */
function spellings(plain: string): readonly (readonly [letter: string, read: GreekLetter])[] {
  const read = { plain, isAccented: false };
  return [[plain, read], ...(plain === 'ς' ? [] : [[String.fromCharCode(plain.charCodeAt(0) - 0x20), read] as const])];
}

const DIAERESIS = '\u0308';
/** Grave, acute, circumflex. */
const ACCENTS = '\u0300\u0301\u0342';
const WITH_DIAERESIS: { readonly [plain: string]: string } = { ι: 'ϊ', υ: 'ϋ' };

/**
 * A Greek letter with the marks that are typed after it.
 *
 * @param marks  any number of them, or none
 * @returns `null` for what is no Greek letter
 */
export function readGreek(letter: string, marks: string): GreekLetter | null {
  const read = LETTERS.get(letter);
  if (read === undefined) return null;
  if (marks === '') return read;
  const plain = marks.includes(DIAERESIS) ? (WITH_DIAERESIS[read.plain] ?? read.plain) : read.plain;
  return { plain, isAccented: read.isAccented || Array.from(marks).some((mark) => ACCENTS.includes(mark)) };
}

const DIGRAPHS: { readonly [pair: string]: string } = {
  ου: 'OU',
  γγ: 'NG',
  γξ: 'NX',
  γχ: 'NCH',
};
const UPSILON_AFTER = 'αεη';
/** Before these, and at the end of a name, υ after α, ε, η is F; otherwise V. */
const VOICELESS = 'θκξπστφχψς';
const MU_PI = 'μπ';

/**
 * A run of Greek letters in Latin capitals.
 *
 * @returns the Latin letters of each; nothing for the second of a digraph
 */
export function romanizeGreek(letters: readonly GreekLetter[]): readonly string[] {
  const latin: string[] = [];
  for (let i = 0; i < letters.length; i++) {
    const { plain: here, isAccented } = letters[i] as GreekLetter;
    const next = letters[i + 1]?.plain;
    // An accent on the first of two vowels (άυ) keeps them apart like a diaeresis does (αϋ).
    const pair = isAccented ? '' : `${here}${next ?? ''}`;
    const digraph = DIGRAPHS[pair];
    if (digraph !== undefined) latin.push(digraph, '');
    else if (pair === MU_PI) latin.push(i === 0 || i + 2 === letters.length ? 'B' : 'MP', '');
    else if (pair.length === 2 && UPSILON_AFTER.includes(here) && next === 'υ') {
      const after = letters[i + 2]?.plain;
      latin.push(`${GREEK[here]}${after === undefined || VOICELESS.includes(after) ? 'F' : 'V'}`, '');
    } else {
      latin.push(GREEK[here] as string);
      continue;
    }
    i++;
  }
  return latin;
}
