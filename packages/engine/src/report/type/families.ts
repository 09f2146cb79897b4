/** Which font paints which letter. */

import { isBytes, readList, readRecord, readText, refusal } from '../../input.ts';
import { SCRIPTS, type Script, scriptOf, scriptOfLanguage } from './script.ts';
import type { Face, Shaper } from './shaper.ts';

/** 600 takes the bold font of a family. */
export type Weight = 400 | 600;

/** The fonts of one script. */
export interface FontFamily {
  readonly script: Script;
  /** Such as `Noto Sans Devanagari`. */
  readonly name: string;
  /** TrueType files, whole. */
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** A stretch of text that one face paints. */
export interface FaceRun {
  readonly face: Face;
  readonly script: Script;
  readonly text: string;
}

/** What would turn, hide or break what stands around it: marks of direction, controls. No font is asked. */
const HARMFUL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/u;

/** Families that are open. */
export interface Families {
  /** The text cut where the face changes; letters that no font has are left to the first family, which paints a box. */
  runs(text: string, weight: Weight, language: string): readonly FaceRun[];
  /** The first letter that no font has, or that would harm what stands around it; null where there is none. */
  missing(text: string): string | null;
  /** The face of a language's own script, which sets the height of its lines. */
  faceOf(language: string, weight: Weight): Face;
}

/** What is painted by nobody, and missed by nobody: line ends, joiners, places where a word may break. */
const UNSEEN = /[\n\r\t\u00ad\u200b-\u200d\u2028\u2029\u2060\ufeff]/u;

/**
 * @param given  at least one; the first is asked for whatever no other claims
 * @throws  EngineError INVALID_OPTION naming the family
 */
export function openFamilies(shaper: Shaper, given: readonly FontFamily[]): Families {
  const families = readFamilies(given);
  const opened = { 400: new Map<FontFamily, Face>(), 600: new Map<FontFamily, Face>() };
  const face = (family: FontFamily, weight: Weight): Face => {
    const known = opened[weight].get(family);
    if (known !== undefined) return known;
    const bold = weight === 600;
    const fresh = openChecked(shaper, `${family.name}${bold ? ' Bold' : ''}`, bold ? family.bold : family.regular);
    opened[weight].set(family, fresh);
    return fresh;
  };
  const byScript = new Map(families.map((family) => [family.script, family]));
  const [first] = families as [FontFamily];
  const familyOf = (script: Script): FontFamily => byScript.get(script) ?? first;
  /** The family that paints a letter, the one at hand before the others. */
  const painterOf = (codePoint: number, atHand: FontFamily): FontFamily | null => {
    const own = scriptOf(codePoint);
    const wanted = own === null ? atHand : familyOf(own);
    if (face(wanted, 400).covers(codePoint)) return wanted;
    return families.find((family) => face(family, 400).covers(codePoint)) ?? null;
  };
  return {
    runs(text, weight, language) {
      const runs: FaceRun[] = [];
      let script = firstScript(text) ?? scriptOfLanguage(language);
      let family = familyOf(script);
      let start = 0;
      let at = 0;
      for (const letter of text) {
        const codePoint = letter.codePointAt(0) as number;
        const own = scriptOf(codePoint);
        const wanted = UNSEEN.test(letter) ? family : (painterOf(codePoint, family) ?? family);
        if (wanted !== family || (own !== null && own !== script)) {
          if (at > start) runs.push({ face: face(family, weight), script, text: text.slice(start, at) });
          start = at;
          family = wanted;
          script = own ?? script;
        }
        at += letter.length;
      }
      if (at > start) runs.push({ face: face(family, weight), script, text: text.slice(start) });
      return runs;
    },
    missing(text) {
      for (const letter of text)
        if (
          HARMFUL.test(letter) ||
          (!UNSEEN.test(letter) && painterOf(letter.codePointAt(0) as number, first) === null)
        )
          return letter;
      return null;
    },
    faceOf: (language, weight) => face(familyOf(scriptOfLanguage(language)), weight),
  };
}

function firstScript(text: string): Script | null {
  for (const letter of text) {
    const script = scriptOf(letter.codePointAt(0) as number);
    if (script !== null) return script;
  }
  return null;
}

function openChecked(shaper: Shaper, name: string, bytes: Uint8Array): Face {
  try {
    return shaper.open(name, bytes);
  } catch {
    throw refusal(
      'INVALID_OPTION',
      'fonts',
      'TrueType files',
      `${name} holds no letters; it must be a whole TrueType file.`,
    );
  }
}

function readFamilies(given: readonly FontFamily[]): readonly FontFamily[] {
  const allowed = 'at least one family of fonts';
  const list = readList('fonts', given, allowed);
  if (list.length === 0) throw refusal('INVALID_OPTION', 'fonts', allowed, `fonts must hold ${allowed}.`);
  list.forEach((entry, index) => {
    const field = `fonts[${index}]`;
    const { script, name, regular, bold } = readRecord(field, entry, 'a family: script, name, regular, bold');
    readText(`${field}.name`, name);
    if (!SCRIPTS.some((known) => known === script))
      throw refusal(
        'INVALID_OPTION',
        `${field}.script`,
        SCRIPTS.join(', '),
        `${field}.script is one of ${SCRIPTS.join(', ')}.`,
      );
    for (const [member, bytes] of Object.entries({ regular, bold }))
      if (!isBytes(bytes))
        throw refusal(
          'INVALID_OPTION',
          `${field}.${member}`,
          'bytes of a TrueType file',
          `${field}.${member} must be bytes of a TrueType file.`,
        );
  });
  return given;
}
