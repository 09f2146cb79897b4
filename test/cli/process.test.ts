/** The bundled program as people run it: exit codes, signals, closed pipes, an unpacked start. */

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../../packages/cli/dist/main.js', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function start(words: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN, ...words], {
    env: { ...process.env, FORCE_COLOR: '', ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    err += String(chunk);
  });
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, out, err })));
  return { child, ended, text: () => out };
}

describe('the program', () => {
  it('is bundled (npm test and npm run build see to it)', () => {
    expect(existsSync(MAIN)).toBe(true);
  });

  it('answers Julian days from a pipe', async () => {
    const { child, ended } = start(['sky', '--tt', '--bodies', 'Sun']);
    child.stdin.end('2451545\n2451546\n');
    const { code, out } = await ended;
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(3);
  });

  it('ends with 1 for a bad line and 2 for a bad word', async () => {
    const bad = start(['sky', '--tt', '--bodies', 'Sun']);
    bad.child.stdin.end('soon\n');
    expect(await bad.ended).toMatchObject({ code: 1, err: 'khagol: line 1: "soon" is not a Julian day\n' });
    const wrong = start(['chart', '--nonsense']);
    wrong.child.stdin.end();
    expect((await wrong.ended).code).toBe(2);
  });

  it('ends quietly when its reader goes away', async () => {
    const { child, ended } = start(['sky', '--tt']);
    child.stdin.on('error', () => undefined);
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.end(Array.from({ length: 20_000 }, (_, i) => 2_451_545 + i).join('\n'));
    const { code, err } = await ended;
    expect([code, err.replace(/khagol: \w+ has no row.*\n/g, '')]).toEqual([0, '']);
  });

  it('ends with 130 on Ctrl-C, while it waits for a line', async () => {
    const { child, ended, text } = start(['sky', '--tt', '--bodies', 'Sun']);
    child.stdin.write('2451545\n');
    while (!text().includes('2451545')) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGINT');
    expect((await ended).code).toBe(130);
  });

  it('serves until it is told to stop: a chart, then SIGTERM and 0, Ctrl-C and 130', async () => {
    for (const [signal, expected] of [
      ['SIGTERM', 0],
      ['SIGINT', 130],
    ] as const) {
      const { child, ended, text } = start(['serve', '--port', '0'], {
        KHAGOL_STORE: 'memory',
        KHAGOL_DEV_KEY: 'process-test-key',
      });
      while (!text().includes('curl')) await new Promise((resolve) => setTimeout(resolve, 20));
      const [url] = /http:\/\/localhost:\d+\/v2\S+/.exec(text()) as RegExpExecArray;
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'x-api-key': 'process-test-key', 'content-type': 'application/json' },
        body: '{"datetime":"1990-01-15T10:30:00","latitude":28.6139,"longitude":77.209,"timezone":"+05:30"}',
      });
      expect(await response.json()).toMatchObject({
        success: true,
        data: { sunSign: 'Capricorn' },
        metadata: { cost: 0.25 },
      });
      child.kill(signal);
      const { code, out, err } = await ended;
      expect(code).toBe(expected);
      expect(out + err).not.toContain('process-test-key');
      for (const line of err.trimEnd().split('\n'))
        expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), event: expect.any(String) });
    }
  });

  it('says which port is taken', async () => {
    const first = start(['serve', '--port', '0'], { KHAGOL_STORE: 'memory' });
    while (!first.text().includes('curl')) await new Promise((resolve) => setTimeout(resolve, 20));
    const port = /localhost:(\d+)/.exec(first.text())?.[1] as string;
    const { code, err } = await start(['serve', '--port', port], { KHAGOL_STORE: 'memory' }).ended;
    expect(code).toBe(1);
    expect(err).toContain('taken');
    first.child.kill('SIGTERM');
    await first.ended;
  });

  it('knows its words without opening an engine', async () => {
    const began = performance.now();
    const { child, ended } = start(['--help']);
    child.stdin.end();
    await ended;
    // 0.1 s alone on two cores; the limit is for a busy machine.
    expect(performance.now() - began).toBeLessThan(3000);
  });
});
