/** Texts that are too long for their room: cut between letters as a reader counts them, in every script. */

import { describe, expect, it } from 'vitest';
import { cut, lettersOf } from '../../packages/engine/src/drawing/caption.ts';
import { textWidth } from '../../packages/engine/src/drawing/index.ts';

describe('letters', () => {
  // Orthographic syllables as The Unicode Standard 15.0 forms them: §12.1 Devanagari, §12.6 Tamil, §12.9 Malayalam.
  const cases: readonly (readonly [text: string, letters: readonly string[]])[] = [
    ['शयनकक्ष', ['श', 'य', 'न', 'क', 'क्ष']],
    ['मुख्य', ['मु', 'ख्य']],
    ['ವರೆಗೆ', ['ವ', 'ರೆ', 'ಗೆ']],
    ['ദ്വാദശി', ['ദ്വാ', 'ദ', 'ശി']],
    ['ஸ்ரீ', ['ஸ்ரீ']],
    ['क्\u200dष', ['क्\u200dष']],
    ['हल् च', ['ह', 'ल्', ' ', 'च']],
    ['Cafe\u0301', ['C', 'a', 'f', 'e\u0301']],
    ['👨\u200d👩\u200d👧', ['👨\u200d👩\u200d👧']],
    ['\u0301a', ['\u0301', 'a']],
    ['', []],
  ];
  for (const [text, letters] of cases)
    it(`are told from the marks upon them and not taken out of conjuncts: ${text}`, () => {
      expect(lettersOf(text)).toEqual(letters);
    });
});

describe('a text that is cut', () => {
  it('ends behind a letter, wherever that is', () => {
    const text = 'मुख्य शयनकक्ष और दालान';
    const letters = lettersOf(text);
    const starts = letters.map((_, i) =>
      letters
        .slice(0, i + 1)
        .join('')
        .trimEnd(),
    );
    for (let widthEm = 0.5; widthEm < textWidth(text); widthEm += 0.1)
      expect(starts).toContain(cut(text, 400, widthEm).replace(/…$/, ''));
  });

  it('is never wider than its room, even where all of it is one letter', () => {
    for (const text of ['क्'.repeat(64), `a${'\u093e'.repeat(100)}`, 'W'.repeat(128)])
      for (const widthEm of [2.5, 4, 9]) expect(textWidth(cut(text, 400, widthEm))).toBeLessThanOrEqual(widthEm);
  });
});
