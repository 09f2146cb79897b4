/** Where answers go: files that are there whole or not at all, bold letters only where they are wanted. */

import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writing } from '../../packages/cli/src/output.ts';
import type { Terminal } from '../../packages/cli/src/terminal.ts';
import { khagol } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'khagol-output-'));
afterAll(() => rmSync(folder, { recursive: true }));
const BIRTH = ['--datetime', '1990-01-15T10:30', '--lat', '28.6139', '--lon', '77.209'];
const nobody = {} as Terminal;
const leftovers = (): readonly string[] => readdirSync(folder).filter((name) => name.includes('.part'));

describe('-o', () => {
  it.each([
    [['chart', ...BIRTH]],
    [['chart', ...BIRTH, '--svg']],
    [['panchang', '2026-11-22', '--lat', '28.6', '--lon', '77.2', '--json']],
    [['dasha', ...BIRTH]],
    [['western', 'natal', ...BIRTH]],
    [['report', '--list']],
  ])('puts what %j prints into a file', async (words) => {
    const path = join(folder, 'answer');
    const printed = await khagol(words);
    const kept = await khagol([...words, '-o', path]);
    expect(printed.out.length).toBeGreaterThan(100);
    expect([kept.code, kept.out, readFileSync(path, 'utf8')]).toEqual([0, '', printed.out]);
    expect((await khagol([...words, '-o', '-'])).out).toBe(printed.out);
    expect(leftovers()).toEqual([]);
  });

  // As in `-o "$FILE"` of a script that forgot to set it.
  it.each([[['chart', ...BIRTH]], [['report', 'single-page', ...BIRTH]]])(
    'is refused without a name: %j',
    async (words) => {
      const refused = await khagol([...words, '-o', '']);
      expect(refused).toMatchObject({ code: 2, out: '', err: 'khagol: --out: the name of the file is empty\n' });
    },
  );

  it('shows nothing under its name before all of it is there', async () => {
    const path = join(folder, 'slow');
    await writing(path, nobody, async (write) => {
      await write('one');
      expect([existsSync(path), leftovers().length]).toEqual([false, 1]);
      await write(new Uint8Array([10, 50]));
    });
    expect([readFileSync(path, 'utf8'), leftovers()]).toEqual(['one\n2', []]);
  });

  it('keeps what was there when the work fails', async () => {
    const path = join(folder, 'kept');
    writeFileSync(path, 'old');
    await expect(
      writing(path, nobody, async (write) => {
        await write('new');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect([readFileSync(path, 'utf8'), leftovers()]).toEqual(['old', []]);
  });

  it('keeps rights and links, and writes into what is no plain file', async () => {
    const [path, link] = [join(folder, 'rights'), join(folder, 'link')];
    writeFileSync(path, 'old');
    chmodSync(path, 0o600);
    symlinkSync(path, link);
    await writing(link, nobody, (write) => write('new'));
    expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777, lstatSync(link).isSymbolicLink()]).toEqual([
      'new',
      0o600,
      true,
    ]);
    await writing('/dev/null', nobody, (write) => write('gone'));
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  it.each([
    [join(folder, 'nowhere', 'chart.txt'), 'no such file or folder'],
    [folder, 'it is a folder'],
    [join(folder, 'plain', 'chart.txt'), 'a part of the path is no folder'],
  ])('says of %s: %s', async (path, reason) => {
    writeFileSync(join(folder, 'plain'), '');
    const { code, out, err } = await khagol(['chart', ...BIRTH, '-o', path]);
    expect([code, out, err]).toEqual([1, '', `khagol: cannot write ${path}: ${reason}\n`]);
  });

  it('writes the picture of a plan in the same way', async () => {
    const path = join(folder, 'plan.svg');
    mkdirSync(join(folder, 'inner'));
    const plan =
      '{"inputSource":"plan-derived","plotPolygon":[[0,0],[12,0],[12,18],[0,18]],"bearingDeg":0,"doorXY":[5.4,18]}';
    expect((await khagol(['vastu', '-', '--svg', path], [plan])).code).toBe(0);
    expect(readFileSync(path, 'utf8')).toMatch(/^<svg /);
    expect((await khagol(['vastu', '-', '--svg', join(folder, 'inner')], [plan])).err).toContain('it is a folder');
  });
});

describe('bold letters', () => {
  it.each([
    [['chart', ...BIRTH]],
    [['panchang', '2026-11-22', '--lat', '28.6', '--lon', '77.2']],
    [['dasha', ...BIRTH]],
    [['dasha', ...BIRTH, '--at']],
    [['western', 'natal', ...BIRTH]],
    [['report', '--list']],
  ])('are in what %j prints, where they are wanted only', async (words) => {
    expect((await khagol(words, [], { colour: true })).out).toContain('\u001b[1m');
    expect((await khagol(words)).out).not.toContain('\u001b');
    if (!words.includes('--list'))
      expect((await khagol([...words, '--json'], [], { colour: true })).out).not.toContain('\u001b');
  });
});
