/**
 * Which star goes by this name? Arabic, Latin or Sanskrit, a letter of Bayer, Flamsteed's number where there is no letter, or a number of
 * Hipparcos, in any case.
 */

import { brief, readText, refusal } from '../../input.ts';
import { nearHint } from '../../nearest.ts';
import { longDesignation, type Star, starCatalogue, starsByMagnitude } from './catalogue.ts';
import { GENITIVES, GREEK } from './constellations.ts';

const ALLOWED =
  'the name of a star (Aldebaran), its designation (α Tau, alpha Tauri, alTau, 41 Ari, M 44) or its Hipparcos number (HIP 21421)';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

let byKey: ReadonlyMap<string, Star> | null = null;

/**
 * The star of a name.
 *
 * Case, spaces, hyphens, apostrophes and brackets do not matter; accents do, for no name has one. A letter that several stars share, such as
 * `γ Vel` of γ1 and γ2, is the brightest of them that the catalogue has.
 *
 * @param name  `Aldebaran`, `rohini`, `alTau`, `alpha Tauri`, `α Tau`, `alf Tau`, `HIP 21421`, `41 Arietis`, `M 44`, or an id of the catalogue
 * @throws  EngineError INVALID_OPTION for a name that no star has, with those that are written much like it
 */
export function starNamed(name: string): Star {
  return readStar(name, 'star');
}

/** The same where the name stands in an option. @param field  as an error shall name it */
export function readStar(name: unknown, field: string): Star {
  const written = readText(field, name, ALLOWED);
  const star = (byKey ??= keysOf(starCatalogue())).get(keyOf(written));
  if (star !== undefined) return star;
  const names = starCatalogue().flatMap((row) => [row.name, ...row.otherNames].map((n) => n.toLowerCase()));
  const why = `No star of the catalogue is called "${brief(written)}".${nearHint(written.toLowerCase(), names)} starCatalogue() of @khagol/engine/sky lists them.`;
  throw refusal('INVALID_OPTION', field, ALLOWED, why);
}

/** Names first, then designations, then designations without their number: what comes first keeps the key. */
function keysOf(stars: readonly Star[]): ReadonlyMap<string, Star> {
  const keys = new Map<string, Star>();
  const add = (text: string, star: Star): void => {
    const key = keyOf(text);
    if (!keys.has(key)) keys.set(key, star);
  };
  for (const star of stars) for (const name of [star.id, star.name, ...star.otherNames]) add(name, star);
  for (const star of stars) {
    for (const text of writingsOf(star.designation)) add(text, star);
    if (star.hip !== null) add(`HIP ${star.hip}`, star);
  }
  for (const star of starsByMagnitude()) {
    const shared = star.designation.replace(/^([α-ω])\d /, '$1 ');
    if (shared !== star.designation) for (const text of writingsOf(shared)) add(text, star);
  }
  return keys;
}

/** `α Tau` in every way of writing it. */
function writingsOf(designation: string): readonly string[] {
  const [first = '', constellation = ''] = designation.split(' ');
  const genitive = GENITIVES[constellation];
  if (genitive === undefined) return [designation];
  const greek = GREEK.find(([sign]) => first.startsWith(sign));
  const letters = greek === undefined ? [first] : greek.map((word) => word + first.slice(1));
  return [longDesignation(designation), ...letters.flatMap((letter) => [letter + constellation, letter + genitive])];
}

/**
 * What is compared: small letters and figures. Marks of ASCII, spaces and quotes fall away; any other sign is kept, so that
 * what cannot be read is never taken for a shorter name.
 */
function keyOf(text: string): string {
  let key = '';
  for (const sign of text.toLowerCase()) {
    const raised = SUPERSCRIPTS.indexOf(sign);
    // The micro sign is often typed for μ, and phi has two forms.
    if (raised >= 0) key += raised;
    else if (sign === 'µ') key += 'μ';
    else if (sign === 'ϕ') key += 'φ';
    else if (!/[\s!-/:-@[-`{-~’‘ʼʻ′–—−]/.test(sign)) key += sign;
  }
  return key;
}
