/**
 * Letters of Latin beyond A … Z, each as plain letters: those that are a letter with marks lose the marks, the others go by the table of passports. A table of
 * our own and not the host's normalization, whose answers change with its edition of Unicode.
 *
 * Sources: `unicode-15` (canonical decompositions of Latin-1, Extended-A, Extended-B and Extended Additional: the first table; the signs of ångström and kelvin); `icao-9303` part 3, section 6 A
 * (Æ AE, Œ OE, Ø without its second letter, Þ TH, ß SS, Ð and Đ D, Ł L, Ŋ here NG as it sounds, Ĳ IJ, Ə E); African and other letters as the letter they were made from.
 */

/** A letter with marks is the letter. */
// biome-ignore format: a row for each letter
const MARKED: readonly (readonly [latin: string, letters: string])[] = [
  ['A', 'ÀÁÂÃÄÅàáâãäåĀāĂăĄąǍǎǞǟǠǡǺǻȀȁȂȃȦȧḀḁẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặ\u212b'],
  ['B', 'ḂḃḄḅḆḇ'],
  ['C', 'ÇçĆćĈĉĊċČčḈḉ'],
  ['D', 'ĎďḊḋḌḍḎḏḐḑḒḓ'],
  ['E', 'ÈÉÊËèéêëĒēĔĕĖėĘęĚěȄȅȆȇȨȩḔḕḖḗḘḙḚḛḜḝẸẹẺẻẼẽẾếỀềỂểỄễỆệ'],
  ['F', 'Ḟḟ'],
  ['G', 'ĜĝĞğĠġĢģǦǧǴǵḠḡ'],
  ['H', 'ĤĥȞȟḢḣḤḥḦḧḨḩḪḫẖ'],
  ['I', 'ÌÍÎÏìíîïĨĩĪīĬĭĮįİǏǐȈȉȊȋḬḭḮḯỈỉỊị'],
  ['J', 'Ĵĵǰ'],
  ['K', 'ĶķǨǩḰḱḲḳḴḵ\u212a'],
  ['L', 'ĹĺĻļĽľḶḷḸḹḺḻḼḽ'],
  ['M', 'ḾḿṀṁṂṃ'],
  ['N', 'ÑñŃńŅņŇňǸǹṄṅṆṇṈṉṊṋ'],
  ['O', 'ÒÓÔÕÖòóôõöŌōŎŏŐőƠơǑǒǪǫǬǭȌȍȎȏȪȫȬȭȮȯȰȱṌṍṎṏṐṑṒṓỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợ'],
  ['P', 'ṔṕṖṗ'],
  ['R', 'ŔŕŖŗŘřȐȑȒȓṘṙṚṛṜṝṞṟ'],
  ['S', 'ŚśŜŝŞşŠšȘșṠṡṢṣṤṥṦṧṨṩ'],
  ['T', 'ŢţŤťȚțṪṫṬṭṮṯṰṱẗ'],
  ['U', 'ÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲųƯưǓǔǕǖǗǘǙǚǛǜȔȕȖȗṲṳṴṵṶṷṸṹṺṻỤụỦủỨứỪừỬửỮữỰự'],
  ['V', 'ṼṽṾṿ'],
  ['W', 'ŴŵẀẁẂẃẄẅẆẇẈẉẘ'],
  ['X', 'ẊẋẌẍ'],
  ['Y', 'ÝýÿŶŷŸȲȳẎẏẙỲỳỴỵỶỷỸỹ'],
  ['Z', 'ŹźŻżŽžẐẑẒẓẔẕ'],
];

