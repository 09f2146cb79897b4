/** The figures on our pages are those of the newest kept run, and a kept run says when, where and of which state of the sources it is. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGES, pageWith } from '../../bench/harness/pages.mjs';
import { FOLDER, newest } from '../../bench/harness/results.mjs';
import { root } from '../guides/modules.ts';

const run = newest();
const files: readonly string[] = readdirSync(FOLDER).filter((name: string) => name.endsWith('.json'));

describe.each(Object.keys(PAGES))('%s', (path) => {
  const text = readFileSync(`${root}${path}`, 'utf8');

  it('tells the figures of the newest kept run: npm run bench -- --pages writes nothing new', () => {
    expect(run).not.toBeNull();
    expect(pageWith(path, text, run) === text, 'npm run bench -- --pages').toBe(true);
    expect(text).toContain(`bench/results/${run?.file}`);
  });

  it('would tell others, were the run another', () => {
    const other = JSON.parse(JSON.stringify(run));
    for (const group of other.results.groups) for (const row of group.rows) row.median *= 3;
    expect(pageWith(path, text, other)).not.toBe(text);
  });

  it('cannot lose its marks unseen', () => {
    expect(() => pageWith(path, 'no marks', run)).toThrow('marks');
  });
});

describe.each(files)('the kept run %s', (file) => {
  const kept = JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8'));

  it('names day, commit, machine and seed, and is called by them', () => {
    expect(kept.date).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
    expect(kept.commit).toMatch(/^[0-9a-f]{7,}$/);
    expect(file.replace(/^curves-/, '')).toBe(`${kept.date.slice(0, 10)}-${kept.commit}.json`);
    expect(kept.machine).toMatchObject({
      processor: expect.stringMatching(/./),
      cores: expect.any(Number),
      memoryGiB: expect.any(Number),
      system: expect.stringMatching(/./),
      node: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    expect(kept.seed).toEqual(expect.any(Number));
  });

  it('is a whole one, with its text and its peers or its figure beside it', () => {
    expect(kept.quick).toBe(false);
    const name = `${FOLDER}${file.replace(/\.json$/, '')}`;
    expect(readFileSync(`${name}.txt`, 'utf8')).toContain(kept.commit);
    if (file.startsWith('curves-')) expect(existsSync(`${name}.svg`)).toBe(true);
    else {
      expect(kept.peers).toMatchObject({ 'astronomy-engine': expect.any(String) });
      expect(kept.targets.length).toBeGreaterThan(5);
    }
  });
});
