/**
 * Names in Indic scripts as plain Latin letters: राम is RAM, श्रीनिवास SHRINIVAS, and after ISO 15919 RAMA and SRINIVASA.
 *
 * A syllable is a consonant or several, joined by the virama, and one vowel: that of a sign, or the a that no sign writes. Where the language does not speak
 * this a, names are written without it, by these rules:
 * 1. At the end it goes, but stays after two consonants of which the second is a nasal, y, r, l or v (चन्द्र CHANDRA, कृष्ण KRISHNA; भक्त BHAKT, आनन्द ANAND).
 * 2. Within, from the right to the left, it goes between a consonant that follows a vowel and one that a vowel follows (मोहनदास MOHANDAS), or प्र or श्र (जयप्रकाश JAYPRAKASH).
 * 3. It stays before a last syllable in short i or u, which only words of Sanskrit have (रघुपति), and in -वती, -मती, -लता, -कला (लीलावती).
 * Rules 1 and 3 are ours; whoever writes a name otherwise gives it in Latin letters.
 *
 * Sources: `hunterian`, `iso-15919`; `ohala-1983` for rule 2.
 */

import {
  ADDAK,
  ASSAMESE,
  INDIC_CONSONANTS,
  INDIC_SINGLES,
  INDIC_VOWELS,
  type IndicScript,
  LENGTH_MARK,
  ODIA_VA,
  SIGN,
  SPLIT_SIGNS,
  TIPPI,
  VOWEL_SIGNS,
  WITH_NUKTA,
  type Written,
} from './indic-letters.ts';

interface Unit {
  text: string;
  readonly isVowel: boolean;
  /** The a that no sign writes. */
  readonly isSchwa: boolean;
  /** A nasal sign, whose letter is told by what follows. */
  readonly nasal: 'anusvara' | 'candrabindu' | null;
  readonly place: number;
}

/** How Indic letters are written in Latin ones. */
export interface IndicChoice {
  readonly indic: 'hunterian' | 'iso-15919';
  readonly schwa: 'drop' | 'keep';
}

/** The Latin capitals of a name, or which of its characters cannot be read. */
export type IndicResult = { readonly latin: string } | { readonly unreadable: number };

/**
 * A run of characters of one script in Latin capitals.
 *
 * @param letters  each of the script's block
 * @source  `hunterian`, `iso-15919`, `ohala-1983`
 */
export function romanizeIndic(letters: readonly string[], script: IndicScript, choice: IndicChoice): IndicResult {
  const isIso = choice.indic === 'iso-15919' || script.isIsoOnly;
  const units = unitsOf(letters, script, isIso);
  if (typeof units === 'number') return { unreadable: units };
  if (!isIso) {
    speakJna(units, script.jna);
    if (choice.schwa === 'drop' && script.schwa !== 'keep') {
      dropFinalSchwa(units);
      if (script.schwa === 'drop') dropInnerSchwas(units);
    }
  }
  resolveNasals(units, script, isIso);
  return { latin: units.map(({ text }) => text).join('') };
}

const SCHWA_PLACE = 0x05;

function unitsOf(letters: readonly string[], script: IndicScript, isIso: boolean): Unit[] | number {
  const units: Unit[] = [];
  const written = (pair: Written): string => (isIso ? pair[1] : pair[0]);
  const vowel = (place: number, isSchwa = false): void => {
    units.push({ text: written(INDIC_VOWELS.get(place) as Written), isVowel: true, isSchwa, nasal: null, place });
  };
  const consonant = (text: string, place: number, nasal: Unit['nasal'] = null): void => {
    units.push({ text, isVowel: false, isSchwa: false, nasal, place });
  };
  const placeAt = (i: number): number =>
    letters[i] === undefined ? -1 : (letters[i] as string).charCodeAt(0) - script.block;
  let isDoubled = false;
  for (let i = 0; i < letters.length; i++) {
    let place = placeAt(i);
    const code = place + script.block;
    const single = INDIC_SINGLES.get(code);
    if (single !== undefined) {
      units.push({ text: written(single.written), isVowel: single.isVowel, isSchwa: false, nasal: null, place });
      continue;
    }
    if (INDIC_VOWELS.has(place)) {
      const split = SPLIT_SIGNS.find(([first, second]) => first === place && second === placeAt(i + 1));
      vowel(split?.[2] ?? place);
      if (split !== undefined) i++;
      continue;
    }
    if (code === TIPPI) consonant('', SIGN.anusvara, 'anusvara');
    else if (code === ADDAK) isDoubled = true;
    else if (place === SIGN.anusvara) consonant('', place, 'anusvara');
    else if (place === SIGN.candrabindu || place === 0) consonant('', place, 'candrabindu');
    else if (place === SIGN.visarga) consonant('H', place);
    else if (place === SIGN.avagraha) continue;
    else {
      let text = ASSAMESE.get(code) ?? (code === ODIA_VA ? (['V', 'V'] as const) : undefined);
      if (text === undefined) {
        if (placeAt(i + 1) === SIGN.nukta) {
          place = WITH_NUKTA.get(place) ?? place;
          if (INDIC_CONSONANTS.has(place)) i++;
        }
        text = INDIC_CONSONANTS.get(place);
      }
      if (text === undefined) return i;
      const latin = written(text);
      if (isDoubled)
        consonant(latin.length > 1 && latin !== 'SH' && latin !== 'CH' ? latin.slice(0, -1) : latin, place);
      isDoubled = false;
      consonant(latin, place);
      const next = placeAt(i + 1);
      if (next === SIGN.virama) i++;
      else if (VOWEL_SIGNS.has(next)) {
        i++;
        const split = SPLIT_SIGNS.find(([first, second]) => first === next && second === placeAt(i + 1));
        if (split !== undefined) i++;
        vowel(split?.[2] ?? (VOWEL_SIGNS.get(next) as number));
        if (script.block >= 0xc00 && placeAt(i + 1) === LENGTH_MARK) i++;
      } else vowel(SCHWA_PLACE, true);
    }
  }
  return units;
}

