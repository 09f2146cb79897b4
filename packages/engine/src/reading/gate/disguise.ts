/** Words that are disguised so that a reader sees them and we do not: letters that look like others, turned writing, names in pieces. Such a sentence is barred whole. */

/** Turns the direction of what follows. */
const TURNED = /[\u202a-\u202e\u2066-\u2069]/;
/** Small capitals, phonetic letters and the like: Latin by script, and in no word of our languages. */
const LOOKALIKES = /[\u0250-\u02af\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff\uab30-\uab6f]/;
/** `S a t u r n`. */
const SPACED = /(?:^|[^\p{L}\p{M}])(?:[A-Za-z][ ._\u00b7-]){3}[A-Za-z](?![\p{L}\p{M}])/u;
/** `S@turn`, `h0use`. */
const SWAPPED = /[a-z][@$\u20ac\u00a3|][a-z]|[a-z][0-9]+[a-z]{2}/i;
const PIECES = /[A-Za-z]+(?:[\s_.\u00b7-]{1,3}[A-Za-z]+)+/g;
const PARTING = /[\s_.\u00b7-]+/;

/** Names that matter, as somebody may cut them. */
const NAMES = new Set(
  'moon mars mercury jupiter venus saturn rahu ketu uranus neptune pluto ascendant lagna house bhava aries taurus gemini cancer virgo libra scorpio sagittarius capricorn aquarius pisces second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth shani surya chandra mangal budha shukra mahadasha dosha manglik retrograde exalted debilitated combust'.split(
    ' ',
  ),
);
const LONGEST = 12;

/** Whether a sentence hides what it says. `written` is it as it came, before what does not show is taken out. */
export function isDisguised(written: string): boolean {
  if (TURNED.test(written)) return true;
  const text = written.normalize('NFKD').replace(/[\u0300-\u036f\u200b-\u200d\u2060\ufeff]|\u00ad/g, '');
  return LOOKALIKES.test(text) || SPACED.test(text) || SWAPPED.test(text) || isInPieces(text);
}

/** `Sat-urn`, `sev enth`: two or three pieces that are no names and make one. */
function isInPieces(text: string): boolean {
  for (const [run] of text.matchAll(PIECES)) {
    const pieces = run.toLowerCase().split(PARTING);
    for (let at = 0; at + 1 < pieces.length; at++) {
      let whole = pieces[at] as string;
      for (let next = at + 1; next < Math.min(pieces.length, at + 4); next++) {
        whole += pieces[next];
        if (whole.length > LONGEST) break;
        if (NAMES.has(whole)) return true;
      }
    }
  }
  return false;
}
