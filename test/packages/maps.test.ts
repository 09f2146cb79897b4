/** Source maps tell strangers the sources of the package, and nothing of where it was built. */

import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { tidyMap, tidyMaps } from '../../packages/workshop/src/maps.mjs';

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent: readonly (string | null)[];
  readonly mappings: string;
}

const dist = fileURLToPath(new URL('../../packages/engine/dist/', import.meta.url));

describe('a map that is tidied', () => {
  const tidy = JSON.parse(
    tidyMap(
      JSON.stringify({
        version: 3,
        sources: [
          '../src/angle.ts',
          '../src/packs.generated.ts',
          '../../../node_modules/.pnpm/jose@6.2.17/node_modules/jose/dist/key.js',
          'D:/khagol/node_modules/uqr/index.js',
        ],
        sourcesContent: ['angle', 'packs', 'jose', 'uqr'],
        mappings: 'AAAA',
        names: [],
      }),
    ),
  ) as SourceMap;

  it('names a bundled dependency by its package, wherever it lay', () => {
    expect(tidy.sources).toEqual([
      '../src/angle.ts',
      '../src/packs.generated.ts',
      'node_modules/jose/dist/key.js',
      'node_modules/uqr/index.js',
    ]);
  });

  it('keeps the words of every source but the generated ones', () => {
    expect(tidy.sourcesContent).toEqual(['angle', null, 'jose', 'uqr']);
    expect(tidy.mappings).toBe('AAAA');
  });
});

describe('a folder that is tidied again', () => {
  it('leaves the date of what an earlier build wrote, and tidies what is new', () => {
    const folder = mkdtempSync(join(tmpdir(), 'khagol-maps-'));
    try {
      const text = JSON.stringify({
        version: 3,
        sources: ['/a/node_modules/b/c.js'],
        sourcesContent: ['c'],
        mappings: '',
      });
      const [old, fresh] = [join(folder, 'old.js.map'), join(folder, 'fresh.js.map')];
      writeFileSync(old, tidyMap(text));
      writeFileSync(fresh, text);
      utimesSync(old, 1000, 1000);
      tidyMaps(folder);
      expect(statSync(old).mtimeMs).toBe(1_000_000);
      expect(readFileSync(fresh, 'utf8')).toBe(tidyMap(text));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the published scripts of the engine', () => {
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));

  it('have a map each, with the sources inside', () => {
    expect(scripts.length).toBeGreaterThan(50);
    for (const script of scripts) {
      expect(existsSync(`${dist}${script}.map`), `${script}.map`).toBe(true);
      const { sources, sourcesContent } = JSON.parse(readFileSync(`${dist}${script}.map`, 'utf8')) as SourceMap;
      expect(sources.filter((source) => source.startsWith('/') || source.includes('.pnpm'))).toEqual([]);
      for (const [index, source] of sources.entries())
        expect(sourcesContent[index] === null, source).toBe(source.endsWith('.generated.ts'));
    }
  });
});