const JA = 0x1c;
const NYA = 0x1e;

/** ज् and ञ together, as they are spoken. */
function speakJna(units: Unit[], jna: string): void {
  for (let i = 0; i + 1 < units.length; i++) {
    const [first, second] = [units[i] as Unit, units[i + 1] as Unit];
    if (first.place !== JA || second.place !== NYA || second.isVowel) continue;
    first.text = jna.slice(0, 1);
    second.text = jna.slice(1);
  }
}

/** Nasals, y, r, l, v: after another consonant they need a vowel. */
const SONORANTS: ReadonlySet<number> = new Set([
  0x19, 0x1e, 0x23, 0x28, 0x29, 0x2e, 0x2f, 0x30, 0x31, 0x32, 0x33, 0x35,
]);

function dropFinalSchwa(units: Unit[]): void {
  const last = units.length - 1;
  if (units[last]?.isSchwa !== true || !units.slice(0, last).some((unit) => unit.isVowel)) return;
  const [before, end] = [units[last - 2], units[last - 1] as Unit];
  const isCluster = before !== undefined && !before.isVowel && before.nasal === null;
  if (isCluster && SONORANTS.has(end.place) && before.place !== end.place) return;
  units.pop();
}

const [KA, TA, PA, MA, RA, LA, VA, SHA] = [0x15, 0x24, 0x2a, 0x2e, 0x30, 0x32, 0x35, 0x36];
const [AA, SHORT_I, II, SHORT_U] = [0x06, 0x07, 0x08, 0x09];
/** Consonant before the a, consonant and vowel after it: -वती, -मती, -लता, -कला. */
// biome-ignore format: a table reads in rows
const KEPT_ENDINGS: readonly (readonly [before: number, after: number, vowel: number])[] = [
  [VA, TA, II], [MA, TA, II], [LA, TA, AA], [KA, LA, AA],
];

function dropInnerSchwas(units: Unit[]): void {
  for (let i = units.length - 3; i >= 2; i--) {
    const [vowel, before, here, after, next] = [units[i - 2], units[i - 1], units[i], units[i + 1], units[i + 2]];
    if (here?.isSchwa !== true || vowel?.isVowel !== true || before === undefined || before.isVowel) continue;
    if (after === undefined || after.isVowel || after.nasal !== null || next === undefined) continue;
    const isOnset = (after.place === PA || after.place === SHA) && next.place === RA && units[i + 3]?.isVowel === true;
    if (!next.isVowel && !isOnset) continue;
    const isEnd = i + 2 === units.length - 1;
    if (isEnd && (next.place === SHORT_I || next.place === SHORT_U)) continue;
    if (isEnd && KEPT_ENDINGS.some(([b, a, v]) => b === before.place && a === after.place && v === next.place))
      continue;
    units.splice(i, 1);
  }
}

const HA = 0x39;

function resolveNasals(units: Unit[], script: IndicScript, isIso: boolean): void {
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit;
    if (unit.nasal === null) continue;
    const next = units[i + 1];
    if (isIso) unit.text = 'M';
    else if (next === undefined) unit.text = unit.nasal === 'anusvara' ? script.finalAnusvara : 'N';
    else if (next.place >= PA && next.place <= MA && !next.isVowel) unit.text = 'M';
    // सिंह at the end of a name is SINGH.
    else if (next.place === HA && i + 2 === units.length && script.schwa === 'drop') unit.text = 'NG';
    else unit.text = script.finalAnusvara === 'M' && next.place > MA ? 'M' : 'N';
  }
}