/** Letters of their own. */
// biome-ignore format: a row for each letter
const OWN: readonly (readonly [latin: string, letters: string])[] = [
  ['A', 'Ⱥⱥ'],
  ['B', 'ƀɃƁɓƂƃ'],
  ['C', 'ƇƈȻȼ'],
  ['D', 'ÐðĐđƉƊɖɗƋƌ'],
  ['E', 'ƎǝƏəƐɛɆɇ'],
  ['F', 'Ƒƒ'],
  ['G', 'ƓɠǤǥ'],
  ['H', 'Ħħ'],
  ['I', 'ıƖƗɨ'],
  ['J', 'ȷɈɉ'],
  ['K', 'Ƙƙĸ'],
  ['L', 'ŁłĿŀȽƚ'],
  ['N', 'ŉƝɲȠƞ'],
  ['O', 'ØøǾǿƆɔƟɵ'],
  ['P', 'Ƥƥ'],
  ['Q', 'Ɋɋ'],
  ['R', 'Ɍɍ'],
  ['S', 'ſẛẜẝ'],
  ['T', 'ŦŧƬƭȾƮʈ'],
  ['U', 'ɄʉƱʊ'],
  ['V', 'Ʋʋ'],
  ['Y', 'ƳƴɎɏỾỿ'],
  ['Z', 'ƵƶȤȥƷʒǮǯ'],
  ['AE', 'ÆæǢǣǼǽ'],
  ['OE', 'Œœ'],
  ['SS', 'ßẞ'],
  ['TH', 'Þþ'],
  ['NG', 'Ŋŋ'],
  ['IJ', 'Ĳĳ'],
  ['DZ', 'ǄǅǆǱǲǳ'],
  ['LJ', 'Ǉǈǉ'],
  ['NJ', 'Ǌǋǌ'],
  ['HV', 'Ƕƕ'],
  ['OI', 'Ƣƣ'],
  ['OU', 'Ȣȣ'],
  ['FF', 'ﬀ'],
  ['FI', 'ﬁ'],
  ['FL', 'ﬂ'],
  ['FFI', 'ﬃ'],
  ['FFL', 'ﬄ'],
  ['ST', 'ﬅﬆ'],
];

/** With `umlauts: 'two-letters'`, as Germans and Scandinavians write them out; marks above the dots, the ring or the stroke make no difference. */
// biome-ignore format: a row for each letter
const TWO_LETTERS: ReadonlyMap<string, string> = byLetter([
  ['AE', 'ÄäǞǟ'],
  ['OE', 'ÖöȪȫØøǾǿ'],
  ['UE', 'ÜüǕǖǗǘǙǚǛǜ'],
  ['AA', 'ÅåǺǻ\u212b'],
]);

const FOLDED: ReadonlyMap<string, string> = byLetter([...MARKED, ...OWN]);

function byLetter(rows: readonly (readonly [latin: string, letters: string])[]): ReadonlyMap<string, string> {
  return new Map(rows.flatMap(([latin, letters]) => Array.from(letters, (letter) => [letter, latin] as const)));
}

const ASCII_UPPER = 0xdf;
/** Of the full-width letters Ａ … ｚ from the plain ones. */
const FULL_WIDTH = 0xff21 - 0x41;

/**
 * A Latin letter as plain capitals.
 *
 * @param letter      one character
 * @param twoLetters  ä as AE
 * @returns `null` for what is no Latin letter
 */
export function foldLatin(letter: string, twoLetters: boolean): string | null {
  let code = letter.charCodeAt(0);
  if (code >= FULL_WIDTH + 0x41 && code <= FULL_WIDTH + 0x7a) code -= FULL_WIDTH;
  const upper = code & ASCII_UPPER;
  if (code < 0x7b && upper >= 0x41 && upper <= 0x5a && code >= 0x41) return String.fromCharCode(upper);
  return (twoLetters ? TWO_LETTERS.get(letter) : undefined) ?? FOLDED.get(letter) ?? null;
}

/** Letter and mark apart that belong together, in the order they are typed. */
const COMPOSED: { readonly [pair: string]: string } = {
  'A\u0308': 'Ä',
  'a\u0308': 'ä',
  'O\u0308': 'Ö',
  'o\u0308': 'ö',
  'U\u0308': 'Ü',
  'u\u0308': 'ü',
  'A\u030a': 'Å',
  'a\u030a': 'å',
  'И\u0306': 'Й',
  'и\u0306': 'й',
};

/** One character for a letter and the first mark after it where the mark changes how the letter is written out; otherwise the letter. */
export function composed(letter: string, marks: string): string {
  return COMPOSED[`${letter}${marks.slice(0, 1)}`] ?? letter;
}

/** A mark that stands on the letter before it: U+0300 … U+036F and its later ranges, and signs that choose a glyph. */
export function isMark(letter: string): boolean {
  const code = letter.charCodeAt(0);
  return (code >= 0x300 && code <= 0x36f) || (code >= 0x1ab0 && code <= 0x1aff) || (code >= 0x1dc0 && code <= 0x1dff);
}
