/** Letters join as HarfBuzz joins them, in every script that reports are written in. */

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { openShaper, type Shaper } from '../../packages/engine/src/report/type/shaper.ts';
import { openTypesetter, type Typesetter, type Typography } from '../../packages/engine/src/report/type/typesetter.ts';
import { loadTypography } from '../../packages/fonts/src/node.ts';

interface Words {
  readonly font: string;
  readonly script: string;
  readonly words: readonly (readonly [word: string, glyphs: string])[];
}

const AUTHORITY = JSON.parse(
  readFileSync(new URL('../authorities/report/shaping.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Words>>;
let typography: Typography;
let shaper: Shaper;
let typesetter: Typesetter;
beforeAll(async () => {
  typography = await loadTypography();
  shaper = await openShaper(typography.shaper);
  typesetter = await openTypesetter(typography);
});

describe('a word', () => {
  it.each(Object.entries(AUTHORITY))(
    'in %s has the glyphs that hb-shape gives it, to the unit',
    (language, { font, script, words }) => {
      const family = typography.fonts.find(({ name }) => font === `${name.replaceAll(' ', '')}-Regular.ttf`);
      const face = shaper.open(font, family?.regular as Uint8Array);
      const written = words.map(([word]) => [
        word,
        face
          .shape(word, script, language)
          .map(
            ({ id, cluster, advance, dx, dy }) =>
              `${id}=${cluster}${dx === 0 && dy === 0 ? '' : `@${dx},${dy}`}+${advance}`,
          )
          .join('|'),
      ]);
      expect(written).toEqual(words);
    },
  );

  it('is as wide in a line as the sum of its parts, and shaped once', () => {
    const once = typesetter.width('स्वतन्त्रता', 10, 400, 'hi');
    expect(typesetter.width('स्वतन्त्रता स्वतन्त्रता', 10, 400, 'hi')).toBeCloseTo(
      2 * once + typesetter.width(' ', 10, 400, 'hi'),
      9,
    );
    expect(typesetter.width('स्वतन्त्रता', 20, 400, 'hi')).toBeCloseTo(2 * once, 9);
    expect(typesetter.width('स्वतन्त्रता', 10, 600, 'hi')).toBeGreaterThan(once);
  });

  it('of two scripts is painted by two fonts, figures by the one at hand', () => {
    const { parts } = typesetter.line('राशि 12 – Aries', 10, 400, 'hi');
    expect(parts.map(({ piece }) => [piece.text, piece.face.name])).toEqual([
      ['राशि', 'Noto Sans Devanagari'],
      [' ', 'Noto Sans Devanagari'],
      ['12', 'Noto Sans Devanagari'],
      [' ', 'Noto Sans Devanagari'],
      ['–', 'Noto Sans Devanagari'],
      [' ', 'Noto Sans Devanagari'],
      ['Aries', 'Noto Sans'],
    ]);
  });

  it('that nobody can paint is told by its first strange letter', () => {
    expect(typesetter.missing('Asha आशा ஆஷா ₹ ½ Ж')).toBeNull();
    expect(typesetter.missing('Asha 🎉')).toBe('🎉');
    expect(typesetter.missing('אשה')).toBe('א');
    expect(typesetter.missing('a\u202eb')).toBe('\u202e');
    expect(typesetter.missing('a\u0007b')).toBe('\u0007');
  });
});

describe('opening', () => {
  it.each([
    ['shaper', { shaper: new Uint8Array([1, 2, 3]) }],
    ['shaper', { shaper: 'harfbuzz.wasm' }],
    ['fonts', { fonts: [] }],
    ['fonts', { fonts: 'Noto' }],
    [
      'fonts[0].script',
      { fonts: [{ script: 'Thai', name: 'x', regular: new Uint8Array(1), bold: new Uint8Array(1) }] },
    ],
    ['fonts[0].regular', { fonts: [{ script: 'Latn', name: 'x', regular: 'bytes', bold: new Uint8Array(1) }] }],
  ])('refuses what is no %s', async (field, wrong) => {
    await expect(openTypesetter({ ...typography, ...wrong } as unknown as Typography)).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      field,
    });
  });

  it('refuses a file without letters when it is first asked for', async () => {
    const [first] = typography.fonts;
    const bad = await openTypesetter({
      ...typography,
      fonts: [{ ...(first as Typography['fonts'][number]), regular: new Uint8Array(200) }],
    });
    expect(() => bad.width('a', 10, 400, 'en')).toThrow(/no letters/);
  });
});
