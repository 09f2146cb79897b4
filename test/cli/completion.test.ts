/** Completion: what may come next is read off the tree of commands, and a real bash makes use of it. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { khagol } from './terminal.ts';

const MAIN = fileURLToPath(new URL('../../packages/cli/dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'khagol-completion-'));
afterAll(() => rmSync(folder, { recursive: true }));
symlinkSync(MAIN, join(folder, 'khagol'));
writeFileSync(join(folder, 'plan.json'), '{}');

async function next(...words: readonly string[]): Promise<readonly string[]> {
  const { code, out } = await khagol(['completion', 'words', '--', ...words]);
  expect(code).toBe(0);
  return out.split('\n').filter((word) => word !== '');
}

describe('khagol completion', () => {
  it.each([
    [['ch'], ['chart']],
    [['re'], ['report', 'receipts']],
    [
      ['western', ''],
      ['natal', 'transits', 'synastry'],
    ],
    [['chart', '--zo'], ['--zodiac']],
    [
      ['chart', '--zodiac', ''],
      ['sidereal', 'tropical'],
    ],
    [['chart', '--zodiac=t'], ['--zodiac=tropical']],
    [['chart', '--zodiac', '=', 't'], ['tropical']],
    [['chart', '--svg', 'w'], ['wheel']],
    [['chart', '--svg', '--zo'], ['--zodiac']],
    [['chart', '--lat', ''], []],
    [['chart', '--lat', '5', '--lo'], ['--lon']],
    [['chart', '--batch', ''], [':files']],
    [['chart', '-o', 'x'], [':files']],
    [['vastu', ''], [':files']],
    [['report', '--language', 'hi', '--li'], ['--list']],
    [
      ['western', 'transits', '--da'],
      ['--datetime', '--date', '--days'],
    ],
    [['keys', 'cr'], ['create']],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [['completion', '--'], ['--help']],
    [['dasha', '--system', 'vi'], ['vimshottari']],
    [['dasha', '--system=yogi'], ['--system=yogini']],
    [['chart', '--ayanamsa', 'rama'], ['raman']],
    [['chart', '--houses=plac'], ['--houses=placidus']],
    [['panchang', '--convention', 'ram'], ['raman']],
    [['ask', '--language', 'h'], ['hi']],
    [
      ['ask', '--system', ''],
      ['vedic', 'western'],
    ],
    [['keys', 'create', '--ac'], ['--account']],
    [['nothing', '--he'], ['--help']],
  ])('after %j comes %j', async (words, wanted) => {
    expect(await next(...words)).toEqual(wanted);
  });

  it('offers every command at the beginning', async () => {
    const commands = await next('');
    const { out } = await khagol('--help');
    const listed = [...out.slice(out.indexOf('Commands:')).matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name);
    expect(commands).toEqual(listed.filter((name) => name !== 'help' && name !== 'khagol'));
  });

  it('knows its shells', async () => {
    for (const shell of ['bash', 'zsh', 'fish'])
      expect((await khagol(`completion ${shell}`)).out).toContain('completion words --');
    const { code, err } = await khagol('completion tcsh');
    expect([code, err]).toEqual([2, 'khagol: "tcsh" is not a shell known here; there are bash, zsh, fish\n']);
    expect((await khagol('completion')).code).toBe(2);
  });

  it.skipIf(spawnSync('bash', ['--version']).status !== 0)('works in bash when it is sourced', () => {
    const complete = (line: string): readonly string[] => {
      const script = `
        source <(khagol completion bash)
        COMP_WORDS=(${line}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
        _khagol && printf '%s\\n' "\${COMPREPLY[@]}"`;
      const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
      const { stdout, stderr, status } = spawnSync('bash', ['--norc', '-c', script], {
        env,
        cwd: folder,
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, '']);
      return stdout.split('\n').filter((word) => word !== '');
    };
    expect(complete('khagol pan')).toEqual(['panchang']);
    expect(complete("khagol chart --zodiac ''")).toEqual(['sidereal', 'tropical']);
    expect(complete('khagol vastu pl')).toEqual(['plan.json']);
    expect(complete("khagol chart --lat ''")).toEqual([]);
  });
});
