/** The reference of the engine is what its sources say today, and has everything that a program can import. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FOLDER, referencePages } from '../../packages/workshop/src/reference.mjs';
import { moduleOf, root } from './modules.ts';

const pages: ReadonlyMap<string, string> = referencePages();
const MOST_BYTES = 1_500_000;
const specifierOf = (text: string): string => /^# (@khagol\/engine\S*)$/m.exec(text)?.[1] ?? '';
const told = [...pages.values()].filter((text) => specifierOf(text) !== '');
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/^### (\w+)$/gm)].map(([, name]) => name as string);

describe('the reference', () => {
  it('is not stale: npm run reference writes nothing new', () => {
    const kept = readdirSync(`${root}${FOLDER}`).sort();
    expect(kept.map((name) => `${FOLDER}${name}`)).toEqual([...pages.keys()].sort());
    // A plain comparison: a page of differences would bury what to do.
    for (const [path, text] of pages)
      expect([path, readFileSync(`${root}${path}`, 'utf8') === text], 'npm run reference').toEqual([path, true]);
  });

  it('stays small enough to be read in the repository', () => {
    const bytes = [...pages.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    expect(bytes).toBeGreaterThan(MOST_BYTES / 4);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  it.each(told.map((text) => [specifierOf(text), text] as const))(
    'tells every value of %s',
    async (specifier, text) => {
      const names = namesIn(text);
      expect(new Set(names).size).toBe(names.length);
      const missing = Object.keys(await moduleOf(specifier)).filter((name) => !names.includes(name));
      expect(missing).toEqual([]);
    },
  );

  it('says what each function is for', () => {
    const bare = told.flatMap((text) =>
      (/^## Functions\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(text)?.[1] ?? '')
        .split(/^### /m)
        .slice(1)
        .filter((section) => section.trimEnd().endsWith('```'))
        .map((section) => `${specifierOf(text)} ${section.split('\n')[0]}`),
    );
    expect(bare).toEqual([]);
  });
});
