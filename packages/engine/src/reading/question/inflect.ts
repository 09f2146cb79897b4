/**
 * What becomes of the end of a stem before its endings: sounds that fall out or double in the languages of the south, and a final vowel that
 * changes in those of the north. A table names the word; its forms follow from here.
 *
 * @source Krishnamurti, The Dravidian Languages (2003), ch. 6, for oblique stems; Masica, The Indo-Aryan Languages (1991), ch. 8
 */

/** Fewest characters left of a stem whose final sound is dropped: shorter ones begin too many other words. */
const LEAST = 3;
/** The same where a whole syllable is dropped, or in the north, where stems are shorter. */
const LEAST_LONG = 4;

/** Final u and the mark that silences a consonant, at the same places in every block of the south. */
const SILENT = 0x4d;
const SHORT_U = 0x41;
const NASAL = 0x02;
/** Final ā and o of the north. */
const LONG_A = 0x3e;
const O = 0x4b;

/**
 * The stems under which a folded stem of a table is found.
 *
 * @param word  folded; what has no star at its end stays as it is, and so does what is not Indic
 */
export function inflected(word: string): readonly string[] {
  const last = word.length - 2;
  if (last < LEAST || !word.endsWith('*')) return [word];
  const code = word.charCodeAt(last);
  if (code < 0x900 || code > 0xd7f) return [word];
  const place = code & 0x7f;
  const block = code - place;
  const rest = word.slice(0, last);
  if (block < 0xb80)
    return (place === LONG_A || place === O) && block !== 0x980 && rest.length >= LEAST_LONG ? [`${rest}*`] : [word];
  if (place === SHORT_U) return [`${rest}*`];
  if (place === NASAL) return nasal(word, rest, block);
  if (place !== SILENT) return [word];
  if (block === 0xb80 && rest.endsWith('ம')) return tamilNasal(rest.slice(0, -1));
  return [`${rest}*`];
}

/** A final m of Telugu and Malayalam: houses, of the house. */
function nasal(word: string, rest: string, block: number): readonly string[] {
  if (rest.length >= LEAST_LONG) return [`${rest}*`];
  if (block === 0xd00) return [word, `${rest}ത്ത*`, `${rest}ങ്ങ*`, `${rest}മ*`];
  if (block === 0xc00) return [word, `${rest}ాల*`, `${rest}ాన*`, `${rest}న్న*`];
  return [word];
}

function tamilNasal(rest: string): readonly string[] {
  return rest.length >= LEAST_LONG ? [`${rest}*`] : [`${rest}ம*`, `${rest}த்த*`];
}
