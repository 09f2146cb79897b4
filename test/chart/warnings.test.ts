/** The lists of warnings that a reader of the types sees, against the code that gives them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = (path: string) => readFileSync(new URL(`../../packages/engine/src/${path}`, import.meta.url), 'utf8');
const filesOf = (folder: string) =>
  readdirSync(new URL(`../../packages/engine/src/${folder}`, import.meta.url)).filter((name) => name.endsWith('.ts'));

/** Codes of warnings in a text: EngineErrors have other ones. */
const codesIn = (text: string): readonly string[] => {
  const errors = new Set([...source('errors.ts').matchAll(/\| '([A-Z_]+)'/g)].map(([, code]) => code));
  return [...text.matchAll(/code: '([A-Z0-9_]+)'/g)]
    .map(([, code]) => code as string)
    .filter((code) => !errors.has(code));
};
const listedIn = (path: string): readonly string[] => {
  const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*readonly warnings:/.exec(source(path))?.[0] ?? '';
  return [...comment.matchAll(/[A-Z][A-Z0-9_]{5,}/g)].map(([code]) => code);
};

describe('the codes of warnings', () => {
  it.each([
    ['time', 'time/moment.ts'],
    ['chart', 'chart/chart.ts'],
  ])('that %s/ gives are the ones that %s lists', (folder, page) => {
    const given = new Set(filesOf(folder).flatMap((name) => codesIn(source(`${folder}/${name}`))));
    expect(given.size).toBeGreaterThan(4);
    expect([...listedIn(page)].sort()).toEqual([...given].sort());
  });
});
