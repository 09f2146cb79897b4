import { beforeAll, describe, expect, it } from 'vitest';
import { textWidth } from '../../packages/engine/src/drawing/index.ts';
import { openTypesetter, type Typesetter } from '../../packages/engine/src/report/index.ts';
import { loadTypography } from '../../packages/fonts/src/node.ts';
import { languages } from './languages.ts';

/** Every word that a language has for a thing. */
function wordsOf(names: object): readonly string[] {
  return Object.values(names).flatMap((list: Readonly<Record<string, string>>) => Object.values(list));
}

describe('the width of a text without a font', () => {
  let typesetter: Typesetter;
  beforeAll(async () => {
    typesetter = await openTypesetter(await loadTypography());
  });

  for (const language of languages) {
    it(`is no less than that of Noto Sans, and seldom half as much again, for every name in ${language.english}`, () => {
      const words = wordsOf(language.names);
      expect(words.length).toBeGreaterThan(400);
      let [bound, real] = [0, 0];
      for (const weight of [400, 600] as const)
        for (const word of words) {
          const width = typesetter.width(word, 1, weight, language.code);
          expect(textWidth(word, weight), `${word} ${weight}`).toBeGreaterThanOrEqual(width - 1e-9);
          bound += textWidth(word, weight);
          real += width;
        }
      expect(bound / real, language.code).toBeLessThan(1.5);
    });
  }

  it('counts nothing, or little, for marks above and below a letter, and more for those beside it', () => {
    expect(textWidth('कुंॅ')).toBeLessThan(textWidth('क') + 0.3);
    expect(textWidth('का')).toBeGreaterThan(textWidth('क') + 0.2);
    expect(textWidth('த்')).toBe(textWidth('த'));
    expect(textWidth('क्‍ष')).toBe(textWidth('क') + textWidth('ष'));
    expect(textWidth('e\u0301')).toBe(textWidth('e'));
    expect(textWidth('漢')).toBe(1.05);
  });
});
