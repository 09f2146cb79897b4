/**
 * The colours of the screen, told to those who print: a profile of the three lights, their white and their curve.
 *
 * @source  ICC.1:2004-10 (profile version 4.2); IEC 61966-2-1 (sRGB), its lights adapted to D50 by Bradford's matrix
 */

import { bytesOf } from './objects.ts';

/** Parts of 65 536, as a profile counts. */
const WHITE = [0xf6d6, 0x10000, 0xd32d];
const RED = [0x6fa2, 0x38f5, 0x0390];
const GREEN = [0x6299, 0xb785, 0x18da];
const BLUE = [0x24a0, 0x0f84, 0xb6cf];
/** From the white of the screen (D65) to that of the profile. */
const ADAPTED = [68_674, 1502, -3291, 1939, 64_912, -1119, -606, 988, 49_262];
/** The exponent and four numbers of a curve that begins as a straight line. */
const CURVE = [0x26666, 0xf2a7, 0x0d59, 0x13d0, 0x0a5b];
const STRAIGHT_THEN_CURVED = 3;

const HEADER = 128;
const ENTRY = 12;

/** The bytes of the profile. */
export function srgbProfile(): Uint8Array {
  const curve = bytes('para', [STRAIGHT_THEN_CURVED << 16, ...CURVE]);
  const tags: readonly (readonly [name: string, content: Uint8Array])[] = [
    ['desc', words('sRGB')],
    ['cprt', words('CC0')],
    ['wtpt', bytes('XYZ ', WHITE)],
    ['chad', bytes('sf32', ADAPTED)],
    ['rXYZ', bytes('XYZ ', RED)],
    ['gXYZ', bytes('XYZ ', GREEN)],
    ['bXYZ', bytes('XYZ ', BLUE)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const front = HEADER + 4 + tags.length * ENTRY;
  const contents = [...new Set(tags.map(([, content]) => content))];
  const profile = new Uint8Array(contents.reduce((sum, { length }) => sum + length, front));
  const view = new DataView(profile.buffer);
  const letters = (at: number, text: string): void => profile.set(bytesOf(text), at);
  view.setUint32(0, profile.length);
  view.setUint32(8, 0x04200000);
  letters(12, 'mntrRGB XYZ ');
  // A date is asked for: that of the standard.
  [1999, 10, 18].forEach((part, index) => void view.setUint16(24 + index * 2, part));
  letters(36, 'acsp');
  WHITE.forEach((part, index) => void view.setUint32(68 + index * 4, part));
  view.setUint32(HEADER, tags.length);
  const places = new Map<Uint8Array, number>();
  let at = front;
  for (const content of contents) {
    profile.set(content, at);
    places.set(content, at);
    at += content.length;
  }
  tags.forEach(([name, content], index) => {
    const entry = HEADER + 4 + index * ENTRY;
    letters(entry, name);
    view.setUint32(entry + 4, places.get(content) as number);
    view.setUint32(entry + 8, content.length);
  });
  return profile;
}

function bytes(kind: string, numbers: readonly number[]): Uint8Array {
  const made = new Uint8Array(8 + numbers.length * 4);
  made.set(bytesOf(kind));
  numbers.forEach((number, index) => void new DataView(made.buffer).setInt32(8 + index * 4, number));
  return made;
}

/** Words in one language, padded to a multiple of four bytes. */
function words(text: string): Uint8Array {
  const numbers = [1, 12, 0x656e5553, text.length * 2, 28];
  const made = new Uint8Array((28 + text.length * 2 + 3) & ~3);
  made.set(bytes('mluc', numbers));
  for (let at = 0; at < text.length; at++) made[29 + at * 2] = text.charCodeAt(at);
  return made;
}
